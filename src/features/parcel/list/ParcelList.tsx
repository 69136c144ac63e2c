import { View } from '@tarojs/components'
import type { Parcel } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Cell, EmptyState } from '@/ui'
import { PagedList } from '@/ui/list/PagedList'
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

const failureView = (error: unknown) => (isMissingOrder(error) ? <NoParcel /> : undefined)

/** The parcels; each minute anew while one is still to come. */
export const ParcelList = observer(function ParcelList({
  read,
  orderCode
}: {
  read: ParcelsRead
  orderCode: string | undefined
}) {
  const { list, reload, isComing } = read
  return (
    <PagedList
      className="parcel-list"
      list={list}
      keyOf={codeOf}
      kindOf={kindOf}
      about={cardHeight}
      skeleton="rows"
      onRetry={reload}
      failed={failureView}
      empty={<Nothing orderCode={orderCode} />}
      head={<EveryMinute work={reload} wanted={isComing} />}
      foot={
        orderCode === undefined ? undefined : (
          <View className="parcel-list__order">
            <Cell
              icon="receipt"
              label={parcelWords('order', { code: orderCode })}
              onTap={() => void go('orderDetail', { orderCode })}
            />
          </View>
        )
      }
    >
      {(parcel, index) => (
        <View role="listitem">
          <ParcelCard parcel={parcel} ofOrder={orderCode !== undefined} eager={index < 2} />
        </View>
      )}
    </PagedList>
  )
})
