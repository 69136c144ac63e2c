import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { PayLink } from '@contract'
import { formatMoney } from '@/lib/money'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Button, EmptyState, Icon, type IconName } from '@/ui'
import { Channels } from '../Channels'
import { goToOrders } from '../follow'
import { AskedFor } from './AskedFor'
import { Asking } from './Asking'
import { friendWords as t } from './messages'
import { standingOf, type Standing } from './rules'
import { SendOn } from './SendOn'
import type { FriendPay } from './useFriendPay'
import '../payment.scss'
import './friend.scss'

interface FriendContentProps {
  link: PayLink
  friend: FriendPay
  /** The link as a code to scan. */
  code: ReactNode
}

/** What a link asks for and of whom; once it is over, what became of it. */
export const FriendContent = observer(function FriendContent({ link, friend, code }: FriendContentProps) {
  if (!friend.inForm) return <Asking friend={friend} />
  const standing = standingOf(link, friend.payment)
  if (standing === 'ASK') return <SendOn link={link} code={code} onEnd={() => void friend.remote.reload()} />
  if (standing !== 'PAY') return <Over link={link} standing={standing} fen={friend.payment?.returnedFen ?? 0} />
  return (
    <>
      <AskedFor link={link} onEnd={() => void friend.remote.reload()} />
      <Channels channels={friend.channels} chosen={friend.channel} onChoose={friend.choose} />
      <Facts buyer={link.buyer} />
    </>
  )
})

const facts: readonly { icon: IconName; key: 'factTo' | 'factOnce' | 'factBack' }[] = [
  { icon: 'home', key: 'factTo' },
  { icon: 'shield', key: 'factOnce' },
  { icon: 'refresh', key: 'factBack' }
]

/** What a friend wants to know before they pay for somebody. */
const Facts = observer(function Facts({ buyer }: { buyer: string }) {
  return (
    <View className="friend-pay__facts">
      {facts.map(({ icon, key }) => (
        <View key={key} className="friend-pay__fact">
          <Icon name={icon} size={20} color="action" />
          <Text className="friend-pay__fact-name">{t(key, { buyer })}</Text>
          <Text className="friend-pay__fact-note">{t(`${key}Note`)}</Text>
        </View>
      ))}
    </View>
  )
})

type Ended = Exclude<Standing, 'ASK' | 'PAY'>

function wordsOf(standing: Ended, { own, buyer }: PayLink, fen: number): [title: string, note: string] {
  const amount = formatMoney(fen, stores.site.currencySymbol)
  switch (standing) {
    case 'LATE':
      return [t('lateTitle'), t('lateNote', { amount })]
    case 'MINE':
      return [t('mineTitle'), t('mineNote', { buyer })]
    case 'PAID':
      return own ? [t('ownPaidTitle'), t('ownPaidNote')] : [t('paidTitle'), t('paidNote')]
    case 'CLOSED':
      return [t('closedTitle'), t(own ? 'ownClosedNote' : 'closedNote')]
  }
}

const drawings: Record<Ended, string> = { LATE: 'failed', MINE: 'paid', PAID: 'paid', CLOSED: 'waiting' }

/** There is nothing to pay any more. */
const Over = observer(function Over({ link, standing, fen }: { link: PayLink; standing: Ended; fen: number }) {
  const [title, note] = wordsOf(standing, link, fen)
  const { orderCodes } = link
  return (
    <View className="pay-result">
      <View className={`pay-result__drawing pay-result__drawing--${drawings[standing]}`} aria-hidden />
      <View className="pay-result__title" role="status">
        {title}
      </View>
      <View className="pay-result__note">{note}</View>
      <View className="pay-result__ways">
        <Button kind={orderCodes ? 'outline' : 'filled'} onTap={() => go('index')}>
          {t('home')}
        </Button>
        {orderCodes ? <Button onTap={() => goToOrders(orderCodes)}>{t('orders')}</Button> : null}
      </View>
    </View>
  )
})

/** A link without a code, or with one that the shop doesn't know. */
export const NoLink = observer(function NoLink() {
  return (
    <EmptyState
      drawing="lost"
      title={t('noneTitle')}
      note={t('noneNote')}
      action={{ label: t('home'), onTap: () => go('index') }}
    />
  )
})
