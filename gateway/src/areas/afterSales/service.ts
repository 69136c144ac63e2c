/** Cases as shoppers ask for them: the list, one of them, what can be asked, and their own word. */
import type { ApplicableRow, BodyOf, CaseDetail, DataOf, QueryOf } from '../../../../contract'
import { CASE_KINDS, CASE_REASONS, caseReasons, isEnded, type CaseKind } from '../../../../domain/aftersale/afterSale'
import { moment } from '../../../../domain/day'
import { allows } from '../../../../domain/orders/order'
import type { Db } from '../../core/database/database'
import { pageAsked } from '../../core/database/paging'
import { refusal } from '../../core/errors'
import { signer } from '../../core/files/signing'
import type { Asker } from '../../core/identity/asker'
import { say } from '../../core/words'
import * as orders from '../order'
import * as payments from '../payment'
import { goOn, receive, versionsOf } from './exchanging'
import { applicableOf } from './judging'
import { hold, move, type LockedCase } from './moving'
import { pay, subjectOf } from './settling'
import * as store from './store'
import * as exchanges from './storeExchange'
import { couponsOfOrder, ordersToAsk, returnPlaceOf } from './storeOrders'
import { toDetail, toSummary } from './view'
import { caseMissing, caseMoved, reasonWords } from './words'

/** How long ago an order may have been received to be listed among those that something can be asked for, days. */
const ASKED_DAYS = 30

async function aroundOf(db: Db, list: readonly store.CaseRecord[]) {
  const codes = [...new Set(list.map((record) => record.order_code))]
  return {
    orders: codes.length === 0 ? [] : await orders.ordersByCode(db, codes),
    rows: await orders.rowsOf(db, codes),
    pieces: await store.rowsOfCases(
      db,
      list.map((record) => record.case_code)
    ),
    exchanges: await exchanges.exchangesOf(
      db,
      list.flatMap((record) => (record.kind === 'EXCHANGE' ? [record.case_code] : []))
    )
  }
}

export async function pageOfCases(
  db: Db,
  shopper: Asker,
  { tab, ...query }: QueryOf<'GET /o2as-b2c/v1/after/sale/list'>
): Promise<DataOf<'GET /o2as-b2c/v1/after/sale/list'>> {
  const of = { userId: shopper.userId, open: tab !== 'ENDED' }
  const page = pageAsked(query)
  const { rows, ...counts } = await store.pageOfCases(db, of, page)
  const around = await aroundOf(db, rows)
  return { list: rows.map((record) => toSummary(record, around, shopper.locale)), ...counts, ...page }
}

/** A case in full. */
export async function detailOf(db: Db, record: store.CaseRecord, shopper: Asker): Promise<CaseDetail> {
  const { locale, nowMs } = shopper
  const around = await aroundOf(db, [record])
  const refunds = await payments.refundsOf(db, record.order_code, subjectOf(record.case_code))
  const paidBy = around.orders[0]?.paid_by
  const coupons = record.settled ? await couponsOfOrder(db, record.order_code) : []
  const beside = {
    ...around,
    events: await store.eventsOf(db, record.case_code),
    refunds,
    paidBy: paidBy ? say(locale, paidBy) : undefined,
    place: await returnPlaceOf(db, around.orders[0]?.shop_code ?? ''),
    coupons: coupons.map((coupon) => ({
      name: say(locale, { zh: coupon.name_zh, en: coupon.name_en }),
      returned: coupon.free,
      ...(coupon.free ? { endAt: coupon.end_at.getTime() } : {})
    })),
    sign: await signer(db, nowMs),
    nowMs
  }
  return toDetail(record, beside, locale)
}

export async function caseDetail(db: Db, shopper: Asker, caseCode: string): Promise<CaseDetail> {
  const record = await store.findCase(db, caseCode, shopper.userId)
  if (!record) throw caseMissing()
  return detailOf(db, record, shopper)
}

/** An exchange in full; another kind of case is none. */
export async function exchangeDetail(db: Db, shopper: Asker, caseCode: string): Promise<CaseDetail> {
  const record = await caseDetail(db, shopper, caseCode)
  if (record.exchange === undefined) throw caseMissing()
  return record
}

/** A case of the shopper's, held; with a kind only of that. */
async function holdOwn(db: Db, shopper: Asker, caseCode: string, kind?: CaseKind): Promise<LockedCase> {
  const claim = await hold(db, caseCode, shopper.userId)
  if (kind !== undefined && claim.record.kind !== kind) throw caseMissing()
  return claim
}

/** Takes an ended case out of the list; the shop keeps it. Runs in a transaction. */
export async function hideCase(db: Db, shopper: Asker, caseCode: string, kind?: CaseKind): Promise<void> {
  const { record } = await holdOwn(db, shopper, caseCode, kind)
  if (!isEnded(record.state)) throw caseMoved()
  await store.changeCase(db, record, { hidden: true })
}

/** Says that what was sent in an exchange is there. Runs in the transaction of the call. */
export async function confirmReceipt(db: Db, shopper: Asker, caseCode: string): Promise<CaseDetail> {
  const claim = await holdOwn(db, shopper, caseCode, 'EXCHANGE')
  const by = { actor: 'SHOPPER' as const, now: new Date(shopper.nowMs) }
  return detailOf(db, await receive(db, claim, by), shopper)
}

