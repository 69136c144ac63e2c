// PostgreSQL: a code that many enter at once
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { couponDesk, endByHand, giveByHand } from '../../../gateway/src/areas/coupon'
import { remindOfEnding } from '../../../gateway/src/areas/coupon/remind'
import { scopesOf } from '../../../gateway/src/areas/coupon/centre'
import { countUnbalanced } from '../../../gateway/src/areas/coupon/store'
import { addSecrets } from '../../../gateway/src/areas/coupon/storeCentre'
import { STAFF } from '../../../gateway/src/console/staff'
import { startShop, type TestShop, type TestShopper } from '../orders/journey-shop'

const CENTRE = 'GET /o2mkt-b2c/v1/coupon-self/center-available'
const AREA = 'GET /o2mkt-b2c/v1/pub/coupon/coupon-area'
const OWN = 'GET /o2mkt-b2c/v1/coupon-self/center-received'
const COUNTS = 'GET /o2mkt-b2c/v1/coupon-self/received-count'
const CODE = 'GET /o2mkt-b2c/v1/coupon-self/coupon-url-available'
const RECEIVE = 'POST /o2mkt-b2c/v1/coupon-self/receive-coupon'
const DAY = 86_400_000

let shop: TestShop
before(async () => {
  shop = await startShop()
  const now = shop.core.clock.now()
  const base = { threshold_fen: 0, start_at: new Date(now - DAY), end_at: new Date(now + 20 * DAY) }
  await shop.core.db
    .insertInto('coupon')
    .values([
      {
        ...base,
        coupon_code: 'PERCENT',
        name_zh: '折扣',
        name_en: 'Percent',
        benefit: 'PERCENT',
        off_bp: 1500,
        amount_fen: 2_000,
        shop_code: 'S2',
        left_over: 18,
        given: 82
      },
      {
        ...base,
        coupon_code: 'LATER',
        name_zh: '预告',
        name_en: 'Later',
        amount_fen: 300,
        shop_code: 'S1',
        left_over: 5,
        receive_from: new Date(now + DAY)
      },
      {
        ...base,
        coupon_code: 'WEEK',
        name_zh: '七日',
        name_en: 'Week',
        amount_fen: 200,
        shop_code: 'S1',
        left_over: 5,
        valid_days: 2,
        spu_codes: ['P_POT']
      },
      {
        ...base,
        coupon_code: 'HIDDEN',
        name_zh: '赠券',
        name_en: 'Gift',
        amount_fen: 400,
        shop_code: null,
        left_over: 0,
        offered: false
      }
    ])
    .execute()
  const end_at = new Date(now + 9 * DAY)
  await addSecrets(shop.core.db, [
    { secret: 'OPEN3', coupon_code: 'HIDDEN', for_user_id: null, left_over: 3, end_at },
    { secret: 'GONE', coupon_code: 'HIDDEN', for_user_id: null, left_over: 0, end_at },
    { secret: 'OVER', coupon_code: 'HIDDEN', for_user_id: null, left_over: 1, end_at: new Date(now - 1) },
    { secret: 'NOTYOURS', coupon_code: 'HIDDEN', for_user_id: 'u_somebody', left_over: 1, end_at },
    { secret: 'LASTONE', coupon_code: 'HIDDEN', for_user_id: null, left_over: 1, end_at }
  ])
})
after(() => shop.close())

const receivedCoupons = async (shopper: TestShopper, state: 'USABLE' | 'EXPIRING' | 'USED' | 'EXPIRED', more = {}) =>
  (await shopper.must(OWN, { query: { state, ...more } })).list.map(({ couponCode }) => couponCode)

test('the centre shows those of every shop first, then shop by shop, with what is left and what is to come', async () => {
  const shopper = await shop.shopper()
  const { list, total } = await shopper.must(CENTRE, { query: { size: 50 } })
  assert.equal(total, list.length)
  assert.deepEqual(
    list.map(({ couponCode, shopCode, state }) => [couponCode, shopCode, state]),
    [
      ['C10', null, 'AVAILABLE'],
      ['C1LEFT', null, 'AVAILABLE'],
      ['CSOON', null, 'SOON'],
      ['C5', 'S1', 'AVAILABLE'],
      ['WEEK', 'S1', 'AVAILABLE'],
      ['LATER', 'S1', 'SOON'],
      ['PERCENT', 'S2', 'AVAILABLE']
    ]
  )
  assert.deepEqual(list.find(({ couponCode }) => couponCode === 'WEEK')?.pictures.length, 1)
  const { left, leftPercent, offBp } = list.find(({ couponCode }) => couponCode === 'PERCENT') ?? {}
  assert.deepEqual({ left, leftPercent, offBp }, { left: 18, leftPercent: 18, offBp: 1500 })
})

