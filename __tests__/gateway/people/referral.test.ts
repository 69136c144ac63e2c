// PostgreSQL: logins that take one invite at once
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { shopMidnight } from '../../../domain/day'
import { endClosings } from '../../../gateway/src/areas/account/closing'
import { advanceOrder } from '../../../gateway/src/areas/parcel'
import { actOnReferral } from '../../../gateway/src/areas/referral'
import { settleInvites } from '../../../gateway/src/areas/referral/service'
import { addEmployees, bindEmployee, grantRole } from '../../../gateway/src/areas/role/store'
import { available } from '../../../gateway/src/areas/wallet'
import { STAFF } from '../../../gateway/src/console/staff'
import { sandboxCode } from '../../../gateway/src/core/platform/sandbox'
import { paidOrder, startShop, type TestShop, type TestShopper } from '../orders/journey-shop'
import { endAllOf } from '../aftersale/leaving'
import { messagesAbout } from '../content/messagesAbout'
import { BIND, CODE } from './referrals'
import { ownPage } from '../support'

const CHECK = 'GET /o2cum/v1/lx/employee-check-bind'
const UNBIND = 'POST /o2cum/v1/lx/employee-unbind'
const INFO = 'GET /o2cum/v1/lx/invite-employee-info'
const LIST = 'GET /o2cum/v1/lx/invite-reward-list'
const SEND = 'POST /oauth/public/send-phone-captcha-always'
const LOGIN = 'POST /o2cum/v1/pub/customer-login/register-with-oauth'
const DAY = 86_400_000

let shop: TestShop
let numbers = 0
let phones = 13700000000
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

async function employee(): Promise<{ shopper: TestShopper; employeeNo: string }> {
  const shopper = await shop.shopper()
  const employeeNo = `R${(numbers += 1)}`
  const of = { name: { zh: '员', en: 'E' }, department: { zh: '部', en: 'D' } }
  await addEmployees(shop.core.db, [
    { employee_no: employeeNo, phone: `135${String(numbers).padStart(8, '0')}`, ...of }
  ])
  await bindEmployee(shop.core.db, employeeNo, shopper.userId)
  await grantRole(shop.core.db, { userId: shopper.userId, role: 'EMPLOYEE', now: shop.core.clock.date(), by: 'tests' })
  return { shopper, employeeNo }
}

async function inviter() {
  const { shopper, employeeNo } = await employee()
  await shopper.must(BIND, {})
  return { shopper, employeeNo, code: (await shopper.must(CODE, {})).inviteCode }
}

async function sendCode(phone: string) {
  const { captchaKey } = await shop.must(SEND, { body: { phone } })
  const outbox = await shop.app.inject({ url: '/demo/api/outbox', query: { recipient: phone }, headers: ownPage(shop) })
  return { phone, captchaKey, captcha: outbox.json<{ list: { title: string }[] }>().list[0]?.title ?? '' }
}

const come = async (inviteCode: string, phone = String((phones += 1))) =>
  shop.must(LOGIN, { body: { ...(await sendCode(phone)), inviteCodes: [inviteCode] } })
const rows = async (shopper: TestShopper) => (await shopper.must(LIST, { query: {} })).list
const balance = async (userId: string) => (await available(shop.core.db, userId)).balanceFen

/** The first order of somebody who came, as received now. */
async function receives(userId: string) {
  const spender = await shop.shopper()
  const [code = ''] = await paidOrder(shop, spender, { POT: 7 })
  await shop.core.db
    .updateTable('trade_order')
    .set({
      user_id: userId,
      completed_at: shop.core.clock.date(),
      created_at: shop.core.clock.date()
    })
    .where('order_code', '=', code)
    .execute()
  return code
}

test('an employee binds once and has one code; others are told what they lack', async () => {
  const nobody = await shop.shopper()
  assert.deepEqual(await nobody.must(CHECK), { state: 'NOT_EMPLOYEE' })
  assert.equal((await nobody.ask(BIND, {})).code, 'role.missing')
  assert.equal((await nobody.ask(CODE, {})).code, 'referral.unbound')
  const { shopper } = await employee()
  assert.equal((await shopper.must(CHECK)).state, 'UNBOUND')
  assert.equal((await shopper.ask(CODE, {})).code, 'referral.unbound')
  await Promise.all([shopper.must(BIND, {}), shopper.must(BIND, {})])
  const [first, second] = [await shopper.must(CODE, {}), await shopper.must(CODE, {})]
  assert.equal(first.inviteCode, second.inviteCode)
  assert.equal(first.endAt > shop.core.clock.now() + 29 * DAY, true)
})

