// PostgreSQL: phones and accounts that change at once
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { DAY_MS } from '../../../domain/spans'
import { changePhone, chatDesk, end, handOver, take } from '../../../gateway/src/areas/chat'
import { sweepInvoices } from '../../../gateway/src/areas/invoice/issuing'
import { bindPerson } from '../../../gateway/src/areas/login'
import { available, grant } from '../../../gateway/src/areas/wallet'
import { manager, newestActs, type Staff } from '../../../gateway/src/core/desk'
import { ACT, clientId, conversationWith, HEAR, openDesk, SAY } from '../content/talks'
import { endAllOf } from '../aftersale/leaving'
import { ownerIn, startShopForOwners, type Owner } from '../owners'
import { storedOf } from '../database/storedRows'
import { advanceOrder } from '../../../gateway/src/areas/parcel'
import { paidOrder, type TestShop, type TestShopper } from '../orders/journey-shop'
import { ownPage } from '../support'

const INFO = 'GET /o2cum/v1/customer-info'
const PERSONAL = 'GET /o2cum/v1/customer-info/personal'
const CHANGE = 'PUT /o2cum/v1/customer-info/personal'
const END = 'POST /o2cum/v1/customer-info/devices/end'
const CODE = 'POST /o2cum/v1/customer-info/phone-code'
const PHONE = 'POST /o2cum/v1/customer-info/phone'
const LOST = 'POST /o2cum/v1/customer-info/phone-lost'
const STOP = 'POST /o2cum/v1/customer-info/phone-lost/stop'
const MAKE = 'POST /o2cum/v1/customer-info/data'
const READ = 'GET /o2cum/v1/customer-info/data'
const CLOSING = 'GET /o2cum/v1/customer-info/closing'
const CLOSE = 'POST /o2cum/v1/customer-info/closing'
const KEEP = 'POST /o2cum/v1/customer-info/closing/keep'
const FLAGS = 'GET /o2cum/v1/customer-info/getUserInfo'
const SEND = 'POST /oauth/public/send-phone-captcha-always'
const REGISTER = 'POST /o2cum/v1/pub/customer-register/register-with-oauth'

let shop: TestShop
let phones = 13_500_000_000
const freshPhone = (): string => String((phones += 1))
/** With one of everything; made before time goes on, as coupons and sales of the shop end. */
const owners: Owner[] = []
const ownerOfAll = (): Owner => {
  const owner = owners.pop()
  assert.ok(owner, 'no owner is left')
  return owner
}
before(async () => {
  shop = await startShopForOwners()
  for (let count = 0; count < 4; count += 1) owners.push(await ownerIn(shop))
  await openDesk(shop)
})
after(() => shop.close())

async function codeOf(phone: string): Promise<string> {
  const outbox = await shop.app.inject({ url: '/demo/api/outbox', query: { recipient: phone }, headers: ownPage(shop) })
  const codes = outbox.json<{ list: { title: string }[] }>().list.map(({ title }) => title)
  return codes.find((title) => /^\d{6}$/.test(title)) ?? ''
}
const phoneOf = async ({ userId }: TestShopper): Promise<string> =>
  (await shop.core.db.selectFrom('customer').select('phone').where('user_id', '=', userId).executeTakeFirstOrThrow())
    .phone

