// by endpoint: every wrong value is tried in each of their fields
import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, test } from 'node:test'
import { Ajv } from 'ajv'
import type { EndpointKey } from '../../contract'
import { answerTo } from '../../gateway/src/core/wire/envelope'
import { validatorsOf, type Validators } from '../../gateway/src/core/wire/validation'
import { fields, type FieldName } from '../../contract/fields'
import {
  contentOf,
  endpoints,
  escapePath,
  REGION,
  sampleOf,
  schemaOf,
  endpointsToTry,
  withField,
  type Content,
  type Endpoint,
  type Field
} from './contract-walk'
import type { Schema } from '../support/contractSample'
import { isFull, startTestGateway, type Answer, type TestGateway } from './support'

let gateway: TestGateway
let token: string
let values: Record<string, unknown>
before(async () => {
  gateway = await startTestGateway()
  token = await gateway.tokenOf('u_lin')
  const [card] = (await gateway.must('GET /o2srh/v1/pub/platform-products/search', { query: { inStock: true } })).list
  assert.ok(card)
  values = { ...REGION, skuCode: card.skuCode, spuCode: card.spuCode, shopCode: card.shopCode }
})
after(() => gateway.close())

/** With the login of all cases; what ends a login has one of its own. */
const send = async (key: EndpointKey, { path, ...content }: Content): Promise<Answer<unknown>> => {
  const ends = key === 'POST /o2cum/v1/customer-login/logout'
  const own = ends ? await gateway.tokenOf('u_lin') : token
  return gateway.ask(key, { ...content, token: own, path: escapePath(path), locale: 'en-US' })
}
const good = (endpoint: Endpoint): Content => contentOf((place) => sampleOf(schemaOf(endpoint, place), values))
/** `good` with another value in one field. */
const goodBut = (endpoint: Endpoint, field: Pick<Field, 'place' | 'path'>, value: unknown): Content =>
  withField(good(endpoint), field, value)

/** A refusal a person can read that tells nothing of the inside. */
function refusedWell(answer: Answer<unknown>, what: string): void {
  assert.ok(answer.status >= 400 && answer.status < 500, `${what}: ${answer.status} ${answer.message}`)
  assert.deepEqual([answer.success, answer.failed, answer.data], [false, true, null], what)
  assert.ok(answer.code !== 'F' && answer.message.length >= 8, `${what}: ${answer.code} ${answer.message}`)
  assert.doesNotMatch(answer.message, /\bat \/|node_modules|select |insert |undefined/i, what)
}
const alive = (answer: Answer<unknown>, what: string): void =>
  assert.ok(answer.status < 500 && typeof answer.message === 'string', `${what}: ${answer.status} ${answer.message}`)

const WRONG: Record<string, unknown> = {
  null: null,
  'a number': 7,
  'a negative number': -1,
  'a fraction': 1.5,
  'more than a database counts': 9_007_199_254_740_991,
  'a number without end': 1e308,
  'a number in text': '12',
  true: true,
  'no text': '',
  'a blank': ' ',
  'a long text': 'x'.repeat(5000),
  SQL: "'; drop table customer; --",
  'a path': '../../etc/passwd',
  'a name of Object': '__proto__',
  'another name of Object': 'constructor',
  'a list': [],
  'a list of lists': [[['x']]],
  'an object': {},
  'a deep object': { a: { b: { c: [{ $gt: '' }] } } },
  'a text of NUL': 'a\u0000b'
}

const ajv = new Ajv({ strict: false })
const fits = new WeakMap<object, (value: unknown) => boolean>()
function isRight(schema: Schema, value: unknown): boolean {
  const check = fits.get(schema) ?? ajv.compile(schema)
  fits.set(schema, check)
  return check(value)
}

/** What the gateway's own check of a request says of it, as an answer; undefined: it takes it, and the handler is asked. */
function refusalBy({ query, body }: Validators, content: Content): Answer<unknown> | undefined {
  try {
    query(Object.fromEntries(Object.entries(content.query).map(([name, value]) => [name, String(value)])))
    body(JSON.parse(JSON.stringify(content.body)))
    return undefined
  } catch (error) {
    const { status, envelope } = answerTo(error, 'en-US')
    return { ...envelope, status, headers: {} }
  }
}

