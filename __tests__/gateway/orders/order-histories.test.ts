/**
 * Random histories of a shopper's orders through the whole gateway: two devices, a friend who pays, a stranger who tries.
 * After every step the gateway agrees with a model of what happened. What points do is said by `reward-histories.test.ts`;
 * ten thousand lives by the rules alone are `orderModel.test.ts` of the unit tests.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { EndpointKey } from '../../../contract'
import { allowedActions } from '../../../domain/orders/order'
import { sweepOrders } from '../../../gateway/src/areas/closing/sweep'
import { advanceOrder } from '../../../gateway/src/areas/parcel'
import { refundsOf } from '../../../gateway/src/areas/payment/store'
import { APPLY, CHANGE, COMPANY, CONFIRM as CONFIRM_RED, PERSON } from './invoices'
import { detail, readSettlement, settlementOf, startShop, type TestShop, type TestShopper } from './journey-shop'
import { OrderModel, PRICES, type Goods, type Sku } from './order-model'
import { givePacket } from '../rewards/redPackets'
import { scatteredNumbers } from '../numbers'
import { isFull, seedOfRun } from '../support'

const SUBMIT = 'POST /o2cht/v1/order-settlements/submit'
const PAY = 'POST /o2ord-b2c/v1/order-trades/pay'
const FRIEND_PAY = 'POST /o2ord-b2c/v1/pub/order-trades/pay'
const CANCEL = 'POST /o2ord-b2c/v1/order-trades/cancel-reason'
const RECEIVE = 'POST /o2ord-b2c/v1/confirm-receive'
const MOVE = 'POST /o2ord-b2c/v1/update-address'
const CLAIM = 'POST /o2ord-b2c/v1/price-protection'
const BY_LINK = 'POST /o2ord-b2c/v1/pub/confirm-receive'

let shop: TestShop
let others: { friend: TestShopper; stranger: TestShopper }
before(async () => {
  shop = await startShop()
  others = { friend: await shop.shopper(), stranger: await shop.shopper() }
})
after(() => shop.close())

const SKUS = Object.keys(PRICES) as Sku[]
const GOODS: readonly Goods[] = [{ POT: 2 }, { POT2: 1 }, { POT: 1, POT2: 1 }, { LAMP: 1 }, { LAMP: 1, FRIDGE: 1 }]
/** What a shop takes for the way, where that is not free by the sum. */
const freightOf = (goods: Goods, sum: number): number => (goods.LAMP ? 800 : sum >= 9_900 ? 0 : 1_000)

/** One shopper with both their devices, and all that is known of what happened to them. */
interface World {
  below: (n: number) => number
  buyer: TestShopper
  tablet: TestShopper
  friend: TestShopper
  stranger: TestShopper
  coupon: string
  packetFen: number
  orders: OrderModel[]
  stock: Record<Sku, number>
  prices: Record<Sku, number>
  /** Minutes. */
  now: number
  links: Map<string, string>
  history: string[]
}

const check = (what: string, is: boolean, must: boolean) =>
  assert.equal(is, must, `${what}: done ${is}, must be ${must}`)
const device = (world: World): TestShopper => (world.below(2) === 0 ? world.buyer : world.tablet)

