import type { BodyOf, PayMeans, PaymentStatus } from '../../../../contract'
import { arrivalDay } from '../../../../domain/orders/freight'
import { paidPart } from '../../../../domain/activity/presale'
import { addFen } from '../../../../domain/money/money'
import { allows, nextStatus, paidStatus } from '../../../../domain/orders/order'
import { nextPaymentStatus } from '../../../../domain/money/payment'
import type { Core, Mode } from '../../core/area'
import { inTransaction, newId, type Db } from '../../core/database/database'
import { notFound, refusal, type GatewayRefusal } from '../../core/errors'
import type { Asker } from '../../core/identity/asker'
import { splitOrders } from '../../../../domain/orders/desk'
import { markFirstOrder } from '../customer'
import { paySeat } from '../groupBuy'
import { tellOfFriend, tellShopper } from '../message'
import { payCommissions } from '../journal'
import * as orders from '../order'
import * as points from '../points'
import * as packets from '../redPacket'
import { redeemSubsidies } from '../subsidy'
import * as wallet from '../wallet'
import { missing } from './ask'
import { payBalance, payDeposit } from './deposit'
import { cashierFor, type Started } from './hosts'
import { closeIdle } from './idle'
import * as store from './store'
import { friendName, tellReturned } from './telling'

type Start = 'POST /o2ord-b2c/v1/order-trades/pay'

/** Who pays, and when. */
export interface Payer extends Asker {
  mode: Mode
}

/** Also a friend without an account: null. */
export type AnyPayer = Omit<Payer, 'userId'> & { userId: string | null }

/**
 * Starts a payment for the shopper's orders that wait for one, or goes on with the open one of the same orders, channel
 * and host: two tabs get one cashier. Any other open payment that covers one of the orders is closed, so that at no
 * moment two can take money for the same order. Run it in a transaction; the orders' locks make two tabs wait in line.
 */
export async function startPayment(db: Db, by: Payer, body: BodyOf<Start>): Promise<Started> {
  return beginPayment(db, by, await lockPayable(db, by, body.orderCodes), body)
}

/** The same for the balance of one presale; refused for an order that waits for any other payment. */
export async function startBalance(
  db: Db,
  by: Payer,
  { orderCode, ...wish }: BodyOf<'POST /o2ord-b2c/v1/balancet-redpacket'>
): Promise<Started> {
  const orderList = await lockPayable(db, by, [orderCode])
  if (orderList.some(({ status }) => status !== 'WAIT_BALANCE')) throw notPayable()
  return beginPayment(db, by, orderList, wish)
}

const notPayable = (): GatewayRefusal =>
  refusal('order.not-payable', '订单已支付或已关闭', 'This order is already paid or closed')

/** Holds a shopper's orders, in order of their numbers; each has to wait for its payment. */
export async function lockPayable(
  db: Db,
  by: Pick<Payer, 'userId' | 'nowMs'>,
  orderCodes: readonly string[]
): Promise<orders.OrderRecord[]> {
  const orderList: orders.OrderRecord[] = []
  for (const orderCode of [...new Set(orderCodes)].sort()) {
    const order = await orders.lockOrder(db, orderCode, by.userId)
    if (!order) throw notFound('order.missing', '订单不存在', 'We can’t find that order')
    if (!isPayable(order, by.nowMs)) throw notPayable()
    orderList.push(order)
  }
  return orderList
}

export const isPayable = (order: orders.OrderRecord, nowMs: number): boolean =>
  allows(orders.factsOf(order), 'PAY', nowMs)

/** How a payment is wished for; from the balance and in months only at the brand's own desk. */
export interface PayWish extends Pick<BodyOf<Start>, 'host' | 'returnPath'> {
  channel: PayMeans
  payLink?: string
  balanceFen?: number
  months?: number
}

/** The same for orders that the caller holds, in order of their numbers, and knows to wait for their payment. */
export async function beginPayment(
  db: Db,
  by: AnyPayer,
  orderList: readonly orders.OrderRecord[],
  wish: PayWish
): Promise<Started> {
  const { payment_id: paymentId, amount_fen: amountFen } = await openPayment(db, by, orderList, wish)
  return { paymentId, amountFen, cashier: cashierFor(wish.host, { paymentId, now: by.nowMs, locale: by.locale }) }
}

