import { Text, View } from '@tarojs/components'
import type { LiveRoom } from '@contract'
import { isLate, isRunning } from '@domain/content/live'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { channelPath, OnAir, onAirWords, watchingText } from '@/features/live'
import { calendarDay, daysUntil, formatClock } from '@/lib/dates'
import { liveFlag } from '@/lib/liveFlag'
import { shownDay } from '@/stores/times'
import { Picture, SideScroll } from '@/ui'
import type { BlockGiven } from '../blocks/block'
import { Section } from '../blocks/Section'
import { ShimmerRail } from '../blocks/Shimmer'
import { Linked } from '../Linked'
import { Near } from '../Near'
import { useBlockData } from '../useBlockData'
import { say } from '../words'
import { call } from './calls'
import { moreWords as t } from './messages'
import './LiveStrip.scss'

/** The front of all rooms: those on air, the next to come, the newest films. */
const MOST = 50

async function loadRooms(shopCode: string | undefined): Promise<LiveRoom[]> {
  const { list } = await call('GET /o2pcm/v1/glz-zb/pub/{channelType}/room-list', {
    path: channelPath(),
    query: { page: 1, size: MOST },
    quiet: true
  })
  return list.filter((room) => shopCode === undefined || room.shopCode === shopCode)
}

/** When a room to come begins, as people say it. */
function beginsWords(room: LiveRoom): string {
  const now = serverNow()
  if (isLate(room, now)) return t('soon')
  const days = daysUntil(calendarDay(room.startsAt), now)
  const near = days === 0 ? t('today') : days === 1 ? t('tomorrow') : shownDay(room.startsAt)
  return t('begins', { day: near, time: formatClock(room.startsAt) })
}

const Room = observer(function Room({ room }: { room: LiveRoom }) {
  const { roomCode, title, shopName, cover, state } = room
  return (
    <Linked className="cms-live" link={{ route: 'liveList', params: { roomCode } }}>
      <View className="cms-live__cover">
        <Picture src={cover} alt="" round />
        <View className="cms-live__mark">
          {isRunning(state) ? (
            <OnAir>{onAirWords('onAir')}</OnAir>
          ) : (
            <Text className="cms-live__begins">{beginsWords(room)}</Text>
          )}
        </View>
      </View>
      <View className="cms-live__title">{title}</View>
      <View className="cms-live__note">{isRunning(state) ? watchingText(room) : shopName}</View>
    </Linked>
  )
})

const Loaded = observer(function Loaded({ id, props }: BlockGiven<'liveStrip'>) {
  const { shopCode, limit } = props
  const { data, status } = useBlockData(id, ['live', shopCode], () => loadRooms(shopCode))
  const rooms = data?.filter(({ state }) => isRunning(state) || state === 'ANNOUNCED').slice(0, limit)
  if (rooms ? rooms.length === 0 : status === 'failed') return null
  return (
    <Section title={props.title} more={props.more} ground="card">
      {rooms ? (
        <SideScroll label={say(props.title)}>
          {rooms.map((room) => (
            <Room key={room.roomCode} room={room} />
          ))}
        </SideScroll>
      ) : (
        <ShimmerRail note />
      )}
    </Section>
  )
})

/** Live rooms side by side, those on air first; nothing when there are none, and on the development stage. */
export const LiveStrip = observer(function LiveStrip(props: BlockGiven<'liveStrip'>) {
  if (!liveFlag) return null
  const waiting = (
    <Section title={props.props.title} more={props.props.more} ground="card">
      <ShimmerRail note />
    </Section>
  )
  return (
    <Near id={props.id} atOnce={props.eager} waiting={waiting}>
      <Loaded {...props} />
    </Near>
  )
})
