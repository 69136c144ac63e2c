import { Text, View } from '@tarojs/components'
import type { DataOf, OwnRebate } from '@contract'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { hasOwn } from '@/lib/json'
import { go } from '@/routes'
import { shownDay } from '@/stores/times'
import { EmptyState, Icon, Picture, Pressable, classes } from '@/ui'
import { PagedList } from '@/ui/list/PagedList'
import { shownMoney } from '@/stores/money'
import { rebateWords as t } from './messages'
import { rebateNote } from '@/features/rebateNote'
import { daysLeft, stationOf } from './rules'
import { useOwnRebates } from './useRebates'
import '@/ui/layout/layout.scss'
import './rebate.scss'

type Own = DataOf<'GET /o2mkt-b2c/v1/rebate/own'>

/** What each station says under its name. */
function whenOf(rebate: OwnRebate, nowMs: number): readonly string[] {
  const { orderedAt, receivedAt, dueAt, waitsForCase } = rebate
  if (receivedAt === undefined || dueAt === undefined) return [shownDay(orderedAt), t('waitsForGoods'), '', '']
  const leftDays = daysLeft(dueAt, nowMs)
  const waits = waitsForCase ? t('waitsForCase') : leftDays === 0 ? t('today') : t('daysLeft', { count: leftDays })
  return [shownDay(orderedAt), shownDay(receivedAt), waits, waitsForCase ? '' : shownDay(dueAt)]
}

/** The way of one rebate, from the order to the balance; without one the way that all go. */
const Way = observer(function Way({ rebate, days }: { rebate?: OwnRebate; days: number }) {
  const now = serverNow()
  const names = [t('bought'), t('received'), t('afterDays', { count: days }), t('paid')]
  const station = rebate === undefined ? -1 : stationOf(rebate, now)
  const when = rebate === undefined ? [] : whenOf(rebate, now)
  return (
    <View className="ui__row ui__align-stretch">
      {names.map((name, index) => (
        <View
          key={index}
          className={
            index < station
              ? 'ui__stack ui__align-center ui__size-1 ui__center rebate-stop rebate-stop--done'
              : index === station
                ? 'ui__stack ui__align-center ui__size-1 ui__center rebate-stop rebate-stop--now'
                : 'ui__stack ui__align-center ui__size-1 ui__center rebate-stop'
          }
        >
          {rebate === undefined ? (
            <Text className="ui__tone-ink-2 rebate-stop__dot rebate-stop__dot--number">{index + 1}</Text>
          ) : (
            <View className="rebate-stop__dot" />
          )}
          <Text className="ui__size-2 ui__tone-ink">{name}</Text>
          {rebate === undefined ? null : <Text className="rebate-stop__when">{when[index]}</Text>}
        </View>
      ))}
    </View>
  )
})

/** How money comes back, for somebody who has none yet. */
export const WayCard = observer(function WayCard({ days }: { days: number }) {
  return (
    <View className="rebate-own">
      <View className="ui__size-4 ui__tone-ink ui__heavy ui__below-2">{t('way')}</View>
      <Way days={days} />
    </View>
  )
})

/** What comes back next, and the way to all of it; of somebody who has none nothing. */
export const OwnCard = observer(function OwnCard({ own, onRecords }: { own: Own; onRecords: () => void }) {
  const [next] = own.list
  if (next === undefined) return null
  const comes = own.pendingFen > 0 && next.state === 'PENDING'
  return (
    <View className="rebate-own">
      <View className="ui__row ui__justify-between ui__hit">
        <Text className="ui__size-4 ui__tone-ink ui__heavy">
          {comes
            ? t('coming', { amount: shownMoney(own.pendingFen) })
            : t('came', { amount: shownMoney(own.earnedFen) })}
        </Text>
        <Pressable className="ui__row ui__size-2 ui__tone-ink-3 ui__hit" onTap={onRecords}>
          <Text>{t('records')}</Text>
          <Icon name="right" size={14} />
        </Pressable>
      </View>
      {comes ? <Way rebate={next} days={next.days} /> : null}
    </View>
  )
})

const states = { PENDING: 'statePENDING', EARNED: 'stateEARNED', VOID: 'stateVOID' } as const
const headOf = ({ state, rebateFen }: OwnRebate): string =>
  t(hasOwn(states, state) ? states[state] : 'stateOther', { amount: shownMoney(rebateFen) })

const Row = observer(function Row({ rebate }: { rebate: OwnRebate }) {
  const { orderCode, title, picture, state } = rebate
  return (
    <View role="listitem">
      <Pressable
        className="ui__row ui__gap-3 ui__tone-ink-3 ui__pad-y-2 ui__wide ui__left rebate-row"
        role="link"
        onTap={() => void go('orderDetail', { orderCode })}
      >
        <View className="rebate-row__picture">
          <Picture src={picture} alt="" round />
        </View>
        <View className="ui__grow">
          <View
            className={classes('ui__size-3 ui__heavy rebate-row__head', state === 'EARNED' && 'rebate-row__head--ok')}
          >
            {headOf(rebate)}
          </View>
          <View className="ui__size-2 ui__tone-ink-2 ui__lines-1">{title}</View>
          <View className="ui__size-1">{rebateNote(rebate)}</View>
        </View>
        <Icon name="right" size={16} />
      </Pressable>
    </View>
  )
})

/** px, with the space below it. */
const rowHeight = 92
const keyOf = ({ orderCode, position }: OwnRebate) => `${orderCode} ${position}`

/** All that came back, or will. */
export const Records = observer(function Records() {
  const list = useOwnRebates()
  return (
    <PagedList
      list={list}
      keyOf={keyOf}
      about={rowHeight}
      skeleton="rows"
      empty={<EmptyState drawing="order" title={t('noRecords')} note={t('noRecordsNote')} />}
    >
      {(rebate) => <Row rebate={rebate} />}
    </PagedList>
  )
})
