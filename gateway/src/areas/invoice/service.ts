import type { DataOf, InvoiceDetail, QueryOf } from '../../../../contract'
import {
  canInvoice,
  invoiceSums,
  nextInvoiceState,
  rowFen,
  TAX_BASIS_POINTS,
  type InvoiceState
} from '../../../../domain/orders/invoice'
import { addFen } from '../../../../domain/money/money'
import { shopMidnight } from '../../../../domain/day'
import { DAY_MS, HOUR_MS } from '../../../../domain/spans'
import { newId, type Db } from '../../core/database/database'
import { notFound, refusal } from '../../core/errors'
import { signer } from '../../core/files/signing'
import type { Asker } from '../../core/identity/asker'
import { say, type Words } from '../../core/words'
import { lockCustomer } from '../customer'
import { keptSubsidies, titleHolder } from '../subsidy'
import { lockOrder, originalRows, orderMissing, rowsOf, type OrderRecord, type OrderRowRecord } from '../order'
import { asHolder, isSubsidised, offeredHolder, partyFor } from './holder'
import { unprintable } from './fontSigns'
import { partyColumns, tidyParty, type Party } from './party'
import * as store from './store'
import { keepParty } from './titles'
import { toDetail, toSummary } from './view'

/** The delivery's place among the lines of an invoice. */
const DELIVERY = -1
/** Asked for today, an invoice is there tomorrow at this hour by the shop's clock. */
const READY_HOUR = 18

const FREIGHT: Words = { zh: '运费', en: 'Delivery' }

export const invoiceMissing = () => notFound('invoice.missing', '发票不存在', 'We can’t find that invoice')
export const invoiceMoved = () =>
  refusal('invoice.state', '发票状态已变化，请刷新后再试', 'The invoice has changed; please refresh and try again')

const readyBy = (nowMs: number): number => shopMidnight(nowMs) + DAY_MS + READY_HOUR * HOUR_MS

/** A row with what its subsidised piece took with it when it went back. */
type InvoicedRow = OrderRowRecord & { lost_subsidy_fen: number }

const invoicedRow = (row: InvoicedRow) => ({
  priceFen: row.price_fen,
  quantity: row.quantity,
  // what went back is on no invoice; a subsidy is, as the goods were worth it, but of a piece that is kept alone
  discountFen: addFen(row.discount_fen, row.lowered_fen, row.returned_fen, row.lost_subsidy_fen)
})

/** Rows as they are invoiced: what was exchanged stays one line, less what went back of all that came in its place. */
async function invoicedRows(db: Db, orderCode: string): Promise<InvoicedRow[]> {
  const rows = await rowsOf(db, [orderCode])
  const kept = rows.some(isSubsidised) ? await keptSubsidies(db, orderCode) : new Set<number>()
  return rows
    .filter((row) => row.exchange_case === null)
    .map((row) => {
      const inItsPlace = rows.filter((other) => other.exchange_of === row.position)
      const back = inItsPlace.map((other) => addFen(other.returned_fen, other.lowered_fen))
      const lost_subsidy_fen = kept.has(row.position) ? 0 : row.subsidy_fen
      return { ...row, returned_fen: addFen(row.returned_fen, ...back), lost_subsidy_fen }
    })
}

const freightOf = (order: OrderRecord): number => order.freight_fen - order.freight_off_fen - order.freight_back_fen

/** The order, held, where its rows can be invoiced. */
async function demandInvoiceable(db: Db, shopper: Asker, orderCode: string): Promise<OrderRecord> {
  const order = await lockOrder(db, orderCode, shopper.userId)
  if (order === undefined) throw orderMissing()
  if (!canInvoice(order.status)) {
    throw refusal('invoice.order', '付款后才能开票，已取消的订单不能开票', 'Only paid orders can be invoiced')
  }
  return order
}

/** What of an order can be invoiced. */
export async function offer(
  db: Db,
  shopper: Asker,
  orderCode: string
): Promise<DataOf<'GET /o2ord-b2c/v1/apply-invoice'>> {
  const order = await demandInvoiceable(db, shopper, orderCode)
  const byPosition = await store.takenOf(db, orderCode)
  const rows = originalRows(await invoicedRows(db, orderCode))
  const holder = await offeredHolder(db, shopper.userId, rows)
  return {
    orderCode,
    shopName: say(shopper.locale, order.shop_name),
    rows: rows.map((row) => ({
      position: row.position,
      title: say(shopper.locale, row.title),
      picture: row.picture,
      quantity: row.quantity,
      goodsFen: row.price_fen * row.quantity,
      discountFen: invoicedRow(row).discountFen,
      amountFen: rowFen(invoicedRow(row)),
      ...(holder !== undefined && isSubsidised(row) ? { holder } : {}),
      ...byPosition.get(row.position)
    })),
    freightFen: freightOf(order),
    freightInvoiced: byPosition.has(DELIVERY),
    taxBasisPoints: TAX_BASIS_POINTS,
    readyBy: readyBy(shopper.nowMs)
  }
}

