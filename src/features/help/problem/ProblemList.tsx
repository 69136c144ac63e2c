import { View } from '@tarojs/components'
import type { CommonProblem } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { ProblemRow } from './ProblemRow'

interface ProblemListProps {
  rows: readonly CommonProblem[]
  /** They stand by how often they are asked about. */
  ranked?: boolean
  /** The one that is open from the beginning. */
  opened?: string | undefined
}

/** Questions, one of them open at most. */
export const ProblemList = observer(function ProblemList({ rows, ranked = false, opened }: ProblemListProps) {
  const [open, setOpen] = useState(opened)
  return (
    <View role="list">
      {rows.map((problem, index) => (
        <ProblemRow
          key={problem.problemCode}
          problem={problem}
          {...(ranked ? { rank: index + 1 } : {})}
          open={open === problem.problemCode}
          onToggle={() => setOpen(open === problem.problemCode ? undefined : problem.problemCode)}
        />
      ))}
    </View>
  )
})
