// PostgreSQL: codes that are asked for and tried at once
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { SMS_CALLER_LIMITS } from '../../../domain/people/sms'
import { callerOf } from '../../../gateway/src/core/identity/caller'
import { ADDRESS_LIMIT } from '../../../gateway/src/areas/address/service'
import { inTransaction } from '../../../gateway/src/core/database/database'
import { SECRET, startSmsWebhook } from '../core/sms-webhook'
import { ownPage, startTestGateway, type TestGateway } from '../support'

const SEND = 'POST /oauth/public/send-phone-captcha-always'
const LOGIN = 'POST /o2cum/v1/pub/customer-login/register-with-oauth'
const LIST = 'GET /o2cum/v1/bp-address'
const ADD = 'POST /o2cum/v1/bp-address'
const SECOND = 1000

let gateway: TestGateway
let phones = 13900000000
const freshPhone = (): string => String((phones += 1))
before(async () => {
  gateway = await startTestGateway()
})
after(() => gateway.close())

async function codeOf(phone: string): Promise<string> {
  const outbox = await gateway.app.inject({
    method: 'GET',
    url: '/demo/api/outbox',
    query: { recipient: phone },
    headers: ownPage(gateway)
  })
  return outbox.json<{ list: { title: string }[] }>().list[0]?.title ?? ''
}

const wrong = (code: string): string => (code === '000000' ? '111111' : '000000')

async function logIn(phone = freshPhone()): Promise<{ token: string; userId: string; registered: boolean }> {
  const { captchaKey } = await gateway.must(SEND, { body: { phone } })
  return gateway.must(LOGIN, { body: { phone, captchaKey, captcha: await codeOf(phone) } })
}

const address = (detail = '文三路90号', isDefault = false): Record<string, unknown> => ({
  receiver: '李雷',
  phone: '13800006021',
  provinceCode: '330000',
  cityCode: '330100',
  districtCode: '330106',
  detail,
  isDefault
})

test('a new phone is registered by its code, and the same phone logs in later as the same customer', async () => {
  const phone = freshPhone()
  const first = await logIn(phone)
  assert.equal(first.registered, true)
  await gateway.core.clock.advance(61 * SECOND)
  const second = await logIn(phone)
  assert.deepEqual([second.registered, second.userId], [false, first.userId])
  assert.notEqual(second.token, first.token)
  const info = await gateway.must('GET /o2cum/v1/customer-info', { token: second.token })
  assert.deepEqual([info.userId, info.decryptMobilePhone], [first.userId, `${phone.slice(0, 3)}****${phone.slice(-4)}`])
})

test('a limit counts signs as their reader does', async () => {
  const { token } = await logIn(freshPhone())
  const add = (receiver: string) => gateway.ask(ADD, { token, body: { ...address(), receiver } })
  const flags = '🇨🇳'.repeat(25)
  assert.equal((await add(flags)).success, true)
  const { list } = await gateway.must('GET /o2cum/v1/bp-address', { token })
  assert.equal(list[0]?.receiver, flags)
  assert.equal((await add(`${flags}李`)).status, 400)
  assert.equal((await add(`e${'\u0301'.repeat(300)}`)).status, 400)
})

test('a phone gets one code a minute', async () => {
  const phone = freshPhone()
  await gateway.must(SEND, { body: { phone } })
  const again = await gateway.ask(SEND, { body: { phone } })
  assert.deepEqual([again.status, again.failed, again.code], [200, true, 'captcha.wait'])
  await gateway.core.clock.advance(60 * SECOND)
  assert.equal((await gateway.ask(SEND, { body: { phone } })).success, true)
})

test('two requests for a code at once send one', async () => {
  const phone = freshPhone()
  const both = await Promise.all([gateway.ask(SEND, { body: { phone } }), gateway.ask(SEND, { body: { phone } })])
  assert.equal(both.filter((answer) => answer.success).length, 1)
})

test('a phone gets ten codes a day, and more the next day', async () => {
  const phone = freshPhone()
  // Far from midnight, so that the eleven minutes are one day.
  const day = 24 * 3600 * SECOND
  const intoDay = (gateway.core.clock.now() + 8 * 3600 * SECOND) % day
  await gateway.core.clock.advance(day - intoDay + 3600 * SECOND)
  for (let count = 0; count < 10; count += 1) {
    await gateway.must(SEND, { body: { phone } })
    await gateway.core.clock.advance(61 * SECOND)
  }
  assert.equal((await gateway.ask(SEND, { body: { phone } })).code, 'captcha.daily')
  await gateway.core.clock.advance(day)
  assert.equal((await gateway.ask(SEND, { body: { phone } })).success, true)
})

