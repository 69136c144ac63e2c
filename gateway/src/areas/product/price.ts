import { moment, shopMidnight } from '../../../../domain/day'
import { LONGEST_MS } from '../../../../domain/content/live'
import { flashPhase } from '../../../../domain/money/price'
import type { FlashWindow } from '../../../../contract'

/** The session of the flash sale that runs with pieces left, or comes next; all null without one. */
export interface SessionColumns {
  session_code: string | null
  session_price_fen: number | null
  session_start_at: Date | null
  session_end_at: Date | null
}

/** A reduction that repeats every day between two hours of the shop's time, as stored on a SKU. */
export interface DailyFlashColumns extends Partial<SessionColumns> {
  flash_price_fen: number | null
  flash_start_hour: number | null
  flash_end_hour: number | null
}

/** What a SKU costs while a live room runs; all null while none does. */
export interface LivePriceColumns {
  live_price_fen: number | null
  live_room_code: string | null
  live_start_at: Date | null
}

/** The window that runs now, a session's before a daily one, or else the one that comes first. */
export function dailyWindow(sku: DailyFlashColumns, nowMs: number): FlashWindow | undefined {
  const session = sessionWindow(sku)
  const daily = hourlyWindow(sku, nowMs)
  if (session === undefined || daily === undefined) return session ?? daily
  if (flashPhase(session, nowMs) === 'OPEN') return session
  return flashPhase(daily, nowMs) === 'OPEN' || daily.startAt < session.startAt ? daily : session
}

function sessionWindow(sku: DailyFlashColumns): FlashWindow | undefined {
  const { session_code: sessionCode, session_price_fen: priceFen, session_start_at: start, session_end_at: end } = sku
  if (!sessionCode || !priceFen || !start || !end) return undefined
  return { priceFen: Number(priceFen), startAt: start.getTime(), endAt: end.getTime(), sessionCode }
}

/** Today's window until it ends, then tomorrow's. */
function hourlyWindow(sku: DailyFlashColumns, nowMs: number): FlashWindow | undefined {
  const { flash_price_fen: priceFen, flash_start_hour: start, flash_end_hour: end } = sku
  if (priceFen === null || start === null || end === null) return undefined
  const today = moment(shopMidnight(nowMs))
  const day = nowMs < today.add(end, 'hour').valueOf() ? today : today.add(1, 'day')
  return { priceFen, startAt: day.add(start, 'hour').valueOf(), endAt: day.add(end, 'hour').valueOf() }
}

/** The window of the room that runs. It closes when the row's columns are cleared; none is open longer than a room lasts. */
function roomWindow(sku: LivePriceColumns): FlashWindow | undefined {
  const { live_price_fen: priceFen, live_room_code: roomCode, live_start_at: start } = sku
  if (priceFen === null || roomCode === null || start === null) return undefined
  return { priceFen, startAt: start.getTime(), endAt: start.getTime() + LONGEST_MS, roomCode }
}

/** The window that counts: a live room's while it runs, unless the daily one is open and costs less; else the daily one. */
export function flashWindow(sku: DailyFlashColumns & LivePriceColumns, nowMs: number): FlashWindow | undefined {
  const daily = dailyWindow(sku, nowMs)
  const room = roomWindow(sku)
  if (room === undefined || nowMs >= room.endAt) return daily
  return daily !== undefined && flashPhase(daily, nowMs) === 'OPEN' && daily.priceFen < room.priceFen ? daily : room
}
