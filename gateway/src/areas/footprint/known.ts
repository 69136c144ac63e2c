import type { DataOf, KnownGoods } from '../../../../contract'
import { withoutBrand } from '../../../../domain/goods/brand'
import type { Db } from '../../core/database/database'
import type { Asker } from '../../core/identity/asker'
import { oftenBought } from '../order'
import { skusByCode } from '../product'
import { sinceOf } from './service'
import { lastSeen } from './store'

/** So many of each are listed. */
const MOST = 8
/** So many are looked at for them: some are sold out, or both bought and seen. */
const AMONG = 3 * MOST

/** What a shopper bought and looked at, for the page where they search. */
export async function knownGoods(db: Db, asker: Asker): Promise<DataOf<'GET /o2cum/v1/customer-info/known-goods'>> {
  const often = await oftenBought(db, asker.userId, AMONG)
  const last = await lastSeen(db, { userId: asker.userId, since: sinceOf(asker.nowMs) }, AMONG)
  const skus = await skusByCode(db, [...new Set([...often.map(({ sku_code }) => sku_code), ...last])], asker)
  const goodsOf = (skuCode: string): KnownGoods[] => {
    const row = skus.get(skuCode)?.row
    if (row === undefined || row.unsellable !== undefined) return []
    const { spuCode, title, shopName, picture, priceFen } = row
    return [{ spuCode, skuCode, title: withoutBrand(title, shopName), picture, priceFen }]
  }
  const bought = often
    .flatMap(({ sku_code, times }) => goodsOf(sku_code).map((goods) => ({ ...goods, times })))
    .slice(0, MOST)
  const spuCodes = new Set(bought.map(({ spuCode }) => spuCode))
  return {
    bought,
    seen: last
      .flatMap(goodsOf)
      .filter(({ spuCode }) => !spuCodes.has(spuCode))
      .slice(0, MOST)
  }
}
