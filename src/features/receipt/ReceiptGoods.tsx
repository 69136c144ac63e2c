import { Text, View } from '@tarojs/components'
import type { DataOf } from '@contract'
import { observer } from 'mobx-react-lite'
import { shownMinute } from '@/stores/times'
import { go } from '@/routes'
import { Card, EmptyState, Icon } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { GoodsLine } from '@/ui/list/GoodsLine'
import { receiptWords as t } from './messages'
import './receipt.scss'

export type Receipt = DataOf<'GET /o2ord-b2c/v1/pub/confirm-receive'>

const toOrders = { onTap: () => go('myOrder'), kind: 'outline' as const }

/** A link that leads to no order. */
export const WrongLink = observer(function WrongLink() {
  return (
    <EmptyState
      drawing="lost"
      title={t('wrong')}
      note={t('wrongNote')}
      action={{ ...toOrders, label: t('toOrders') }}
    />
  )
})

/** A word that the app does not know leaves nothing to confirm either. */
const outcomeOf = (state: Receipt['state']) => (state === 'DONE' ? 'done' : state === 'EXPIRED' ? 'expired' : 'ended')

/** What became of the order, or the question. */
const Head = observer(function Head({ receipt }: { receipt: Receipt }) {
  const { state, completedAt, autoReceiveAt } = receipt
  if (state === 'OPEN') {
    return (
      <View className="receipt__ask">
        <View className="ui__size-5 ui__tone-ink ui__bold ui__pad-bottom-2" role="heading" aria-level={1}>
          {t('title')}
        </View>
        <View className="ui__size-3 ui__tone-ink-3 ui__loose">{t('note')}</View>
        {autoReceiveAt === undefined ? null : (
          <View className="ui__size-3 ui__tone-ink-3 ui__loose">{t('auto', { time: shownMinute(autoReceiveAt) })}</View>
        )}
      </View>
    )
  }
  const outcome = outcomeOf(state)
  const note =
    state === 'DONE' && completedAt !== undefined
      ? t('doneNote', { time: shownMinute(completedAt) })
      : t(state === 'EXPIRED' ? 'expiredNote' : 'endedNote')
  return <EmptyState drawing="order" title={t(outcome)} note={note} action={{ ...toOrders, label: t('toOrders') }} />
})

/** Which order it is, by its shop and goods, and what became of it. */
export const ReceiptGoods = observer(function ReceiptGoods({ receipt }: { receipt: Receipt }) {
  return (
    <View>
      <Head receipt={receipt} />
      <Card className="receipt__goods">
        <Row gap={2} padBottom={3}>
          <Icon name="store" size={16} color="ink" />
          <Text className="ui__size-3 ui__tone-ink ui__bold ui__lines-1 ui__grow">{receipt.shopName}</Text>
          <Text className="ui__size-2 ui__tone-ink-3 ui__fixed">{t('pieces', { count: receipt.quantity })}</Text>
        </Row>
        {receipt.rows.map(({ skuCode: _sku, ...row }, index) => (
          <View key={index} className="receipt__row">
            <GoodsLine {...row} />
          </View>
        ))}
      </Card>
    </View>
  )
})
