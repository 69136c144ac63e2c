// PostgreSQL: one code and one hand-over that are spent at once
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sandboxCode, type SandboxKind } from '../../../gateway/src/core/platform/sandbox'
import { ownPage, startTestGateway, type AskOptions, type TestGateway } from '../support'
import { answerOf } from './captchas'

const SEND = 'POST /oauth/public/send-phone-captcha-always'
const LOGIN = 'POST /o2cum/v1/pub/customer-login/register-with-oauth'
const REGISTER = 'POST /o2cum/v1/pub/customer-register/register-with-oauth'
const PICTURE = 'POST /o2as-b2c/v1/sms/pub/send-image-code'
const HAND = 'POST /o2cum/v1/pub/get-h5-auth-token'
const TICKET = 'POST /o2cum/v1/pub/get-mobilePhone-h5'
const H5 = 'POST /o2cum/v1/pub/h5/login'
const OFFICIAL = 'POST /o2cum/v1/pub/mpminappcombie/getMpOpenId'
const OPEN_ID = 'POST /o2cum/v1/pub/mini-program/getOpenUnionId'
const MINI = 'POST /o2cum/v1/pub/mini-program/login'
const INFO = 'GET /o2cum/v1/customer-info'
const MINUTE = 60_000
const ORIGIN = 'https://shop.example'
const agreed = [{ policyCode: 'USER' }, { policyCode: 'PRIVACY' }]

let gateway: TestGateway
let phones = 13_700_000_000
const freshPhone = (): string => String((phones += 1))
before(async () => {
  gateway = await startTestGateway({ seeds: false, smsPerCaller: { hourly: 1000, daily: 5000, freely: 900 } })
})
after(() => gateway.close())

async function codeOf(phone: string, of = gateway): Promise<string> {
  const outbox = await of.app.inject({ url: '/demo/api/outbox', query: { recipient: phone }, headers: ownPage(of) })
  return outbox.json<{ list: { title: string }[] }>().list[0]?.title ?? ''
}
const wrong = (code: string): string => (code === '000000' ? '111111' : '000000')
const platformCode = (kind: SandboxKind, whose: string): string =>
  sandboxCode(kind, whose, Date.now(), randomUUID().replaceAll('-', '').slice(0, 12))

/** What proves a phone. */
async function proof(phone = freshPhone()) {
  const { captchaKey } = await gateway.must(SEND, { body: { phone } })
  return { phone, captchaKey, captcha: await codeOf(phone) }
}
const newcomer = async (phone = freshPhone()) => gateway.must(REGISTER, { body: { ...(await proof(phone)), agreed } })

const inWords = (of = gateway) => of.must(PICTURE, { body: { inWords: true }, locale: 'en-US' })

test('a phone nobody has is told to its holder alone, and is registered by the same code with the texts it agreed to', async () => {
  const mine = await proof()
  const reply = await gateway.ask(LOGIN, { body: { ...mine, onlyKnown: true } })
  assert.deepEqual([reply.status, reply.code], [200, 'login.unregistered'])
  const { userId, registered } = await gateway.must(REGISTER, { body: { ...mine, agreed } })
  assert.equal(registered, true)
  const bindingRow = await gateway.core.db
    .selectFrom('agreed_text')
    .select('policy_code')
    .where('user_id', '=', userId)
    .orderBy('policy_code')
    .execute()
  assert.deepEqual(
    bindingRow.map((row) => row.policy_code),
    ['PRIVACY', 'USER']
  )
  assert.equal((await gateway.ask(REGISTER, { body: { ...mine, agreed } })).code, 'captcha.expired')
})

test('nothing but the right code tells whether a phone is known', async () => {
  const knownPhone = freshPhone()
  await newcomer(knownPhone)
  await gateway.core.clock.advance(MINUTE)
  const answers = []
  for (const phone of [knownPhone, freshPhone()]) {
    const reply = await gateway.ask(SEND, { body: { phone } })
    const { captchaKey } = reply.data
    const captcha = wrong(await codeOf(phone))
    const guess = await gateway.ask(LOGIN, { body: { phone, captchaKey, captcha, onlyKnown: true } })
    answers.push([reply.status, reply.code, Object.keys(reply.data).sort(), guess.status, guess.code, guess.message])
  }
  assert.deepEqual(answers[0], answers[1])
})

test('five codes that are right take nothing from a registration', async () => {
  const mine = await proof()
  for (let tries = 0; tries < 6; tries += 1)
    assert.equal((await gateway.ask(LOGIN, { body: { ...mine, onlyKnown: true } })).code, 'login.unregistered')
  assert.equal((await gateway.must(REGISTER, { body: { ...mine, agreed } })).registered, true)
})

