/** The card of a shopper who claims a subsidy: its pictures, its number, who opens it; and what a piece is invoiced and numbered by. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import * as desk from '../../../gateway/src/areas/afterSales'
import { advanceOrder } from '../../../gateway/src/areas/parcel'
import { keepSerials, sendReader, setBudget, setRegions } from '../../../gateway/src/areas/subsidy'
import { drawWatermark } from '../../../gateway/src/areas/subsidy/pictures'
import { applyForExchange, exchangeFor, applyForCase, backFor, evidence, NUMBER, SEND } from '../aftersale/cases'
import {
  detail,
  order,
  paidOrder,
  startPay,
  startShop,
  TESTER,
  type TestShop,
  type TestShopper
} from '../orders/journey-shop'
import { CANARY_NAME, idNumber } from '../people/partners'
import { completedOrder } from '../content/reviews'
import {
  claim,
  claimBody,
  HANGZHOU,
  holderBody,
  claimPiece,
  sendSide,
  sendSides,
  SHENZHEN,
  side,
  subsidise,
  tellHolder
} from './subsidies'
import { ownPage } from '../support'

const READ = 'GET /o2mkt-b2c/v1/subsidy'
const VERIFY = 'POST /o2cum/v1/customer-info/validateIdCardInfo'
const OPEN = 'POST /o2cum/v1/customer-info/get-decrypt-customer-info'
const CODE = 'POST /o2mkt-b2c/v1/subsidy/send-code'
const APPLY = 'POST /o2ord-b2c/v1/apply-invoice'
const OFFER = 'GET /o2ord-b2c/v1/apply-invoice'
const DAY_MS = 86_400_000

let shop: TestShop
let fridges: string
before(async () => {
  shop = await startShop()
  fridges = await subsidise(shop, 'P_FRIDGE')
  await subsidise(shop, 'P_POT', { categoryCode: 'C2' })
})
after(() => shop.close())

const pictures = (userId: string) =>
  shop.core.db
    .selectFrom('stored_file')
    .selectAll()
    .where('user_id', '=', userId)
    .where('purpose', '=', 'SUBSIDY')
    .execute()
const own = async (shopper: TestShopper, policyCode = fridges) =>
  (await shopper.must(READ)).policies.find((policy) => policy.policyCode === policyCode)?.own[0]
const codeSent = async (): Promise<string> => {
  const { title } = await shop.core.db
    .selectFrom('outbox')
    .select('title')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return title
}

test('a picture is kept with a watermark alone, opens for nobody, and is gone after 30 days', async () => {
  const shopper = await shop.shopper()
  const sent = await side('#8fb3d9')
  await tellHolder(shopper)
  const kept = await pictures(shopper.userId)
  assert.deepEqual([kept.length, kept.every(({ closed, owner }) => closed && owner === shopper.userId)], [2, true])
  for (const { path, bytes } of kept) {
    assert.equal((await shop.app.inject({ url: path })).statusCode, 404)
    // the picture was sent in one colour: what is drawn into it is the watermark
    const { channels } = await sharp(bytes).stats()
    assert.ok(
      channels.some(({ stdev }) => stdev > 4),
      'nothing is drawn into it'
    )
    assert.notDeepEqual(bytes, sent)
  }
  assert.ok(((await shopper.must(READ)).holder?.picturesUntil ?? 0) > shop.core.clock.now())
  await shop.core.clock.advance(29 * DAY_MS)
  await shop.sweep()
  assert.equal((await pictures(shopper.userId)).length, 2)
  await shop.core.clock.advance(DAY_MS + 1000)
  await shop.sweep()
  assert.deepEqual(await pictures(shopper.userId), [])
  const token = await shop.tokenOf(shopper.userId)
  const { holder } = await shop.must(READ, { token })
  assert.deepEqual(Object.keys(holder ?? {}).sort(), ['idMasked', 'nameMasked'])
})

test('the watermark says what the picture is for on every part of it', async () => {
  const plain = await side('#ffffff', 900)
  const drawn = await sharp(await drawWatermark(plain, '仅供补贴核验 2026-11-23'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = drawn.info
  for (const [left, top] of [
    [0, 0],
    [width / 2, 0],
    [0, height / 2],
    [width / 2, height / 2]
  ] as const) {
    let dark = 0
    for (let y = Math.floor(top); y < top + height / 2 - 1; y += 1)
      for (let x = Math.floor(left); x < left + width / 2 - 1; x += 1)
        if ((drawn.data[(y * width + x) * channels] ?? 255) < 200) dark += 1
    assert.ok(dark > 50, `a quarter at ${left} ${top} is clear`)
  }
})

test('what is no picture, or too small to be read, is not taken; nor is somebody else’s, or one side twice', async () => {
  const [shopper, other] = [await shop.shopper(), await shop.shopper()]
  assert.equal((await sendSide(shopper, Buffer.from('<svg/>'))).code, 'subsidy.no-picture')
  assert.equal((await sendSide(shopper, await side('#123456', 200))).code, 'subsidy.picture-small')
  const theirs = await sendSides(other)
  const tell = async (paths: string[]) => (await shopper.ask(VERIFY, { body: holderBody(paths) })).code
  assert.equal(await tell(theirs), 'subsidy.pictures')
  const [front = ''] = await sendSides(shopper)
  assert.equal(await tell([front, front]), 'subsidy.pictures')
  assert.equal((await shopper.must(READ)).holder, undefined)
})

test('a side that can’t be read is named and costs no try; a reader that is away confirms nobody', async () => {
  const shopper = await shop.shopper()
  for (let tried = 0; tried < 6; tried += 1)
    assert.equal((await tellHolder(shopper, idNumber('998'))).code, 'subsidy.picture-back')
  assert.equal((await tellHolder(shopper, idNumber('997'))).code, 'subsidy.picture-front')
  const step = async (name: string) =>
    (
      await shop.app.inject({
        method: 'POST',
        url: `/demo/api/subsidies/reader/${name}`,
        headers: ownPage(shop),
        payload: {}
      })
    ).statusCode
  assert.equal(await step('away'), 200)
  assert.equal((await tellHolder(shopper)).code, 'subsidy.later')
  await shop.core.clock.advance(1)
  assert.equal(await step('back'), 200)
  assert.equal(await step('elsewhere'), 400)
  assert.equal((await tellHolder(shopper)).code, 'S')
})

test('name and number are opened by a code of one’s own phone alone, once, and each time is noted', async () => {
  const [shopper, other] = [await shop.shopper(), await shop.shopper()]
  assert.equal((await shopper.ask(CODE)).code, 'subsidy.unverified')
  const number = idNumber()
  await tellHolder(shopper, number)
  await tellHolder(other)
  const { captchaKey } = await shopper.must(CODE)
  const captcha = await codeSent()
  assert.equal((await other.ask(OPEN, { body: { captchaKey, captcha } })).success, false)
  const wrong = captcha === '000000' ? '000001' : '000000'
  assert.equal((await shopper.ask(OPEN, { body: { captchaKey, captcha: wrong } })).code, 'captcha.wrong')
  assert.deepEqual(await shopper.must(OPEN, { body: { captchaKey, captcha } }), {
    realName: CANARY_NAME,
    idNumber: number
  })
  assert.equal((await shopper.ask(OPEN, { body: { captchaKey, captcha } })).code, 'captcha.expired')
  // a code of a login opens nothing
  const notes = await shop.core.db.selectFrom('subsidy_event').selectAll().where('act', '=', 'DISCLOSE').execute()
  assert.deepEqual(
    notes.map(({ by_whom, user_id, about }) => [by_whom, user_id, about]),
    [[shopper.userId, shopper.userId, 'holder']]
  )
  assert.ok(!JSON.stringify(notes).includes(number))
})

test('number, name and picture are in no reply, no error, no message and not in the console', async () => {
  const shopper = await shop.shopper()
  const number = idNumber()
  const said = JSON.stringify([
    await tellHolder(shopper, number),
    await tellHolder(shopper, number.slice(0, 17)),
    await shopper.must(READ)
  ])
  const outbox = JSON.stringify(await shop.core.db.selectFrom('outbox').selectAll().execute())
  const state = await shop.app.inject({ url: '/demo/api/state', headers: ownPage(shop) })
  const events = JSON.stringify(await shop.core.db.selectFrom('subsidy_event').selectAll().execute())
  for (const text of [said, outbox, state.body, events])
    for (const canary of [number, CANARY_NAME, ...(await pictures(shopper.userId)).map(({ path }) => path)])
      assert.ok(!text.includes(canary), `${canary.slice(0, 3)}… is told`)
})

test('who is not logged in sees what there is, and nobody’s own', async () => {
  const { holder, policies } = await shop.must(READ)
  assert.equal(holder, undefined)
  assert.ok(policies.length > 0 && policies.every((policy) => policy.own.length === 0))
})

test('a shopper who wants it gets one SMS before the end', async () => {
  const [wants, not] = [await shop.shopper(), await shop.shopper()]
  const late = await subsidise(shop, 'P_LAMP', { categoryCode: 'C4' })
  for (const shopper of [wants, not]) await tellHolder(shopper)
  await wants.must('POST /o2mkt-b2c/v1/subsidy/claim', { body: { ...claimBody(late), remindBySms: true } })
  await claim(not, late)
  const countSms = async () =>
    (await shop.core.db.selectFrom('outbox').selectAll().where('title', '=', '补贴资格快到期了').execute()).length
  await shop.core.clock.advance(10 * DAY_MS)
  await shop.sweep()
  assert.equal(await countSms(), 0)
  await shop.core.clock.advance(2 * DAY_MS)
  await shop.sweep()
  await shop.sweep()
  assert.equal(await countSms(), 1)
  const { qualificationId = '' } = (await own(not, late)) ?? {}
  const turned = await not.must('POST /o2mkt-b2c/v1/subsidy/remind', { body: { qualificationId, remindBySms: true } })
  assert.equal(turned.policies.flatMap((policy) => policy.own)[0]?.remindsBySms, true)
  assert.equal(
    (await wants.ask('POST /o2mkt-b2c/v1/subsidy/remind', { body: { qualificationId, remindBySms: false } })).code,
    'subsidy.missing'
  )
})

/** A subsidised order that is paid, of a fridge and what else is bought. */
async function subsidised(shopper: TestShopper, more: Record<string, number> = {}): Promise<string> {
  await claimPiece(shopper, fridges)
  const [orderCode = ''] = await order(shopper, { FRIDGE: 1, ...more })
  await shop.settle(await startPay(shopper, [orderCode]), 'SUCCEEDED')
  return orderCode
}

