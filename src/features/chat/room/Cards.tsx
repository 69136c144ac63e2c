/** Cards in the talk (spec 3.2): a product, an order, a case. */
import { View } from '@tarojs/components'
import type { ChatCaseCard, ChatOrderCard, ChatProductCard } from '@contract'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { serverNow } from '@/api'
import { currentLocale } from '@/i18n'
import { formatMinute } from '@/lib/dates'
import { goToPath } from '@/routes'
import { classes, Icon, Picture, Pressable, Price, type IconName } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { roomWords as t } from './messages'
import './room.scss'

/** The sign of a card's price, the same on every site: spec 9.2. */
const YUAN = '¥'
/** «3026…7752» */
function shortCode(spaced: string): string {
  const code = spaced.replace(/\s/g, '')
  return code.length > 12 ? `${code.slice(0, 4)}…${code.slice(-4)}` : spaced
}

interface FrameProps {
  card: { url: string; picture: string; title: string }
  /** Over it, with a small picture: what it is, its number, its state. */
  head?: [icon: IconName, code: string, state: string]
  children: ReactNode
}

const Frame = observer(function Frame({ card, head, children }: FrameProps) {
  return (
    <Pressable className="ui__pad-3 ui__block ui__left chat-card" role="link" onTap={() => void goToPath(card.url)}>
      {head ? (
        <Row gap={1} size={2} below={2} padBottom={2} className="chat-card__head">
          <Icon name={head[0]} size={16} color="brand" />
          <Text lines={1} grow>
            {head[1]}
          </Text>
          <Text tone="action" weight="bold" fixed>
            {head[2]}
          </Text>
        </Row>
      ) : null}
      <Row align="stretch" gap={3}>
        <View className={classes('chat-card__picture', head && 'chat-card__picture--s')}>
          <Picture src={card.picture} alt="" round />
        </View>
        <View className="ui__grow">
          <View
            className={classes(
              'ui__size-3 ui__tone-ink ui__tight ui__lines-2 chat-card__title',
              head && 'chat-card__title--one'
            )}
          >
            {card.title}
          </View>
          {children}
        </View>
      </Row>
    </Pressable>
  )
})

/** A line of small letters, where there is something to say. */
const line = (words: string) =>
  words === '' ? null : (
    <Text size={2} tone="ink-3" lines={1}>
      {words}
    </Text>
  )

export const ProductBubble = observer(function ProductBubble({ card }: { card: ChatProductCard }) {
  return (
    <Frame card={card}>
      {line(card.specs)}
      <Price fen={card.unitPrice} symbol={YUAN} size="m" />
    </Frame>
  )
})

export const OrderBubble = observer(function OrderBubble({ card }: { card: ChatOrderCard }) {
  return (
    <Frame card={card} head={['receipt', t('orderNo', { code: shortCode(card.showOrderId) }), card.statusName]}>
      {line(card.specs)}
      <Row align="baseline" wrap size={2} tone="ink-3" className="chat-card__facts">
        <View>{formatMinute(card.orderTime, currentLocale(), serverNow())}</View>
        <Price fen={card.payMoney} symbol={YUAN} size="s" tone="ink" />
        <View>{t('pieces', { count: card.orderCount })}</View>
      </Row>
      {line(card.note && t('note', { note: card.note }))}
    </Frame>
  )
})

export const CaseBubble = observer(function CaseBubble({ card }: { card: ChatCaseCard }) {
  return (
    <Frame card={card} head={['undo', t('caseNo', { code: shortCode(card.caseCode) }), card.statusName]}>
      <Row align="baseline" wrap size={2} tone="ink-3" className="chat-card__facts">
        <View>{card.kindName}</View>
        <Price fen={card.refundFen} symbol={YUAN} size="s" tone="ink" />
      </Row>
    </Frame>
  )
})