/** Cart or «buy now», and a submit: once, twice at once from two devices, again after a lost reply, or after a price moved. */
async function buy(world: World): Promise<void> {
  const { below, stock, prices } = world
  const goods = GOODS[below(GOODS.length)] ?? {}
  const [how, isMoved] = [below(3), below(6) === 0]
  const lines = Object.entries(goods) as [Sku, number][]
  const [[only = 'POT', pieces = 1] = [], ...more] = lines
  const inStock = lines.every(([sku, quantity]) => stock[sku] >= quantity)
  world.history.push(`buy ${JSON.stringify(goods)} ${how}${isMoved ? ' moved' : ''}`)
  // emptied first: what an earlier try left there is not part of this one
  await shop.core.db.deleteFrom('cart_row').where('user_id', '=', world.buyer.userId).execute()
  if (!inStock) {
    const { success } = await world.buyer.ask('POST /o2cht/v1/order-settlements/buy-now', {
      body: { skuCode: lines.find(([sku, quantity]) => stock[sku] < quantity)?.[0] ?? only, quantity: 99 }
    })
    return check('bought without stock', success, false)
  }
  const settlementId =
    more.length > 0 || below(2) === 0
      ? await settlementOf(world.buyer, goods)
      : (
          await world.buyer.must('POST /o2cht/v1/order-settlements/buy-now', {
            body: { skuCode: only, quantity: pieces }
          })
        ).settlementId
  const { payFen } = await readSettlement(world.buyer, settlementId)
  const body = { settlementId, expectedPayFen: payFen }
  if (isMoved) {
    await shop.setPrice(only, prices[only] + 7)
    check('submitted at an old price', (await world.buyer.ask(SUBMIT, { body })).success, false)
    await shop.setPrice(only, prices[only])
  }
  const key = `history-${settlementId}`
  const wish = how === 2 ? { body, key } : { body }
  const answers = await Promise.all(
    [world.buyer, ...(how === 0 ? [] : [world.tablet])].map((device) =>
      device.must(SUBMIT, how === 2 ? wish : { body })
    )
  )
  if (how === 2) answers.push(await world.buyer.must(SUBMIT, wish))
  assert.equal(new Set(answers.map(({ orderCodes }) => orderCodes.join())).size, 1)
  const [code = '', ...others] = answers[0]?.orderCodes ?? []
  assert.deepEqual(others, [])
  const sum = lines.reduce((fen, [sku, quantity]) => fen + prices[sku] * quantity, 0)
  const { goodsFen, freightFen, discountFen, couponFen, ...kept } = await detail(world.buyer, code)
  assert.deepEqual([goodsFen, freightFen], [sum, freightOf(goods, sum)])
  // the coupon is shop 1's and for 30 yuan or more; one order has it at a time
  const hasCoupon = goods.LAMP === undefined && couponHolder(world) === undefined
  assert.equal(couponFen, hasCoupon ? 500 : 0)
  assert.equal(kept.packetFen, Math.min(packetLeft(world), sum + freightFen - couponFen - 1))
  assert.equal(discountFen, couponFen + kept.packetFen + kept.pointFen)
  assert.equal(kept.payFen, sum + freightFen - discountFen)
  const order = Object.assign(new OrderModel(code, goods, world.now, kept.payFen), {
    couponFen,
    packetTook: kept.packetFen
  })
  world.orders.push(order)
  for (const [sku, quantity] of lines) stock[sku] -= quantity
}

type RewardModel = OrderModel & { couponFen: number; packetTook: number }
const alive = (world: World) => (world.orders as RewardModel[]).filter(({ ended }) => !ended)
const couponHolder = (world: World) => alive(world).find(({ couponFen }) => couponFen > 0)
const packetLeft = (world: World) => alive(world).reduce((fen, order) => fen - order.packetTook, world.packetFen)

function giveBack(world: World, order: OrderModel): void {
  order.end()
  for (const [sku, quantity] of Object.entries(order.goods) as [Sku, number][]) world.stock[sku] += quantity
}

type Step = (world: World, order: OrderModel) => Promise<void>

const startPay: Step = async (world, order) => {
  const body = { orderCodes: [order.code], channel: 'WECHAT', host: 'H5' }
  const goesOn = order.goesOn('BUYER')
  const answers = await Promise.all([world.buyer, world.tablet].map((device) => device.ask(PAY, { body })))
  for (const { success } of answers) check('payment started', success, order.can(world.now).PAY)
  if (!order.can(world.now).PAY) return
  const ids = [...new Set(answers.map(({ data }) => data.paymentId))]
  assert.equal(ids.length, 1)
  if (goesOn) assert.equal(ids[0], goesOn)
  order.started(ids[0] ?? '', 'BUYER')
}

