import type { SkuRow, SpecValue } from '../../../../contract'
import { effectivePrice } from '../../../../domain/money/price'
import type { Db } from '../../core/database/database'
import type { Visitor } from '../../core/identity/asker'
import { say, type Locale } from '../../core/words'
import { flashWindow } from './price'
import type { StoredAttribute } from './schema'
import { skuFacts, type SkuFacts } from './store'

/** The chosen value of each attribute, in the product's order. */
export function specsOf(
  attributes: readonly StoredAttribute[],
  choice: Record<string, string>,
  locale: Locale
): SpecValue[] {
  return attributes.flatMap((attribute) => {
    const value = attribute.values.find((candidate) => candidate.valueCode === choice[attribute.attrCode])
    if (value === undefined) return []
    return [
      {
        attrCode: attribute.attrCode,
        attrName: say(locale, attribute.name),
        valueCode: value.valueCode,
        valueName: say(locale, value.name)
      }
    ]
  })
}

/** A SKU as the contract gives it, with the price of this moment. */
export function toSkuRow(facts: SkuFacts, options: { locale: Locale; nowMs: number }): SkuRow {
  const flash = flashWindow(facts, options.nowMs)
  const priceFen = effectivePrice({ priceFen: facts.price_fen, ...(flash ? { flash } : {}) }, options.nowMs)
  const unsellable = !facts.on_sale ? 'DELISTED' : facts.available <= 0 ? 'OUT_OF_STOCK' : undefined
  return {
    skuCode: facts.sku_code,
    spuCode: facts.spu_code,
    categoryCode: facts.category_code,
    shopCode: facts.shop_code,
    shopName: say(options.locale, facts.shop_name),
    title: say(options.locale, facts.title),
    picture: facts.picture,
    specs: specsOf(facts.attributes, facts.spec_values, options.locale),
    priceFen,
    listPriceFen: facts.list_price_fen,
    ...(priceFen < facts.price_fen ? { regularPriceFen: facts.price_fen } : {}),
    ...(flash === undefined ? {} : { flash }),
    available: facts.on_sale ? facts.available : 0,
    ...(facts.purchase_limit === null ? {} : { purchaseLimit: facts.purchase_limit }),
    bought: facts.bought,
    ...(unsellable === undefined ? {} : { unsellable })
  }
}

/** SKUs with the facts behind them, by code; unknown codes are absent. */
export async function skusByCode(
  db: Db,
  skuCodes: readonly string[],
  question: Visitor
): Promise<Map<string, { row: SkuRow; facts: SkuFacts }>> {
  const facts = await skuFacts(db, skuCodes, question.userId, question.nowMs)
  return new Map(facts.map((fact) => [fact.sku_code, { facts: fact, row: toSkuRow(fact, question) }]))
}
