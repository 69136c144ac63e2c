import { contentWords, NoticeContent, useNotice } from '@/features/content'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { EmptyState, Screen, Skeleton, StateView } from '@/ui'

/** What a buyer should know before ordering, by kind. */
function CustomerNotice({ kind }: RouteParams['customerNotice']) {
  const remote = useNotice()
  return (
    <Screen onPullRefresh={remote.reload}>
      <StateView
        remote={remote}
        empty={{
          when: (texts) => texts.length === 0,
          view: (
            <EmptyState
              drawing="search"
              title={contentWords('noticeNone')}
              action={{ label: contentWords('goHome'), onTap: () => void go('index', {}) }}
            />
          )
        }}
      >
        {(texts) => <NoticeContent texts={texts} kind={kind} />}
      </StateView>
    </Screen>
  )
}

export default definePage('customerNotice', { body: CustomerNotice, skeleton: <Skeleton shape="rows" /> })