const friendStarts: Step = async (world, order) => {
  const wish = { body: { orderCodes: [order.code] } }
  if (order.can(world.now).PAY) {
    world.links.set(order.code, (await world.buyer.must('POST /o2ord-b2c/v1/order-trades/pay-links', wish)).code)
  }
  const payLink = world.links.get(order.code)
  if (payLink === undefined) return
  const body = { payLink, expectedFen: order.payFen, channel: 'ALIPAY', host: 'H5' }
  const { success, data } = await world.friend.ask(FRIEND_PAY, { body })
  check('a friend’s payment started', success, order.can(world.now).PAY)
  if (success) order.started(data.paymentId, 'FRIEND')
}

/** A callback of any payment: once or twice at once, and also long after the order has closed. */
const callBack: Step = async (world, order) => {
  const payment = order.payments[world.below(Math.max(1, order.payments.length))]
  if (!payment) return
  const result = world.below(4) === 0 ? 'FAILED' : 'SUCCEEDED'
  await Promise.all(Array.from({ length: 1 + world.below(2) }, () => shop.settle(payment.id, result)))
  order.settle(payment, result)
}

const cancel: Step = async (world, order) => {
  const can = order.can(world.now).CANCEL
  const body = { orderCode: order.code, reasonCode: 'MIND' }
  const answers = await Promise.all([world.buyer, world.tablet].map((device) => device.ask(CANCEL, { body })))
  assert.equal(answers.filter(({ success }) => success).length, can ? 1 : 0, 'cancelled')
  if (can) giveBack(world, order)
}

const tell = async (orderCode: string, step: 'ship' | 'deliver', number?: number) =>
  advanceOrder(shop.core, orderCode, step, number).then(
    () => true,
    (error: { code?: string }) => {
      assert.equal(error.code, 'order.state')
      return false
    }
  )

const ship: Step = async (_world, order) => {
  const can = order.status === 'WAIT_SHIP'
  check('shipped', await tell(order.code, 'ship'), can)
  if (can) order.shipped = true
}

const linksTo = async ({ userId }: TestShopper): Promise<string[]> => {
  const { db } = shop.core
  const { phone } = await db
    .selectFrom('customer')
    .select('phone')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const links = await db
    .selectFrom('outbox')
    .select('page')
    .where('recipient', '=', phone ?? '')
    .execute()
  return links.flatMap(({ page }) => {
    const params = /h5\/confirm\?params=(.+)$/.exec(page ?? '')?.[1]
    return params ? [(JSON.parse(decodeURIComponent(params)) as { code: string }).code] : []
  })
}

/** One parcel arrives; with the last the shopper is sent the link that confirms. */
const deliver: Step = async (world, order) => {
  const number = 1 + world.below(order.parcels)
  if (order.status !== 'WAIT_RECEIVE' || order.delivered.has(number)) return
  const before = await linksTo(world.buyer)
  check('delivered', await tell(order.code, 'deliver', number), true)
  order.delivered.add(number)
  const links = (await linksTo(world.buyer)).filter((code) => !before.includes(code))
  assert.equal(links.length, order.delivered.size === order.parcels ? 1 : 0)
  if (links[0] !== undefined) world.links.set(`${order.code} received`, links[0])
}

const receive: Step = async (world, order) => {
  const can = order.can(world.now).CONFIRM_RECEIVE
  const link = world.links.get(`${order.code} received`)
  const byLink = link !== undefined && world.below(2) === 0
  const { success } = byLink
    ? await shop.ask(BY_LINK, { body: { code: link } })
    : await device(world).ask(RECEIVE, { body: { orderCode: order.code } })
  check(byLink ? 'received by the link' : 'received', success, can)
  if (can) order.received = true
}

const move: Step = async (world, order) => {
  const { buyer } = world
  const { success } = await device(world).ask(MOVE, { body: { orderCode: order.code, addressId: buyer.addressId } })
  check('moved', success, order.can(world.now).CHANGE_ADDRESS)
}

