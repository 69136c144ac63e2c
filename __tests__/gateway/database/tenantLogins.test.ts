// covers gateway/src/core/tenant.ts, gateway/src/areas/login/, gateway/src/areas/customer/
/** Who is logged in at one of the shops on a gateway: one phone is somebody else at each, and no login or code goes over. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sandboxCode, type SandboxKind } from '../../../gateway/src/core/platform/sandbox'
import { coreOf, OWN_TENANT, tenantOf } from '../../../gateway/src/core/tenant'
import { REGION } from '../contract-walk'
import type { TestShop } from '../orders/journey-shop'
import {
  freshPhone,
  headersOf,
  names,
  NORTH,
  SEND,
  SOUTH,
  startTenants,
  tenantCalls,
  type Login
} from './tenantSupport'

const LOGIN = 'POST /o2cum/v1/pub/customer-login/register-with-oauth'
const LOGOUT = 'POST /o2cum/v1/customer-login/logout'
const INFO = 'GET /o2cum/v1/customer-info'
const HAND = 'POST /o2cum/v1/pub/get-h5-auth-token'
const H5 = 'POST /o2cum/v1/pub/h5/login'
const MINI = 'POST /o2cum/v1/pub/mini-program/login'
const BIND = 'POST /o2cum/v1/pub/mini-program/register-bind-login'
const OFFICIAL = 'POST /o2cum/v1/pub/mpminappcombie/getMpOpenId'

const platformCode = (kind: SandboxKind, whose: string): string =>
  sandboxCode(kind, whose, Date.now(), randomUUID().replaceAll('-', '').slice(0, 12))

let shop: TestShop
/** One login at each, of one phone. */
let logins: Map<string, Login>
const { codeTo, proofAt, enter, statusAt } = tenantCalls(() => shop)
before(async () => {
  ;({ shop, logins } = await startTenants())
})
after(() => shop.close())

test('one phone is somebody else at each tenant’s, with things of their own', async () => {
  const ids = names.map((tenant) => logins.get(tenant)?.userId)
  assert.equal(new Set(ids).size, names.length)
  const address = { receiver: '林', phone: '13800006021', ...REGION, detail: '某路1号', isDefault: true }
  const at0 = { token: logins.get(NORTH)?.token ?? '', headers: headersOf(NORTH) }
  await shop.must('POST /o2cum/v1/bp-address', { ...at0, body: address })
  assert.equal((await shop.must('GET /o2cum/v1/bp-address', at0)).list.length, 1)
  for (const tenant of [OWN_TENANT, SOUTH]) {
    const { token = '' } = logins.get(tenant) ?? {}
    const own = await shop.must('GET /o2cum/v1/bp-address', { token, headers: headersOf(tenant) })
    assert.deepEqual(own.list, [])
  }
})

test('logging out at one tenant’s leaves the others in', async () => {
  const phone = freshPhone()
  const [own, north] = [await enter(OWN_TENANT, phone), await enter(NORTH, phone)]
  await shop.must(LOGOUT, { token: north.token, headers: headersOf(NORTH) })
  assert.equal(await statusAt(NORTH, north.token), 401)
  assert.equal(await statusAt(OWN_TENANT, own.token), 200)
})

test('a logout that names another tenant ends nothing', async () => {
  const own = await enter(OWN_TENANT, freshPhone())
  await shop.ask(LOGOUT, { token: own.token, headers: headersOf(NORTH) })
  assert.equal(await statusAt(OWN_TENANT, own.token), 200)
})

test('the shop’s own tenant goes by no name and by that of its site; a name nobody has is refused', async () => {
  const own = await enter(OWN_TENANT, freshPhone())
  const { tenantId } = shop.core.site as { tenantId: string }
  for (const headers of [{}, headersOf(''), headersOf(tenantId)])
    assert.equal((await shop.ask(INFO, { token: own.token, headers })).status, 200)
  for (const name of ['nobody', 'NORTH', `${NORTH}, ${SOUTH}`, '__proto__', OWN_TENANT]) {
    const answer = await shop.ask(INFO, { token: own.token, headers: { 'x-tenant': name } })
    assert.deepEqual([answer.status, answer.code], [400, 'tenant.unknown'], name)
  }
})

test('where the site lies elsewhere, and nobody else is here, every name is the shop’s own', () => {
  const core = { ...shop.core, site: {} }
  assert.equal(tenantOf(coreOf(core, 'whatever').db), OWN_TENANT)
  assert.equal(tenantOf(coreOf(core, NORTH).db), NORTH)
})

test('a code that was sent for one tenant’s shop logs in at no other, and stays good', async () => {
  const proof = await proofAt(NORTH, freshPhone())
  for (const tenant of [OWN_TENANT, SOUTH]) {
    const answer = await shop.ask(LOGIN, { body: proof, headers: headersOf(tenant) })
    assert.equal(answer.code, 'captcha.expired')
  }
  assert.ok((await shop.must(LOGIN, { body: proof, headers: headersOf(NORTH) })).token)
})