/** What proves the shopper's own phone, or another one. */
async function code(shopper: TestShopper, step: 'OLD' | 'NEW' | 'CLOSE', phone?: string) {
  await shop.core.clock.advance(61_000)
  const { captchaKey } = await shopper.must(CODE, { body: { step, ...(phone === undefined ? {} : { phone }) } })
  return { captchaKey, captcha: await codeOf(phone ?? (await phoneOf(shopper))) }
}
async function changed(shopper: TestShopper, phone: string) {
  const old = await code(shopper, 'OLD')
  const next = await code(shopper, 'NEW', phone)
  return { oldKey: old.captchaKey, oldCaptcha: old.captcha, phone, ...next }
}
async function newcomer(phone: string) {
  await shop.core.clock.advance(61_000)
  const { captchaKey } = await shop.must(SEND, { body: { phone } })
  const agreed = [{ policyCode: 'USER' }]
  return shop.must(REGISTER, { body: { phone, captchaKey, captcha: await codeOf(phone), agreed } })
}
async function closed(shopper: TestShopper): Promise<void> {
  // who has one of everything has asked before, for a later day
  await shopper.must(KEEP)
  await shopper.must(CLOSE, { body: await code(shopper, 'CLOSE') })
  await shop.core.clock.advance(7 * DAY_MS)
  await shop.sweep()
}

test('an account is not closed while an order, a case, a bill or a balance is open', async () => {
  const { shopper } = ownerOfAll()
  const { blockers, lost } = await shopper.must(CLOSING)
  assert.deepEqual(
    blockers.map(({ kind }) => kind),
    ['ORDERS', 'CASES', 'BILLS', 'BALANCE', 'REBATES', 'COMMISSION']
  )
  // a rebate on its way is money too, and not there yet
  await sql`update order_rebate set frozen_fen = frozen_fen + 777 where user_id = ${shopper.userId}`.execute(
    shop.core.db
  )
  const grown = (await shopper.must(CLOSING)).blockers
  assert.deepEqual(
    grown
      .map(({ kind, count }, index) => [kind, count - (blockers[index]?.count ?? 0)])
      .filter(([, more]) => more !== 0),
    [['REBATES', 777]]
  )
  const { balanceFen } = await available(shop.core.db, shopper.userId)
  assert.equal(blockers.find(({ kind }) => kind === 'BALANCE')?.count, balanceFen)
  assert.ok(lost.points > 0 && lost.addresses === 2 && lost.favourites > 0)
  assert.equal(lost.inviteFen, 3_000, 'of somebody who came and has not bought yet')
  assert.equal((await shopper.ask(CLOSE, { body: await code(shopper, 'CLOSE') })).code, 'account.open')
})

test('one’s data is one file for a day, behind the login, with nothing by which one could log in', async () => {
  const { shopper, personal } = ownerOfAll()
  const stranger = await shop.shopper()
  assert.equal((await stranger.ask(READ)).code, 'data.over')
  const id = await askedForPhone(shopper)
  await handOver(shop.core, DESK, id, { to: 'zhou', note: '只给同事看' })
  await shopper.must(MAKE)
  const { text } = await shopper.must(READ)
  const file = JSON.parse(text) as { phone: string; kept: Record<string, unknown[]> }
  assert.equal(file.phone, await phoneOf(shopper))
  for (const table of ['address', 'trade_order', 'order_row', 'review', 'invoice']) assert.ok(file.kept[table], table)
  const [nick = '', receiver = ''] = personal
  assert.ok(text.includes(nick) && text.includes(receiver))
  const chat = JSON.stringify(file.kept['chat_message'])
  assert.ok(chat.includes('PHONE_LOST'), 'what was said in the chat')
  assert.doesNotMatch(text, /只给同事看/)
  assert.doesNotMatch(text, /token_hash|key_hash|code_hash|fingerprint/)
  assert.equal((await stranger.ask(READ)).code, 'data.over')
  assert.equal((await shop.ask(READ)).status, 401)
  await shop.core.clock.advance(DAY_MS)
  assert.equal((await shopper.ask(READ)).code, 'data.over')
  await shop.sweep()
  const left = await shop.core.db
    .selectFrom('personal_file')
    .select('user_id')
    .where('user_id', '=', shopper.userId)
    .execute()
  assert.deepEqual(left, [])
})

