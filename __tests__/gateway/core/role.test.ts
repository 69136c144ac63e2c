import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { contract, type EndpointDeclaration, type EndpointKey } from '../../../contract'
import type { Matter } from '../../../contract/endpoint'
import { GRANTED_ROLES, type GrantedRole } from '../../../domain/people/role'
import { actOnPartner } from '../../../gateway/src/areas/partner'
import { actOnRole, roleDesk } from '../../../gateway/src/areas/role'
import { addEmployees, bindEmployee, grantRole } from '../../../gateway/src/areas/role/store'
import { STAFF } from '../../../gateway/src/console/staff'
import { messagesAbout } from '../content/messagesAbout'
import { startShop, type TestShop, type TestShopper } from '../orders/journey-shop'
import { ageCard, codeFor, enrich } from '../people/earners'
import { makePartner } from '../people/vaults'
import { ownPage } from '../support'

const ROLES = 'GET /o2cum/v1/customer-info/roles'
const FLAG = 'POST /o2cum/v1/customer-info/modify-business-flag'
const CODE = 'POST /o2cum/v1/customer-info/employee-code'
const EMPLOYEE = 'POST /o2cum/v1/customer-info/glzEmployeeLogin'
const EMPLOYEE_CARD = 'GET /o2cum/v1/customer-info/employee-card'
const DEALER_CARD = 'GET /o2cum/v1/customer-info/dealer-card'
const CUSTOMER = 'GET /o2cum/v1/customer-info'
const SERVICE = 'GET /o2cum/v1/customer-info/detail-for-service'
const ON_FILE = '13600000001'

let shop: TestShop
before(async () => {
  shop = await startShop()
  const of = { name: { zh: '王工', en: 'Wang' }, department: { zh: '研发部', en: 'Research' } }
  await addEmployees(shop.core.db, [{ employee_no: 'E1', phone: ON_FILE, ...of }])
})
after(() => shop.close())

async function codeOf(phone: string): Promise<string> {
  const outbox = await shop.app.inject({ url: '/demo/api/outbox', query: { recipient: phone }, headers: ownPage(shop) })
  return outbox.json<{ list: { title: string }[] }>().list[0]?.title ?? ''
}

test('a shopper asks to be a dealer; the brand grants or refuses it, and it is given up', async () => {
  const shopper = await shop.shopper()
  assert.deepEqual(await shopper.must(ROLES), { roles: ['SHOPPER'], dealer: 'NONE' })
  assert.equal((await shopper.must(FLAG, { body: { businessFlag: 1 } })).dealer, 'ASKED')
  assert.ok((await roleDesk(shop.core)).some(({ userId, asked: isWaiting }) => isWaiting && userId === shopper.userId))
  await actOnRole(shop.core, STAFF, { userId: shopper.userId, step: 'refuse-dealer' })
  assert.equal((await shopper.must(ROLES)).dealer, 'REFUSED')
  assert.equal((await shopper.ask(DEALER_CARD)).code, 'role.missing')
  await shopper.must(FLAG, { body: { businessFlag: 1 } })
  await actOnRole(shop.core, STAFF, { userId: shopper.userId, step: 'grant-dealer' })
  assert.deepEqual(await shopper.must(ROLES), { roles: ['SHOPPER', 'DEALER'], dealer: 'GRANTED' })
  assert.deepEqual((await shopper.must(SERVICE)).roles, ['SHOPPER', 'DEALER'])
  assert.ok((await shopper.must(DEALER_CARD)).grantedAt > 0)
  const page = 'pagesB/basicInformation/index'
  assert.deepEqual(await messagesAbout(shopper, 'ACCOUNT'), [
    ['经销商申请通过', '你的账号现在是经销商身份', page],
    ['经销商申请没有通过', '有变化时，可以在个人信息里再申请', page]
  ])
  const { dealer } = await shopper.must(FLAG, { body: { businessFlag: 0 } })
  assert.equal((await messagesAbout(shopper, 'ACCOUNT')).length, 2, 'giving it up is their own act')
  assert.equal(dealer, 'NONE')
  assert.equal((await shopper.ask(DEALER_CARD)).code, 'role.missing')
})