/** A price falls, the difference of one row is claimed on both devices, and the price is as before. */
const claim: Step = async (world, order) => {
  const skus = Object.keys(order.goods) as Sku[]
  const { rows } = await detail(world.buyer, order.code)
  const position = world.below(skus.length)
  const sku = rows[position]?.skuCode as Sku
  const fell = 100 * (1 + world.below(3))
  const refundFen = fell * (order.goods[sku] ?? 0)
  const can = order.can(world.now).INVOICE && !order.lowered.has(sku)
  await shop.setPrice(sku, world.prices[sku] - fell)
  const body = { orderCode: order.code, position, refundFen }
  const answers = await Promise.all([world.buyer, world.tablet].map((device) => device.ask(CLAIM, { body })))
  assert.equal(answers.filter(({ success }) => success).length, can ? 1 : 0, 'claimed')
  await shop.setPrice(sku, world.prices[sku])
  if (can) order.lower(sku, refundFen)
}

const invoicesOf = (order: OrderModel) =>
  shop.core.db.selectFrom('invoice').selectAll().where('order_code', '=', order.code).execute()
const liveCode = async (order: OrderModel) =>
  (await invoicesOf(order)).find(({ state }) => state !== 'REVERSED' && state !== 'VOID')?.invoice_code ?? 'NONE'

const apply: Step = async (world, order) => {
  const can = order.can(world.now).INVOICE && !order.live
  const positions = Object.keys(order.goods).map((_, index) => index)
  const body = { orderCode: order.code, positions, party: PERSON, keepTitle: false }
  const answers = await Promise.all([world.buyer, world.tablet].map((device) => device.ask(APPLY, { body })))
  assert.equal(answers.filter(({ success }) => success).length, can ? 1 : 0, 'invoices asked for')
  if (can) order.apply()
}

/** What the tax office does, without its paper. */
const issue: Step = async (world, order) => {
  if (order.live?.state !== 'SUBMITTED') return
  const booked = world.below(2) === 0
  const invoice_code = await liveCode(order)
  const paper = { invoice_no: invoice_code, file: `/storage/uploads/${invoice_code}.pdf`, file_bytes: 1 }
  await shop.core.db
    .updateTable('invoice')
    .set({ state: 'ISSUED', booked, issued_at: shop.core.clock.date(), ...paper })
    .where('invoice_code', '=', invoice_code)
    .execute()
  Object.assign(order.live, { state: 'ISSUED', booked })
}

const changeInvoice: Step = async (world, order) => {
  const can = order.canChangeInvoice
  const { success } = await device(world).ask(CHANGE, { body: { invoiceCode: await liveCode(order), party: COMPANY } })
  check('the invoice changed', success, can)
  if (can) order.change()
}

const confirmRed: Step = async (world, order) => {
  const can = order.live?.state === 'RED_REQUESTED'
  const { success } = await device(world).ask(CONFIRM_RED, { body: { invoiceCode: await liveCode(order) } })
  check('the red one confirmed', success, can)
  if (can) order.confirmRed()
}

/** A stranger to an order does nothing to it, also with its codes. */
const intrude: Step = async (world, { code: orderCode, payments }) => {
  const { stranger } = world
  const tries: [EndpointKey, object][] = [
    [CANCEL, { orderCode, reasonCode: 'MIND' }],
    [RECEIVE, { orderCode }],
    [MOVE, { orderCode, addressId: stranger.addressId }],
    [PAY, { orderCodes: [orderCode], channel: 'WECHAT', host: 'H5' }],
    [CLAIM, { orderCode, position: 0, refundFen: 100 }],
    [APPLY, { orderCode, positions: [0], party: PERSON, keepTitle: false }]
  ]
  const [key, body] = tries[world.below(tries.length)] ?? [CANCEL, {}]
  check(`a stranger’s ${key}`, (await stranger.ask(key, { body: body as Record<string, unknown> })).success, false)
  const query = { paymentId: payments[0]?.id ?? 'NONE' }
  check('a stranger asks', (await stranger.ask('GET /o2ord-b2c/v1/order-trades/pay', { query })).success, false)
}

