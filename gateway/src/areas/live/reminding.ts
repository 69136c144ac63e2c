import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { notFound, refusal } from '../../core/errors'
import { tellOfRoom } from '../message'
import { keepWait, tellEach } from '../moment'
import { lockRoom } from './store'
import { takeDue, waits } from './storeReminder'

/** Keeps that a shopper wants to hear when a room begins. Run it in a transaction. */
export async function remindOfRoom(
  db: Db,
  userId: string,
  roomCode: string,
  now: Date
): Promise<{ roomCode: string; reminded: true; startAt: number }> {
  const room = await lockRoom(db, roomCode)
  if (room === undefined) throw notFound('live.missing', '直播不存在或已下线', 'We can’t find that live room')
  if (room.state !== 'ANNOUNCED') {
    throw refusal('reminder.no-room', '直播已经开始或已取消', 'The live room has begun, or was cancelled')
  }
  await keepWait(db, waits, userId, roomCode, now)
  return { roomCode, reminded: true, startAt: room.starts_at.getTime() }
}

/** Forgets a reminder; without one nothing happens. */
export async function forgetRoom(
  db: Db,
  userId: string,
  roomCode: string
): Promise<{ roomCode: string; reminded: false }> {
  await waits.unset(db, userId, [roomCode])
  return { roomCode, reminded: false }
}

/** Tells those who wait that their room has begun, or is not to be; one transaction each. Of what is over nothing is told. */
export const tellWaiting = (core: Core): Promise<void> =>
  tellEach(core, takeDue, async (tx, { user_id: userId, room_code: roomCode, title, state, cover }, now) => {
    const kind = state === 'CANCELLED' ? 'CANCELLED' : state === 'ON_AIR' || state === 'PAUSED' ? 'BEGUN' : undefined
    if (kind !== undefined) await tellOfRoom(tx, userId, { roomCode, title, kind, picture: cover }, now)
  })
