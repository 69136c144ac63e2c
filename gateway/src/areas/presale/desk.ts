/** What the shop's staff do with presales; each act says who did it. That there is none for an order is said in closing. */
import {
  arePresaleTimes,
  depositPercent,
  isPresalePrice,
  type PresalePrice,
  type PresaleTimes
} from '../../../../domain/activity/presale'
import { newId } from '../../core/database/database'
import { actAtDesk, resultCode, type DeskCore, type Staff } from '../../core/desk'
import { invalid, refusal } from '../../core/errors'
import { endSelling, planWrong, takeAllotment } from '../inventory'
import { skusByCode } from '../product'
import { giveBackPresale, presaleMissing } from './selling'
import * as store from './store'

export interface PresalePlan extends PresalePrice, PresaleTimes {
  skuCode: string
  allotment: number
  limitEach: number
}

/** Sells pieces of a SKU ahead: takes them from its stock. Replies the activity's code. */
export const publishPresale = (core: DeskCore, staff: Staff, plan: PresalePlan): Promise<string> =>
  actAtDesk(core, staff, { permission: 'ACTIVITIES', act: 'presale.publish', about: resultCode }, async (tx, now) => {
    const sku = (await skusByCode(tx, [plan.skuCode], { locale: 'zh-CN', nowMs: now.getTime() })).get(plan.skuCode)?.row
    const percent = depositPercent(await store.depositParameter(tx))
    if (sku === undefined || !isPresalePrice(plan, sku.regularPriceFen ?? sku.priceFen, percent))
      throw invalid(
        `定金最多为总价的 ${percent}%，总价不高于现价`,
        `The deposit is at most ${percent} % of what is paid in all, which is not more than the price today`
      )
    if (!arePresaleTimes(plan) || plan.allotment < 1 || plan.limitEach < 1) throw planWrong()
    await takeAllotment(tx, plan.skuCode, plan.allotment)
    const activityCode = newId('ps')
    const added = await store.addPresale(tx, {
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
      published_by: staff.who
    })
    if (!added) throw refusal('presale.published', '这款商品已有预售', 'There is a presale of this already')
    return activityCode
  })

/** Takes no more deposits from now on; what was booked goes on to its window. */
export const endPresale = (core: DeskCore, staff: Staff, activityCode: string): Promise<void> =>
  endSelling(core, staff, activityCode, {
    act: 'presale.end',
    find: store.presaleOf,
    missing: presaleMissing,
    end: store.endPresale,
    giveBack: giveBackPresale
  })

/** What is sold ahead, and the orders between their two payments. */
export async function presaleDesk({ db, clock }: DeskCore) {
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
