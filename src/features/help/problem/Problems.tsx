import type { CommonProblem } from '@contract'
import type { RemoteList } from '@/api'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { EmptyState, Skeleton } from '@/ui'
import { PagedBody } from '@/ui/list/PagedList'
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
  return (
    <PagedBody
      list={list}
      skeleton={<Skeleton of={Array.from({ length: 6 }, () => ['field', 'line'] as const)} />}
      onRetry={reload}
      empty={<NoProblems searched={searched} />}
    >
      <ProblemList rows={list.rows} ranked={ranked} opened={opened} />
    </PagedBody>
  )
})