test('a code with less than a week left is followed by a new one, and stays good until its end', async () => {
  const { shopper, code } = await inviter()
  const again = async () => {
    const token = await shop.tokenOf(shopper.userId)
    return (await shop.must(CODE, { token })).inviteCode
  }
  await shop.core.clock.advance(23 * DAY - 1_000)
  assert.equal(await again(), code)
  await shop.core.clock.advance(2_000)
  const next = await again()
  assert.notEqual(next, code)
  assert.equal(await again(), next)
  assert.deepEqual([(await come(code)).registered, (await come(next)).registered], [true, true])
  const token = await shop.tokenOf(shopper.userId)
  const list = async () => (await shop.must(LIST, { token, query: {} })).list.length
  assert.equal(await list(), 2)
  await shop.core.clock.advance(7 * DAY)
  await come(code)
  assert.equal(await list(), 2)
})

test('a new phone takes the invite once, a known one and a hostile code do not, and are logged in alike', async () => {
  const { shopper, code } = await inviter()
  const phone = String((phones += 1))
  assert.equal((await come(code, phone)).registered, true)
  await shop.core.clock.advance(61_000)
  assert.equal((await come(code, phone)).registered, false)
  for (const wrong of ["' or 1=1", code.toLowerCase(), `${code} `, '../../x', '💥', 'AAAAAAAA'])
    assert.equal((await come(wrong)).registered, true)
  assert.deepEqual(
    (await rows(shopper)).map(({ state }) => state),
    ['REGISTERED']
  )
})

test('of several codes the first that is good holds', async () => {
  const [unbound, first, second] = [await inviter(), await inviter(), await inviter()]
  await unbound.shopper.must(UNBIND, {})
  const inviteCodes = ['AAAAAAAA', unbound.code, first.code, second.code]
  await shop.must(LOGIN, { body: { ...(await sendCode(String((phones += 1)))), inviteCodes } })
  assert.deepEqual([(await rows(first.shopper)).length, (await rows(second.shopper)).length], [1, 0])
})

test('a person who was here by another phone is not new, also when that account was closed', async () => {
  const { shopper, code } = await inviter()
  let nonces = 0
  const codeOf = (kind: 'login' | 'phone', whose: string) =>
    sandboxCode(kind, whose, Date.now(), `referral${(nonces += 1)}`)
  const enter = (openId: string, phone: string) =>
    shop.must('POST /o2cum/v1/pub/mini-program/register-bind-login', {
      body: {
        code: codeOf('login', openId),
        phoneCode: codeOf('phone', phone),
        agreed: [{ policyCode: 'USER' }],
        inviteCodes: [code]
      }
    })
  const here = await enter('oReferral1', String((phones += 1)))
  assert.equal((await rows(shopper)).length, 1)
  const { db, clock } = shop.core
  const times = { asked_at: clock.date(), due_at: clock.date() }
  await db
    .insertInto('account_closing')
    .values({ user_id: here.userId, ...times })
    .execute()
  await endClosings(shop.core)
  assert.equal((await enter('oReferral1', String((phones += 1)))).registered, true)
  const [only, ...others] = await rows(shopper)
  assert.deepEqual([only?.name.includes('注销'), others.length], [true, 0])
})

test('a known person who came by SMS with another phone is not new once the platform says who they are', async () => {
  const { shopper, code } = await inviter()
  let nonces = 0
  const codeOf = (whose: string) => sandboxCode('login', whose, Date.now(), `known${(nonces += 1)}`)
  const asks = (token: string, whose: string) =>
    shop.must('POST /o2cum/v1/pub/mini-program/getOpenUnionId', { token, body: { code: codeOf(whose) } })
  const here = await shop.shopper()
  await asks(await shop.tokenOf(here.userId), 'known_here')
  const [fresh, again] = [await come(code), await come(code)]
  await asks(fresh.token, 'known_to_nobody')
  assert.deepEqual(
    (await rows(shopper)).map(({ state }) => state),
    ['REGISTERED', 'REGISTERED']
  )
  await asks(again.token, 'known_here')
  await asks(again.token, 'known_here')
  assert.deepEqual((await rows(shopper)).map(({ state, end }) => end ?? state).sort(), ['KNOWN', 'REGISTERED'])
  const news = (await messagesAbout(shopper, 'INVITE')).map(([title, body]) => `${title} ${body}`)
  assert.equal(news.filter((text) => text.includes('早已是顾客')).length, 1)
  // an order that is received later brings nothing back
  await receives(again.userId)
  await settleInvites(shop.core)
  assert.deepEqual((await rows(shopper)).map(({ state, end }) => end ?? state).sort(), ['KNOWN', 'REGISTERED'])
})

