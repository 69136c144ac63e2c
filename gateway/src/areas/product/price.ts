import { SHOP_UTC_OFFSET_MS } from '../../../../domain/freight'
import type { FlashWindow } from '../../../../contract'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A reduction that repeats every day between two hours of the shop's time, as stored on a SKU. */
export interface DailyFlashColumns {
  flash_price_fen: number | null
  flash_start_hour: number | null
  flash_end_hour: number | null
}

/** Hour of the shop's day, 0–23. */
export const shopHour = (nowMs: number): number => new Date(nowMs + SHOP_UTC_OFFSET_MS).getUTCHours()

/** The window that runs now or comes next: today's until it ends, then tomorrow's. */
export function flashWindow(sku: DailyFlashColumns, nowMs: number): FlashWindow | undefined {
  const { flash_price_fen: priceFen, flash_start_hour: start, flash_end_hour: end } = sku
  if (priceFen === null || start === null || end === null) return undefined
  const midnight = Math.floor((nowMs + SHOP_UTC_OFFSET_MS) / DAY_MS) * DAY_MS - SHOP_UTC_OFFSET_MS
  const day = nowMs < midnight + end * HOUR_MS ? midnight : midnight + DAY_MS
  return { priceFen, startAt: day + start * HOUR_MS, endAt: day + end * HOUR_MS }
}
