import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { PayLink } from '@contract'
import { serverNow } from '@/api'
import { currentLocale } from '@/i18n'
import { formatClock } from '@/lib/dates'
import { shownMoney } from '@/stores/money'
import { Countdown, Icon, Picture, Price } from '@/ui'
import { Avatar } from '@/ui/list/Avatar'
import { GiftName } from '@/ui/list/GiftMark'
import { friendWords as t } from './messages'

interface AskedForProps {
  link: PayLink
  /** The time to pay is over. */
  onEnd: () => void
}

const Goods = observer(function Goods({ link }: { link: PayLink }) {
  const separator = currentLocale() === 'zh-CN' ? '，' : ', '
  return (
    <>
      {link.shops.map(({ shopName, rows }, index) => (
        <View key={index} className="friend-pay__shop">
          {rows.map((row, place) => (
            <View key={place} className="friend-pay__row">
              <Picture className="friend-pay__picture" src={row.picture} alt="" width={64} round />
              <View className="friend-pay__words">
                <GiftName gift={row.gift}>
                  <View className="friend-pay__title">{row.title}</View>
                </GiftName>
                <View className="friend-pay__specs">{row.specs.map(({ valueName }) => valueName).join(separator)}</View>
              </View>
              <Text className="friend-pay__quantity">{`×${row.quantity}`}</Text>
            </View>
          ))}
          <View className="friend-pay__foot">
            <Text>{shopName}</Text>
            {index === 0 && link.savedFen > 0 ? (
              <Text className="friend-pay__saved">{t('saved', { amount: shownMoney(link.savedFen) })}</Text>
            ) : null}
          </View>
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
        <View className="friend-pay__asks">
          <Avatar name={link.buyer} />
          <View className="friend-pay__bubble">
            <View className="friend-pay__wants">{t('wants', { buyer: link.buyer })}</View>
            <View className="friend-pay__note">{t('wantsNote')}</View>
          </View>
        </View>
      </View>
      <View className="ui-card friend-pay__card">
        <View className="pay-head__label">{t('toPay')}</View>
        <Price className="pay-head__amount" fen={link.amountFen} size="xl" tone="ink" />
        {link.validUntil === undefined ? null : (
          <View className="pay-head__time">
            <Icon name="clock" size={14} />
            <Text>{t('validUntil', { time: formatClock(link.validUntil) })}</Text>
            <Countdown tone="text" to={link.validUntil} now={serverNow} onEnd={onEnd} />
          </View>
        )}
        <View className="friend-pay__tear" />
        <Goods link={link} />
      </View>
    </>
  )
})
