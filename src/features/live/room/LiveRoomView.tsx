import { Text, View } from '@tarojs/components'
import type { DataOf, LiveGoods, LiveRoom } from '@contract'
import { chapterAt, isRunning } from '@domain/content/live'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { HeartButton, useHearts } from '@/features/heart'
import { clockOf } from '@/lib/clock'
import { go } from '@/routes'
import { withMissing } from '@/api'
import { EmptyState, Icon, Picture, Pressable, StateView } from '@/ui'
import { Row, Stack } from '@/ui/layout/Box'
import { LivePrice } from '../LivePrice'
import { HostPicture, waitingText } from '../marks'
import { liveWords as t } from '../messages'
import { OnAir, watchingText } from '../onAir'
import { Player } from '../player/Player'
import { beginsText, ComingRow } from '../RoomCards'
import { useFilm, useReminding, useRoomGoods, type useRoom } from '../useLive'
import '../live.scss'
import './room.scss'

type Film = DataOf<'GET /o2pcm/v1/glz-zb/pub/{channelType}/product-video'>

/** A product of the room: its price there, its heart, and the way to it. */
const GoodsRow = observer(function GoodsRow({ goods, now, jump }: { goods: LiveGoods; now: boolean; jump?: Jump }) {
  const { spuCode, skuCode, title } = goods
  return (
    <Row gap={2} padY={3}>
      <Pressable className="live-goods__about" role="link" onTap={() => void go('productDetail', { spuCode, skuCode })}>
        <View className="live-goods__picture">
          <Picture src={goods.picture} alt="" round />
        </View>
        <Stack align="start" gap={1} grow>
          {now ? <OnAir>{t('explaining')}</OnAir> : null}
          <Text className="ui__size-3 ui__tone-ink ui__lines-2 live-goods__title">{title}</Text>
          {goods.inStock ? (
            <LivePrice goods={goods} />
          ) : (
            <Text className="ui__size-2 ui__tone-ink-3">{t('soldOut')}</Text>
          )}
        </Stack>
      </Pressable>
      <Stack align="end" fixed>
        <HeartButton skuCode={skuCode} name={title} />
        {jump === undefined ? null : (
          <Pressable className="ui__row ui__gap-1 ui__size-2 ui__tone-action ui__hit" onTap={jump.go}>
            <Icon name="play" size={12} />
            <Text>{t('jump', { time: clockOf(jump.seconds) })}</Text>
          </Pressable>
        )}
      </Stack>
    </Row>
  )
})

interface Jump {
  seconds: number
  go: () => void
}

const useKept = (goods: readonly LiveGoods[]) => useHearts(goods.map(({ skuCode }) => skuCode))

const Goods = observer(function Goods({ room }: { room: LiveRoom }) {
  const remote = useRoomGoods(room)
  useKept(remote.data?.list ?? [])
  return (
    <StateView remote={remote} skeleton="rows">
      {({ list }) => (
        <View className="live-card">
          {list.map((goods, index) => (
            <GoodsRow key={index} goods={goods} now={goods.skuCode === room.explaining?.skuCode} />
          ))}
        </View>
      )}
    </StateView>
  )
})

const Chapters = observer(function Chapters({ room, film }: { room: LiveRoom; film: Film }) {
  const [wish, setWish] = useState<{ seconds: number; turn: number }>()
  const [seconds, setSeconds] = useState(0)
  useKept(film.chapters.map(({ goods }) => goods))
  const now = chapterAt(film.chapters, seconds)
  return (
    <View>
      <Player
        src={film.url}
        poster={room.cover}
        name={room.title}
        live={false}
        jump={wish}
        // whole ones: what is shown changes with chapters alone
        onTime={(time) => setSeconds(Math.floor(time))}
      />
      <About room={room} />
      <View className="ui__size-4 ui__tone-ink ui__bold live-section__plain">{t('chapters')}</View>
      <View className="live-card">
        {film.chapters.map((chapter, index) => (
          <GoodsRow
            key={index}
            goods={chapter.goods}
            now={chapter === now && seconds > 0}
            jump={{ seconds: chapter.at, go: () => setWish({ seconds: chapter.at, turn: (wish?.turn ?? 0) + 1 }) }}
          />
        ))}
      </View>
    </View>
  )
})

