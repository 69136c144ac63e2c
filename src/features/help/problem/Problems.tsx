import { View } from '@tarojs/components'
import type { CommonProblem } from '@contract'
import type { RemoteList } from '@/api'
import { observer } from 'mobx-react-lite'
import { callPhone } from '@/platform/phone'
import { go } from '@/routes'
import { stores } from '@/stores'
import { EmptyState, FailedState, ListEnd, RetryNote, Skeleton } from '@/ui'
import { helpWords } from '../messages'
import { ProblemList } from './ProblemList'

interface ProblemsProps {
  list: RemoteList<CommonProblem>
  reload: () => unknown
  /** It is of words that were typed. */
  searched: boolean
  /** Shows the most asked, where what is chosen has none. */
  onAll: () => void
  ranked?: boolean
  opened?: string | undefined
}

const NoProblems = observer(function NoProblems({ searched, onAll }: Pick<ProblemsProps, 'searched' | 'onAll'>) {
  const phone = stores.site.info?.servicePhone
  if (!searched) {
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
      action={
        phone === undefined
          ? { label: helpWords('showAll'), onTap: onAll }
          : { label: helpWords('call'), onTap: () => void callPhone(phone) }
      }
    />
  )
})

/** Questions in one of the four states. */
export const Problems = observer(function Problems(props: ProblemsProps) {
  const { list, reload, searched, onAll, ranked = false, opened } = props
  if (list.rows.length === 0) {
    if (list.status === 'loading') return <Skeleton of={Array.from({ length: 6 }, () => ['field', 'line'] as const)} />
    if (list.status === 'failed') return <FailedState error={list.error} onRetry={reload} />
    return <NoProblems searched={searched} onAll={onAll} />
  }
  return (
    <View aria-busy={list.isPrevious}>
      <View>{list.status === 'failed' ? <RetryNote onRetry={reload} /> : null}</View>
      <ProblemList rows={list.rows} ranked={ranked} opened={opened} />
      <ListEnd list={list} />
    </View>
  )
})