/** The lines of chosen rows; what cost nothing is on no invoice. The first invoice of an order takes its delivery. */
function linesOf(
  order: OrderRecord,
  rows: readonly InvoicedRow[],
  byPosition: ReadonlyMap<number, object>,
  positions: readonly number[]
): Omit<store.NewLine, 'invoice_code'>[] {
  const positionSet = new Set(positions)
  const wishRows = rows.filter(({ position }) => positionSet.has(position))
  if (wishRows.length !== positionSet.size) throw orderMissing()
  if (wishRows.some(({ position }) => byPosition.has(position))) throw alreadyInvoiced()
  const of = { order_code: order.order_code, live: true }
  const goods = wishRows.map((row) => ({
    ...of,
    position: row.position,
    title: JSON.stringify(row.title),
    picture: row.picture,
    quantity: row.quantity,
    amount_fen: rowFen(invoicedRow(row))
  }))
  const freightFen = byPosition.has(DELIVERY) ? 0 : freightOf(order)
  const delivery = {
    ...of,
    position: DELIVERY,
    title: JSON.stringify(FREIGHT),
    picture: null,
    quantity: null,
    amount_fen: freightFen
  }
  return [...goods, delivery].filter(({ amount_fen: fen }) => fen > 0)
}

const alreadyInvoiced = () =>
  refusal('invoice.taken', '这些商品已经申请过发票', 'These goods are on an invoice already')

const newInvoiceCode = (): string => newId('iv')

/** Keeps a requested invoice, and the lines it is over. */
async function submit(
  db: Db,
  of: {
    base: Pick<store.InvoiceRecord, 'user_id' | 'order_code' | 'seller_name' | 'seller_tax_no'> & { shop_name: Words }
    party: Party
    ofHolder?: boolean
    lines: readonly Omit<store.NewLine, 'invoice_code'>[]
    changes: number
    nowMs: number
  }
): Promise<store.InvoiceRecord> {
  const { base, party, ofHolder = false, lines, changes, nowMs } = of
  if (lines.length === 0)
    throw refusal('invoice.nothing', '这些商品没有可开票的金额', 'There is nothing to invoice here')
  const sums = invoiceSums(lines.map(({ amount_fen: fen }) => fen))
  const invoiceCode = newInvoiceCode()
  const isNew = await store.insertInvoice(
    db,
    {
      ...base,
      shop_name: JSON.stringify(base.shop_name),
      invoice_code: invoiceCode,
      kind: party.kind,
      state: 'SUBMITTED',
      ...partyColumns(party),
      of_holder: ofHolder,
      amount_fen: sums.amountFen,
      net_fen: sums.netFen,
      tax_fen: sums.taxFen,
      changes,
      submitted_at: new Date(nowMs),
      ready_by: new Date(readyBy(nowMs))
    },
    lines.map((line) => ({ ...line, invoice_code: invoiceCode }))
  )
  if (!isNew) throw alreadyInvoiced()
  const invoice = await store.lockInvoice(db, invoiceCode)
  if (invoice === undefined) throw invoiceMissing()
  return invoice
}

export async function detailOf(db: Db, invoice: store.InvoiceRecord, shopper: Asker): Promise<InvoiceDetail> {
  const lines = await store.linesOf(db, [invoice.invoice_code])
  const mail = await store.lastMailOf(db, invoice.invoice_code)
  const opens = await signer(db, shopper.nowMs)
  const opened = invoice.file === null ? undefined : opens(invoice.file)
  return toDetail(invoice, lines, { mail, opened, pages: invoice.pages.map(opens) }, shopper.locale)
}

export async function detail(db: Db, shopper: Asker, invoiceCode: string): Promise<InvoiceDetail> {
  const invoice = await store.invoiceOf(db, shopper.userId, invoiceCode)
  if (invoice === undefined) throw invoiceMissing()
  return detailOf(db, invoice, shopper)
}

/** What an invoice has of its order. */
async function baseOf(db: Db, order: OrderRecord) {
  const seller = await store.sellerOf(db, order.shop_code)
  return {
    user_id: order.user_id,
    order_code: order.order_code,
    shop_name: order.shop_name,
    seller_name: seller?.name ?? order.shop_name.zh,
    seller_tax_no: seller?.taxNo ?? ''
  }
}