test('five wrong codes end a phone’s code wherever they come from, and nobody else’s at the same address', async (t) => {
  const behindProxy = await startTestGateway({ seeds: false, trustedProxies: 1 })
  t.after(() => behindProxy.close())
  const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })
  const sendCode = async (phone: string) => {
    const { captchaKey } = await behindProxy.must(SEND, { body: { phone }, ...from('203.0.113.1') })
    return { phone, captchaKey, captcha: await codeOf(phone, behindProxy) }
  }
  const [attacker, neighbour] = [await sendCode(freshPhone()), await sendCode(freshPhone())]
  const guess = { ...attacker, captcha: wrong(attacker.captcha) }
  for (let tries = 0; tries < 5; tries += 1) {
    // each from an address of its own, but for the neighbour's
    const ip = tries === 0 ? '203.0.113.2' : `198.51.100.${tries}`
    assert.equal((await behindProxy.ask(LOGIN, { body: guess, ...from(ip) })).code, 'captcha.wrong')
  }
  assert.equal((await behindProxy.ask(LOGIN, { body: attacker, ...from('203.0.113.3') })).code, 'captcha.expired')
  // a whole office behind one address, with one who types badly
  for (let tries = 0; tries < 12; tries += 1)
    await behindProxy.ask(LOGIN, { body: { ...guess, captchaKey: `cap_${tries}` }, ...from('203.0.113.2') })
  assert.ok((await behindProxy.must(LOGIN, { body: neighbour, ...from('203.0.113.2') })).token)
})

test('one code that is used many times at once gives one login', async () => {
  const phone = freshPhone()
  const mine = await proof(phone)
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      index % 2 === 0 ? gateway.ask(REGISTER, { body: { ...mine, agreed } }) : gateway.ask(LOGIN, { body: mine })
    )
  )
  assert.equal(answers.filter(({ success }) => success).length, 1)
  const { rows } = { rows: await gateway.core.db.selectFrom('session').select('user_id').execute() }
  const userId = answers.find(({ success }) => success)?.data.userId
  assert.equal(rows.filter((row) => row.user_id === userId).length, 1)
})

test('after three wrong codes the phone’s next one is sent for a picture code, in words too', async () => {
  const phone = freshPhone()
  const { captchaKey, captcha } = await proof(phone)
  for (let guess = 0; guess < 3; guess += 1)
    assert.equal(
      (await gateway.ask(LOGIN, { body: { phone, captchaKey, captcha: wrong(captcha) } })).code,
      'captcha.wrong'
    )
  await gateway.core.clock.advance(MINUTE)
  assert.equal((await gateway.ask(SEND, { body: { phone } })).code, 'captcha.picture')
  // others are not asked for one
  assert.equal((await gateway.ask(SEND, { body: { phone: freshPhone() } })).success, true)
  const reply = await gateway.must(PICTURE, { body: {} })
  assert.match(reply.picture, /^data:image\/png;base64,/)
  assert.equal(reply.question, undefined)
  const question = await inWords()
  assert.equal(question.picture, '')
  const read = { pictureKey: question.captchaKey, pictureCode: answerOf(question.question ?? '') }
  assert.equal((await gateway.ask(SEND, { body: { phone, ...read, pictureCode: '99' } })).code, 'captcha.misread')
  assert.equal((await gateway.ask(SEND, { body: { phone, ...read } })).code, 'captcha.used')
  const again = await inWords()
  const answer = { pictureKey: again.captchaKey, pictureCode: answerOf(again.question ?? '') }
  assert.equal((await gateway.ask(SEND, { body: { phone, ...answer } })).success, true)
  // an hour later it is forgotten
  await gateway.core.clock.advance(61 * MINUTE)
  assert.equal((await gateway.ask(SEND, { body: { phone } })).success, true)
})

test('an address that had its share of codes in an hour reads a picture for each', async (t) => {
  const few = await startTestGateway({ seeds: false, smsPerCaller: { hourly: 50, daily: 500, freely: 2 } })
  t.after(() => few.close())
  // from the beginning of an hour, so that none ends between two calls
  await few.core.clock.advance(3_600_000 - (few.core.clock.now() % 3_600_000))
  const send = (read = {}) => few.ask(SEND, { body: { phone: freshPhone(), ...read } })
  const codes = [(await send()).code, (await send()).code, (await send()).code]
  assert.deepEqual(codes, ['S', 'S', 'captcha.picture'])
  const { captchaKey, question = '' } = await inWords(few)
  assert.equal((await send({ pictureKey: captchaKey, pictureCode: answerOf(question) })).code, 'S')
})