/** Asks for a code for a new phone, as somebody at an address. */
const sendFrom = (from: TestGateway, ip: string, locale: 'zh-CN' | 'en-US' = 'zh-CN', phone = freshPhone()) =>
  from.ask(SEND, { body: { phone }, locale, headers: { 'x-forwarded-for': ip } })

test('production sends an address a hundred codes an hour, for any phones', async (t) => {
  const webhook = await startSmsWebhook()
  t.after(() => webhook.close())
  const sms = { kind: 'webhook' as const, url: webhook.url, secret: SECRET }
  assert.deepEqual(SMS_CALLER_LIMITS, { hourly: 100, daily: 500, freely: 20 })
  // without the picture codes that the last eighty are asked for (login.test.ts)
  const smsPerCaller = { ...SMS_CALLER_LIMITS, freely: 100 }
  const production = await startTestGateway({ mode: 'production', trustedProxies: 1, sms, smsPerCaller })
  t.after(() => production.close())
  const toOne = async (count: number, ipOf: (index: number) => string): Promise<string[]> => {
    const codes: string[] = []
    for (let index = 0; index < count; index += 1) codes.push((await sendFrom(production, ipOf(index))).code)
    return codes
  }
  // an hour may end between two calls; then the next one is whole
  const first = await toOne(101, () => '203.0.113.7')
  const refusal = first.at(-1) === 'S' ? (await toOne(101, () => '203.0.113.7')).at(-1) : first.at(-1)
  assert.deepEqual([first.slice(0, 100).every((code) => code === 'S'), refusal], [true, 'captcha.caller-wait'])
  const words = await Promise.all(
    (['zh-CN', 'en-US'] as const).map((lang) => sendFrom(production, '203.0.113.7', lang))
  )
  assert.deepEqual(
    words.map(({ status, failed }) => [status, failed]),
    [
      [200, true],
      [200, true]
    ]
  )
  assert.match(words[0]?.message ?? '', /^当前网络获取验证码过于频繁，请在 \d{1,2} 分钟后重试$/)
  assert.match(words[1]?.message ?? '', /^Too many codes for this network, please try again in \d{1,2} min$/)
  assert.equal((await sendFrom(production, '203.0.113.8')).success, true)
  // a customer with IPv6 has all the addresses of 64 bits
  const six = await toOne(210, (index) => `2001:db8:0:1::${index.toString(16)}`)
  assert.ok(six.includes('captcha.caller-wait'))
  assert.equal((await sendFrom(production, '2001:db8:0:2::1')).success, true)
})

test('an address has its codes back after an hour, its daily ones the next day; what is refused is not counted', async (t) => {
  const few = await startTestGateway({ smsPerCaller: { hourly: 2, daily: 3 }, seeds: false })
  t.after(() => few.close())
  const hour = 3600 * SECOND
  const day = 24 * hour
  const code = async (phone?: string): Promise<string> => (await sendFrom(few, '127.0.0.1', 'zh-CN', phone)).code
  // the shop's day begins at 16:00 UTC: far from its end, and at the beginning of an hour
  const toBeginning = (day - (few.core.clock.now() % day) + 17 * hour) % day
  await few.core.clock.advance(toBeginning)
  const phone = freshPhone()
  assert.deepEqual(
    [await code(phone), await code(phone), await code(), await code(phone), await code()],
    ['S', 'captcha.wait', 'S', 'captcha.wait', 'captcha.caller-wait']
  )
  const deniedPhone = freshPhone()
  assert.equal(await code(deniedPhone), 'captcha.caller-wait')
  await few.core.clock.advance(hour)
  // the phone that was refused for its address was not counted either
  assert.deepEqual([await code(deniedPhone), await code()], ['S', 'captcha.caller-daily'])
  const zh = await sendFrom(few, '127.0.0.1')
  const en = await sendFrom(few, '127.0.0.1', 'en-US')
  assert.deepEqual(
    [zh.message, en.message],
    [
      '当前网络今天获取验证码的次数已用完，请明天再试',
      'No more codes for this network today. Please try again tomorrow'
    ]
  )
  // an address that nobody vouches for is only what somebody says
  assert.equal((await sendFrom(few, '203.0.113.9')).code, 'captcha.caller-daily')
  const callers = () => few.core.db.selectFrom('captcha_caller').select('caller').execute()
  const phones = () => few.core.db.selectFrom('captcha_quota').select('phone').execute()
  await few.sweep()
  assert.deepEqual(await callers(), [{ caller: '127.0.0.1' }])
  assert.ok((await phones()).some((row) => row.phone === deniedPhone))
  await few.core.clock.advance(day)
  await few.sweep()
  assert.deepEqual([await callers(), await phones()], [[], []])
  assert.equal(await code(), 'S')
})

