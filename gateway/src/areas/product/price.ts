import { moment, shopMidnight } from '../../../../domain/day'
import type { FlashWindow } from '../../../../contract'

/** A reduction that repeats every day between two hours of the shop's time, as stored on a SKU. */
export interface DailyFlashColumns {
  flash_price_fen: number | null
  flash_start_hour: number | null
  flash_end_hour: number | null
}

/** The window that runs now or comes next: today's until it ends, then tomorrow's. */
export function flashWindow(sku: DailyFlashColumns, nowMs: number): FlashWindow | undefined {
  const { flash_price_fen: priceFen, flash_start_hour: start, flash_end_hour: end } = sku
  if (priceFen === null || start === null || end === null) return undefined
  const today = moment(shopMidnight(nowMs))
  const day = nowMs < today.add(end, 'hour').valueOf() ? today : today.add(1, 'day')
  return { priceFen, startAt: day.add(start, 'hour').valueOf(), endAt: day.add(end, 'hour').valueOf() }
}
