/** Paying an agreed quote: an order of kind SERVICE, which goes to the cashier as any other, and back where nothing was mended. */
import { randomInt } from 'node:crypto'
import type { DataOf } from '../../../../contract'
import { shopDay } from '../../../../domain/day'
import { owedFen } from '../../../../domain/aftersale/serviceBill'
import { allows, PAY_WINDOW_MS } from '../../../../domain/orders/order'
import { inTransaction, type Db } from '../../core/database/database'
import { refusal } from '../../core/errors'
import type { Words } from '../../core/words'
import { closeOrder } from '../closing'
import { takeBackInvoices } from '../invoice'
import { shops } from '../masterdata'
import { changeOrder, insertOrder, lockOrder, ordersByCode, type AddressSnapshot, type OrderRecord } from '../order'
import { refundOrder, settleTaken, tellReturned } from '../payment'
import { wrongState } from './moving'
import { billMissing, ownerOf, type BillAsker } from './reading'
import type { BillLine } from './schema'
import * as store from './store'

const orderOf = async (db: Db, bill: store.BillRecord): Promise<OrderRecord | undefined> =>
  bill.pay_order === null ? undefined : (await ordersByCode(db, [bill.pay_order]))[0]

/** Whether a bill has something left to pay. */
export async function isUnpaid(db: Db, bill: store.BillRecord): Promise<boolean> {
  if (owedFen(bill) === 0) return false
  const order = await orderOf(db, bill)
  return order === undefined || order.paid_at === null
}

/** The code of no SKU and no product: no stock, limit or sold count hangs on it. */
const SERVICE_CODE = 'SERVICE'

/** The order that pays a bill; the one that waits already, or another when that has ended. */
export async function payOrder(
  db: Db,
  asker: BillAsker,
  billId: string
): Promise<DataOf<'POST /o2as-b2c/v1/fix-install-bills/pay-order'>> {
  const owner = await ownerOf(db, asker.userId)
  return inTransaction(db, async (tx) => {
    const bill = await store.lockBill(tx, billId, owner)
    if (!bill) throw billMissing()
    if (!(await isUnpaid(tx, bill))) {
      if (bill.quote?.agreed !== true) throw wrongState()
      throw refusal('bill.paid', '这张服务单不用再付款', 'There is nothing left to pay for this bill')
    }
    const before = await orderOf(tx, bill)
    const isOpen =
      before?.user_id === asker.userId &&
      allows({ status: before.status, payBefore: before.pay_before.getTime() }, 'PAY', asker.nowMs)
    if (before && isOpen) return { orderCode: before.order_code }
    const orderCode = await placeOrder(tx, asker, bill)
    await store.changeBill(tx, bill, { pay_order: orderCode })
    return { orderCode }
  })
}

/** Twenty digits, as other orders have. */
const newOrderCode = (nowMs: number): string =>
  `${shopDay(nowMs).replaceAll('-', '')}${String(randomInt(10 ** 6)).padStart(6, '0')}${String(randomInt(10 ** 6)).padStart(6, '0')}`

async function placeOrder(tx: Db, asker: BillAsker, bill: store.BillRecord): Promise<string> {
  const { quote, address } = bill
  const order = bill.order_code === null ? undefined : (await ordersByCode(tx, [bill.order_code]))[0]
  const [first] = await shops(tx)
  const shop = order ?? (first && { shop_code: first.shop_code, shop_name: first.name })
  if (quote === null || address === null || !shop) throw wrongState()
  const charges = quote.lines.filter(({ free }) => free === undefined)
  const orderCode = newOrderCode(asker.nowMs)
  await insertOrder(
    tx,
    {
      ...sumsOf(quote.totalFen),
      order_code: orderCode,
      kind: 'SERVICE',
      user_id: asker.userId,
      settlement_id: `${bill.bill_id}_${orderCode}`,
      shop_code: shop.shop_code,
      shop_name: JSON.stringify(shop.shop_name),
      status: 'WAIT_PAY',
      remark: '',
      address: JSON.stringify(address satisfies AddressSnapshot),
      way: JSON.stringify({
        sameDayBeforeHour: 0,
        transitDays: 0,
        remoteRegionCodes: [],
        remoteExtraFen: 0,
        large: false
      }),
      created_at: new Date(asker.nowMs),
      pay_before: new Date(asker.nowMs + PAY_WINDOW_MS),
      search_words: charges
        .flatMap(({ name }) => [name.zh, name.en])
        .join(' ')
        .toLowerCase()
    },
    charges.map((line, position) => toRow(orderCode, bill, line, position)),
    []
  )
  return orderCode
}

const GIVEN_UP: Words = { zh: '没能修好，不收费', en: 'It could not be repaired; nothing is charged' }

/**
 * Nothing was mended: what was paid for it goes back to the payer, and an order that waits for its payment ends. Replies
 * what went back, fen. The caller holds the bill.
 */
export async function giveBack(tx: Db, { pay_order: orderCode }: store.BillRecord, now: Date): Promise<number> {
  if (orderCode === null) return 0
  let order = await lockOrder(tx, orderCode)
  // paid a moment ago: it goes back as what was paid does
  if (order?.status === 'WAIT_PAY' && (await settleTaken(tx, orderCode, now))) order = await lockOrder(tx, orderCode)
  if (order?.status === 'WAIT_PAY') await closeOrder(tx, order, { event: 'CANCEL', reason: GIVEN_UP, now })
  if (order?.status !== 'COMPLETED') return 0
  const payment = await refundOrder(tx, orderCode, now)
  const refundFen = order.pay_fen - order.refund_fen
  if (!(await changeOrder(tx, order, { refund_fen: order.pay_fen, all_back: true }))) throw wrongState()
  await store.giveRowsBack(tx, orderCode)
  await takeBackInvoices(tx, orderCode, now)
  await tellReturned(tx, payment, { orderCode, refundFen }, now)
  return refundFen
}

const sumsOf = (fen: number) => ({ goods_fen: fen, freight_fen: 0, discount_fen: 0, pay_fen: fen })

const toRow = (orderCode: string, bill: store.BillRecord, line: BillLine, position: number) => ({
  order_code: orderCode,
  position,
  sku_code: SERVICE_CODE,
  spu_code: SERVICE_CODE,
  title: JSON.stringify(line.name),
  picture: bill.appliance.picture,
  specs: JSON.stringify({ zh: [], en: [] }),
  price_fen: line.fen,
  list_price_fen: line.fen,
  regular_price_fen: line.fen,
  quantity: line.count,
  discount_fen: 0
})