/** The open payment of these orders that is wished for, made where there is none. */
export async function openPayment(
  db: Db,
  by: AnyPayer,
  orderList: readonly orders.OrderRecord[],
  wish: PayWish
): Promise<store.PaymentRecord> {
  if (by.mode === 'production') {
    throw refusal(
      'payment.unavailable',
      '支付暂未开通，请联系商家',
      'Payment is not available yet; please contact the shop'
    )
  }
  await orders.refuseApart(db, orderList)
  const { userId } = by
  const now = new Date(by.nowMs)
  const orderFens = orderList.map((order) => orders.orderDue(order))
  const amountFen = addFen(...orderFens)
  const open = await goOnWith(db, orderList, { ...wish, userId, amountFen }, now)
  if (open !== undefined) return open
  const balanceFen = wish.balanceFen ?? 0
  const splits = splitOrders(orderFens, balanceFen)
  const covers = orderList.map((order, index) => ({
    orderCode: order.order_code,
    amountFen: orderFens[index] ?? 0,
    balanceFen: splits[index]?.balanceFen ?? 0,
    part: paidPart(order.status, order.deposit_fen)
  }))
  const payment: store.PaymentRecord = {
    payment_id: newId('pay'),
    user_id: userId,
    channel: wish.channel,
    host: wish.host,
    amount_fen: amountFen,
    balance_fen: balanceFen,
    months: wish.months ?? null,
    status: 'PENDING',
    return_path: wish.returnPath ?? null,
    pay_link: wish.payLink ?? null,
    created_at: now,
    settled_at: null,
    taken_at: null
  }
  await store.insertPayment(db, payment, covers)
  await holdParts(db, payment, covers, now)
  return payment
}

/** Holds what comes from the balance, and what is to be owed. */
async function holdParts(
  db: Db,
  payment: store.PaymentRecord,
  covers: readonly { orderCode: string; amountFen: number; balanceFen: number }[],
  now: Date
): Promise<void> {
  if (payment.user_id === null) return
  const about = { userId: payment.user_id, paymentId: payment.payment_id, now }
  const fromBalance = covers.map(({ orderCode, balanceFen }) => ({ orderCode, fen: balanceFen }))
  if (!(await wallet.reserve(db, { ...about, account: 'BALANCE', shares: fromBalance }))) {
    throw refusal('desk.balance', '余额不够了，请看过再付', 'Your balance has changed. Please check it before you pay')
  }
  if (payment.channel !== 'INSTALMENT') return
  const shares = covers.map(({ orderCode, amountFen, balanceFen }) => ({
    orderCode,
    fen: addFen(amountFen, -balanceFen)
  }))
  if (!(await wallet.reserve(db, { ...about, account: 'CREDIT', shares }))) {
    throw refusal('desk.credit', '分期额度不够了，请换个方式付', 'That is more than your instalment limit allows now')
  }
}

/** The open payment that is the same as the one wished for, if there is; closes the others of these orders. */
async function goOnWith(
  db: Db,
  orderList: readonly orders.OrderRecord[],
  wish: PayWish & { userId: string | null; amountFen: number },
  now: Date
): Promise<store.PaymentRecord | undefined> {
  const codes = orderList.map((order) => order.order_code)
  let same: store.PaymentRecord | undefined
  for (const payment of await store.lockOpen(db, codes)) {
    const fits =
      same === undefined &&
      // nobody knows whether two payers without an account are one person
      wish.userId !== null &&
      payment.user_id === wish.userId &&
      payment.channel === wish.channel &&
      payment.host === wish.host &&
      payment.amount_fen === wish.amountFen &&
      payment.balance_fen === (wish.balanceFen ?? 0) &&
      payment.covers.length === codes.length &&
      payment.covers.every((code) => codes.includes(code))
    if (fits) same = payment
    else if ((await closeAtProvider(db, payment, now)) === 'TAKEN') {
      // the money is there, also where another way was wished for: a second payment would only take it twice
      if (wish.userId === null || payment.user_id !== wish.userId) throw beingPaid()
      same = payment
    }
  }
  if (same !== undefined && wish.returnPath !== undefined) {
    await store.setReturnPath(db, same.payment_id, wish.returnPath)
  }
  return same
}

