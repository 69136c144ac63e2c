import { isInRegions } from '../../../../domain/orders/freight'
import type { Db } from '../../core/database/database'
import { refusal, type GatewayRefusal } from '../../core/errors'
import type { Words } from '../../core/words'
import { skuFacts } from '../product'

/** Something that may not be sold to a place, and why. */
export interface Restricted {
  skuCode: string
  title: Words
  reason: Words
}

/** What of these goods may not be sold to a district. */
export async function restrictedIn(db: Db, skuCodes: readonly string[], districtCode: string): Promise<Restricted[]> {
  const facts = new Map((await skuFacts(db, skuCodes)).map((sku) => [sku.sku_code, sku]))
  return skuCodes.flatMap((skuCode) => {
    const sku = facts.get(skuCode)
    if (sku === undefined || !isInRegions(districtCode, sku.restricted_region_codes)) return []
    return { skuCode, title: sku.title, reason: sku.restricted_reason }
  })
}

/** The refusal of what may not be sold there: which thing, where, and why. */
export const restrictedSale = ({ title, reason }: Omit<Restricted, 'skuCode'>, place: Words): GatewayRefusal =>
  refusal(
    'sku.restricted',
    `「${title.zh}」不能卖到${place.zh}：${reason.zh}，请换一个地址`,
    `${title.en} can’t be sold to ${place.en}: ${reason.en}. Please choose another address`
  )