async function timePasses(world: World, minutes: number): Promise<void> {
  await shop.core.clock.advance(minutes * 60_000)
  world.now += minutes
  await Promise.all([sweepOrders(shop.core), sweepOrders(shop.core)])
  for (const order of world.orders) if (order.expires(world.now)) giveBack(world, order)
}

const STEPS: Record<string, Step> = {
  startPay,
  friendStarts,
  callBack,
  callBackAgain: callBack,
  cancel,
  ship,
  deliver,
  receive,
  move,
  claim,
  apply,
  issue,
  changeInvoice,
  confirmRed,
  intrude,
  wait: (world) => timePasses(world, 16),
  restock: async (world, order) => {
    const sku = SKUS.find((code) => order.goods[code]) ?? 'POT'
    world.stock[sku] = [0, 1, 50][world.below(3)] ?? 0
    await shop.setStock(sku, world.stock[sku])
  }
}

/** What can be seen of these orders, and of stock and rewards by all of them, is what must be so. */
async function agrees(world: World, seenNow: readonly OrderModel[] = world.orders): Promise<void> {
  const { buyer, stock } = world
  const nowMs = shop.core.clock.now()
  for (const order of seenNow) {
    const { code } = order
    const view = await detail(device(world), code)
    assert.deepEqual([view.status, view.payFen, view.refundFen], [order.status, order.payFen, order.refundFen])
    const actions = allowedActions(view, nowMs)
    for (const [action, can] of Object.entries(order.can(world.now)))
      check(
        `${action} offered`,
        actions.some((candidate) => candidate === action),
        can
      )
    const payments = await shop.core.db
      .selectFrom('payment_order as l')
      .innerJoin('payment as p', 'p.payment_id', 'l.payment_id')
      .select(['p.payment_id', 'p.status', 'p.amount_fen', 'l.effective'])
      .where('l.order_code', '=', code)
      .execute()
    assert.deepEqual(
      payments.map((payment) => `${payment.payment_id} ${payment.status} ${payment.amount_fen}`).sort(),
      order.payments.map((payment) => `${payment.id} ${payment.state} ${order.payFen}`).sort()
    )
    assert.equal(payments.filter(({ effective }) => effective).length, order.paid ? 1 : 0, 'payments that count')
    const back = (await refundsOf(shop.core.db, code)).map(({ amount_fen }) => amount_fen)
    assert.deepEqual(back.sort(), [...order.refunds].sort(), 'refunds')
    const invoices = await invoicesOf(order)
    assert.deepEqual(
      invoices.map(({ state, changes }) => `${state} ${changes}`).sort(),
      order.invoices.map(({ state, changes }) => `${state} ${changes}`).sort()
    )
    for (const invoice of invoices.filter(({ state }) => state === 'SUBMITTED'))
      assert.equal(invoice.amount_fen, order.payFen - order.loweredFen, 'the invoice’s amount')
  }
  const rows = await shop.core.db.selectFrom('stock').selectAll().where('sku_code', 'in', SKUS).execute()
  assert.deepEqual(Object.fromEntries(rows.map((row) => [row.sku_code, row.available])), stock, 'stock')
  // what the lists say of all changes with an order's beginning and end
  if (seenNow !== world.orders) return
  const { total } = await buyer.must('GET /o2ord-b2c/v1/order-trades')
  assert.equal(total, world.orders.length, 'orders')
  const rewards = await buyer.must('GET /o2cht/v1/order-settlements/usable-rewards')
  assert.deepEqual(
    [rewards.coupons.length, rewards.packets.reduce((fen, { balanceFen }) => fen + balanceFen, 0)],
    [couponHolder(world) ? 0 : 1, packetLeft(world)],
    'coupons and packets'
  )
}

