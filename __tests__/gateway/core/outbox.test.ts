// PostgreSQL: messages that gateways share
/** Production's outbox: what shoppers are told goes out by SMS and by the messaging platform, and is then forgotten. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { SubscribeTemplate } from '../../../contract'
import { retryAfterMs } from '../../../domain/retries'
import { bindPerson } from '../../../gateway/src/areas/login'
import {
  permissionsLeft,
  tellOfFriend,
  tellOfInvoice,
  tellOfReceipt,
  tellShopper
} from '../../../gateway/src/areas/message'
import { sendMessages } from '../../../gateway/src/areas/message/sending'
import { allowMessages } from '../../../gateway/src/areas/message/service'
import { dataOf } from '../../../gateway/src/areas/message/templates'
import type { Core } from '../../../gateway/src/core/area'
import { inTransaction } from '../../../gateway/src/core/database/database'
import type { Delivery } from '../../../gateway/src/core/outbox'
import type { PlatformMessage } from '../../../gateway/src/core/platform'
import { shopAddressOf } from '../../../gateway/src/core/files/site'
import { createWebhookSender } from '../../../gateway/src/core/sms/webhook'
import { createGateway } from '../../../gateway/src/gateway'
import { startShop, type TestShop } from '../orders/journey-shop'
import { SECRET, startSmsWebhook, type SmsWebhook } from './sms-webhook'
import { ownPage, startTestGateway } from '../support'

const ADDRESS = 'https://shop.example'
const TEMPLATE_ID = 'Tp1-paid'
const LINK = `${ADDRESS}/pagesB/invoice/invoiceDetails?params=%7B%22invoiceCode%22%3A%22inv_1%22%7D`

let shop: TestShop
let webhook: SmsWebhook
let lines: unknown[] = []
let platformMessages: PlatformMessage[] = []
/** What the platform answers next, and then that it is sent. */
let answers: Delivery[] = []
before(async () => {
  shop = await startShop()
  webhook = await startSmsWebhook()
})
beforeEach(async () => {
  webhook.heard.length = 0
  webhook.answers.length = 0
  lines = []
  platformMessages = []
  answers = []
  await shop.core.db.deleteFrom('outbox').execute()
})
after(async () => {
  await shop.close()
  await webhook.close()
})

const site = { shopAddress: ADDRESS, subscribeTemplates: { paymentSuccess: TEMPLATE_ID, orderDelivery: TEMPLATE_ID } }
/** In production on this shop's database, whose clock can be moved. */
const production = (core: Core = shop.core): Core => ({
  ...core,
  mode: 'production',
  site: { ...site, onlineShopName: '栖禾商城', onlineShopNameEn: 'Qihe Store' },
  sms: createWebhookSender({ url: webhook.url, secret: SECRET, warn: () => undefined }),
  platform: {
    ...core.platform,
    sendMessage: async (message) => {
      platformMessages.push(message)
      return answers.shift() ?? 'sent'
    }
  },
  log: { ...core.log, warn: (...words: unknown[]) => void lines.push(words) }
})
const sweep = (core = production()) => sendMessages(core)
const later = (ms: number) => shop.core.clock.advance(ms)
const now = () => shop.core.clock.date()
const kinds = async () => (await shop.core.db.selectFrom('outbox').select('kind').execute()).map(({ kind }) => kind)
const ids = () => webhook.heard.map(({ message }) => message['messageId'])

async function reader(...templates: SubscribeTemplate[]) {
  const shopper = await shop.shopper()
  const { phone } = await shop.core.db
    .selectFrom('customer')
    .select('phone')
    .where('user_id', '=', shopper.userId)
    .executeTakeFirstOrThrow()
  if (templates.length > 0) await shopper.must('POST /o2msg/v1/subscribe-messages', { body: { templates } })
  const openId = `oWx_${shopper.userId}`
  await bindPerson(shop.core.db, { openId, unionId: undefined }, shopper.userId, now())
  const { userId } = shopper
  const invoiced = (db = shop.core.db) =>
    tellOfInvoice(db, { userId, invoiceCode: 'inv_1', orderCode: 'O1' }, 'ISSUED', now())
  const paid = (payFen = 1234) =>
    tellShopper(shop.core.db, { userId, orderCode: 'O1' }, { template: 'paymentSuccess', payFen }, now())
  const friend = { zh: '林**', en: 'L**' }
  const paidByFriend = () =>
    tellOfFriend(shop.core.db, { kind: 'PAID', userId, orderCode: 'O1', friend, payFen: 1234 }, now())
  return { userId, phone: phone ?? '', openId, invoiced, paid, paidByFriend }
}

test('an SMS holds the shop’s address and the page’s, and is forgotten once it is sent', async () => {
  const { phone, invoiced } = await reader()
  await invoiced()
  assert.deepEqual([webhook.heard.length, await kinds()], [0, ['SMS']])
  await sweep()
  const { messageId, timestamp, ...rest } = webhook.heard[0]?.message ?? {}
  const text = `【栖禾商城】您申请的发票已开好，点链接查看 ${LINK}`
  assert.deepEqual(rest, { kind: 'notice', phone, text, language: 'zh-CN' })
  assert.match(String(messageId), /^out_/)
  assert.equal(webhook.heard[0]?.headers['x-timestamp'], String(timestamp))
  assert.deepEqual(await kinds(), [])
  await sweep()
  assert.equal(webhook.heard.length, 1)
})