/** The invoice of an owner with its paper, which prints their name. */
async function issuedOf({ userId }: TestShopper) {
  const { core } = shop
  const papers = () =>
    core.db.selectFrom('invoice').selectAll().where('user_id', '=', userId).where('file_bytes', '>', 1).execute()
  await core.clock.advance(61_000)
  // those of the other owners come before it
  for (let round = 0; round < 3 && (await papers()).length === 0; round += 1) await sweepInvoices(core)
  const [invoice] = await papers()
  assert.ok(invoice?.file && invoice.pages.length > 0, 'no paper')
  return invoice
}
const filesOf = ({ userId }: TestShopper) =>
  shop.core.db.selectFrom('stored_file').select(['purpose', 'path']).where('user_id', '=', userId).execute()

test('a closed account leaves no name, phone, address or word of its owner; orders stay for the books', async () => {
  const { shopper, personal } = ownerOfAll()
  const bystander = ownerOfAll()
  const phone = await phoneOf(shopper)
  const theirs = await storedOf(shop, bystander.shopper)
  const paper = await issuedOf(shopper)
  await endAllOf(shop, shopper)
  const orders = async () =>
    (
      await sql`select order_code, pay_fen from trade_order where user_id = ${shopper.userId} order by 1`.execute(
        shop.core.db
      )
    ).rows
  const before = await orders()
  await closed(shopper)
  assert.equal((await shopper.ask(INFO)).status, 401)
  assert.deepEqual(await orders(), before)
  const left = await storedOf(shop, shopper)
  for (const trace of [...personal, phone])
    assert.deepEqual(
      left.filter((line) => line.includes(trace)),
      [],
      `${trace} is left`
    )
  const found = await sql<{ n: number }>`select count(*)::int as n from trade_order
    where user_id = ${shopper.userId} and (address ->> 'receiver' <> '' or address ->> 'phone' <> '')`.execute(
    shop.core.db
  )
  assert.equal(found.rows[0]?.n, 0)
  // a paper and its pictures print what the row no longer says; pictures of a review stay with it
  assert.deepEqual(
    (await filesOf(shopper)).filter(({ purpose }) => purpose !== 'REVIEW'),
    []
  )
  const kept = await shop.core.db
    .selectFrom('invoice')
    .selectAll()
    .where('invoice_code', '=', paper.invoice_code)
    .executeTakeFirstOrThrow()
  assert.deepEqual(
    [kept.invoice_no, kept.amount_fen, kept.issued_at, kept.state],
    [paper.invoice_no, paper.amount_fen, paper.issued_at, 'ISSUED']
  )
  assert.deepEqual([kept.file, kept.file_bytes, kept.pages, kept.name], [null, null, [], ''])
  assert.ok(theirs.length > 0)
  assert.equal((await phoneOf(bystander.shopper)) !== '', true)
})

test('a birthday is a real day and is changed once a year; the rest at any time, and all of it can be taken away', async () => {
  const shopper = await shop.shopper()
  const set = (body: object) => shopper.ask(CHANGE, { body })
  assert.equal((await set({ birthday: '1990-02-30' })).code, 'birthday.unfit')
  assert.equal((await set({ birthday: '2999-01-01' })).status, 400)
  assert.equal((await set({ birthday: '1990-05-18', household: 3, gender: 'FEMALE' })).data.birthday, '1990-05-18')
  assert.equal((await set({ birthday: '1990-05-19' })).code, 'birthday.once')
  assert.equal((await set({ birthday: null })).data.birthday, null)
  // taking it away is no way around the year
  assert.equal((await set({ birthday: '1990-05-19' })).code, 'birthday.once')
  const { gender, household, birthdayFrom } = (await set({ household: null })).data
  assert.deepEqual([gender, household], ['FEMALE', null])
  assert.ok((birthdayFrom ?? 0) > shop.core.clock.now())
})