test('codes that callers of one address ask for at once stay within its limit', async (t) => {
  const few = await startTestGateway({ smsPerCaller: { hourly: 5, daily: 5 }, seeds: false })
  t.after(() => few.close())
  const answers = await Promise.all(Array.from({ length: 12 }, () => sendFrom(few, '127.0.0.1')))
  assert.equal(answers.filter((answer) => answer.success).length, 5)
  const rows = await few.core.db.selectFrom('outbox').select('outbox_id').execute()
  assert.equal(rows.length, 5)
})

test('an address stands for who has it', () => {
  const pairs: [string, string][] = [
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::1', '0:0:0:0::/64'],
    ['2001:DB8:0:01::7', '2001:db8:0:1::/64'],
    ['2001:db8:0:1:ffff:2:3:4', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64']
  ]
  for (const [ip, caller] of pairs) assert.equal(callerOf(ip), caller, ip)
})

test('the fifth wrong code voids the right one', async () => {
  const phone = freshPhone()
  const { captchaKey } = await gateway.must(SEND, { body: { phone } })
  const code = await codeOf(phone)
  for (let guess = 0; guess < 5; guess += 1) {
    assert.equal(
      (await gateway.ask(LOGIN, { body: { phone, captchaKey, captcha: wrong(code) } })).code,
      'captcha.wrong'
    )
  }
  assert.equal((await gateway.ask(LOGIN, { body: { phone, captchaKey, captcha: code } })).code, 'captcha.expired')
})

test('after four wrong codes the right one still logs in', async () => {
  const phone = freshPhone()
  const { captchaKey } = await gateway.must(SEND, { body: { phone } })
  const code = await codeOf(phone)
  for (let guess = 0; guess < 4; guess += 1)
    await gateway.ask(LOGIN, { body: { phone, captchaKey, captcha: wrong(code) } })
  assert.equal((await gateway.ask(LOGIN, { body: { phone, captchaKey, captcha: code } })).success, true)
})

test('a code is good for five minutes, once, and for its own phone', async () => {
  const phone = freshPhone()
  const reply = await gateway.must(SEND, { body: { phone } })
  const body = { phone, captchaKey: reply.captchaKey, captcha: await codeOf(phone) }
  assert.equal((await gateway.ask(LOGIN, { body: { ...body, phone: freshPhone() } })).code, 'captcha.expired')
  await gateway.core.clock.advance(299 * SECOND)
  assert.equal((await gateway.ask(LOGIN, { body })).success, true)
  assert.equal((await gateway.ask(LOGIN, { body })).code, 'captcha.expired')
  const late = await gateway.must(SEND, { body: { phone } })
  const lateCode = await codeOf(phone)
  await gateway.core.clock.advance(301 * SECOND)
  const answer = await gateway.ask(LOGIN, { body: { phone, captchaKey: late.captchaKey, captcha: lateCode } })
  assert.equal(answer.code, 'captcha.expired')
})

test('a new code ends the one before it', async () => {
  const phone = freshPhone()
  const first = await gateway.must(SEND, { body: { phone } })
  const old = { phone, captchaKey: first.captchaKey, captcha: await codeOf(phone) }
  await gateway.core.clock.advance(61 * SECOND)
  const { captchaKey } = await gateway.must(SEND, { body: { phone } })
  assert.equal((await gateway.ask(LOGIN, { body: old })).code, 'captcha.expired')
  assert.equal((await gateway.ask(LOGIN, { body: { phone, captchaKey, captcha: await codeOf(phone) } })).success, true)
})

test('of logins at once with one code exactly one succeeds', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const phone = freshPhone()
    const { captchaKey } = await gateway.must(SEND, { body: { phone } })
    const body = { phone, captchaKey, captcha: await codeOf(phone) }
    // PGlite has one connection: while it is busy all three queue up for it, and then take turns statement by statement
    const busy = inTransaction(gateway.core.db, () => delay(50))
    const codes = await Promise.all([1, 2, 3].map(async () => (await gateway.ask(LOGIN, { body })).code))
    await busy
    assert.deepEqual(codes.sort(), ['S', 'captcha.expired', 'captcha.expired'])
  }
})

