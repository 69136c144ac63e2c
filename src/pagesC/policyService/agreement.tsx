import { AgreementContent, contentWords, useAgreement } from '@/features/content'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { EmptyState, Screen, Skeleton, StateView } from '@/ui'

/** An agreement or policy whole; without one, all of them by name. */
function Agreement({ code }: RouteParams['agreement']) {
  const remote = useAgreement(code)
  return (
    <Screen title={remote.data?.document?.title}>
      <StateView
        remote={remote}
        empty={{
          when: ({ list, document }) => (code === undefined ? list.length === 0 : document === undefined),
          view: (
            <EmptyState
              drawing="search"
              title={contentWords(code === undefined ? 'none' : 'unknown')}
              note={code === undefined ? undefined : contentWords('unknownNote')}
              action={
                code === undefined
                  ? { label: contentWords('goHome'), onTap: () => void go('index', {}) }
                  : { label: contentWords('all'), onTap: () => void go('agreement', {}) }
              }
            />
          )
        }}
      >
        {(agreement) => <AgreementContent shown={agreement} />}
      </StateView>
    </Screen>
  )
}

export default definePage('agreement', { body: Agreement, skeleton: <Skeleton shape="rows" /> })
