import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { after, afterEach, before, test } from 'node:test'
import { StartError } from '../../../gateway/src/core/errors'
import { createPlatform, type MessagingPlatform } from '../../../gateway/src/core/platform'
import { createWeixin } from '../../../gateway/src/core/platform/weixin'
import { readSettings } from '../../../gateway/src/core/settings'
import { nobodySends, SECRET } from './sms-webhook'
import { startTestGateway } from '../support'

const APP = { appId: 'wx0000000000000001', secret: 'app-secret-8f31' }
const OFFICIAL = { appId: 'wx0000000000000002', secret: 'official-secret-77aa' }

const MERCHANT = '1900000109'

interface ApiCall {
  path: string
  query: URLSearchParams
  body: Record<string, unknown>
}
type Reply = object | string | number | 'HANG' | 'DROP'

let server: Server
let host: string
let apiCalls: ApiCall[] = []
let warnings: string[] = []
/** Path → what is answered, one after another; the last one stays. */
let replies: Record<string, Reply[]> = {}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const piece of request) text += String(piece)
  return text
}

before(async () => {
  server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://x')
      const body = JSON.parse((await bodyOf(request)) || '{}') as Record<string, unknown>
      apiCalls.push({ path: url.pathname, query: url.searchParams, body })
      const list = replies[url.pathname] ?? [404]
      const reply = list.length > 1 ? list.shift() : list[0]
      if (reply === 'HANG') return
      if (reply === 'DROP') return response.destroy()
      if (typeof reply === 'number') return response.writeHead(reply).end('no')
      response.end(typeof reply === 'string' ? reply : JSON.stringify(reply))
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  host = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
after(() => {
  server.closeAllConnections()
  server.close()
})
afterEach(() => {
  apiCalls = []
  warnings = []
  replies = {}
})

let clock = 1_000_000
/** `timeoutMs`: short only where nothing will come; elsewhere a busy machine answers in its own time. */
const platform = (official = true, timeoutMs = 60_000): MessagingPlatform =>
  createWeixin({
    app: APP,
    ...(official ? { official: OFFICIAL } : {}),
    host,
    merchant: MERCHANT,
    timeoutMs,
    now: () => clock,
    warn: (facts, words) => void warnings.push(`${words} ${JSON.stringify(facts)}`)
  })
const codeOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'S',
    (error: { code?: string }) => error.code ?? String(error)
  )
const SESSION = '/sns/jscode2session'
const TOKEN = '/cgi-bin/stable_token'
const NUMBER = '/wxa/business/getuserphonenumber'
const phoneReply = (phone: string, countryCode = '86') => ({
  errcode: 0,
  errmsg: 'ok',
  phone_info: { phoneNumber: phone, purePhoneNumber: phone, countryCode }
})

const CHECK = '/wxa/msg_sec_check'
const verdictReply = (suggest: string) => ({ errcode: 0, errmsg: 'ok', result: { suggest, label: 100 } })

test('a long text is checked in pieces that the platform takes, and no word is cut in two', async () => {
  replies[TOKEN] = [{ access_token: 'T1', expires_in: 7200 }]
  replies[CHECK] = [verdictReply('pass')]
  const text = Array.from({ length: 6_000 }, (_, index) => (index % 7 === 0 ? '😀' : '好')).join('')
  assert.equal(await platform().textVerdict('oWx1', text), 'PASS')
  const pieces = apiCalls.filter(({ path }) => path === CHECK).map(({ body }) => body)
  assert.deepEqual(
    pieces.map(({ content }) => Array.from(String(content)).length),
    [2500, 2500, 1100]
  )
  assert.deepEqual(
    pieces.map(({ openid, version, scene }) => [openid, version, scene]),
    pieces.map(() => ['oWx1', 2, 2])
  )
  const [first = '', second = '', third = ''] = pieces.map(({ content }) => String(content))
  const rest = (piece: string) => Array.from(piece).slice(50).join('')
  assert.equal(first + rest(second) + rest(third), text)
})

test('one refused piece refuses the whole text, one to be looked at holds it', async () => {
  replies[TOKEN] = [{ access_token: 'T1', expires_in: 7200 }]
  const text = '好'.repeat(6_000)
  for (const [suggests, verdict, calls] of [
    [['pass', 'risky', 'pass'], 'RISKY', 2],
    [['review', 'pass', 'pass'], 'REVIEW', 3],
    [['pass', 'something new', 'pass'], 'REVIEW', 3]
  ] as const) {
    apiCalls = []
    replies[CHECK] = suggests.map(verdictReply)
    assert.equal(await platform().textVerdict('oWx1', text), verdict)
    assert.equal(apiCalls.filter(({ path }) => path === CHECK).length, calls)
  }
  replies[CHECK] = [{ errcode: 61010, errmsg: 'code is expired' }]
  assert.equal(await platform().textVerdict('oWx1', 'short'), 'REVIEW')
  replies[CHECK] = [{ errcode: -1, errmsg: 'busy' }]
  assert.equal(await codeOf(platform().textVerdict('oWx1', 'short')), 'platform.busy')
})

const MEDIA = '/wxa/media_check_async'

test('a picture is looked at where the answer is heard, under the name that the platform gives it', async () => {
  replies[TOKEN] = [{ access_token: 'T1', expires_in: 7200 }]
  replies[MEDIA] = [{ errcode: 0, trace_id: 't-9' }]
  assert.equal(platform().checksMedia, false)
  assert.equal(createWeixin({ app: APP, host, hears: true, warn: () => undefined }).checksMedia, true)
  assert.equal(await platform().checkMedia('oWx1', 'https://shop.example/a.png'), 't-9')
  const { body } = apiCalls.find(({ path }) => path === MEDIA) ?? {}
  assert.deepEqual(body, {
    version: 2,
    scene: 2,
    openid: 'oWx1',
    media_type: 2,
    media_url: 'https://shop.example/a.png'
  })
  replies[MEDIA] = [{ errcode: 0 }]
  assert.equal(await codeOf(platform().checkMedia('oWx1', 'https://shop.example/a.png')), 'platform.unavailable')
})

const SHIPPING = '/wxa/sec/order/upload_shipping_info'
const RECEIVED = '/wxa/sec/order/notify_confirm_receive'
const shipment = (carrier: string) => ({
  paymentId: 'PM1',
  openId: 'oWx1',
  atMs: 0,
  corrects: false,
  receiver: '189****1234',
  isAll: true,
  parcels: [{ trackingNo: 'N1', carrier, goods: '电饭煲 × 1' }]
})

test('shipping and its receipt name the merchant, and a contact goes to the carrier that asks for one', async () => {
  replies[TOKEN] = [{ access_token: 'T1', expires_in: 7200 }]
  replies[SHIPPING] = [{ errcode: 0 }]
  replies[RECEIVED] = [{ errcode: 0 }]
  await platform().sendShipping(shipment('SF'))
  await platform().sendShipping(shipment('ZTO'))
  await platform().sendReceived({ paymentId: 'PM1', atMs: 5_000 })
  const [asks, other] = apiCalls.filter(({ path }) => path === SHIPPING).map(({ body }) => body)
  assert.deepEqual(asks?.['order_key'], { order_number_type: 1, mchid: MERCHANT, out_trade_no: 'PM1' })
  const contacts = (body?: Record<string, unknown>) =>
    (body?.['shipping_list'] as { contact?: object }[]).map(({ contact }) => contact)
  assert.deepEqual(contacts(asks), [{ receiver_contact: '189****1234' }])
  assert.deepEqual(contacts(other), [undefined])
  const receipt = apiCalls.find(({ path }) => path === RECEIVED)?.body
  assert.deepEqual(receipt, { merchant_id: MERCHANT, merchant_trade_no: 'PM1', received_time: 5 })
})

test('goods that leave late are told with the second at which they do', async () => {
  const LATE = '/wxa/sec/order/opspecialorder'
  replies[TOKEN] = [{ access_token: 'T1', expires_in: 7200 }]
  replies[LATE] = [{ errcode: 0 }, { errcode: 10060001 }, { errcode: 10060023 }]
  await platform().sendLate({ paymentId: 'PM1', leavesAtMs: 1_700_000_000_999 })
  // the platform does not know the payment yet: it is told again later
  assert.equal(await codeOf(platform().sendLate({ paymentId: 'PM2', leavesAtMs: 0 })), 'platform.unavailable')
  // it was told before, and the answer was lost
  await platform().sendLate({ paymentId: 'PM2', leavesAtMs: 0 })
  const [call] = apiCalls.filter(({ path }) => path === LATE)
  assert.deepEqual(call?.body, { order_id: 'PM1', type: 1, delay_to: 1_700_000_000 })
})

test('without the merchant’s number no shipping is told, and the log says what lacks', async () => {
  const none = createWeixin({ app: APP, host, warn: (facts) => void warnings.push(facts.problem) })
  assert.equal(await codeOf(none.sendShipping(shipment('SF'))), 'platform.unavailable')
  assert.equal(await codeOf(none.sendReceived({ paymentId: 'PM1', atMs: 0 })), 'platform.unavailable')
  assert.deepEqual(apiCalls, [])
  assert.deepEqual(warnings, ['WEAPP_MERCHANT is not given', 'WEAPP_MERCHANT is not given'])
})

test('a login code is exchanged with the app’s id and secret', async () => {
  replies[SESSION] = [{ openid: 'oWx1', session_key: 'k', unionid: 'uWx1' }]
  assert.deepEqual(await platform().identityOf('C1'), { openId: 'oWx1', unionId: 'uWx1' })
  assert.deepEqual(Object.fromEntries(apiCalls[0]?.query ?? []), {
    appid: APP.appId,
    secret: APP.secret,
    js_code: 'C1',
    grant_type: 'authorization_code'
  })
  replies[SESSION] = [{ openid: 'oWx2', session_key: 'k' }]
  assert.deepEqual(await platform().identityOf('C2'), { openId: 'oWx2', unionId: undefined })
})

test('an official account’s code is exchanged with its own, and refused where there is none', async () => {
  replies['/sns/oauth2/access_token'] = [{ openid: 'oMp1', access_token: 't', unionid: 'uWx1' }]
  assert.equal((await platform().officialIdentityOf('C1')).openId, 'oMp1')
  assert.equal(apiCalls[0]?.query.get('secret'), OFFICIAL.secret)
  assert.equal(await codeOf(platform(false).officialIdentityOf('C1')), 'platform.unavailable')
  assert.equal(apiCalls.length, 1)
})

test('the access token is got once for many phones, and anew before it ends', async () => {
  replies[TOKEN] = [
    { access_token: 'T1', expires_in: 7200 },
    { access_token: 'T2', expires_in: 7200 }
  ]
  replies[NUMBER] = [phoneReply('13800006021')]
  const port = platform()
  assert.deepEqual(await Promise.all([port.phoneOf('P1'), port.phoneOf('P2')]), ['13800006021', '13800006021'])
  await port.phoneOf('P3')
  assert.equal(apiCalls.filter(({ path }) => path === TOKEN).length, 1)
  assert.deepEqual(apiCalls[0]?.body, {
    grant_type: 'client_credential',
    appid: APP.appId,
    secret: APP.secret,
    force_refresh: false
  })
  clock += 7_000_000
  await port.phoneOf('P4')
  const usedCalls = apiCalls
    .filter(({ path }) => path === NUMBER)
    .map(({ query, body }) => [query.get('access_token'), body.code])
  assert.deepEqual(usedCalls, [
    ['T1', 'P1'],
    ['T1', 'P2'],
    ['T1', 'P3'],
    ['T2', 'P4']
  ])
})

test('an access token that another took the place of is got anew, once', async () => {
  replies[TOKEN] = [
    { access_token: 'T1', expires_in: 7200 },
    { access_token: 'T2', expires_in: 7200 }
  ]
  replies[NUMBER] = [{ errcode: 40001, errmsg: 'invalid credential' }, phoneReply('13800006021')]
  assert.equal(await platform().phoneOf('P1'), '13800006021')
  assert.equal(apiCalls.filter(({ path }) => path === TOKEN).at(-1)?.body.force_refresh, true)
  replies[NUMBER] = [{ errcode: 40001 }]
  assert.equal(await codeOf(platform().phoneOf('P1')), 'platform.unavailable')
})

const refusals: [string, Reply, string][] = [
  ['a code that is none', { errcode: 40029, errmsg: 'invalid code' }, 'platform.code-expired'],
  ['a code that was used', { errcode: 40163, errmsg: 'code been used' }, 'platform.code-expired'],
  ['a busy platform', { errcode: -1, errmsg: 'system error' }, 'platform.busy'],
  ['too many calls', { errcode: 45011, errmsg: 'frequency limit' }, 'platform.busy'],
  ['a person of high risk', { errcode: 40226, errmsg: 'high risk' }, 'platform.blocked'],
  ['a wrong secret', { errcode: 40125, errmsg: `invalid appsecret ${APP.secret}` }, 'platform.unavailable'],
  ['no openid', { session_key: 'k' }, 'platform.unavailable'],
  ['status 500', 500, 'platform.unavailable'],
  ['HTML', '<html>502</html>', 'platform.unavailable'],
  ['a list', '[]', 'platform.unavailable'],
  ['null', 'null', 'platform.unavailable'],
  ['a reply without end', `{"openid":"${'x'.repeat(70_000)}"}`, 'platform.unavailable'],
  ['silence', 'HANG', 'platform.unavailable'],
  ['a cut connection', 'DROP', 'platform.unavailable']
]
for (const [name, reply, code] of refusals) {
  test(`${name} is refused in the shopper’s words, and no secret gets into a log`, async () => {
    replies[SESSION] = [reply]
    const asking = platform(true, reply === 'HANG' ? 150 : undefined).identityOf('CODE-7')
    assert.equal(await codeOf(asking), code)
    assert.equal(warnings.length, code === 'platform.code-expired' ? 0 : 1)
    assert.doesNotMatch(warnings.join(), new RegExp(`${APP.secret}|CODE-7|openid=|127\\.0\\.0\\.1`))
  })
}

test('only a mobile number of mainland China is taken', async () => {
  replies[TOKEN] = [{ access_token: 'T1', expires_in: 7200 }]
  for (const reply of [phoneReply('4155550100', '1'), phoneReply('23800006021'), { errcode: 0 }]) {
    replies[NUMBER] = [reply]
    assert.equal(await codeOf(platform().phoneOf('P1')), 'platform.phone-unfit')
  }
})

const env = { WEAPP_APPID: APP.appId, WEAPP_SECRET: APP.secret }

test('the environment chooses the platform; production has no sandbox', async () => {
  assert.deepEqual(readSettings({}).platform, { kind: 'sandbox' })
  const production = { MODE: 'production', SMS_WEBHOOK_URL: 'https://sms.example.com/', SMS_WEBHOOK_SECRET: SECRET }
  assert.deepEqual(readSettings(production).platform, { kind: 'none' })
  assert.deepEqual(readSettings({ ...env, ...production }).platform, {
    kind: 'weixin',
    app: APP,
    host: 'https://api.weixin.qq.com'
  })
  const both = readSettings({ ...env, MP_APPID: OFFICIAL.appId, MP_SECRET: OFFICIAL.secret, WEAPP_API: host }).platform
  assert.deepEqual(both, { kind: 'weixin', app: APP, official: OFFICIAL, host })
  assert.deepEqual(readSettings({ ...env, WEAPP_API: host, WEAPP_MERCHANT: MERCHANT }).platform, {
    kind: 'weixin',
    app: APP,
    merchant: MERCHANT,
    host
  })
  for (const wrong of [
    { ...env, WEAPP_MERCHANT: 'mine' },
    { ...env, WEAPP_MESSAGE_TOKEN: 'a token' },
    { WEAPP_APPID: 'x' },
    { WEAPP_SECRET: 'x' },
    { MP_APPID: 'x', MP_SECRET: 'y' },
    { ...env, WEAPP_API: 'http://elsewhere.example' }
  ]) {
    assert.throws(() => readSettings(wrong), StartError)
  }
  assert.throws(() => createPlatform({ kind: 'sandbox' }, 'production', { warn: () => undefined }), StartError)
  const sandbox = { mode: 'production', platform: { kind: 'sandbox' }, sms: nobodySends } as const
  await assert.rejects(startTestGateway(sandbox), StartError)
})

test('production without a platform says so, and leaves the SMS way', async () => {
  const gateway = await startTestGateway({ mode: 'production', sms: nobodySends })
  try {
    const code = `login-lin-${Date.now().toString(36)}-1`
    const answer = await gateway.ask('POST /o2cum/v1/pub/mini-program/login', { body: { code } })
    assert.deepEqual([answer.status, answer.code], [200, 'platform.unavailable'])
  } finally {
    await gateway.close()
  }
})

test('a whole login through the platform: code and phone in, the same customer ever after', async () => {
  replies[SESSION] = [{ openid: 'oReal1', session_key: 'k' }]
  replies[TOKEN] = [{ access_token: 'T1', expires_in: 7200 }]
  replies[NUMBER] = [phoneReply('13655550000')]
  const gateway = await startTestGateway({ platform: { kind: 'weixin', app: APP, host } })
  try {
    const BIND = 'POST /o2cum/v1/pub/mini-program/register-bind-login'
    const agreed = [{ policyCode: 'USER' }]
    const first = await gateway.must(BIND, { body: { code: 'a1', phoneCode: 'b1', agreed } })
    assert.deepEqual([first.openId, first.registered], ['oReal1', true])
    const again = await gateway.must('POST /o2cum/v1/pub/mini-program/login', { body: { code: 'a2' } })
    assert.equal(again.userId, first.userId)
    const before = apiCalls.length
    assert.equal(
      (await gateway.ask(BIND, { body: { code: 'a1', phoneCode: 'b2', agreed } })).code,
      'platform.code-expired'
    )
    assert.equal(apiCalls.length, before, 'a spent code reached the platform')
  } finally {
    await gateway.close()
  }
})

const SUBSCRIBE = '/cgi-bin/message/subscribe/send'
const message = {
  openId: 'oWx1',
  templateId: 'T1',
  data: { thing1: '壶' },
  page: 'pages/a?params=1',
  language: 'en-US'
} as const

test('a message of a template is sent as the platform wants it', async () => {
  replies[TOKEN] = [{ access_token: 'A1', expires_in: 7200 }]
  replies[SUBSCRIBE] = [{ errcode: 0, errmsg: 'ok' }]
  assert.equal(await platform().sendMessage(message), 'sent')
  assert.deepEqual(apiCalls.find(({ path }) => path === SUBSCRIBE)?.body, {
    touser: 'oWx1',
    template_id: 'T1',
    page: 'pages/a?params=1',
    data: { thing1: { value: '壶' } },
    miniprogram_state: 'formal',
    lang: 'en_US'
  })
})

test('a message that is refused is not to be tried again, one that was not heard is', async () => {
  replies[TOKEN] = [{ access_token: 'A1', expires_in: 7200 }]
  for (const [reply, again] of [
    [{ errcode: 43101 }, false],
    [{ errcode: 40037 }, false],
    [{ errcode: 47003 }, false],
    [{ errcode: -1 }, true],
    [{ errcode: 45009 }, true],
    [503, true],
    ['DROP', true]
  ] as const) {
    replies[SUBSCRIBE] = [reply]
    const outcome = await platform().sendMessage(message)
    assert.ok(outcome !== 'sent')
    assert.equal(outcome.again, again, JSON.stringify(reply))
    assert.doesNotMatch(JSON.stringify(outcome), /oWx1|壶/)
  }
  assert.doesNotMatch(warnings.join(), /oWx1|壶|A1/)
})
