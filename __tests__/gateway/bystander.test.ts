// by endpoint: what is stored of somebody else is read after each
/**
 * What one shopper does and is told has nothing to do with another. No endpoint, with any content, changes what is stored
 * of somebody who stands by, nor does what the shop does with an order; and what a shopper reads does not depend on the
 * others. Endpoints come from the contract and tables from the database: a new one is tried as well.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { EndpointKey } from '../../contract'
import { withhold } from '../../domain/partner/labourTax'
import { advanceOrder, type OrderStep } from '../../gateway/src/areas/parcel'
import { sandboxCode, type SandboxKind } from '../../gateway/src/core/platform/sandbox'
import { dayIn, FAULT, KIND, openBills, serviceCode } from './aftersale/bills'
import { crack } from './core/captchas'
import { takeable } from './people/employees'
import { endpointsToTry, type Content, type Endpoint } from './contract-walk'
import { order, paidOrder, startPay, type TestShop, type TestShopper } from './orders/journey-shop'
import { endAllOf } from './aftersale/leaving'
import { agreeing, allRead, KNOWN, ownContent, ownerIn, send, startShopForOwners, type Owner } from './owners'
import { balanceDue } from './activities/presales'
import { claimBody, holderBody, sendSides } from './activities/subsidies'
import { partnerBodies } from './people/partners'
import { leftOld, readsOf } from './readBack'
import { ownedTables, storedOf } from './database/storedRows'
import { HIDE, storyDraft as toldStory } from './content/stories'

let shop: TestShop
/** Came when there was nobody else. */
let first: TestShopper
/** What they were told then. */
let alone: string[]
let victim: Owner
let secrets: string[]
/** What was stored of them at the last look, first before anybody else had anything. */
let lastSeen: string[]
/** Holds that nothing of theirs has changed since. */
async function standsAsBefore(): Promise<void> {
  const before = lastSeen
  lastSeen = await storedOf(shop, victim.shopper)
  assert.deepEqual(lastSeen, before)
}
let spender: Owner
/** The shopper of everything that the shop does. */
let goesOn: Owner
before(async () => {
  shop = await startShopForOwners()
  first = await shop.shopper()
  alone = await readAll(first)
  victim = await ownerIn(shop)
  secrets = [victim.shopper.userId, ...Object.values(victim.things).flat(), ...victim.personal]
  lastSeen = await storedOf(shop, victim.shopper)
  spender = await ownerIn(shop)
  goesOn = await ownerIn(shop)
})
after(() => shop.close())

/** What everybody together does to the shop and everybody is told. How long a link is good goes as well, and its proof. */
const EVERYBODYS =
  /"(soldCount|available|expiresAt|helpfulCount|followerCount|viewers|solved|unsolved|leftOver|joinedAt|lastSeenAt|usualWaitS|received|heartCount|applicants|left)":\d+/g
/** Everything a shopper can read, an answer a line, without what names them and what is everybody's. */
async function readAll({ ask, addressId }: TestShopper): Promise<string[]> {
  const who = await ask('GET /o2cum/v1/customer-info')
  const { devices } = (await ask('GET /o2cum/v1/customer-info/personal')).data
  const logins = devices.map(({ sessionId }) => sessionId)
  const names = [who.data.userId, who.data.customerCode, who.data.decryptMobilePhone, addressId, ...logins]
  return (await allRead({ ask } as TestShopper)).map(([key, { code, message, data }]) =>
    names
      .reduce((text, name) => text.replaceAll(name, 'own'), `${key} ${JSON.stringify({ code, message, data })}`)
      .replace(EVERYBODYS, '"$1":0')
      .replace(/\?until=\d+&sign=[\w-]+/g, '')
  )
}

test('what is read is the same whether or not there are others', async () => {
  const newcomer = await shop.shopper()
  assert.ok(alone.length > 40)
  assert.deepEqual(await readAll(newcomer), alone)
  assert.deepEqual(await readAll(first), alone)
})

