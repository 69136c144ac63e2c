/** What the shop's people do with presales; each says who did it. That there is none for an order is said in closing. */
import {
  arePresaleTimes,
  depositPercent,
  isPresalePrice,
  type PresalePrice,
  type PresaleTimes
} from '../../../../domain/activity/presale'
import type { Core } from '../../core/area'
import { inTransaction, newId, type Db } from '../../core/database/database'
import { invalid, refusal } from '../../core/errors'
import { returnStock, takeStock } from '../inventory'
import { skusByCode } from '../product'
import { giveBackPresale, presaleMissing } from './selling'
import * as store from './store'

export interface PresalePlan extends PresalePrice, PresaleTimes {
  skuCode: string
  allotment: number
  limitEach: number
}

/** Sells pieces of a SKU ahead: takes them from its stock. Replies the activity's code. */
export async function publishPresale(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  by: string,
  plan: PresalePlan
): Promise<string> {
  const sku = (await skusByCode(db, [plan.skuCode], { locale: 'zh-CN', nowMs: clock.now() })).get(plan.skuCode)?.row
  const percent = depositPercent(await store.depositParameter(db))
  if (sku === undefined || !isPresalePrice(plan, sku.regularPriceFen ?? sku.priceFen, percent))
    throw invalid(
      `定金最多为总价的 ${percent}%，总价不高于现价`,
      `The deposit is at most ${percent} % of what is paid in all, which is not more than the price today`
    )
  if (!arePresaleTimes(plan) || plan.allotment < 1 || plan.limitEach < 1)
    throw invalid('时间或数量不正确', 'The times or numbers are not right')
  return inTransaction(db, async (tx) => {
    if (!(await takeStock(tx, plan.skuCode, plan.allotment)))
      throw refusal('stock.short', '库存不足', 'Not enough in stock')
    const activityCode = newId('ps')
    const isNew = await store.addPresale(tx, {
      activity_code: activityCode,
      sku_code: plan.skuCode,
      price_fen: plan.priceFen,
      deposit_fen: plan.depositFen,
      worth_fen: plan.worthFen,
      allotment: plan.allotment,
      limit_each: plan.limitEach,
      start_at: new Date(plan.startAt),
      end_at: new Date(plan.endAt),
      balance_from: new Date(plan.balanceFrom),
      balance_to: new Date(plan.balanceTo),
      ship_by: new Date(plan.shipBy),
      published_by: by
    })
    if (!isNew) throw refusal('presale.published', '这款商品已有预售', 'There is a presale of this already')
    return activityCode
  })
}

/** Takes no more deposits from now on; what was booked goes on to its window. */
export async function endPresale(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  by: string,
  activityCode: string
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const presale = await store.presaleOf(tx, activityCode)
    if (presale === undefined) throw presaleMissing()
    // the stock first, as submits hold them
    await returnStock(tx, presale.sku_code, 0)
    await store.endPresale(tx, activityCode, by, clock.date())
    await giveBackPresale(tx, presale)
  })
}

/** Notes that the shop has none for an order; who closes it pays. The caller holds the order. */
export const noteFailed = (db: Db, orderCode: string, by: string, now: Date): Promise<void> =>
  store.changeOrder(db, orderCode, { outcome: 'SHOP_FAILED', ended_at: now, failed_by: by })

/** What is sold ahead, and the orders between their two payments. */
export async function presaleDesk({ db, clock }: Pick<Core, 'db' | 'clock'>) {
  const presales = await store.allPresales(db)
  const codes = presales.map((presale) => presale.activity_code)
  const skus = await skusByCode(
    db,
    presales.map((presale) => presale.sku_code),
    { locale: 'zh-CN', nowMs: clock.now() }
  )
  return {
    activities: presales.map((presale) => ({
      activityCode: presale.activity_code,
      title: skus.get(presale.sku_code)?.row.title ?? presale.sku_code,
      depositFen: presale.deposit_fen,
      worthFen: presale.worth_fen,
      priceFen: presale.price_fen,
      balanceFrom: presale.balance_from.getTime(),
      balanceTo: presale.balance_to.getTime(),
      allotment: presale.allotment,
      taken: presale.taken,
      endAt: presale.end_at.getTime(),
      over: presale.given_back,
      by: presale.ended_by ?? presale.published_by
    })),
    orders: (await store.unfinishedOf(db, codes)).map((order) => ({
      orderCode: order.order_code,
      activityCode: order.activity_code,
      depositFen: order.deposit_fen
    }))
  }
}