test('a demonstration shows it with a link to itself, and no path stands in its words', async () => {
  const { userId, phone } = await reader()
  await tellOfReceipt(shop.core.db, userId, { code: 'rc_1', why: 'DELIVERED', endsAt: now().getTime() }, now())
  const headers = ownPage(shop)
  const answer = await shop.app.inject({ url: `/demo/api/outbox?recipient=${phone}`, headers })
  const [message] = answer.json<{ list: { body: string; link: string }[] }>().list
  assert.equal(message?.link, `${headers.origin}/pagesC/h5/confirm?params=%7B%22code%22%3A%22rc_1%22%7D`)
  assert.doesNotMatch(message.body, /pages|\(/)
})

test('where no address is configured, or one that is none, no SMS promises a link', async () => {
  for (const shopAddress of [undefined, 'http://shop.example', `${ADDRESS}/`, `${ADDRESS}@evil.example`, 1])
    assert.equal(shopAddressOf({ shopAddress }), undefined)
  await (await reader()).invoiced()
  await sweep({ ...production(), site: {} })
  assert.deepEqual([webhook.heard.length, await kinds()], [0, []])
})

test('an answer that is lost: it is sent again later, as the same message', async () => {
  await (await reader()).invoiced()
  webhook.answers.push('broken', 503)
  await sweep()
  await sweep()
  assert.equal(webhook.heard.length, 1)
  await later(retryAfterMs(1))
  await sweep()
  await later(retryAfterMs(1))
  await sweep()
  assert.equal(webhook.heard.length, 2)
  await later(retryAfterMs(2))
  await sweep()
  await later(retryAfterMs(9))
  await sweep()
  assert.deepEqual([webhook.heard.length, new Set(ids()).size, await kinds()], [3, 1, []])
})

test('after six tries it is given up, and the log names neither phone nor words', async () => {
  const { phone, invoiced } = await reader()
  await invoiced()
  webhook.answers.push(...Array.from({ length: 9 }, () => 500))
  for (let attempt = 1; attempt <= 9; attempt += 1) {
    await sweep()
    await later(retryAfterMs(attempt))
  }
  assert.deepEqual([webhook.heard.length, await kinds(), lines.length], [6, [], 6])
  assert.match(JSON.stringify(lines.at(-1)), /given up/)
  assert.doesNotMatch(JSON.stringify(lines), new RegExp(`${phone}|发票|inv_1|of-the-owner`))
})

test('a gateway that ended within the last try leaves nothing to be tried for ever', async () => {
  await (await reader()).invoiced()
  await shop.core.db.updateTable('outbox').set({ attempts: 6 }).execute()
  await sweep()
  assert.deepEqual([webhook.heard.length, await kinds()], [0, []])
})

test('what is refused is given up at once, and holds up no other', async () => {
  await (await reader()).invoiced()
  await later(1)
  await (await reader()).invoiced()
  webhook.answers.push(400)
  await sweep()
  assert.deepEqual([new Set(ids()).size, await kinds()], [2, []])
})

test('who has no phone is sent no SMS', async () => {
  const { userId, invoiced } = await reader()
  await shop.core.db.updateTable('customer').set({ phone: '' }).where('user_id', '=', userId).execute()
  await invoiced()
  await sweep()
  assert.deepEqual([webhook.heard.length, await kinds()], [0, []])
})

test('nothing is sent within a transaction, nor after one that was rolled back', async () => {
  const { invoiced } = await reader()
  const failing = inTransaction(shop.core.db, async (tx) => {
    await invoiced(tx)
    throw new Error('rolled back')
  })
  await assert.rejects(failing, /rolled back/)
  await sweep()
  assert.equal(webhook.heard.length, 0)
})

test('the platform sends what was allowed, with its page and its template’s keywords', async () => {
  const { openId, paid } = await reader('paymentSuccess')
  await paid()
  await sweep()
  const page = 'pagesB/order/orderDetail?params=%7B%22orderCode%22%3A%22O1%22%7D'
  const data = { character_string1: 'O1', amount2: '¥12.34', thing3: '支付成功通知' }
  assert.deepEqual(platformMessages, [{ openId, templateId: TEMPLATE_ID, data, page, language: 'zh-CN' }])
  assert.deepEqual([webhook.heard.length, await kinds()], [0, []])
})

test('an amount has its thousands parted for the reader, and none for the platform, which refuses a comma', async () => {
  const { paid } = await reader('paymentSuccess')
  await paid(239_900)
  const { body } = await shop.core.db.selectFrom('outbox').select('body').executeTakeFirstOrThrow()
  await sweep()
  assert.match(body, /已支付 ¥2,399\.00，/)
  assert.equal(platformMessages[0]?.data['amount2'], '¥2399.00')
})

test('a keyword takes so many characters, and none is empty', () => {
  const carrier = { zh: '快'.repeat(30), en: 'x' }
  const data = dataOf('orderDelivery', { order: 'O1', carrier }, 'zh-CN')
  assert.deepEqual(data, { character_string1: 'O1', thing2: `${'快'.repeat(19)}…`, character_string3: '-' })
  // nineteen code points end within the second flag
  const flags = { zh: `${'快'.repeat(16)}🇨🇳🇨🇳递送`, en: 'x' }
  assert.equal(dataOf('orderDelivery', { carrier: flags }, 'zh-CN')['thing2'], `${'快'.repeat(16)}🇨🇳…`)
})

test('a platform that is busy is asked again, one that refuses is not', async () => {
  const { paid } = await reader('paymentSuccess')
  await paid()
  answers.push({ again: true, problem: 'errcode -1' }, { again: false, problem: 'errcode 40037' })
  await sweep()
  assert.deepEqual([platformMessages.length, await kinds()], [1, ['SUBSCRIPTION']])
  await later(retryAfterMs(1))
  await sweep()
  await later(retryAfterMs(2))
  await sweep()
  assert.deepEqual([platformMessages.length, await kinds(), webhook.heard.length], [2, [], 0])
})

test('what the buyer is to learn in any case comes by SMS when the platform does not take it', async () => {
  const { phone, paidByFriend } = await reader('paymentSuccess')
  await paidByFriend()
  answers.push({ again: false, problem: 'errcode 43101' })
  await sweep()
  await sweep()
  assert.deepEqual(
    [platformMessages.length, webhook.heard.map(({ message }) => message['phone']), await kinds()],
    [1, [phone], []]
  )
  assert.match(String(webhook.heard[0]?.message['text']), /林\*\* 帮你付了订单 O1 .* https:\/\/shop\.example\/pagesB/)
})

test('sweeps at once send each message once', async () => {
  for (let count = 0; count < 4; count += 1) await (await reader()).invoiced()
  await Promise.all([sweep(), sweep(), sweep()])
  assert.deepEqual([webhook.heard.length, new Set(ids()).size], [4, 4])
})

const onPostgres = Boolean(process.env['TEST_DATABASE_URL'])
test('two gateways on one PostgreSQL send each message once', { skip: !onPostgres }, async (t) => {
  const how = { mode: 'demonstration' as const, logLevel: 'silent', seeds: false, sweeps: false }
  const other = await createGateway({ ...how, databaseUrl: shop.databaseUrl })
  t.after(() => other.close())
  for (let count = 0; count < 8; count += 1) {
    const { invoiced, paid } = await reader('paymentSuccess')
    await invoiced()
    await paid()
  }
  await Promise.all([sweep(), sweep(production(other.core)), sweep(), sweep(production(other.core))])
  assert.deepEqual([webhook.heard.length, new Set(ids()).size, platformMessages.length, await kinds()], [8, 8, 8, []])
})

test('production without a platform keeps no message', async (t) => {
  const sms = { kind: 'webhook' as const, url: webhook.url, secret: SECRET }
  const alone = await startTestGateway({ mode: 'production', sms })
  t.after(() => alone.close())
  const { db, clock } = alone.core
  await alone.tokenOf('u_1')
  await db
    .insertInto('message_permission')
    .values({ user_id: 'u_1', template: 'paymentSuccess', count: 1, locale: 'zh-CN' })
    .execute()
  await tellShopper(db, { userId: 'u_1', orderCode: 'O1' }, { template: 'paymentSuccess', payFen: 1 }, clock.date())
  await alone.sweep()
  assert.deepEqual(await db.selectFrom('outbox').selectAll().execute(), [])
})

test('what a demonstration showed is never sent, by production on its database either', async () => {
  const { paid, invoiced } = await reader('paymentSuccess')
  await paid()
  await invoiced()
  await shop.sweep()
  await sweep()
  assert.deepEqual([platformMessages.length, webhook.heard.length, (await kinds()).length], [0, 0, 2])
})

test('a reader who refuses messages of a template is counted on for no more of them, and reads this one by SMS', async () => {
  const { userId, phone, paid } = await reader('paymentSuccess', 'orderDelivery')
  await allowMessages(shop.core.db, { userId, locale: 'zh-CN' }, ['paymentSuccess'])
  answers.push({ again: false, problem: 'errcode 43101' })
  await paid()
  assert.equal(await permissionsLeft(shop.core.db, userId, 'paymentSuccess'), 1)
  await sweep()
  assert.equal(await permissionsLeft(shop.core.db, userId, 'paymentSuccess'), 0)
  assert.equal(await permissionsLeft(shop.core.db, userId, 'orderDelivery'), 1)
  await sweep()
  assert.deepEqual([webhook.heard.map(({ message }) => message['phone']), await kinds()], [[phone], []])
  assert.match(String(webhook.heard[0]?.message['text']), /订单 O1 已支付 ¥12\.34/)
})