/** Asks for what no invoice is over yet, as was chosen when the order was placed; nothing where that can't be any more. */
export async function applyForRest(
  db: Db,
  of: { userId: string; orderCode: string },
  party: Party,
  nowMs: number
): Promise<void> {
  await lockCustomer(db, of.userId)
  const order = await lockOrder(db, of.orderCode, of.userId)
  if (order === undefined || !canInvoice(order.status)) return
  const byPosition = await store.takenOf(db, of.orderCode)
  const rows = await invoicedRows(db, of.orderCode)
  const holder = rows.some(isSubsidised) ? await titleHolder(db, of.userId) : undefined
  const isHolders = (row: OrderRowRecord): boolean => holder !== undefined && isSubsidised(row)
  // subsidised goods are invoiced to the subsidy's holder, the rest to the chosen party
  for (const ofHolder of [false, true]) {
    const positions = rows
      .filter((row) => isHolders(row) === ofHolder && !byPosition.has(row.position))
      .map(({ position }) => position)
    if (positions.length === 0 && holder !== undefined) continue
    const lines = linesOf(order, rows, byPosition, positions)
    if (lines.length === 0) continue
    // a request for it by hand shows why it can't be printed
    if (ofHolder && holder !== undefined && unprintable(holder.name) !== undefined) continue
    const title = ofHolder && holder !== undefined ? asHolder(holder.name, party) : party
    const invoice = await submit(db, {
      base: await baseOf(db, order),
      party: title,
      ofHolder,
      lines,
      changes: 0,
      nowMs
    })
    for (const { position } of lines)
      byPosition.set(position, { invoiceCode: invoice.invoice_code, invoiceState: invoice.state })
  }
}

/** Asks for an invoice. Runs in the transaction of the call. */
export async function apply(
  db: Db,
  shopper: Asker,
  wish: { orderCode: string; positions: number[]; party: Party; keepTitle: boolean }
): Promise<InvoiceDetail> {
  const party = tidyParty(wish.party)
  await lockCustomer(db, shopper.userId)
  const order = await demandInvoiceable(db, shopper, wish.orderCode)
  const byPosition = await store.takenOf(db, wish.orderCode)
  const rows = await invoicedRows(db, wish.orderCode)
  const lines = linesOf(order, rows, byPosition, wish.positions)
  const wishRows = rows.filter(({ position }) => wish.positions.includes(position))
  const title = await partyFor(db, shopper.userId, wishRows, party)
  const base = await baseOf(db, order)
  const invoice = await submit(db, { base, ...title, lines, changes: 0, nowMs: shopper.nowMs })
  if (wish.keepTitle && !title.ofHolder) await keepParty(db, shopper, party)
  return detailOf(db, invoice, shopper)
}

/** Lines of an invoice as they would be now: what was paid for its rows less what went back of it. */
export async function linesNow(
  db: Db,
  invoice: store.InvoiceRecord
): Promise<(Omit<store.NewLine, 'invoice_code'> & { wasFen: number })[]> {
  const rows = new Map((await invoicedRows(db, invoice.order_code)).map((row) => [row.position, row]))
  return (await store.linesOf(db, [invoice.invoice_code])).map(({ invoice_code: _old, title, ...line }) => {
    const row = rows.get(line.position)
    const amountFen = row === undefined ? line.amount_fen : rowFen(invoicedRow(row))
    return { ...line, title: JSON.stringify(title), live: true, amount_fen: amountFen, wasFen: line.amount_fen }
  })
}

/** Another invoice in the place of one that is taken back; undefined: nothing is left of it. The caller holds that one. */
export async function replace(
  db: Db,
  old: store.InvoiceRecord,
  { party, changes, nowMs }: { party: Party; changes: number; nowMs: number }
): Promise<store.InvoiceRecord | undefined> {
  const lines = (await linesNow(db, old))
    .filter(({ amount_fen: fen }) => fen > 0)
    .map(({ wasFen: _was, ...line }) => line)
  await store.freeLines(db, old.invoice_code)
  if (lines.length === 0) return undefined
  const { user_id, order_code, shop_name, seller_name, seller_tax_no } = old
  const base = { user_id, order_code, shop_name, seller_name, seller_tax_no }
  return submit(db, { base, party, ofHolder: old.of_holder, lines, changes, nowMs })
}

type Group = NonNullable<QueryOf<'GET /o2ord-b2c/v1/invoice/list'>['group']>
const GROUPS: Record<Group, readonly InvoiceState[]> = {
  OPEN: ['SUBMITTED', 'ISSUING', 'RED_REQUESTED'],
  ISSUED: ['ISSUED'],
  ENDED: ['REVERSED', 'VOID']
}

export async function page(
  db: Db,
  shopper: Asker,
  { group, page: pageNumber = 1, size = 10 }: QueryOf<'GET /o2ord-b2c/v1/invoice/list'>
): Promise<DataOf<'GET /o2ord-b2c/v1/invoice/list'>> {
  const filter = { userId: shopper.userId, states: group && GROUPS[group] }
  const { rows, total } = await store.listInvoices(db, filter, { page: pageNumber, size })
  const lines = await store.linesOf(
    db,
    rows.map(({ invoice_code: code }) => code)
  )
  return { list: rows.map((row) => toSummary(row, lines, shopper.locale)), total, page: pageNumber, size }
}

/** The state after an event; throws the refusal of a caller who came late. */
export function stateAfter(state: InvoiceState, event: Parameters<typeof nextInvoiceState>[1]): InvoiceState {
  const next = nextInvoiceState(state, event)
  if (next === undefined) throw invoiceMoved()
  return next
}
