import type { InvoiceTitle } from '@contract'
import { useRef } from 'react'
import { TitleForm, titleWords, useTitles } from '@/features/invoice/titles'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { EmptyState, Screen, Skeleton, StateView } from '@/ui'

/** A title that is edited. */
function ModifyInvoiceTitle({ titleId }: RouteParams['modifyInvoiceTitle']) {
  const remote = useTitles({ when: true })
  // the form keeps what it began with, also when that is deleted
  const original = useRef<InvoiceTitle>(undefined)
  original.current ??= remote.data?.find((title) => title.titleId === titleId)
  if (original.current !== undefined) return <TitleForm edited={original.current} />
  return (
    <Screen>
      <StateView remote={remote}>
        {() => (
          <EmptyState
            drawing="lost"
            title={titleWords('goneTitle')}
            note={titleWords('goneNote')}
            action={{
              label: titleWords('goneAction'),
              onTap: () => go('myInvoice', { tab: 'TITLES' }, { replace: true })
            }}
          />
        )}
      </StateView>
    </Screen>
  )
}

export default definePage('modifyInvoiceTitle', {
  body: ModifyInvoiceTitle,
  skeleton: <Skeleton shape="form" count={5} />
})
