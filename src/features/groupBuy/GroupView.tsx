import { Text, View } from '@tarojs/components'
import type { DataOf, GroupDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { versionOf } from '@/lib/dots'
import { hasOwn } from '@/lib/json'
import { go } from '@/routes'
import { shownMinute } from '@/stores/times'
import { BottomBar, Button, Card, Countdown, Picture, Pressable, Price, classes } from '@/ui'
import { backWords } from './back'
import { useGroupBuying } from './buying'
import { groupWords as t } from './messages'
import { roundMoney } from '@/stores/money'
import { Row, Stack } from '@/ui/layout/Box'
import { Seats } from './Seats'
import './groupBuy.scss'

export type OwnDetail = DataOf<'GET /o2mkt-b2c/v1/group-buy/group-detail'>

const eventWords = { STARTED: 'STARTED', JOINED: 'JOINED', LEFT: 'LEFT', FULL: 'FULL', FAILED: 'FAILED' } as const

/** What became of it, large. */
const Hero = observer(function Hero({ group, onEnd }: { group: GroupDetail; onEnd: () => void }) {
  const { state, missing, size, picture, endsAt, closedAt } = group
  const words =
    state === 'OPEN'
      ? t('missingHead', { count: missing })
      : state === 'FULL'
        ? t('fullHead')
        : state === 'FAILED'
          ? t('failedHead', { count: missing })
          : t('otherState')
  return (
    <View className="group-hero">
      <View className="ui__grow">
        <Text className="ui__size-2 ui__tone-warm ui__pad-x-2 group-hero__size">{t('sizeOf', { size })}</Text>
        <View className="ui__size-6 ui__tone-ink ui__heavy group-hero__title" role="heading" aria-level={2}>
          {words}
        </View>
        {state === 'OPEN' ? (
          <Row wrap size={2} tone="ink-2" className="group-hero__time">
            <Countdown tone="dark" to={endsAt} now={serverNow} onEnd={onEnd} />
            <Text>{t('ends')}</Text>
          </Row>
        ) : closedAt === undefined ? null : (
          <Row wrap size={2} tone="ink-2" className="group-hero__time">
            {shownMinute(closedAt)}
          </Row>
        )}
      </View>
      <View className="group-hero__picture">
        <Picture src={picture} alt="" eager round />
      </View>
    </View>
  )
})

/** What it comes to; undefined: a state that the app does not know. */
function noteOf(group: GroupDetail, own: OwnDetail | undefined): string | undefined {
  const time = shownMinute(group.endsAt)
  if (group.state === 'FULL') return t('fullNote', { time: shownMinute(group.closedAt ?? group.endsAt) })
  if (group.state === 'FAILED') {
    return own?.refundFen === undefined ? t('failedPlain') : backWords(own.refundFen, own.refundState)
  }
  if (group.state !== 'OPEN') return undefined
  return own === undefined ? t('ifNotOther', { time }) : t('ifNot', { time, amount: roundMoney(own.payFen) })
}

/** What one piece costs alone, and in a group of each size. */
const Tiers = observer(function Tiers({ group }: { group: GroupDetail }) {
  const { soloFen, size, tiers } = group
  return (
    <Row align="stretch" above={3} pad={1} className="group-tiers group-tiers--told">
      <Stack align="center" justify="center" center pad={1} hit grow className="group-tier">
        <Text className="ui__size-2 ui__tone-ink-3 ui__tight group-tier__size">{t('aloneWords')}</Text>
        <Text className="ui__size-4 ui__tone-ink ui__bold ui__tight group-tier__price">{roundMoney(soloFen)}</Text>
      </Stack>
      {tiers.map((tier, index) => (
        <View
          key={index}
          className={classes(
            'ui__stack ui__align-center ui__justify-center ui__pad-1 ui__hit ui__center ui__grow group-tier',
            tier.size === size && 'group-tier--on'
          )}
        >
          <Text className="ui__size-2 ui__tone-ink-3 ui__tight group-tier__size">
            {t('tierOf', { size: tier.size })}
          </Text>
          <Text className="ui__size-4 ui__tone-ink ui__bold ui__tight group-tier__price">
            {roundMoney(tier.priceFen)}
          </Text>
        </View>
      ))}
    </Row>
  )
})

/** A group: who is in it, what it buys, what happened. */
export const GroupView = observer(function GroupView({
  group,
  own,
  onEnd,
  onInvite
}: {
  group: GroupDetail
  own: OwnDetail | undefined
  onEnd: () => void
  onInvite: () => void
}) {
  const { title, priceFen, picture, size, skuCode, spuCode, events } = group
  const note = noteOf(group, own)
  const invites = group.state === 'OPEN' && group.members.some((member) => member.own)
  return (
    <>
      <Hero group={group} onEnd={onEnd} />
      <Card className="group-members">
        <Seats large group={group} onInvite={invites ? onInvite : undefined} />
        <View className="ui__row ui__gap-1 ui__align-stretch ui__above-4" aria-hidden>
          {Array.from({ length: Math.min(size, 10) }, (_, index) => (
            <View
              key={index}
              className={index < size - group.missing ? 'group-bar__part group-bar__part--on' : 'group-bar__part'}
            />
          ))}
        </View>
        {note === undefined ? null : <View className="ui__size-2 ui__tone-ink-2 ui__above-3 ui__loose">{note}</View>}
      </Card>
      <Card>
        <Pressable
          className="ui__row ui__align-stretch ui__wide"
          role="link"
          onTap={() => void go('productDetail', { spuCode, skuCode })}
        >
          <View className="ui__after-3 ui__fixed group-card__picture">
            <Picture src={picture} alt="" round />
          </View>
          <View className="ui__grow">
            <View className="ui__size-3 ui__tone-ink ui__tight ui__lines-2">{title}</View>
            <View className="ui__size-2 ui__tone-ink-3 ui__loose">{versionOf(group)}</View>
            <Row align="baseline" wrap className="group-prices">
              <Text className="ui__size-2 ui__tone-sale-deep">{t('price')}</Text>
              <Price fen={priceFen} size="l" />
            </Row>
          </View>
        </Pressable>
        <Tiers group={group} />
      </Card>
      {events.length === 0 ? null : (
        <Card title={t('events')}>
          {events.map(({ kind, at: time, name = '' }, index) => (
            <Row key={index} align="stretch" justify="between" gap={3} size={3} tight padY={2}>
              <Text className="ui__tone-ink-2 ui__grow">
                {t(hasOwn(eventWords, kind) ? eventWords[kind] : 'other', { name })}
              </Text>
              <Text className="ui__size-2 ui__tone-ink-3 ui__fixed">{shownMinute(time)}</Text>
            </Row>
          ))}
        </Card>
      )}
    </>
  )
})

const obstacles = {
  OTHER: 'otherOpen',
  LIMIT: 'limitMet',
  FULL: 'full',
  HELD: 'held',
  OVER: 'over',
  SOLD_OUT: 'soldOut'
} as const

interface GroupBarProps {
  group: GroupDetail
  own: OwnDetail | undefined
  onInvite: () => void
  reload: () => unknown
}

/** What is next: invite, join, or start another one. */
export const GroupBar = observer(function GroupBar({ group, own, onInvite, reload }: GroupBarProps) {
  const buy = useGroupBuying(reload)
  const { state, missing, obstacle, priceFen, size } = group
  const inIt = group.members.some((member) => member.own)
  if (inIt) {
    return (
      <BottomBar>
        {own === undefined ? null : (
          <Button kind="outline" onTap={() => void go('orderDetail', { orderCode: own.orderCode })}>
            {t('order')}
          </Button>
        )}
        {state === 'OPEN' ? (
          <Button block onTap={onInvite}>
            {t('invite', { count: missing })}
          </Button>
        ) : (
          <Button block kind="tint" onTap={() => void go('groupbuy')}>
            {t(state === 'FULL' ? 'again' : 'another')}
          </Button>
        )}
      </BottomBar>
    )
  }
  if (obstacle === undefined && state === 'OPEN') {
    return (
      <BottomBar>
        <Button block className="group-buy" onTap={() => buy(group)}>
          {`${t('join')} ${roundMoney(priceFen)}`}
        </Button>
      </BottomBar>
    )
  }
  const other = obstacle === 'OTHER'
  // another group of it can be started, unless that would be refused as well
  const open = group.activityState === 'OPEN' && !other && obstacle !== 'LIMIT' && obstacle !== 'SOLD_OUT'
  const isKnown = obstacle !== undefined && hasOwn(obstacles, obstacle)
  // the page says nothing of a reason that the app does not know
  const why = obstacle === undefined ? 'over' : isKnown ? obstacles[obstacle as keyof typeof obstacles] : undefined
  return (
    <BottomBar className="group-next">
      {why === undefined ? null : <Text className="ui__size-2 ui__tone-ink-2 ui__tight ui__grow">{t(why)}</Text>}
      {open ? (
        <Button
          className="group-buy"
          onTap={() => buy({ skuCode: group.skuCode, activityCode: group.activityCode, size, priceFen })}
        >
          {t('start', { size, amount: roundMoney(priceFen) })}
        </Button>
      ) : (
        <Button kind="tint" onTap={() => void (other ? go('myJoin', {}) : go('groupbuy'))}>
          {t(other ? 'toOwn' : 'toZone')}
        </Button>
      )}
    </BottomBar>
  )
})
