// PostgreSQL: letters that gateways share
/** Invoices by e-mail. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { retryAfterMs } from '../../../domain/retries'
import { areas } from '../../../gateway/src/areas'
import { mail, mailIssued, sendMails } from '../../../gateway/src/areas/invoice/mailing'
import { invoiceOf } from '../../../gateway/src/areas/invoice/store'
import type { Core } from '../../../gateway/src/core/area'
import { StartError } from '../../../gateway/src/core/errors'
import { readMail, type Letter, type Mailer, type NotMailed } from '../../../gateway/src/core/mail'
import { createSmtpMailer, type SmtpOptions } from '../../../gateway/src/core/mail/smtp'
import { readSettings } from '../../../gateway/src/core/settings'
import { keepFile } from '../../../gateway/src/core/files/uploads'
import { createGateway } from '../../../gateway/src/gateway'
import { applyFor, INVOICE, MAIL } from '../orders/invoices'
import { paidOrder, startShop, type TestShop } from '../orders/journey-shop'
import { headerOf, partOf, startMailServer, type MailServer } from './mail-server'

const SHE = 'she@home.example'
const PAPER = Buffer.from(`%PDF-1.7 ${'栖'.repeat(5000)}`)
const invoiceNumber = (running: number): string => `2633${String(running).padStart(16, '0')}`
const DAY_MS = 86_400_000

let shop: TestShop
let server: MailServer
before(async () => {
  shop = await startShop()
  server = await startMailServer()
})
beforeEach(async () => {
  server.heard.length = 0
  server.answers.length = 0
  for (const user of Object.keys(server.users)) delete server.users[user]
  await shop.core.db.deleteFrom('invoice_mail').execute()
})
after(async () => {
  await shop.close()
  await server.close()
})

const smtp = (how: Partial<SmtpOptions> = {}): Mailer =>
  createSmtpMailer({
    host: '127.0.0.1',
    port: server.port,
    secure: false,
    demandsTls: false,
    from: { name: '栖禾商城', address: 'invoices@shop.example' },
    ...how
  })
const coreWith = (mailer: Mailer | undefined = smtp()): Core => ({ ...shop.core, mail: mailer })
const sweep = () => sendMails(coreWith())
const later = (ms: number) => shop.core.clock.advance(ms)

let numbers = 0
/** A shopper with an invoice that is issued. */
async function issueInvoice(name = '林知夏') {
  const shopper = await shop.shopper()
  const [orderCode = ''] = await paidOrder(shop, shopper, { POT: 1 })
  const { invoiceCode } = await applyFor(shopper, orderCode, { kind: 'PERSONAL', name } as never)
  const { db, clock } = shop.core
  const [userId, now] = [shopper.userId, clock.date()]
  const file = await keepFile(db, {
    userId,
    purpose: 'INVOICE',
    bytes: PAPER,
    type: 'application/pdf',
    extension: 'pdf',
    now
  })
  const number = invoiceNumber((numbers += 1))
  await db
    .updateTable('invoice')
    .set({ state: 'ISSUED', issued_at: now, invoice_no: number, file, file_bytes: PAPER.length })
    .where('invoice_code', '=', invoiceCode)
    .execute()
  return {
    shopper,
    invoiceCode,
    number,
    ask: (email = SHE) => shopper.ask(MAIL, { body: { invoiceCode, email } }),
    mailed: async () => (await shopper.must(INVOICE, { query: { invoiceCode } })).mailed
  }
}

test('a letter goes out with the paper, to the one address, and the shopper sees that it did', async () => {
  const { number, ask, mailed } = await issueInvoice()
  assert.equal((await ask()).data.mailed?.state, 'SENDING')
  assert.equal(server.heard.length, 0)
  await sweep()
  await sweep()
  assert.equal(server.heard.length, 1)
  const [letter] = server.heard
  assert.ok(letter)
  assert.deepEqual(letter.to, [SHE])
  assert.equal(headerOf(letter, 'to'), SHE)
  assert.match(headerOf(letter, 'from') ?? '', /<invoices@shop\.example>$/)
  assert.match(headerOf(letter, 'message-id') ?? '', /^<ml_[\w-]+@shop\.example>$/)
  assert.equal(headerOf(letter, 'auto-submitted'), 'auto-generated')
  assert.deepEqual(partOf(letter, 'application/pdf'), PAPER)
  assert.match(letter.raw, new RegExp(`filename=invoice-${number}\\.pdf`))
  const letters = await mailed()
  assert.deepEqual([letters?.state, letters?.email], ['SENT', SHE])
  assert.ok((letters?.sentAt ?? 0) >= (letters?.at ?? 1))
})