test('neither code nor token is stored as it is', async () => {
  const phone = freshPhone()
  const { token } = await logIn(phone)
  const sessions = await gateway.core.db.selectFrom('session').selectAll().execute()
  assert.ok(!JSON.stringify(sessions).includes(token))
  const captchas = await gateway.core.db.selectFrom('captcha').selectAll().where('phone', '=', phone).execute()
  assert.ok(!captchas.some((row) => row.code_hash === row.key_hash || row.code_hash.length < 64))
})

const LOGOUT = 'POST /o2cum/v1/customer-login/logout'
const INFO = 'GET /o2cum/v1/customer-info'

test('a logout ends the login that it carries and no other one', async () => {
  const phone = freshPhone()
  const here = await logIn(phone)
  await gateway.core.clock.advance(61 * SECOND)
  const elsewhere = await logIn(phone)
  const stranger = await logIn()
  await gateway.must(LOGOUT, { token: here.token })
  const statuses = []
  for (const { token } of [here, elsewhere, stranger]) statuses.push((await gateway.ask(INFO, { token })).status)
  assert.deepEqual(statuses, [401, 200, 200])
  // once more, and without a login: there is none to end
  for (const token of [here.token, 'a'.repeat(43)]) assert.equal((await gateway.ask(LOGOUT, { token })).status, 401)
  assert.equal((await gateway.ask(LOGOUT)).status, 401)
  assert.equal((await gateway.ask(INFO, { token: elsewhere.token })).status, 200)
})

test('a change of phone ends every login of its shopper, by anybody; other changes end none', async () => {
  const phone = freshPhone()
  const first = await logIn(phone)
  await gateway.core.clock.advance(61 * SECOND)
  const second = await logIn(phone)
  const stranger = await logIn()
  const change = (part: { phone?: string; spent_fen?: number }) =>
    gateway.core.db.updateTable('customer').set(part).where('user_id', '=', first.userId).execute()
  const statuses = async () => {
    const codes = []
    for (const { token } of [first, second, stranger]) codes.push((await gateway.ask(INFO, { token })).status)
    return codes
  }
  await change({ spent_fen: 5 })
  await change({ phone, spent_fen: 6 })
  assert.deepEqual(await statuses(), [200, 200, 200])
  await change({ phone: freshPhone() })
  assert.deepEqual(await statuses(), [401, 401, 200])
})

test('the first address becomes the default; a new default takes it over; deleting it hands it to the newest', async () => {
  const { token } = await logIn()
  const first = await gateway.must(ADD, { token, body: address('一号路1号') })
  assert.equal(first.isDefault, true)
  assert.deepEqual([first.provinceName, first.cityName, first.districtName], ['浙江省', '杭州市', '西湖区'])
  const second = await gateway.must(ADD, { token, body: address('二号路2号', true) })
  await gateway.core.clock.advance(SECOND)
  const third = await gateway.must(ADD, { token, body: address('三号路3号') })
  const defaults = async (): Promise<string[]> =>
    (await gateway.must(LIST, { token })).list.filter((row) => row.isDefault).map((row) => row.addressId)
  assert.deepEqual(await defaults(), [second.addressId])
  assert.equal((await gateway.must(LIST, { token })).list[0]?.addressId, second.addressId)
  await gateway.must('DELETE /o2cum/v1/bp-address', { token, query: { addressId: second.addressId } })
  assert.deepEqual(await defaults(), [third.addressId])
  await gateway.must('POST /o2cum/v1/bp-address/set-default-address', { token, body: { addressId: first.addressId } })
  assert.deepEqual(await defaults(), [first.addressId])
})

test('an address is changed and comes in the language asked for', async () => {
  const { token } = await logIn()
  const { addressId } = await gateway.must(ADD, { token, body: address() })
  const reply = await gateway.must('PUT /o2cum/v1/bp-address', {
    token,
    locale: 'en-US',
    body: { ...address('  新路 5 号 '), addressId, tag: 'WORK' }
  })
  assert.deepEqual([reply.detail, reply.tag, reply.cityName, reply.isDefault], ['新路 5 号', 'WORK', 'Hangzhou', true])
})