test('one ends a login of theirs, or all others, and nobody else’s', async () => {
  const [shopper, other] = [await shop.shopper(), await shop.shopper()]
  const tablet = await shop.tokenOf(shopper.userId)
  const { devices } = await shopper.must(PERSONAL)
  assert.equal(devices.length, 2)
  assert.deepEqual(
    devices.map(({ current }) => current),
    [true, false]
  )
  const sessionId = devices[1]?.sessionId ?? ''
  assert.equal((await other.ask(END, { body: { sessionId } })).code, 'device.missing')
  assert.equal((await shop.ask(INFO, { token: tablet })).status, 200)
  assert.equal((await shopper.must(END, { body: { sessionId } })).devices.length, 1)
  assert.equal((await shop.ask(INFO, { token: tablet })).status, 401)
  const more = [await shop.tokenOf(shopper.userId), await shop.tokenOf(shopper.userId)]
  await shopper.must(END, { body: {} })
  for (const token of more) assert.equal((await shop.ask(INFO, { token })).status, 401)
  assert.equal((await shopper.ask(INFO)).status, 200)
  assert.equal((await other.ask(INFO)).status, 200)
})

test('a login that was opened from another neither ends that one nor changes the phone', async () => {
  const shopper = await shop.shopper()
  const page = { screen: '/pagesB/order/myOrder', origin: 'https://shop.example' }
  const { authToken } = await shopper.must('POST /o2cum/v1/pub/get-h5-auth-token', { body: page })
  const { token } = await shop.must('POST /o2cum/v1/pub/h5/login', {
    query: { sysCode: 'ACCESS_TOKEN' },
    body: { authToken, screen: page.screen },
    headers: { origin: page.origin }
  })
  assert.equal((await shop.ask(END, { token, body: {} })).code, 'device.opened')
  const { devices } = await shopper.must(PERSONAL)
  const opener = devices.find(({ current }) => current)?.sessionId ?? ''
  assert.equal((await shop.ask(END, { token, body: { sessionId: opener } })).code, 'device.opened')
  const phone = freshPhone()
  for (const step of ['OLD', 'NEW', 'WAITED'] as const)
    assert.equal((await shop.ask(CODE, { token, body: { step, phone } })).code, 'device.opened')
  const body = await changed(shopper, phone)
  assert.equal((await shop.ask(PHONE, { token, body })).code, 'device.opened')
  const { captchaKey, captcha } = body
  assert.equal((await shop.ask(LOST, { token, body: { captchaKey, captcha } })).code, 'device.opened')
  // the codes stay good for the login that has them
  assert.equal((await shopper.ask(INFO)).status, 200)
  await shopper.must(PHONE, { body })
  assert.equal((await shop.ask(INFO, { token })).status, 401, 'it ends with its opener’s others')
})

test('a device tells its kind, its host, and its city where a trusted proxy says it', async () => {
  const shopper = await shop.shopper()
  const phone = await phoneOf(shopper)
  await shop.core.clock.advance(61_000)
  const { captchaKey } = await shop.must(SEND, { body: { phone } })
  const body = { phone, captchaKey, captcha: await codeOf(phone) }
  const headers = {
    'user-agent': 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) MicroMessenger/8.0',
    'x-client-city': '330100'
  }
  const { token } = await shop.must('POST /o2cum/v1/pub/customer-login/register-with-oauth', { body, headers })
  const [device] = (await shop.must(PERSONAL, { token })).devices
  // nobody between is trusted here
  assert.deepEqual([device?.host, device?.device, device?.cityName], ['CHAT', 'TABLET', undefined])
})

