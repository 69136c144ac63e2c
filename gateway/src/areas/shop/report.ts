/** What shoppers tell the site of a shop, and the staff who deal with it. */
import type { BodyOf, DataOf } from '../../../../contract'
import type { ShopReport } from '../../../../domain/goods/shop'
import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { notFound } from '../../core/errors'
import { maskPhone } from '../customer'
import { missing } from './service'
import { known } from './store'
import * as store from './storeReport'

const REPORT = 'POST /o2md/v1/online-shop/report'

/** Keeps what a shopper tells of a shop, in the place of what they told of it before. */
export async function report(
  db: Db,
  { userId, nowMs }: { userId: string; nowMs: number },
  { shopCode, reason, remark = '' }: BodyOf<typeof REPORT>
): Promise<DataOf<typeof REPORT>> {
  if ((await known(db, [shopCode])).length === 0) throw missing()
  await store.keep(db, { userId, shopCode, reason, remark: remark.trim(), at: new Date(nowMs) })
  return { reported: true }
}

export interface ReportAtDesk {
  userId: string
  shopCode: string
  shop: string
  /** Masked. */
  phone: string
  reason: ShopReport
  remark: string
  toldAt: number
  lookedBy: string | null
}

/** The newest reports, those that nobody has looked at first. */
export const reportDesk = async ({ db }: Pick<Core, 'db'>): Promise<ReportAtDesk[]> =>
  (await store.newest(db)).map(({ shop, phone, toldAt, ...row }) => ({
    ...row,
    shop: shop.zh,
    phone: phone === null ? '' : maskPhone(phone),
    toldAt: toldAt.getTime()
  }))

/** Says who of the staff has dealt with a report. */
export async function lookAtReport(
  { db }: Pick<Core, 'db'>,
  by: string,
  of: { userId: string; shopCode: string }
): Promise<void> {
  if (!(await store.looked(db, { ...of, by })))
    throw notFound('report.missing', '没有这条举报', 'There is no such report')
}