test('nobody can send a parcel to a name or a street that can’t be seen', async () => {
  const { token } = await logIn()
  const reply = await gateway.must(ADD, { token, body: address() })
  const unseen: [Record<string, string>, string][] = [
    [{ receiver: '\u200b\u200b' }, '收货人姓名含有看不见的字符，请重新输入'],
    [{ receiver: '\u202E三张' }, '收货人姓名含有看不见的字符，请重新输入'],
    [{ receiver: 'a\nb' }, '收货人姓名含有看不见的字符，请重新输入'],
    [{ detail: '\u3164\u3164\u3164' }, '详细地址含有看不见的字符，请重新输入'],
    [{ detail: '文三路\u2066 90 号' }, '详细地址含有看不见的字符，请重新输入']
  ]
  for (const [part, words] of unseen) {
    const body = { ...address(), ...part }
    for (const answer of [
      await gateway.ask(ADD, { token, body }),
      await gateway.ask('PUT /o2cum/v1/bp-address', { token, body: { ...body, addressId: reply.addressId } })
    ]) {
      assert.deepEqual([answer.status, answer.code, answer.message], [400, 'request.invalid', words])
    }
  }
  assert.deepEqual((await gateway.must(LIST, { token })).list, [reply])
  const lines = await gateway.must(ADD, { token, body: address(' 文三路\n90 号 ') })
  assert.equal(lines.detail, '文三路 90 号')
})

test("a stranger's address can't be changed, chosen, deleted or seen", async () => {
  const owner = await logIn()
  const stranger = await logIn()
  const { addressId } = await gateway.must(ADD, { token: owner.token, body: address() })
  const { token } = stranger
  const answers = [
    await gateway.ask('PUT /o2cum/v1/bp-address', { token, body: { ...address('偷改路1号'), addressId } }),
    await gateway.ask('DELETE /o2cum/v1/bp-address', { token, query: { addressId } }),
    await gateway.ask('POST /o2cum/v1/bp-address/set-default-address', { token, body: { addressId } })
  ]
  assert.deepEqual(
    answers.map((answer) => answer.code),
    ['address.missing', 'address.missing', 'address.missing']
  )
  assert.deepEqual((await gateway.must(LIST, { token })).list, [])
  assert.equal((await gateway.must(LIST, { token: owner.token })).list[0]?.detail, '文三路90号')
})

test('one shopper keeps at most twenty addresses, also when they come at once', async () => {
  const { token } = await logIn()
  const answers = await Promise.all(
    Array.from({ length: ADDRESS_LIMIT + 3 }, (_, index) =>
      gateway.ask(ADD, { token, body: address(`并发路${index}号`) })
    )
  )
  assert.equal(answers.filter((answer) => answer.success).length, 20)
  assert.ok(answers.every((answer) => answer.success || answer.code === 'address.limit'))
  const { list } = await gateway.must(LIST, { token })
  assert.deepEqual([list.length, list.filter((row) => row.isDefault).length], [20, 1])
})

test('a region that is none is refused', async () => {
  const { token } = await logIn()
  const answer = await gateway.ask(ADD, { token, body: { ...address(), districtCode: '110101' } })
  assert.deepEqual([answer.status, answer.code], [400, 'request.invalid'])
})

test('counts, level and flags of a demonstration shopper', async () => {
  const token = await gateway.tokenOf('u_lin')
  const quantity = await gateway.must('GET /o2cum/v1/customer-info/getUserQuantity', { token })
  assert.equal(quantity.addressCount, 2)
  const level = await gateway.must('GET /o2cum/v1/customer-info/point-and-level-detail', { token })
  assert.equal(level.levelName, '银穗会员')
  assert.ok((level.toNextLevelFen ?? 0) > 0)
  const flags = await gateway.must('GET /o2cum/v1/customer-info/getUserInfo', { token: (await logIn()).token })
  assert.deepEqual(flags, { receivePacketFlag: 0, firstOrderFlag: 1 })
})

test('pasted text is read by the endpoint', async () => {
  const { token } = await logIn()
  const text = '张三 13800006021 浙江省杭州市余杭区文一西路969号'
  const reply = await gateway.must('POST /o2cum/v1/bp-address/paste-address-parse', { token, body: { text } })
  assert.deepEqual([reply.receiver, reply.districtCode, reply.detail], ['张三', '330110', '文一西路969号'])
})
