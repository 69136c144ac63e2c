import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderDetail } from '@contract'
import { copyText } from '@/platform/clipboard'
import { go } from '@/routes'
import { Card, Icon, Picture, Pressable, Price } from '@/ui'
import { Row } from '@/ui/layout/Box'
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
            <Pressable
              className="ui__row ui__gap-2 ui__hit ui__wide ui__left kept-order__head"
              role="link"
              onTap={() => void go('orderDetail', { orderCode })}
            >
              <Icon name="store" size={18} />
              <Text className="ui__size-4 ui__tone-ink ui__bold ui__lines-1 ui__grow">{shopName}</Text>
              <Text className="ui__size-2 ui__tone-ink-3 ui__fixed kept-order__more">{t('orderDetail')}</Text>
              <Icon name="right" size={14} color="ink-3" />
            </Pressable>
            <Row gap={2}>
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
              <View className="ui__grow kept-order__sum">
                <Price fen={dueOf(order)} size="l" tone="ink" />
                <View className="ui__size-2 ui__tone-ink-3">{t('pieces', { count: quantity })}</View>
              </View>
            </Row>
            <Row justify="between" gap={3} hit className="kept-order__foot">
              <Text className="ui__size-2 ui__tone-ink-3 ui__shrinks ui__breaks">
                {t('orderCode', { code: orderCode })}
              </Text>
              <Pressable
                className="ui__row ui__justify-end ui__size-2 ui__tone-action ui__hit ui__fixed kept-order__copy"
                label={t('copyCode', { code: orderCode })}
                onTap={() => void copyText(orderCode)}
              >
                {t('copy')}
              </Pressable>
            </Row>
          </Card>
        )
      })}
    </>
  )
})
