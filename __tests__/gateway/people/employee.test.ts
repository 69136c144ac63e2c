// PostgreSQL: two submits at once for the last of a quota
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import * as desk from '../../../gateway/src/areas/afterSales'
import { closeOrdersOfLeft } from '../../../gateway/src/areas/closing'
import { dismissEmployee, endEmployeeOffer, enrolEmployee, handOutCode } from '../../../gateway/src/areas/employee'
import { advanceOrder } from '../../../gateway/src/areas/parcel'
import { returning } from '../aftersale/cases'
import {
  ask,
  buy,
  newEmployee,
  enrol,
  FAMILY,
  freshCode,
  GOODS,
  place,
  publish,
  ready,
  relative,
  STANDING,
  TAKE,
  TAKE_BACK,
  UNBIND
} from './employees'
import { detail, readSettlement, startShop, TESTER, type TestShop, type TestShopper } from '../orders/journey-shop'
import { givePacket } from '../rewards/redPackets'

const SUBMIT = 'POST /o2cht/v1/order-settlements/submit'
const CANCEL = 'POST /o2ord-b2c/v1/order-trades/cancel-reason'
const DAY_MS = 86_400_000
/** 15 June of the shop's calendar, noon: no year ends while a test moves the clock by days. */
const NOON = Date.parse('2027-06-15T12:00:00+08:00')

let shop: TestShop
let pot: { skuCode: string; offerCode: string }
let fan: { skuCode: string; offerCode: string }
let lamp: { skuCode: string; offerCode: string }
before(async () => {
  shop = await startShop()
  await shop.core.clock.advance(NOON - shop.core.clock.now())
  pot = { skuCode: 'POT', offerCode: await publish(shop, { skuCode: 'POT', priceFen: 2_000 }) }
  fan = { skuCode: 'FAN', offerCode: await publish(shop, { skuCode: 'FAN', priceFen: 7_000 }) }
  lamp = { skuCode: 'LAMP', offerCode: await publish(shop, { skuCode: 'LAMP', priceFen: 2_000, pieces: 2 }) }
})
after(() => shop.close())

const leftOf = async (shopper: TestShopper) => (await shopper.must(STANDING)).member?.left
const cancel = (shopper: TestShopper, orderCode: string) =>
  shopper.must(CANCEL, { body: { orderCode, reasonCode: 'MIND' } })
const refused = async (shopper: TestShopper, wish: { offerCode: string; skuCode: string; quantity?: number }) =>
  (await ask(shopper, wish)).code

test('an invitation makes an account the employee’s, and what is ordered is taken of the quota', async () => {
  const { shopper, inviteCode } = await newEmployee(shop)
  const { member } = await shopper.must(STANDING)
  assert.equal(member?.role, 'EMPLOYEE')
  assert.match(member?.employeeNo ?? '', /^EM\*{4}\d\d$/)
  assert.equal(member?.name, '林**')
  assert.deepEqual(member?.left, { pieces: 5, fen: 300_000 })
  // as it was typed, and once more
  await shopper.must(TAKE, { body: { inviteCode: ` ${inviteCode.toLowerCase().slice(0, 4)}-${inviteCode.slice(4)}` } })
  const orderCode = await buy(shop, shopper, lamp)
  const order = await detail(shopper, orderCode)
  assert.equal(order.employee, true)
  assert.equal(order.goodsFen, 2_000)
  assert.deepEqual(await leftOf(shopper), { pieces: 3, fen: 298_000 })
  assert.equal((await shopper.must(STANDING)).member?.waitingFen, 2_000)
  const { list } = await shopper.must('GET /o2ord-b2c/v1/order-search', { query: { kind: 'EMPLOYEE' } })
  assert.deepEqual(
    list.map((row) => row.orderCode),
    [orderCode]
  )
})

test('who has no invitation sees no employee price and can’t buy', async () => {
  const stranger = await shop.shopper()
  assert.deepEqual(await stranger.must(STANDING), {})
  assert.equal(await refused(stranger, pot), 'employee.not-member')
  for (const list of [(await stranger.must(GOODS)).list, (await shop.must(GOODS)).list]) {
    assert.ok(list.length >= 3)
    assert.ok(list.every((good) => good.priceFen === undefined && good.obstacle === 'NOT_MEMBER'))
  }
  const { shopper } = await newEmployee(shop)
  const own = (await shopper.must(GOODS)).list.find((good) => good.offerCode === pot.offerCode)
  assert.equal(own?.priceFen, 2_000)
  assert.equal(own?.soloFen, 3_000)
  assert.equal(own?.obstacle, undefined)
})

