/** What shoppers tell the site of a shop. */
import type { BodyOf, DataOf } from '../../../../contract'
import type { ShopReport } from '../../../../domain/goods/shop'
import type { Db } from '../../core/database/database'
import { reportsIn } from '../../core/reports'
import { missing } from './service'
import { existingCodes } from './store'

export const reports = reportsIn<ShopReport>('shop_report', 'shop_code')
const REPORT = 'POST /o2md/v1/online-shop/report'

/** Keeps what a shopper tells of a shop, in the place of what they told of it before. */
export async function report(
  db: Db,
  { userId, nowMs }: { userId: string; nowMs: number },
  { shopCode, reason, remark = '' }: BodyOf<typeof REPORT>
): Promise<DataOf<typeof REPORT>> {
  if ((await existingCodes(db, [shopCode])).length === 0) throw missing()
  await reports.keep(db, { userId, thing: shopCode, reason, remark: remark.trim() }, new Date(nowMs))
  return { reported: true }
}