test('nobody grants what was not asked for, nor takes what is not there', async () => {
  const { userId } = await shop.shopper()
  for (const step of ['grant-dealer', 'refuse-dealer', 'take-DEALER', 'take-EMPLOYEE'] as const)
    await assert.rejects(actOnRole(shop.core, STAFF, { userId, step }), { code: 'role.state' })
})

test('an employee is who reads the code on the phone that the brand has on file; another account takes the number over', async () => {
  const [first, second] = [await shop.shopper(), await shop.shopper()]
  const become = async (shopper: typeof first) => {
    const { captchaKey } = await shopper.must(CODE, { body: { employeeNo: 'E1' } })
    return shopper.must(EMPLOYEE, { body: { employeeNo: 'E1', captchaKey, captcha: await codeOf(ON_FILE) } })
  }
  assert.deepEqual((await become(first)).roles, ['SHOPPER', 'EMPLOYEE'])
  const card = await first.must(EMPLOYEE_CARD)
  assert.deepEqual(card, { employeeNo: 'E1', name: '王工', department: '研发部' })
  await shop.core.clock.advance(61_000)
  await become(second)
  assert.equal((await first.ask(EMPLOYEE_CARD)).code, 'role.missing')
  assert.equal((await second.ask(EMPLOYEE_CARD)).success, true)
  assert.match((await messagesAbout(first, 'ACCOUNT'))[0]?.[1] ?? '', /^你的工号绑定到了另一个账号/)
  // taken away it is gone with the next call
  await actOnRole(shop.core, STAFF, { userId: second.userId, step: 'take-EMPLOYEE' })
  const [taken, ...others] = await messagesAbout(second, 'ACCOUNT', 'en-US')
  assert.deepEqual([taken?.[0], others], ['Your employee role has ended', []])
  assert.equal((await second.ask(EMPLOYEE_CARD)).code, 'role.missing')
})

test('an employee’s number that is none is answered as one that is, and its code opens nothing', async () => {
  const shopper = await shop.shopper()
  await shop.core.clock.advance(61_000)
  const answers = []
  for (const employeeNo of ['E1', 'E404', 'E1', 'E404']) {
    const { status, code, data } = await shopper.ask(CODE, { body: { employeeNo } })
    const { captchaKey, ...rest } = data
    answers.push([status, code, captchaKey.length, captchaKey.slice(0, 4), rest])
  }
  for (const answer of answers) assert.deepEqual(answer, answers[0])
  const { captchaKey } = await shopper.must(CODE, { body: { employeeNo: 'E404' } })
  const body = { employeeNo: 'E404', captchaKey, captcha: '123456' }
  assert.equal((await shopper.ask(EMPLOYEE, { body })).code, 'captcha.expired')
  await shopper.ask(CODE, { body: { employeeNo: 'E404' } })
  assert.equal((await shopper.ask(CODE, { body: { employeeNo: 'E1' } })).code, 'employee.tries')
})

const CALLS: Record<Matter, readonly EndpointKey[]> = {
  PARTNER_WORK: ['GET /o2cum/v1/partner/sharing', 'GET /o2ord-b2c/v1/glz-partner-orders'],
  EMPLOYEE_CARD: [EMPLOYEE_CARD, 'POST /o2cum/v1/lx/employee-check-bind'],
  DEALER_CARD: [DEALER_CARD]
}
const OF: Record<GrantedRole, Matter> = { PARTNER: 'PARTNER_WORK', EMPLOYEE: 'EMPLOYEE_CARD', DEALER: 'DEALER_CARD' }
const ofRoles = Object.values(CALLS).flat()

/** What somebody is, with what the brand keeps of it. */
async function grant(shopper: TestShopper, role: GrantedRole): Promise<void> {
  const { userId } = shopper
  const { db, clock } = shop.core
  if (role === 'PARTNER') return void (await makePartner(shop, shopper))
  await grantRole(db, { userId, role, now: clock.date(), by: 'tests' })
  if (role === 'DEALER') return
  const of = { name: { zh: '王工', en: 'Wang' }, department: { zh: '研发部', en: 'Research' } }
  await addEmployees(db, [{ employee_no: `E_${userId}`, phone: '13600000002', ...of }])
  await bindEmployee(db, `E_${userId}`, userId)
}