test('wrong, used and former invitations are refused alike, and not without end', async () => {
  const { inviteCode } = await newEmployee(shop)
  const left = await enrol(shop)
  await dismissEmployee(shop.core, TESTER, left.employeeNo)
  const other = await shop.shopper()
  for (const code of [inviteCode, left.inviteCode, freshCode(), 'E10086/7', '￥'.repeat(300)]) {
    const answer = await other.ask(TAKE, { body: { inviteCode: code } })
    assert.equal(answer.code, 'employee.invitation')
  }
  for (let more = 0; more < 5; more += 1) await other.ask(TAKE, { body: { inviteCode: freshCode() } })
  const { inviteCode: right } = await enrol(shop)
  assert.equal((await other.ask(TAKE, { body: { inviteCode: right } })).code, 'employee.tries')
})

test('a code that nobody uses is taken back, and one in use or of somebody else is not', async () => {
  const { shopper } = await newEmployee(shop)
  const other = await newEmployee(shop)
  await shopper.must(FAMILY)
  const { member } = await shopper.must(FAMILY)
  const [used = '', unused = ''] = member?.family.map(({ inviteCode }) => inviteCode) ?? []
  const wife = await shop.shopper()
  await wife.must(TAKE, { body: { inviteCode: used } })
  const ask = (who: TestShopper, inviteCode: string) => who.ask(TAKE_BACK, { query: { inviteCode } })
  assert.equal((await ask(shopper, used)).code, 'employee.code-used')
  assert.equal((await ask(wife, used)).code, 'employee.own-only')
  assert.equal((await ask(await shop.shopper(), unused)).code, 'employee.not-member')
  assert.equal((await ask(other.shopper, unused)).success, true)
  const codes = async () => (await shopper.must(STANDING)).member?.family.map(({ inviteCode }) => inviteCode)
  assert.deepEqual(await codes(), [used, unused])
  for (let again = 0; again < 2; again += 1) {
    const answer = await ask(shopper, unused)
    assert.deepEqual([answer.success, answer.data.member?.familyLeft], [true, 2])
  }
  assert.deepEqual(await codes(), [used])
  const late = await shop.shopper()
  assert.equal((await late.ask(TAKE, { body: { inviteCode: unused } })).code, 'employee.invitation')
})

test('a family buys by the employee’s quota, by three codes at once', async () => {
  const { shopper, employeeNo } = await newEmployee(shop)
  const { member } = await shopper.must(FAMILY)
  const code = member?.family[0]?.inviteCode ?? ''
  const wife = await shop.shopper()
  await wife.must(TAKE, { body: { inviteCode: code } })
  assert.equal((await (await shop.shopper()).ask(TAKE, { body: { inviteCode: code } })).code, 'employee.invitation')
  await buy(shop, wife, pot)
  assert.deepEqual(await leftOf(shopper), { pieces: 4, fen: 298_000 })
  assert.deepEqual(await leftOf(wife), { pieces: 4, fen: 298_000 })
  // one of a category in 90 days for all of them together
  assert.equal(await refused(shopper, pot), 'employee.category')
  const { family, familyLeft } = (await shopper.must(STANDING)).member ?? { family: [], familyLeft: -1 }
  assert.deepEqual(
    family.map(({ name, fen }) => [name, fen]),
    [['客**', 2_000]]
  )
  assert.equal(familyLeft, 2)
  await handOutCode(shop.core, TESTER, employeeNo)
  await shopper.must(FAMILY)
  assert.equal((await shopper.ask(FAMILY)).code, 'employee.codes')
  assert.equal((await wife.ask(FAMILY)).code, 'employee.own-only')
})

test('unbinding frees the code, and what was bought stays counted', async () => {
  const { shopper, inviteCode } = await newEmployee(shop)
  await buy(shop, shopper, pot)
  assert.deepEqual(await shopper.must(UNBIND), {})
  assert.equal(await refused(shopper, fan), 'employee.not-member')
  const phone = await shop.shopper()
  const { member } = await phone.must(TAKE, { body: { inviteCode } })
  assert.deepEqual(member?.left, { pieces: 4, fen: 298_000 })
})