test('a subsidised piece is invoiced to its holder over paid and subsidy, and no other title is taken', async () => {
  const shopper = await shop.shopper()
  const orderCode = await subsidised(shopper)
  const { payFen, subsidyFen = 0 } = await detail(shopper, orderCode)
  const offer = await shopper.must(OFFER, { query: { orderCode } })
  const positions = offer.rows.map(({ position }) => position)
  assert.deepEqual(
    offer.rows.map(({ holder }) => holder),
    ['林**']
  )
  const ask = (party: object) => shopper.ask(APPLY, { body: { orderCode, positions, party, keepTitle: true } as never })
  assert.equal((await ask({ kind: 'PERSONAL', name: '别人' })).code, 'invoice.holder')
  assert.equal((await ask({ kind: 'COMPANY', name: '某公司', taxNo: '91330106MA2CFRT38K' })).success, false)
  const { data } = await ask({ kind: 'PERSONAL', name: '林**' })
  assert.deepEqual([data.amountFen, data.name, data.changesLeft], [payFen + subsidyFen, '林**', 0])
  const kept = await shop.core.db
    .selectFrom('invoice')
    .selectAll()
    .where('order_code', '=', orderCode)
    .executeTakeFirstOrThrow()
  assert.deepEqual([kept.name, kept.of_holder], [CANARY_NAME, true])
  const other = { invoiceCode: data.invoiceCode, party: { kind: 'PERSONAL', name: '别人' } }
  assert.equal(
    (await shopper.ask('POST /o2ord-b2c/v1/modify-invoice', { body: other as never })).code,
    'invoice.holder'
  )
  assert.deepEqual((await shopper.must('GET /o2ord-b2c/v1/invoice-titles')).list, [])
})