test('a server that is not ready is tried again, later each time, as the same letter', async () => {
  const { ask, mailed } = await issueInvoice()
  await ask()
  server.answers.push(451, 421)
  await sweep()
  await sweep()
  assert.deepEqual([server.answers.length, (await mailed())?.state], [1, 'SENDING'])
  await later(retryAfterMs(1))
  await sweep()
  await later(retryAfterMs(1))
  await sweep()
  assert.equal(server.heard.length, 0)
  await later(retryAfterMs(2))
  await sweep()
  assert.deepEqual([server.heard.length, (await mailed())?.state], [1, 'SENT'])
})

test('after six tries it has failed, the shopper sees that, and sends it again', async () => {
  const { ask, mailed } = await issueInvoice()
  await ask()
  const before = server.tries()
  server.answers.push(...Array.from({ length: 6 }, () => 451))
  for (let attempt = 1; attempt <= 9; attempt += 1) {
    assert.equal((await mailed())?.state, attempt <= 6 ? 'SENDING' : 'FAILED')
    await sweep()
    await later(retryAfterMs(attempt))
  }
  assert.equal(server.tries() - before, 6)
  assert.equal((await ask()).data.mailed?.state, 'SENDING')
  await sweep()
  assert.equal((await mailed())?.state, 'SENT')
})

test('nobody there: tried again as well', async () => {
  const { ask, mailed } = await issueInvoice()
  await ask()
  const lostServer = await startMailServer()
  await lostServer.close()
  await sendMails(coreWith(smtp({ port: lostServer.port })))
  assert.equal((await mailed())?.state, 'SENDING')
  await later(retryAfterMs(1))
  await sweep()
  assert.equal((await mailed())?.state, 'SENT')
})

test('a mailbox that is refused has failed at once, and holds up no other letter', async () => {
  const [first, other] = [await issueInvoice(), await issueInvoice()]
  await first.ask('nobody@home.example')
  await later(1)
  await other.ask()
  server.answers.push(550)
  await sweep()
  assert.deepEqual([(await first.mailed())?.state, (await other.mailed())?.state], ['FAILED', 'SENT'])
})

test('five letters a day, those that failed too', async () => {
  const { ask } = await issueInvoice()
  for (let count = 0; count < 5; count += 1) assert.equal((await ask()).success, true)
  server.answers.push(...Array.from({ length: 5 }, () => 550))
  await sweep()
  assert.equal((await ask()).code, 'invoice.mails')
  await later(DAY_MS)
  assert.equal((await ask()).success, true)
})

test('the letter of an invoice that is issued is one of the five: the sixth is told as not sent', async () => {
  const { ask, mailed, invoiceCode, shopper } = await issueInvoice()
  const { db, clock } = shop.core
  for (let count = 0; count < 5; count += 1) await ask()
  const invoice = await invoiceOf(db, shopper.userId, invoiceCode)
  await later(1)
  if (invoice) await mailIssued(db, smtp(), { ...invoice, email: SHE }, clock.date())
  assert.equal((await mailed())?.state, 'FAILED')
  await later(DAY_MS)
  if (invoice) await mailIssued(db, smtp(), { ...invoice, email: SHE }, clock.date())
  assert.equal((await mailed())?.state, 'SENDING')
})