const beingPaid = (): GatewayRefusal =>
  refusal(
    'payment.being-paid',
    '这一单刚刚有人付了款，正在确认结果，这次没有扣款',
    'This has just been paid and we are checking. Nothing was charged this time'
  )

/**
 * Closes a payment, at the provider first, which then takes no money any more. TAKEN: it has already, so the payment
 * stays open for its word. The sandbox's provider answers by its book in the payment's row; one that is asked over a wire
 * has to be asked before the transaction.
 */
async function closeAtProvider(db: Db, payment: store.PaymentRecord, now: Date): Promise<'CLOSED' | 'TAKEN'> {
  if (payment.taken_at !== null) return 'TAKEN'
  const status = nextPaymentStatus(payment.status, 'CLOSE')
  if (status) await store.setStatus(db, payment.payment_id, status, now)
  await wallet.release(db, payment.payment_id, now)
  return 'CLOSED'
}

/**
 * Before an unpaid order is closed: settles a payment of it whose money the provider has taken already, so that who paid
 * gets their goods rather than a refund. Replies whether there was one. The caller holds the order.
 */
export async function settleTaken(db: Db, orderCode: string, now: Date): Promise<boolean> {
  const payments = (await store.lockOpen(db, [orderCode])).filter((payment) => payment.taken_at !== null)
  for (const payment of payments) await settle(db, payment, 'SUCCEEDED', now)
  return payments.length > 0
}

/**
 * What the platform's callback says became of a payment. The same word twice has one effect; money that arrives for an
 * order that is paid or cancelled goes back, the payment's other orders are paid. Replies the payment's state.
 */
export function settlePayment(
  core: Pick<Core, 'db' | 'clock'>,
  paymentId: string,
  result: 'SUCCEEDED' | 'FAILED'
): Promise<PaymentStatus> {
  return withPayment(core, paymentId, (tx, payment) => settle(tx, payment, result, core.clock.date()))
}

/**
 * What the person at the cashier does: money is taken for an open payment only, `work` runs in the same transaction.
 * Replies the state the payment has then; when it was not PENDING before, nothing was done.
 */
export function atCashier(
  core: Pick<Core, 'db' | 'clock'>,
  paymentId: string,
  work: 'SUCCEEDED' | 'FAILED' | ((tx: Db) => Promise<void>)
): Promise<{ done: boolean; status: PaymentStatus }> {
  return withPayment(core, paymentId, async (tx, payment) => {
    if (payment.status !== 'PENDING') return { done: false, status: payment.status }
    if (typeof work === 'string') return { done: true, status: await settle(tx, payment, work, core.clock.date()) }
    await work(tx)
    return { done: true, status: payment.status }
  })
}

/**
 * Locks a payment's orders and then the payment, as a start of one does: in this order nobody waits in a ring, and
 * of a success and a new start of the same orders the later one sees what the earlier one did.
 */
function withPayment<T>(
  core: Pick<Core, 'db'>,
  paymentId: string,
  work: (tx: Db, payment: store.PaymentRecord) => Promise<T>
): Promise<T> {
  return inTransaction(core.db, async (tx) => {
    for (const order of await store.ordersOf(tx, paymentId)) await orders.lockOrder(tx, order.order_code)
    const payment = await store.lockPayment(tx, paymentId)
    if (!payment) throw missing()
    return work(tx, payment)
  })
}

/** Brings a payment to its end. The caller holds its orders and the payment. */
export async function settle(
  tx: Db,
  payment: store.PaymentRecord,
  result: 'SUCCEEDED' | 'FAILED',
  now: Date
): Promise<PaymentStatus> {
  const { payment_id: paymentId } = payment
  const status = nextPaymentStatus(payment.status, result === 'SUCCEEDED' ? 'SUCCEED' : 'FAIL')
  if (!status) return payment.status
  await store.setStatus(tx, paymentId, status, now)
  if (status !== 'SUCCEEDED') {
    await wallet.release(tx, paymentId, now)
    return status
  }
  const goods: orders.OrderRowRecord[] = []
  const all = await store.ordersOf(tx, paymentId)
  const orderList = await orders.ordersByCode(
    tx,
    all.map((cover) => cover.order_code)
  )
  // one whose price depended on an order that ended meanwhile is not paid
  const payable = await orders.payableTogether(
    tx,
    orderList.filter((order) => nextStatus(order.status, 'PAY') !== undefined)
  )
  for (const cover of all) {
    goods.push(...(await payOrder(tx, payment, cover, { now, payable: payable.has(cover.order_code) })))
  }
  await orders.countSold(tx, goods)
  return status
}