test('a shopper who came since, bought, paid and was sent orders changed nothing of who was there before', async () => {
  await standsAsBefore()
})

test('the watched shopper has something in every table that says whose a row is', async () => {
  const theirs = await storedOf(shop, victim.shopper)
  const tables = await ownedTables(shop)
  assert.ok(tables.length > 10)
  assert.deepEqual(
    tables.filter((table) => !theirs.some((line) => line.startsWith(`${table}{`))),
    []
  )
  const text = JSON.stringify(await allRead(victim.shopper))
  for (const secret of victim.personal) assert.ok(text.includes(secret), `${secret} is told to nobody`)
})

let nonces = 0
const codeOf = (kind: SandboxKind, whose: string) => sandboxCode(kind, whose, Date.now(), String((nonces += 1)))
const phone = '13800009001'
const person = 'somebody_else'

let callers = 0
/** A phone that no code was sent to. */
const freshPhone = (): string => `1390009${String((callers += 1)).padStart(4, '0')}`

/** A page that a login is handed on to. */
const PAGE = { screen: '/pages/index/index', origin: 'https://shop.example' }

async function captchaOf(to: string): Promise<string> {
  const sms = await shop.core.db
    .selectFrom('outbox')
    .select('title')
    .where('recipient', '=', to)
    .orderBy('created_at', 'desc')
    .execute()
  return sms.map(({ title }) => title).find((title) => /^\d{6}$/.test(title)) ?? ''
}
async function sendCode(key: 'POST /oauth/public/send-phone-captcha-always', to: string) {
  const { captchaKey } = await shop.must(key, { body: { phone: to } })
  return { phone: to, captchaKey, captcha: await captchaOf(to) }
}
/** The spender's phone, to which no code was sent within the minute. */
async function ownPhone(): Promise<string> {
  const { db } = shop.core
  const { userId } = spender.shopper
  const customer = db.selectFrom('customer').select('phone').where('user_id', '=', userId)
  const { phone: own } = await customer.executeTakeFirstOrThrow()
  await db.deleteFrom('captcha_quota').where('phone', '=', own).execute()
  return own
}
/** A code to the spender's phone, or to another one. */
async function sentByOwner(step: 'OLD' | 'NEW' | 'CLOSE', to?: string) {
  const own = await ownPhone()
  const body = { step, ...(to === undefined ? {} : { phone: to }) }
  const { captchaKey } = await spender.shopper.must('POST /o2cum/v1/customer-info/phone-code', { body })
  return { phone: to ?? own, captchaKey, captcha: await captchaOf(to ?? own) }
}

const billsOfPhone = new Map<string, ReturnType<typeof openBills>>()
/** The spender's bills as their phone's code opens them: one code a phone. */
async function billsByPhone() {
  const own = await ownPhone()
  const bills = billsOfPhone.get(own) ?? openBills(shop, own)
  billsOfPhone.set(own, bills)
  return bills
}

/** What registers the person with the phone, and the texts that go with it. */
const byPhone = () => ({
  code: codeOf('login', person),
  phoneCode: codeOf('phone', phone),
  agreed: [{ policyCode: 'USER' }]
})