test('a binding whose account is closed ends with its codes, and what was earned stays', async () => {
  const { shopper, code } = await inviter()
  const invitee = await come(code)
  await receives(invitee.userId)
  await settleInvites(shop.core)
  await shop.core.clock.advance(8 * DAY)
  await settleInvites(shop.core)
  await endAllOf(shop, shopper)
  const times = { asked_at: shop.core.clock.date(), due_at: shop.core.clock.date() }
  await shop.core.db
    .insertInto('account_closing')
    .values({ user_id: shopper.userId, ...times })
    .execute()
  await endClosings(shop.core)
  assert.equal((await shopper.ask(CHECK)).status, 401)
  await come(code)
  const rows = await shop.core.db
    .selectFrom('referral_invite')
    .innerJoin('referral_binding', 'referral_binding.binding_id', 'referral_invite.binding_id')
    .select(['state', 'employee_no'])
    .where('inviter_id', '=', shopper.userId)
    .execute()
  assert.deepEqual(
    rows.map(({ state, employee_no }) => [state, employee_no.startsWith('closed ')]),
    [['EARNED', true]]
  )
})

test('logins of one phone at once take one invite', async () => {
  const { shopper, code } = await inviter()
  const body = { ...(await sendCode(String((phones += 1)))), inviteCodes: [code] }
  await Promise.all(Array.from({ length: 5 }, () => shop.ask(LOGIN, { body })))
  assert.equal((await rows(shopper)).length, 1)
})

test('a code is dead when it is over, its employee is unbound, or blocked', async () => {
  const [unbound, blockedInviter] = [await inviter(), await inviter()]
  await come(unbound.code)
  assert.equal((await unbound.shopper.must(UNBIND, {})).state, 'UNBOUND')
  await actOnReferral(shop.core, STAFF, { id: blockedInviter.employeeNo, step: 'block' })
  assert.equal((await blockedInviter.shopper.must(CHECK)).state, 'BLOCKED')
  for (const { code } of [unbound, blockedInviter]) await come(code)
  assert.deepEqual(
    (await rows(unbound.shopper)).map(({ state, end }) => [state, end]),
    [['VOID', 'UNBOUND']]
  )
  assert.equal((await rows(blockedInviter.shopper)).length, 0)
  await actOnReferral(shop.core, STAFF, { id: blockedInviter.employeeNo, step: 'unblock' })
  await come(blockedInviter.code)
  assert.equal((await rows(blockedInviter.shopper)).length, 1)
})

test('who has left is no employee here, with any role on their account', async () => {
  const { shopper, employeeNo, code } = await inviter()
  await come(code)
  await shop.core.db
    .updateTable('employee_file')
    .set({ left_at: shop.core.clock.date(), left_by: 'staff_tests' })
    .where('employee_no', '=', employeeNo)
    .execute()
  await come(code)
  assert.equal((await shopper.must(CHECK)).state, 'NOT_EMPLOYEE')
  await settleInvites(shop.core)
  assert.deepEqual(
    (await rows(shopper)).map(({ state, end }) => [state, end]),
    [['VOID', 'UNBOUND']]
  )
})

test('the first order received is pending, earned once when it can no longer go back, and nothing when it goes back', async () => {
  const { shopper, code } = await inviter()
  const [keptInvitee, back] = [await come(code), await come(code)]
  await receives(keptInvitee.userId)
  const returnedOrder = await receives(back.userId)
  await settleInvites(shop.core)
  assert.equal((await shopper.must(INFO)).pendingFen, 6_000)
  await shop.core.db
    .updateTable('trade_order')
    .set({ all_back: true })
    .where('order_code', '=', returnedOrder)
    .execute()
  await shop.core.clock.advance(8 * DAY)
  await Promise.all([settleInvites(shop.core), settleInvites(shop.core)])
  await settleInvites(shop.core)
  assert.deepEqual((await rows(shopper)).map(({ state }) => state).sort(), ['EARNED', 'VOID'])
  assert.deepEqual(
    [await balance(shopper.userId), await balance(keptInvitee.userId), await balance(back.userId)],
    [3_000, 3_000, 0]
  )
})

