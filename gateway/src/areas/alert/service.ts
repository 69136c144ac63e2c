import type { BodyOf, DataOf } from '../../../../contract'
import { effectivePrice } from '../../../../domain/money/price'
import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { notFound, refusal } from '../../core/errors'
import { lockCustomer } from '../customer'
import { tellOfProduct } from '../message'
import { tellEach } from '../moment'
import { flashWindow, skuFacts } from '../product'
import { alertsOf, takeDue, wishes } from './store'

type Wish = BodyOf<'POST /o2wl/v1/alerts'>

/** What one shopper can wait for at once. */
const MOST = 50

/** What a shopper waits for of a product. */
export async function own(db: Db, userId: string, spuCode: string): Promise<DataOf<'GET /o2wl/v1/alerts'>['list']> {
  return (await alertsOf(db, userId, spuCode)).map(({ sku_code: skuCode, kind }) => ({ skuCode, kind }))
}

/** Keeps that a shopper wants to hear of it. Run it in a transaction. */
export async function ask(
  db: Db,
  userId: string,
  { skuCode, kind }: Wish,
  nowMs: number
): Promise<DataOf<'POST /o2wl/v1/alerts'>> {
  const [facts] = await skuFacts(db, [skuCode], userId, nowMs)
  if (!facts?.on_sale) throw notFound('sku.missing', '商品不存在或已下架', 'That product is no longer sold')
  if (kind === 'STOCK' && facts.available > 0) {
    throw refusal('alert.in-stock', '这款已经有货，可以直接购买', 'This one is in stock: you can buy it now')
  }
  // two at once are counted one after the other
  await lockCustomer(db, userId)
  const waiting = { STOCK: await wishes.STOCK.all(db, userId), PRICE: await wishes.PRICE.all(db, userId) }
  if (!waiting[kind].has(skuCode) && waiting.STOCK.size + waiting.PRICE.size >= MOST) {
    throw refusal(
      'alert.too-many',
      `最多同时关注 ${MOST} 条，请先在已设的商品页取消一条`,
      `You can wait for ${MOST} things at once. Cancel one on its product’s page first`
    )
  }
  const flash = flashWindow(facts, nowMs)
  const price_fen = effectivePrice({ priceFen: facts.price_fen, ...(flash ? { flash } : {}) }, nowMs)
  await wishes[kind].set(db, userId, [{ thing: skuCode, values: { price_fen, created_at: new Date(nowMs) } }])
  return { skuCode, kind, waiting: true }
}

export async function forget(
  db: Db,
  userId: string,
  { skuCode, kind }: Wish
): Promise<DataOf<'POST /o2wl/v1/alerts/cancel'>> {
  await wishes[kind].unset(db, userId, [skuCode])
  return { skuCode, kind, waiting: false }
}

/** Tells those whose wish has come true, one transaction each; each wish is told once and gone. */
export const tellDue = (core: Core): Promise<void> =>
  tellEach(core, takeDue, async (tx, { user_id, sku_code, kind, nowFen: priceFen, created_at: since }, now) => {
    const [facts] = await skuFacts(tx, [sku_code], undefined, now.getTime())
    if (facts) await tellOfProduct(tx, user_id, { facts, kind, priceFen, since }, now)
  })
