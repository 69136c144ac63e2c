// PostgreSQL: a login that binds a number at once
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sandboxCode, sandboxOpenId } from '../../../gateway/src/core/platform/sandbox'
import { startTestGateway, type TestGateway } from '../support'

const LOGIN = 'POST /o2cum/v1/pub/mini-program/login'
const BIND = 'POST /o2cum/v1/pub/mini-program/register-bind-login'
const WHO = 'POST /oauth/public/v1/wxmini/userInfoByCode'
const IDS = 'POST /o2cum/v1/pub/mini-program/getOpenUnionId'
const OFFICIAL = 'POST /o2cum/v1/pub/mpminappcombie/getMpOpenId'
const PHONE = 'POST /o2cum/v1/mpminappcombie/getMinAppWxPhone'
const INFO = 'GET /o2cum/v1/customer-info'
const MINUTE = 60_000

let gateway: TestGateway
before(async () => {
  gateway = await startTestGateway()
})
after(() => gateway.close())

let count = 0
const nonce = (): string => `n${(count += 1)}`
const loginCode = (person: string, age = 0): string => sandboxCode('login', person, Date.now() - age, nonce())
const phoneCode = (phone: string, age = 0): string => sandboxCode('phone', phone, Date.now() - age, nonce())
const freshPhone = (): string => String(13700000000 + (count += 1))
const freshPerson = (): string => `p${(count += 1)}`
const agreed = [{ policyCode: 'USER' }, { policyCode: 'PRIVACY' }]
const bind = (person: string, phone: string) =>
  gateway.ask(BIND, { body: { code: loginCode(person), phoneCode: phoneCode(phone), agreed } })
const customersOf = async (phone: string): Promise<number> =>
  (await gateway.core.db.selectFrom('customer').select('user_id').where('phone', '=', phone).execute()).length

test('a new phone is registered and bound; the person then logs in without it, as the same customer', async () => {
  const [person, phone] = [freshPerson(), freshPhone()]
  const unknown = await gateway.ask(LOGIN, { body: { code: loginCode(person) } })
  assert.deepEqual([unknown.status, unknown.failed, unknown.code], [200, true, 'hoth.social.userNotBind'])
  const first = (await bind(person, phone)).data
  assert.deepEqual([first.registered, first.openId], [true, sandboxOpenId(person)])
  const again = await gateway.must(LOGIN, { body: { code: loginCode(person) } })
  assert.deepEqual([again.userId, again.openId], [first.userId, first.openId])
  assert.notEqual(again.token, first.token)
  const info = await gateway.must(INFO, { token: again.token })
  assert.deepEqual([info.openId, info.decryptMobilePhone], [first.openId, `${phone.slice(0, 3)}****${phone.slice(-4)}`])
})

test('who is registered by the platform’s phone has agreed to the texts, which is kept; without them nobody is', async () => {
  const [person, phone] = [freshPerson(), freshPhone()]
  const without = { code: loginCode(person), phoneCode: phoneCode(phone) }
  for (const body of [without, { ...without, agreed: [] }])
    assert.equal((await gateway.ask(BIND, { body: body as never })).status, 400)
  assert.equal(await customersOf(phone), 0)
  const { userId } = (await bind(person, phone)).data
  const texts = await gateway.core.db.selectFrom('agreed_text').selectAll().where('user_id', '=', userId).execute()
  assert.deepEqual(texts.map(({ policy_code: code }) => code).sort(), ['PRIVACY', 'USER'])
})

test('a phone that has an account already is found, not registered a second time', async () => {
  const phone = '13800006022'
  const result = (await bind(freshPerson(), phone)).data
  assert.deepEqual([result.userId, result.registered], ['u_chen', false])
  assert.equal(await customersOf(phone), 1)
})

test('a demonstration shopper is bound from the start', async () => {
  assert.equal((await gateway.must(LOGIN, { body: { code: loginCode('lin') } })).userId, 'u_lin')
})

test('a code is good once, at every call that takes one, also when two calls race', async () => {
  const token = await gateway.tokenOf('u_lin')
  const person = freshPerson()
  await bind(person, freshPhone())
  for (const key of [LOGIN, WHO, IDS] as const) {
    const body = { code: loginCode(person) }
    const both = await Promise.all([gateway.ask(key, { body }), gateway.ask(key, { body })])
    assert.deepEqual(both.map((answer) => answer.code).sort(), ['S', 'platform.code-expired'], key)
    assert.equal((await gateway.ask(key, { body })).code, 'platform.code-expired', key)
  }
  const official = { code: sandboxCode('official', person, Date.now(), nonce()) }
  assert.equal((await gateway.must(OFFICIAL, { body: official })).openId, `oOfficial_${person}`)
  assert.equal((await gateway.ask(OFFICIAL, { body: official })).code, 'platform.code-expired')
  const phoneProof = { phoneCode: phoneCode('13700009999') }
  assert.equal((await gateway.must(PHONE, { token, body: phoneProof })).phone, '13700009999')
  assert.equal((await gateway.ask(PHONE, { token, body: phoneProof })).code, 'platform.code-expired')
})