for (const endpoint of endpointsToTry.filter(({ fields }) => fields.length > 0)) {
  test(`${endpoint.key}: a wrong value is refused and names its field`, async () => {
    let refusalCount = 0
    const checks = validatorsOf(endpoint.declaration)
    for (const [index, field] of endpoint.fields.entries()) {
      for (const [name, value] of Object.entries(WRONG)) {
        // A path holds texts only, and an empty part of it is another path.
        if (field.place === 'path' && (typeof value !== 'string' || value === '')) continue
        const content = goodBut(endpoint, field, value)
        // One field shows that the server asks its check; of the others only what the check lets through is sent.
        const isSent = isFull || index === 0 || field.place === 'path'
        const answer = (isSent ? undefined : refusalBy(checks, content)) ?? (await send(endpoint.key, content))
        const what = `${field.place}.${field.path.join('.')} is ${name}`
        alive(answer, what)
        // Text of a query may stand for a number; whether it does is the gateway's to say.
        if (field.place === 'query' || isRight(field.schema, value)) continue
        // Longer than any part of a path may be: there is no such path.
        if (field.place === 'path' && answer.status === 404) continue
        refusedWell(answer, what)
        assert.ok(answer.message.includes(field.name), `${what}: ${answer.message}`)
        refusalCount += 1
      }
    }
    assert.ok(refusalCount > 0 || endpoint.fields.every(({ place }) => place === 'query'))
  })
}

test('a value of a query that is none of its kind is refused and names its field', async () => {
  for (const { key, fields } of endpointsToTry) {
    for (const { name, place, schema } of fields.filter((field) => field.place === 'query')) {
      const wrong = { integer: ['x', '1.5', '-1', '1e99', 'NaN'], boolean: ['yes', '2'] }[schema.type ?? ''] ?? []
      if (schema.pattern !== undefined)
        wrong.push(...["'", 'a b', '💥', '\u0000', 'x'.repeat(65)].filter((text) => !isRight(schema, text)))
      if (schema.maxLength !== undefined) wrong.push('长'.repeat(schema.maxLength + 1))
      if (schema['x-maxSigns'] !== undefined) wrong.push('长'.repeat(schema['x-maxSigns'] + 1))
      const endpoint = endpointsToTry.find((candidate) => candidate.key === key) as Endpoint
      for (const value of wrong) {
        const answer = await send(key, goodBut(endpoint, { place, path: [name] }, value))
        refusedWell(answer, `${key} ${name}=${value.slice(0, 20)}`)
      }
      const twice = await gateway.app.inject({
        url: `${(key.split(' ')[1] ?? '').replace(/\{\w+\}/g, 'A1')}?${name}=1&${name}=2`,
        method: key.split(' ')[0] as 'GET',
        headers: { authorization: `Bearer ${token}` }
      })
      assert.equal(twice.statusCode, 400, `${key} ${name} twice`)
    }
  }
})

test('what is missing is named, what is more than asked for does no harm', async () => {
  for (const endpoint of endpointsToTry) {
    for (const place of ['query', 'body'] as const) {
      const schema = endpoint.declaration[place] as Schema
      for (const name of schema.required ?? []) {
        const content = { ...good(endpoint) }
        content[place] = Object.fromEntries(Object.entries(content[place]).filter(([key]) => key !== name))
        const answer = await send(endpoint.key, content)
        refusedWell(answer, `${endpoint.key} without ${name}`)
        assert.ok(answer.message.includes(name), answer.message)
      }
    }
    const more = { ...good(endpoint).body, userId: 'u_zhou', isAdmin: true, constructor: { x: 1 } }
    if (endpoint.method !== 'GET') alive(await send(endpoint.key, { ...good(endpoint), body: more }), endpoint.key)
  }
})

