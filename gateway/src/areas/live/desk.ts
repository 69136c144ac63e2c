/** What the shop's staff do with live rooms; each act says who did it. */
import type { LiveAct, LiveState } from '../../../../domain/content/live'
import type { Core } from '../../core/area'
import { actAtDesk, type DeskCore, type Staff } from '../../core/desk'
import { notFound, refusal } from '../../core/errors'
import { forgetRooms, newestRooms } from './known'
import { move } from './moving'
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
      const sku = facts.get(skuCode)
      return sku === undefined ? [] : [{ skuCode, title: sku.title.zh }]
    })
  }))
}

/** Moves a room on. Refused where its state does not allow that; `film`: what is shown once it is over. */
export async function moveRoom(
  core: DeskCore,
  staff: Staff,
  { roomCode, step, film }: { roomCode: string; step: LiveStep; film?: StoredFilm }
): Promise<void> {
  await actAtDesk(core, staff, { permission: 'LIVE', act: `live.${step}`, about: roomCode }, async (tx, now) => {
    const room = await store.lockRoom(tx, roomCode)
    if (room === undefined) throw missing()
    if (step === 'film' && film === undefined) throw refusal('live.no-film', '缺少回放视频', 'There is no film of it')
    await move(tx, room, { act: acts[step], by: staff.who, now, film })
  })
  forgetRooms(core.db)
}

/** Says which of its goods a running room explains now. */
export async function explain(
  core: DeskCore,
  staff: Staff,
  { roomCode, skuCode }: { roomCode: string; skuCode: string }
): Promise<void> {
  await actAtDesk(core, staff, { permission: 'LIVE', act: 'live.explain', about: roomCode }, async (tx) => {
    const room = await store.lockRoom(tx, roomCode)
    if (room === undefined) throw missing()
    if (room.state !== 'ON_AIR') throw refusal('live.state', '直播没有在进行', 'The live room is not on air')
    if (!(await store.shows(tx, roomCode, skuCode))) {
      throw refusal('live.no-goods', '这件商品不在直播间', 'The live room does not show that product')
    }
    await store.changeRoom(tx, roomCode, { explaining: skuCode }, staff.who)
  })
  forgetRooms(core.db)
}