test('a gateway that ends while it sends leaves the letter to another, under the same Message-ID', async () => {
  const { ask, mailed } = await issueInvoice()
  await ask()
  const letters: Letter[] = []
  const dying: Mailer = {
    send: async (letter) => {
      letters.push(letter)
      // PGlite has one connection: inside a transaction this would wait for ever
      await sql`select 1`.execute(shop.core.db)
      await smtp().send(letter)
      throw new Error('the process ended here')
    }
  }
  await assert.rejects(sendMails(coreWith(dying)), /ended here/)
  await sweep()
  assert.deepEqual([letters.length, server.heard.length, (await mailed())?.state], [1, 1, 'SENDING'])
  await later(retryAfterMs(1))
  await sweep()
  const ids = server.heard.map((letter) => headerOf(letter, 'message-id'))
  assert.deepEqual([ids.length, new Set(ids).size, (await mailed())?.state], [2, 1, 'SENT'])
})

test('a gateway that ends within the last try leaves a letter that has failed', async () => {
  const { ask, mailed } = await issueInvoice()
  await ask()
  await shop.core.db.updateTable('invoice_mail').set({ attempts: 6 }).execute()
  await sweep()
  assert.deepEqual([server.heard.length, (await mailed())?.state], [0, 'FAILED'])
})

test('two sweeps at once send each letter once', async () => {
  const invoices = [await issueInvoice(), await issueInvoice(), await issueInvoice()]
  for (const { ask } of invoices) await ask()
  await Promise.all([sweep(), sweep()])
  assert.equal(server.heard.length, 3)
  assert.equal(new Set(server.heard.map((letter) => headerOf(letter, 'message-id'))).size, 3)
})

const onPostgres = Boolean(process.env['TEST_DATABASE_URL'])
test('two gateways on one PostgreSQL send each letter once', { skip: !onPostgres }, async (t) => {
  const invoices = [await issueInvoice(), await issueInvoice(), await issueInvoice(), await issueInvoice()]
  for (const { ask } of invoices) await ask()
  const other = await createGateway({
    mode: 'demonstration',
    logLevel: 'silent',
    areas,
    seeds: false,
    sweeps: false,
    databaseUrl: shop.databaseUrl,
    mail: smtp()
  })
  t.after(() => other.close())
  await Promise.all([sweep(), sendMails(other.core), sweep(), sendMails(other.core)])
  assert.equal(server.heard.length, 4)
  for (const { mailed } of invoices) assert.equal((await mailed())?.state, 'SENT')
})

test('what is typed opens no header and is no HTML', async () => {
  const { ask } = await issueInvoice('林知夏 <b>Bcc: thief@far.example</b>')
  for (const email of [
    `${SHE}\r\nBcc: thief@far.example`,
    `${SHE}, thief@far.example`,
    `"x" <${SHE}>`,
    `a\rb@home.example`
  ])
    assert.equal((await ask(email)).code, 'invoice.email', email)
  assert.equal((await ask(` ${SHE}\n`)).success, true)
  await sweep()
  const [letter] = server.heard
  assert.ok(letter)
  assert.deepEqual(letter.to, [SHE])
  assert.equal(headerOf(letter, 'bcc'), undefined)
  assert.doesNotMatch(letter.raw, /text\/html/i)
})

for (const [what, change] of [
  ['address', { to: `${SHE}\r\nBcc: thief@far.example` }],
  ['subject', { subject: 'Invoice\nBcc: thief@far.example' }],
  ['id', { messageId: 'ml_1\r\nBcc: thief@far.example' }],
  ['file name', { attachment: { name: 'a\r\nb.pdf', type: 'application/pdf', path: '', bytes: PAPER } }]
] as const) {
  test(`the port itself refuses a line break in the ${what}`, async () => {
    const attachment = { name: 'a.pdf', type: 'application/pdf', path: '', bytes: PAPER }
    const letter: Letter = { messageId: 'ml_1', to: SHE, subject: 'Invoice', text: '', attachment, ...change }
    await assert.rejects(smtp().send(letter), { name: 'NotMailed', again: false })
    assert.equal(server.heard.length, 0)
  })
}

const plain: Letter = {
  messageId: 'ml_1',
  to: SHE,
  subject: 'Invoice',
  text: 'words',
  attachment: { name: 'a.pdf', type: 'application/pdf', path: '', bytes: PAPER }
}

