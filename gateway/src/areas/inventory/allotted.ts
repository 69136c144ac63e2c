/** What the activities that sell from an allotment share: its way out of the stock, its end, and its way back. */
import type { Db } from '../../core/database/database'
import { actAtDesk, type DeskCore, type Staff } from '../../core/desk'
import { invalid, refusal, type GatewayRefusal } from '../../core/errors'
import { returnStock, takeStock } from './store'

/** Returns the refusal (400) of times or numbers that do not fit. */
export const planWrong = (): GatewayRefusal => invalid('时间或数量不正确', 'The times or numbers are not right')

/** Takes an allotment out of the stock; throws `stock.short` where there is not as much. */
export async function takeAllotment(db: Db, skuCode: string, pieces: number): Promise<void> {
  if (!(await takeStock(db, skuCode, pieces))) throw refusal('stock.short', '库存不足', 'Not enough in stock')
}

/** Puts what is left of an allotment back into the stock, once. Holds the stock first, as submits do. */
export async function giveBackLeft(db: Db, skuCode: string, close: () => Promise<number | undefined>): Promise<void> {
  await returnStock(db, skuCode, 0)
  const left = await close()
  if (left !== undefined && left > 0) await returnStock(db, skuCode, left)
}

/** Whether an activity is still to begin, sells, or is over, as it also is once what was left is back in the stock. */
export function phaseOf(
  activity: { start_at: Date; end_at: Date; given_back: boolean },
  nowMs: number
): 'UPCOMING' | 'OPEN' | 'OVER' {
  if (nowMs < activity.start_at.getTime()) return 'UPCOMING'
  return activity.given_back || nowMs >= activity.end_at.getTime() ? 'OVER' : 'OPEN'
}

/** How one kind of activity finds what a code stands for, and ends it. */
export interface Selling<R extends { sku_code: string }> {
  /** The act of the desk's note, such as `assist.end`. */
  act: string
  find: (db: Db, code: string) => Promise<R | undefined>
  missing: () => GatewayRefusal
  end: (db: Db, code: string, by: string, now: Date) => Promise<void>
  giveBack: (db: Db, record: R) => Promise<void>
}

/** Ends an activity now, as staff say; what is left of its allotment goes back into the stock. */
export const endSelling = <R extends { sku_code: string }>(
  core: DeskCore,
  staff: Staff,
  code: string,
  { act, find, missing, end, giveBack }: Selling<R>
): Promise<void> =>
  actAtDesk(core, staff, { permission: 'ACTIVITIES', act, about: code }, async (tx, now) => {
    const record = await find(tx, code)
    if (record === undefined) throw missing()
    // the stock first, as submits hold them
    await returnStock(tx, record.sku_code, 0)
    await end(tx, code, staff.who, now)
    await giveBack(tx, record)
  })
