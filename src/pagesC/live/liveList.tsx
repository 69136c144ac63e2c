import { observer } from 'mobx-react-lite'
import { LiveOff, LiveRooms, LiveRoomView, LiveSkeleton, useRoom, useRooms } from '@/features/live'
import { liveFlag } from '@/lib/liveFlag'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { Screen } from '@/ui'

type Opened = RouteParams['liveList']

const Room = observer(function Room({ roomCode }: { roomCode: string }) {
  const remote = useRoom(roomCode)
  return (
    <Screen onPullRefresh={remote.reload}>
      <LiveRoomView remote={remote} />
    </Screen>
  )
})

const Rooms = observer(function Rooms({ tab, followed }: Opened) {
  const rooms = useRooms(tab, followed === true)
  return (
    <Screen onPullRefresh={rooms.reload} onReachBottom={() => void rooms.list.loadMore()}>
      <LiveRooms
        rooms={rooms}
        narrowing={{ ...(tab ? { tab } : {}), ...(followed ? { followed } : {}) }}
        onNarrow={(next) => void go('liveList', next, { replace: true })}
      />
    </Screen>
  )
})

/** The shop's live rooms, or one of them. */
function LiveList(params: Opened) {
  if (!liveFlag) {
    return (
      <Screen>
        <LiveOff />
      </Screen>
    )
  }
  return params.roomCode === undefined ? <Rooms {...params} /> : <Room roomCode={params.roomCode} />
}

export default definePage('liveList', { body: LiveList, skeleton: <LiveSkeleton /> })
