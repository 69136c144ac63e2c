import { View } from '@tarojs/components'
import type { CommonProblem } from '@contract'
import type { RemoteList } from '@/api'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { EmptyState, FailedState, ListEnd, RetryNote, Skeleton } from '@/ui'
import { helpWords } from '../messages'
import { ProblemList } from './ProblemList'

interface ProblemsProps {
  list: RemoteList<CommonProblem>
  reload: () => unknown
  /** Words that were typed for it; '': none. */
  searched: string
  ranked?: boolean
  opened?: string | undefined
}

const NoProblems = observer(function NoProblems({ searched }: Pick<ProblemsProps, 'searched'>) {
  if (searched === '') {
    return (
      <EmptyState
        drawing="search"
        title={helpWords('none')}
        action={{ label: helpWords('goHome'), onTap: () => void go('index', {}) }}
      />
    )
  }
  return (
    <EmptyState
      drawing="search"
      title={helpWords('nothing')}
      note={helpWords('nothingNote')}
      action={{ label: helpWords('ask'), onTap: () => void go('customerBackpage', { asks: searched }) }}
    />
  )
})

/** Questions in one of the four states. */
export const Problems = observer(function Problems(props: ProblemsProps) {
  const { list, reload, searched, ranked = false, opened } = props
  if (list.rows.length === 0) {
    if (list.status === 'loading') return <Skeleton of={Array.from({ length: 6 }, () => ['field', 'line'] as const)} />
    if (list.status === 'failed') return <FailedState error={list.error} onRetry={reload} />
    return <NoProblems searched={searched} />
  }
  return (
    <View aria-busy={list.isPrevious}>
      <View>{list.status === 'failed' ? <RetryNote onRetry={reload} /> : null}</View>
      <ProblemList rows={list.rows} ranked={ranked} opened={opened} />
      <ListEnd list={list} />
    </View>
  )
})
