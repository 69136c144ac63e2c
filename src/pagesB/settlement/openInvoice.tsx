import { ChooseForm, chooseWords as t, useChoice } from '@/features/invoice/choose'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { EmptyState, Screen, Skeleton, StateView } from '@/ui'

/** Whether the orders of a settlement are invoiced, and the buyer. */
function OpenInvoice({ settlementId }: RouteParams['openInvoice']) {
  const remote = useChoice(settlementId)
  const { data } = remote
  if (data && data.settlement.orderCodes.length === 0) return <ChooseForm {...data} />
  return (
    <Screen>
      <StateView
        remote={remote}
        missing={
          <EmptyState
            drawing="cart"
            title={t('goneTitle')}
            note={t('goneNote')}
            action={{ label: t('toCart'), onTap: () => go('cart') }}
          />
        }
      >
        {() => (
          <EmptyState
            drawing="order"
            title={t('overTitle')}
            note={t('overNote')}
            action={{ label: t('toOrders'), onTap: () => go('myOrder', {}, { replace: true }) }}
          />
        )}
      </StateView>
    </Screen>
  )
}

export default definePage('openInvoice', { body: OpenInvoice, skeleton: <Skeleton shape="form" count={4} /> })