test('a holder whose name no paper can print is told so when the invoice is asked for', async () => {
  const shopper = await shop.shopper()
  assert.equal((await tellHolder(shopper, idNumber(), '林𠮷')).code, 'S')
  const orderCode = await subsidised(shopper)
  const party = { kind: 'PERSONAL' as const, name: '林*' }
  const answer = await shopper.ask(APPLY, { body: { orderCode, positions: [0], party, keepTitle: false } })
  assert.deepEqual([answer.code, answer.message.includes('𠮷')], ['invoice.name', true])
})

test('the number of a piece is kept once, when it leaves; another order with it stays', async () => {
  const shopper = await shop.shopper()
  const orderCode = await subsidised(shopper)
  assert.equal((await own(shopper))?.serialNo, undefined)
  await advanceOrder(shop.core, orderCode, 'ship')
  const { serialNo = '' } = (await own(shopper)) ?? {}
  assert.match(serialNo, /^SN\d{14}$/)
  await keepSerials(shop.core.db, orderCode, shop.core.clock.date(), () => 'SN99999999999999')
  assert.equal((await own(shopper))?.serialNo, serialNo)
  const other = await subsidised(await shop.shopper())
  await assert.rejects(
    keepSerials(shop.core.db, other, shop.core.clock.date(), () => serialNo),
    /机身码|serial/
  )
})

