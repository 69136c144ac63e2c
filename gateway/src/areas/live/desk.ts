/** What the shop's staff, and the stream itself, do with live rooms; each says who did it. */
import { isOver, stateAfter, type LiveAct, type LiveState } from '../../../../domain/content/live'
import type { Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import { notFound, refusal } from '../../core/errors'
import { closeRoomPrices, openRoomPrices } from '../product'
import { forgetRooms, newestRooms } from './known'
import type { StoredFilm } from './schema'
import * as store from './store'

export const LIVE_STEPS = ['start', 'cancel', 'pause', 'resume', 'lose', 'find', 'end', 'film'] as const
export type LiveStep = (typeof LIVE_STEPS)[number]

const acts: Record<LiveStep, LiveAct> = {
  start: 'START',
  cancel: 'CANCEL',
  pause: 'PAUSE',
  resume: 'RESUME',
  lose: 'LOSE',
  find: 'FIND',
  end: 'END',
  film: 'FILM'
}

const missing = () => notFound('live.missing', '直播不存在或已下线', 'We can’t find that live room')

/** The newest rooms, with what can be explained in each. */
export async function liveDesk({ db, clock }: Core): Promise<
  {
    roomCode: string
    title: string
    state: LiveState
    viewers: number
    explaining: string | null
    goods: { skuCode: string; title: string }[]
  }[]
> {
  const { rooms, facts } = await newestRooms(db, clock)
  return rooms.map((room) => ({
    roomCode: room.room_code,
    title: room.title.zh,
    state: room.state,
    viewers: room.viewers,
    explaining: room.explaining,
    goods: room.skuCodes.flatMap((skuCode) => {
      const fact = facts.get(skuCode)
      return fact === undefined ? [] : [{ skuCode, title: fact.title.zh }]
    })
  }))
}

async function move(
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
    // money first: the holder of a cart's line sees the price that holds now
    await closeRoomPrices(tx, roomCode)
    await store.changeRoom(tx, roomCode, { state, ended_at: now, paused_at: null, explaining: null }, by)
    return
  }
  const pause = act === 'PAUSE' || act === 'LOSE' ? { paused_at: now } : { paused_at: null }
  await store.changeRoom(tx, roomCode, { state, ...pause, ...(film ? { film } : {}) }, by)
}

/** Moves a room on. Refused where its state does not allow that; `film`: what is shown once it is over. */
export async function moveRoom(
  { db, clock }: Core,
  roomCode: string,
  { step, by, film }: { step: LiveStep; by: string; film?: StoredFilm }
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const room = await store.lockRoom(tx, roomCode)
    if (room === undefined) throw missing()
    if (step === 'film' && film === undefined) throw refusal('live.no-film', '缺少回放视频', 'There is no film of it')
    await move(tx, room, { act: acts[step], by, now: clock.date(), film })
  })
  forgetRooms(db)
}

/** Says which of its goods a running room explains now. */
export async function explain(
  { db }: Core,
  roomCode: string,
  { skuCode, by }: { skuCode: string; by: string }
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const room = await store.lockRoom(tx, roomCode)
    if (room === undefined) throw missing()
    if (room.state !== 'ON_AIR') throw refusal('live.state', '直播没有在进行', 'The live room is not on air')
    if (!(await store.shows(tx, roomCode, skuCode))) {
      throw refusal('live.no-goods', '这件商品不在直播间', 'The live room does not show that product')
    }
    await store.changeRoom(tx, roomCode, { explaining: skuCode }, by)
  })
  forgetRooms(db)
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
