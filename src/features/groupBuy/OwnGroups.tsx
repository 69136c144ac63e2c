import { Text, View } from '@tarojs/components'
import type { OwnGroup } from '@contract'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { useSoon } from '@/features/soon'
import { versionOf } from '@/lib/dots'
import { go } from '@/routes'
import { shownMinute } from '@/stores/times'
import { Button, Countdown, EmptyState, Icon, Picture, Pressable, Price, Tabs, classes } from '@/ui'
import { PagedList } from '@/ui/list/PagedList'
import { backWords } from './back'
import { groupWords as t } from './messages'
import { roundMoney } from '@/stores/money'
import { Row } from '@/ui/layout/Box'
import { lookOf } from './rules'
import { Seats } from './Seats'
import type { useOwnGroups } from './useGroups'
import './groupBuy.scss'

export type OwnTab = 'ALL' | OwnGroup['state']

/** px, with the space below it. */
const cardHeight = 268
const keyOf = ({ orderCode }: OwnGroup): string => orderCode
const kindOf = (group: OwnGroup): string => lookOf(group)

/** The state as a sentence, and when. */
const State = observer(function State({ group, onEnd }: { group: OwnGroup; onEnd: () => void }) {
  const look = lookOf(group)
  if (look === 'OPEN') {
    return (
      <Row wrap size={4} below={3} className="group-state">
        <Text className="ui__bold ui__grow group-state__words">{t('missingHead', { count: group.missing })}</Text>
        <Countdown tone="dark" to={group.endsAt} now={serverNow} onEnd={onEnd} />
      </Row>
    )
  }
  const words =
    look === 'FULL'
      ? t('fullHead')
      : look === 'LEFT'
        ? t('cancelledHead')
        : look === 'FAILED'
          ? t('failedHead', { count: group.missing })
          : t('otherState')
  return (
    <View
      className={classes('ui__row ui__wrap ui__size-4 ui__below-3 group-state', look === 'FULL' && 'group-state--ok')}
    >
      <Icon name={look === 'FULL' ? 'check' : 'minus'} size={18} />
      <Text className="ui__bold ui__grow group-state__words">{words}</Text>
      <Text className="ui__size-2 ui__tone-ink-3">
        {group.closedAt === undefined
          ? t('until', { time: shownMinute(group.endsAt) })
          : look === 'FULL'
            ? t('closed', { time: shownMinute(group.closedAt) })
            : t('until', { time: shownMinute(group.closedAt) })}
      </Text>
    </View>
  )
})

const OwnCard = observer(function OwnCard({ group, onEnd }: { group: OwnGroup; onEnd: () => void }) {
  const { groupCode, orderCode, title, picture, size, quantity, payFen, refundFen = 0, refundState } = group
  const look = lookOf(group)
  return (
    <View className="group-card" role="listitem">
      <State group={group} onEnd={onEnd} />
      <Pressable
        className="ui__row ui__align-stretch ui__wide"
        role="link"
        onTap={() => void go('joinDetail', { groupCode })}
      >
        <View className="ui__after-3 ui__fixed group-card__picture group-card__picture--small">
          <Picture src={picture} alt="" round />
        </View>
        <View className="ui__grow">
          <View className="ui__size-3 ui__tone-ink ui__tight ui__lines-2">{title}</View>
          <View className="ui__size-2 ui__tone-ink-3 ui__loose">{versionOf(group)}</View>
          <Row justify="between">
            <Text className="ui__size-2 ui__tone-ink-3 ui__loose">{`${t('sizeOf', { size })} ${t('quantity', { count: quantity })}`}</Text>
            <Price fen={payFen} size="s" tone="ink" />
          </Row>
        </View>
      </Pressable>
      {look === 'OPEN' ? (
        <Row wrap above={3} className="group-card__seats">
          <Seats group={group} />
          <Text className="ui__size-2 ui__tone-ink-3 ui__shrinks ui__loose group-card__note">
            {t('ifNot', { time: shownMinute(group.endsAt), amount: roundMoney(payFen) })}
          </Text>
        </Row>
      ) : null}
      {look !== 'OPEN' && refundFen > 0 ? (
        <View className="ui__size-2 ui__tone-ink-2 ui__above-3 ui__loose group-card__back">
          {backWords(refundFen, refundState)}
        </View>
      ) : null}
      <Row gap={2} wrap above={3} hit className="group-card__foot group-card__foot--acts">
        <Button kind="outline" onTap={() => void go('orderDetail', { orderCode })}>
          {t('order')}
        </Button>
        {look === 'OPEN' ? (
          <Button onTap={() => void go('joinDetail', { groupCode })}>
            {t('inviteShort', { count: group.missing })}
          </Button>
        ) : (
          <Button kind="tint" onTap={() => void go('groupbuy')}>
            {t(look === 'FULL' ? 'again' : 'another')}
          </Button>
        )}
      </Row>
    </View>
  )
})

interface OwnGroupsProps {
  groups: ReturnType<typeof useOwnGroups>
  tab: OwnTab
  onTab: (tab: OwnTab) => void
}

/** The shopper's groups, by state. */
export const OwnGroups = observer(function OwnGroups({ groups, tab, onTab }: OwnGroupsProps) {
  const { list, open, reload } = groups
  const reloadSoon = useSoon(reload)
  return (
    <View>
      <Tabs
        label={t('tabs')}
        value={tab}
        onChange={onTab}
        items={[
          { key: 'ALL', label: t('all') },
          { key: 'OPEN', label: t('open'), count: open },
          { key: 'FULL', label: t('done') },
          { key: 'FAILED', label: t('failed') }
        ]}
      />
      <PagedList
        className="group-list"
        list={list}
        name={tab}
        keyOf={keyOf}
        kindOf={kindOf}
        about={cardHeight}
        onRetry={reload}
        empty={
          tab === 'ALL' ? (
            <EmptyState
              drawing="order"
              title={t('mineNone')}
              note={t('mineNoneNote')}
              action={{ label: t('toZone'), onTap: () => go('groupbuy') }}
            />
          ) : (
            <EmptyState
              drawing="order"
              title={t('mineNoneOther')}
              action={{ label: t('seeAll'), onTap: () => onTab('ALL'), kind: 'outline' }}
            />
          )
        }
      >
        {(group) => <OwnCard group={group} onEnd={reloadSoon} />}
      </PagedList>
    </View>
  )
})