test('the phone changes by both codes; every other login ends and this one goes on', async () => {
  const shopper = await shop.shopper()
  const [before, phone] = [await phoneOf(shopper), freshPhone()]
  const tablet = await shop.tokenOf(shopper.userId)
  const body = await changed(shopper, phone)
  const wrong = await shopper.ask(PHONE, {
    body: { ...body, oldCaptcha: body.oldCaptcha === '000000' ? '1'.repeat(6) : '000000' }
  })
  assert.equal(wrong.code, 'phone.old-code')
  // a code of the new is none of the old
  assert.equal((await shopper.ask(PHONE, { body: { ...body, oldKey: body.captchaKey } })).code, 'phone.old-code')
  const wrongNew = { ...body, captcha: body.captcha === '000000' ? '1'.repeat(6) : '000000' }
  assert.equal((await shopper.ask(PHONE, { body: wrongNew })).code, 'captcha.wrong')
  const answers = await Promise.all([shopper.ask(PHONE, { body }), shopper.ask(PHONE, { body })])
  assert.equal(answers.filter(({ success }) => success).length, 1)
  assert.equal(await phoneOf(shopper), phone)
  assert.equal((await shop.ask(INFO, { token: tablet })).status, 401)
  assert.equal((await shopper.ask(INFO)).status, 200)
  // the old number is anybody's again
  assert.equal((await newcomer(before)).registered, true)
})

test('a phone that has an account is told to its holder alone, and both codes stay good', async () => {
  const [shopper, other] = [await shop.shopper(), await shop.shopper()]
  const taken = await phoneOf(other)
  const [toTaken, toFree] = [
    await shopper.ask(CODE, { body: { step: 'NEW', phone: taken } }),
    await shopper.ask(CODE, { body: { step: 'NEW', phone: freshPhone() } })
  ]
  assert.deepEqual([toTaken.status, toTaken.code], [toFree.status, toFree.code])
  const body = await changed(shopper, taken)
  assert.equal((await shopper.ask(PHONE, { body })).code, 'phone.taken')
  assert.equal((await shopper.ask(PHONE, { body })).code, 'phone.taken')
  assert.notEqual(await phoneOf(shopper), taken)
})

const LOST_WORDS = '我的原手机号已不用了，想换成新的手机号'
const DESK: Staff = { who: 'qing', may: ['CHAT', 'ACCOUNTS'] }

/** Asks in the brand's chat, where Qing answers. */
async function askedForPhone(shopper: TestShopper): Promise<string> {
  const conversationId = await conversationWith(shopper)
  const body = { conversationId, clientId: clientId(), kind: 'SUBJECT' as const, subject: 'PHONE_LOST' as const }
  const { message, conversation } = await shopper.must(SAY, { body })
  assert.deepEqual([message.kind, message.text, conversation.state], ['TEXT', LOST_WORDS, 'QUEUED'])
  await take(shop.core, DESK, conversationId)
  return conversationId
}
const noted = (id: string, phone: string, staff: Staff = DESK) => changePhone(shop.core, staff, id, phone)
const waited = async (shopper: TestShopper, phone: string) => {
  await shop.core.clock.advance(61_000)
  const { captchaKey } = await shopper.must(CODE, { body: { step: 'WAITED' } })
  return { captchaKey, captcha: await codeOf(phone) }
}
const actsAbout = async (id: string) =>
  (await newestActs(shop.core.db, 50))
    .filter(({ about }) => about === id)
    .map(({ who, permission, act }) => [who, permission, act])