/** What a login, and a payment by a link, need and no sample has. */
const FITTING: Partial<Record<EndpointKey, () => Promise<Record<string, unknown>>>> = {
  'POST /oauth/public/send-phone-captcha-always': async () => ({ phone: freshPhone() }),
  'POST /o2cum/v1/pub/customer-login/register-with-oauth': async () => {
    const { captchaKey } = await shop.must('POST /oauth/public/send-phone-captcha-always', { body: { phone } })
    const { body } = await shop.core.db
      .selectFrom('outbox')
      .select('body')
      .where('recipient', '=', phone)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    return { phone, captchaKey, captcha: /\d{6}/.exec(body)?.[0] }
  },
  'POST /o2cum/v1/pub/customer-register/register-with-oauth': async () => ({
    ...(await sendCode('POST /oauth/public/send-phone-captcha-always', freshPhone())),
    agreed: [{ policyCode: 'USER' }]
  }),
  'POST /o2cum/v1/pub/get-mobilePhone-h5': async () => ({ ...PAGE, phoneCode: codeOf('phone', freshPhone()) }),
  'POST /o2cum/v1/pub/h5/login': async () => {
    const { authToken } = await spender.shopper.must('POST /o2cum/v1/pub/get-h5-auth-token', { body: PAGE })
    return { authToken, screen: PAGE.screen }
  },
  'POST /o2cum/v1/customer-info/glzEmployeeLogin': async () => {
    const employee_no = `E_${(callers += 1)}`
    const of = { name: '{"zh":"员","en":"E"}', department: '{"zh":"部","en":"D"}', user_id: null }
    const own = freshPhone()
    await shop.core.db
      .insertInto('employee_file')
      .values({ employee_no, phone: own, ...of })
      .execute()
    const body = { employeeNo: employee_no }
    const { captchaKey } = await spender.shopper.must('POST /o2cum/v1/customer-info/employee-code', { body })
    return { ...body, captchaKey, captcha: await captchaOf(own) }
  },
  'POST /o2mkt-b2c/v1/subsidy/claim': async () => claimBody(KNOWN.policyCode),
  'POST /o2mkt-b2c/v1/subsidy/send-code': async () => {
    await ownPhone()
    return {}
  },
  'POST /o2cum/v1/customer-info/get-decrypt-customer-info': async () => {
    const own = await ownPhone()
    const { captchaKey } = await spender.shopper.must('POST /o2mkt-b2c/v1/subsidy/send-code')
    return { captchaKey, captcha: await captchaOf(own) }
  },
  'POST /o2cum/v1/customer-info/validateIdCardInfo': async () => {
    // one person is told once
    await shop.core.db.deleteFrom('subsidy_holder').where('user_id', '=', spender.shopper.userId).execute()
    return holderBody(await sendSides(spender.shopper))
  },
  'POST /o2cum/v1/customer-info/phone-code': async () => ({ step: 'NEW', phone: freshPhone() }),
  'POST /o2cum/v1/customer-info/phone': async () => {
    const old = await sentByOwner('OLD')
    return { oldKey: old.captchaKey, oldCaptcha: old.captcha, ...(await sentByOwner('NEW', freshPhone())) }
  },
  'POST /o2cum/v1/customer-info/phone-lost': async () => {
    const [to, now] = [freshPhone(), shop.core.clock.date()]
    await shop.core.db.deleteFrom('phone_wait').where('user_id', '=', spender.shopper.userId).execute()
    const wait = { user_id: spender.shopper.userId, phone: to, asked_at: now, due_at: now }
    await shop.core.db.insertInto('phone_wait').values(wait).execute()
    const body = { step: 'WAITED' as const }
    const { captchaKey } = await spender.shopper.must('POST /o2cum/v1/customer-info/phone-code', { body })
    return { captchaKey, captcha: await captchaOf(to) }
  },
  'POST /o2cum/v1/customer-info/closing': async () => {
    await endAllOf(shop, spender.shopper)
    const { captchaKey, captcha } = await sentByOwner('CLOSE')
    return { captchaKey, captcha }
  },
  'POST /o2cum/v1/partner/withdraw': async () => {
    const { shopper, things } = spender
    const own = await ownPhone()
    const wish = { amountFen: 2_000, cardId: things.cardId[0] ?? '' }
    const { captchaKey } = await shopper.must('POST /o2cum/v1/partner/withdraw-code', { body: wish })
    const { tax } = await shopper.must('GET /o2cum/v1/partner/withdraw')
    const expectedFen = 2_000 - withhold(tax.mode, 2_000, tax).taxFen
    return { ...wish, expectedFen, captchaKey, captcha: await captchaOf(own) }
  },
  'POST /o2cum/v1/pub/mini-program/register-bind-login': async () => byPhone(),
  'POST /o2cum/v1/pub/mini-program/login': async () => {
    const bound = byPhone()
    await shop.must('POST /o2cum/v1/pub/mini-program/register-bind-login', { body: bound })
    return { code: codeOf('login', person) }
  },
  'POST /o2cum/v1/pub/mpminappcombie/getMpOpenId': async () => ({ code: codeOf('official', person) }),
  'POST /o2ord-b2c/v1/pub/confirm-receive': async () => {
    const [orderCode = ''] = await paidOrder(shop, spender.shopper, { POT: 1 })
    await advanceOrder(shop.core, orderCode, 'ship')
    await advanceOrder(shop.core, orderCode, 'deliver')
    const { page } = await shop.core.db
      .selectFrom('outbox')
      .select('page')
      .where('page', 'like', '%h5/confirm%')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    return JSON.parse(decodeURIComponent(/params=(.+)$/.exec(page ?? '')?.[1] ?? '')) as { code: string }
  },
  'POST /o2as-b2c/v1/fix-install-bills/pub/createFixInstallBill': async () => ({
    ...(await serviceCode(shop, freshPhone())),
    ...{ kindCode: KIND, model: 'B1', work: 'REPAIR', faultCodes: [FAULT], text: '', day: dayIn(shop, 2), window: 0 },
    ...{ receiver: '某人', provinceCode: '330000', cityCode: '330100', districtCode: '330110', detail: '某路某号' }
  }),
  'POST /o2as-b2c/v1/fix-install-bills/pub/listFixInstallBill': () => serviceCode(shop, freshPhone()),
  'POST /o2as-b2c/v1/fix-install-bills/pub/fix-detail': async () => {
    const { viewKey, list } = await billsByPhone()
    return { viewKey, billId: list[0]?.billId }
  },
  'POST /o2as-b2c/v1/fix-install-bills/pub/quote-answer': async () => {
    const { viewKey, list } = await billsByPhone()
    return { viewKey, billId: list.find(({ quote }) => quote?.totalFen === 0)?.billId, agree: false, expectedFen: 0 }
  },
  'POST /o2as-b2c/v1/sms/pub/send-verification-code': async () => {
    const { captchaKey } = await shop.must('POST /o2as-b2c/v1/sms/pub/send-image-code')
    return { phone: freshPhone(), captchaKey, pictureCode: await crack(shop, captchaKey) }
  },
  // one right reading of one picture
  'POST /o2md/v1/pub/online-shop/licences': async () => {
    const { captchaKey } = await shop.must('POST /o2md/v1/pub/online-shop/licence-captcha')
    return { shopCode: 'S1', captchaKey, pictureCode: await crack(shop, captchaKey) }
  },
  // all of a filter can only be let go
  'POST /o2wl/v1/favorite/shop/save-all': async () => ({ favorite: true, shopCodes: ['S1'] }),
  // one more than before, or one less
  'POST /o2wl/v1/favorites/sku/save-all': async () => {
    const { list } = await spender.shopper.must('GET /o2wl/v1/favorites/sku', { query: { page: 1, size: 1 } })
    return { favorite: list.length === 0, skuCodes: [list[0]?.skuCode ?? KNOWN.skuCode] }
  },
  // one that was taken back is written anew
  'POST /o2cum/v1/glz-store/save': async () => {
    await spender.shopper.ask(HIDE, { body: { storyId: spender.things.storyId[0] ?? '' } })
    return toldStory()
  },
  // the code of an employee that they do not know yet
  'POST /o2cum/v1/employee-purchase': async () => ({ inviteCode: await takeable(shop, spender.shopper) }),
  ...partnerBodies(() => ({ shop, shopper: spender.shopper }), ownPhone),
  // one that opens later
  'POST /o2mkt-b2c/v1/coupon-reminders': async () => ({ couponCode: 'CSOON' }),
  'POST /o2ord-b2c/v1/balancet-redpacket': async () => ({
    orderCode: await balanceDue(shop, spender.shopper),
    channel: 'WECHAT',
    host: 'H5'
  }),
  'POST /o2ord-b2c/v1/pub/order-trades/pay': async () => {
    const body = { orderCodes: [spender.orders.waiting] }
    const { code } = await spender.shopper.must('POST /o2ord-b2c/v1/order-trades/pay-links', { body })
    const link = await shop.must('GET /o2ord-b2c/v1/pub/order-trades/detail/{id}', { path: { id: code } })
    return { payLink: code, expectedFen: link.amountFen, channel: 'WECHAT', host: 'H5' }
  }
}

