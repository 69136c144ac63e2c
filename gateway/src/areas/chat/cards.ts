/** Cards of the chat (spec 3.2). */
import type { ChatCaseCard, ChatOrderCard, ChatProductCard } from '../../../../contract'
import { effectivePrice } from '../../../../domain/money/price'
import type { Db } from '../../core/database/database'
import { say, type Locale, type Words } from '../../core/words'
import { flashWindow, skuFacts, specsOf } from '../product'
import type { StoredContent } from './schema'
import type { CardCase, CardOrder } from './storeCards'
import { caseWords, kindWords, statusWords } from './words'

const pathOf = (path: string, params: object): string => `${path}?params=${encodeURIComponent(JSON.stringify(params))}`

/** Groups of four, as a number is read out. */
const readOut = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ')

export type StoredProduct = NonNullable<StoredContent['product']>

/** A product's card with the price of this moment; undefined: there is no such SKU. */
export async function productCard(db: Db, skuCode: string, nowMs: number): Promise<StoredProduct | undefined> {
  return (await productCards(db, [skuCode], nowMs)).get(skuCode)
}

export async function productCards(
  db: Db,
  skuCodes: readonly string[],
  nowMs: number
): Promise<Map<string, StoredProduct>> {
  const cards = new Map<string, StoredProduct>()
  for (const facts of await skuFacts(db, skuCodes, undefined, nowMs)) {
    const flash = flashWindow(facts, nowMs)
    const of = (locale: Locale): string =>
      specsOf(facts.attributes, facts.spec_values, locale)
        .map(({ valueName }) => valueName)
        .join(locale === 'en-US' ? ', ' : '，')
    cards.set(facts.sku_code, {
      title: facts.title,
      picture: facts.picture,
      unitPrice: effectivePrice({ priceFen: facts.price_fen, ...(flash ? { flash } : {}) }, nowMs),
      url: pathOf('/pagesB/productDetail/index', { spuCode: facts.spu_code, skuCode: facts.sku_code }),
      shopId: facts.shop_code,
      skuCode: facts.sku_code,
      spuCode: facts.spu_code,
      specs: { zh: of('zh-CN'), en: of('en-US') }
    })
  }
  return cards
}

export const shownProduct = (card: StoredProduct, locale: Locale): ChatProductCard => ({
  ...card,
  title: say(locale, card.title),
  specs: say(locale, card.specs)
})

export const shownOrder = (order: CardOrder, locale: Locale): ChatOrderCard => ({
  showOrderId: readOut(order.order_code),
  picture: order.picture,
  orderCount: order.pieces,
  orderTime: order.created_at.getTime(),
  orderStatus: order.status,
  statusName: say(locale, statusWords[order.status]),
  orderId: order.order_code,
  payMoney: order.pay_fen,
  note: order.remark,
  title: say(locale, order.title),
  specs: (locale === 'en-US' ? order.specs.en : order.specs.zh)
    .map(({ valueName }) => valueName)
    .join(locale === 'en-US' ? ', ' : '，'),
  url: pathOf('/pagesB/order/orderDetail', { orderCode: order.order_code })
})

export const shownCase = (record: CardCase, locale: Locale): ChatCaseCard => ({
  caseCode: record.case_code,
  orderId: record.order_code,
  title: say(locale, record.title),
  picture: record.picture,
  kindName: say(locale, kindWords[record.kind]),
  statusName: say(locale, caseWords[record.state]),
  refundFen: record.refund_fen,
  url: pathOf('/pagesB/applyAfterSales/afterDetails', { caseCode: record.case_code })
})

export const wordsOf = (text: string | Words | undefined, locale: Locale): string =>
  text === undefined ? '' : typeof text === 'string' ? text : say(locale, text)
