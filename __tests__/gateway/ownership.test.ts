import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import type { EndpointKey } from '../../contract'
import { advanceOrder } from '../../gateway/src/areas/order/advance'
import {
  contentOf,
  endpoints,
  escaped,
  REGION,
  sampleOf,
  schemaOf,
  withField,
  within,
  type Content,
  type Endpoint,
  type Field,
  type Schema
} from './contract-walk'
import { order, paidOrder, settlementOf, startPay, startShop, type TestShop, type TestShopper } from './journey-shop'
import type { Answer } from './support'

/** What belongs to one shopper, by the name a field has. Lists of them are `…s`. */
const OWNED = ['addressId', 'rowId', 'settlementId', 'orderCode', 'paymentId', 'userCouponId'] as const
type Owned = (typeof OWNED)[number]
/**
 * What everybody may name: the shop's own things, the secrets of a login that is not done yet, words, places, numbers.
 * A name that says nothing by itself (`GENERIC`) is declared below, endpoint by endpoint.
 */
const EVERYBODYS = [
  ...['skuCode', 'spuCode', 'shopCode', 'categoryCode', 'couponCode', 'reasonCode'],
  ...['provinceCode', 'cityCode', 'districtCode', 'regionCode', 'captchaKey', 'captcha', 'phoneCode', 'phone'],
  ...['keyword', 'attr', 'nickName', 'receiver', 'detail', 'text', 'remark', 'returnPath'],
  ...['page', 'size', 'quantity', 'expectedDigest']
]
const GENERIC = /^(?:id|code|key|no|number|name|value|path|query|item|row|list)s?$/i
/** `METHOD /path place.name`: whose it is, where the name alone doesn't say. */
const DECLARED: Record<string, Owned | 'everybody'> = {
  'POST /o2cum/v1/pub/mini-program/login body.code': 'everybody',
  'POST /o2cum/v1/pub/mini-program/register-bind-login body.code': 'everybody',
  'POST /o2cum/v1/pub/mini-program/getOpenUnionId body.code': 'everybody',
  'POST /oauth/public/v1/wxmini/userInfoByCode body.code': 'everybody',
  'POST /o2cum/v1/pub/mpminappcombie/getMpOpenId body.code': 'everybody',
  'GET /o2md/v1/pub/sysParameter/{code} path.code': 'everybody',
  'GET /o2srh/pub/v1/wx-schemes query.path': 'everybody',
  'GET /o2srh/pub/v1/wx-schemes query.query': 'everybody'
}
/** Values that exist in the shop of these tests. */
const KNOWN = {
  skuCode: 'POT',
  spuCode: 'P_POT',
  shopCode: 'S1',
  reasonCode: 'MIND',
  couponCode: 'C10',
  expectedPayFen: 0
}

const singular = (name: string): string => name.replace(/s$/, '')
const labelOf = (key: string, { place, name }: Field): string => `${key} ${place}.${name}`
/** Whose a field is; undefined: nobody has said. */
function whose(key: string, field: Field): Owned | 'everybody' | undefined {
  const declared = DECLARED[labelOf(key, field)]
  if (declared !== undefined || GENERIC.test(field.name)) return declared
  const name = singular(field.name)
  if (EVERYBODYS.includes(name) || /Fen$/.test(name)) return 'everybody'
  return OWNED.find((kind) => kind === name)
}
function ownedKind(key: string, field: Field): Owned | undefined {
  const kind = whose(key, field)
  return kind === 'everybody' ? undefined : kind
}
/** Yes or no and one of few words name nothing. */
const names = ({ type, anyOf, ...rest }: Schema): boolean =>
  !('const' in rest) && type !== 'boolean' && type !== 'null' && (anyOf === undefined || anyOf.some(names))

type Things = Record<Owned, string[]>
interface Owner {
  shopper: TestShopper
  things: Things
  /** Who they are and where they live, in words that nobody else's have. */
  personal: string[]
}

let shop: TestShop
/** One for all cases: each holds that nothing stored has changed, so nothing of theirs is ever used up. */
let victim: Owner
/** Who asks in vain: nothing of theirs is used up either. */
let stranger: Owner
/** Who is served, until what a case needs of theirs is used up. */
let spender: Owner
before(async () => {
  shop = await startShop()
  victim = await owner()
  stranger = await owner()
  spender = await owner()
})
after(() => shop.close())

const send = (who: TestShopper, key: EndpointKey, { path, ...content }: Content) =>
  who.ask(key, { ...content, path: escaped(path) })