const DEEP = 60_000
const BODIES: Record<string, string | Buffer> = {
  'broken JSON': '{"a":',
  'cut JSON': '{"rows":[{"skuCode":"A1"',
  'two documents': '{}{}',
  'no JSON': 'skuCode=A1&quantity=1',
  'a list': '[]',
  'a text': '"x"',
  'a number': '1',
  'bytes of no text': Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d]),
  __proto__: '{"__proto__":{"isAdmin":true}}',
  'a deep __proto__': '{"rows":[{"__proto__":{"x":1}}]}',
  'a constructor’s prototype': '{"constructor":{"prototype":{"isAdmin":true}}}',
  'two megabytes': `{"a":"${'x'.repeat(2 * 1024 * 1024)}"}`
}
const writing = endpoints.filter(
  ({ method, fields }) => method !== 'GET' && fields.some(({ place }) => place === 'body')
)
const raw = (key: EndpointKey, payload: string | Buffer, headers: Record<string, string> = {}) =>
  gateway.app.inject({
    method: key.split(' ')[0] as 'POST',
    url: key.split(' ')[1] ?? '',
    payload,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': 'raw-body-0001',
      'content-type': 'application/json',
      'x-lang': 'en-US',
      ...headers
    }
  })
const wellRefused = (answer: Awaited<ReturnType<typeof raw>>, what: string): void =>
  refusedWell({ ...answer.json<Answer<unknown>>(), status: answer.statusCode }, what)

/** How a body is read does not hang on what it is for: the gate tries one endpoint of each kind. */
const kinds = new Map(
  writing.map((endpoint) => [
    `${endpoint.declaration.token} ${endpoint.declaration.idempotent} ${endpoint.method}`,
    endpoint
  ])
)
const readers = isFull ? writing : [...kinds.values()]

test('a body that can’t be read is refused at every endpoint that takes one', async () => {
  assert.ok(readers.length >= 4)
  for (const { key } of readers) {
    for (const [name, body] of Object.entries(BODIES)) wellRefused(await raw(key, body), `${key}: ${name}`)
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'image/png', 'nonsense']) {
      wellRefused(await raw(key, JSON.stringify({ phone: '13800000000' }), { 'content-type': type }), `${key}: ${type}`)
    }
  }
  assert.equal(({} as Record<string, unknown>)['isAdmin'], undefined)
})

test('a body nested without end is refused, also inside what else would be right', async () => {
  const nestedText = '['.repeat(DEEP) + ']'.repeat(DEEP)
  for (const endpoint of readers) {
    const { key } = endpoint
    wellRefused(await raw(key, nestedText), key)
    const right = JSON.stringify(good(endpoint).body).slice(0, -1)
    wellRefused(await raw(key, `${right},"more":${nestedText}}`), `${key} with more`)
    wellRefused(
      await raw(key, `${right},"more":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`),
      `${key} with objects`
    )
  }
})

test('hostile headers, paths and queries are answered in the envelope', async () => {
  const url = '/o2srh/v1/pub/platform-products/search'
  const urls = [
    ...[`${url}?keyword=%`, `${url}?keyword=%E0%A4%A`, `${url}?keyword=%ED%A0%80`, `${url}?__proto__[x]=1&__proto__=2`],
    ...[
      `${url}?constructor=1&toString=2&hasOwnProperty=3`,
      `${url}?keyword[]=a&keyword[b]=c`,
      `${url}?${'a=1&'.repeat(3000)}`
    ],
    ...[
      '/o2md/v1/pub/sysParameter/..%2F..%2Fetc%2Fpasswd',
      '/o2md/v1/pub/sysParameter/%00',
      '/o2md/v1/pub/sysParameter/%'
    ],
    ...[
      `/o2md/v1/pub/sysParameter/${'a'.repeat(500)}`,
      '/o2md/v1/pub/sysParameter/__proto__',
      '//evil.example/..',
      '/%2e%2e/'
    ]
  ]
  for (const target of urls) {
    const answer = await gateway.app.inject({ url: target })
    assert.ok(answer.statusCode < 500, `${target.slice(0, 90)}: ${answer.statusCode}`)
    assert.equal(typeof answer.json<Answer<unknown>>().failed, 'boolean', target)
  }
  const add = 'POST /o2cart/v1/carts/save-by-product'
  for (const key of [
    '',
    'short',
    'x'.repeat(5000),
    "'; drop table idempotency",
    'a b c d e f g h',
    '密钥密钥密钥密钥'
  ]) {
    const answer = await gateway.ask(add, { token, key: encodeURI(key), body: { skuCode: 'A1', quantity: 1 } })
    assert.ok(answer.status === 400 && answer.failed, key)
  }
  const strange: Record<string, string>[] = [
    { 'x-lang': 'x'.repeat(4000) },
    { 'x-lang': '__proto__' },
    { authorization: `Bearer ${'x'.repeat(9000)}` }
  ]
  for (const headers of strange) {
    alive(await gateway.ask('GET /o2md/v1/pub/client-ip', { headers }), JSON.stringify(headers).slice(0, 40))
  }
})

