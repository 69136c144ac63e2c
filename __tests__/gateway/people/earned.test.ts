import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { COMMISSION_STATES } from '../../../domain/partner/commission'
import { WITHDRAWAL_STATES } from '../../../domain/partner/withdrawal'
import { journalCheck } from '../../../gateway/src/areas/journal'
import { actOnPartner } from '../../../gateway/src/areas/partner'
import { STAFF } from '../../../gateway/src/console/staff'
import { startShop, type TestShop } from '../orders/journey-shop'
import { startTestGateway, type TestGateway } from '../support'
import { withContract } from './partners'
import { makePartner } from './vaults'

let gateway: TestGateway
let shop: TestShop
before(async () => {
  gateway = await startTestGateway()
  shop = await startShop()
})
after(async () => {
  await gateway.close()
  await shop.close()
})

test('the demonstration has a commission and a withdrawal of each state, and its books add up', async () => {
  const { db } = gateway.core
  const commissions = await db.selectFrom('commission').select('state').distinct().execute()
  assert.deepEqual(
    new Set(commissions.map(({ state }) => state)),
    new Set(COMMISSION_STATES.filter((state) => state !== 'PLACED'))
  )
  const withdrawals = await db.selectFrom('withdrawal').select('state').distinct().execute()
  assert.deepEqual(new Set(withdrawals.map(({ state }) => state)), new Set(WITHDRAWAL_STATES))
  assert.deepEqual(await journalCheck(db), { accounts: 0, partners: 0 })
  const numbers = await db.selectFrom('partner_card').selectAll().execute()
  assert.doesNotMatch(JSON.stringify(numbers), /[0-9]{12,}/, 'a card’s number is kept nowhere')
})

test('the journal’s check finds an account that is not the sum of its postings', async () => {
  const { db } = shop.core
  const shopper = await shop.shopper()
  await makePartner(shop, shopper)
  await db
    .insertInto('ledger_account')
    .values({ account: `partner:AVAILABLE:${shopper.userId}`, balance: 100, least: null })
    .execute()
  assert.deepEqual(await journalCheck(db), { accounts: 1, partners: 1 })
})

test('shares of a partner who works carry their code and say what a product earns; nobody else’s do', async () => {
  const shopper = await shop.shopper()
  const SHARING = 'GET /o2cum/v1/partner/sharing'
  const product = await shop.core.db.selectFrom('product').select('spu_code').executeTakeFirstOrThrow()
  const query = { spuCode: product.spu_code }
  assert.equal((await shopper.ask(SHARING, { query })).code, 'role.missing')
  assert.equal((await shopper.must('GET /o2cum/v1/customer-info')).partnerCode, undefined)
  const code = await makePartner(shop, shopper)
  assert.deepEqual(await shopper.must(SHARING, { query }), { partnerCode: code, basisPoints: 400 })
  assert.equal((await shopper.must(SHARING, {})).basisPoints, 0, 'of no product')
  assert.equal((await shopper.must('GET /o2cum/v1/customer-info')).partnerCode, code)
  await withContract(shop)
  assert.equal((await shopper.must(SHARING, { query })).partnerCode, null, 'until the new version is signed')
  await actOnPartner(shop.core, STAFF, { userId: shopper.userId, step: 'suspend' })
  assert.equal((await shopper.ask(SHARING, { query })).code, 'role.missing')
  assert.equal((await shopper.must('GET /o2cum/v1/customer-info')).partnerCode, undefined)
})
