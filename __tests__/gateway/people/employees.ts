/** Employee purchases for tests: who works here, what is sold to them, and who buys. */
import { enrolEmployee, handOutCode, publishEmployeeOffer } from '../../../gateway/src/areas/employee'
import { INVITE_SIGNS } from '../../../domain/activity/invitation'
import { readSettlement, startPay, TESTER, type TestShop, type TestShopper } from '../orders/journey-shop'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
export const TAKE = 'POST /o2cum/v1/employee-purchase'
export const STANDING = 'GET /o2cum/v1/employee-purchase'
export const GOODS = 'GET /o2cum/v1/employee-purchase/pub/goods'
export const FAMILY = 'POST /o2cum/v1/employee-purchase/family-code'
export const TAKE_BACK = 'DELETE /o2cum/v1/employee-purchase/family-code'
export const UNBIND = 'POST /o2cum/v1/employee-purchase/unbind'
const BUY = 'POST /o2cht/v1/order-settlements/buy-now'
const SUBMIT = 'POST /o2cht/v1/order-settlements/submit'

let employees = 0

/** Somebody who works here, not bound to an account yet. */
export async function enrol(shop: TestShop, quota = { pieces: 5, fen: 300_000 }) {
  employees += 1
  const employeeNo = `EM${1_000 + employees}`
  const employee = {
    employeeNo,
    phone: `1390000${1_000 + employees}`,
    name: { zh: '林知夏', en: 'Lin Zhixia' },
    department: { zh: '厨电', en: 'Kitchen' }
  }
  const inviteCode = await enrolEmployee(shop.core, TESTER, employee, quota)
  return { employeeNo, inviteCode }
}

/** A shopper who is an employee. */
export async function newEmployee(shop: TestShop, quota?: { pieces: number; fen: number }) {
  const { employeeNo, inviteCode } = await enrol(shop, quota)
  const shopper = await shop.shopper()
  await shopper.must(TAKE, { body: { inviteCode } })
  return { shopper, employeeNo, inviteCode }
}

/** A shopper of an employee's family. */
export async function relative(shop: TestShop, employeeNo: string): Promise<TestShopper> {
  const inviteCode = await handOutCode(shop.core, TESTER, employeeNo)
  const shopper = await shop.shopper()
  await shopper.must(TAKE, { body: { inviteCode } })
  return shopper
}

/** Sells a SKU to employees for a year; by itself in a category of its own. */
export async function publish(
  shop: TestShop,
  plan: { skuCode: string; priceFen: number; pieces?: number; allotment?: number; startsIn?: number; category?: string }
): Promise<string> {
  const { skuCode, priceFen, pieces = 1, allotment = 20, startsIn = -1, category = `OF_${skuCode}` } = plan
  const now = shop.core.clock.now()
  const offerCode = await publishEmployeeOffer(shop.core, TESTER, {
    skuCode,
    priceFen,
    pieces,
    allotment,
    startAt: now + startsIn * HOUR_MS,
    endAt: now + 1_000 * DAY_MS
  })
  await shop.core.db
    .updateTable('employee_offer')
    .set({ category_code: category })
    .where('offer_code', '=', offerCode)
    .execute()
  return offerCode
}

export interface Wanted {
  offerCode: string
  skuCode: string
  quantity?: number
}

export const ask = (shopper: TestShopper, { offerCode, skuCode, quantity = 1 }: Wanted) =>
  shopper.ask(BUY, { body: { skuCode, quantity, employee: { offerCode } } })

/** A settlement at the employee's price, ready to be submitted. */
export async function ready(shopper: TestShopper, { offerCode, skuCode }: Wanted) {
  const { settlementId } = await shopper.must(BUY, { body: { skuCode, quantity: 1, employee: { offerCode } } })
  const { payFen } = await readSettlement(shopper, settlementId)
  return { settlementId, expectedPayFen: payFen }
}

/** An order that waits for its payment. */
export async function place(shopper: TestShopper, wish: Wanted): Promise<string> {
  const { orderCodes } = await shopper.must(SUBMIT, { body: await ready(shopper, wish) })
  return orderCodes[0] ?? ''
}

/** A paid order. */
export async function buy(shop: TestShop, shopper: TestShopper, wish: Wanted): Promise<string> {
  const orderCode = await place(shopper, wish)
  await shop.settle(await startPay(shopper, [orderCode]), 'SUCCEEDED')
  return orderCode
}

let codes = 0
/** A code that nobody has, as one would be written. */
export const freshCode = (): string => {
  codes += 1
  const sign = (digit: number) => INVITE_SIGNS[Math.floor(codes / 32 ** digit) % 32] ?? ''
  return `TESTTEST${sign(3)}${sign(2)}${sign(1)}${sign(0)}`
}

const OF_OWNERS = 'eo_of_owners'

/** What is sold to employees in a shop of owners: what none of their calls buys. */
export async function sellToEmployees({ core: { db, clock } }: TestShop): Promise<void> {
  const now = clock.date()
  await db
    .insertInto('employee_offer')
    .values({
      offer_code: OF_OWNERS,
      sku_code: 'OLD',
      category_code: 'C1',
      large: false,
      price_fen: 500,
      pieces: 1,
      allotment: 1,
      start_at: now,
      end_at: new Date(now.getTime() + 400 * DAY_MS),
      published_by: 'staff_tests'
    })
    .execute()
}

/** What an owner has of it: a quota, a code for the family, and an order that was bought by it. */
export async function employeeIn(shop: TestShop, { userId }: TestShopper, orderCode: string): Promise<void> {
  const { db, clock } = shop.core
  const employee_no = `E_${userId}`
  const now = clock.date()
  const made = { employee_no, made_by: 'staff_tests', made_at: now }
  const bought = { employee_no, user_id: userId, offer_code: OF_OWNERS, category_code: 'C1' }
  await db
    .insertInto('employee_allowance')
    .values({ employee_no, invite_code: freshCode(), pieces: 5, fen: 100_000, set_by: 'staff_tests', set_at: now })
    .execute()
  await db
    .insertInto('family_code')
    .values({ ...made, invite_code: freshCode(), user_id: userId, bound_at: now })
    .execute()
  await db
    .insertInto('employee_order')
    .values({ ...bought, order_code: orderCode, pieces: 1, fen: 500, at: now })
    .execute()
}

/** An invitation that any shopper can take now. */
export async function takeable(shop: TestShop, shopper: TestShopper): Promise<string> {
  // as an employee, and as one of a family
  await shopper.must(UNBIND)
  await shopper.must(UNBIND)
  const { employeeNo } = await enrol(shop)
  return handOutCode(shop.core, TESTER, employeeNo)
}
