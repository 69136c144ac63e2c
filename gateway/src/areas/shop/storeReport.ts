import type { ShopReport } from '../../../../domain/goods/shop'
import type { Db } from '../../core/database/database'
import type { Words } from '../../core/words'

/** One row a shopper and shop: a new report takes the place of the one before, and nobody has looked at it. */
export async function keep(
  db: Db,
  of: { userId: string; shopCode: string; reason: ShopReport; remark: string; at: Date }
): Promise<void> {
  const report = { reason: of.reason, remark: of.remark, told_at: of.at, looked_by: null }
  await db
    .insertInto('shop_report')
    .values({ user_id: of.userId, shop_code: of.shopCode, ...report })
    .onConflict((conflict) => conflict.columns(['user_id', 'shop_code']).doUpdateSet(report))
    .execute()
}

const AT_DESK = 50

export interface ReportRecord {
  userId: string
  shopCode: string
  shop: Words
  phone: string | null
  reason: ShopReport
  remark: string
  toldAt: Date
  lookedBy: string | null
}

export function newest(db: Db): Promise<ReportRecord[]> {
  return db
    .selectFrom('shop_report')
    .innerJoin('shop', 'shop.shop_code', 'shop_report.shop_code')
    .leftJoin('customer', 'customer.user_id', 'shop_report.user_id')
    .select([
      'shop_report.user_id as userId',
      'shop_report.shop_code as shopCode',
      'shop.name as shop',
      'customer.phone as phone',
      'reason',
      'remark',
      'told_at as toldAt',
      'looked_by as lookedBy'
    ])
    .orderBy('looked_by', (order) => order.asc().nullsFirst())
    .orderBy('told_at', 'desc')
    .limit(AT_DESK)
    .execute()
}

/** False: there is no such report. */
export async function closeReport(db: Db, of: { userId: string; shopCode: string; by: string }): Promise<boolean> {
  const result = await db
    .updateTable('shop_report')
    .set({ looked_by: of.by })
    .where('user_id', '=', of.userId)
    .where('shop_code', '=', of.shopCode)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