const factOf = (room: LiveRoom): string => {
  if (isRunning(room.state)) return watchingText(room)
  if (room.state === 'ANNOUNCED') return waitingText(room)
  return beginsText(room).day
}

/** The shop that the room belongs to. */
const About = observer(function About({ room }: { room: LiveRoom }) {
  const { shopCode } = room
  return (
    <Row gap={3} pad={3} className="live-about">
      <HostPicture room={room} large />
      <Stack grow>
        <Text className="ui__size-4 ui__tone-ink ui__bold live-about__title">{room.title}</Text>
        <Text className="ui__size-2 ui__tone-ink-3 live-about__fact">{[room.host, factOf(room)].join(' · ')}</Text>
      </Stack>
      <Pressable
        className="ui__row ui__size-3 ui__tone-action ui__hit ui__fixed"
        role="link"
        onTap={() => void go('shop', { shopCode })}
      >
        <Text>{t('shop')}</Text>
        <Icon name="right" size={14} />
      </Pressable>
    </Row>
  )
})

const Still = observer(function Still({ room }: { room: LiveRoom }) {
  return (
    <View className="live-still">
      <Picture src={room.cover} alt="" ratio={9 / 16} eager />
    </View>
  )
})

const Replay = observer(function Replay({ room }: { room: LiveRoom }) {
  const film = useFilm(room.roomCode)
  return (
    <StateView remote={film} skeleton="detail">
      {(data) => <Chapters room={room} film={data} />}
    </StateView>
  )
})

const others = () => ({ label: t('others'), onTap: () => go('liveList', {}) })

interface RoomViewProps {
  remote: ReturnType<typeof useRoom>
}

const Body = observer(function Body({
  remote,
  data
}: RoomViewProps & { data: DataOf<'POST /o2srh/pub/v1/glz-zb/info'> }) {
  const { room, stream } = data
  const { change } = useReminding(remote.reload)
  if (room.state === 'REPLAY') return <Replay room={room} />
  if (room.state === 'CANCELLED' || room.state === 'ENDED') {
    return (
      <View>
        <Still room={room} />
        <About room={room} />
        <Stack gap={1} size={3} tone="warm" pad={3} className="live-over" role="status">
          <Text className="ui__bold">{t(room.state === 'ENDED' ? 'ended' : 'cancelled')}</Text>
          <Text className="ui__tone-ink-2">{t(room.state === 'ENDED' ? 'endedNote' : 'cancelledNote')}</Text>
        </Stack>
        <Goods room={room} />
      </View>
    )
  }
  return (
    <View>
      {isRunning(room.state) && stream !== undefined ? (
        <Player src={stream.hls} poster={room.cover} name={room.title} live onAir={room.state === 'ON_AIR'} />
      ) : (
        <Still room={room} />
      )}
      <About room={room} />
      {room.state === 'PAUSED' ? (
        <Stack gap={1} size={3} tone="warm" pad={3} className="live-over" role="status">
          {t('paused')}
        </Stack>
      ) : null}
      {room.state === 'ANNOUNCED' ? (
        <View className="live-card">
          <ComingRow room={room} onRemind={change} />
        </View>
      ) : null}
      <View className="ui__size-4 ui__tone-ink ui__bold live-section__plain">{t('goods')}</View>
      <Goods room={room} />
    </View>
  )
})

/** One room: its stream or film, whose it is, and what it shows. */
export const LiveRoomView = observer(function LiveRoomView({ remote }: RoomViewProps) {
  return (
    <StateView
      remote={withMissing(remote, 'live.missing')}
      missing={<EmptyState drawing="search" title={t('missing')} note={t('missingNote')} action={others()} />}
      skeleton="detail"
    >
      {(data) => <Body remote={remote} data={data} />}
    </StateView>
  )
})
