/** What random histories of activities share: orders, payments that come late or twice, cancelling, and where the money is. */
import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { BodyOf } from '../../../contract'
import type { TestShop, TestShopper } from '../orders/journey-shop'

const BUY_NOW = 'POST /o2cht/v1/order-settlements/buy-now'
const READ = 'GET /o2cht/v1/order-settlements/query-settlement-detail'
const SUBMIT = 'POST /o2cht/v1/order-settlements/submit'
const PAY = 'POST /o2ord-b2c/v1/order-trades/pay'
const CANCEL = 'POST /o2ord-b2c/v1/order-trades/cancel-reason'
export const MINUTE_MS = 60_000

/** One life: what was ordered and paid so far, and what happened, for who reads a failure. */
export interface Life {
  shop: TestShop
  below: (n: number) => number
  placed: { shopper: TestShopper; orderCode: string }[]
  payments: string[]
  history: string[]
}

/** One order row that was placed in a life, with the pieces that did not come back. */
export interface PlacedRow {
  order_code: string
  user_id: string
  status: string
  sku_code: string
  quantity: number
}

export const isAlive = ({ status }: PlacedRow): boolean => status !== 'CANCELLED'

/** One of a list by chance; undefined: it is empty. */
export const anyOf = <T>({ below }: Pick<Life, 'below'>, list: readonly T[]): T | undefined =>
  list[below(Math.max(1, list.length))]

/** Orders the same by each of these shoppers at once; what is refused has changed nothing, which the invariants see. */
export async function buyAtOnce(
  life: Life,
  buyers: readonly TestShopper[],
  body: BodyOf<typeof BUY_NOW>
): Promise<void> {
  const wishes = await Promise.all(
    buyers.map(async (shopper) => {
      const { success, data } = await shopper.ask(BUY_NOW, { body })
      if (!success) return undefined
      const { payFen } = await shopper.must(READ, { query: { settlementId: data.settlementId } })
      return { shopper, body: { settlementId: data.settlementId, expectedPayFen: payFen } }
    })
  )
  await Promise.all(
    wishes.map(async (wish) => {
      if (wish === undefined) return
      const { success, data } = await wish.shopper.ask(SUBMIT, { body: wish.body })
      if (success) for (const orderCode of data.orderCodes) life.placed.push({ shopper: wish.shopper, orderCode })
    })
  )
}

/** Starts the payment of an order, by two devices at once. */
export async function startPay(life: Life): Promise<void> {
  const order = anyOf(life, life.placed)
  if (order === undefined) return
  const body = { orderCodes: [order.orderCode], channel: 'WECHAT' as const, host: 'H5' as const }
  for (const { success, data } of await Promise.all([1, 2].map(() => order.shopper.ask(PAY, { body }))))
    if (success) life.payments.push(data.paymentId)
}

/** A callback of any payment: once, twice at once, or long after its order has closed. */
export async function callBack(life: Life): Promise<void> {
  const paymentId = anyOf(life, life.payments)
  if (paymentId === undefined) return
  const result = life.below(5) === 0 ? 'FAILED' : 'SUCCEEDED'
  await Promise.all(Array.from({ length: 1 + life.below(2) }, () => life.shop.settle(paymentId, result)))
}

/** The newest order is paid at once, as most are. */
export async function pay({ shop, placed, payments }: Life): Promise<void> {
  const { shopper, orderCode = '' } = placed.at(-1) ?? {}
  const body = { orderCodes: [orderCode], channel: 'WECHAT' as const, host: 'H5' as const }
  const answer = await shopper?.ask(PAY, { body })
  if (!answer?.success) return
  payments.push(answer.data.paymentId)
  await shop.settle(answer.data.paymentId, 'SUCCEEDED')
}

export async function cancel(life: Life): Promise<void> {
  const order = anyOf(life, life.placed)
  if (order) await order.shopper.ask(CANCEL, { body: { orderCode: order.orderCode, reasonCode: 'MIND' } })
}

/** Lets minutes pass, and does what time brings on two gateways at once. */
export async function wait({ shop }: Life, minutes: number): Promise<void> {
  await shop.core.clock.advance(minutes * MINUTE_MS)
  await Promise.all([shop.sweep(), shop.sweep()])
}

export const placedRows = async ({ shop, placed }: Life): Promise<PlacedRow[]> => {
  const codes = placed.map(({ orderCode }) => orderCode)
  if (codes.length === 0) return []
  const { rows } =
    await sql<PlacedRow>`select o.order_code, o.user_id, o.status, r.sku_code, r.quantity - r.returned as quantity
    from trade_order o join order_row r using (order_code) where o.order_code in (${sql.join(codes)})`.execute(
      shop.core.db
    )
  return rows
}

/** What came of money for an order is what its payments say, and all of it went back where the order is no more. */
export async function moneyAgrees({ shop }: Life, orders: readonly PlacedRow[]): Promise<void> {
  for (const { order_code: code, status } of orders) {
    const { rows } = await sql<{ came: number; back: number; kept: number }>`select
      (select coalesce(sum(l.amount_fen), 0)::int from payment_order l join payment p using (payment_id)
        where l.order_code = ${code} and p.status = 'SUCCEEDED') as came,
      (select coalesce(sum(amount_fen), 0)::int from refund where order_code = ${code}) as back,
      (select coalesce(sum(deposit_fen), 0)::int from presale_order
        where order_code = ${code} and outcome = 'FORFEITED') as kept`.execute(shop.core.db)
    const { came = 0, back = 0, kept = 0 } = rows[0] ?? {}
    assert.ok(back <= came, 'more went back than came')
    if (status === 'CANCELLED') assert.equal(came - back, kept, 'money of an order that is no more')
    if (status === 'WAIT_PAY') assert.equal(came, back, 'money of an order that waits for it')
  }
}

/** Runs steps by chance, the first one given, and asks after each whether all agrees; a failure tells the history. */
export async function liveThrough<L extends Life>(
  life: L,
  steps: Readonly<Record<string, (life: L) => Promise<unknown>>>,
  { first, length, seed, agrees }: { first: string; length: number; seed: number; agrees: (life: L) => Promise<void> }
): Promise<void> {
  const names = Object.keys(steps)
  try {
    for (let turn = 0; turn < length; turn += 1) {
      const name = turn === 0 ? first : (names[life.below(names.length)] ?? '')
      life.history.push(name)
      await steps[name]?.(life)
      await agrees(life)
    }
  } catch (error) {
    throw new Error(`seed ${seed}: ${life.history.join(' · ')}`, { cause: error })
  }
}
