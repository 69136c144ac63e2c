// by endpoint: a login of one tenant is tried at another's
// covers gateway/src/core/tenant.ts, gateway/src/core/identity/identity.ts, gateway/src/areas/login/, gateway/src/areas/customer/
/**
 * Several shops on one gateway have nothing to do with each other: a customer of one is a stranger at the others, asks
 * for nothing of theirs with success, and is sold and shown what is there alone.
 */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { remembered } from '../../../gateway/src/core/database/remembered'
import { readSettings } from '../../../gateway/src/core/settings'
import { coreOf, OWN_TENANT } from '../../../gateway/src/core/tenant'
import { inTransaction } from '../../../gateway/src/core/database/database'
import { REGION, sampleOf, schemaOf, contentOf, endpointsToTry } from '../contract-walk'
import { paidOrder, type TestShop } from '../orders/journey-shop'
import { allRead, KNOWN, ownContent, send, type Owner } from '../owners'
import { storedOf } from './storedRows'
import { startTestGateway } from '../support'
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

let shop: TestShop
let owner: Owner
/** One login at each, of one phone. */
let logins: Map<string, Login>
const { enter, atTenant } = tenantCalls(() => shop)
before(async () => {
  ;({ shop, owner, logins } = await startTenants())
})
after(() => shop.close())

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
  const buyer = atTenant(NORTH, {
    ...owner.shopper,
    userId,
    token,
    addressId: await shop.addAddress(userId, 'HANGZHOU')
  })
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

test('no read shows goods or shops of another tenant’s, also to who knows their codes', async () => {
  const naming = new Set<string>()
  for (const tenant of [NORTH, SOUTH]) {
    const foreign = await soldElsewhere(tenant)
    assert.ok(foreign.length > 0)
    const { token = '', userId = '' } = logins.get(tenant) ?? {}
    for (const who of [
      { token, userId },
      { token: '', userId: '' }
    ]) {
      for (const [key, answer] of await allRead(atTenant(tenant, { ...owner.shopper, ...who }))) {
        const text = JSON.stringify([answer.data ?? null, answer.message ?? ''])
        if (foreign.some((name) => text.includes(`"${name}"`))) naming.add(`${key} at ${tenant}`)
      }
    }
  }
  assert.deepEqual([...naming], [])
})

test('no read tells who has the phone of another tenant’s customer anything of theirs', async () => {
  const { phone } = await shop.core.db
    .selectFrom('customer')
    .select('phone')
    .where('user_id', '=', owner.shopper.userId)
    .executeTakeFirstOrThrow()
  const namesake = await enter(NORTH, phone)
  assert.notEqual(namesake.userId, owner.shopper.userId)
  for (const [key, answer] of await allRead(atTenant(NORTH, { ...owner.shopper, ...namesake }))) {
    const text = JSON.stringify(answer.data ?? null)
    for (const secret of owner.personal)
      if (secret !== phone) assert.ok(!text.includes(secret), `${key} tells ${secret}`)
  }
})

const BILLS = 'GET /o2as-b2c/v1/fix-install-bills/listFixInstallBill'
test('a bill that no account has is that of its phone at its own tenant’s alone', async () => {
  const phone = freshPhone()
  const changes = {
    bill_id: 'sb_by_phone',
    bill_no: null,
    user_id: null,
    phone,
    made_by: null,
    appliance_key: 'by phone'
  }
  await sql`insert into service_bill select (jsonb_populate_record(b, ${JSON.stringify(changes)}::jsonb)).*
    from service_bill b where b.bill_id = ${owner.things.billId[0]}`.execute(shop.core.db)
  const listOf = async (tenant: string) => {
    const { token } = await enter(tenant, phone)
    const { list } = await shop.must(BILLS, { token, headers: headersOf(tenant) })
    return list.map(({ billId }) => billId)
  }
  assert.deepEqual([await listOf(OWN_TENANT), await listOf(NORTH)], [['sb_by_phone'], []])
})

const SYNC = 'POST /o2as-m-bbc/v1/service-bills/sync'
test('the maker’s bills of a phone are those of its own shop’s customer', async () => {
  const phone = freshPhone()
  const answers = await Promise.all(
    names.map(async (tenant) => {
      const { token } = await enter(tenant, phone)
      return (await shop.must(SYNC, { token, headers: headersOf(tenant) })).state
    })
  )
  assert.deepEqual(answers, ['FRESH', 'NONE', 'NONE'])
})

/** Who is logged in at one tenant's and asks at another's. */
const pairs = names.flatMap((mine) => names.filter((other) => other !== mine).map((other) => [mine, other] as const))

for (const endpoint of endpointsToTry.filter(({ declaration }) => declaration.token !== 'none')) {
  test(`${endpoint.key}: a login of another tenant’s is none`, async () => {
    const before = await storedOf(shop, owner.shopper)
    const sample = contentOf((place) => sampleOf(schemaOf(endpoint, place), { ...KNOWN, ...REGION }))
    for (const [mine, other] of pairs) {
      const isOwner = mine === OWN_TENANT
      const shopper = isOwner ? owner.shopper : { ...owner.shopper, ...logins.get(mine) }
      const content = isOwner ? ownContent(endpoint, owner.things, 0) : sample
      const answer = await send(atTenant(other, shopper), endpoint.key, content)
      if (endpoint.declaration.token === 'required') {
        assert.deepEqual([answer.status, answer.code], [401, 'login.required'], `${mine} at ${other}`)
        continue
      }
      const nobody = await send(atTenant(other, { ...shopper, token: '' }), endpoint.key, content)
      assert.deepEqual([answer.status, answer.code], [nobody.status, nobody.code], `${mine} at ${other}`)
      const text = JSON.stringify(answer.data ?? null)
      for (const secret of owner.personal) assert.ok(!text.includes(secret), `${mine} at ${other} is told ${secret}`)
    }
    assert.deepEqual(await storedOf(shop, owner.shopper), before)
  })
}

test('a login is good for everything at its own tenant’s, so the refusals say something', async () => {
  const { token, userId } = logins.get(NORTH) ?? { token: '', userId: '' }
  const answers = await allRead(atTenant(NORTH, { ...owner.shopper, token, userId }))
  assert.deepEqual(
    answers.filter(([, { status }]) => status === 401).map(([key]) => key),
    []
  )
})
