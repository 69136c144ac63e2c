// by endpoint: a login of one tenant is tried at another's
// covers gateway/src/core/tenant.ts, gateway/src/core/identity/identity.ts, gateway/src/areas/login/, gateway/src/areas/customer/
/**
 * Several shops on one gateway have nothing to do with each other: who is logged in at one is a stranger at the others,
 * whatever they ask, and one phone is somebody else at each.
 */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { sandboxCode, type SandboxKind } from '../../../gateway/src/core/platform/sandbox'
import { remembered } from '../../../gateway/src/core/database/remembered'
import { readSettings } from '../../../gateway/src/core/settings'
import { coreOf, OWN_TENANT, tenantOf } from '../../../gateway/src/core/tenant'
import { inTransaction } from '../../../gateway/src/core/database/database'
import { REGION, sampleOf, schemaOf, contentOf, tried } from '../contract-walk'
import { paidOrder, type TestShop, type TestShopper } from '../orders/journey-shop'
import { allRead, KNOWN, ownContent, ownerIn, send, startShopForOwners, type Owner } from '../owners'
import { storedOf } from './storedRows'
import { startTestGateway, type AskOptions } from '../support'

const SEND = 'POST /oauth/public/send-phone-captcha-always'
const LOGIN = 'POST /o2cum/v1/pub/customer-login/register-with-oauth'
const LOGOUT = 'POST /o2cum/v1/customer-login/logout'
const INFO = 'GET /o2cum/v1/customer-info'
const HAND = 'POST /o2cum/v1/pub/get-h5-auth-token'
const H5 = 'POST /o2cum/v1/pub/h5/login'
const MINI = 'POST /o2cum/v1/pub/mini-program/login'
const BIND = 'POST /o2cum/v1/pub/mini-program/register-bind-login'
const OFFICIAL = 'POST /o2cum/v1/pub/mpminappcombie/getMpOpenId'

const NORTH = 'north'
const SOUTH = 'south'
/** How a call names each; the shop's own goes without a name too. */
const names = [OWN_TENANT, NORTH, SOUTH]
const headersOf = (tenant: string): Record<string, string> => (tenant === OWN_TENANT ? {} : { 'x-tenant': tenant })

let shop: TestShop
let phones = 13_600_000_000
const freshPhone = (): string => String((phones += 1))
const platformCode = (kind: SandboxKind, whose: string): string =>
  sandboxCode(kind, whose, Date.now(), randomUUID().replaceAll('-', '').slice(0, 12))

/** The code that was sent last. */
async function codeTo(phone: string): Promise<string> {
  const sent = await shop.core.db
    .selectFrom('outbox')
    .select('title')
    .where('recipient', '=', phone)
    .orderBy('created_at', 'desc')
    .execute()
  return sent.map(({ title }) => title).find((title) => /^\d{6}$/.test(title)) ?? ''
}

async function proofAt(tenant: string, phone: string) {
  await shop.core.db.deleteFrom('captcha_quota').where('phone', 'like', `%${phone}`).execute()
  const { captchaKey } = await shop.must(SEND, { body: { phone }, headers: headersOf(tenant) })
  return { phone, captchaKey, captcha: await codeTo(phone) }
}

interface Login {
  token: string
  userId: string
}
const enter = async (tenant: string, phone: string): Promise<Login> =>
  shop.must(LOGIN, { body: await proofAt(tenant, phone), headers: headersOf(tenant) })
const statusAt = async (tenant: string, token: string): Promise<number> =>
  (await shop.ask(INFO, { token, headers: headersOf(tenant) })).status

/** The same shopper, as they ask at a tenant's. */
function at(tenant: string, { token, ...rest }: TestShopper): TestShopper {
  const how = (given: { headers?: Record<string, string> } = {}) => ({
    ...given,
    token,
    headers: { ...given.headers, ...headersOf(tenant) }
  })
  return {
    ...rest,
    token,
    ask: (key, given) => shop.ask(key, how(given) as AskOptions<typeof key>),
    must: (key, given) => shop.must(key, how(given) as AskOptions<typeof key>)
  }
}

