/** What is sold to employees, as its reader sees it. */
import type { DataOf, EmployeeGood, QueryOf, SkuRow } from '../../../../contract'
import { categoryFreeAt, employeeRefusal, type EmployeePurchase } from '../../../../domain/activity/employee'
import type { Db } from '../../core/database/database'
import type { Visitor } from '../../core/identity/asker'
import { skusByCode } from '../product'
import { leftOf, purchasesNow } from './buying'
import * as store from './store'
import { shownOffers } from './storeOffers'

interface Buyer {
  member: store.MemberRecord
  purchases: readonly EmployeePurchase[]
}

function obstacleOf(
  offer: store.OfferRecord,
  pieces: number,
  buyer: Buyer | undefined,
  nowMs: number
): EmployeeGood['obstacle'] {
  if (buyer === undefined) return 'NOT_MEMBER'
  if (nowMs < offer.start_at.getTime()) return 'NOT_YET'
  if (pieces === 0) return 'SOLD_OUT'
  const { member, purchases } = buyer
  const wish = { categoryCode: offer.category_code, quantity: 1, pieces: offer.pieces, fen: offer.price_fen }
  return employeeRefusal(wish, { inService: member.left_at === null, quota: member, purchases, nowMs })
}

function toGood(offer: store.OfferRecord, sku: SkuRow, buyer: Buyer | undefined, nowMs: number): EmployeeGood {
  const left = sku.unsellable === 'DELISTED' ? 0 : leftOf(offer)
  const obstacle = obstacleOf(offer, left, buyer, nowMs)
  return {
    offerCode: offer.offer_code,
    skuCode: sku.skuCode,
    spuCode: sku.spuCode,
    title: sku.title,
    picture: sku.picture,
    specs: sku.specs,
    soloFen: sku.priceFen,
    ...(buyer === undefined ? {} : { priceFen: offer.price_fen }),
    pieces: offer.pieces,
    left,
    startAt: offer.start_at.getTime(),
    endAt: offer.end_at.getTime(),
    ...(obstacle === undefined ? {} : { obstacle }),
    ...(obstacle === 'CATEGORY' && buyer !== undefined
      ? { freeAt: categoryFreeAt(buyer.purchases, offer.category_code) }
      : {})
  }
}

export async function goods(
  db: Db,
  reader: Visitor,
  { large, page = 1, size = 10 }: QueryOf<'GET /o2cum/v1/employee-purchase/pub/goods'>
): Promise<DataOf<'GET /o2cum/v1/employee-purchase/pub/goods'>> {
  const { nowMs } = reader
  const { rows, total } = await shownOffers(db, new Date(nowMs), { large, page, size })
  const codes = rows.map((offer) => offer.sku_code)
  const skus = await skusByCode(db, codes, reader)
  const member = reader.userId === undefined ? undefined : await store.memberOf(db, reader.userId)
  const buyer = member && { member, purchases: await purchasesNow(db, member.employee_no, nowMs) }
  const list = rows.flatMap((offer) => {
    const sku = skus.get(offer.sku_code)?.row
    return sku === undefined ? [] : [toGood(offer, sku, buyer, nowMs)]
  })
  return { list, total, page, size }
}
