import assert from 'node:assert/strict'
import { createHash, createHmac } from 'node:crypto'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { StartError } from '../../../gateway/src/core/errors'
import { readSettings } from '../../../gateway/src/core/settings'
import { NotSent } from '../../../gateway/src/core/sms'
import { createWebhookSender } from '../../../gateway/src/core/sms/webhook'
import { SECRET, startSmsWebhook, type SmsWebhook } from './sms-webhook'
import { startTestGateway, type TestGateway } from '../support'

const SEND = 'POST /oauth/public/send-phone-captcha-always'
const LOGIN = 'POST /o2cum/v1/pub/customer-login/register-with-oauth'

let webhook: SmsWebhook
let production: TestGateway
let phones = 13700000000
const freshPhone = (): string => String((phones += 1))
before(async () => {
  webhook = await startSmsWebhook()
  production = await startTestGateway({
    mode: 'production',
    sms: { kind: 'webhook', url: webhook.url, secret: SECRET, pausesMs: [1, 1], restMs: 0 },
    smsPerCaller: { hourly: 3, daily: 500 }
  })
})
beforeEach(async () => {
  webhook.heard.length = 0
  webhook.answers.length = 0
  await production.core.db.deleteFrom('captcha_caller').execute()
})
after(async () => {
  await production.close()
  await webhook.close()
})

test('production hands a code to the webhook, in the shopper’s language, and it logs them in', async () => {
  const phone = freshPhone()
  production.core.site = { onlineShopName: '好家电器', onlineShopNameEn: 'Good Home' }
  const { captchaKey } = await production.must(SEND, { body: { phone }, locale: 'en-US' })
  assert.equal(webhook.heard.length, 1)
  const { messageId, code, text, timestamp, ...rest } = webhook.heard[0]?.message ?? {}
  assert.deepEqual(rest, { phone, language: 'en-US', expiresInSeconds: 300 })
  assert.match(String(code), /^\d{6}$/)
  assert.equal(text, `[Good Home] Your code is ${code}, good for 5 minutes. Don't share it.`)
  assert.match(String(messageId), /^sms_/)
  assert.ok(Math.abs(Date.now() - Number(timestamp)) < 60_000)
  assert.equal((await production.ask(LOGIN, { body: { phone, captchaKey, captcha: String(code) } })).success, true)
  await production.must(SEND, { body: { phone: freshPhone() } })
  assert.match(String(webhook.heard[1]?.message['text']), /^【好家电器】验证码 \d{6}，5 分钟内有效，请勿告诉他人。$/)
  // a shop without a name makes up none
  production.core.site = {}
  await production.must(SEND, { body: { phone: freshPhone() } })
  assert.match(String(webhook.heard[2]?.message['text']), /^验证码 /)
})

test('what the webhook is told is signed, with the time, over every byte', async () => {
  await production.must(SEND, { body: { phone: freshPhone() } })
  const { headers, body, message } = webhook.heard[0] ?? { headers: {}, body: '', message: {} }
  const signature = createHmac('sha256', SECRET)
    .update(`${String(headers['x-timestamp'])}.${body}`)
    .digest('hex')
  assert.deepEqual([headers['x-signature'], headers['content-type']], [`sha256=${signature}`, 'application/json'])
  assert.equal(headers['x-timestamp'], String(message['timestamp']))
})

for (const [what, answers] of [
  ['errors of the server', [500, 503]],
  ['too many requests', [429, 429]],
  ['an answer that gets lost', ['broken', 502]]
] as const) {
  test(`${what}: it is tried again, with the same message id`, async () => {
    webhook.answers.push(...answers)
    const phone = freshPhone()
    const { captchaKey } = await production.must(SEND, { body: { phone } })
    assert.equal(webhook.heard.length, answers.length + 1)
    assert.equal(new Set(webhook.heard.map(({ message }) => message['messageId'])).size, 1)
    const captcha = webhook.codes()[0] ?? ''
    assert.equal((await production.ask(LOGIN, { body: { phone, captchaKey, captcha } })).success, true)
  })
}

test('a webhook that says no is not asked again', async () => {
  webhook.answers.push(400)
  assert.equal((await production.ask(SEND, { body: { phone: freshPhone() } })).code, 'captcha.not-sent')
  assert.equal(webhook.heard.length, 1)
})

