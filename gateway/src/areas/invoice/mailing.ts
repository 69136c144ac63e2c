/** Invoices by e-mail. */
import type { InvoiceDetail } from '../../../../contract'
import { DAY_MS } from '../../../../domain/spans'
import type { Db } from '../../core/database'
import { refusal } from '../../core/errors'
import { post } from '../../core/outbox'
import type { Shopper } from '../cart'
import { lockCustomer } from '../customer'
import { demandEmail } from './party'
import { detailOf, invoiceMissing } from './service'
import * as store from './store'
import { yuan } from './yuan'

/** Letters a shopper can have sent in a day. */
const MOST_A_DAY = 5

/** Sends an issued invoice in the caller's transaction. */
export async function send(db: Db, invoice: store.InvoiceRecord, email: string, now: Date): Promise<void> {
  const { invoice_code: invoiceCode, invoice_no: number, seller_name: seller, name, amount_fen: fen, file } = invoice
  await post(
    db,
    {
      kind: 'EMAIL',
      recipient: email,
      title: `电子发票 ${number ?? ''} · E-invoice`,
      body: `${seller} → ${name}，¥${yuan(fen)}。附件 / attached: ${file ?? ''}`
    },
    now
  )
  await store.noteMail(db, { invoice_code: invoiceCode, user_id: invoice.user_id, email, sent_at: now })
}

/** Sends an invoice where the shopper wants it. Runs in the transaction of the call. */
export async function mail(
  db: Db,
  shopper: Shopper,
  wish: { invoiceCode: string; email: string }
): Promise<InvoiceDetail> {
  const email = demandEmail(wish.email)
  await lockCustomer(db, shopper.userId)
  const invoice = await store.invoiceOf(db, shopper.userId, wish.invoiceCode)
  if (invoice === undefined) throw invoiceMissing()
  if (invoice.file === null) throw refusal('invoice.no-file', '发票还没开好', 'The invoice is not there yet')
  const now = new Date(shopper.nowMs)
  if ((await store.mailsSince(db, shopper.userId, new Date(shopper.nowMs - DAY_MS))) >= MOST_A_DAY) {
    throw refusal(
      'invoice.mails',
      `一天最多发送 ${MOST_A_DAY} 次，明天再试`,
      `${MOST_A_DAY} letters a day at most; try again tomorrow`
    )
  }
  await send(db, invoice, email, now)
  return detailOf(db, invoice, shopper)
}
