import type { DataOf, QueryOf } from '../../../../contract'
import type { Db } from '../../core/database/database'
import { invalid } from '../../core/errors'
import type { Asker } from '../../core/identity/asker'
import { say, type Words } from '../../core/words'
import { addressOf, ownAddress } from '../address'
import { withoutGifts, findOrder, orderMissing, placeName, restrictedIn, rowsOf } from '../order'
import { settlementMissing } from './service'
import * as store from './store'

type Question = QueryOf<'GET /o2ord-b2c/v1/check-restricted-sale'>

/** Where goods go. */
interface Place {
  districtCode: string
  name: Words
}

const placeOf = (address: { province_code: string; city_code: string; district_code: string }): Place => ({
  districtCode: address.district_code,
  name: placeName([address.province_code, address.city_code, address.district_code])
})

/** The goods of a question, and the region they go to now. */
interface Goods {
  skuCodes: string[]
  place: Place | undefined
}

async function ofOrder(db: Db, { userId }: Asker, orderCode: string): Promise<Goods> {
  const order = await findOrder(db, userId, orderCode)
  if (order === undefined) throw orderMissing()
  const { districtCode, regionName } = order.address
  const skuCodes = withoutGifts(await rowsOf(db, [orderCode])).map((row) => row.sku_code)
  return { skuCodes, place: { districtCode, name: regionName } }
}

async function ofSettlement(db: Db, { userId }: Asker, settlementId: string): Promise<Goods> {
  const settlement = await store.findSettlement(db, userId, settlementId)
  if (settlement === undefined) throw settlementMissing()
  const { address_id: addressId } = settlement
  const address = addressId === null ? undefined : await addressOf(db, userId, addressId)
  const skuCodes = (await store.rowsOf(db, settlementId)).map((row) => row.sku_code)
  return { skuCodes, place: address && placeOf(address) }
}

/** The goods of an order or a settlement; of both where a call names both, as they go where the settlement does. */
async function goodsOf(db: Db, shopper: Asker, { orderCode, settlementId }: Question): Promise<Goods> {
  const list: Goods[] = []
  if (settlementId !== undefined) list.push(await ofSettlement(db, shopper, settlementId))
  if (orderCode !== undefined) list.push(await ofOrder(db, shopper, orderCode))
  const [first] = list
  if (first === undefined) throw invalid('请说明要查哪笔订单', 'orderCode or settlementId must be given')
  return { skuCodes: [...new Set(list.flatMap(({ skuCodes }) => skuCodes))], place: first.place }
}

/** What may not be sold to where it would go; nothing of it while nobody knows where that is. */
export async function restriction(
  db: Db,
  shopper: Asker,
  question: Question
): Promise<DataOf<'GET /o2ord-b2c/v1/check-restricted-sale'>> {
  const goods = await goodsOf(db, shopper, question)
  const { addressId } = question
  const place = addressId === undefined ? goods.place : placeOf(await ownAddress(db, shopper.userId, addressId))
  if (place === undefined) return { restricted: false, regionName: '', rows: [] }
  const restrictions = await restrictedIn(db, goods.skuCodes, place.districtCode)
  return {
    restricted: restrictions.length > 0,
    regionName: say(shopper.locale, place.name),
    rows: restrictions.map(({ skuCode, title, reason }) => ({
      skuCode,
      title: say(shopper.locale, title),
      reason: say(shopper.locale, reason)
    }))
  }
}
