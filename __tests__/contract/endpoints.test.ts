import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { contract, type EndpointKey } from '../../contract'
import { bindEmployee, grantRole } from '../../gateway/src/areas/role/store'
import { startTestGateway, type TestGateway } from '../gateway/support'

let gateway: TestGateway
before(async () => {
  gateway = await startTestGateway()
  const { core } = gateway
  // what she asks for below is there: roles with their cards, and the file of her data
  const { employee_no } = await core.db.selectFrom('employee_file').select('employee_no').executeTakeFirstOrThrow()
  await bindEmployee(core.db, employee_no, 'u_lin')
  for (const role of ['EMPLOYEE', 'DEALER'] as const)
    await grantRole(core.db, { userId: 'u_lin', role, now: core.clock.date(), by: 'test' })
  await gateway.must('POST /o2cum/v1/customer-info/data', { token: await gateway.tokenOf('u_lin') })
})
after(() => gateway.close())

const keys = Object.keys(contract) as EndpointKey[]
const path = { channelType: 'H5', code: 'DEFAULT_SKU_STOCK_LIMIT' }

for (const key of keys) {
  test(`${key} answers in the envelope and guards its token`, async () => {
    const answer = await gateway.ask(key, { path })
    assert.deepEqual(
      [typeof answer.success, typeof answer.failed, typeof answer.code, typeof answer.message],
      ['boolean', 'boolean', 'string', 'string']
    )
    assert.equal(answer.success, !answer.failed)
    assert.notEqual(answer.status, 500)
    if (contract[key].token === 'required') assert.equal(answer.status, 401)
    else assert.notEqual(answer.status, 401)
  })
}

/** An endpoint that needs nothing but a login answers with data that fits (checked by the gateway in tests). */
for (const key of keys.filter((key) => key.startsWith('GET '))) {
  const { required = [], minProperties = 0 } = contract[key].query as { required?: string[]; minProperties?: number }
  // a path takes only what the shop itself names
  if (required.length > 0 || minProperties > 0 || key.includes('{id}')) continue
  test(`${key} fits the contract for a demonstration shopper, in both languages`, async () => {
    const token = await gateway.tokenOf('u_lin')
    for (const locale of ['zh-CN', 'en-US'] as const) assert.ok(await gateway.must(key, { path, token, locale }))
  })
}

/** Paths that the specification names without `/pub/`, and that serve visitors all the same (docs/spec-gaps/calls.md). */
const publicByName: readonly EndpointKey[] = [
  'GET /o2cum/v1/customer-point/consume-rule',
  'GET /o2cum/v1/glz-partner/check-partner',
  'GET /o2mkt-b2c/v1/activity/pub',
  'GET /o2mkt-b2c/v1/activity/stock',
  'GET /o2mkt-b2c/v1/coupon-self/center-available',
  'GET /o2mkt-b2c/v1/coupon-self/coupon-available',
  'GET /o2mkt-b2c/v1/coupon-self/coupon-url-available',
  'GET /o2mkt-b2c/v1/product-trial',
  'GET /o2mkt-b2c/v1/subsidy',
  'GET /o2srh/v1/platform-fy-products/search',
  'POST /o2inv/v1/inv-query/batch/shop-stock-status',
  'POST /o2inv/v1/inv-query/batch/shop-stock-verify',
  'POST /o2inv/v1/inv-query/shop-stock-verify',
  'POST /o2pcm/v1/geocoder',
  'POST /oauth/public/send-phone-captcha-always',
  'POST /oauth/public/v1/wxmini/userInfoByCode'
]

test('a call that needs no login holds /pub/ (spec 6), but for those that are named otherwise', () => {
  const open = keys.filter((key) => contract[key].token !== 'required')
  assert.deepEqual(open.filter((key) => !key.includes('/pub/')).sort(), [...publicByName].sort())
})

test('a call that holds /pub/ needs no login', () => {
  const closedKeys = keys.filter((key) => contract[key].token === 'required')
  assert.deepEqual(
    closedKeys.filter((key) => key.includes('/pub/')),
    []
  )
})
