// by endpoint: a stranger’s id is tried in each of their fields
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { EndpointKey } from '../../contract'
import type { Owned } from '../../contract/fields'
import { endpoints, escapePath, schemaOf, endpointsToTry, withField, within, type Content } from './contract-walk'
import { beginBalance } from './activities/presales'
import type { TestShop, TestShopper } from './orders/journey-shop'
import {
  agreeing,
  allRead,
  labelOf,
  ownContent,
  ownedKind,
  ownerIn,
  send,
  startShopForOwners,
  whose,
  type Owner
} from './owners'
import { storedLines } from './database/storedRows'
import { isFull, type Answer } from './support'
import { watchWrites } from './core/writes'

let shop: TestShop
const writes = watchWrites()
/** One for all cases: each holds that nothing stored has changed, so nothing of theirs is ever used up. */
let victim: Owner
/** An owner who asks in vain: nothing of theirs is used up either. */
let stranger: Owner
/** An owner who is served, until what a case needs of theirs is used up. */
let spender: Owner
before(async () => {
  shop = await startShopForOwners({ onStatement: writes.onStatement })
  victim = await ownerIn(shop)
  stranger = await ownerIn(shop)
  spender = await ownerIn(shop)
})
after(() => shop.close())

/** Tables that were written to since the last asking, but for the keys of calls and the console's switches, looked at by each. */
const writtenTables = (): string[] =>
  writes.taken().filter((table) => !['idempotency', 'console_fault'].includes(table))
const isNoKey = (line: string): boolean => !line.startsWith('idempotency')
const shortAnswer = ({ status, code, message }: Answer<unknown>) => [status, code, message]
/** The same with every list of it twice as long: what stands beside ids, as the prices of lines, is held against their number. */
const ofTwo = ({ body, ...rest }: Content): Content => ({
  ...rest,
  body: Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, Array.isArray(value) ? [...value, ...value] : value])
  )
})
const guardedEndpoints = endpoints.filter(({ declaration }) => declaration.token === 'required')
const ownedFields = endpoints.flatMap((endpoint) =>
  endpoint.fields.filter((field) => ownedKind(endpoint.key, field) !== undefined).map((field) => ({ endpoint, field }))
)
const cases = ownedFields.filter(
  ({ endpoint }) => guardedEndpoints.includes(endpoint) && endpointsToTry.includes(endpoint)
)

test('what belongs to one shopper is taken from nobody without a login', () => {
  for (const { endpoint, field } of ownedFields) {
    assert.equal(endpoint.declaration.token, 'required', `${labelOf(endpoint.key, field)} is taken from anybody`)
  }
})

test('an id in a path, or by a name that says nothing, is seen and has to be declared', () => {
  const key = 'GET /o2ord-b2c/v1/orders/{id}'
  const inPath = within('path', schemaOf({ key: key as EndpointKey, declaration: endpoints[0]!.declaration }, 'path'))
  const [code, several, nestedSchema] = [{ type: 'string' }, { items: { type: 'string' } }, { properties: { no: {} } }]
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
  assert.throws(() => within('body', { properties: { of: { anyOf: [code, nestedSchema] } } }), /no walk goes through/)
})

/** What has to be so before an owner is served with own ids. */
const FIRST: Partial<Record<EndpointKey, (me: TestShopper) => Promise<void>>> = {
  'POST /o2ord-b2c/v1/balancet-redpacket': (me) => beginBalance(shop, me)
}