test('a lost phone: staff note the new one in the chat, the old one is told, and a code of the new ends the wait', async () => {
  const shopper = await shop.shopper()
  const [old, phone] = [await phoneOf(shopper), freshPhone()]
  const masked = `${phone.slice(0, 3)}****${phone.slice(-4)}`
  const id = await askedForPhone(shopper)
  await noted(id, phone)
  assert.deepEqual(await actsAbout(id), [
    ['qing', 'ACCOUNTS', 'account.phone-wait'],
    ['qing', 'CHAT', 'chat.take']
  ])
  const { chats } = await chatDesk(shop.core)
  assert.equal(chats.find(({ conversationId }) => conversationId === id)?.phoneWait?.phone, masked)
  const letters = await shop.core.db.selectFrom('outbox').select('body').where('recipient', '=', old).execute()
  assert.ok(letters.some(({ body }) => body.includes(masked)))
  const { list } = await shopper.must('GET /o2msg/v1/user-messages/list')
  assert.deepEqual([list[0]?.target, list[0]?.body.includes(masked)], ['ACCOUNT', true])
  const heard = await shopper.must(HEAR, { query: { conversationId: id } })
  assert.equal(heard.list.at(-1)?.from, 'SYSTEM')
  assert.ok(heard.list.at(-1)?.text.includes(masked))
  assert.equal((await shopper.must(PERSONAL)).phoneWait?.phone, masked)
  // the same again changes nothing and tells nobody
  await noted(id, phone)
  const again = await shop.core.db.selectFrom('outbox').select('body').where('recipient', '=', old).execute()
  assert.equal(again.length, letters.length)

  await shop.core.clock.advance(7 * DAY_MS - 1000)
  assert.equal((await shopper.ask(CODE, { body: { step: 'WAITED' } })).code, 'phone.not-due')
  await shop.core.clock.advance(1000)
  await shop.sweep()
  assert.equal(await phoneOf(shopper), old)
  const tablet = await shop.tokenOf(shopper.userId)
  const proof = await waited(shopper, phone)
  const wrong = { ...proof, captcha: proof.captcha === '000000' ? '111111' : '000000' }
  assert.equal((await shopper.ask(LOST, { body: wrong })).code, 'captcha.wrong')
  // a code of another purpose is none of this one
  const byOther = await code(shopper, 'NEW', freshPhone())
  assert.equal((await shopper.ask(LOST, { body: byOther })).code, 'captcha.expired')
  const answers = await Promise.all([shopper.ask(LOST, { body: proof }), shopper.ask(LOST, { body: proof })])
  assert.equal(answers.filter(({ success }) => success).length, 1)
  assert.equal(await phoneOf(shopper), phone)
  assert.equal((await shop.ask(INFO, { token: tablet })).status, 401)
  assert.equal((await shopper.ask(INFO)).status, 200)
  assert.equal((await shopper.must(PERSONAL)).phoneWait, undefined)
  assert.equal((await newcomer(old)).registered, true)
})

test('any login stops the wait for another phone, and one that nobody finishes is forgotten', async () => {
  const shopper = await shop.shopper()
  const [old, phone] = [await phoneOf(shopper), freshPhone()]
  const id = await askedForPhone(shopper)
  await noted(id, phone)
  await end(shop.core, DESK, id)
  await shop.must(STOP, { token: await shop.tokenOf(shopper.userId) })
  await shop.core.clock.advance(7 * DAY_MS)
  assert.equal((await shopper.ask(CODE, { body: { step: 'WAITED' } })).code, 'phone.no-wait')
  await shop.sweep()
  const next = await askedForPhone(shopper)
  await noted(next, phone)
  const waits = async () =>
    (await shop.core.db.selectFrom('phone_wait').select('phone').where('user_id', '=', shopper.userId).execute()).length
  await shop.core.clock.advance(36 * DAY_MS)
  await shop.sweep()
  assert.equal(await waits(), 1)
  await shop.core.clock.advance(2 * DAY_MS)
  await shop.sweep()
  assert.equal(await waits(), 0)
  assert.equal(await phoneOf(shopper), old)
})

test('only who answers in the brand’s chat and may change accounts notes another phone', async () => {
  const shopper = await shop.shopper()
  const [old, phone] = [await phoneOf(shopper), freshPhone()]
  const id = await conversationWith(shopper)
  await assert.rejects(noted(id, phone), { code: 'chat.state' })
  await askedForPhone(shopper)
  await assert.rejects(noted(id, phone, { who: 'qing', may: ['CHAT'] }), { code: 'desk.forbidden' })
  await assert.rejects(noted(id, phone, manager('zhou')), { code: 'chat.not-yours' })
  await assert.rejects(noted(id, old), { code: 'phone.same' })
  await assert.rejects(noted(id, '12'), { code: 'phone.unfit' })
  await assert.rejects(noted('ct_none', phone), { code: 'chat.missing' })
  const ofShop = await conversationWith(shopper, 'S1')
  await shopper.must(ACT, { body: { conversationId: ofShop, act: 'PERSON' } })
  await take(shop.core, DESK, ofShop)
  await assert.rejects(noted(ofShop, phone), { code: 'chat.not-brand' })
  const changes = [...(await actsAbout(id)), ...(await actsAbout(ofShop))].filter(
    ([, permission]) => permission === 'ACCOUNTS'
  )
  assert.deepEqual(changes, [])
  assert.equal((await shopper.must(PERSONAL)).phoneWait, undefined)
})

