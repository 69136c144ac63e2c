import { Text, View } from '@tarojs/components'
import type { Assist, AssistActivity } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { serverNow } from '@/api'
import { useSoon } from '@/features/soon'
import { groupedCount } from '@/lib/counts'
import { versionOf } from '@/lib/dots'
import { go } from '@/routes'
import { shownMinute } from '@/stores/times'
import { Button, Card, Countdown, EmptyState, Icon, Picture, Pressable, Price, RetryNote } from '@/ui'
import { PagedList } from '@/ui/list/PagedList'
import { useAssisting } from './acting'
import { assistWords as t } from './messages'
import { roundMoney } from '@/stores/money'
import { Row } from '@/ui/layout/Box'
import { lookOf, lowestFen, missing } from './rules'
import { PriceSteps } from './Steps'
import { useAssists } from './useAssists'
import './assist.scss'

/** px, with the space below it. */
const cardHeight = 252
const keyOf = ({ activityCode }: AssistActivity): string => activityCode

function stateWords(assist: Assist): string {
  const amount = roundMoney(assist.priceFen ?? assist.soloFen)
  switch (lookOf(assist)) {
    case 'RUNNING':
      return t('stateRunning', { count: missing(assist), amount: roundMoney(lowestFen(assist)) })
    case 'REACHED':
    case 'ENDED':
      return t('stateReached', { amount })
    case 'USED':
      return t('stateUsed')
    case 'LAPSED':
      return t('stateLapsed')
    case 'MISSED':
      return t('stateMissed')
    default:
      return t('otherHead')
  }
}

type Assists = ReturnType<typeof useAssists>

/** How many of the shopper's own are shown before all are asked for, and of what can be started beside little else. */
const few = 3

/** One's own, each a line with its state and until when. */
const Mine = observer(function Mine({ mine, onEnd }: { mine: Assists['mine']; onEnd: () => void }) {
  const { rows, total, ended } = mine
  const [all, setAll] = useState(false)
  if (mine.status === 'failed' && rows.length === 0)
    return <RetryNote words={t('ownFailed')} onRetry={() => void mine.reload()} />
  if (rows.length === 0) return null
  return (
    <Card title={t('running')}>
      {rows.slice(0, all ? undefined : few).map((assist, index) => {
        const look = lookOf(assist)
        const until = look === 'RUNNING' ? assist.endsAt : assist.usable ? assist.useBefore : undefined
        return (
          <Pressable
            key={index}
            className="ui__row ui__gap-3 ui__tone-ink-3 ui__wide assist-own"
            role="link"
            onTap={() => void go('assistment', { assistCode: assist.assistCode })}
          >
            <View className="assist-own__picture">
              <Picture src={assist.picture} alt="" round />
            </View>
            <View className="ui__grow">
              <View className="ui__size-3 ui__tone-ink ui__tight ui__lines-2">{assist.title}</View>
              <Row align="stretch" wrap size={2} loose className="assist-own__state">
                <Text>{stateWords(assist)}</Text>
                {until === undefined ? null : <Countdown tone="text" to={until} now={serverNow} onEnd={onEnd} />}
              </Row>
            </View>
            <Icon name="right" size={16} />
          </Pressable>
        )
      })}
      {(all ? ended : rows.length <= few) ? null : (
        <Button kind="text" block onTap={() => (all ? mine.loadMore() : setAll(true))}>
          {t('see', { count: total })}
        </Button>
      )}
    </Card>
  )
})

interface ActivityCardProps {
  activity: AssistActivity
  onStart: (activityCode: string) => Promise<void>
  onEnd: () => void
}

/** What can be done with an activity now: go on with one's own, start, wait, or buy alone. */
const Act = observer(function Act({ activity, onStart, onEnd }: ActivityCardProps) {
  const { soloFen, state, left, startAt, skuCode, spuCode, activityCode, assistCode } = activity
  return assistCode !== undefined ? (
    <Button kind="tint" onTap={() => void go('assistment', { assistCode })}>
      {t('goOn')}
    </Button>
  ) : state === 'OPEN' && left > 0 ? (
    <Button className="assist-buy" onTap={() => onStart(activityCode)}>
      {t('start', { amount: roundMoney(lowestFen(activity)) })}
    </Button>
  ) : state === 'UPCOMING' ? (
    <View className="assist-card__wait">
      <Countdown to={startAt} now={serverNow} onEnd={onEnd} />
    </View>
  ) : (
    <Button kind="outline" onTap={() => void go('productDetail', { spuCode, skuCode })}>
      {t('alone', { amount: roundMoney(soloFen) })}
    </Button>
  )
})

