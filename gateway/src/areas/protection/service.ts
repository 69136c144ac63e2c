import type { BodyOf, DataOf } from '../../../../contract'
import { addFen } from '../../../../domain/money/money'
import { protectedUntil, protectionOf, type ProtectionState } from '../../../../domain/aftersale/protection'
import type { Db } from '../../core/database/database'
import { refusal, type GatewayRefusal } from '../../core/errors'
import type { Asker } from '../../core/identity/asker'
import { say, type Words } from '../../core/words'
import { lockCustomer } from '../customer'
import { lowerInvoices } from '../invoice'
import * as orders from '../order'
import { refundPart, tellReturned } from '../payment'
import { skuFacts } from '../product'

type Protection = DataOf<'GET /o2ord-b2c/v1/price-protection'>

interface Judged {
  row: orders.OrderRowRecord
  nowFen: number | undefined
  state: ProtectionState
  refundFen: number
}

/** Each row of an order as its claim stands now. */
async function judge(db: Db, order: orders.OrderRecord, nowMs: number): Promise<Judged[]> {
  const rows = orders.withoutGifts(await orders.rowsOf(db, [order.order_code]))
  const facts = await skuFacts(
    db,
    rows.map((row) => row.sku_code)
  )
  const prices = new Map(facts.filter((sku) => sku.on_sale).map((sku) => [sku.sku_code, sku.price_fen]))
  return rows.map((row) => {
    // what an activity sold is not protected: its price is its own
    const nowFen = order.activity === null ? (row.lowered_to_fen ?? prices.get(row.sku_code)) : row.price_fen
    const answer = protectionOf({
      order: { status: order.status, createdAt: order.created_at.getTime() },
      row: orders.frozenRow(row),
      returned: row.returned,
      nowFen,
      nowMs
    })
    return { row, nowFen, ...answer }
  })
}

function toProtection(order: orders.OrderRecord, verdicts: readonly Judged[], { locale }: Asker): Protection {
  const sum = (state: ProtectionState): number =>
    addFen(...verdicts.filter((verdict) => verdict.state === state).map((verdict) => verdict.refundFen))
  return {
    orderCode: order.order_code,
    endsAt: protectedUntil(order.created_at.getTime()),
    claimableFen: sum('CLAIMABLE'),
    claimedFen: sum('CLAIMED'),
    rows: verdicts.map(({ row, nowFen, state, refundFen }) => ({
      position: row.position,
      title: say(locale, row.title),
      picture: row.picture,
      specs: (locale === 'en-US' ? row.specs.en : row.specs.zh).map(({ valueName }) => valueName).join(' · '),
      quantity: row.quantity - row.returned || row.quantity,
      priceFen: row.price_fen,
      ...(nowFen === undefined ? {} : { nowFen }),
      state,
      refundFen
    }))
  }
}

export async function protectionOfOrder(db: Db, shopper: Asker, orderCode: string): Promise<Protection> {
  const order = await orders.findOrder(db, shopper.userId, orderCode)
  if (order === undefined) throw orders.orderMissing()
  return toProtection(order, await judge(db, order, shopper.nowMs), shopper)
}

const REFUSALS: Record<Exclude<ProtectionState, 'CLAIMABLE'>, Words> = {
  CLAIMED: { zh: '这件商品的差价已经退过', en: 'The difference of this item was refunded already' },
  UNPAID: { zh: '订单还没有付款', en: 'The order is not paid yet' },
  CLOSED: { zh: '订单已取消', en: 'The order was cancelled' },
  OVER: { zh: '下单已超过 7 天，不能再申请', en: 'More than 7 days have passed since the order' },
  GONE: { zh: '商品已下架，没有可比的价格', en: 'The item is no longer sold, so there is no price to compare' },
  RETURNED: { zh: '商品已退货', en: 'The item was returned' },
  SAME: { zh: '现在的价格没有更低', en: 'The price is not lower now' },
  SPENT: { zh: '这件商品没有用现金支付的部分', en: 'No part of this item was paid in money' }
}

const refusalOf = (state: keyof typeof REFUSALS): GatewayRefusal =>
  refusal('protection.none', REFUSALS[state].zh, REFUSALS[state].en)

/** Gives the difference of one row back to the payer. Runs in the transaction of the call. */
export async function claim(
  db: Db,
  shopper: Asker,
  wish: BodyOf<'POST /o2ord-b2c/v1/price-protection'>
): Promise<Protection> {
  const { orderCode } = wish
  const order = await orders.lockFor(db, shopper, orderCode)
  await lockCustomer(db, order.user_id)
  const verdict = (await judge(db, order, shopper.nowMs)).find(({ row }) => row.position === wish.position)
  if (verdict === undefined) throw orders.orderMissing()
  if (verdict.state !== 'CLAIMABLE') throw refusalOf(verdict.state)
  if (verdict.refundFen !== wish.refundFen) {
    throw refusal(
      'protection.changed',
      '价格刚刚又变了，请看一下新的差价',
      'The price has just changed again. Please look at the new amount'
    )
  }
  const now = new Date(shopper.nowMs)
  const { row, refundFen, nowFen = row.price_fen } = verdict
  await orders.lowerRow(db, row, { fen: refundFen, toFen: nowFen, now })
  const next = await orders.changeOrder(db, order, { refund_fen: addFen(order.refund_fen, refundFen) })
  if (!next) throw orders.notAllowed()
  const subject = `row:${row.position}`
  const paidBy = await refundPart(db, orderCode, { subject, amountFen: refundFen, reason: 'LOWERED', now })
  await orders.lowerEarnings(db, next, { fen: refundFen, subject: row.title, now })
  await lowerInvoices(db, orderCode, now)
  await tellReturned(db, paidBy, { orderCode, refundFen, why: 'LOWERED', subject }, now)
  return toProtection(next, await judge(db, next, shopper.nowMs), shopper)
}
