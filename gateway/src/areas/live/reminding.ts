import type { Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import { notFound, refusal } from '../../core/errors'
import { tellOfRoom } from '../message'
import { lockRoom } from './store'
import * as store from './storeReminder'

/** What one shopper can wait for at once. */
const MOST = 50

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
  const waiting = await store.remindersOf(db, userId, { hold: true })
  if (!waiting.has(roomCode) && waiting.size >= MOST) {
    throw refusal(
      'reminder.too-many',
      `最多同时设 ${MOST} 个提醒，请先取消几个`,
      `You can set ${MOST} reminders at once. Please cancel some first`
    )
  }
  await store.keepReminder(db, { user_id: userId, room_code: roomCode, created_at: now })
  return { roomCode, reminded: true, startAt: room.starts_at.getTime() }
}

/** Forgets a reminder; without one nothing happens. */
export async function forgetRoom(
  db: Db,
  userId: string,
  roomCode: string
): Promise<{ roomCode: string; reminded: false }> {
  await store.dropReminder(db, userId, roomCode)
  return { roomCode, reminded: false }
}

/** Messages sent in one go. */
const AT_MOST = 200

/** Notifies the waiting shoppers that their room has begun, or does not come; one transaction each. Skips ended rooms. */
export async function tellWaiting(core: Core): Promise<void> {
  for (let round = 0; round < AT_MOST; round += 1) {
    const more = await inTransaction(core.db, async (tx) => {
      const due = await store.takeDue(tx)
      if (!due) return false
      const { user_id: userId, room_code: roomCode, title, state, cover } = due
      const kind = state === 'CANCELLED' ? 'CANCELLED' : state === 'ON_AIR' || state === 'PAUSED' ? 'BEGUN' : undefined
      if (kind !== undefined) await tellOfRoom(tx, userId, { roomCode, title, kind, picture: cover }, core.clock.date())
      return true
    })
    if (!more) break
  }
}
