/** Buying at the employee's price: what it asks, and what it takes of quota and allotment. */
import {
  CATEGORY_REST_MS,
  employeeRefusal,
  quotaStart,
  quotaYear,
  withAllBack,
  withBack,
  type EmployeePurchase,
  type EmployeeRefusal
} from '../../../../domain/activity/employee'
import type { Db } from '../../core/database/database'
import { notFound, refusal, type GatewayRefusal } from '../../core/errors'
import type { Asker } from '../../core/identity/asker'
import { giveBackLeft, returnStock, takeStock } from '../inventory'
import * as store from './store'
import * as offers from './storeOffers'

/** What a settlement buys. */
export interface EmployeeWish {
  offerCode: string
}

export const offerMissing = (): GatewayRefusal =>
  notFound('employee.offer-missing', '没有这件内购商品', 'We can’t find that employee offer')
export const notMember = (): GatewayRefusal =>
  refusal(
    'employee.not-member',
    '员工价只给员工和亲友，先填邀请码吧',
    'The employee price is for employees and their family; enter an invitation code first'
  )
const over = (): GatewayRefusal =>
  refusal(
    'employee.over',
    '这件商品的内购已结束，可以按平时的价格买',
    'This employee offer is over; you can buy it at the usual price'
  )
const notYet = (): GatewayRefusal =>
  refusal('employee.not-yet', '这件商品的内购还没有开始', 'This employee offer has not started yet')
const soldOut = (): GatewayRefusal =>
  refusal(
    'employee.sold-out',
    '内购的数量已买完，可以按平时的价格买',
    'All pieces for employees are sold; you can buy it at the usual price'
  )

const REFUSALS: Readonly<Record<EmployeeRefusal, () => GatewayRefusal>> = {
  LEFT: () =>
    refusal('employee.left', '员工已离职，不能再内购', 'The employee has left; nothing can be bought any more'),
  CATEGORY: () =>
    refusal(
      'employee.category',
      '同一类商品 90 天内只能内购一件',
      'One of a category in 90 days can be bought at the employee price'
    ),
  PIECES: () =>
    refusal('employee.pieces', '今年内购的件数用完了', 'This year’s pieces at the employee price are used up'),
  FEN: () =>
    refusal('employee.fen', '今年剩下的内购额度不够', 'What is left of this year’s employee quota is not enough')
}

/** From when purchases bear on what can be bought now: this year's, and those of the last 90 days. */
const bearsSince = (nowMs: number): Date => new Date(Math.min(quotaStart(quotaYear(nowMs)), nowMs - CATEGORY_REST_MS))

/** Purchases that bear on what can be bought now by an employee's quota. */
export const purchasesNow = async (db: Db, employeeNo: string, nowMs: number): Promise<EmployeePurchase[]> =>
  (await store.boughtBy(db, employeeNo, bearsSince(nowMs))).map(store.toPurchase)

const leftOf = ({ given_back: back, allotment, taken }: store.OfferRecord): number =>
  back ? 0 : Math.max(0, allotment - taken)

/** Why somebody can't buy; undefined: they can. */
function problemOf(
  offer: store.OfferRecord,
  quantity: number,
  has: { member: store.MemberRecord; purchases: readonly EmployeePurchase[]; nowMs: number }
): GatewayRefusal | undefined {
  const { member, purchases, nowMs } = has
  const wish = { categoryCode: offer.category_code, quantity, pieces: offer.pieces, fen: offer.price_fen }
  const why = employeeRefusal(wish, { inService: member.left_at === null, quota: member, purchases, nowMs })
  return why && REFUSALS[why]()
}