/** A product with its steps, shown before anything is started. */
const ActivityCard = observer(function ActivityCard({ activity, onStart, onEnd }: ActivityCardProps) {
  const { title, picture, soloFen, state, left, startAt, skuCode, spuCode } = activity
  return (
    <View className="assist-card" role="listitem">
      <Pressable
        className="ui__row ui__align-stretch ui__wide"
        role="link"
        onTap={() => void go('productDetail', { spuCode, skuCode })}
      >
        <View className="ui__after-3 ui__fixed assist-card__picture">
          <Picture src={picture} alt="" round />
        </View>
        <View className="ui__grow">
          <View className="ui__size-3 ui__tone-ink ui__tight ui__lines-2">{title}</View>
          <View className="ui__size-2 ui__tone-ink-3 ui__loose">{versionOf(activity)}</View>
          <Row align="baseline" gap={1} wrap>
            <Price fen={lowestFen(activity)} size="l" />
            <Price fen={soloFen} struck size="s" />
          </Row>
        </View>
      </Pressable>
      <View className="assist-card__steps">
        <PriceSteps of={activity} />
      </View>
      <Row justify="between" gap={2} wrap above={3} hit className="assist-card__foot">
        <Text className="ui__size-2 ui__tone-ink-3 ui__shrinks ui__loose assist-card__note">
          {state === 'UPCOMING'
            ? t('startsAt', { time: shownMinute(startAt) })
            : left > 0
              ? t('left', { count: groupedCount(left) })
              : t('soldOut')}
        </Text>
        <Act activity={activity} onStart={onStart} onEnd={onEnd} />
      </Row>
    </View>
  )
})

/** The first that friends can help with, under what is said of an assist that is not there. */
export const AssistOffers = observer(function AssistOffers() {
  const { list, reload } = useAssists()
  const reloadSoon = useSoon(reload)
  const { start } = useAssisting(reload)
  return (
    <View role="list">
      {list.rows.slice(0, few).map((activity) => (
        <ActivityCard key={keyOf(activity)} activity={activity} onStart={start} onEnd={reloadSoon} />
      ))}
    </View>
  )
})

/** Everything that friends can help with, and the shopper's own over it. */
export const AssistZone = observer(function AssistZone({ assists }: { assists: Assists }) {
  const { list, mine, reload } = assists
  const reloadSoon = useSoon(reload)
  const { start } = useAssisting(reload)
  return (
    <>
      {/* also over nothing and over a failure; what comes has a head of its own */}
      {list.rows.length === 0 && list.status === 'loading' ? null : (
        <View>
          <View className="assist-head">
            <View className="ui__grow">
              <View className="ui__size-5 ui__tone-ink ui__heavy ui__tight">{t('slogan')}</View>
              <View className="ui__size-2 ui__loose assist-head__note">{t('sloganNote')}</View>
            </View>
            <Pressable
              className="ui__row ui__size-2 ui__tone-ink-2 ui__hit ui__before-2 ui__fixed"
              role="link"
              onTap={() => void go('assistmentRule', {})}
            >
              <Text>{t('rule')}</Text>
              <Icon name="right" size={14} />
            </Pressable>
          </View>
          <Mine mine={mine} onEnd={reloadSoon} />
        </View>
      )}
      <PagedList
        list={list}
        keyOf={keyOf}
        about={cardHeight}
        onRetry={reload}
        empty={
          <EmptyState
            drawing="order"
            title={t('none')}
            note={t('noneNote')}
            action={{ label: t('toHome'), onTap: () => go('index') }}
          />
        }
      >
        {(activity) => <ActivityCard activity={activity} onStart={start} onEnd={reloadSoon} />}
      </PagedList>
    </>
  )
})