/** Pays one order, or sends its money back. Replies what it sold, which the caller counts. */
async function payOrder(
  tx: Db,
  payment: store.PaymentRecord,
  cover: store.CoveredRecord,
  { now, payable }: { now: Date; payable: boolean }
): Promise<orders.OrderRowRecord[]> {
  const { order_code: orderCode, amount_fen: amountFen } = cover
  const order = await orders.lockOrder(tx, orderCode)
  // what the balance was to add was let go when the payment ended before: the rest alone pays nothing
  const hasLapsed = payment.status !== 'PENDING' && payment.balance_fen > 0
  // a second deposit is not the balance
  const isWanted = order !== undefined && paidPart(order.status, order.deposit_fen) === cover.part
  const status = hasLapsed || !payable || !isWanted ? undefined : nextStatus(order.status, 'PAY')
  if (!order || !status) {
    await returnSuperfluous(tx, payment, cover, hasLapsed, now)
    return []
  }
  await store.markEffective(tx, payment.payment_id, orderCode)
  if (cover.part === 'DEPOSIT') return payDeposit(tx, payment, order, now)
  if (cover.part === 'BALANCE') await payBalance(tx, orderCode, now)
  const friend = payment.user_id === order.user_id ? undefined : await friendName(tx, payment.user_id)
  const isService = order.kind === 'SERVICE'
  const next = await orders.changeOrder(tx, order, {
    status: paidStatus(order, status),
    ...(isService ? { completed_at: now } : {}),
    paid_at: now,
    pay_channel: meansOf(payment),
    paid_by: friend === undefined ? null : JSON.stringify(friend),
    arrives_on: isService
      ? null
      : arrivalDay(orders.sentFrom(order, now.getTime()), order.way, order.address.districtCode, order.way.large)
  })
  if (!next) throw new Error(`The order ${orderCode} changed while it was held`)
  await payCommissions(tx, orderCode, now)
  const group = order.activity === 'GROUP' ? await paySeat(tx, orderCode, now) : undefined
  await markFirstOrder(tx, order.user_id)
  if (order.packet_fen > 0) await packets.post(tx, order.settlement_id, now, orderCode)
  if (order.subsidy_fen > 0) await redeemSubsidies(tx, orderCode)
  if (order.points > 0) await points.post(tx, order.settlement_id, now)
  const { user_id: userId } = order
  const paid = { payFen: amountFen, next: group ?? (isService ? ('SERVICE' as const) : undefined) }
  if (friend !== undefined) await tellOfFriend(tx, { kind: 'PAID', userId, orderCode, friend, ...paid }, now)
  else await tellShopper(tx, { userId, orderCode }, { template: 'paymentSuccess', ...paid }, now)
  await wallet.post(tx, payment.payment_id, orderCode, now)
  await closeIdle(tx, orderCode, now)
  return orders.rowsOf(tx, [orderCode])
}

/** What an order was paid by, as it is kept with it. */
const meansOf = ({ channel, balance_fen: balanceFen }: store.PaymentRecord): string =>
  balanceFen > 0 && channel !== 'BALANCE' ? `BALANCE+${channel}` : channel

/** Sends the money of an order back that nobody waited for, to each means what came from it. */
async function returnSuperfluous(
  tx: Db,
  payment: store.PaymentRecord,
  { order_code: orderCode, amount_fen: wholeFen, balance_fen: partFen }: store.CoveredRecord,
  hasLapsed: boolean,
  now: Date
): Promise<void> {
  const amountFen = hasLapsed ? addFen(wholeFen, -partFen) : wholeFen
  if (amountFen === 0) return
  const { payment_id: paymentId } = payment
  await wallet.release(tx, paymentId, now, orderCode)
  await store.refundSuperfluous(tx, { paymentId, orderCode, amountFen, balanceFen: hasLapsed ? 0 : partFen, now })
  await tellReturned(tx, payment, { orderCode, refundFen: amountFen, subject: paymentId }, now)
}
