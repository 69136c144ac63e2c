import type { CouponOffer, DataOf, QueryOf, SkuRow } from '../../../../contract'
import { goodsOf } from '../../../../domain/checkout/cart'
import { promotionsOf } from '../../../../domain/rewards/promotion'
import type { Db } from '../../core/database/database'
import type { Reader } from '../../core/identity/asker'
import { moneyOf, type Money } from '../../core/money'
import { say, type Locale, type Words } from '../../core/words'
import { listOffers } from '../coupon'
import { bundlesBeside, productCards, skusByCode } from '../product'

type Marked = DataOf<'GET /o2srh/v1/pub/platform-products/search-mark'>['list'][number]

/** Codes of one question. */
const MOST = 50

const codesOf = (codes: string): string[] => [...new Set(codes.split(',').filter(Boolean))].slice(0, MOST)

/** A coupon in so few words as a card has room for; one that is no plain amount goes by its name. */
function couponWords(
  { benefit, name, amountFen, thresholdFen }: CouponOffer,
  { locale, money }: { locale: Locale; money: Money }
): string {
  if (benefit !== 'AMOUNT') return name
  const [amount, threshold] = [money.round(amountFen), money.round(thresholdFen)]
  const words: Words =
    thresholdFen > 0
      ? { zh: `满 ${threshold} 减 ${amount}`, en: `${amount} off over ${threshold}` }
      : { zh: `立减 ${amount}`, en: `${amount} off` }
  return say(locale, words)
}

/** The coupon that takes most off, among the open ones that save most together on a piece. */
function greatestOf(sku: SkuRow, offers: readonly CouponOffer[], nowMs: number): CouponOffer | undefined {
  const row = { sku, quantity: 1 }
  const { coupons } = promotionsOf(row, { offers, own: undefined, goods: [goodsOf(row)], nowMs })
  const [greatest] = [...coupons].sort((a, b) => b.discountFen - a.discountFen)
  return offers.find(({ couponCode }) => couponCode === greatest?.userCouponId)
}

/** What products are marked with in a list, judged as one piece of what their card shows. */
export async function marks(
  db: Db,
  { spuCodes, skuCodes = '' }: QueryOf<'GET /o2srh/v1/pub/platform-products/search-mark'>,
  { locale, nowMs }: Reader
): Promise<Marked[]> {
  const codes = codesOf(spuCodes)
  const cards = await productCards(db, codes, { locale, nowMs, skuCodes: codesOf(skuCodes) })
  const skus = await skusByCode(
    db,
    cards.map(({ skuCode }) => skuCode),
    { locale, nowMs }
  )
  const offers = await listOffers(db, { nowMs, locale })
  const open = offers.filter(({ state }) => state === 'AVAILABLE')
  const beside = await bundlesBeside(db, codes)
  const money = await moneyOf(db)
  return cards.flatMap(({ spuCode, skuCode, inStock }): Marked[] => {
    const sku = skus.get(skuCode)?.row
    const coupon = sku && inStock ? greatestOf(sku, open, nowMs) : undefined
    const off = beside.get(spuCode)
    const list: Marked['marks'] = [
      ...(coupon ? [{ text: couponWords(coupon, { locale, money }), kind: 'sale' as const }] : []),
      ...(off === undefined || !inStock
        ? []
        : [
            {
              text: say(locale, { zh: `套装省 ${money.round(off)}`, en: `Bundle −${money.round(off)}` }),
              kind: 'warm' as const
            }
          ])
    ]
    return list.length > 0 ? [{ spuCode, marks: list }] : []
  })
}