test('a login is handed on within its tenant alone', async () => {
  const page = { screen: '/pages/index/index', origin: 'https://shop.example' }
  const { token } = await enter(NORTH, freshPhone())
  const { authToken } = await shop.must(HAND, { token, body: page, headers: headersOf(NORTH) })
  const spend = (tenant: string) =>
    shop.ask(H5, {
      query: { sysCode: 'ACCESS_TOKEN' },
      body: { authToken, screen: page.screen },
      headers: { ...headersOf(tenant), origin: page.origin }
    })
  const first = await spend(OWN_TENANT)
  assert.equal(first.code, 'handover.over', first.message)
  assert.equal((await spend(SOUTH)).code, 'handover.over')
  const { data } = await spend(NORTH)
  assert.equal(await statusAt(NORTH, data.token), 200)
  assert.equal(await statusAt(OWN_TENANT, data.token), 401)
})

test('a person of the messaging platform is bound at each tenant’s by itself', async () => {
  const person = 'person_of_tenants'
  const phone = freshPhone()
  const codes = () => ({
    code: platformCode('login', person),
    phoneCode: platformCode('phone', phone),
    agreed: [{ policyCode: 'USER' }]
  })
  const first = await shop.must(BIND, { body: codes() })
  const login = (tenant: string) =>
    shop.ask(MINI, { body: { code: platformCode('login', person) }, headers: headersOf(tenant) })
  assert.equal((await login(NORTH)).code, 'hoth.social.userNotBind')
  const official = { body: { code: platformCode('official', person) } }
  assert.equal((await shop.must(OFFICIAL, { ...official, headers: headersOf(NORTH) })).login, undefined)
  const second = await shop.must(BIND, { body: codes(), headers: headersOf(NORTH) })
  assert.notEqual(first.userId, second.userId)
  assert.equal((await login(OWN_TENANT)).data.userId, first.userId)
  assert.equal((await login(NORTH)).data.userId, second.userId)
})

test('a phone that is another’s at one tenant’s can be taken at the next, and not at the same', async () => {
  const takenPhone = freshPhone()
  await enter(NORTH, takenPhone)
  const change = async (tenant: string) => {
    const old = freshPhone()
    const { token } = await enter(tenant, old)
    const { db } = shop.core
    const code = async (step: 'OLD' | 'NEW') => {
      const to = step === 'OLD' ? old : takenPhone
      await db.deleteFrom('captcha_quota').where('phone', 'like', `%${to}`).execute()
      const body = step === 'OLD' ? { step } : { step, phone: to }
      const headers = headersOf(tenant)
      const { captchaKey } = await shop.must('POST /o2cum/v1/customer-info/phone-code', { token, body, headers })
      return { captchaKey, captcha: await codeTo(to) }
    }
    const before = await code('OLD')
    const body = { oldKey: before.captchaKey, oldCaptcha: before.captcha, phone: takenPhone, ...(await code('NEW')) }
    return shop.ask('POST /o2cum/v1/customer-info/phone', { token, body, headers: headersOf(tenant) })
  }
  assert.equal((await change(NORTH)).failed, true)
  assert.equal((await change(SOUTH)).success, true)
})

test('an account that is closed at one tenant’s is remembered there alone', async () => {
  const phone = freshPhone()
  const north = await enter(NORTH, phone)
  const at0 = { token: north.token, headers: headersOf(NORTH) }
  await shop.core.db.deleteFrom('captcha_quota').where('phone', 'like', `%${phone}`).execute()
  const { captchaKey } = await shop.must('POST /o2cum/v1/customer-info/phone-code', { ...at0, body: { step: 'CLOSE' } })
  const captcha = await codeTo(phone)
  const { endsAt } = await shop.must('POST /o2cum/v1/customer-info/closing', { ...at0, body: { captchaKey, captcha } })
  await shop.core.clock.advance(endsAt - shop.core.clock.now() + 1000)
  await shop.sweep()
  const flagOf = async (tenant: string) => {
    const { token } = await enter(tenant, phone)
    return (await shop.must(INFO, { token, headers: headersOf(tenant) })).firstOrderFlag
  }
  assert.deepEqual([await flagOf(NORTH), await flagOf(OWN_TENANT)], [0, 1])
})

test('limits of codes to a phone are each tenant’s own', async () => {
  const body = { phone: freshPhone() }
  for (const tenant of names) assert.equal((await shop.ask(SEND, { body, headers: headersOf(tenant) })).success, true)
  for (const tenant of names)
    assert.equal((await shop.ask(SEND, { body, headers: headersOf(tenant) })).code, 'captcha.wait')
})
