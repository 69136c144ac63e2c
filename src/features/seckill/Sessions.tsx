import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { serverNow } from '@/api'
import { formatClock, shopMidnight } from '@/lib/dates'
import { go } from '@/routes'
import { Countdown, EmptyState, Skeleton, StateView, Tabs, usePageVisible } from '@/ui'
import { seckillWords as t } from './messages'
import { Row } from './Row'
import type { SeckillSession, useSeckill } from './useSeckill'
import './seckill.scss'

const two = (value: number): string => String(value).padStart(2, '0')

/** The server's time, to the second, while the page is seen. */
const Clock = observer(function Clock() {
  const [now, setNow] = useState(serverNow)
  const shown = usePageVisible()
  useEffect(() => {
    if (!shown) return undefined
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [shown])
  return (
    <View className="seckill__clock">
      {t('clock', { time: `${formatClock(now)}:${two(Math.floor(now / 1000) % 60)}` })}
    </View>
  )
})

const phaseOf = ({ startAt, endAt }: SeckillSession, now: number) =>
  now < startAt ? 'coming' : now < endAt ? 'running' : 'over'

function labelOf(session: SeckillSession, now: number): string {
  const time = formatClock(session.startAt)
  const day = shopMidnight(session.startAt) > shopMidnight(now) ? t('tomorrow', { time }) : time
  return `${day} ${t(phaseOf(session, now))}`
}

export const SeckillSkeleton = () => <Skeleton shape="rows" count={4} />

const Chosen = observer(function Chosen({
  session,
  seckill
}: {
  session: SeckillSession
  seckill: ReturnType<typeof useSeckill>
}) {
  const { remote, buy } = seckill
  const phase = phaseOf(session, serverNow())
  const to = phase === 'coming' ? session.startAt : session.endAt
  return (
    <View className="seckill__session">
      <View className="seckill__count">
        <Text>{t(phase === 'over' ? 'ended' : phase === 'coming' ? 'toStart' : 'toEnd')}</Text>
        {phase === 'over' ? null : (
          <Countdown key={to} to={to} now={serverNow} tone="sale" onEnd={() => void remote.reload()} />
        )}
      </View>
      {session.rows.map((row, index) => (
        <Row key={index} row={row} onBuy={buy} onRefresh={remote.reload} />
      ))}
    </View>
  )
})

/** The sessions as tabs: the one that runs first of all, or the next. */
export const Sessions = observer(function Sessions({ seckill }: { seckill: ReturnType<typeof useSeckill> }) {
  const [key, setKey] = useState<string>()
  return (
    <StateView
      remote={seckill.remote}
      empty={{
        when: ({ sessions }) => sessions.length === 0,
        view: (
          <EmptyState
            drawing="order"
            title={t('none')}
            note={t('noneNote')}
            action={{ label: t('browse'), onTap: () => go('productList', {}) }}
          />
        )
      }}
    >
      {({ sessions }) => {
        const now = serverNow()
        const standing = sessions.find(({ endAt }) => now < endAt) ?? sessions[0]
        const session = sessions.find(({ sessionCode }) => sessionCode === key) ?? standing
        return session ? (
          <View className="seckill">
            <Clock />
            <Tabs
              label={t('sessions')}
              items={sessions.map((one) => ({ key: one.sessionCode, label: labelOf(one, now) }))}
              value={session.sessionCode}
              onChange={setKey}
            />
            <Chosen session={session} seckill={seckill} />
          </View>
        ) : null
      }}
    </StateView>
  )
})
