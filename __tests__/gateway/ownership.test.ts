import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import type { EndpointKey } from '../../contract'
import { advanceOrder } from '../../gateway/src/areas/order/advance'
import { endpoints, sampleOf, withValue, type Endpoint, type Field } from './contract-walk'
import { order, paidOrder, settlementOf, startPay, startShop, type TestShop, type TestShopper } from './journey-shop'
import type { Answer } from './support'

/** What belongs to one shopper, by the name a field has. Lists of them are `…s`. */
const OWNED = ['addressId', 'rowId', 'settlementId', 'orderCode', 'paymentId', 'userCouponId'] as const
type Owned = (typeof OWNED)[number]
/** What everybody may name: the shop's own things, and the secrets of a login that is not done yet. */
const EVERYBODYS = [
  ...['skuCode', 'spuCode', 'shopCode', 'categoryCode', 'couponCode', 'reasonCode'],
  ...['provinceCode', 'cityCode', 'districtCode', 'regionCode', 'captchaKey', 'phoneCode']
]
/** Values that exist in the shop of these tests. */
const KNOWN = {
  skuCode: 'POT',
  spuCode: 'P_POT',
  shopCode: 'S1',
  reasonCode: 'MIND',
  couponCode: 'C10',
  expectedPayFen: 0
}
const REGION = { provinceCode: '330000', cityCode: '330100', districtCode: '330106' }

const singular = (name: string): string => name.replace(/s$/, '')
const ownedKind = ({ name }: Field): Owned | undefined => OWNED.find((kind) => kind === singular(name))

type Things = Record<Owned, string[]>
interface Owner {
  shopper: TestShopper
  things: Things
}

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

const send = (who: TestShopper, key: EndpointKey, place: Field['place'], content: unknown) =>
  who.ask(key, { [place]: content as Record<string, unknown> })

/** A shopper with one of everything, an order in every state among it. */
async function owner(): Promise<Owner> {
  const shopper = await shop.shopper()
  const userCouponId = await shop.giveCoupon(shopper.userId, 'C5')
  const waiting = await order(shopper, { POT: 1 })
  const [paid = ''] = await paidOrder(shop, shopper, { POT2: 1 })
  const [shipped = ''] = await paidOrder(shop, shopper, { POT: 1 })
  const [received = ''] = await paidOrder(shop, shopper, { POT: 1 })
  await advanceOrder(shop.core, shipped, 'ship')
  for (const step of ['ship', 'complete'] as const) await advanceOrder(shop.core, received, step)
  const paymentId = await startPay(shopper, waiting)
  const addressId = await shop.addAddress(shopper.userId, 'HANGZHOU')
  const settlementId = await settlementOf(shopper, { POT: 2 })
  const { rowId } = await shopper.must('POST /o2cart/v1/carts/save-by-product', {
    body: { skuCode: 'POT', quantity: 1 }
  })
  await shop.core.db
    .updateTable('user_coupon')
    .set({ settlement_id: null, used_at: null })
    .where('user_coupon_id', '=', userCouponId)
    .execute()
  return {
    shopper,
    things: {
      addressId: [addressId, shopper.addressId],
      rowId: [rowId],
      settlementId: [settlementId],
      orderCode: [...waiting, paid, shipped, received],
      paymentId: [paymentId],
      userCouponId: [userCouponId]
    }
  }
}

/** Everything that is stored, a line a row. */
async function stored(): Promise<string[]> {
  const { db } = shop.core
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(db)
  const lines: string[] = []
  for (const { name } of tables.rows) {
    const rows = await sql<{ line: string }>`select ${sql.lit(name)} || row_to_json(t)::text as line
      from ${sql.id(name)} t order by 1`.execute(db)
    lines.push(...rows.rows.map(({ line }) => line))
  }
  return lines
}

/** What a shopper sends for an endpoint when each id is their own; `choice` picks among several of a kind. */
function ownContent(endpoint: Endpoint, place: Field['place'], mine: Things, choice: number): unknown {
  let content = sampleOf(endpoint.declaration[place], { ...KNOWN, ...REGION })
  for (const field of endpoint.fields) {
    const kind = field.place === place ? ownedKind(field) : undefined
    if (kind !== undefined) content = withValue(content, field.path, mine[kind][choice % mine[kind].length])
  }
  return content
}

const said = ({ status, code, message }: Answer<unknown>) => [status, code, message]
const guarded = endpoints.filter(({ declaration }) => declaration.token === 'required')
const cases = guarded.flatMap((endpoint) =>
  endpoint.fields.filter((field) => ownedKind(field) !== undefined).map((field) => ({ endpoint, field }))
)

test('every id in the contract is known as a shopper’s own or as everybody’s', () => {
  for (const { key, fields, declaration } of endpoints) {
    for (const field of fields.filter(({ name }) => /(?:Id|Code|Key|No|Number)s?$/.test(name))) {
      const owned = ownedKind(field) !== undefined
      assert.ok(owned || EVERYBODYS.includes(singular(field.name)), `${key}: whose is «${field.name}»?`)
      if (owned) assert.equal(declaration.token, 'required', `${key} takes «${field.name}» from anybody`)
    }
  }
  assert.deepEqual(
    OWNED.filter((kind) => !cases.some(({ field }) => ownedKind(field) === kind)),
    [],
    'kinds that no endpoint takes any more'
  )
})

