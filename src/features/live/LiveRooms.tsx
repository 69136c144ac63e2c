import { View } from '@tarojs/components'
import type { LiveRoom } from '@contract'
import { tabOf, type LiveTab } from '@domain/content/live'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { go } from '@/routes'
import { Chip, EmptyState, Icon, Pressable, SideScroll } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { PagedBody, PagedList } from '@/ui/list/PagedList'
import { liveWords as t } from './messages'
import { AirRow, ComingRow, CoverCard, ReplayTile } from './RoomCards'
import { useReminding, type useRooms } from './useLive'
import './live.scss'

export interface Narrowing {
  tab?: Exclude<LiveTab, 'LIVE'>
  followed?: true
}

interface LiveRoomsProps {
  rooms: ReturnType<typeof useRooms>
  narrowing: Narrowing
  onNarrow: (narrowing: Narrowing) => void
}

const keyOf = ({ roomCode }: LiveRoom) => roomCode
/** px, with the space below it. */
const comingHeight = 146
/** px, of two films beside each other. */
const filmsHeight = 196

const tabs = [
  ['LIVE', 'live'],
  ['COMING', 'coming'],
  ['REPLAY', 'replay']
] as const

const Head = observer(function Head({ rooms, narrowing, onNarrow }: LiveRoomsProps) {
  const { tab = 'LIVE', followed } = narrowing
  const choose = (key: LiveTab) =>
    onNarrow({ ...(key === 'LIVE' ? {} : { tab: key }), ...(followed ? { followed } : {}) })
  const toggle = () =>
    onNarrow({ ...(narrowing.tab ? { tab: narrowing.tab } : {}), ...(followed ? {} : { followed: true as const }) })
  return (
    <View className="live-head">
      <SideScroll label={t('kinds')}>
        {tabs.map(([key, words]) => {
          const count = rooms.counts?.[key]
          return (
            <Chip key={key} ground="card" selected={tab === key} onTap={() => choose(key)}>
              {count ? t('withCount', { words: t(words), count }) : t(words)}
            </Chip>
          )
        })}
        <Chip ground="card" selected={followed === true} onTap={toggle}>
          {t('followed')}
        </Chip>
      </SideScroll>
    </View>
  )
})

const SectionHead = observer(function SectionHead({
  words,
  all,
  onAll
}: {
  words: string
  all: string
  onAll: () => void
}) {
  return (
    <Row justify="between">
      <Text size={5} weight="bold" heading={2}>
        {words}
      </Text>
      <Pressable className="ui__row ui__hit ui__tone-ink-3" role="link" onTap={onAll}>
        <Text size={2}>{all}</Text>
        <Icon name="right" size={14} />
      </Pressable>
    </Row>
  )
})

const Empty = observer(function Empty({ followed, onAll }: { followed: boolean; onAll: () => void }) {
  return followed ? (
    <EmptyState
      drawing="search"
      title={t('noneFollowed')}
      note={t('noneFollowedNote')}
      action={{ label: t('all'), onTap: onAll, kind: 'outline' }}
    />
  ) : (
    <EmptyState
      drawing="order"
      title={t('none')}
      note={t('noneNote')}
      action={{ label: t('shops'), onTap: () => go('index') }}
    />
  )
})

const Films = ({ films }: { films: readonly LiveRoom[] }) => (
  <View className="live-films">
    {films.map((room) => (
      <ReplayTile key={room.roomCode} room={room} />
    ))}
  </View>
)

/** What is on air, what comes next, and films, each with a way to all of it. */
const Front = observer(function Front({ rooms, narrowing, onNarrow }: LiveRoomsProps) {
  const { change } = useReminding(rooms.reload)
  const of = (tab: LiveTab) => rooms.list.rows.filter(({ state }) => tabOf(state) === tab)
  const [first, ...others] = of('LIVE')
  const [coming, films] = [of('COMING'), of('REPLAY')]
  const base = narrowing.followed ? { followed: narrowing.followed } : {}
  return (
    <View className="live-front">
      <View>{first === undefined ? null : <CoverCard room={first} />}</View>
      <View>
        {others.map((room) => (
          <AirRow key={room.roomCode} room={room} />
        ))}
      </View>
      {coming.length === 0 ? null : (
        <View>
          <SectionHead words={t('soonHead')} all={t('allComing')} onAll={() => onNarrow({ tab: 'COMING', ...base })} />
          <View className="live-card">
            {coming.map((room) => (
              <ComingRow key={room.roomCode} room={room} onRemind={change} />
            ))}
          </View>
        </View>
      )}
      {films.length === 0 ? null : (
        <View>
          <SectionHead
            words={t('replayHead')}
            all={t('allReplays')}
            onAll={() => onNarrow({ tab: 'REPLAY', ...base })}
          />
          <Films films={films} />
        </View>
      )}
    </View>
  )
})

const Coming = observer(function Coming({ rooms, empty }: { rooms: LiveRoomsProps['rooms']; empty: JSX.Element }) {
  const { change } = useReminding(rooms.reload)
  return (
    <PagedList list={rooms.list} keyOf={keyOf} about={comingHeight} name="COMING" empty={empty}>
      {(room) => (
        <View className="live-card live-card--one" role="listitem">
          <ComingRow room={room} onRemind={change} />
        </View>
      )}
    </PagedList>
  )
})

const keyOfPair = ([first]: readonly LiveRoom[]) => first?.roomCode ?? ''

const Replays = observer(function Replays({ rooms, empty }: { rooms: LiveRoomsProps['rooms']; empty: JSX.Element }) {
  const { rows } = rooms.list
  const pairs = useMemo(
    () => Array.from({ length: Math.ceil(rows.length / 2) }, (_, index) => rows.slice(2 * index, 2 * index + 2)),
    [rows]
  )
  return (
    <PagedList list={rooms.list} items={pairs} keyOf={keyOfPair} about={filmsHeight} name="REPLAY" empty={empty}>
      {(films) => (
        <View className="live-films live-films--two" role="listitem">
          {films.map((room) => (
            <ReplayTile key={room.roomCode} room={room} />
          ))}
        </View>
      )}
    </PagedList>
  )
})

/** Rooms: the front of all, or those of a kind. */
export const LiveRooms = observer(function LiveRooms(props: LiveRoomsProps) {
  const { rooms, narrowing, onNarrow } = props
  const { tab, followed } = narrowing
  const empty = <Empty followed={followed === true} onAll={() => onNarrow({})} />
  return (
    <View>
      <Head {...props} />
      {tab === 'COMING' ? (
        <Coming rooms={rooms} empty={empty} />
      ) : tab === 'REPLAY' ? (
        <Replays rooms={rooms} empty={empty} />
      ) : (
        <PagedBody list={rooms.list} empty={empty} foot={null}>
          <Front {...props} />
        </PagedBody>
      )}
    </View>
  )
})