test('what comes of an invite is told once, to the employee and of the gift to the friend', async () => {
  const { shopper, code, employeeNo } = await inviter()
  const [friend, back, judged] = [await come(code), await come(code), await come(code)]
  const orderCode = await receives(friend.userId)
  const returnedOrder = await receives(back.userId)
  await settleInvites(shop.core)
  assert.deepEqual(await messagesAbout(shopper, 'INVITE'), [])
  const returned = shop.core.db.updateTable('trade_order').set({ all_back: true })
  await returned.where('order_code', '=', returnedOrder).execute()
  const open = await shop.core.db
    .selectFrom('referral_invite')
    .selectAll()
    .where('invited_id', '=', judged.userId)
    .execute()
  await actOnReferral(shop.core, STAFF, { id: open[0]?.invite_id ?? '', step: 'void' })
  await shop.core.clock.advance(8 * DAY)
  await Promise.all([settleInvites(shop.core), settleInvites(shop.core)])
  await settleInvites(shop.core)
  const page = 'pagesC/pullActivity/pullActivity'
  const news = await messagesAbout(shopper, 'INVITE')
  assert.deepEqual(news.map(([title, body]) => `${title} ${body?.replace(/^\S+?\*\*/, '友**')}`).sort(), [
    '有一个邀请没算上 友**：经核对不算，没有奖励',
    '有一个邀请没算上 友**：首单已退货，没有奖励',
    '邀请奖励到账 友** 的首单过了退货期，¥30.00 已到余额，付款时可以用'
  ])
  assert.ok(news.every(([, , way]) => way === page))
  const said = async (userId: string) =>
    shop.core.db.selectFrom('user_message').select(['title', 'page']).where('user_id', '=', userId).execute()
  const [gift, ...more] = (await said(friend.userId)).filter(({ title }) => title.zh === '首单奖励到账')
  const way = `pagesB/order/orderDetail?params={"orderCode":"${orderCode}"}`
  assert.deepEqual([decodeURIComponent(gift?.page ?? ''), more.length], [way, 0])
  assert.ok((await said(back.userId)).every(({ title }) => title.zh !== '首单奖励到账'))
  // what they end themselves they know; what the shop ends they hear
  await come(code)
  await shopper.must(UNBIND, {})
  await settleInvites(shop.core)
  assert.equal((await messagesAbout(shopper, 'INVITE')).length, 3)
  await shopper.must(BIND, {})
  await come((await shopper.must(CODE, {})).inviteCode)
  await actOnReferral(shop.core, STAFF, { id: employeeNo, step: 'block' })
  await settleInvites(shop.core)
  assert.match(
    (await messagesAbout(shopper, 'INVITE', 'en-US'))[0]?.[1] ?? '',
    /your account was unlinked, so there is no reward$/
  )
})

test('it is not earned while any of the goods can still go back', async () => {
  const { shopper, code } = await inviter()
  const { clock } = shop.core
  const orderCode = await receives((await come(code)).userId)
  const earnedFen = async () => {
    await settleInvites(shop.core)
    const [row] = await rows(shopper)
    return [row?.state, row?.dueAt]
  }
  const first = shopMidnight(clock.now()) + 8 * DAY
  assert.deepEqual(await earnedFen(), ['PENDING', first])
  await clock.advance(3 * DAY)
  await advanceOrder(shop.core, orderCode, 'ship')
  await advanceOrder(shop.core, orderCode, 'deliver')
  const last = first + 3 * DAY
  assert.deepEqual(await earnedFen(), ['PENDING', last], 'its parcel was signed for after the receipt')
  await clock.advance(last - 1_000 - clock.now())
  assert.deepEqual(await earnedFen(), ['PENDING', last])
  await clock.advance(1_000)
  assert.deepEqual(await earnedFen(), ['EARNED', last])
})

test('what goes back of an order counts against the least that it must be', async () => {
  const { shopper, code } = await inviter()
  const { userId } = await come(code)
  const orderCode = await receives(userId)
  await settleInvites(shop.core)
  await shop.core.db
    .updateTable('order_row')
    .set({ returned: 6, returned_fen: 18_000 })
    .where('order_code', '=', orderCode)
    .execute()
  await shop.core.clock.advance(8 * DAY)
  await settleInvites(shop.core)
  assert.deepEqual(
    (await rows(shopper)).map(({ state }) => state),
    ['VOID']
  )
  assert.equal(await balance(userId), 0)
})

test('five of a day count, and the sixth does not', async () => {
  const { shopper, code } = await inviter()
  for (let index = 0; index < 6; index += 1) await receives((await come(code)).userId)
  await settleInvites(shop.core)
  assert.deepEqual((await rows(shopper)).map(({ state, end }) => end ?? state).sort(), [
    'DAY_FULL',
    ...Array<string>(5).fill('PENDING')
  ])
})
