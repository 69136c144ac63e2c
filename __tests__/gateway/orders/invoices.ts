/** Titles and invoices for the gateway's tests. */
import type { DataOf } from '../../../contract'
import { RED_CONFIRM_MS, taxCheckDigit } from '../../../domain/orders/invoice'
import { paidOrder, type TestShop, type TestShopper } from './journey-shop'

export const OFFER = 'GET /o2ord-b2c/v1/apply-invoice'
export const APPLY = 'POST /o2ord-b2c/v1/apply-invoice'
export const CHANGE = 'POST /o2ord-b2c/v1/modify-invoice'
export const INVOICE = 'GET /o2ord-b2c/v1/invoice'
export const INVOICES = 'GET /o2ord-b2c/v1/invoice/list'
export const MAIL = 'POST /o2ord-b2c/v1/invoice'
export const CONFIRM = 'POST /o2ord-b2c/v1/invoice/confirm-red'
export const TITLES = 'GET /o2ord-b2c/v1/invoice-titles'
export const ADD_TITLE = 'POST /o2ord-b2c/v1/invoice-titles'

const first17 = '91330106MA2C8K4R1'
export const TAX_NO = first17 + taxCheckDigit(first17)
export const PERSON = { kind: 'PERSONAL', name: '林知夏' } as const
export const COMPANY = { kind: 'COMPANY', name: '杭州云岭设计有限公司', taxNo: TAX_NO } as const
export const SPECIAL = {
  ...COMPANY,
  kind: 'SPECIAL',
  address: '杭州市西湖区云栖小镇 18 号',
  phone: '0571-88002266',
  bank: '栖城银行西湖支行',
  account: '5718 0000 6021'
} as const
export type PartyInput = typeof PERSON | typeof COMPANY | typeof SPECIAL

/** Asks for an invoice over a whole order. */
export async function applyFor(
  shopper: TestShopper,
  orderCode: string,
  party: PartyInput & { email?: string } = PERSON,
  keepTitle = false
): Promise<DataOf<typeof APPLY>> {
  const { rows } = await shopper.must(OFFER, { query: { orderCode } })
  const positions = rows.filter(({ invoiceCode }) => invoiceCode === undefined).map(({ position }) => position)
  return shopper.must(APPLY, { body: { orderCode, positions, party, keepTitle } })
}

/** A shopper with an invoice that was asked for, over a paid order of 80 yuan and its delivery. */
export async function withInvoice(
  shop: TestShop,
  party: PartyInput & { email?: string } = PERSON
): Promise<{ shopper: TestShopper; orderCode: string; invoiceCode: string }> {
  const shopper = await shop.shopper()
  const [orderCode = ''] = await paidOrder(shop, shopper, { POT: 1, POT2: 1 })
  const { invoiceCode } = await applyFor(shopper, orderCode, party)
  return { shopper, orderCode, invoiceCode }
}

/** An invoice that was issued and waits for its buyer to confirm that it is taken back; its paper is a file without bytes. */
export async function bookedInvoice(shop: TestShop, shopper: TestShopper, orderCode: string): Promise<string> {
  const { invoiceCode } = await applyFor(shopper, orderCode)
  const { db, clock } = shop.core
  const now = clock.date()
  await db
    .updateTable('invoice')
    .set({
      state: 'RED_REQUESTED',
      booked: true,
      red_reason: 'REFUNDED',
      issued_at: now,
      invoice_no: invoiceCode,
      file: `/storage/uploads/${invoiceCode}.pdf`,
      file_bytes: 1,
      confirm_before: new Date(now.getTime() + RED_CONFIRM_MS)
    })
    .where('invoice_code', '=', invoiceCode)
    .execute()
  return invoiceCode
}
