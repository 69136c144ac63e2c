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

/** What a SKU costs while a live room runs; all null while none does. */
export interface LivePriceColumns {
  live_price_fen: number | null
  live_room_code: string | null
  live_start_at: Date | null
}

/** The window of a SKU's session: open, or to come. */
export function sessionWindow(sku: SessionColumns): FlashWindow | undefined {
  const { session_code: sessionCode, session_price_fen: priceFen, session_start_at: start, session_end_at: end } = sku
  if (!sessionCode || !priceFen || !start || !end) return undefined
  return { priceFen: Number(priceFen), startAt: start.getTime(), endAt: end.getTime(), sessionCode }
}

/** The window of the room that runs. It closes when the row's columns are cleared; none is open longer than a room lasts. */
function roomWindow(sku: LivePriceColumns): FlashWindow | undefined {
  const { live_price_fen: priceFen, live_room_code: roomCode, live_start_at: start } = sku
  if (priceFen === null || roomCode === null || start === null) return undefined
  return { priceFen, startAt: start.getTime(), endAt: start.getTime() + LONGEST_MS, roomCode }
}

/** The window that counts: a live room's while it runs, unless a session is open and costs less; else the session's. */
export function flashWindow(sku: SessionColumns & LivePriceColumns, nowMs: number): FlashWindow | undefined {
  const session = sessionWindow(sku)
  const room = roomWindow(sku)
  if (room === undefined || nowMs >= room.endAt) return session
  return session !== undefined && flashPhase(session, nowMs) === 'OPEN' && session.priceFen < room.priceFen
    ? session
    : room
}