test('the centre is narrowed by kind and by shop, a page at a time', async () => {
  const codes = async (query: object) => (await shop.must(CENTRE, { query })).list.map(({ couponCode }) => couponCode)
  assert.deepEqual(await codes({ kind: 'PERCENT' }), ['PERCENT'])
  assert.deepEqual(await codes({ kind: 'PRODUCT', shopCode: 'S1' }), ['WEEK'])
  assert.deepEqual(await codes({ shopCode: 'S2' }), ['PERCENT'])
  assert.deepEqual(await codes({ page: 2, size: 3 }), ['C5', 'WEEK', 'LATER'])
})

test('the leading coupon is the largest of every shop that can be had, and shops tell how many they have', async () => {
  const area = await shop.must(AREA)
  assert.equal(area.lead?.couponCode, 'C10')
  assert.deepEqual(
    area.shops.map(({ shopCode, count }) => [shopCode, count]),
    [
      ['S1', 2],
      ['S2', 1]
    ]
  )
  assert.equal(area.own, undefined)
  const shopper = await shop.shopper()
  await shopper.must(RECEIVE, { body: { couponCode: 'C10' } })
  const own = await shopper.must(AREA)
  assert.notEqual(own.lead?.couponCode, 'C10')
  assert.deepEqual(own.own, { usable: 1, expiring: 0, expiringFen: 0 })
})

test('what was received is good for its days, to the last midnight, and is listed by state and kind', async () => {
  const shopper = await shop.shopper()
  await shopper.must(RECEIVE, { body: { couponCode: 'WEEK' } })
  await shopper.must(RECEIVE, { body: { couponCode: 'C10' } })
  const { list } = await shopper.must(OWN, { query: { state: 'USABLE' } })
  assert.deepEqual(
    list.map(({ couponCode }) => couponCode),
    ['WEEK', 'C10']
  )
  const endAt = list[0]?.endAt ?? 0
  const inShop = endAt + 8 * 3_600_000
  assert.equal(inShop % DAY, 0)
  assert.ok(endAt - shop.core.clock.now() > 2 * DAY && endAt - shop.core.clock.now() <= 3 * DAY)
  assert.deepEqual(await receivedCoupons(shopper, 'EXPIRING'), ['WEEK'])
  assert.deepEqual(await receivedCoupons(shopper, 'USABLE', { kind: 'PRODUCT' }), ['WEEK'])
  assert.deepEqual(await receivedCoupons(shopper, 'USABLE', { kind: 'FREIGHT' }), [])
  assert.deepEqual(await shopper.must(COUNTS), { usable: 2, expiring: 1, expiringFen: 200, used: 0, expired: 0 })
})

test('what can be received on a product is what fits it', async () => {
  const codes = async (spuCode: string) =>
    (await shop.must('GET /o2mkt-b2c/v1/pub/coupon/can-received', { query: { spuCode } })).list.map(
      ({ couponCode }) => couponCode
    )
  assert.ok((await codes('P_POT')).includes('WEEK'))
  assert.ok(!(await codes('P_POT')).includes('PERCENT'))
  assert.deepEqual(await codes('NOTHING'), [])
})

test('a coupon leads to the products it fits', async () => {
  const { coupon, list, total } = await shop.must('GET /o2mkt-b2c/v1/coupon-self/coupon-available', {
    query: { couponCode: 'WEEK' }
  })
  assert.equal(coupon.couponCode, 'WEEK')
  assert.deepEqual([list.map(({ spuCode }) => spuCode), total], [['P_POT'], 1])
  const reply = await shop.must('GET /o2srh/v1/pub/platform-products/search', { query: { couponCode: 'WEEK' } })
  assert.deepEqual(
    reply.list.map(({ spuCode }) => spuCode),
    ['P_POT']
  )
})

test('a code says what it gives, and why it can’t be had', async () => {
  const shopper = await shop.shopper()
  const state = async (code: string) => (await shopper.must(CODE, { query: { code } })).state
  assert.deepEqual(await Promise.all(['open-3', 'GONE', 'OVER', 'NOTYOURS', 'NONSENSE', 'C10', 'LATER'].map(state)), [
    'AVAILABLE',
    'SPENT',
    'EXPIRED',
    'FOREIGN',
    'UNKNOWN',
    'AVAILABLE',
    'UNKNOWN'
  ])
  const foreign = await shopper.must(CODE, { query: { code: 'NOTYOURS' } })
  assert.equal(foreign.coupon, undefined)
  assert.equal((await shop.must(CODE, { query: { code: 'OPEN3' } })).state, 'AVAILABLE')
})

