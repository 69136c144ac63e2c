import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { ADDRESS_LIMIT } from '../../gateway/src/areas/customer/service'
import { startTestGateway, type TestGateway } from './support'

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
  const outbox = await gateway.app.inject({ method: 'GET', url: '/demo/api/outbox', query: { recipient: phone } })
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
  for (let sent = 0; sent < 10; sent += 1) {
    await gateway.must(SEND, { body: { phone } })
    await gateway.core.clock.advance(61 * SECOND)
  }
  assert.equal((await gateway.ask(SEND, { body: { phone } })).code, 'captcha.daily')
  await gateway.core.clock.advance(day)
  assert.equal((await gateway.ask(SEND, { body: { phone } })).success, true)
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
  const sent = await gateway.must(SEND, { body: { phone } })
  const body = { phone, captchaKey: sent.captchaKey, captcha: await codeOf(phone) }
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

test('neither code nor token is stored as it is', async () => {
  const phone = freshPhone()
  const { token } = await logIn(phone)
  const sessions = await gateway.core.db.selectFrom('session').selectAll().execute()
  assert.ok(!JSON.stringify(sessions).includes(token))
  const captchas = await gateway.core.db.selectFrom('captcha').selectAll().where('phone', '=', phone).execute()
  assert.ok(!captchas.some((row) => row.code_hash === row.captcha_key || row.code_hash.length < 64))
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
  const changed = await gateway.must('PUT /o2cum/v1/bp-address', {
    token,
    locale: 'en-US',
    body: { ...address('  新路 5 号 '), addressId, tag: 'WORK' }
  })
  assert.deepEqual(
    [changed.detail, changed.tag, changed.cityName, changed.isDefault],
    ['新路 5 号', 'WORK', 'Hangzhou', true]
  )
})

test('nobody can send a parcel to a name or a street that can’t be seen', async () => {
  const { token } = await logIn()
  const kept = await gateway.must(ADD, { token, body: address() })
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
      await gateway.ask('PUT /o2cum/v1/bp-address', { token, body: { ...body, addressId: kept.addressId } })
    ]) {
      assert.deepEqual([answer.status, answer.code, answer.message], [400, 'request.invalid', words])
    }
  }
  assert.deepEqual((await gateway.must(LIST, { token })).list, [kept])
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
    Array.from({ length: ADDRESS_LIMIT + 3 }, (_, at) => gateway.ask(ADD, { token, body: address(`并发路${at}号`) }))
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
  const found = await gateway.must('POST /o2cum/v1/bp-address/paste-address-parse', { token, body: { text } })
  assert.deepEqual([found.receiver, found.districtCode, found.detail], ['张三', '330110', '文一西路969号'])
})