/** Words a shopper, or somebody worse, may type. True: whole Unicode text, so it has to come back as it is. */
const HOSTILE: [string, boolean][] = [
  ["'; drop table customer; --", true],
  ['" or 1=1 /*', true],
  ['<script>alert(1)</script><img src=x onerror=alert(1)>', true],
  ['{{7*7}}${7*7}#{7*7}', true],
  ['%s%n%d %00 \\u0000 \\', true],
  ['👩‍👩‍👧‍👦🏳️‍🌈 e\u0301 ﷽', true],
  ['\u202Eevil\u200B\uFEFFx', true],
  ['栖禾\t路\n18号', true],
  ['__proto__', true],
  ['../../etc/passwd', true],
  ['a\u0000b', false],
  ['half \uD800 pair', false],
  ['\uDFFF', false]
]
const isFree = ({ schema }: Field): boolean =>
  schema.type === 'string' && schema.const === undefined && (schema.pattern === undefined || schema.pattern === '^/')
/** Blanks may be tidied; letters may not be lost. */
const tidy = (text: unknown): string => String(text).trim().replace(/\s+/g, ' ')

test('hostile words are kept as they are or refused, in every field for free text', async () => {
  for (const endpoint of endpointsToTry) {
    for (const field of endpoint.fields.filter(isFree)) {
      const kind = fields[field.name as FieldName]
      assert.ok(['kept', 'asked', 'unclear'].includes(kind), `${endpoint.key}: «${field.name}» is free text`)
      const { minLength = 0, maxLength = Infinity } = field.schema
      for (const [words, whole] of HOSTILE) {
        const text = [...words].slice(0, maxLength).join('').padEnd(minLength, 'x')
        const value = field.schema.pattern === '^/' ? `/${text}` : text
        const what = `${endpoint.key} ${field.name} ${JSON.stringify(words)}`
        const answer = await send(endpoint.key, goodBut(endpoint, field, value))
        alive(answer, what)
        if (!whole && field.place === 'body') refusedWell(answer, what)
        const { [field.name]: read } = (answer.data ?? {}) as Record<string, unknown>
        if (answer.success && kind === 'kept') assert.equal(tidy(read), tidy(value), what)
        // Twenty addresses are the most; what the words were is in the answer already.
        const addressId = answer.success && (answer.data as { addressId?: string }).addressId
        if (addressId) await gateway.must('DELETE /o2cum/v1/bp-address', { token, query: { addressId: addressId } })
      }
    }
  }
})

test('a hostile remark reaches the settlement as it was written', async () => {
  const { settlementId } = await gateway.must('POST /o2cht/v1/order-settlements/buy-now', {
    token,
    body: { skuCode: String(values['skuCode']), quantity: 1 }
  })
  for (const [remark, whole] of HOSTILE) {
    const body = { settlementId, shopCode: values['shopCode'], remark }
    const answer = await send('POST /o2cht/v1/order-settlements/modify-settlement-remark', {
      query: {},
      path: {},
      body
    })
    if (!whole) refusedWell(answer, remark)
    else {
      assert.ok(answer.success, answer.message)
      const view = await gateway.must('GET /o2cht/v1/order-settlements/query-settlement-detail', {
        token,
        query: { settlementId }
      })
      assert.equal(view.shops[0]?.remark, remark.trim())
    }
  }
})

test('a connection that sends garbage, half a request or nothing harms nobody', async () => {
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  const address = gateway.app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const head = 'POST /oauth/public/send-phone-captcha-always HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
  const pieces = [
    '\u0000\u0001\u0002\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    `${head}content-length: 100\r\n\r\n{"pho`,
    head
  ]
  for (const piece of [...pieces, `${head}content-length: -5\r\n\r\n`, `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`]) {
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(piece)
        setTimeout(() => socket.destroy(), 30)
      })
      socket.on('error', () => undefined)
      socket.on('close', () => resolve())
    })
  }
  const healthy = await fetch(`http://127.0.0.1:${port}/healthz`)
  assert.deepEqual(await healthy.json(), { ok: true })
})