/** What this shopper sends to be served; `choice` picks among several of a kind. */
async function fitting(endpoint: Endpoint, me: Owner, choice: number): Promise<Content> {
  const content = ownContent(endpoint, me.things, choice)
  const codes = { code: codeOf('login', person), phoneCode: codeOf('phone', phone) }
  const params = Object.entries(content.body).map(([name, value]) => [name, Reflect.get(codes, name) ?? value])
  const fittingParams = await FITTING[endpoint.key]?.()
  return agreeing(me.shopper, { ...content, body: fittingParams ?? Object.fromEntries(params) })
}

for (const endpoint of endpointsToTry.filter(({ method }) => method !== 'GET')) {
  test(`${endpoint.key}: changes and tells nothing of who stands by`, async () => {
    const answers: string[] = []
    for (const usedUp of [false, true]) {
      if (usedUp) spender = await ownerIn(shop)
      const choices = Math.max(5, spender.things.caseCode.length)
      for (let choice = 0; choice < choices; choice += 1) {
        const content = await fitting(endpoint, spender, choice)
        const readText = await readsOf(spender.shopper)
        const answer = await send(spender.shopper, endpoint.key, content)
        await standsAsBefore()
        const text = JSON.stringify(answer)
        for (const secret of secrets) assert.ok(!text.includes(secret), `${endpoint.key} tells ${secret}`)
        if (answer.success) {
          const old = leftOld(endpoint.key, readText, await readsOf(spender.shopper))
          assert.deepEqual(old, [], 'the app would go on showing what these said before')
          return
        }
        answers.push(`${answer.code} ${answer.message}`)
      }
    }
    assert.fail(`not served, so it says nothing: ${answers.join(' · ')}`)
  })
}