/** The calls of some role that somebody is let into. */
async function openTo(shopper: TestShopper): Promise<EndpointKey[]> {
  const open: EndpointKey[] = []
  for (const key of ofRoles) if ((await shopper.ask(key as typeof ROLES)).code !== 'role.missing') open.push(key)
  return open
}

test('these calls are for some role, and no other call of the contract', () => {
  const declared = Object.entries<EndpointDeclaration>(contract).filter(([, { matter }]) => matter !== undefined)
  const named = Object.entries(CALLS).flatMap(([matter, keys]) => keys.map((key) => [key, matter]))
  assert.deepEqual(
    new Map(declared.map(([key, { matter = '' }]) => [key, matter])),
    new Map(named as [string, string][])
  )
})

test('each call of a role is open to that role alone, closed to a shopper and to the others, and to nobody without a login', async () => {
  for (const key of ofRoles) assert.equal((await shop.ask(key as typeof ROLES)).status, 401, key)
  assert.deepEqual(await openTo(await shop.shopper()), [])
  for (const role of GRANTED_ROLES) {
    const shopper = await shop.shopper()
    await grant(shopper, role)
    assert.deepEqual(await openTo(shopper), CALLS[OF[role]], role)
    for (const key of CALLS[OF[role]]) assert.equal((await shopper.ask(key as typeof ROLES)).success, true, key)
    await actOnRole(shop.core, STAFF, { userId: shopper.userId, step: `take-${role}` })
    assert.deepEqual(await openTo(shopper), [], `${role} was taken`)
  }
})

const MONEY: readonly EndpointKey[] = [
  'GET /o2cum/v1/partner/account',
  'GET /o2cum/v1/partner/account-details',
  'GET /o2cum/v1/partner/query',
  'GET /o2cum/v1/partner/withdraw',
  'GET /o2cum/v1/partner/withdraws'
]

for (const [how, stop] of [
  ['whose role is taken', (userId: string) => actOnRole(shop.core, STAFF, { userId, step: 'take-PARTNER' })],
  ['who is stopped', (userId: string) => actOnPartner(shop.core, STAFF, { userId, step: 'suspend' })],
  ['who leaves', (userId: string) => actOnPartner(shop.core, STAFF, { userId, step: 'leave' })]
] as const)
  test(`a partner ${how} works no more, shares nothing that earns, and still gets at what was earned`, async () => {
    const shopper = await shop.shopper()
    await makePartner(shop, shopper)
    assert.ok((await shopper.must(CUSTOMER)).partnerCode)
    await enrich(shop, shopper, 20_000)
    await stop(shopper.userId)
    assert.deepEqual(await openTo(shopper), [])
    assert.deepEqual((await shopper.must(ROLES)).roles, ['SHOPPER'])
    assert.equal((await shopper.must(CUSTOMER)).partnerCode, undefined)
    for (const key of MONEY) assert.equal((await shopper.ask(key as typeof ROLES)).success, true, key)
    const { cardId } = await shopper.must('POST /o2cum/v1/partner/card', { body: { cardNo: '6222020000000000000' } })
    await ageCard(shop, cardId)
    const withdrawal = await codeFor(shop, shopper, 20_000, cardId)
    const { withdrawalId } = await shopper.must('POST /o2cum/v1/partner/withdraw', { body: withdrawal })
    const body = { withdrawalId }
    assert.equal((await shopper.must('POST /o2cum/v1/partner/cancel-withdraw', { body })).state, 'CANCELLED')
  })

test('a partner who is let work again has the role again', async () => {
  const shopper = await shop.shopper()
  await makePartner(shop, shopper)
  await actOnRole(shop.core, STAFF, { userId: shopper.userId, step: 'take-PARTNER' })
  assert.equal((await shopper.must('GET /o2cum/v1/partner/query')).standing.state, 'SUSPENDED')
  await actOnPartner(shop.core, STAFF, { userId: shopper.userId, step: 'resume' })
  assert.deepEqual(await openTo(shopper), CALLS.PARTNER_WORK)
})

test('the chat is told level and points, and null where there are none yet', async () => {
  const shopper = await shop.shopper()
  const reply = await shopper.must(SERVICE)
  assert.deepEqual([reply.levelName, reply.pointAvailable, reply.roles], [null, null, ['SHOPPER']])
  assert.match(reply.decryptMobilePhone, /^1\d{2}\*{4}\d{4}$/)
})
