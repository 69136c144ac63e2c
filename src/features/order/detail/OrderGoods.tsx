import { Text, View } from '@tarojs/components'
import type { OrderDetail, OrderRow } from '@contract'
import { allows } from '@domain/orders/order'
import { observer } from 'mobx-react-lite'
import { versionOf } from '@/lib/dots'
import { serverNow } from '@/api'
import { go } from '@/routes'
import { Button, Card, Icon, Pressable, savingWords } from '@/ui'
import { AmountLines, type AmountLine } from '@/ui/layout/AmountLines'
import { GoodsLine } from '@/ui/list/GoodsLine'
import { orderWords } from '../messages'
import { amountWords } from '../words'
import './OrderGoods.scss'

/** To what can be asked for one of several rows. */
const RowAfter = observer(function RowAfter({ orderCode, skuCode }: { orderCode: string; skuCode: string }) {
  return (
    <View className="ui__row ui__align-stretch ui__justify-end ui__above-2">
      <Button size="s" kind="outline" onTap={() => void go('chooseAfterSalesType', { orderCode, skuCode })}>
        {orderWords('afterSale')}
      </Button>
    </View>
  )
})

/** `service`: work at home, which is no product; its bills tell of it. */
const Row = observer(function Row({ row, service }: { row: OrderRow; service: boolean }) {
  const { spuCode, skuCode } = row
  return (
    <Pressable
      className="ui__block ui__wide"
      role="link"
      onTap={() => void (service ? go('bbcHistory', {}) : go('productDetail', { spuCode, skuCode }))}
    >
      <GoodsLine
        picture={row.picture}
        title={row.title}
        specs={versionOf(row)}
        fen={row.priceFen}
        quantity={row.quantity}
        gift={row.gift}
      />
    </Pressable>
  )
})

/** How the amount came about: the goods at their list prices and what brought them down, freight, what was paid. */
function linesOf(order: OrderDetail): AmountLine[] {
  const { saving, goodsFen, freightFen, payFen, refundFen, refundState, presale } = order
  const off = (label: string, fen: number): AmountLine[] => (fen > 0 ? [{ label, amount: fen, minus: true }] : [])
  return [
    saving ? { label: savingWords('list'), amount: saving.listFen } : { label: orderWords('goods'), amount: goodsFen },
    ...(['cut', 'flash', 'bundle'] as const).flatMap((part) => off(savingWords(part), saving?.[`${part}Fen`] ?? 0)),
    ...(['coupon', 'packet', 'point'] as const).flatMap((part) => off(savingWords(part), order[`${part}Fen`])),
    ...off(savingWords('subsidy'), order.subsidyFen ?? 0),
    ...(order.service === true
      ? []
      : [{ label: orderWords('freight'), amount: freightFen === 0 ? orderWords('freeFreight') : freightFen }]),
    { label: amountWords(order), amount: payFen, sum: true },
    ...(presale
      ? [
          { label: orderWords('deposit'), amount: presale.depositFen },
          { label: orderWords('balance'), amount: presale.balanceFen }
        ]
      : []),
    ...(refundFen > 0
      ? [{ label: orderWords(refundState === undefined ? 'refund' : 'refundOn'), amount: refundFen }]
      : [])
  ]
}

/** The goods by shop, and how the amount came about. */
export const OrderGoods = observer(function OrderGoods({ order }: { order: OrderDetail }) {
  // the line below is enough for one thing
  const asks = order.rows.length > 1 && allows(order, 'AFTER_SALE', serverNow())
  return (
    <Card className="order-goods">
      <Pressable
        className="ui__row ui__hit ui__wide order-goods__shop"
        role="link"
        onTap={() => void go('shop', { shopCode: order.shopCode })}
      >
        <Icon name="store" size={16} color="ink" />
        <Text className="ui__size-4 ui__tone-ink ui__bold ui__shrinks ui__tight">{order.shopName}</Text>
        <Icon name="right" size={14} color="ink-3" />
      </Pressable>
      {order.rows.map((row, index) => (
        <View key={index} className="order-goods__one">
          <Row row={row} service={order.service === true} />
          {asks && !row.gift && (row.returned ?? 0) < row.quantity ? (
            <RowAfter orderCode={order.orderCode} skuCode={row.skuCode} />
          ) : null}
        </View>
      ))}
      <View className="ui__above-3 ui__pad-top-3 order-goods__lines">
        <AmountLines lines={linesOf(order)} />
      </View>
    </Card>
  )
})