test('a code that was not sent is told in words and counts against nobody; the code before it stays good', async () => {
  const phone = freshPhone()
  const { captchaKey } = await production.must(SEND, { body: { phone } })
  const quotaOf = () =>
    production.core.db.selectFrom('captcha_quota').select('sent').where('phone', '=', phone).executeTakeFirst()
  const callers = () => production.core.db.selectFrom('captcha_caller').select(['sent_in_hour', 'sent']).execute()
  await sql`update captcha_quota set last_sent_at = last_sent_at - interval '61 s' where phone = ${phone}`.execute(
    production.core.db
  )
  for (const [locale, words, answers] of [
    ['zh-CN', '验证码没有发出去，请稍后再试', [500, 503, 500]],
    // after a failure one post asks whether it is back
    ['en-US', 'The code could not be sent, please try again', [500]]
  ] as const) {
    webhook.answers.push(...answers)
    const answer = await production.ask(SEND, { body: { phone }, locale })
    assert.deepEqual([answer.status, answer.code, answer.message], [200, 'captcha.not-sent', words])
    assert.deepEqual([await quotaOf(), await callers()], [{ sent: 1 }, [{ sent_in_hour: 1, sent: 1 }]])
  }
  assert.equal(webhook.heard.length, 5)
  const captcha = webhook.codes()[0] ?? ''
  assert.equal((await production.ask(LOGIN, { body: { phone, captchaKey, captcha } })).success, true)
  // at once, and not after a minute
  await production.must(SEND, { body: { phone } })
  assert.deepEqual(await quotaOf(), { sent: 2 })
})

test('a code that may have been sent counts', async () => {
  const phone = freshPhone()
  webhook.answers.push('broken', 500, 500)
  const answer = await production.ask(SEND, { body: { phone } })
  assert.deepEqual([answer.code, answer.message], ['captcha.not-sent', '验证码可能没有发出去，请一分钟后再试'])
  assert.equal((await production.ask(SEND, { body: { phone } })).code, 'captcha.wait')
})

test('an answer that never comes is not waited for', async () => {
  webhook.answers.push('never', 'never', 'never')
  const sender = createWebhookSender({
    url: webhook.url,
    secret: SECRET,
    timeoutMs: 300,
    pausesMs: [1, 1],
    warn: () => undefined
  })
  const message = { messageId: 'sms_2', phone: freshPhone(), code: '123456', text: '', expiresInSeconds: 300 }
  await assert.rejects(sender.send({ ...message, language: 'zh-CN' }), (error) => {
    return error instanceof NotSent && error.fate === 'unknown'
  })
})

test('a webhook that is not there is known to have sent nothing, and the log holds neither code nor phone nor its address', async () => {
  const lines: unknown[] = []
  const lostWebhook = await startSmsWebhook()
  await lostWebhook.close()
  const sender = createWebhookSender({
    url: lostWebhook.url,
    secret: SECRET,
    pausesMs: [1, 1],
    warn: (...words) => lines.push(words)
  })
  const phone = freshPhone()
  const message = { messageId: 'sms_1', phone, code: '123456', text: '验证码 123456', expiresInSeconds: 300 }
  await assert.rejects(sender.send({ ...message, language: 'zh-CN' }), (error) => {
    return error instanceof NotSent && error.fate === 'refused'
  })
  assert.equal(lines.length, 3)
  assert.doesNotMatch(JSON.stringify(lines), new RegExp(`123456|${phone}|of-the-owner|${SECRET}`))
})