/** What the warehouse, the carrier and time do, and the order they do it to. */
const STEPS: Record<OrderStep, (me: Owner) => string> = {
  ship: ({ orders }) => orders.paid,
  move: ({ orders }) => orders.shipped,
  deliver: ({ orders }) => orders.shipped,
  complete: ({ orders }) => orders.shipped,
  expire: ({ orders }) => orders.waiting
}
const EVENTS: [string, (me: Owner) => Promise<unknown>][] = [
  [
    'a payment is decided: FAILED',
    async ({ things }) => assert.equal(await shop.settle(things.paymentId[0] ?? '', 'FAILED'), 'FAILED')
  ],
  ...Object.entries(STEPS).map(([step, of]): [string, (me: Owner) => Promise<unknown>] => [
    `an order goes on: ${step}`,
    (me) => advanceOrder(shop.core, of(me), step as OrderStep)
  ]),
  [
    'a payment is decided: SUCCEEDED',
    async ({ shopper }) => {
      const paymentId = await startPay(shopper, await order(shopper, { POT: 1 }))
      assert.equal(await shop.settle(paymentId, 'SUCCEEDED'), 'SUCCEEDED')
    }
  ]
]
for (const [name, happen] of EVENTS) {
  test(`${name}, and nothing changes of who stands by`, async () => {
    const mine = await storedOf(shop, goesOn.shopper)
    await happen(goesOn)
    await standsAsBefore()
    assert.notDeepEqual(await storedOf(shop, goesOn.shopper), mine)
  })
}
