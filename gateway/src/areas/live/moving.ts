/** How a room moves on, by the staff (`desk`) or because its stream has gone. */
import { isOver, stateAfter, type LiveAct } from '../../../../domain/content/live'
import type { Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import { refusal } from '../../core/errors'
import { closeRoomPrices, openRoomPrices } from '../product'
import { forgetRooms } from './known'
import type { StoredFilm } from './schema'
import * as store from './store'

/** Moves a room that the caller holds, or refuses what its state does not allow. */
export async function move(
  tx: Db,
  room: store.HeldRoom,
  to: { act: LiveAct; by: string; now: Date; film?: StoredFilm | undefined }
): Promise<void> {
  const { act, by, now, film } = to
  const { room_code: roomCode } = room
  const state = stateAfter(room.state, act)
  if (state === undefined) {
    throw refusal('live.state', '直播现在的状态不能这样操作', 'This can’t be done with the live room as it is now')
  }
  if (act === 'START') {
    await store.changeRoom(tx, roomCode, { state, started_at: now, paused_at: null }, by)
    await openRoomPrices(tx, { roomCode, startAt: now }, await store.pricesOf(tx, roomCode))
    return
  }
  if (act === 'END') {
    // money first: who holds a line of the cart is told of the price that holds now
    await closeRoomPrices(tx, roomCode)
    await store.changeRoom(tx, roomCode, { state, ended_at: now, paused_at: null, explaining: null }, by)
    return
  }
  const paused = act === 'PAUSE' || act === 'LOSE' ? { paused_at: now } : { paused_at: null }
  await store.changeRoom(tx, roomCode, { state, ...paused, ...(film ? { film } : {}) }, by)
}

/** Ends rooms that have had no stream for ten minutes, and those that nobody has ended for half a day. */
export async function endLost(core: Core): Promise<void> {
  const { db, clock } = core
  const isDue = (room: store.HeldRoom): boolean =>
    isOver(
      {
        state: room.state,
        startedAt: room.started_at?.getTime(),
        pausedAt: room.paused_at?.getTime()
      },
      clock.now()
    )
  for (const { room_code: roomCode } of (await store.runningRooms(db)).filter(isDue)) {
    await inTransaction(db, async (tx) => {
      const room = await store.lockRoom(tx, roomCode)
      // another gateway ended it, or its stream came back
      if (room && isDue(room)) await move(tx, room, { act: 'END', by: 'time', now: clock.date() })
    })
    forgetRooms(db)
  }
}