let owner: Owner
/** One login at each, of one phone. */
const logins = new Map<string, Login>()
before(async () => {
  shop = await startShopForOwners({ tenants: [NORTH, SOUTH] })
  owner = await ownerIn(shop)
  // one shop with its goods sells at another tenant’s from here on
  await sql`update shop set tenant = ${NORTH} where shop_code = 'S2'`.execute(shop.core.db)
  const phone = freshPhone()
  for (const tenant of names) logins.set(tenant, await enter(tenant, phone))
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
  const codes = () => ({ code: platformCode('login', person), phoneCode: platformCode('phone', phone) })
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
  const taken = freshPhone()
  await enter(NORTH, taken)
  const change = async (tenant: string) => {
    const old = freshPhone()
    const { token } = await enter(tenant, old)
    const { db } = shop.core
    const code = async (step: 'OLD' | 'NEW') => {
      const to = step === 'OLD' ? old : taken
      await db.deleteFrom('captcha_quota').where('phone', 'like', `%${to}`).execute()
      const body = step === 'OLD' ? { step } : { step, phone: to }
      const headers = headersOf(tenant)
      const { captchaKey } = await shop.must('POST /o2cum/v1/customer-info/phone-code', { token, body, headers })
      return { captchaKey, captcha: await codeTo(to) }
    }
    const before = await code('OLD')
    const body = { oldKey: before.captchaKey, oldCaptcha: before.captcha, phone: taken, ...(await code('NEW')) }
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

test('each tenant is sold the goods of its own shops', async () => {
  const SEARCH = 'GET /o2srh/v1/pub/platform-products/search'
  const codesAt = async (tenant: string) => {
    const { list, total } = await shop.must(SEARCH, { query: { size: 50 }, headers: headersOf(tenant) })
    assert.equal(total, list.length)
    return list.map(({ shopCode }) => shopCode)
  }
  assert.deepEqual(new Set(await codesAt(OWN_TENANT)), new Set(['S1']))
  assert.deepEqual(new Set(await codesAt(NORTH)), new Set(['S2']))
  assert.deepEqual(await codesAt(SOUTH), [])
  const ADD = 'POST /o2cart/v1/carts/save-by-product'
  const put = (tenant: string, skuCode: string) =>
    shop.ask(ADD, {
      token: logins.get(tenant)?.token ?? '',
      body: { skuCode, quantity: 1 },
      headers: headersOf(tenant)
    })
  assert.equal((await put(NORTH, 'LAMP')).success, true)
  assert.equal((await put(NORTH, 'POT')).failed, true)
  assert.equal((await put(OWN_TENANT, 'LAMP')).failed, true)
})

test('what a gateway believes for a while is each tenant’s own, also what was the same for everybody', async () => {
  let reads = 0
  const read = remembered(60_000, async () => (reads += 1))
  const [own, north] = [shop.core.db, coreOf(shop.core, NORTH).db]
  assert.deepEqual([await read(own), await read(north), await read(own), await read(north)], [1, 2, 1, 2])
  read.forget(own)
  assert.deepEqual([await read(north), await read(own)], [3, 4])
  assert.equal(await inTransaction(north, async (tx) => read(tx)), 5)
  const key = randomUUID()
  const body = { phone: freshPhone() }
  const first = await shop.ask(SEND, { body, key, headers: headersOf(NORTH) })
  const second = await shop.ask(SEND, { body: { phone: freshPhone() }, key, headers: headersOf(SOUTH) })
  assert.ok(first.success && second.success)
})

test('an order is bought at a tenant’s, and is nobody’s elsewhere', async () => {
  const { userId, token } = logins.get(NORTH) ?? { userId: '', token: '' }
  const buyer = at(NORTH, { ...owner.shopper, userId, token, addressId: await shop.addAddress(userId, 'HANGZHOU') })
  const [orderCode = ''] = await paidOrder(shop, buyer, { FRIDGE: 1 })
  const DETAIL = 'GET /o2ord-b2c/v1/order-trades/detail'
  assert.equal((await buyer.must(DETAIL, { query: { orderCode } })).orderCode, orderCode)
  const namesake = logins.get(OWN_TENANT)?.token ?? ''
  const [theirs, unknown] = await Promise.all(
    [orderCode, 'nobodys-id'].map((code) => shop.ask(DETAIL, { token: namesake, query: { orderCode: code } }))
  )
  assert.deepEqual([theirs?.status, theirs?.code], [unknown?.status, unknown?.code])
})

test('TENANTS is names with commas between them', () => {
  assert.deepEqual(readSettings({ TENANTS: ' 7, north,7 ' }).tenants, ['7', 'north'])
  assert.deepEqual(readSettings({}).tenants, [])
  assert.throws(() => readSettings({ TENANTS: 'a b' }), /TENANTS/)
})

test('a demonstration gives each further tenant a shop of its own, once', async () => {
  const gateway = await startTestGateway({ tenants: [NORTH] })
  const shopsAt = async (tenant: string) =>
    (
      await gateway.must('GET /o2srh/v1/pub/platform-products/search', {
        query: { size: 50 },
        headers: headersOf(tenant)
      })
    ).list.map(({ shopCode }) => shopCode)
  try {
    const [own, north] = [new Set(await shopsAt(OWN_TENANT)), new Set(await shopsAt(NORTH))]
    assert.equal(north.size, 1)
    assert.ok([...north].every((code) => !own.has(code)))
  } finally {
    await gateway.close()
  }
})

/** Names of goods and shops that are sold elsewhere than here, in both languages. */
async function soldElsewhere(tenant: string): Promise<string[]> {
  const { rows } = await sql<{ name: { zh: string; en: string } }>`
    select p.title as name from product p join shop h on h.shop_code = p.shop_code where h.tenant <> ${tenant}
    union all select name from shop where tenant <> ${tenant}`.execute(shop.core.db)
  const here = await sql<{ name: { zh: string; en: string } }>`
    select p.title as name from product p join shop h on h.shop_code = p.shop_code where h.tenant = ${tenant}
    union all select name from shop where tenant = ${tenant}`.execute(shop.core.db)
  const ours = new Set(here.rows.flatMap(({ name }) => [name.zh, name.en]))
  return rows.flatMap(({ name }) => [name.zh, name.en]).filter((name) => name.length > 2 && !ours.has(name))
}

test('nobody is shown goods or shops of another tenant’s, whatever they read and whatever codes they know', async () => {
  const naming = new Set<string>()
  for (const tenant of [NORTH, SOUTH]) {
    const foreign = await soldElsewhere(tenant)
    assert.ok(foreign.length > 0)
    const { token = '', userId = '' } = logins.get(tenant) ?? {}
    for (const who of [
      { token, userId },
      { token: '', userId: '' }
    ]) {
      for (const [key, answer] of await allRead(at(tenant, { ...owner.shopper, ...who }))) {
        const told = JSON.stringify([answer.data ?? null, answer.message ?? ''])
        if (foreign.some((name) => told.includes(`"${name}"`))) naming.add(`${key} at ${tenant}`)
      }
    }
  }
  assert.deepEqual([...naming], [])
})

test('whoever has the phone of another tenant’s customer is told nothing of theirs by anything that reads', async () => {
  const { phone } = await shop.core.db
    .selectFrom('customer')
    .select('phone')
    .where('user_id', '=', owner.shopper.userId)
    .executeTakeFirstOrThrow()
  const namesake = await enter(NORTH, phone)
  assert.notEqual(namesake.userId, owner.shopper.userId)
  for (const [key, answer] of await allRead(at(NORTH, { ...owner.shopper, ...namesake }))) {
    const told = JSON.stringify(answer.data ?? null)
    for (const secret of owner.personal)
      if (secret !== phone) assert.ok(!told.includes(secret), `${key} tells ${secret}`)
  }
})

const BILLS = 'GET /o2as-b2c/v1/fix-install-bills/listFixInstallBill'
test('a bill that no account has is that of its phone at its own tenant’s alone', async () => {
  const phone = freshPhone()
  const changed = {
    bill_id: 'sb_by_phone',
    bill_no: null,
    user_id: null,
    phone,
    made_by: null,
    appliance_key: 'by phone'
  }
  await sql`insert into service_bill select (jsonb_populate_record(b, ${JSON.stringify(changed)}::jsonb)).*
    from service_bill b where b.bill_id = ${owner.things.billId[0]}`.execute(shop.core.db)
  const listed = async (tenant: string) => {
    const { token } = await enter(tenant, phone)
    const { list } = await shop.must(BILLS, { token, headers: headersOf(tenant) })
    return list.map(({ billId }) => billId)
  }
  assert.deepEqual([await listed(OWN_TENANT), await listed(NORTH)], [['sb_by_phone'], []])
})

const SYNC = 'POST /o2as-m-bbc/v1/service-bills/sync'
test('the maker’s bills of a phone are those of its own shop’s customer', async () => {
  const phone = freshPhone()
  const told = await Promise.all(
    names.map(async (tenant) => {
      const { token } = await enter(tenant, phone)
      return (await shop.must(SYNC, { token, headers: headersOf(tenant) })).state
    })
  )
  assert.deepEqual(told, ['FRESH', 'NONE', 'NONE'])
})

test('limits of codes to a phone are each tenant’s own', async () => {
  const body = { phone: freshPhone() }
  for (const tenant of names) assert.equal((await shop.ask(SEND, { body, headers: headersOf(tenant) })).success, true)
  for (const tenant of names)
    assert.equal((await shop.ask(SEND, { body, headers: headersOf(tenant) })).code, 'captcha.wait')
})

/** Who is logged in at one tenant's and asks at another's. */
const pairs = names.flatMap((mine) => names.filter((other) => other !== mine).map((other) => [mine, other] as const))

for (const endpoint of tried.filter(({ declaration }) => declaration.token !== 'none')) {
  test(`${endpoint.key}: a login of another tenant’s is none`, async () => {
    const before = await storedOf(shop, owner.shopper)
    const sample = contentOf((place) => sampleOf(schemaOf(endpoint, place), { ...KNOWN, ...REGION }))
    for (const [mine, other] of pairs) {
      const isOwner = mine === OWN_TENANT
      const shopper = isOwner ? owner.shopper : { ...owner.shopper, ...logins.get(mine) }
      const content = isOwner ? ownContent(endpoint, owner.things, 0) : sample
      const answer = await send(at(other, shopper), endpoint.key, content)
      if (endpoint.declaration.token === 'required') {
        assert.deepEqual([answer.status, answer.code], [401, 'login.required'], `${mine} at ${other}`)
        continue
      }
      const nobody = await send(at(other, { ...shopper, token: '' }), endpoint.key, content)
      assert.deepEqual([answer.status, answer.code], [nobody.status, nobody.code], `${mine} at ${other}`)
      const told = JSON.stringify(answer.data ?? null)
      for (const secret of owner.personal) assert.ok(!told.includes(secret), `${mine} at ${other} is told ${secret}`)
    }
    assert.deepEqual(await storedOf(shop, owner.shopper), before)
  })
}

test('a login is good for everything at its own tenant’s, so the refusals say something', async () => {
  const { token, userId } = logins.get(NORTH) ?? { token: '', userId: '' }
  const answers = await allRead(at(NORTH, { ...owner.shopper, token, userId }))
  assert.deepEqual(
    answers.filter(([, { status }]) => status === 401).map(([key]) => key),
    []
  )
})