test('whose a phone is that was waited for is told to its holder alone', async () => {
  const [shopper, other] = [await shop.shopper(), await shop.shopper()]
  const phone = await phoneOf(other)
  await noted(await askedForPhone(shopper), phone)
  await shop.core.clock.advance(7 * DAY_MS)
  assert.equal((await shopper.ask(LOST, { body: await waited(shopper, phone) })).code, 'phone.taken')
  assert.notEqual(await phoneOf(shopper), phone)
})

test('nothing but «keep my account» stops the closing, no mere login', async () => {
  const shopper = await shop.shopper()
  const phone = await phoneOf(shopper)
  await shopper.must(CLOSE, { body: await code(shopper, 'CLOSE') })
  assert.ok((await shopper.must(CLOSING)).endsAt)
  assert.equal((await newcomer(phone)).userId, shopper.userId)
  assert.ok((await shopper.must(PERSONAL)).closing)
  await shopper.must(KEEP)
  await shop.core.clock.advance(8 * DAY_MS)
  await shop.sweep()
  assert.equal((await shopper.ask(INFO)).status, 200)
})

test('what is opened within the seven days keeps the account', async () => {
  const shopper = await shop.shopper()
  await shopper.must(CLOSE, { body: await code(shopper, 'CLOSE') })
  await grant(shop.core.db, {
    userId: shopper.userId,
    account: 'BALANCE',
    fen: 5,
    reference: 'late',
    now: shop.core.clock.date()
  })
  await shop.core.clock.advance(7 * DAY_MS)
  await shop.sweep()
  assert.equal((await shopper.ask(INFO)).status, 200)
  const { list } = await shopper.must('GET /o2msg/v1/user-messages/list')
  assert.deepEqual([list[0]?.title, list[0]?.target], ['账号没有注销', 'ACCOUNT'])
  assert.equal((await shopper.must(PERSONAL)).closing, undefined)
})

test('the same phone later is somebody new with nothing, and no new customer’s gifts for a year', async () => {
  const shopper = await shop.shopper()
  const phone = await phoneOf(shopper)
  await bindPerson(shop.core.db, { openId: 'oClosed', unionId: undefined }, shopper.userId, shop.core.clock.date())
  await endAllOf(shop, shopper)
  await closed(shopper)
  const again = await newcomer(phone)
  assert.equal(again.registered, true)
  assert.notEqual(again.userId, shopper.userId)
  const { receivePacketFlag, firstOrderFlag } = await shop.must(FLAGS, { token: again.token })
  assert.deepEqual([receivePacketFlag, firstOrderFlag], [1, 0])
  assert.equal((await shop.must(INFO, { token: again.token })).openId, '')
  // no number is kept for that
  const kept = await shop.core.db.selectFrom('closed_phone').selectAll().execute()
  assert.ok(!JSON.stringify(kept).includes(phone))
  const fresh = await newcomer(freshPhone())
  const flags = await shop.must(FLAGS, { token: fresh.token })
  assert.deepEqual([flags.receivePacketFlag, flags.firstOrderFlag], [0, 1])
})

test('an order that is on its way names what it is waited for', async () => {
  const shopper = await shop.shopper()
  const [orderCode = ''] = await paidOrder(shop, shopper, { POT: 1 })
  await advanceOrder(shop.core, orderCode, 'ship')
  assert.deepEqual((await shopper.must(CLOSING)).blockers, [{ kind: 'ORDERS', count: 1 }])
})
