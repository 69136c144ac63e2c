import { View } from '@tarojs/components'
import { Text } from '@/ui/layout/Text'
import { Row } from '@/ui/layout/Box'
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
        <Text size={2} tone="ink-2" padBottom={2}>
          {t('together')}
        </Text>
      ) : null}
      {orders.map((order) => (
        <View key={order.orderCode} className="pay-order">
          <Row align="baseline" justify="between" gap={3}>
            <Text tone="ink" weight="medium" lines={1} shrinks>
              {order.shopName}
            </Text>
            <Price fen={dueOf(order)} size="s" tone="ink" />
          </Row>
          <Row gap={2} above={2}>
            {order.rows.slice(0, most).map((row, index) => (
              <Picture key={index} className="pay-order__picture" src={row.picture} alt={row.title} width={48} round />
            ))}
            <Text size={2} tone="ink-3" className="pay-order__count">
              {t('pieces', { count: order.quantity })}
            </Text>
          </Row>
        </View>
      ))}
    </Card>
  )
})
