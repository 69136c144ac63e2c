/** What the shop's staff do with shops; each says who did it. */
import { shopDay } from '../../../../domain/day'
import type { Core } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { refusal } from '../../core/errors'
import { takePicture } from '../../core/files/pictures'
import type { Words } from '../../core/words'
import { shops } from '../masterdata'
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
  return (await allLicences(db)).map(({ shop, title, ...one }) => ({ ...one, shop: shop.zh, title: title.zh }))
}

/** Closes a shop: it says so, and nothing of it is on sale. */
export async function closeShop(
  { db, clock }: Core,
  shopCode: string,
  of: { reason: Words; by: string }
): Promise<void> {
  const closed = await inTransaction(db, (tx) => store.close(tx, { shopCode, ...of, at: clock.date() }))
  if (!closed) throw refusal('shop.closed', '店铺不存在或已暂停营业', 'There is no such shop, or it is closed already')
}

/** Opens a closed shop with what it sold before. */
export async function openShop({ db }: Core, shopCode: string, by: string): Promise<void> {
  if (!(await inTransaction(db, (tx) => store.open(tx, { shopCode, by })))) {
    throw refusal('shop.open', '店铺不存在或正在营业', 'There is no such shop, or it is open')
  }
}

/** Puts the scan of a paper in the place of what was written of it. */
export async function putLicence(
  { db, clock }: Core,
  { shopCode, kind, bytes, by }: { shopCode: string; kind: string; bytes: Buffer; by: string }
): Promise<void> {
  const scan = await takePicture(bytes, SCAN, by)
  if (typeof scan === 'string')
    throw refusal('licence.no-picture', '请上传证照图片', 'Please upload a picture of the paper')
  const checkedOn = shopDay(clock.now())
  if (!(await putScan(db, { shopCode, kind, bytes: scan.bytes, by, checkedOn }))) {
    throw refusal('licence.missing', '没有这种证照', 'The shop has no such paper')
  }
}