test('nothing is bought over the year’s pieces and money, and two of a category are refused', async () => {
  const { shopper } = await newEmployee(shop, { pieces: 2, fen: 8_000 })
  assert.equal(await refused(shopper, { ...pot, quantity: 2 }), 'employee.category')
  await buy(shop, shopper, pot)
  assert.equal(await refused(shopper, fan), 'employee.fen')
  assert.equal(await refused(shopper, lamp), 'employee.pieces')
  const goods = (await shopper.must(GOODS)).list
  const of = (offerCode: string) => goods.find((good) => good.offerCode === offerCode)
  assert.equal(of(fan.offerCode)?.obstacle, 'FEN')
  assert.equal(of(lamp.offerCode)?.obstacle, 'PIECES')
})

test('a closed order gives everything back, to quota and allotment', async () => {
  const { shopper } = await newEmployee(shop)
  const before = (await shopper.must(GOODS)).list.find((good) => good.offerCode === pot.offerCode)?.left ?? 0
  const stock = await shop.stockOf('POT')
  const unpaid = await place(shopper, pot)
  const inOffer = async () => (await shopper.must(GOODS)).list.find((good) => good.offerCode === pot.offerCode)?.left
  assert.equal(await inOffer(), before - 1)
  await cancel(shopper, unpaid)
  assert.deepEqual(await leftOf(shopper), { pieces: 5, fen: 300_000 })
  assert.equal(await inOffer(), before)
  assert.equal(await shop.stockOf('POT'), stock)
  // not paid in time
  await place(shopper, pot)
  await shop.core.clock.advance(31 * 60_000)
  await shop.sweep()
  assert.deepEqual(await leftOf(shopper), { pieces: 5, fen: 300_000 })
  // paid, then cancelled
  await cancel(shopper, await buy(shop, shopper, pot))
  assert.deepEqual(await leftOf(shopper), { pieces: 5, fen: 300_000 })
  assert.equal(await refused(shopper, pot), 'S')
})

test('a refund gives the quota back to the year of the purchase', async () => {
  const { shopper } = await newEmployee(shop)
  const orderCode = await buy(shop, shopper, fan)
  await advanceOrder(shop.core, orderCode, 'ship')
  await advanceOrder(shop.core, orderCode, 'deliver')
  const { caseCode } = await returning(shopper, orderCode)
  assert.deepEqual(await leftOf(shopper), { pieces: 4, fen: 293_000 })
  await desk.inspect(shop.core, TESTER, caseCode, { found: [] })
  assert.equal((await detail(shopper, orderCode)).refundFen, 7_000)
  assert.deepEqual(await leftOf(shopper), { pieces: 5, fen: 300_000 })
  assert.equal(await refused(shopper, fan), 'S')
})

test('nothing goes with the price', async () => {
  const { shopper } = await newEmployee(shop)
  await shop.giveCoupon(shopper.userId, 'C5')
  await givePacket(shop, shopper.userId, { amountFen: 500 })
  const { settlementId } = await ready(shopper, pot)
  const settlement = await readSettlement(shopper, settlementId)
  assert.deepEqual([settlement.coupons, settlement.packets, settlement.points.balance], [[], [], 0])
  assert.equal(settlement.goodsFen, 2_000)
})

test('of two submits at once for the last of a quota one is an order', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { shopper, employeeNo } = await newEmployee(shop, { pieces: 1, fen: 9_000 })
    const kin = await relative(shop, employeeNo)
    const wishes = [await ready(shopper, pot), await ready(kin, fan)] as const
    const answers = await Promise.all([shopper.ask(SUBMIT, { body: wishes[0] }), kin.ask(SUBMIT, { body: wishes[1] })])
    assert.deepEqual(answers.map(({ code }) => code).sort(), ['S', 'employee.pieces'])
    assert.equal((await leftOf(shopper))?.pieces, 0)
  }
})

