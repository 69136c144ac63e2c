import { Text, View } from '@tarojs/components'
import type { LiveRoom } from '@contract'
import { isLate } from '@domain/content/live'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { clockOf } from '@/lib/clock'
import { listed } from '@/lib/dots'
import { calendarDay, daysUntil, formatClock } from '@/lib/dates'
import { shownDay } from '@/stores/times'
import { go } from '@/routes'
import { Icon, Picture, Pressable } from '@/ui'
import { LivePrice } from './LivePrice'
import { HostPicture, waitingText } from './marks'
import { liveWords as t } from './messages'
import { OnAir, onAirWords, watchingText } from './onAir'
import './live.scss'

const enter = ({ roomCode }: LiveRoom) => void go('liveList', { roomCode })

/** The liveliest room: its cover, who watches, and what is on show now. */
export const CoverCard = observer(function CoverCard({ room }: { room: LiveRoom }) {
  const { explaining } = room
  return (
    <Pressable className="live-cover" role="link" onTap={() => enter(room)}>
      <View className="live-cover__picture">
        <Picture src={room.cover} alt="" eager />
        <View className="live-cover__shade" />
        <View className="live-cover__who">
          <HostPicture room={room} />
          <View className="live-cover__names">
            <Text className="live-cover__shop">{room.shopName}</Text>
            <Text className="ui__size-1 ui__loose">{watchingText(room)}</Text>
          </View>
        </View>
        <OnAir className="live-cover__mark">{room.state === 'PAUSED' ? t('paused') : onAirWords('onAir')}</OnAir>
        <View className="live-cover__words">
          {room.note === '' ? null : <Text className="live-cover__note">{room.note}</Text>}
          <Text className="live-cover__title">{room.title}</Text>
        </View>
      </View>
      <View className="live-cover__goods">
        {explaining === undefined ? (
          <View className="live-cover__about" />
        ) : (
          <>
            <View className="live-cover__thumb">
              <Picture src={explaining.picture} alt="" round />
              <OnAir className="live-cover__now">{t('explaining')}</OnAir>
            </View>
            <View className="live-cover__about">
              <Text className="live-cover__name">{explaining.title}</Text>
              <LivePrice goods={explaining} size="m" />
            </View>
          </>
        )}
        <View className="live-cover__enter">{t('enter')}</View>
      </View>
    </Pressable>
  )
})

/** Another room that is on air. */
export const AirRow = observer(function AirRow({ room }: { room: LiveRoom }) {
  return (
    <Pressable className="live-row" role="link" onTap={() => enter(room)}>
      <HostPicture room={room} large />
      <View className="live-row__words">
        <Text className="live-row__title">{room.title}</Text>
        <View className="live-row__facts">
          <OnAir>{watchingText(room)}</OnAir>
          <Text className="ui__size-2 ui__loose">{room.shopName}</Text>
        </View>
      </View>
      <View className="live-row__pictures">
        {room.pictures.slice(0, 2).map((picture, index) => (
          <View key={index} className="live-row__picture">
            <Picture src={picture} alt="" round />
          </View>
        ))}
      </View>
      <Icon name="right" size={16} />
    </Pressable>
  )
})

/** The day and the hour of a room to come, as people say them. */
export function beginsText(room: LiveRoom): { time: string; day: string } {
  const now = serverNow()
  if (isLate(room, now)) return { time: formatClock(room.startsAt), day: t('soon') }
  const days = daysUntil(calendarDay(room.startsAt), now)
  const near = days === 0 ? t('today') : days === 1 ? t('tomorrow') : undefined
  return { time: formatClock(room.startsAt), day: near ?? shownDay(room.startsAt) }
}

/** A room to come: when, what, and «remind me». */
export const ComingRow = observer(function ComingRow({
  room,
  onRemind
}: {
  room: LiveRoom
  onRemind: (room: LiveRoom) => unknown
}) {
  const { time, day } = beginsText(room)
  return (
    <View className="live-coming">
      <View className="live-coming__when">
        <Text className="ui__size-4 ui__tone-ink ui__bold ui__tight">{time}</Text>
        <Text className="ui__size-2 ui__tone-ink-3 ui__loose">{day}</Text>
      </View>
      <Pressable className="live-coming__about" role="link" onTap={() => enter(room)}>
        <Text className="ui__size-4 ui__tone-ink ui__bold ui__tight ui__lines-2">{room.title}</Text>
        <Text className="ui__size-2 ui__tone-ink-3 ui__loose">
          {listed([room.shopName, room.note].filter(Boolean))}
        </Text>
        <View className="live-row__pictures">
          {room.pictures.map((picture, index) => (
            <View key={index} className="live-row__picture">
              <Picture src={picture} alt="" round />
            </View>
          ))}
        </View>
      </Pressable>
      <View className="live-coming__wish">
        <Pressable
          className={room.reminded ? 'live-remind live-remind--set' : 'live-remind'}
          pressed={room.reminded === true}
          onTap={() => void onRemind(room)}
        >
          <Icon name={room.reminded ? 'check' : 'bell'} size={14} />
          <Text>{t(room.reminded ? 'reminded' : 'remind')}</Text>
        </Pressable>
        <Text className="ui__size-2 ui__tone-ink-3 ui__loose">{waitingText(room)}</Text>
      </View>
    </View>
  )
})

/** A film of a room that is over. */
export const ReplayTile = observer(function ReplayTile({ room }: { room: LiveRoom }) {
  return (
    <Pressable className="live-film" role="link" onTap={() => enter(room)}>
      <View className="live-film__picture">
        <Picture src={room.cover} alt="" ratio={3 / 4} />
        <View className="live-film__line">
          <Text>{shownDay(room.startsAt)}</Text>
          <View className="live-film__length">
            <Icon name="play" size={12} color="white" />
            <Text>{clockOf(room.seconds ?? 0)}</Text>
          </View>
        </View>
      </View>
      <Text className="live-film__title">{room.title}</Text>
      <Text className="ui__pad-x-2 ui__size-2 ui__tone-ink-3 ui__loose">{t('shown', { count: room.goodsCount })}</Text>
    </Pressable>
  )
})
