import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderDetail } from '@contract'
import { Card, Picture, Price } from '@/ui'
import { paymentWords as t } from './messages'
import { dueOf } from './rules'

/** Pictures of an order that have room. */
const most = 4

/** What is being paid for, an order a line. */
export const PayOrders = observer(function PayOrders({ orders }: { orders: readonly OrderDetail[] }) {
  return (
    <Card title={orders.length > 1 ? t('orderCount', { count: orders.length }) : undefined}>
      {orders.some(({ payWith = [] }) => payWith.length > 0) ? (
        <View className="pay-order__together">{t('together')}</View>
      ) : null}
      {orders.map((order) => (
        <View key={order.orderCode} className="pay-order">
          <View className="pay-order__head">
            <View className="pay-order__shop">{order.shopName}</View>
            <Price fen={dueOf(order)} size="s" tone="ink" />
          </View>
          <View className="pay-order__goods">
            {order.rows.slice(0, most).map((row, index) => (
              <Picture key={index} className="pay-order__picture" src={row.picture} alt={row.title} width={48} round />
            ))}
            <View className="pay-order__count">{t('pieces', { count: order.quantity })}</View>
          </View>
        </View>
      ))}
    </Card>
  )
})
