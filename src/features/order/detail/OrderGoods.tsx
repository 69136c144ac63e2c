import { Text, View } from '@tarojs/components'
import type { OrderDetail, OrderRow } from '@contract'
import { observer } from 'mobx-react-lite'
import { formatMoney } from '@/lib/money'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Card, Icon, Pressable, Price, savingWords } from '@/ui'
import { GoodsLine } from '@/ui/list/GoodsLine'
import { orderWords } from '../messages'
import { amountWords } from '../words'
import './OrderGoods.scss'

const Row = observer(function Row({ row }: { row: OrderRow }) {
  return (
    <Pressable
      className="order-goods__row"
      role="link"
      onTap={() => void go('productDetail', { spuCode: row.spuCode, skuCode: row.skuCode })}
    >
      <GoodsLine
        picture={row.picture}
        title={row.title}
        specs={row.specs.map(({ valueName }) => valueName).join(orderWords('specSeparator'))}
        fen={row.priceFen}
        quantity={row.quantity}
        gift={row.gift}
      />
    </Pressable>
  )
})

const Line = observer(function Line(props: { label: string; fen: number; minus?: boolean }) {
  return (
    <View className="order-line">
      <Text className="order-line__label">{props.label}</Text>
      <Text className={props.minus ? 'order-line__amount order-line__amount--minus' : 'order-line__amount'}>
        {`${props.minus ? '−' : ''}${formatMoney(props.fen, stores.site.currencySymbol)}`}
      </Text>
    </View>
  )
})

/** The goods at their list prices, and what brought them down. */
const Saving = observer(function Saving({ saving }: { saving: NonNullable<OrderDetail['saving']> }) {
  return (
    <>
      <Line label={savingWords('list')} fen={saving.listFen} />
      {(['cut', 'flash', 'bundle'] as const).map((part) =>
        saving[`${part}Fen`] > 0 ? <Line key={part} label={savingWords(part)} fen={saving[`${part}Fen`]} minus /> : null
      )}
    </>
  )
})

/** What was ordered from whom, and how the amount came about. */
export const OrderGoods = observer(function OrderGoods({ order }: { order: OrderDetail }) {
  return (
    <Card className="order-goods">
      <View className="order-goods__shop">
        <Icon name="store" size={16} color="ink" />
        <Text className="order-goods__shop-name">{order.shopName}</Text>
      </View>
      {order.rows.map((row, at) => (
        <Row key={at} row={row} />
      ))}
      <View className="order-goods__lines">
        {order.saving ? <Saving saving={order.saving} /> : <Line label={orderWords('goods')} fen={order.goodsFen} />}
        {(['coupon', 'packet', 'point'] as const).map((part) =>
          order[`${part}Fen`] > 0 ? <Line key={part} label={savingWords(part)} fen={order[`${part}Fen`]} minus /> : null
        )}
        {order.freightFen === 0 ? (
          <View className="order-line">
            <Text className="order-line__label">{orderWords('freight')}</Text>
            <Text className="order-line__free">{orderWords('freeFreight')}</Text>
          </View>
        ) : (
          <Line label={orderWords('freight')} fen={order.freightFen} />
        )}
        <View className="order-line order-line--sum">
          <Text>{amountWords(order)}</Text>
          <Price fen={order.payFen} size="m" tone="ink" />
        </View>
        {order.refundFen > 0 ? <Line label={orderWords('refund')} fen={order.refundFen} /> : null}
      </View>
    </Card>
  )
})