test('pieces sold never exceed the allotment', async () => {
  const offerCode = await publish(shop, { skuCode: 'FAN2', priceFen: 8_000, allotment: 3 })
  const had = await shop.stockOf('FAN2')
  const many = await Promise.all(Array.from({ length: 8 }, () => newEmployee(shop)))
  const wish = { skuCode: 'FAN2', offerCode }
  const bodies = await Promise.all(many.map(({ shopper }) => ready(shopper, wish)))
  const answers = await Promise.all(
    many.map(({ shopper }, index) =>
      shopper.ask(SUBMIT, { body: bodies[index] as { settlementId: string; expectedPayFen: number } })
    )
  )
  assert.equal(answers.filter(({ code }) => code === 'S').length, 3)
  assert.ok(answers.every(({ code }) => code === 'S' || code === 'employee.sold-out'))
  assert.equal(await shop.stockOf('FAN2'), had)
  await endEmployeeOffer(shop.core, TESTER, offerCode)
  assert.equal(await shop.stockOf('FAN2'), had)
  assert.equal(await refused((await newEmployee(shop)).shopper, wish), 'employee.over')
})

test('the rights are judged at the submit, not when the settlement was opened', async () => {
  const { shopper, employeeNo } = await newEmployee(shop)
  const kin = await relative(shop, employeeNo)
  const own = await ready(shopper, pot)
  const theirs = await ready(kin, fan)
  await kin.must(UNBIND)
  assert.equal((await kin.ask(SUBMIT, { body: theirs })).code, 'employee.not-member')
  await dismissEmployee(shop.core, TESTER, employeeNo)
  assert.equal((await shopper.ask(SUBMIT, { body: own })).code, 'employee.left')
})

test('who leaves has unpaid orders closed, paid ones are shipped, and can be taken on again', async () => {
  const { shopper, employeeNo } = await newEmployee(shop)
  const kin = await relative(shop, employeeNo)
  const paid = await buy(shop, shopper, pot)
  const unpaid = await place(shopper, fan)
  const theirs = await place(kin, lamp)
  await dismissEmployee(shop.core, TESTER, employeeNo)
  await closeOrdersOfLeft(shop.core)
  assert.equal((await detail(shopper, paid)).status, 'WAIT_SHIP')
  for (const [who, code] of [
    [shopper, unpaid],
    [kin, theirs]
  ] as const) {
    assert.equal((await detail(who, code)).status, 'CANCELLED')
  }
  const { member } = await shopper.must(STANDING)
  assert.deepEqual([member?.inService, member?.left], [false, { pieces: 0, fen: 0 }])
  assert.equal(await refused(kin, fan), 'employee.left')
  assert.equal((await shopper.must('GET /o2cum/v1/customer-info/roles')).roles.includes('EMPLOYEE'), false)
  await assert.rejects(dismissEmployee(shop.core, TESTER, employeeNo), /works here/)
  const again = { employeeNo, phone: '13900009999', name: { zh: '林', en: 'Lin' }, department: { zh: '部', en: 'D' } }
  const inviteCode = await enrolEmployee(shop.core, TESTER, again, { pieces: 5, fen: 300_000 })
  const back = await shopper.must(TAKE, { body: { inviteCode } })
  // what was bought before counts on
  assert.deepEqual(back.member?.left, { pieces: 4, fen: 298_000 })
})

test('90 days later the category is free, and a new year has a new quota', async () => {
  const { shopper, employeeNo } = await newEmployee(shop, { pieces: 2, fen: 9_000 })
  await buy(shop, shopper, pot)
  const moved = (time: number) =>
    shop.core.db
      .updateTable('employee_order')
      .set({ at: new Date(time) })
      .where('employee_no', '=', employeeNo)
      .execute()
  const now = shop.core.clock.now()
  await moved(now - 90 * DAY_MS + 1_000 * 60)
  assert.equal(await refused(shopper, pot), 'employee.category')
  const own = (await shopper.must(GOODS)).list.find((good) => good.offerCode === pot.offerCode)
  assert.deepEqual([own?.obstacle, own?.freeAt], ['CATEGORY', now + 1_000 * 60])
  await moved(now - 90 * DAY_MS)
  assert.equal(await refused(shopper, pot), 'S')
  assert.deepEqual(await leftOf(shopper), { pieces: 1, fen: 7_000 })
  await moved(Date.parse('2026-12-31T23:59:59+08:00'))
  assert.deepEqual(await leftOf(shopper), { pieces: 2, fen: 9_000 })
})
