import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderDetail } from '@contract'
import { copyText } from '@/platform/clipboard'
import { go } from '@/routes'
import { Card, Icon, Picture, Pressable, Price } from '@/ui'
import { paymentWords as t } from './messages'
import { dueOf } from './rules'

/** Pictures of an order that have room beside what it comes to. */
const most = 2

/** The orders that wait for their payment, a card each, with the way to them. */
export const KeptOrders = observer(function KeptOrders({ orders }: { orders: readonly OrderDetail[] }) {
  return (
    <>
      {orders.map((order) => {
        const { orderCode, shopName, rows, quantity } = order
        return (
          <Card key={orderCode} className="kept-order">
            <Pressable className="kept-order__head" role="link" onTap={() => void go('orderDetail', { orderCode })}>
              <Icon name="store" size={18} />
              <Text className="kept-order__shop">{shopName}</Text>
              <Text className="kept-order__more">{t('orderDetail')}</Text>
              <Icon name="right" size={14} color="ink-3" />
            </Pressable>
            <View className="kept-order__goods">
              {rows.slice(0, most).map((row) => (
                <Picture
                  key={row.skuCode}
                  className="kept-order__picture"
                  src={row.picture}
                  alt={row.title}
                  width={60}
                  round
                />
              ))}
              <View className="kept-order__sum">
                <Price fen={dueOf(order)} size="l" tone="ink" />
                <View className="kept-order__count">{t('pieces', { count: quantity })}</View>
              </View>
            </View>
            <View className="kept-order__foot">
              <Text className="kept-order__code">{t('orderCode', { code: orderCode })}</Text>
              <Pressable
                className="kept-order__copy"
                label={t('copyCode', { code: orderCode })}
                onTap={() => void copyText(orderCode)}
              >
                {t('copy')}
              </Pressable>
            </View>
          </Card>
        )
      })}
    </>
  )
})