test('a code that no picture goes before is refused once its address had the share of an hour', async (t) => {
  const few = await startTestGateway({ seeds: false, smsPerCaller: { hourly: 50, daily: 500, freely: 2 } })
  t.after(() => few.close())
  await few.core.clock.advance(3_600_000 - (few.core.clock.now() % 3_600_000))
  const phone = freshPhone()
  const { captchaKey } = await few.must(SEND, { body: { phone } })
  const { token } = await few.must(REGISTER, { body: { phone, captchaKey, captcha: await codeOf(phone, few), agreed } })
  const send = async (step: 'OLD' | 'CLOSE') => {
    await few.core.clock.advance(MINUTE)
    return few.ask('POST /o2cum/v1/customer-info/phone-code', { token, body: { step } })
  }
  assert.equal((await send('OLD')).code, 'S')
  const refused = await send('CLOSE')
  assert.deepEqual(
    [refused.code, refused.message],
    ['captcha.caller-wait', '当前网络获取验证码过于频繁，请在 58 分钟后重试']
  )
  // what was refused counts against nobody
  const { captchaKey: pictureKey, question = '' } = await inWords(few)
  const read = { pictureKey, pictureCode: answerOf(question) }
  assert.equal((await few.ask(SEND, { body: { phone: freshPhone(), ...read } })).code, 'S')
  await few.core.clock.advance(58 * MINUTE)
  assert.equal((await send('CLOSE')).code, 'S')
})

test('a code is of one phone and one purpose', async () => {
  const mine = await proof()
  const other = await gateway.ask(LOGIN, { body: { ...mine, phone: freshPhone() } })
  assert.equal(other.code, 'captcha.expired')
  const service = await gateway.ask('POST /o2as-b2c/v1/fix-install-bills/pub/listFixInstallBill', { body: mine })
  assert.equal(service.code, 'captcha.expired')
  assert.equal((await gateway.ask(LOGIN, { body: mine })).success, true)
})

test('who logs in by SMS in the mini-program is bound, and comes in without typing the next time', async () => {
  const person = `p${randomUUID().slice(0, 8)}`
  const first = await gateway.ask(MINI, { body: { code: platformCode('login', person) } })
  assert.equal(first.code, 'hoth.social.userNotBind')
  const { token, userId } = await newcomer()
  await gateway.must(OPEN_ID, { body: { code: platformCode('login', person) }, token })
  assert.equal((await gateway.must(MINI, { body: { code: platformCode('login', person) } })).userId, userId)
  // without a login nobody is bound, and nobody takes another's person
  const stranger = `p${randomUUID().slice(0, 8)}`
  await gateway.must(OPEN_ID, { body: { code: platformCode('login', stranger) } })
  assert.equal((await gateway.ask(MINI, { body: { code: platformCode('login', stranger) } })).success, false)
  const other = await newcomer()
  await gateway.must(OPEN_ID, { body: { code: platformCode('login', person) }, token: other.token })
  assert.equal((await gateway.must(MINI, { body: { code: platformCode('login', person) } })).userId, userId)
})

test('the official account’s person is bound by the login after it, and logged in from then on; nothing is sent to its id', async () => {
  const person = `p${randomUUID().slice(0, 8)}`
  const unbound = await gateway.must(OFFICIAL, { body: { code: platformCode('official', person) } })
  assert.equal(unbound.login, undefined)
  const body = { ...(await proof()), agreed, bindKey: unbound.bindKey ?? '' }
  const { userId, token } = await gateway.must(REGISTER, { body })
  const bound = await gateway.must(OFFICIAL, { body: { code: platformCode('official', person) } })
  assert.equal(bound.login?.userId, userId)
  assert.equal(bound.bindKey, undefined)
  // spec 3.3: the openId is the mini-program's
  assert.equal((await gateway.must(INFO, { token })).openId, '')
  // a key binds once
  const second = await gateway.must(REGISTER, { body: { ...(await proof()), agreed, bindKey: body.bindKey } })
  const after = await gateway.must(OFFICIAL, { body: { code: platformCode('official', person) } })
  assert.notEqual(second.userId, after.login?.userId)
})

test('the same person in the mini-program and at the official account is one customer', async () => {
  const person = `p${randomUUID().slice(0, 8)}`
  const { token, userId } = await newcomer()
  await gateway.must(OPEN_ID, { body: { code: platformCode('login', person) }, token })
  const { login } = await gateway.must(OFFICIAL, { body: { code: platformCode('official', person) } })
  assert.equal(login?.userId, userId)
})

const h5 = (
  authToken: string,
  screen = '/pagesB/order/myOrder?status=ALL',
  origin = ORIGIN
): AskOptions<typeof H5> => ({
  query: { sysCode: 'ACCESS_TOKEN' },
  body: { authToken, screen },
  headers: { origin }
})
const handOn = (token: string) =>
  gateway.must(HAND, { token, body: { screen: '/pagesB/order/myOrder?status=ALL', origin: ORIGIN } })

