import { Text, View } from '@tarojs/components'
import type { BuyGroup, GroupActivity, OwnGroup } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { serverNow } from '@/api'
import { screenSubject, ShareCorner } from '@/features/share'
import { useSoon } from '@/features/soon'
import { groupedCount } from '@/lib/counts'
import { versionOf } from '@/lib/dots'
import { go } from '@/routes'
import { shownMinute } from '@/stores/times'
import { BottomBar, Button, Card, Countdown, EmptyState, Icon, Picture, Pressable, Price, classes } from '@/ui'
import { PagedList } from '@/ui/list/PagedList'
import { useGroupBuying, type GroupWish } from '../buying'
import { groupWords as t } from '../messages'
import { roundMoney } from '@/stores/money'
import { Row } from '@/ui/layout/Box'
import { Seats } from '../Seats'
import { zoneWords } from './messages'
import { mostWords, posterOf } from './poster'
import { chosenTier } from './rules'
import { few, type useZone } from './useZone'
import '../groupBuy.scss'
import './zone.scss'

type Zone = ReturnType<typeof useZone>
type Buy = (wish: GroupWish) => Promise<void>

/** px, with the space below it. */
const cardHeight = 300
const keyOf = ({ activityCode }: GroupActivity): string => activityCode
const seeGroup = ({ groupCode }: Pick<BuyGroup, 'groupCode'>) => void go('joinDetail', { groupCode })

/** What the zone is about. */
const Head = observer(function Head({ activities }: { activities: readonly GroupActivity[] }) {
  return (
    <View className="group-head">
      <View className="ui__tone-ink ui__heavy group-head__title" role="heading" aria-level={2}>
        {zoneWords('slogan')}
      </View>
      <View className="ui__size-4 ui__tone-ink-2 ui__loose">{mostWords(activities)}</View>
      <Row justify="between" wrap className="group-head__foot">
        <View className="ui__size-2 ui__tone-ok group-head__refund">
          <Icon name="undo" size={14} />
          <Text>{zoneWords('refund')}</Text>
        </View>
        <Pressable
          className="ui__row ui__size-3 ui__tone-ink-2 ui__hit"
          role="link"
          onTap={() => void go('myJoin', {})}
        >
          <Text>{zoneWords('mine')}</Text>
          <Icon name="right" size={14} />
        </Pressable>
      </Row>
      <ShareCorner subject={screenSubject('groupbuy')} poster={posterOf(activities)} />
    </View>
  )
})

const OpenRow = observer(function OpenRow({ group, onBuy, onEnd }: { group: BuyGroup; onBuy: Buy; onEnd: () => void }) {
  const { title, picture, priceFen, soloFen, size, missing, endsAt } = group
  return (
    <Row justify="end" wrap gap={2} padY={3} className="group-open" role="listitem">
      <Pressable
        className="ui__row ui__align-stretch ui__shrinks group-open__goods"
        role="link"
        onTap={() => seeGroup(group)}
      >
        <View className="ui__after-3 ui__fixed group-open__picture">
          <Picture src={picture} alt="" round />
        </View>
        <View className="ui__grow">
          <View className="ui__size-3 ui__tone-ink ui__tight ui__lines-2">{title}</View>
          <Row align="baseline" wrap className="group-prices">
            <Price fen={priceFen} size="m" />
            <Price fen={soloFen} struck size="s" />
            <Text className="ui__size-2 ui__tone-ink-3">{t('sizeOf', { size })}</Text>
          </Row>
          <Row wrap above={1} className="group-open__seats">
            <Seats group={group} />
            <Text className="ui__size-2 ui__tone-sale-deep ui__bold">{zoneWords('missing', { count: missing })}</Text>
          </Row>
        </View>
      </Pressable>
      <View className="group-open__act">
        <View className="group-open__time">
          <Icon name="clock" size={14} />
          <Countdown tone="text" to={endsAt} now={serverNow} onEnd={onEnd} />
        </View>
        <Button
          size="s"
          className="group-buy"
          label={zoneWords('joinOf', { title, amount: roundMoney(priceFen) })}
          onTap={() => onBuy(group)}
        >
          {t('join')}
        </Button>
      </View>
    </Row>
  )
})

/** Open groups, nearest to full first. */
const OpenGroups = observer(function OpenGroups({ zone, onBuy }: { zone: Zone; onBuy: Buy }) {
  const { open, all, setAll } = zone
  const openSoon = useSoon(open.reload)
  const groups = (open.data?.list ?? []).filter(({ obstacle }) => obstacle === undefined)
  if (groups.length === 0) return null
  const more =
    groups.length > few
      ? {
          label: all ? zoneWords('less') : zoneWords('more', { count: groups.length - few }),
          onTap: () => setAll(!all)
        }
      : undefined
  return (
    <Card title={zoneWords('nearly')} {...(more === undefined ? {} : { more })}>
      <View role="list">
        {groups.slice(0, all ? undefined : few).map((group, index) => (
          <OpenRow key={index} group={group} onBuy={onBuy} onEnd={openSoon} />
        ))}
      </View>
    </Card>
  )
})

interface ActivityCardProps {
  activity: GroupActivity
  onBuy: Buy
  onEnd: () => void
}

