import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState, type ReactNode } from 'react'
import { serverNow } from '@/api'
import { ShareButton } from '@/features/share'
import { formatClock } from '@/lib/dates'
import { go } from '@/routes'
import { shownMinute } from '@/stores/times'
import { Countdown, EmptyState, Icon, Skeleton, StateView, usePageVisible, type SkeletonPart } from '@/ui'
import { seckillWords as t } from './messages'
import { Next } from './Next'
import { Row } from './Row'
import { limitOfAll, nextOf, largeFirst, phaseOf, shownSessions, type SeckillSession } from './rules'
import { SessionTabs } from './Tabs'
import type { Seckill } from './useSeckill'
import '@/ui/layout/layout.scss'
import './seckill.scss'

const two = (value: number): string => String(value).padStart(2, '0')

/** The server's time, to the second, while the page is seen. */
const Clock = observer(function Clock() {
  const [now, setNow] = useState(serverNow)
  const isVisible = usePageVisible()
  useEffect(() => {
    if (!isVisible) return undefined
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const time = serverNow()
      setNow(time)
      timer = setTimeout(tick, 1000 - (time % 1000))
    }
    tick()
    return () => clearTimeout(timer)
  }, [isVisible])
  return (
    <View className="ui__row ui__size-2 ui__figures seckill-head__clock">
      <View className="ui__after-2 ui__fixed seckill-head__dot" />
      <Text>{t('clock', { time: `${formatClock(now)}:${two(Math.floor(now / 1000) % 60)}` })}</Text>
    </View>
  )
})

const row: SkeletonPart = ['.seckill-row', ['.seckill-row__picture', 'square'], ['lines', 'line', 'short', 'price']]

/** The sale to come. */
export const SeckillSkeleton = () => (
  <Skeleton
    of={[
      ['.seckill-head', ['.seckill-head__wait'], ['.seckill-tabs']],
      ['.seckill-session', ['.seckill-session__head', 'line 50%'], row, row, row, row]
    ]}
  />
)

const Rows = observer(function Rows({ session, seckill }: { session: SeckillSession; seckill: Seckill }) {
  const phase = phaseOf(session, serverNow())
  const to = phase === 'coming' ? session.startAt : session.endAt
  const limit = limitOfAll(session.rows)
  const { large, others } = largeFirst(session.rows)
  const about = { session, seckill }
  return (
    <View className="seckill-session">
      <View className="seckill-session__head">
        <Text className="ui__size-4 ui__tone-ink ui__heavy ui__after-2 ui__tight">
          {t(phase === 'over' ? 'ended' : phase === 'coming' ? 'toStart' : 'toEnd')}
        </Text>
        {phase === 'over' ? null : (
          <Countdown key={to} className="seckill-session__left" to={to} now={serverNow} onEnd={seckill.reloadSoon} />
        )}
        {phase === 'over' || limit === undefined ? null : (
          <Text className="ui__size-2 ui__tone-ink-3 seckill-session__limit">{t('limit', { limit })}</Text>
        )}
      </View>
      <View role="list">
        {large ? <Row row={large} {...about} large /> : null}
        {others.map((other, index) => (
          <Row key={index} row={other} {...about} />
        ))}
      </View>
    </View>
  )
})

interface SessionsProps {
  seckill: Seckill
  /** Comes with them, or it would be pushed down by them. */
  below: ReactNode
  onShare: () => void
}

/** The sessions as tabs: the one that runs first of all, or the next. */
export const Sessions = observer(function Sessions({ seckill, below, onShare }: SessionsProps) {
  const { remote, session, choose } = seckill
  const nextAt = remote.data?.nextAt
  return (
    <StateView
      remote={remote}
      empty={{
        when: ({ sessions }) => sessions.length === 0,
        view: (
          <EmptyState
            drawing="order"
            title={t('none')}
            note={nextAt === undefined ? t('noneNote') : t('noneNext', { time: shownMinute(nextAt) })}
            action={{ label: t('browse'), onTap: () => go('productList', {}) }}
          />
        )
      }}
    >
      {({ sessions }) => {
        const now = serverNow()
        const next = session && nextOf(sessions, session, now)
        return session ? (
          <View>
            <View className="seckill-head">
              <View className="seckill-head__title" role="heading" aria-level={2}>
                {t('title')}
              </View>
              <Clock />
              <View className="seckill-head__sign" aria-hidden>
                <Icon name="bolt" size={32} color="white" />
              </View>
              <View className="seckill-head__share">
                <ShareButton inBar onTap={onShare} />
              </View>
              <SessionTabs
                sessions={shownSessions(sessions, now)}
                chosen={session.sessionCode}
                now={now}
                onChoose={choose}
              />
            </View>
            <Rows session={session} seckill={seckill} />
            {next ? <Next session={next} now={now} onChoose={choose} /> : null}
            {below}
          </View>
        ) : null
      }}
    </StateView>
  )
})