test('a login is handed on to one screen of one origin, once, within a minute', async () => {
  const { token, userId } = await newcomer()
  const wrongs: [screen: string, origin: string][] = [
    ['/pagesB/order/orderDetail', ORIGIN],
    ['/pagesB/order/myOrder', 'https://elsewhere.example']
  ]
  for (const [screen, origin] of wrongs) {
    const { authToken } = await handOn(token)
    assert.equal((await gateway.ask(H5, h5(authToken, screen, origin))).code, 'handover.over', screen + origin)
    // a program that tells no origin is none of this shop's pages
    assert.equal((await gateway.ask(H5, { ...h5(authToken), headers: {} })).code, 'handover.over')
  }
  const { authToken } = await handOn(token)
  const answers = await Promise.all(Array.from({ length: 6 }, () => gateway.ask(H5, h5(authToken))))
  assert.equal(answers.filter(({ success }) => success).length, 1)
  assert.equal(answers.find(({ success }) => success)?.data.userId, userId)
  const late = await handOn(token)
  await gateway.core.clock.advance(61_000)
  assert.equal((await gateway.ask(H5, h5(late.authToken))).code, 'handover.over')
})

test('a mere look at where a login is handed on spends nothing of it', async () => {
  const { token, userId } = await newcomer()
  const { authToken } = await handOn(token)
  const path = H5.slice('POST '.length)
  const page = '/pagesB/order/myOrder'
  for (const method of ['GET', 'HEAD', 'OPTIONS'] as const)
    for (const url of [path, page].map((target) => `${target}?sysCode=ACCESS_TOKEN&authToken=${authToken}`)) {
      const answer = await gateway.app.inject({ method, url, headers: { origin: ORIGIN } })
      assert.ok(!/"token"|set-cookie/i.test(answer.body + JSON.stringify(answer.headers)), `${method} ${url}`)
    }
  // a form that a preview might send has neither the code in its body nor the screen
  assert.equal((await gateway.ask(H5, { ...h5(authToken), body: { authToken } as never })).success, false)
  assert.equal((await gateway.must(H5, h5(authToken))).userId, userId)
})

test('a login that was handed on ends with its opener’s, and so do its own', async () => {
  const { token } = await newcomer()
  const child = await gateway.must(H5, h5((await handOn(token)).authToken))
  const grandchild = await gateway.must(H5, h5((await handOn(child.token)).authToken))
  const pending = await handOn(token)
  assert.equal((await gateway.ask(INFO, { token: grandchild.token })).status, 200)
  await gateway.must('POST /o2cum/v1/customer-login/logout', { token })
  for (const oldToken of [token, child.token, grandchild.token])
    assert.equal((await gateway.ask(INFO, { token: oldToken })).status, 401)
  assert.equal((await gateway.ask(H5, h5(pending.authToken))).code, 'handover.over')
})

test('a child’s end leaves its opener', async () => {
  const { token } = await newcomer()
  const child = await gateway.must(H5, h5((await handOn(token)).authToken))
  await gateway.must('POST /o2cum/v1/customer-login/logout', { token: child.token })
  assert.equal((await gateway.ask(INFO, { token })).status, 200)
})

test('the phone that the platform vouches for comes as a ticket, never as a number', async () => {
  const phone = freshPhone()
  await newcomer(phone)
  const where = { screen: '/pagesB/order/myOrder', origin: ORIGIN }
  const answer = await gateway.ask(TICKET, { body: { phoneCode: platformCode('phone', phone), ...where } })
  assert.doesNotMatch(JSON.stringify(answer), new RegExp(phone))
  const { token } = await gateway.must(H5, h5(answer.data.ticket, where.screen))
  const info = await gateway.must(INFO, { token })
  assert.equal(info.decryptMobilePhone, `${phone.slice(0, 3)}****${phone.slice(-4)}`)
})

test('a ticket registers nobody: a phone without an account has agreed to no text', async () => {
  const phone = freshPhone()
  const where = { screen: '/pagesB/order/myOrder', origin: ORIGIN }
  const { ticket } = await gateway.must(TICKET, { body: { phoneCode: platformCode('phone', phone), ...where } })
  assert.equal((await gateway.ask(H5, h5(ticket, where.screen))).code, 'login.unregistered')
  const { db } = gateway.core
  assert.deepEqual(await db.selectFrom('customer').select('user_id').where('phone', '=', phone).execute(), [])
})

test('neither code, ticket, token nor phone is stored as it is', async () => {
  const phone = freshPhone()
  const { token } = await newcomer(phone)
  const { authToken } = await handOn(token)
  const rows = JSON.stringify([
    await gateway.core.db.selectFrom('handover').selectAll().execute(),
    await gateway.core.db.selectFrom('session').selectAll().execute()
  ])
  for (const secret of [token, authToken, phone]) assert.ok(!rows.includes(secret))
})
