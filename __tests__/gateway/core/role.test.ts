import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { contract, type EndpointDeclaration } from '../../../contract'
import { actOnRole, roleDesk } from '../../../gateway/src/areas/role'
import { addEmployees } from '../../../gateway/src/areas/role/store'
import { STAFF } from '../../../gateway/src/console/staff'
import { startShop, type TestShop } from '../orders/journey-shop'
import { told } from '../content/told'
import { ownPage } from '../support'

const ROLES = 'GET /o2cum/v1/customer-info/roles'
const FLAG = 'POST /o2cum/v1/customer-info/modify-business-flag'
const CODE = 'POST /o2cum/v1/customer-info/employee-code'
const EMPLOYEE = 'POST /o2cum/v1/customer-info/glzEmployeeLogin'
const EMPLOYEE_CARD = 'GET /o2cum/v1/customer-info/employee-card'
const DEALER_CARD = 'GET /o2cum/v1/customer-info/dealer-card'
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
  assert.ok((await roleDesk(shop.core)).some(({ userId, asked }) => asked && userId === shopper.userId))
  await actOnRole(shop.core, STAFF, { userId: shopper.userId, step: 'refuse-dealer' })
  assert.equal((await shopper.must(ROLES)).dealer, 'REFUSED')
  assert.equal((await shopper.ask(DEALER_CARD)).code, 'role.missing')
  await shopper.must(FLAG, { body: { businessFlag: 1 } })
  await actOnRole(shop.core, STAFF, { userId: shopper.userId, step: 'grant-dealer' })
  assert.deepEqual(await shopper.must(ROLES), { roles: ['SHOPPER', 'DEALER'], dealer: 'GRANTED' })
  assert.deepEqual((await shopper.must(SERVICE)).roles, ['SHOPPER', 'DEALER'])
  assert.ok((await shopper.must(DEALER_CARD)).grantedAt > 0)
  const page = 'pagesB/basicInformation/index'
  assert.deepEqual(await told(shopper, 'ACCOUNT'), [
    ['经销商申请通过', '你的账号现在是经销商身份', page],
    ['经销商申请没有通过', '有变化时，可以在个人信息里再申请', page]
  ])
  const { dealer } = await shopper.must(FLAG, { body: { businessFlag: 0 } })
  assert.equal((await told(shopper, 'ACCOUNT')).length, 2, 'giving it up is their own act')
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
  assert.match((await told(first, 'ACCOUNT'))[0]?.[1] ?? '', /^你的工号绑定到了另一个账号/)
  // taken away it is gone with the next call
  await actOnRole(shop.core, STAFF, { userId: second.userId, step: 'take-EMPLOYEE' })
  const [taken, ...others] = await told(second, 'ACCOUNT', 'en-US')
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

test('every call that is for some role is closed to who has none, on any screen', async () => {
  const shopper = await shop.shopper()
  const ofRoles = Object.entries(contract).filter(
    ([, declaration]) => (declaration as EndpointDeclaration).matter !== undefined
  )
  assert.ok(ofRoles.length >= 2)
  for (const [key] of ofRoles) {
    assert.equal((await shop.ask(key as typeof ROLES)).status, 401, key)
    assert.equal((await shopper.ask(key as typeof ROLES)).code, 'role.missing', key)
  }
})

test('the chat is told level and points, and null where there are none yet', async () => {
  const shopper = await shop.shopper()
  const reply = await shopper.must(SERVICE)
  assert.deepEqual([reply.levelName, reply.pointAvailable, reply.roles], [null, null, ['SHOPPER']])
  assert.match(reply.decryptMobilePhone, /^1\d{2}\*{4}\d{4}$/)
})