async function newWorld(below: World['below']): Promise<World> {
  const buyer = await shop.shopper()
  const token = await shop.tokenOf(buyer.userId)
  const tablet: TestShopper = {
    ...buyer,
    token,
    ask: (key, how) => shop.ask(key, { ...how, token }),
    must: (key, how) => shop.must(key, { ...how, token })
  }
  // the histories before took of both
  const end_at = new Date(shop.core.clock.now() + 9 * 86_400_000)
  await shop.core.db.updateTable('coupon').set({ end_at }).where('coupon_code', '=', 'C5').execute()
  for (const sku of SKUS) await shop.setStock(sku, 50)
  const coupon = await shop.giveCoupon(buyer.userId, 'C5')
  const packetFen = 1 + below(900)
  await givePacket(shop, buyer.userId, { amountFen: packetFen })
  const stock = { POT: 50, POT2: 50, LAMP: 50, FRIDGE: 50 }
  const people = { buyer, tablet, ...others }
  return {
    below,
    ...people,
    coupon,
    packetFen,
    orders: [],
    stock,
    prices: { ...PRICES },
    now: 0,
    links: new Map(),
    history: []
  }
}

/** What leads on from each state: without a push few orders would come to their end. */
const LEADS: Record<string, readonly string[]> = {
  WAIT_PAY: ['startPay', 'friendStarts', 'callBack', 'callBack'],
  WAIT_SHIP: ['ship', 'apply', 'claim'],
  WAIT_RECEIVE: ['deliver', 'deliver', 'receive', 'issue'],
  COMPLETED: ['apply', 'issue', 'claim', 'changeInvoice', 'confirmRed'],
  CANCELLED: ['callBack', 'confirmRed', 'intrude']
}
const LENGTH = 10

/** What happens to one shopper; the same of a seed each time. A failure says the seed, and the steps up to the one that failed. */
async function live(seed: number): Promise<string[]> {
  const below = scatteredNumbers(seed)
  const world = await newWorld(below)
  try {
    await buy(world)
    await agrees(world)
    for (let turn = 0; turn < LENGTH; turn += 1) {
      const names = Object.keys(STEPS)
      const index = below(world.orders.length)
      const order = world.orders[index]
      const leads = (below(4) > 0 && LEADS[order?.status ?? '']) || names
      const name = below(10) === 0 ? 'buy' : (leads[below(leads.length)] ?? '')
      if (name === 'buy') await buy(world)
      else if (order) {
        world.history.push(`${name} ${index}`)
        await STEPS[name]?.(world, order)
      }
      // time may have closed any of them, a purchase brings another
      await agrees(world, ['wait', 'buy', 'cancel'].includes(name) || !order ? world.orders : [order])
    }
    world.history.push('time')
    await timePasses(world, 31)
    await agrees(world)
  } catch (error) {
    throw new Error(`history ${seed}: ${world.history.join(', ')}\n${String(error)}`, { cause: error })
  }
  return world.orders.map(({ status }) => status)
}

const FEW = 20
/** Beside the lives by the rules alone, as many through the gateway as a whole verification has minutes for. */
const HISTORIES = isFull ? 300 : FEW
/** The first come to every end, and are the same each time; those after them are others in each whole verification. */
const seedOf = (turn: number): number => 1 + turn + (turn < FEW ? 0 : seedOfRun)
const IN_ONE_TEST = FEW

for (let from = 0; from < HISTORIES; from += IN_ONE_TEST) {
  test(`histories of orders from ${from} on agree with a model`, { timeout: 200_000 }, async () => {
    const ends = new Set<string>()
    for (let turn = from; turn < from + IN_ONE_TEST; turn += 1) {
      for (const status of await live(seedOf(turn))) ends.add(status)
    }
    if (from === 0) assert.deepEqual([...ends].sort(), ['CANCELLED', 'COMPLETED', 'WAIT_RECEIVE', 'WAIT_SHIP'])
  })
}