/** How a group of the chosen size stands, and what can be done: go to one's own, start, wait, or buy alone. */
const Foot = observer(function Foot(props: ActivityCardProps & { tier: GroupActivity['tiers'][number] }) {
  const { activity, tier, onBuy, onEnd } = props
  const { soloFen, state, left, startAt, skuCode, spuCode, activityCode, groupCode, reached } = activity
  const open = state === 'OPEN' && left > 0 && reached === undefined
  return (
    <Row gap={2} wrap above={3} hit className="group-card__foot">
      <Text className="ui__size-2 ui__tone-ink-3 ui__shrinks ui__loose group-card__note">
        {state === 'UPCOMING'
          ? zoneWords('startsAt', { time: shownMinute(startAt) })
          : open
            ? zoneWords('saves', { size: tier.size, amount: roundMoney(soloFen - tier.priceFen) })
            : t(reached === undefined ? 'soldOut' : 'limitMet')}
      </Text>
      {groupCode !== undefined ? (
        <Button kind="tint" onTap={() => void go('joinDetail', { groupCode })}>
          {t('toOwn')}
        </Button>
      ) : open ? (
        <Button className="group-buy" onTap={() => onBuy({ skuCode, activityCode, ...tier })}>
          {t('start', { size: tier.size, amount: roundMoney(tier.priceFen) })}
        </Button>
      ) : state === 'UPCOMING' ? (
        <View className="group-card__wait">
          <Countdown to={startAt} now={serverNow} onEnd={onEnd} />
        </View>
      ) : (
        <Button kind="outline" onTap={() => void go('productDetail', { spuCode, skuCode })}>
          {zoneWords('alone', { amount: roundMoney(soloFen) })}
        </Button>
      )}
    </Row>
  )
})

/** A product with its sizes: the one chosen is started. */
const ActivityCard = observer(function ActivityCard({ activity, onBuy, onEnd }: ActivityCardProps) {
  const { title, picture, soloFen, tiers, left, bought, skuCode, spuCode } = activity
  const [size, setSize] = useState<number>()
  const tier = chosenTier(activity, size)
  if (tier === undefined) return null
  const version = versionOf(activity)
  return (
    <View className="group-card" role="listitem">
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
          <View className="ui__size-2 ui__tone-ink-3 ui__loose">{version}</View>
          <Row align="baseline" wrap className="group-prices">
            <Price fen={tier.priceFen} size="l" />
            <Price fen={soloFen} struck size="s" />
          </Row>
          <View className="ui__size-2 ui__tone-ink-3 ui__loose">
            {bought > 0
              ? zoneWords('bought', { count: groupedCount(bought) })
              : zoneWords('left', { count: groupedCount(left) })}
          </View>
        </View>
      </Pressable>
      <Row align="stretch" above={3} pad={1} className="group-tiers" role="radiogroup" label={zoneWords('sizes')}>
        {tiers.map((row, index) => (
          <Pressable
            key={index}
            role="radio"
            checked={row.size === tier.size}
            className={classes(
              'ui__stack ui__align-center ui__justify-center ui__pad-1 ui__hit ui__center ui__grow group-tier',
              row.size === tier.size && 'group-tier--on'
            )}
            onTap={() => setSize(row.size)}
          >
            <Text className="ui__size-2 ui__tone-ink-3 ui__tight group-tier__size">
              {t('sizeOf', { size: row.size })}
            </Text>
            <Text className="ui__size-4 ui__tone-ink ui__bold ui__tight group-tier__price">
              {roundMoney(row.priceFen)}
            </Text>
          </Pressable>
        ))}
      </Row>
      <Foot activity={activity} tier={tier} onBuy={onBuy} onEnd={onEnd} />
    </View>
  )
})

/** One's own group that waits: a way to it, at the bottom. */
export const OwnWaiting = observer(function OwnWaiting({ group, onEnd }: { group: OwnGroup; onEnd: () => void }) {
  return (
    <BottomBar className="group-own">
      <View className="group-own__picture">
        <Picture src={group.picture} alt="" round />
      </View>
      <View className="ui__grow">
        <View className="ui__size-3 ui__tone-ink ui__bold ui__tight">
          {zoneWords('yours', { count: group.missing })}
        </View>
        <View className="ui__size-2 ui__tone-ink-3 ui__tight">
          {zoneWords('yoursNote')} <Countdown tone="text" to={group.endsAt} now={serverNow} onEnd={onEnd} />
        </View>
      </View>
      <Button onTap={() => seeGroup(group)}>{t('inviteShort', { count: group.missing })}</Button>
    </BottomBar>
  )
})

interface ZoneProps {
  zone: Zone
  /** What the shop put between the head and the list. */
  between?: ReactNode
}

/** Everything that is sold in groups. */
export const GroupZone = observer(function GroupZone({ zone, between }: ZoneProps) {
  const buy = useGroupBuying(zone.reload)
  const zoneSoon = useSoon(zone.reload)
  const { list } = zone
  return (
    <>
      {/* also over nothing and over a failure; what comes has a head of its own */}
      {list.rows.length === 0 && list.status === 'loading' ? null : (
        <View>
          <Head activities={list.rows} />
          {between}
          <OpenGroups zone={zone} onBuy={buy} />
        </View>
      )}
      <PagedList
        list={list}
        keyOf={keyOf}
        about={cardHeight}
        onRetry={zone.reload}
        empty={
          <EmptyState
            drawing="order"
            title={zoneWords('none')}
            note={zoneWords('noneNote')}
            action={{ label: zoneWords('toHome'), onTap: () => go('index') }}
          />
        }
      >
        {(activity) => <ActivityCard activity={activity} onBuy={buy} onEnd={zoneSoon} />}
      </PagedList>
    </>
  )
})
