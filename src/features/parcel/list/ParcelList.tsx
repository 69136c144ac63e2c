import { View } from '@tarojs/components'
import type { Parcel } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Cell, EmptyState, FailedState, ListEnd, RetryNote, Skeleton, Windowed } from '@/ui'
import { parcelWords } from '../messages'
import { isMissingOrder } from '../track/useOrderParcels'
import { NoParcel } from '../track/NoParcel'
import { EveryMinute } from '../useEveryMinute'
import { ParcelCard } from './ParcelCard'
import type { ParcelsRead } from './useParcelList'
import './ParcelList.scss'

/** px, with the space below it. */
const cardHeight = 260
const codeOf = ({ parcelCode }: Parcel) => parcelCode
const kindOf = ({ state, goods, visit, courier }: Parcel) =>
  `${state} ${goods.length} ${visit?.state} ${courier !== undefined}`

const Nothing = observer(function Nothing({ orderCode }: { orderCode: string | undefined }) {
  return orderCode === undefined ? (
    <EmptyState
      drawing="order"
      title={parcelWords('empty')}
      note={parcelWords('emptyNote')}
      action={{ label: parcelWords('toOrders'), onTap: () => go('myOrder', {}) }}
    />
  ) : (
    <NoParcel orderCode={orderCode} />
  )
})

/** The parcels in one of the four states; each minute anew while one is still to come. */
export const ParcelList = observer(function ParcelList({
  read,
  orderCode
}: {
  read: ParcelsRead
  orderCode: string | undefined
}) {
  const { list, reload, isComing } = read
  if (list.rows.length === 0) {
    if (list.status === 'loading') return <Skeleton shape="rows" />
    if (list.status === 'ready') return <Nothing orderCode={orderCode} />
    return isMissingOrder(list.error) ? <NoParcel /> : <FailedState error={list.error} onRetry={reload} />
  }
  return (
    <View className="parcel-list">
      <EveryMinute work={reload} wanted={isComing} />
      <View>{list.status === 'failed' ? <RetryNote onRetry={reload} /> : null}</View>
      <Windowed items={list.rows} keyOf={codeOf} kindOf={kindOf} about={cardHeight} role="list">
        {(parcel, index) => (
          <View role="listitem">
            <ParcelCard parcel={parcel} eager={index < 2} />
          </View>
        )}
      </Windowed>
      {orderCode === undefined ? (
        <ListEnd list={list} />
      ) : (
        <View className="parcel-list__order">
          <Cell
            icon="receipt"
            label={parcelWords('order', { code: orderCode })}
            onTap={() => void go('orderDetail', { orderCode })}
          />
        </View>
      )}
    </View>
  )
})
