/** Cards in the talk (spec 3.2): a product, an order, a case. */
import { View } from '@tarojs/components'
import type { ChatCaseCard, ChatOrderCard, ChatProductCard } from '@contract'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { currentLocale } from '@/i18n'
import { formatMinute } from '@/lib/dates'
import { goToPath } from '@/routes'
import { Icon, Picture, Pressable, Price } from '@/ui'
import { roomWords as t } from './messages'
import './room.scss'

/** The sign of a card's price, the same on every site: spec 9.2. */
const YUAN = '¥'
/** «3026…7752» */
const shortCode = (code: string): string =>
  code.replace(/\s/g, '').length > 12
    ? `${code.replace(/\s/g, '').slice(0, 4)}…${code.replace(/\s/g, '').slice(-4)}`
    : code

export const ProductBubble = observer(function ProductBubble({ card }: { card: ChatProductCard }) {
  return (
    <Pressable className="chat-card" role="link" onTap={() => void goToPath(card.url)}>
      <View className="chat-card__row">
        <View className="chat-card__picture">
          <Picture src={card.picture} alt="" round />
        </View>
        <View className="chat-card__body">
          <View className="chat-card__title">{card.title}</View>
          {card.specs === '' ? null : <View className="chat-card__specs">{card.specs}</View>}
          <Price fen={card.unitPrice} symbol={YUAN} size="m" />
        </View>
      </View>
    </Pressable>
  )
})

export const OrderBubble = observer(function OrderBubble({ card }: { card: ChatOrderCard }) {
  return (
    <Pressable className="chat-card" role="link" onTap={() => void goToPath(card.url)}>
      <View className="chat-card__head">
        <Icon name="receipt" size={16} color="brand" />
        <View className="chat-card__code">{t('orderNo', { code: shortCode(card.showOrderId) })}</View>
        <View className="chat-card__state">{card.statusName}</View>
      </View>
      <View className="chat-card__row">
        <View className="chat-card__picture chat-card__picture--s">
          <Picture src={card.picture} alt="" round />
        </View>
        <View className="chat-card__body">
          <View className="chat-card__title chat-card__title--one">{card.title}</View>
          {card.specs === '' ? null : <View className="chat-card__specs">{card.specs}</View>}
          <View className="chat-card__facts">
            <View>{formatMinute(card.orderTime, currentLocale(), serverNow())}</View>
            <Price fen={card.payMoney} symbol={YUAN} size="s" tone="ink" />
            <View>{t('pieces', { count: card.orderCount })}</View>
          </View>
          {card.note === '' ? null : <View className="chat-card__specs">{t('note', { note: card.note })}</View>}
        </View>
      </View>
    </Pressable>
  )
})

export const CaseBubble = observer(function CaseBubble({ card }: { card: ChatCaseCard }) {
  return (
    <Pressable className="chat-card" role="link" onTap={() => void goToPath(card.url)}>
      <View className="chat-card__head">
        <Icon name="undo" size={16} color="brand" />
        <View className="chat-card__code">{t('caseNo', { code: shortCode(card.caseCode) })}</View>
        <View className="chat-card__state">{card.statusName}</View>
      </View>
      <View className="chat-card__row">
        <View className="chat-card__picture chat-card__picture--s">
          <Picture src={card.picture} alt="" round />
        </View>
        <View className="chat-card__body">
          <View className="chat-card__title chat-card__title--one">{card.title}</View>
          <View className="chat-card__facts">
            <View>{card.kindName}</View>
            <Price fen={card.refundFen} symbol={YUAN} size="s" tone="ink" />
          </View>
        </View>
      </View>
    </Pressable>
  )
})