test('codes that were overheard bind nobody: each of the two is spent by its first use', async () => {
  const [code, secret] = [loginCode(freshPerson()), phoneCode(freshPhone())]
  assert.ok((await gateway.ask(BIND, { body: { code, phoneCode: secret, agreed } })).success)
  const replays = [
    { code, phoneCode: phoneCode(freshPhone()), agreed },
    { code: loginCode(freshPerson()), phoneCode: secret, agreed }
  ]
  for (const body of replays) assert.equal((await gateway.ask(BIND, { body })).code, 'platform.code-expired')
})

test('a code is good for five minutes of the world, with any clock of the shop', async () => {
  const person = freshPerson()
  await bind(person, freshPhone())
  await gateway.core.clock.advance(24 * 60 * MINUTE)
  assert.ok((await gateway.ask(LOGIN, { body: { code: loginCode(person, 4.9 * MINUTE) } })).success)
  for (const age of [5.1 * MINUTE, -2 * MINUTE]) {
    assert.equal((await gateway.ask(LOGIN, { body: { code: loginCode(person, age) } })).code, 'platform.code-expired')
  }
})

test('a code of another kind, or one that the sandbox did not make, is none', async () => {
  const codes = [phoneCode('13800006021'), 'A1', 'login-lin-zzzzzzzzzz-1', `login-${'x'.repeat(40)}-abcdefgh-1`]
  for (const code of codes) {
    assert.equal((await gateway.ask(LOGIN, { body: { code } })).code, 'platform.code-expired', code)
  }
  const crossed = { code: loginCode(freshPerson()), phoneCode: loginCode('lin'), agreed }
  const answer = await gateway.ask(BIND, { body: crossed })
  assert.equal(answer.code, 'platform.code-expired')
})

test('a person bound to one phone is not bound to another; nobody is registered and nothing changes', async () => {
  const [person, mine, other] = [freshPerson(), freshPhone(), freshPhone()]
  const { userId } = (await bind(person, mine)).data
  const reply = await bind(person, other)
  assert.equal(reply.code, 'login.bound-to-another')
  assert.ok(reply.message.includes(`${mine.slice(0, 3)}****${mine.slice(-4)}`))
  assert.ok(!reply.message.includes(mine))
  assert.equal(await customersOf(other), 0)
  assert.equal((await gateway.must(LOGIN, { body: { code: loginCode(person) } })).userId, userId)
})

test('two phones at once for one person bind one of them', async () => {
  const person = freshPerson()
  const answers = await Promise.all([freshPhone(), freshPhone(), freshPhone()].map((phone) => bind(person, phone)))
  assert.equal(answers.filter((answer) => answer.success).length, 1)
  assert.deepEqual(
    answers.filter((answer) => answer.failed).map((answer) => answer.code),
    ['login.bound-to-another', 'login.bound-to-another']
  )
})

test('a customer may be two persons; openId is that of the last login', async () => {
  const phone = freshPhone()
  const [first, two] = [freshPerson(), freshPerson()]
  const { token } = (await bind(first, phone)).data
  await gateway.core.clock.advance(1000)
  await bind(two, phone)
  assert.equal((await gateway.must(INFO, { token })).openId, sandboxOpenId(two))
  await gateway.core.clock.advance(1000)
  await gateway.must(LOGIN, { body: { code: loginCode(first) } })
  assert.equal((await gateway.must(INFO, { token })).openId, sandboxOpenId(first))
})

test('who would be logged in is told with the phone masked, and nothing of who is not bound', async () => {
  const reply = await gateway.must(WHO, { body: { code: loginCode('lin') }, locale: 'en-US' })
  assert.deepEqual(reply, { bound: true, nickName: 'Lin Zhixia', decryptMobilePhone: '138****6021' })
  const unknown = await gateway.must(WHO, { body: { code: loginCode(freshPerson()) } })
  assert.deepEqual(unknown, { bound: false, nickName: '', decryptMobilePhone: '' })
})

test('neither codes nor openIds are stored where they are not needed', async () => {
  const code = loginCode('lin')
  await gateway.must(LOGIN, { body: { code } })
  const rows = await gateway.core.db.selectFrom('platform_code').selectAll().execute()
  assert.ok(rows.length > 0 && !JSON.stringify(rows).includes(code))
})

test('spent codes are forgotten once they would be over anyway, not before', async () => {
  const code = loginCode('lin')
  await gateway.must(LOGIN, { body: { code } })
  await gateway.core.db
    .updateTable('platform_code')
    .set({ used_at: new Date(Date.now() - 61 * MINUTE) })
    .execute()
  const later = loginCode('lin')
  await gateway.must(LOGIN, { body: { code: later } })
  await gateway.sweep()
  const rows = await gateway.core.db.selectFrom('platform_code').selectAll().execute()
  assert.equal(rows.length, 1)
  assert.equal((await gateway.ask(LOGIN, { body: { code: later } })).code, 'platform.code-expired')
})