/** A shopper with one of everything, an order in every state among it. */
async function owner(): Promise<Owner> {
  const shopper = await shop.shopper()
  const addressId = await shop.addAddress(shopper.userId, 'HANGZHOU')
  const personal = await madePersonal(shopper)
  const userCouponId = await shop.giveCoupon(shopper.userId, 'C5')
  const waiting = await order(shopper, { POT: 1 })
  const [paid = ''] = await paidOrder(shop, shopper, { POT2: 1 })
  const [shipped = ''] = await paidOrder(shop, shopper, { POT: 1 })
  const [received = ''] = await paidOrder(shop, shopper, { POT: 1 })
  await advanceOrder(shop.core, shipped, 'ship')
  for (const step of ['ship', 'complete'] as const) await advanceOrder(shop.core, received, step)
  const paymentId = await startPay(shopper, waiting)
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
    personal,
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

let persons = 0
/** Gives a shopper a nickname, and their addresses a receiver, a phone and a street, that are nobody else's. */
async function madePersonal({ userId }: TestShopper): Promise<string[]> {
  persons += 1
  const [nick, receiver, phone, detail] = [
    `昵称甲${persons}`,
    `收件乙${persons}`,
    `1775550${7000 + persons}`,
    `独居路${persons}号`
  ]
  const { db } = shop.core
  await db.updateTable('address').set({ receiver, phone, detail }).where('user_id', '=', userId).execute()
  const nick_name = JSON.stringify({ zh: nick, en: nick })
  await db.updateTable('customer').set({ nick_name }).where('user_id', '=', userId).execute()
  return [nick, receiver, phone, detail]
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
function ownContent(endpoint: Endpoint, mine: Things, choice: number): Content {
  let content = contentOf((place) => sampleOf(schemaOf(endpoint, place), { ...KNOWN, ...REGION }))
  for (const field of endpoint.fields) {
    const kind = ownedKind(endpoint.key, field)
    if (kind !== undefined) content = withField(content, field, mine[kind][choice % mine[kind].length])
  }
  return content
}

const said = ({ status, code, message }: Answer<unknown>) => [status, code, message]
const guarded = endpoints.filter(({ declaration }) => declaration.token === 'required')
const cases = guarded.flatMap((endpoint) =>
  endpoint.fields.filter((field) => ownedKind(endpoint.key, field) !== undefined).map((field) => ({ endpoint, field }))
)

test('every text and number a caller sends, whatever its name, is known as a shopper’s own or as everybody’s', () => {
  const seen = new Set<string>()
  for (const { key, fields, declaration } of endpoints) {
    for (const field of fields.filter(({ schema }) => names(schema))) {
      const label = labelOf(key, field)
      seen.add(label)
      assert.ok(whose(key, field) !== undefined, `whose is «${label}»?`)
      const owned = ownedKind(key, field) !== undefined
      if (owned) assert.equal(declaration.token, 'required', `${label} is taken from anybody`)
    }
  }
  assert.deepEqual(
    OWNED.filter((kind) => !cases.some(({ endpoint, field }) => ownedKind(endpoint.key, field) === kind)),
    [],
    'kinds that no endpoint takes any more'
  )
  assert.deepEqual(
    Object.keys(DECLARED).filter((label) => !seen.has(label)),
    [],
    'declared, and no endpoint takes it any more'
  )
  assert.ok(endpoints.some(({ fields }) => fields.some(({ place }) => place === 'path')))
})

test('an id in a path, or by a name that says nothing, is seen and has to be declared', () => {
  const key = 'GET /o2ord-b2c/v1/orders/{id}'
  const inPath = within('path', schemaOf({ key: key as EndpointKey, declaration: endpoints[0]!.declaration }, 'path'))
  const [code, several, nested] = [{ type: 'string' }, { items: { type: 'string' } }, { properties: { no: {} } }]
  const inQuery = within('query', { properties: { id: code, ids: several, code } })
  assert.deepEqual(
    [...inPath, ...inQuery].map((field) => [field.place, field.name, whose(key, field)]),
    [
      ['path', 'id', undefined],
      ['query', 'id', undefined],
      ['query', 'ids', undefined],
      ['query', 'code', undefined]
    ]
  )
  assert.throws(() => within('body', { properties: { of: { anyOf: [code, nested] } } }), /no walk goes through/)
})

for (const { endpoint, field } of cases) {
  const kind = ownedKind(endpoint.key, field) as Owned
  test(`${endpoint.key}: a stranger’s ${field.name} is as good as none and changes nothing`, async () => {
    const several = typeof field.path.at(-1) === 'number'
    // beside a stranger's id an own one may be used up
    const me = several ? await owner() : stranger
    const mine = ownContent(endpoint, me.things, 0)
    const before = await stored()
    const unknown = await send(me.shopper, endpoint.key, withField(mine, field, 'nobodys-id'))
    for (const theirs of victim.things[kind]) {
      const answer = await send(me.shopper, endpoint.key, withField(mine, field, theirs))
      assert.deepEqual(said(answer), said(unknown), 'ids can be probed')
      assert.ok(answer.failed || endpoint.method === 'DELETE', 'a stranger’s id was accepted')
      // Deleting what is not there is done; a key that was used is all that may be left of it.
      const after = (await stored()).filter((line) => !line.startsWith('idempotency'))
      assert.deepEqual(
        after,
        before.filter((line) => !line.startsWith('idempotency'))
      )
      if (!several) continue
      const own = me.things[kind][0] ?? ''
      const both = withField(mine, { place: field.place, path: field.path.slice(0, -1) }, [own, theirs])
      const mixed = await send(me.shopper, endpoint.key, both)
      assert.ok(mixed.failed || endpoint.method === 'DELETE', 'a stranger’s id was accepted beside an own one')
      const ofVictim = (lines: string[]) => lines.filter((line) => line.includes(victim.shopper.userId))
      assert.deepEqual(ofVictim(await stored()), ofVictim(before))
    }
    // The refusals say nothing unless the same call with own ids is served.
    const answers: string[] = []
    for (const usedUp of [false, true]) {
      if (usedUp) spender = await owner()
      for (let choice = 0; choice < 5; choice += 1) {
        const content = ownContent(endpoint, spender.things, choice)
        const answer = await send(spender.shopper, endpoint.key, await agreeing(spender.shopper, content))
        answers.push(`${answer.code} ${answer.message}`)
        if (answer.success) return
      }
    }
    assert.fail(`not even own ids are accepted: ${answers.join(' · ')}`)
  })
}

/** A submit says what the shopper saw; the others are sent as they are. */
async function agreeing(shopper: TestShopper, content: Content): Promise<Content> {
  const { settlementId, expectedPayFen } = content.body as { settlementId?: string; expectedPayFen?: number }
  if (settlementId === undefined || expectedPayFen === undefined) return content
  const seen = await shopper.must('GET /o2cht/v1/order-settlements/query-settlement-detail', {
    query: { settlementId }
  })
  const agreed = { expectedPayFen: seen.payFen, expectedDigest: seen.digest }
  return { ...content, body: { ...content.body, ...agreed } }
}

/** What somebody is answered by everything that can be read, by endpoint. */
async function allRead(who: TestShopper): Promise<[string, string][]> {
  const answers: [string, string][] = []
  for (const endpoint of endpoints.filter(({ method }) => method === 'GET')) {
    const query = sampleOf(endpoint.declaration.query, { ...KNOWN, ...REGION, keyword: '水壶' })
    // Of optional fields the first sample may narrow to nothing: also ask with only what has to be there.
    const required = (endpoint.declaration.query as { required?: string[] }).required ?? []
    const bare = Object.fromEntries(Object.entries(query as object).filter(([name]) => required.includes(name)))
    const path = escaped(contentOf((place) => sampleOf(schemaOf(endpoint, place), KNOWN)).path)
    for (const one of [query, bare]) {
      const answer = await who.ask(endpoint.key, { query: one as Record<string, unknown>, path })
      assert.ok(answer.status < 500, `${endpoint.key} ${answer.message}`)
      answers.push([endpoint.key, JSON.stringify(answer)])
    }
  }
  return answers
}

test('what a newcomer can read holds nothing of another shopper', async () => {
  const secrets = [victim.shopper.userId, ...Object.values(victim.things).flat(), ...victim.personal]
  const answers = await allRead(await shop.shopper())
  for (const [key, text] of answers) {
    for (const secret of secrets) assert.ok(!text.includes(secret), `${key} tells ${secret}`)
  }
  assert.ok(answers.length > 20)
  // The same words are read by whose they are: they are looked for as they are told.
  const own = (await allRead(victim.shopper)).map(([, text]) => text).join()
  for (const secret of victim.personal) assert.ok(own.includes(secret), `${secret} is told to nobody`)
})

test('without a good token every endpoint that needs one answers 401 and does nothing', async () => {
  const me = await owner()
  const ended = await shop.tokenOf(me.shopper.userId)
  await shop.core.db
    .updateTable('session')
    .set({ expires_at: new Date(0) })
    .where('user_id', '=', me.shopper.userId)
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
    const { query, body, path } = ownContent(endpoint, me.things, 0)
    for (const [name, how] of Object.entries(headers)) {
      const answer = await shop.ask(endpoint.key, {
        query: { ...query, token: good, access_token: good },
        path: escaped(path),
        ...(endpoint.method === 'GET' ? {} : { body }),
        headers: how
      })
      const seen = [answer.status, answer.success, answer.failed, answer.code, answer.data]
      assert.deepEqual(seen, [401, false, true, 'login.required', null], `${endpoint.key}, token ${name}`)
      assert.ok(answer.message.length > 0)
    }
  }
  assert.deepEqual(await stored(), before)
})