/** Withdraws a case. Runs in the transaction of the call. */
export async function cancelCase(db: Db, shopper: Asker, caseCode: string, kind?: CaseKind): Promise<CaseDetail> {
  const { record } = await holdOwn(db, shopper, caseCode, kind)
  const by = { actor: 'SHOPPER' as const, now: new Date(shopper.nowMs) }
  return detailOf(db, await move(db, record, 'CANCEL', by), shopper)
}

/** What the shopper says where they are waited for. Runs in the transaction of the call. */
export async function answer(
  db: Db,
  shopper: Asker,
  wish: BodyOf<'POST /o2as-b2c/v1/after/sale/answer'>
): Promise<CaseDetail> {
  const claim = await hold(db, wish.caseCode, shopper.userId)
  const now = new Date(shopper.nowMs)
  const by = { actor: 'SHOPPER' as const, now }
  if (wish.answer === 'SEND_BACK') return detailOf(db, await move(db, claim.record, 'SEND_BACK', by), shopper)
  if (wish.answer === 'ACCEPT') {
    const next = await move(db, claim.record, 'ACCEPT', by)
    return detailOf(db, await goOn(db, { ...claim, record: next }, by), shopper)
  }
  if (wish.answer === 'WAIT') return detailOf(db, await move(db, claim.record, 'WAIT', by), shopper)
  if (wish.answer === 'MONEY') {
    if (claim.record.state !== 'OUT_OF_STOCK') throw caseMoved()
    return detailOf(db, await pay(db, claim, by), shopper)
  }
  if (claim.record.state !== 'REFUND_FAILED') throw caseMoved()
  const all = await payments.refundsOf(db, claim.record.order_code, subjectOf(claim.record.case_code))
  const failures = all.filter(({ refund }) => refund.state === 'FAILED')
  if (failures.length === 0) throw caseMoved()
  if (wish.answer === 'AGAIN') {
    for (const { refund } of failures) await payments.repeatRefund(db, refund.refund_id)
    return detailOf(db, await move(db, claim.record, 'RETRY', by), shopper)
  }
  // only the payer says where the money goes
  if (failures.some(({ payment }) => payment.user_id !== shopper.userId))
    throw refusal('case.payer', '款项由朋友支付，请让付款人选择', 'A friend paid. Where it goes is for them to say')
  const again = await move(db, claim.record, 'RETRY', by)
  for (const failure of failures) await payments.refundToBalance(db, failure, now)
  return detailOf(db, await move(db, again, 'ARRIVE', { actor: 'PROVIDER', now }), shopper)
}

/** Rows that something can be asked for. */
export async function rowsToAsk(
  db: Db,
  shopper: Asker,
  { orderCode, page = 1, size = 10 }: QueryOf<'GET /o2as-b2c/v1/after/sale/apply-quantity'>
): Promise<DataOf<'GET /o2as-b2c/v1/after/sale/apply-quantity'>> {
  if (orderCode !== undefined) {
    const list = await applicableOf(db, shopper, [orderCode])
    if (list.length === 0) throw orders.orderMissing()
    return { list: list.slice((page - 1) * size, page * size), total: list.length, page, size }
  }
  const since = moment(shopper.nowMs).subtract(ASKED_DAYS, 'day').toDate()
  const goods = await ordersToAsk(db, { userId: shopper.userId, since }, { page, size })
  const rows = await applicableOf(db, shopper, [...new Set(goods.rows.map((row) => row.order_code))])
  const list = goods.rows.flatMap(({ order_code: code, position }) =>
    rows.filter((row) => row.orderCode === code && row.position === position)
  )
  return { list, total: goods.total, page, size }
}

/** The kinds that can be chosen for each row of an order. */
export async function kindsOf(
  db: Db,
  shopper: Asker,
  orderCode: string
): Promise<DataOf<'GET /o2as-b2c/v1/glz-after-sale-type'>> {
  const order = await orders.findOrder(db, shopper.userId, orderCode)
  if (!order) throw orders.orderMissing()
  const facts = { status: order.status, payBefore: order.pay_before.getTime() }
  const rows = await applicableOf(db, shopper, [orderCode])
  return {
    orderCode,
    now: shopper.nowMs,
    rows,
    versions: await versionsOf(db, shopper, await exchangeable(db, orderCode, rows)),
    reasons: CASE_KINDS.map((kind) => ({
      kind,
      list: CASE_REASONS.filter((code) => caseReasons[code].kinds.includes(kind) && fits(code, order.status)).map(
        (code) => ({
          reasonCode: code,
          text: say(shopper.locale, reasonWords[code]),
          fault: caseReasons[code].fault,
          shown: caseReasons[code].shown
        })
      )
    })),
    cancellable: allows(facts, 'CANCEL', shopper.nowMs)
  }
}

/** Rows of an order for which an exchange can be asked now. */
async function exchangeable(db: Db, orderCode: string, rows: readonly ApplicableRow[]) {
  // one that is in a case may be changed
  const open = rows.filter(({ kinds }) =>
    kinds.some((other) => other.kind === 'EXCHANGE' && (other.open || other.obstacle === 'OPEN_CASE'))
  )
  if (open.length === 0) return []
  return (await orders.rowsOf(db, [orderCode])).filter((row) => open.some(({ position }) => position === row.position))
}

/** A reason of goods that are not sent is none of goods that are, and the other way round. */
const fits = (code: (typeof CASE_REASONS)[number], status: orders.OrderRecord['status']): boolean =>
  (caseReasons[code].place === 'UNSENT') === (status === 'WAIT_SHIP')
