import { Text, View } from '@tarojs/components'
import type { Presale, WaitingPresale } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { serverNow } from '@/api'
import { afterLogin } from '@/features/afterLogin'
import { screenSubject, ShareCorner } from '@/features/share'
import { useSoon } from '@/features/soon'
import { go } from '@/routes'
import { roundMoney } from '@/stores/money'
import { shownMinute } from '@/stores/times'
import { Button, EmptyState, Icon, Picture, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { PagedList } from '@/ui/list/PagedList'
import { presaleWords as t } from './messages'
import { growsOf, posterOf } from './poster'
import { PresaleCard } from './PresaleCard'
import { PresaleSheet } from './PresaleSheet'
import { rowsSkeleton } from './PresaleSkeletons'
import { tabs, type Tab } from './rules'
import { useBooking } from './useBooking'
import type { Presales } from './usePresales'
import './presale.scss'

/** px, with the space below it. */
const cardHeight = 220
const presaleKey = ({ activityCode }: Presale): string => activityCode
const waitingKey = ({ orderCode }: WaitingPresale): string => orderCode

/** Whether a balance can be paid now. */
const isPayable = ({ balanceFrom }: WaitingPresale): boolean => serverNow() >= balanceFrom

/** What the zone is about: what the first deposit grows to. */
const Head = observer(function Head({ first }: { first: Presale | undefined }) {
  return (
    <View className="presale-head">
      <View className="ui__tone-ink ui__heavy presale-head__title" role="heading" aria-level={2}>
        {t('slogan')}
      </View>
      <View className="ui__size-4 ui__tone-ink ui__loose presale-head__grows">
        {first === undefined ? t('growsNone') : growsOf(first)}
      </View>
      {first === undefined ? null : (
        <View className="ui__size-2 ui__above-2 presale-head__from">
          <Icon name="clock" size={14} />
          <Text>{t('payFrom', { time: shownMinute(first.balanceFrom) })}</Text>
        </View>
      )}
      <View className="presale-head__coin" aria-hidden />
      <ShareCorner subject={screenSubject('presell')} poster={posterOf(first)} />
    </View>
  )
})

/** One's own that ends next, over the list. */
const Own = observer(function Own({ own }: { own: WaitingPresale }) {
  const { orderCode, title, balanceFen, balanceFrom, balanceTo } = own
  const payable = isPayable(own)
  const amount = roundMoney(balanceFen)
  return (
    <Pressable
      className="ui__row ui__pad-3 presale-own"
      role="link"
      onTap={() => void go('orderDetail', { orderCode })}
    >
      <View className="presale-own__icon">
        <Icon name="bell" size={20} color="action" />
      </View>
      <View className="ui__grow">
        <View className="ui__size-4 ui__tone-ink ui__bold ui__lines-1">
          {t(payable ? 'ownOpen' : 'ownWaits', { title })}
        </View>
        <View className="ui__size-2 ui__tone-ink-3 ui__loose">
          {payable
            ? t('ownUntil', { amount, time: shownMinute(balanceTo) })
            : t('ownFrom', { amount, time: shownMinute(balanceFrom) })}
        </View>
      </View>
      <Text className="ui__size-3 ui__tone-action ui__before-2">{t('look')}</Text>
      <Icon name="right" size={14} color="action" />
    </Pressable>
  )
})

const ZoneTabs = observer(function ZoneTabs({ presales }: { presales: Presales }) {
  const { tab, choose, counts } = presales
  const words = (tabName: Tab): string => [t(tabName), counts[tabName]].join(' ').trim()
  return (
    <View className="presale-tabs" role="tablist" aria-label={t('tabs')}>
      {tabs.map((option) => (
        <Pressable
          key={option}
          role="tab"
          selected={option === tab}
          className={option === tab ? 'presale-tab presale-tab--on' : 'presale-tab'}
          onTap={() => choose(option)}
        >
          <Text>{words(option)}</Text>
        </Pressable>
      ))}
    </View>
  )
})

/** An order whose balance is to be paid. */
const WaitingCard = observer(function WaitingCard({ own }: { own: WaitingPresale }) {
  const { orderCode, title, picture, balanceFen, depositFen, balanceFrom, balanceTo } = own
  const payable = isPayable(own)
  return (
    <View className="presale-card" role="listitem">
      <Pressable
        className="ui__row ui__align-stretch ui__wide presale-card__goods"
        role="link"
        onTap={() => void go('orderDetail', { orderCode })}
      >
        <View className="presale-card__picture">
          <Picture src={picture} alt="" round />
        </View>
        <View className="ui__grow presale-card__words">
          <View className="ui__size-4 ui__tone-ink ui__tight ui__lines-2">{title}</View>
          <View className="ui__size-5 ui__tone-sale-deep ui__heavy presale-card__balance">
            {t('waitingBalance', { amount: roundMoney(balanceFen) })}
          </View>
          <View className="ui__size-2 ui__tone-ink-3 presale-card__note">
            {t('waitingPaid', { amount: roundMoney(depositFen) })}
          </View>
          <View className="ui__size-2 ui__tone-ink-3 presale-card__note">
            {payable ? t('until', { time: shownMinute(balanceTo) }) : t('payFrom', { time: shownMinute(balanceFrom) })}
          </View>
        </View>
      </Pressable>
      <Row justify="end" above={3} hit className="presale-card__foot">
        {payable ? (
          <Button onTap={() => go('pay', { orderCodes: [orderCode] })}>{t('payBalance')}</Button>
        ) : (
          <Button kind="tint" onTap={() => go('orderDetail', { orderCode })}>
            {t('look')}
          </Button>
        )}
      </Row>
    </View>
  )
})

const Waiting = observer(function Waiting({ presales }: { presales: Presales }) {
  const { own, loggedIn, choose, reload } = presales
  const seeOpen = { label: t('seeOpen'), onTap: () => choose('OPEN') }
  if (!loggedIn) {
    return (
      <EmptyState
        drawing="order"
        title={t('loginWaiting')}
        note={t('noneWaitingNote')}
        action={{ label: t('login'), onTap: () => afterLogin(() => undefined) }}
      />
    )
  }
  return (
    <PagedList
      list={own}
      keyOf={waitingKey}
      about={cardHeight}
      skeleton={rowsSkeleton}
      onRetry={reload}
      empty={<EmptyState drawing="order" title={t('noneWaiting')} note={t('noneWaitingNote')} action={seeOpen} />}
    >
      {(presale) => <WaitingCard own={presale} />}
    </PagedList>
  )
})

/** Nothing takes deposits: when the next does, or where to go instead. */
const NoneOpen = observer(function NoneOpen({ presales }: { presales: Presales }) {
  const { next, choose } = presales
  return next === undefined ? (
    <EmptyState
      drawing="order"
      title={t('none')}
      note={t('noneNote')}
      action={{ label: t('toHome'), onTap: () => go('index') }}
    />
  ) : (
    <EmptyState
      drawing="order"
      title={t('none')}
      note={t('noneNext', { time: shownMinute(next.startAt) })}
      action={{ label: t('seeComing'), onTap: () => choose('COMING') }}
    />
  )
})

interface ZoneProps {
  presales: Presales
  /** What the shop put between the head and the list. */
  between?: ReactNode
}

/** Everything that is sold ahead, by its step. */
export const PresaleZone = observer(function PresaleZone({ presales, between }: ZoneProps) {
  const { tab, open, later, own, choose, reload, loggedIn, first } = presales
  const [target, setTarget] = useState<Presale>()
  const [isShown, setIsShown] = useState(false)
  const book = useBooking(reload)
  const reloadSoon = useSoon(reload)
  const ask = (presale: Presale) => {
    setTarget(presale)
    setIsShown(true)
  }
  const [mine] = loggedIn ? own.rows : []
  const lines = { keyOf: presaleKey, about: cardHeight, skeleton: rowsSkeleton, onRetry: reload }
  return (
    <View className="presale-zone">
      <Head first={first} />
      {between}
      {mine === undefined ? null : <Own own={mine} />}
      <ZoneTabs presales={presales} />
      {tab === 'WAITING' ? <Waiting presales={presales} /> : null}
      {tab === 'OPEN' ? (
        <PagedList {...lines} list={open} empty={<NoneOpen presales={presales} />}>
          {(presale) => (
            <PresaleCard
              presale={presale}
              onAsk={ask}
              onEnd={reloadSoon}
              large={presale.activityCode === first?.activityCode}
            />
          )}
        </PagedList>
      ) : null}
      {tab === 'COMING' ? (
        <PagedList
          {...lines}
          list={later}
          empty={
            <EmptyState
              drawing="order"
              title={t('noneComing')}
              note={t('noneComingNote')}
              action={{ label: t('seeOpen'), onTap: () => choose('OPEN') }}
            />
          }
        >
          {(presale) => <PresaleCard presale={presale} onAsk={ask} onEnd={reloadSoon} />}
        </PagedList>
      ) : null}
      {target === undefined ? null : (
        <PresaleSheet presale={target} open={isShown} onClose={() => setIsShown(false)} onBook={book} />
      )}
    </View>
  )
})