test('it says who it is; a password that is wrong is tried again, as it is not the letter’s fault', async () => {
  server.users['shop'] = 'p@ss %'
  await smtp({ user: 'shop', password: 'p@ss %' }).send(plain)
  assert.equal(server.heard.length, 1)
  await assert.rejects(smtp({ user: 'shop', password: 'other' }).send(plain), (error: NotMailed) => {
    assert.equal(error.again, true)
    assert.doesNotMatch(error.message, /other|she@/)
    return true
  })
})

test('where TLS is demanded a server without it gets neither password nor letter', async () => {
  const before = server.tries()
  await assert.rejects(smtp({ demandsTls: true, user: 'shop', password: 'x' }).send(plain), { again: true })
  assert.equal(server.tries(), before)
})

test('a shop that sends no letters says so, and one that no longer does gives up in time', async () => {
  const { shopper, invoiceCode, ask, mailed } = await issueInvoice()
  const asking = { userId: shopper.userId, nowMs: shop.core.clock.now(), locale: 'zh-CN' } as never
  await assert.rejects(mail({ db: shop.core.db, core: coreWithout() }, asking, { invoiceCode, email: SHE }), {
    code: 'invoice.no-mail'
  })
  await ask()
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await sendMails(coreWithout())
    await later(retryAfterMs(attempt))
  }
  assert.equal((await mailed())?.state, 'FAILED')
})
const coreWithout = (): Core => ({ ...shop.core, mail: undefined })

const read = (env: Record<string, string>, mode: Core['mode'] = 'production') =>
  readMail((name, fallback) => env[name] ?? fallback, mode)
const FROM = 'invoices@shop.example'

test('settings: none in production, the outbox in a demonstration, and a server wherever it is named', () => {
  assert.deepEqual(read({}), { kind: 'none' })
  assert.deepEqual(readSettings({}).mail, { kind: 'outbox' })
  const from = { name: '', address: FROM }
  assert.deepEqual(read({ SMTP_URL: 'smtp://shop:p%40ss@mail.example.com', MAIL_FROM: FROM }, 'demonstration'), {
    kind: 'smtp',
    host: 'mail.example.com',
    port: 587,
    secure: false,
    demandsTls: true,
    user: 'shop',
    password: 'p@ss',
    from
  })
  const own = read({ SMTP_URL: 'smtps://[::1]:2465/', MAIL_FROM: `栖禾商城 <${FROM}>` })
  assert.deepEqual(own, {
    kind: 'smtp',
    host: '::1',
    port: 2465,
    secure: true,
    demandsTls: false,
    from: { name: '栖禾商城', address: FROM }
  })
})

for (const [what, env] of [
  ['no address', { SMTP_URL: 'mail.example.com', MAIL_FROM: FROM }],
  ['another protocol', { SMTP_URL: 'https://u:hidden@mail.example.com', MAIL_FROM: FROM }],
  ['no host', { SMTP_URL: 'smtp://', MAIL_FROM: FROM }],
  [
    'options behind it',
    { SMTP_URL: 'smtp://u:hidden@mail.example.com/?tls.rejectUnauthorized=false', MAIL_FROM: FROM }
  ],
  ['a user without password', { SMTP_URL: 'smtp://u@mail.example.com', MAIL_FROM: FROM }],
  ['a bare %', { SMTP_URL: 'smtp://u:hidden%zz@mail.example.com', MAIL_FROM: FROM }],
  ['a port that is none', { SMTP_URL: 'smtp://u:hidden@mail.example.com:0', MAIL_FROM: FROM }],
  ['no sender', { SMTP_URL: 'smtp://mail.example.com' }],
  ['a sender alone', { MAIL_FROM: FROM }],
  ['a sender that is none', { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'shop' }],
  ['a sender of two lines', { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: `Shop\r\nBcc: x <${FROM}>` }]
] as [string, Record<string, string>][]) {
  test(`the start is stopped by ${what}, without telling the password`, () => {
    assert.throws(
      () => read(env),
      (error: Error) =>
        error instanceof StartError && /SMTP_URL|MAIL_FROM/.test(error.message) && !error.message.includes('hidden')
    )
  })
}
