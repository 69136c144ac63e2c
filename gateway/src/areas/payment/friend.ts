import type { BodyOf, DataOf, PayLink } from '../../../../contract'
import { addFen } from '../../../../domain/money/money'
import { PAID_STATUSES } from '../../../../domain/orders/order'
import { MINUTE_MS } from '../../../../domain/spans'
import { callerOf } from '../../core/identity/caller'
import type { Clock } from '../../core/clock'
import { inTransaction, type Db } from '../../core/database/database'
import { notFound, refusal, type GatewayRefusal } from '../../core/errors'
import { guessesOf } from '../../core/identity/guesses'
import { say, type Locale } from '../../core/words'
import { customerOf, maskName } from '../customer'
import * as orders from '../order'
import { askByLink } from './ask'
import * as store from './linkStore'
import { beginPayment, isPayable, lockPayable, type AnyPayer } from './service'

const missing = (): GatewayRefusal =>
  notFound(
    'pay-link.missing',
    '链接不对，请让朋友重新发一次',
    'That link isn’t right. Ask your friend to send it again'
  )

/** The link by which a friend pays for the shopper's orders that wait for it. */
export async function payLinkOf(
  db: Db,
  by: { userId: string; nowMs: number },
  orderCodes: readonly string[]
): Promise<DataOf<'POST /o2ord-b2c/v1/order-trades/pay-links'>> {
  const orderList = await lockPayable(db, by, orderCodes)
  await orders.refuseApart(db, orderList)
  if (orderList.some((order) => order.deposit_fen !== null)) {
    throw refusal(
      'pay-link.presale',
      '预售分两次付，不能请朋友代付',
      'A presale is paid in two parts; a friend can’t pay it'
    )
  }
  const codes = orderList.map((order) => order.order_code)
  const { code } = await store.linkOf(db, by.userId, codes, new Date(by.nowMs))
  return { code, validUntil: endOf(orderList) }
}

const endOf = (orderList: readonly orders.OrderRecord[]): number =>
  Math.min(...orderList.map((order) => order.pay_before.getTime()))

function stateOf(orderList: readonly orders.OrderRecord[], nowMs: number): PayLink['state'] {
  if (orderList.some((order) => isPayable(order, nowMs))) return 'OPEN'
  return orderList.some((order) => PAID_STATUSES.includes(order.status)) ? 'PAID' : 'CLOSED'
}

/** What became of the money that the reader paid for these, if they did. */
async function ownMoney(
  db: Db,
  userId: string | undefined,
  all: readonly orders.OrderRecord[]
): Promise<Pick<PayLink, 'paidByMe' | 'returnedFen' | 'refundedFen'>> {
  if (userId === undefined) return { paidByMe: false }
  const codes = all.map((order) => order.order_code)
  const paidCodes = await store.paidBy(db, userId, codes)
  const { returnedFen, refundedFen } = await store.goneBackTo(db, userId, codes)
  return {
    paidByMe: all.some((order) => paidCodes.includes(order.order_code) && PAID_STATUSES.includes(order.status)),
    ...(returnedFen > 0 ? { returnedFen } : {}),
    ...(refundedFen > 0 ? { refundedFen } : {})
  }
}

/** What a link shows to its holder. */
export async function showPayLink(
  db: Db,
  by: { userId: string | undefined; nowMs: number; locale: Locale },
  code: string,
  payKey?: string
): Promise<PayLink> {
  const link = await store.findLink(db, code)
  if (!link) throw missing()
  const payment = payKey === undefined ? undefined : await askByLink(db, { payLink: code, payKey, locale: by.locale })
  const all = await orders.ordersByCode(db, link.order_codes)
  const state = stateOf(all, by.nowMs)
  const visible = state === 'OPEN' ? all.filter((order) => isPayable(order, by.nowMs)) : all
  const rows = await orders.rowsOf(
    db,
    visible.map((order) => order.order_code)
  )
  const buyer = await customerOf(db, link.user_id)
  return {
    code,
    state,
    own: by.userId === link.user_id,
    ...(by.userId === link.user_id ? { orderCodes: visible.map((order) => order.order_code) } : {}),
    ...(await ownMoney(db, by.userId, all)),
    ...(payment ? { payment } : {}),
    buyer: say(by.locale, maskName(buyer?.nick_name ?? { zh: '', en: '' })),
    amountFen: addFen(...visible.map((order) => order.pay_fen)),
    savedFen: addFen(...visible.map((order) => order.discount_fen)),
    ...(state === 'OPEN' ? { validUntil: endOf(visible) } : {}),
    shops: visible.map((order) => ({
      shopName: say(by.locale, order.shop_name),
      rows: rows
        .filter((row) => row.order_code === order.order_code)
        .map((row) => ({
          title: say(by.locale, row.title),
          picture: row.picture,
          specs: by.locale === 'en-US' ? row.specs.en : row.specs.zh,
          quantity: row.quantity,
          ...orders.giftMark(row)
        }))
    }))
  }
}

/** Starts of one link by callers of one address: each closes what another friend has begun. */
const STARTS = { most: 10, withinMs: 10 * MINUTE_MS }

/** Starts a payment by a link, as often as its caller may; one that is refused does not count. */
export async function payByLink(
  { db, clock, ip }: { db: Db; clock: Clock; ip: string },
  by: AnyPayer,
  body: BodyOf<'POST /o2ord-b2c/v1/pub/order-trades/pay'>
): Promise<DataOf<'POST /o2ord-b2c/v1/pub/order-trades/pay'>> {
  const giveBack = guessesOf(clock).take(`link ${body.payLink} from ${callerOf(ip)}`, by.nowMs, STARTS)
  if (giveBack === undefined) {
    throw refusal(
      'pay-link.often',
      '这个链接刚刚发起过多次支付，请 10 分钟后再试',
      'Paying by this link was started many times just now. Please try again in ten minutes'
    )
  }
  try {
    return await inTransaction(db, (tx) => startByLink(tx, by, body))
  } catch (error) {
    giveBack()
    throw error
  }
}

/** Starts a payment for what a link still asks for. Run it in a transaction, as every start of a payment. */
async function startByLink(
  db: Db,
  by: AnyPayer,
  body: BodyOf<'POST /o2ord-b2c/v1/pub/order-trades/pay'>
): Promise<DataOf<'POST /o2ord-b2c/v1/pub/order-trades/pay'>> {
  const link = await store.findLink(db, body.payLink)
  if (!link) throw missing()
  const all: orders.OrderRecord[] = []
  for (const orderCode of [...link.order_codes].sort()) {
    const order = await orders.lockOrder(db, orderCode)
    if (order) all.push(order)
  }
  const state = stateOf(all, by.nowMs)
  if (state === 'PAID') {
    throw refusal(
      'pay-link.paid',
      '这一单已经付好了，这次没有扣款',
      'This has been paid already. Nothing was charged this time'
    )
  }
  if (state === 'CLOSED') {
    throw refusal('pay-link.closed', '这一单已经关闭，不用付了', 'This order is closed. There is nothing to pay')
  }
  const payable = all.filter((order) => isPayable(order, by.nowMs))
  if (addFen(...payable.map((order) => order.pay_fen)) !== body.expectedFen) {
    throw refusal(
      'pay-link.changed',
      '要付的金额变了，请看过再付',
      'The amount has changed. Please check it before you pay'
    )
  }
  return beginPayment(db, by, payable, body)
}