test('a code gives its coupon once, however it is written, and refuses with the reason', async () => {
  const shopper = await shop.shopper()
  const enter = async (code: string) => (await shopper.ask(RECEIVE, { body: { code } })).code
  const first = await shopper.ask(RECEIVE, { body: { code: 'open 3' } })
  assert.ok(first.data.userCouponId)
  assert.deepEqual(
    [await enter('OPEN3'), await enter('GONE'), await enter('OVER'), await enter('NOTYOURS'), await enter('NONSENSE')],
    ['coupon.received', 'coupon.spent', 'coupon.ended', 'coupon.foreign', 'coupon.missing']
  )
  assert.deepEqual(await receivedCoupons(shopper, 'USABLE'), ['HIDDEN'])
  assert.equal((await shopper.must(CODE, { query: { code: 'OPEN3' } })).state, 'RECEIVED')
})

test('a code of one shopper tells a visitor to log in, and nothing of the coupon', async () => {
  const reply = await shop.must(CODE, { query: { code: 'NOTYOURS' } })
  assert.deepEqual(reply, { state: 'LOGIN' })
})

test('codes can’t be guessed: after ten that are none, a shopper waits for an hour, looking or taking, one by one or at once', async () => {
  const shopper = await shop.shopper()
  const look = (code: string) => shopper.ask(CODE, { query: { code } })
  // what is right counts against nobody
  for (let time = 0; time < 12; time += 1) assert.equal((await look('OPEN3')).data.state, 'AVAILABLE')
  const codes = Array.from({ length: 15 }, (_none, index) => `GUESS${index}`)
  const attempts = await Promise.all(
    codes.map((code, index) => (index % 2 ? look(code) : shopper.ask(RECEIVE, { body: { code } })))
  )
  assert.equal(attempts.filter(({ code }) => code === 'coupon.guessed').length, 5)
  // nor does it tell a right one any more
  assert.equal((await look('OPEN3')).code, 'coupon.guessed')
  assert.equal((await shopper.ask(RECEIVE, { body: { code: 'OPEN3' } })).code, 'coupon.guessed')
  assert.ok((await shopper.ask(RECEIVE, { body: { couponCode: 'C10' } })).success)
  assert.equal((await (await shop.shopper()).must(CODE, { query: { code: 'OPEN3' } })).state, 'AVAILABLE')
  await shop.core.clock.advance(3_600_000)
  assert.equal((await look('OPEN3')).data.state, 'AVAILABLE')
})

test('visitors of one address have thirty such guesses an hour; who logs in has their own', async () => {
  const look = (code: string) => shop.ask(CODE, { query: { code } })
  for (let time = 0; time < 30; time += 1) assert.equal((await look(`NOBODY${time}`)).data.state, 'UNKNOWN')
  assert.deepEqual([(await look('OPEN3')).code, (await look('NOBODY')).code], ['coupon.guessed', 'coupon.guessed'])
  assert.equal((await (await shop.shopper()).must(CODE, { query: { code: 'OPEN3' } })).state, 'AVAILABLE')
})

test('the last of a code goes to one of many who enter it at once; a lost reply asked again gives the same', async () => {
  const shoppers = await Promise.all(Array.from({ length: 8 }, () => shop.shopper()))
  const answers = await Promise.all(shoppers.map((shopper) => shopper.ask(RECEIVE, { body: { code: 'LASTONE' } })))
  assert.equal(answers.filter(({ success }) => success).length, 1)
  const shopper = await shop.shopper()
  const again = { body: { code: 'OPEN3' }, key: 'the-same-tap' }
  const [first, other] = await Promise.all([shopper.ask(RECEIVE, again), shopper.ask(RECEIVE, again)])
  assert.equal(first.data.userCouponId, other.data.userCouponId)
  assert.equal(await countUnbalanced(shop.core.db), 0)
})

