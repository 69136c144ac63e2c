/** What the shop's staff do with shops; each says who did it. */
import { shopDay } from '../../../../domain/day'
import type { ShopReport } from '../../../../domain/goods/shop'
import type { Core } from '../../core/area'
import { actAtDesk, type Staff } from '../../core/desk'
import { notFound, refusal } from '../../core/errors'
import { takePicture } from '../../core/files/pictures'
import type { Words } from '../../core/words'
import { customerOf, maskPhone } from '../customer'
import { shops } from '../masterdata'
import { reports } from './report'
import * as store from './store'
import { allLicences, putScan } from './storeLicence'

/** px, the longer side of a scan. */
const SCAN = { largestSide: 6000, keptSide: 1800 }

/** All shops, and which of them are closed. */
export async function shopDesk({
  db
}: Core): Promise<{ shopCode: string; name: string; closed: boolean; followers: number }[]> {
  return (await shops(db)).map((shop) => ({
    shopCode: shop.shop_code,
    name: shop.name.zh,
    closed: shop.closed,
    followers: shop.follower_count
  }))
}

/** All papers of all shops, and whether each is a scan. */
export async function licenceDesk({ db }: Pick<Core, 'db'>): Promise<
  {
    shopCode: string
    shop: string
    kind: string
    title: string
    scanned: boolean
    checkedOn: string
    putBy: string | null
  }[]
> {
  return (await allLicences(db)).map(({ shop, title, ...licence }) => ({ ...licence, shop: shop.zh, title: title.zh }))
}

/** Closes a shop: it says so, and nothing of it is on sale. */
export const closeShop = (
  core: Pick<Core, 'db' | 'clock'>,
  staff: Staff,
  { shopCode, reason }: { shopCode: string; reason: Words }
): Promise<void> =>
  actAtDesk(core, staff, { permission: 'SHOPS', act: 'shop.close', about: shopCode }, async (tx, now) => {
    if (!(await store.close(tx, { shopCode, reason, by: staff.who, now })))
      throw refusal('shop.closed', '店铺不存在或已暂停营业', 'There is no such shop, or it is closed already')
  })

/** Opens a closed shop with what it sold before. */
export const openShop = (core: Pick<Core, 'db' | 'clock'>, staff: Staff, shopCode: string): Promise<void> =>
  actAtDesk(core, staff, { permission: 'SHOPS', act: 'shop.open', about: shopCode }, async (tx) => {
    if (!(await store.open(tx, { shopCode, by: staff.who })))
      throw refusal('shop.open', '店铺不存在或正在营业', 'There is no such shop, or it is open')
  })

/** Puts the scan of a paper in the place of what was written of it. */
export async function putLicence(
  core: Pick<Core, 'db' | 'clock'>,
  staff: Staff,
  { shopCode, kind, bytes }: { shopCode: string; kind: string; bytes: Buffer }
): Promise<void> {
  const scan = await takePicture(bytes, SCAN, staff.who)
  if (typeof scan === 'string')
    throw refusal('licence.no-picture', '请上传证照图片', 'Please upload a picture of the paper')
  const act = { permission: 'SHOPS', act: 'shop.licence', about: `${shopCode}/${kind}` } as const
  return actAtDesk(core, staff, act, async (tx, now) => {
    const checkedOn = shopDay(now.getTime())
    if (!(await putScan(tx, { shopCode, kind, bytes: scan.bytes, by: staff.who, checkedOn })))
      throw refusal('licence.missing', '没有这种证照', 'The shop has no such paper')
  })
}

const MOST_REPORTS = 50

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
export async function reportDesk({ db }: Pick<Core, 'db'>): Promise<ReportAtDesk[]> {
  const names = new Map((await shops(db)).map((shop) => [shop.shop_code, shop.name.zh]))
  const list: ReportAtDesk[] = []
  for (const { thing: shopCode, toldAt, ...row } of await reports.queue(db, MOST_REPORTS)) {
    const shop = names.get(shopCode)
    if (shop === undefined) continue
    const phone = (await customerOf(db, row.userId))?.phone
    list.push({ ...row, shopCode, shop, phone: phone ? maskPhone(phone) : '', toldAt: toldAt.getTime() })
  }
  return list
}

/** Says that somebody of the staff has dealt with a report. */
export const lookAtReport = (
  core: Pick<Core, 'db' | 'clock'>,
  staff: Staff,
  of: { userId: string; shopCode: string }
): Promise<void> =>
  actAtDesk(core, staff, { permission: 'CONTENT', act: 'report.look', about: of.shopCode }, async (tx) => {
    if (!(await reports.look(tx, { userId: of.userId, thing: of.shopCode }, staff.who)))
      throw notFound('report.missing', '没有这条举报', 'There is no such report')
  })