test('goods of a subsidy can’t be sent out of its region after they were ordered', async () => {
  const shopper = await shop.shopper()
  const orderCode = await subsidised(shopper)
  const { addressId } = await shopper.must('POST /o2cum/v1/bp-address', {
    body: {
      ...{ receiver: '某人', phone: '13900001234', provinceCode: '310000', cityCode: '310100', districtCode: '310115' },
      ...{ detail: '某路 1 号', isDefault: false }
    } as never
  })
  const move = { body: { orderCode, addressId } }
  assert.equal((await shopper.ask('POST /o2ord-b2c/v1/update-address', move)).code, 'order.subsidy-region')
  const [plain = ''] = await paidOrder(shop, shopper, { LAMP: 1 })
  assert.equal(
    (await shopper.ask('POST /o2ord-b2c/v1/update-address', { body: { orderCode: plain, addressId } })).code,
    'S'
  )
})

test('a piece that is exchanged keeps the subsidy used; when the one in its place goes back it can be used again', async () => {
  const shopper = await shop.shopper()
  await claimPiece(shopper, fridges)
  const orderCode = await completedOrder(shop, shopper, { FRIDGE: 1 })
  const before = (await own(shopper))?.serialNo
  const { caseCode } = await applyForExchange(shopper, exchangeFor(orderCode, 'FRIDGE'))
  await desk.agree(shop.core, TESTER, caseCode)
  await shopper.must(SEND, { body: { caseCode, ...NUMBER, pictures: [] } })
  await desk.inspect(shop.core, TESTER, caseCode, { found: [] })
  await desk.sendNew(shop.core, TESTER, caseCode, {
    carrier: { zh: '顺启速运', en: 'Shunqi' },
    trackingNo: 'SQ77201180'
  })
  const changed = await own(shopper)
  assert.equal(changed?.state, 'REDEEMED')
  assert.notEqual(changed?.serialNo, before)
  await desk.carryNew(shop.core, caseCode, 'move')
  await desk.carryNew(shop.core, caseCode, 'sign')
  await shopper.must('POST /o2as-b2c/v1/after/sale/confirm-receipt', { body: { caseCode } })
  const { payFen, freightFen } = await detail(shopper, orderCode)
  const wish = { ...backFor(orderCode, 'FAULTY', 1), rows: [{ position: 1, quantity: 1 }] }
  const again = await applyForCase(shopper, wish, [await evidence(shopper)])
  await desk.agree(shop.core, TESTER, again.caseCode)
  await shopper.must(SEND, { body: { caseCode: again.caseCode, ...NUMBER, pictures: [] } })
  await desk.inspect(shop.core, TESTER, again.caseCode, { found: [] })
  await desk.hearRefund(shop.core, again.caseCode, 'DONE')
  assert.equal((await own(shopper))?.state, 'UNREDEEMED')
  const back = (await detail(shopper, orderCode)).refundFen ?? 0
  assert.ok(back <= payFen && back >= payFen - freightFen, `${back} of ${payFen}`)
})

test('the desk changes budget and regions, says who did, and goes under nothing that is claimed', async () => {
  const policyCode = await subsidise(shop, 'P_FAN', { categoryCode: 'C5', budget: 3 })
  const shopper = await shop.shopper()
  await claimPiece(shopper, policyCode)
  await assert.rejects(setBudget(shop.core, TESTER, { policyCode, budget: 0 }), /./)
  await setBudget(shop.core, TESTER, { policyCode, budget: 1 })
  await setRegions(shop.core, TESTER, { policyCode, regionCodes: [SHENZHEN] })
  const late = await shop.shopper()
  await tellHolder(late)
  assert.equal((await claim(late, policyCode, HANGZHOU)).code, 'subsidy.region')
  assert.equal((await claim(late, policyCode, SHENZHEN)).code, 'subsidy.out')
  assert.equal((await own(shopper, policyCode))?.regionCode, HANGZHOU)
  await sendReader(shop.core, TESTER, false)
  const events = await shop.core.db.selectFrom('subsidy_event').selectAll().where('by_whom', '=', TESTER.who).execute()
  assert.deepEqual(events.map(({ act }) => act).sort(), ['BUDGET', 'READER', 'REGIONS'])
})

test('a point is a region', async () => {
  const place = await shop.must('POST /o2pcm/v1/geocoder', { body: { latitude: 30.26543, longitude: 120.13217 } })
  assert.deepEqual([place.provinceCode, place.cityCode, place.districtCode], ['330000', '330100', '330106'])
  const city = await shop.must('POST /o2pcm/v1/geocoder', { body: { latitude: 22.7, longitude: 114.2 } })
  assert.deepEqual([city.cityCode, city.districtCode], ['440300', undefined])
  assert.equal(
    (await shop.ask('POST /o2pcm/v1/geocoder', { body: { latitude: 0, longitude: 0 } })).code,
    'geocoder.nowhere'
  )
})
