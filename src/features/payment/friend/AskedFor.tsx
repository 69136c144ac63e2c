import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { PayLink } from '@contract'
import { serverNow } from '@/api'
import { formatClock } from '@/lib/dates'
import { versionOf } from '@/lib/dots'
import { shownMoney } from '@/stores/money'
import { Countdown, Icon, Picture, Price } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Avatar } from '@/ui/list/Avatar'
import { GiftName } from '@/ui/list/GiftMark'
import { friendWords as t } from './messages'

interface AskedForProps {
  link: PayLink
  /** The time to pay is over. */
  onEnd: () => void
}

/** What is in a link's orders, shop by shop. */
export const Goods = observer(function Goods({ link }: { link: PayLink }) {
  return (
    <>
      {link.shops.map(({ shopName, rows }, index) => (
        <View key={index} className="ui__above-3 ui__left friend-pay__shop">
          {rows.map((row, place) => (
            <Row key={place} align="start" gap={3} below={3}>
              <Picture className="friend-pay__picture" src={row.picture} alt="" width={64} round />
              <View className="ui__grow">
                <GiftName gift={row.gift}>
                  <View className="ui__size-3 ui__tone-ink ui__tight">{row.title}</View>
                </GiftName>
                <View className="ui__size-2 ui__tone-ink-3 ui__above-1">{`${versionOf(row)} ×${row.quantity}`}</View>
              </View>
            </Row>
          ))}
          <Row align="stretch" justify="between" wrap size={2} tone="ink-3" className="friend-pay__foot">
            <Text>{shopName}</Text>
            {index === 0 && link.savedFen > 0 ? (
              <Text className="ui__tone-sale-deep">{t('saved', { amount: shownMoney(link.savedFen) })}</Text>
            ) : null}
          </Row>
        </View>
      ))}
    </>
  )
})

/** Who asks, how much, until when, and for what. */
export const AskedFor = observer(function AskedFor({ link, onEnd }: AskedForProps) {
  const [row] = link.shops[0]?.rows ?? []
  return (
    <>
      <View className="friend-pay__hero">
        {row ? <Picture className="friend-pay__large" src={row.picture} alt="" width={168} eager /> : null}
        <Row gap={3} className="friend-pay__asks">
          <Avatar name={link.buyer} />
          <View className="ui__pad-3 ui__grow friend-pay__bubble">
            <View className="ui__size-4 ui__tone-ink ui__bold ui__tight">{t('wants', { buyer: link.buyer })}</View>
            <View className="ui__size-2 ui__tone-ink-3 ui__loose">{t('wantsNote')}</View>
          </View>
        </Row>
      </View>
      <View className="ui-card friend-pay__card">
        <View className="ui__size-3 ui__tone-ink-3">{t('toPay')}</View>
        <Price className="pay-head__amount" fen={link.amountFen} size="xl" tone="ink" />
        {link.validUntil === undefined ? null : (
          <Row justify="center" gap={1} wrap size={2} tone="warm" weight="medium" above={3} className="pay-head__time">
            <Icon name="clock" size={14} />
            {t('left') === '' ? null : <Text>{t('left')}</Text>}
            <Countdown tone="text" to={link.validUntil} now={serverNow} onEnd={onEnd} />
            <Text>{t('validUntil', { time: formatClock(link.validUntil) })}</Text>
          </Row>
        )}
        <View className="friend-pay__tear" />
        <Goods link={link} />
      </View>
    </>
  )
})
