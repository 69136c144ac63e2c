/** Invoices by e-mail: a letter is noted with what it belongs to, and sent by time, outside of any transaction. */
import type { InvoiceDetail } from '../../../../contract'
import { retryAfterMs } from '../../../../domain/retries'
import { formatMoney } from '../../../../domain/money/shownMoney'
import { DAY_MS } from '../../../../domain/spans'
import type { Call, Core } from '../../core/area'
import { inTransaction, newId, type Db } from '../../core/database/database'
import { refusal } from '../../core/errors'
import type { Asker } from '../../core/identity/asker'
import { symbolOf } from '../../core/money'
import { NotMailed, type Letter, type Mailer } from '../../core/mail'
import { bytesOf } from '../../core/files/uploads'
import { lockCustomer } from '../customer'
import { demandEmail } from './party'
import { detailOf, invoiceMissing } from './service'
import * as store from './store'

/** Letters a shopper can have sent in a day. */
const MOST_A_DAY = 5
/** Tries of a letter; with the pauses between them the last comes after half an hour. */
const MOST_TRIES = 6
/** Letters of one sweep: the timed work of others waits meanwhile. */
const MOST_AT_ONCE = 10

/** Notes that an issued invoice is to be sent, in the caller's transaction; one letter too many of a
 * day is shown as not sent. The caller holds the shopper. */
export async function mailIssued(
  db: Db,
  mailer: Mailer | undefined,
  invoice: store.InvoiceRecord,
  now: Date
): Promise<void> {
  if (invoice.email === null) return
  const isLeft = await hasLettersLeft(db, invoice.user_id, now)
  await askForMail(db, isLeft ? mailer : undefined, invoice, invoice.email, now)
}

const hasLettersLeft = async (db: Db, userId: string, now: Date): Promise<boolean> =>
  (await store.mailsSince(db, userId, new Date(now.getTime() - DAY_MS))) < MOST_A_DAY

/** Notes a letter, in the caller's transaction; nobody to send it: it has failed. */
function askForMail(
  db: Db,
  mailer: Mailer | undefined,
  invoice: store.InvoiceRecord,
  email: string,
  now: Date
): Promise<void> {
  return store.addMail(db, {
    mail_id: newId('ml'),
    invoice_code: invoice.invoice_code,
    user_id: invoice.user_id,
    email,
    state: mailer === undefined ? 'FAILED' : 'SENDING',
    asked_at: now,
    due_at: now
  })
}

/** Sends an invoice where the shopper wants it. Runs in the transaction of the call. */
export async function mail(
  { db, core }: Pick<Call<'POST /o2ord-b2c/v1/invoice'>, 'db' | 'core'>,
  shopper: Asker,
  wish: { invoiceCode: string; email: string }
): Promise<InvoiceDetail> {
  const email = demandEmail(wish.email)
  await lockCustomer(db, shopper.userId)
  const invoice = await store.invoiceOf(db, shopper.userId, wish.invoiceCode)
  if (invoice === undefined) throw invoiceMissing()
  if (invoice.file === null) throw refusal('invoice.no-file', '发票还没开好', 'The invoice is not there yet')
  if (core.mail === undefined) {
    throw refusal('invoice.no-mail', '暂时不能发邮件，可以下载 PDF', 'E-mail is not available; please get the PDF')
  }
  const now = new Date(shopper.nowMs)
  if (!(await hasLettersLeft(db, shopper.userId, now))) {
    throw refusal(
      'invoice.mails',
      `一天最多发送 ${MOST_A_DAY} 次，明天再试`,
      `${MOST_A_DAY} letters a day at most; try again tomorrow`
    )
  }
  await askForMail(db, core.mail, invoice, email, now)
  return detailOf(db, invoice, shopper)
}

/** The next letter, taken by this gateway alone for as long as a try may take; one whose tries are used up has failed. */
function takeNext(core: Core): Promise<store.MailRecord | undefined> {
  return inTransaction(core.db, async (tx) => {
    const now = core.clock.date()
    const due = await store.nextToMail(tx, now)
    if (due === undefined) return undefined
    const attempts = due.attempts + 1
    // a gateway that ended within the last try told nobody how it went
    if (due.attempts >= MOST_TRIES) {
      await store.changeMail(tx, due.mail_id, { state: 'FAILED' })
      return { ...due, state: 'FAILED' }
    }
    await store.changeMail(tx, due.mail_id, { attempts, due_at: new Date(now.getTime() + retryAfterMs(attempts)) })
    return { ...due, attempts }
  })
}

async function letterOf(core: Core, mail: store.MailRecord): Promise<Letter> {
  const invoice = await store.invoiceOf(core.db, mail.user_id, mail.invoice_code)
  const path = invoice?.file ?? ''
  const bytes = await bytesOf(core.db, path)
  if (invoice === undefined || bytes === undefined) throw new NotMailed('no paper', false)
  const { invoice_no: number, seller_name: seller, name, amount_fen: fen } = invoice
  return {
    messageId: mail.mail_id,
    to: mail.email,
    subject: `电子发票 ${number ?? ''} · E-invoice`,
    text: `${seller} → ${name}，${formatMoney(fen, symbolOf(core.site))}。`,
    attachment: {
      name: `invoice-${number ?? invoice.invoice_code}.pdf`,
      type: 'application/pdf',
      path,
      bytes
    }
  }
}

/** One try; false: the next letter would hardly do better now. */
async function attempt(core: Core, mail: store.MailRecord): Promise<boolean> {
  const { mail_id: mailId, attempts } = mail
  try {
    if (core.mail === undefined) throw new NotMailed('nobody sends letters', true)
    await core.mail.send(await letterOf(core, mail))
  } catch (error) {
    if (!(error instanceof NotMailed)) throw error
    core.log.warn({ mail: mailId, attempts, problem: error.message }, 'An invoice was not sent by e-mail')
    if (!error.again || attempts >= MOST_TRIES) await store.changeMail(core.db, mailId, { state: 'FAILED' })
    return !error.again
  }
  await store.changeMail(core.db, mailId, { state: 'SENT', sent_at: core.clock.date() })
  return true
}

/**
 * Sends the letters that are due; what does not go out is tried again later. Several gateways share the work. One that
 * ends between the server's «yes» and writing that down leaves the letter to be sent again, with the same Message-ID.
 */
export async function sendMails(core: Core): Promise<void> {
  for (let round = 0; round < MOST_AT_ONCE; round += 1) {
    const next = await takeNext(core)
    if (next === undefined) return
    if (next.state === 'SENDING' && !(await attempt(core, next))) return
  }
}