for (const { endpoint, field } of cases) {
  const kind = ownedKind(field) as Owned
  test(`${endpoint.key}: a stranger’s ${field.name} is as good as none and changes nothing`, async () => {
    const [victim, me] = [await owner(), await owner()]
    const mine = ownContent(endpoint, field.place, me.things, 0)
    const before = await stored()
    const unknown = await send(me.shopper, endpoint.key, field.place, withValue(mine, field.path, 'nobodys-id'))
    for (const theirs of victim.things[kind]) {
      const answer = await send(me.shopper, endpoint.key, field.place, withValue(mine, field.path, theirs))
      assert.deepEqual(said(answer), said(unknown), 'ids can be probed')
      assert.ok(answer.failed || endpoint.method === 'DELETE', 'a stranger’s id was accepted')
      // Deleting what is not there is done; a key that was used is all that may be left of it.
      const after = (await stored()).filter((line) => !line.startsWith('idempotency'))
      assert.deepEqual(
        after,
        before.filter((line) => !line.startsWith('idempotency'))
      )
      if (typeof field.path.at(-1) !== 'number') continue
      const own = me.things[kind][0] ?? ''
      const listOf = (items: string[]) => withValue(mine, field.path.slice(0, -1), items)
      const mixed = await send(me.shopper, endpoint.key, field.place, listOf([own, theirs]))
      assert.ok(mixed.failed || endpoint.method === 'DELETE', 'a stranger’s id was accepted beside an own one')
      const ofVictim = (lines: string[]) => lines.filter((line) => line.includes(victim.shopper.userId))
      assert.deepEqual(ofVictim(await stored()), ofVictim(before))
    }
    // The refusals say nothing unless the same call with own ids is served.
    const answers: string[] = []
    for (let choice = 0; choice < 5; choice += 1) {
      const fresh = await owner()
      const content = ownContent(endpoint, field.place, fresh.things, choice)
      const answer = await send(fresh.shopper, endpoint.key, field.place, await agreeing(fresh.shopper, content))
      answers.push(`${answer.code} ${answer.message}`)
      if (answer.success) return
    }
    assert.fail(`not even own ids are accepted: ${answers.join(' · ')}`)
  })
}

/** A submit says what the shopper saw; the others are sent as they are. */
async function agreeing(shopper: TestShopper, content: unknown): Promise<unknown> {
  const { settlementId, expectedPayFen } = content as { settlementId?: string; expectedPayFen?: number }
  if (settlementId === undefined || expectedPayFen === undefined) return content
  const seen = await shopper.must('GET /o2cht/v1/order-settlements/query-settlement-detail', {
    query: { settlementId }
  })
  return { ...(content as object), expectedPayFen: seen.payFen }
}

test('what a newcomer can read holds nothing of another shopper', async () => {
  const victim = await owner()
  const newcomer = await shop.shopper()
  const secrets = [victim.shopper.userId, ...Object.values(victim.things).flat()]
  let asked = 0
  for (const endpoint of endpoints.filter(({ method }) => method === 'GET')) {
    const query = sampleOf(endpoint.declaration.query, { ...KNOWN, ...REGION, keyword: '水壶' })
    // Of optional fields the first sample may narrow to nothing: also ask with only what has to be there.
    const required = (endpoint.declaration.query as { required?: string[] }).required ?? []
    const bare = Object.fromEntries(Object.entries(query as object).filter(([name]) => required.includes(name)))
    for (const one of [query, bare]) {
      const answer = await newcomer.ask(endpoint.key, { query: one as Record<string, unknown>, path: { code: 'A1' } })
      assert.ok(answer.status < 500, `${endpoint.key} ${answer.message}`)
      const text = JSON.stringify(answer)
      for (const secret of secrets) assert.ok(!text.includes(secret), `${endpoint.key} tells ${secret}`)
      asked += 1
    }
  }
  assert.ok(asked > 20)
})

test('without a good token every endpoint that needs one answers 401 and does nothing', async () => {
  const me = await owner()
  const ended = await shop.tokenOf(me.shopper.userId)
  await shop.core.db
    .updateTable('session')
    .set({ expires_at: new Date(0) })
    .execute()
  const good = await shop.tokenOf(me.shopper.userId)
  const headers: Record<string, Record<string, string>> = {
    none: {},
    empty: { authorization: '' },
    'made up': { authorization: `Bearer ${'a'.repeat(43)}` },
    ended: { authorization: `Bearer ${ended}` },
    cut: { authorization: `Bearer ${good.slice(0, -1)}` },
    'of another scheme': { authorization: `Basic ${good}` },
    bare: { authorization: good },
    'in a cookie': { cookie: `token=${good}; access_token=${good}` },
    hostile: { authorization: `Bearer ' or 1=1 --` }
  }
  const before = await stored()
  for (const endpoint of guarded) {
    const place = endpoint.method === 'GET' || endpoint.key === 'DELETE /o2cum/v1/bp-address' ? 'query' : 'body'
    const content = ownContent(endpoint, place, me.things, 0) as Record<string, unknown>
    for (const [name, how] of Object.entries(headers)) {
      const query = { ...(place === 'query' ? content : {}), token: good, access_token: good }
      const answer = await shop.ask(endpoint.key, {
        query,
        ...(place === 'body' ? { body: content } : {}),
        headers: how
      })
      const seen = [answer.status, answer.success, answer.failed, answer.code, answer.data]
      assert.deepEqual(seen, [401, false, true, 'login.required', null], `${endpoint.key}, token ${name}`)
      assert.ok(answer.message.length > 0)
    }
  }
  assert.deepEqual(await stored(), before)
})