test('a webhook that failed rests: until then nobody’s code is tried, then one try asks whether it is back', async () => {
  let now = 0
  const lines: unknown[] = []
  const sender = createWebhookSender({
    url: webhook.url,
    secret: SECRET,
    pausesMs: [1, 1],
    warn: (...words) => lines.push(words),
    now: () => now
  })
  const send = (messageId: string) =>
    sender.send({ messageId, phone: freshPhone(), code: '123456', text: '', language: 'zh-CN', expiresInSeconds: 300 })
  const isRefusal = (error: unknown): boolean => error instanceof NotSent && error.fate === 'refused'
  webhook.answers.push(500, 503, 500)
  await assert.rejects(send('sms_a'), isRefusal)
  assert.equal(webhook.heard.length, 3)
  for (const id of ['sms_b', 'sms_c', 'sms_d']) await assert.rejects(send(id), isRefusal)
  assert.equal(webhook.heard.length, 3)
  // one asks, however many come; when it fails the rest begins anew
  now += 10_000
  webhook.answers.push(502)
  await Promise.all(['sms_e', 'sms_f', 'sms_g'].map((id) => assert.rejects(send(id), isRefusal)))
  assert.equal(webhook.heard.length, 4)
  await assert.rejects(send('sms_h'), isRefusal)
  assert.equal(webhook.heard.length, 4)
  // a notice has pauses of its own; one that is taken says that the service is back
  const notice = { kind: 'notice', messageId: 'out_1', phone: freshPhone(), text: '', language: 'zh-CN' } as const
  assert.equal(await sender.notify(notice), 'sent')
  await send('sms_i')
  await send('sms_j')
  assert.equal(webhook.heard.length, 7)
})

test('a webhook that takes one message not, or has had too many, does not rest for the others', async () => {
  const sender = createWebhookSender({ url: webhook.url, secret: SECRET, pausesMs: [], warn: () => undefined })
  const message = { phone: freshPhone(), code: '123456', text: '', language: 'zh-CN', expiresInSeconds: 300 } as const
  for (const answer of [400, 429]) {
    webhook.answers.push(answer)
    await assert.rejects(sender.send({ ...message, messageId: 'sms_k' }), NotSent)
    await sender.send({ ...message, messageId: 'sms_l' })
  }
})

test('nothing that is stored in production tells a code', async () => {
  const phone = freshPhone()
  const { captchaKey } = await production.must(SEND, { body: { phone } })
  const code = webhook.codes()[0] ?? ''
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(production.core.db)
  assert.ok(tables.length > 20)
  let storedCode = ''
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select row_to_json(t)::text as text from ${sql.table(name)} t`.execute(
      production.core.db
    )
    storedCode += rows.map(({ text }) => text).join('\n')
  }
  assert.ok(storedCode.includes(phone))
  assert.ok(!storedCode.includes(captchaKey), 'the key that the code is hashed with is stored')
  assert.doesNotMatch(storedCode, new RegExp(`(?<![0-9a-f])${code}(?![0-9a-f])`))
  // a million codes are tried in a second: nothing that is stored may be what they are hashed with
  const [row] = await production.core.db.selectFrom('captcha').selectAll().where('phone', '=', phone).execute()
  for (const secret of [phone, row?.key_hash ?? '']) {
    const attempts = [
      createHmac('sha256', secret).update(code).digest('hex'),
      createHash('sha256').update(`${secret}:${code}`).digest('hex')
    ]
    assert.ok(!attempts.includes(row?.code_hash ?? ''))
  }
})

const env = { MODE: 'production', SMS_WEBHOOK_URL: 'https://sms.example.com/send?key=1', SMS_WEBHOOK_SECRET: SECRET }

test('production does not start without somebody who sends codes; a demonstration has its outbox', async () => {
  assert.deepEqual(readSettings(env).sms, { kind: 'webhook', url: env.SMS_WEBHOOK_URL, secret: SECRET })
  assert.deepEqual(readSettings({}).sms, { kind: 'outbox' })
  assert.deepEqual(readSettings({ ...env, MODE: 'demonstration' }).sms, { kind: 'outbox' })
  for (const [wrong, words] of [
    [{ MODE: 'production' }, /set SMS_WEBHOOK_URL and SMS_WEBHOOK_SECRET/],
    [{ ...env, SMS_WEBHOOK_SECRET: '' }, /go together/],
    [{ ...env, SMS_WEBHOOK_URL: '' }, /go together/],
    [{ ...env, SMS_WEBHOOK_URL: 'http://sms.example.com/send' }, /^StartError: SMS_WEBHOOK_URL must be an https/],
    [{ ...env, SMS_WEBHOOK_SECRET: 'short' }, /at least 16 characters/]
  ] as const) {
    assert.throws(
      () => readSettings(wrong),
      (error) => error instanceof StartError && words.test(String(error))
    )
  }
  await assert.rejects(startTestGateway({ mode: 'production' }), StartError)
})
