import { View } from '@tarojs/components'
import type { PartnerOrder } from '@contract'
import { observer } from 'mobx-react-lite'
import { isRefusal } from '@/api'
import { go } from '@/routes'
import { Chip, EmptyState, SideScroll, Skeleton, type SkeletonPart } from '@/ui'
import { PagedList } from '@/ui/list/PagedList'
import { times } from '@/ui/screen/skeletonParts'
import { earningWords as t } from '../messages'
import { OrderRow } from './OrderRow'
import type { CommissionFilter, usePartnerOrders } from './useOrders'
import '../earnings.scss'

/** px */
const rowHeight = 168
const idOf = ({ rowId }: PartnerOrder) => rowId
const filters: readonly CommissionFilter[] = ['ALL', 'FROZEN', 'PENDING', 'AVAILABLE', 'CLAWED']
const skeleton: SkeletonPart[] = times(4, ['card', ['row', 'thumb', ['lines', 'line', 'short', 'price']], 'line'])

const isOverWork = (error: unknown): boolean => isRefusal(error, 'role.missing')

interface OrderListProps {
  orders: ReturnType<typeof usePartnerOrders>
  filter: CommissionFilter
  hidden: boolean
  onFilter: (filter: CommissionFilter) => void
  /** To the account, which stays one's own after the work. */
  onAccount: () => void
}

/** Orders that came by the partner, each with what became of its commission. */
export const OrderList = observer(function OrderList(props: OrderListProps) {
  const { orders, filter, hidden, onFilter, onAccount } = props
  const isStopped = [orders.list.error, orders.counts.error].some(isOverWork)
  const counts = orders.counts.data?.counts
  const words = (option: CommissionFilter): string => {
    const count = option === 'ALL' ? 0 : (counts?.[option] ?? 0)
    return count > 0 ? `${t(option)} ${count}` : t(option)
  }
  // rows of before are no more for who works no more
  if (isStopped) {
    return (
      <EmptyState
        drawing="order"
        title={t('stopped')}
        note={t('stoppedNote')}
        action={{ label: t('toAccount'), onTap: onAccount }}
      />
    )
  }
  return (
    <View>
      <View className="earn-filters">
        <SideScroll label={t('states')}>
          {filters.map((option) => (
            <Chip key={option} ground="card" selected={filter === option} onTap={() => onFilter(option)}>
              {words(option)}
            </Chip>
          ))}
        </SideScroll>
      </View>
      <PagedList
        list={orders.list}
        name={filter}
        keyOf={idOf}
        about={rowHeight}
        skeleton={<Skeleton of={skeleton} />}
        onRetry={orders.reload}
        empty={
          filter === 'ALL' ? (
            <EmptyState
              drawing="order"
              title={t('noOrders')}
              note={t('noOrdersNote')}
              action={{ label: t('goShare'), onTap: () => go('index') }}
            />
          ) : (
            <EmptyState
              drawing="order"
              title={t('noOrdersOther')}
              action={{ label: t('ALL'), onTap: () => onFilter('ALL'), kind: 'outline' }}
            />
          )
        }
      >
        {(order) => <OrderRow order={order} hidden={hidden} />}
      </PagedList>
    </View>
  )
})