/** What a shopper pays, and whether they can: read when a settlement is shown, and again at its submit. */
export async function employeeTerms(
  db: Db,
  { userId, nowMs }: Omit<Asker, 'locale'>,
  { offerCode, skuCode, quantity }: EmployeeWish & { skuCode: string; quantity: number }
): Promise<{ priceFen: number; left: number; problem?: GatewayRefusal }> {
  const offer = await offers.offerOf(db, offerCode)
  if (offer === undefined || offer.sku_code !== skuCode) throw offerMissing()
  const left = leftOf(offer)
  const no = (problem: GatewayRefusal) => ({ priceFen: offer.price_fen, left, problem })
  const member = await store.memberOf(db, userId)
  if (member === undefined) return no(notMember())
  if (nowMs < offer.start_at.getTime()) return no(notYet())
  if (offer.given_back || nowMs >= offer.end_at.getTime()) return no(over())
  if (quantity > left) return no(soldOut())
  const purchases = await purchasesNow(db, member.employee_no, nowMs)
  const problem = problemOf(offer, quantity, { member, purchases, nowMs })
  return problem === undefined ? { priceFen: offer.price_fen, left } : no(problem)
}

/** Moves pieces from the allotment into the stock, from where the submit takes them in the same transaction. */
export async function releaseOffer(
  db: Db,
  { offerCode, skuCode, quantity }: EmployeeWish & { skuCode: string; quantity: number }
): Promise<void> {
  await returnStock(db, skuCode, quantity)
  if (!(await offers.takeAllotted(db, offerCode, quantity))) throw soldOut()
}

/** Takes the quota for an order that was placed, or refuses. Run it in the transaction of the submit. */
export async function takeQuota(
  db: Db,
  { userId, nowMs }: Omit<Asker, 'locale'>,
  { wish, orderCode, quantity }: { wish: EmployeeWish; orderCode: string; quantity: number }
): Promise<void> {
  const before = await store.memberOf(db, userId)
  if (before === undefined) throw notMember()
  await store.lockAllowance(db, before.employee_no)
  // what was read before the quota was held may be old
  const member = await store.memberOf(db, userId)
  const offer = await offers.offerOf(db, wish.offerCode)
  if (member === undefined || member.employee_no !== before.employee_no) throw notMember()
  if (offer === undefined) throw offerMissing()
  const purchases = await purchasesNow(db, member.employee_no, nowMs)
  const problem = problemOf(offer, quantity, { member, purchases, nowMs })
  if (problem !== undefined) throw problem
  await store.addBought(db, {
    order_code: orderCode,
    employee_no: member.employee_no,
    user_id: userId,
    offer_code: offer.offer_code,
    category_code: offer.category_code,
    pieces: offer.pieces,
    fen: offer.price_fen,
    at: new Date(nowMs)
  })
}

/**
 * An order ended before it was shipped: the year of its purchase has all of it back, and its pieces go back to the
 * allotment from the stock, where the caller has put them.
 */
export async function leaveQuota(
  db: Db,
  { orderCode, skuCode, quantity }: { orderCode: string; skuCode: string; quantity: number }
): Promise<void> {
  const row = await store.lockBought(db, orderCode)
  if (row === undefined) return
  await store.changeBought(db, orderCode, withAllBack(store.toPurchase(row)))
  if (await offers.returnAllotted(db, row.offer_code, quantity)) await takeStock(db, skuCode, quantity)
}

/** Money of an order went back: the year of its purchase has as much again; `all`: with its pieces and category. */
export async function giveQuotaBack(
  db: Db,
  { orderCode, fen, all }: { orderCode: string; fen: number; all: boolean }
): Promise<void> {
  const row = await store.lockBought(db, orderCode)
  if (row === undefined) return
  const purchase = store.toPurchase(row)
  await store.changeBought(db, orderCode, all ? withAllBack(purchase) : withBack(purchase, fen))
}

export { leftOf }

/** Gives back what is left of an allotment. Holds the stock first, as submits do. */
export const giveBackOffer = (db: Db, { offer_code, sku_code }: store.OfferRecord): Promise<void> =>
  giveBackLeft(db, sku_code, () => offers.closeAllotment(db, offer_code))