test('the console gives a coupon to a phone, and ends one at once', async () => {
  const shopper = await shop.shopper()
  const { phone } = await shop.core.db
    .selectFrom('customer')
    .select('phone')
    .where('user_id', '=', shopper.userId)
    .executeTakeFirstOrThrow()
  await giveByHand(shop.core, STAFF, { phone, couponCode: 'C5' })
  await giveByHand(shop.core, STAFF, { phone, couponCode: 'C5' })
  const { list } = await shopper.must(OWN, { query: { state: 'USABLE' } })
  assert.deepEqual(
    list.map(({ couponCode }) => couponCode),
    ['C5', 'C5']
  )
  await endByHand(shop.core, STAFF, list[0]?.userCouponId ?? '')
  assert.deepEqual(await receivedCoupons(shopper, 'USABLE'), ['C5'])
  assert.deepEqual(await receivedCoupons(shopper, 'EXPIRED'), ['C5'])
  await assert.rejects(endByHand(shop.core, STAFF, list[0]?.userCouponId ?? ''), { code: 'coupon.ended' })
  await assert.rejects(giveByHand(shop.core, STAFF, { phone: '10000000000', couponCode: 'C5' }), {
    code: 'customer.missing'
  })
  assert.equal((await couponDesk(shop.core)).unbalanced, 0)
})

test('who allowed it is told a day before a coupon ends, once for each', async () => {
  const shopper = await shop.shopper()
  await shopper.must(RECEIVE, { body: { couponCode: 'C10' } })
  await shopper.must(RECEIVE, { body: { couponCode: 'C5' } })
  const messages = async () => {
    const rows = await shop.core.db
      .selectFrom('outbox')
      .select(['title', 'body'])
      .where('title', '=', '优惠券到期提醒')
      .execute()
    return rows.map(({ body }) => body)
  }
  await shopper.must('POST /o2msg/v1/subscribe-messages', { body: { templates: ['couponExpire'] } })
  await remindOfEnding(shop.core)
  assert.deepEqual(await messages(), [])
  await shop.core.clock.advance(8.5 * DAY)
  await remindOfEnding(shop.core)
  await remindOfEnding(shop.core)
  const bodies = await messages()
  assert.equal(bodies.length, 1)
  assert.match(bodies[0] ?? '', /券C(10|5)将于 (\d{4}年)?\d+月\d+日 到期/)
})

test('of one’s own what can’t be used yet comes last', async () => {
  const shopper = await shop.shopper()
  const now = shop.core.clock.now()
  const give = async (code: string, from: number, to: number) => {
    const userCouponId = await shop.giveCoupon(shopper.userId, code)
    const own = { start_at: new Date(now + from * DAY), end_at: new Date(now + to * DAY) }
    await shop.core.db.updateTable('user_coupon').set(own).where('user_coupon_id', '=', userCouponId).execute()
  }
  // it ends first, and still waits for its day
  await give('CSOON', 1, 2)
  await give('C10', -1, 5)
  assert.deepEqual(await receivedCoupons(shopper, 'USABLE'), ['C10', 'CSOON'])
})

test('a coupon is for a whole category by its name, for a part by the parts’ names, and says that there are more', async () => {
  const names: Record<string, [parent: string | null, zh: string, en: string]> = {
    T: [null, '厨房小电', 'Kitchen'],
    K: ['T', '水壶', 'Kettles'],
    K1: ['K', '恒温', 'Keep-warm'],
    K2: ['K', '快烧', 'Fast'],
    R: ['T', '电饭煲', 'Cookers'],
    R1: ['R', '低糖', 'Low sugar'],
    R2: ['R', '迷你', 'Mini'],
    R3: ['R', '加热', 'Heating'],
    R4: ['R', '压力', 'Pressure']
  }
  await shop.core.db
    .insertInto('category')
    .values(
      Object.entries(names).map(([code, [parent, zh, en]], position) => ({
        category_code: code,
        parent_code: parent,
        level: 1,
        position,
        name: JSON.stringify({ zh, en }),
        picture: '',
        banner: JSON.stringify(null)
      }))
    )
    .execute()
  const scope = async (locale: 'zh-CN' | 'en-US', ...codes: string[]) =>
    (await scopesOf(shop.core.db, [{ coupon_code: 'ANY', category_codes: codes }], locale)).get('ANY')
  assert.equal(await scope('zh-CN', 'K1', 'K2', 'R1'), '水壶、低糖')
  assert.equal(await scope('en-US', 'K1', 'R1', 'R2'), 'Keep-warm, Low sugar, Mini')
  assert.equal(await scope('zh-CN', 'K1', 'R1', 'R2', 'R3'), '恒温、低糖、迷你等')
  assert.equal(await scope('en-US', 'K1', 'K2', 'R1', 'R2', 'R3'), 'Kettles, Low sugar, Mini and more')
})
