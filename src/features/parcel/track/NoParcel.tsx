import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { EmptyState } from '@/ui'
import { parcelWords } from '../messages'

/** For a parcel, or an order, that is not the shopper's or not there; `orderCode`: for one of theirs that has none yet. */
export const NoParcel = observer(function NoParcel({ orderCode }: { orderCode?: string | undefined }) {
  return orderCode === undefined ? (
    <EmptyState
      drawing="lost"
      title={parcelWords('missing')}
      note={parcelWords('missingNote')}
      action={{ label: parcelWords('toOrders'), onTap: () => go('myOrder', {}, { replace: true }) }}
    />
  ) : (
    <EmptyState
      drawing="order"
      title={parcelWords('emptyOrder')}
      note={parcelWords('emptyOrderNote')}
      action={{ label: parcelWords('toOrder'), onTap: () => go('orderDetail', { orderCode }) }}
    />
  )
})