for (const { endpoint, field } of cases) {
  const kind = ownedKind(endpoint.key, field) as Owned
  test(`${endpoint.key}: a stranger’s ${field.name} is as good as none and changes nothing`, async () => {
    const several = typeof field.path.at(-1) === 'number'
    // beside a stranger's id an own one may be used up, where it is not refused
    const me = several && endpoint.method === 'DELETE' ? await ownerIn(shop) : stranger
    const mine = ownContent(endpoint, me.things, 0, field)
    const askOfNobody = () => send(me.shopper, endpoint.key, withField(mine, field, 'nobodys-id'))
    // A call that writes nothing has changed nothing. One that writes in vain too is held against all that was stored.
    let before = isFull || several || endpoint.method === 'DELETE' ? await storedLines(shop) : undefined
    writtenTables()
    let unknown = await askOfNobody()
    if (!before && writtenTables().length > 0) {
      before = await storedLines(shop)
      unknown = await askOfNobody()
    }
    writtenTables()
    for (const theirs of victim.things[kind]) {
      const answer = await send(me.shopper, endpoint.key, withField(mine, field, theirs))
      assert.deepEqual(shortAnswer(answer), shortAnswer(unknown), 'ids can be probed')
      assert.ok(answer.failed || endpoint.method === 'DELETE', 'a stranger’s id was accepted')
      // Deleting what is not there is done; a key that was used is all that may be left of it.
      if (!before) assert.deepEqual(writtenTables(), [], 'a stranger’s id is written of')
      else if (isFull || writtenTables().length > 0)
        assert.deepEqual((await storedLines(shop)).filter(isNoKey), before.filter(isNoKey))
      if (!several || !before) continue
      const own = me.things[kind][0] ?? ''
      const both = withField(ofTwo(mine), { place: field.place, path: field.path.slice(0, -1) }, [own, theirs])
      const reply = await send(me.shopper, endpoint.key, both)
      assert.ok(reply.failed || endpoint.method === 'DELETE', 'a stranger’s id was accepted beside an own one')
      if (reply.failed)
        assert.deepEqual(shortAnswer(reply), shortAnswer(unknown), 'refused for another reason than the id')
      const ofVictim = (lines: string[]) => lines.filter((line) => line.includes(victim.shopper.userId))
      assert.deepEqual(ofVictim(await storedLines(shop)), ofVictim(before))
    }
    // The refusals say nothing unless the same call with own ids is served.
    const answers: string[] = []
    for (const usedUp of [false, true]) {
      if (usedUp) spender = await ownerIn(shop)
      await FIRST[endpoint.key]?.(spender.shopper)
      for (let choice = 0; choice < Math.max(5, spender.things[kind].length); choice += 1) {
        const content = ownContent(endpoint, spender.things, choice, field)
        const answer = await send(spender.shopper, endpoint.key, await agreeing(spender.shopper, content))
        answers.push(`${answer.code} ${answer.message}`)
        if (answer.success) return
      }
    }
    assert.fail(`not even own ids are accepted: ${answers.join(' · ')}`)
  })
}

test('what a newcomer can read holds nothing of another shopper', async () => {
  const secrets = [victim.shopper.userId, ...Object.values(victim.things).flat(), ...victim.personal]
  const answers = await allRead(await shop.shopper())
  for (const [key, answer] of answers) {
    const text = JSON.stringify(answer)
    for (const secret of secrets) assert.ok(!text.includes(secret), `${key} tells ${secret}`)
  }
  assert.ok(answers.length > 20)
  // The same words are read by whose they are: they are looked for as they are told.
  const own = JSON.stringify(await allRead(victim.shopper))
  for (const secret of victim.personal) assert.ok(own.includes(secret), `${secret} is told to nobody`)
})

test('without a good token every endpoint that needs one answers 401 and does nothing', async () => {
  const me = await ownerIn(shop)
  const endedToken = await shop.tokenOf(me.shopper.userId)
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
    ended: { authorization: `Bearer ${endedToken}` },
    cut: { authorization: `Bearer ${good.slice(0, -1)}` },
    'of another scheme': { authorization: `Basic ${good}` },
    bare: { authorization: good },
    'in a cookie': { cookie: `token=${good}; access_token=${good}` },
    hostile: { authorization: `Bearer ' or 1=1 --` }
  }
  const before = await storedLines(shop)
  for (const endpoint of guardedEndpoints) {
    const { query, body, path } = ownContent(endpoint, me.things, 0)
    for (const [name, how] of Object.entries(headers)) {
      const answer = await shop.ask(endpoint.key, {
        query: { ...query, token: good, access_token: good },
        path: escapePath(path),
        ...(endpoint.method === 'GET' ? {} : { body }),
        headers: how
      })
      const parts = [answer.status, answer.success, answer.failed, answer.code, answer.data]
      assert.deepEqual(parts, [401, false, true, 'login.required', null], `${endpoint.key}, token ${name}`)
      assert.ok(answer.message.length > 0)
    }
  }
  assert.deepEqual(await storedLines(shop), before)
})
