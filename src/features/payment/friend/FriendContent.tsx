import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { PayLink } from '@contract'
import { go } from '@/routes'
import { shownMoney } from '@/stores/money'
import { Button, Card, Cell, EmptyState, Icon, Price, type IconName } from '@/ui'
import { Row, Stack } from '@/ui/layout/Box'
import { Channels } from '../Channels'
import { goToOrders } from '../follow'
import { AskedFor, Goods } from './AskedFor'
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

/** What a link asks for and who asks; once it is over, what became of it. */
export const FriendContent = observer(function FriendContent({ link, friend, code }: FriendContentProps) {
  if (!friend.inForm) return <Asking friend={friend} />
  const standing = standingOf(link, friend.payment)
  if (standing.kind === 'ASK') return <SendOn link={link} code={code} onEnd={() => void friend.remote.reload()} />
  if (standing.kind !== 'PAY') return <Over link={link} standing={standing} />
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
    <Row align="stretch" gap={2} className="friend-pay__facts">
      {facts.map(({ icon, key }) => (
        <Stack key={key} align="center" center grow>
          <Icon name={icon} size={20} color="action" />
          <Text className="ui__size-2 ui__tone-ink ui__bold ui__above-1">{t(key, { buyer })}</Text>
          <Text className="ui__size-1 ui__tone-ink-3 ui__tight">{t(`${key}Note`)}</Text>
        </Stack>
      ))}
    </Row>
  )
})

function wordsOf(standing: Standing, { own, buyer }: PayLink): [title: string, ...notes: string[]] {
  const money = (fen: number) => ({ amount: shownMoney(fen) })
  switch (standing.kind) {
    case 'LATE':
      return [t('lateTitle'), t('lateNote', money(standing.backFen))]
    case 'BACK':
      return [t('backTitle'), t('backNote', money(standing.backFen))]
    case 'MINE':
      return [
        t('mineTitle'),
        t('mineNote', { buyer }),
        ...(standing.backFen > 0 ? [t('minePart', money(standing.backFen))] : [])
      ]
    case 'PAID':
      return own ? [t('ownPaidTitle'), t('ownPaidNote')] : [t('paidTitle'), t('paidNote')]
    default:
      return [t('closedTitle'), t(own ? 'ownClosedNote' : 'closedNote')]
  }
}

const drawings: Partial<Record<Standing['kind'], string>> = { LATE: 'failed', MINE: 'paid', PAID: 'paid' }

/** There is nothing to pay any more. */
const Over = observer(function Over({ link, standing }: { link: PayLink; standing: Standing }) {
  const [title, ...notes] = wordsOf(standing, link)
  const { orderCodes } = link
  const isMine = standing.kind === 'MINE'
  const result = (
    <View className="pay-result">
      <View
        className={`pay-result__drawing pay-result__drawing--${drawings[standing.kind] ?? 'waiting'}`}
        aria-hidden
      />
      <View className="pay-result__title" role="status">
        {title}
      </View>
      {isMine ? <Price fen={link.amountFen} size="xl" tone="ink" /> : null}
      {notes.map((note) => (
        <View key={note} className="pay-result__note">
          {note}
        </View>
      ))}
      <Row align="stretch" justify="center" gap={3} wrap className="pay-result__ways">
        <Button kind={orderCodes ? 'outline' : 'filled'} onTap={() => go('index')}>
          {t('home')}
        </Button>
        {orderCodes ? <Button onTap={() => goToOrders(orderCodes)}>{t('orders')}</Button> : null}
      </Row>
    </View>
  )
  if (!isMine) return result
  return (
    <>
      {result}
      <Card>
        <Goods link={link} />
        <Cell icon="refresh" label={t('factBack')} value={t('factBackNote')} />
      </Card>
    </>
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
