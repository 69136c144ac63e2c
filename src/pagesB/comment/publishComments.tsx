import { useState } from 'react'
import { SentPart, useReceivedRows, WriteScreen, writeWords, WritingSkeleton, type Sent } from '@/features/review/write'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { EmptyState, Screen, StateView } from '@/ui'

/** What a shopper says of what an order brought: to be written, what became of it, and what is added later. */
function PublishComments({ orderCode, skuCode }: RouteParams['publishComments']) {
  const remote = useReceivedRows(orderCode)
  const [openCode, setOpenCode] = useState(skuCode)
  const [result, setResult] = useState<Sent>()
  const rows = remote.data

  if (remote.missing || rows?.length === 0) {
    return (
      <Screen>
        <EmptyState
          drawing="order"
          title={writeWords('missingTitle')}
          note={writeWords('missingNote')}
          action={{
            label: writeWords('toList'),
            onTap: () => go('myOrder', { status: 'TO_REVIEW' }, { replace: true })
          }}
        />
      </Screen>
    )
  }
  if (result) {
    const see = (next: string | undefined) => {
      setOpenCode(next)
      setResult(undefined)
    }
    return (
      <Screen>
        <SentPart orderCode={orderCode} sent={result} onSee={see} />
      </Screen>
    )
  }
  if (rows) {
    return (
      <WriteScreen
        // what can be done with the rows is another: the form begins anew, with its draft
        key={rows.map(({ skuCode: code, state }) => `${code} ${state}`).join()}
        orderCode={orderCode}
        rows={rows}
        opened={openCode}
        onSent={setResult}
      />
    )
  }
  return (
    <Screen>
      <StateView remote={remote}>{() => <WritingSkeleton />}</StateView>
    </Screen>
  )
}

export default definePage('publishComments', { body: PublishComments, skeleton: <WritingSkeleton /> })
