// covers gateway/src/areas/footprint/
// PostgreSQL: two tabs that join what the device kept at once
/** The footprint: once a product and day, joined without doubles, forgotten as wished, and paused. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { shopDay } from '../../../domain/day'
import { DAY_MS, HOUR_MS } from '../../../domain/spans'
import { order, paidOrder, startShop, type TestShop, type TestShopper } from '../orders/journey-shop'

const PAGE = 'GET /o2cum/v1/footstep/page'
const CREATE = 'POST /o2cum/v1/footstep/create'
const DELETE = 'POST /o2cum/v1/footstep/delete'
const KNOWN = 'GET /o2cum/v1/customer-info/known-goods'
const PAUSE = 'POST /o2cum/v1/footstep/pause'

let shop: TestShop
let shopper: TestShopper
before(async () => {
  shop = await startShop()
  // at the shop's noon, so that some hours ago is the same day
  const now = shop.core.clock.now()
  await shop.core.clock.advance(DAY_MS - ((now + 8 * HOUR_MS) % DAY_MS) + 12 * HOUR_MS)
})
after(() => shop.close())
beforeEach(async () => {
  shopper = await shop.shopper()
})

const ago = (days: number, hours = 0) => shop.core.clock.now() - days * DAY_MS - hours * HOUR_MS
const look = (skuCode: string, seenAt: number, priceFen = 3_000) => ({ skuCode, seenAt, priceFen })
const write = (...rows: ReturnType<typeof look>[]) => shopper.must(CREATE, { body: { rows } })
const page = (query: object = {}) => shopper.must(PAGE, { query: { catalogVersionCode: 'OW', ...query } })
const lookKeys = async () => (await page()).list.map(({ skuCode, seenAt }) => `${skuCode} ${shopDay(seenAt)}`)

describe('goods that a shopper knows', () => {
  const knownGoods = async (whose = shopper) => {
    const { bought, seen: looks } = await whose.must(KNOWN)
    return [bought.map(({ skuCode, times }) => `${skuCode} ${times}`), looks.map(({ skuCode }) => skuCode)]
  }

  it('are what was paid for, in most orders first, then what else was looked at, each once', async (t) => {
    assert.deepEqual(await knownGoods(), [[], []])
    await paidOrder(shop, shopper, { POT: 1 })
    await paidOrder(shop, shopper, { FAN: 1 })
    await order(shopper, { LAMP: 3 })
    await write(look('POT', ago(0, 1)), look('FRIDGE', ago(0, 2)), look('LAMP', ago(1)), look('FRIDGE', ago(2)))
    assert.deepEqual(await knownGoods(), [
      ['FAN 1', 'POT 1'],
      ['FRIDGE', 'LAMP']
    ])
    // another version of the same product
    const [again = ''] = await paidOrder(shop, shopper, { POT2: 2 })
    assert.deepEqual((await knownGoods())[0], ['POT2 2', 'FAN 1'])
    assert.deepEqual(await knownGoods(await shop.shopper()), [[], []])
    // neither what they hid nor what went back whole is theirs any more
    await shop.core.db.updateTable('trade_order').set({ hidden: true }).where('order_code', '=', again).execute()
    await shop.core.db
      .updateTable('order_row')
      .set((build) => ({ returned: build.ref('quantity') }))
      .where('sku_code', '=', 'FAN')
      .execute()
    assert.deepEqual(await knownGoods(), [['POT 1'], ['FRIDGE', 'LAMP']])
    await shop.setStock('POT', 0)
    t.after(() => shop.setStock('POT', 100))
    assert.deepEqual(await knownGoods(), [[], ['FRIDGE', 'LAMP']])
  })

  it('are told with the price of today, and no more than eight of each', async (t) => {
    t.after(() => shop.setPrice('POT', 3_000))
    await write(look('POT', ago(0)))
    await shop.setPrice('POT', 2_700)
    const { seen: looks } = await shopper.must(KNOWN)
    assert.deepEqual(
      looks.map(({ spuCode, priceFen, title }) => [spuCode, priceFen, title !== '']),
      [['P_POT', 2_700, true]]
    )
    const all = await shop.core.db.selectFrom('sku').select('sku_code').execute()
    await write(...all.map(({ sku_code }) => look(sku_code, ago(1))))
    assert.ok((await shopper.must(KNOWN)).seen.length <= 8)
  })
})

describe('the footprint', () => {
  it('holds a product once a day by its last look, with the price of then and of now', async (t) => {
    t.after(() => shop.setPrice('POT', 3_000))
    assert.deepEqual(await write(look('POT', ago(0, 2), 3_400)), { written: 1 })
    assert.deepEqual(await write(look('POT2', ago(0, 1), 5_200)), { written: 1 })
    // an older look that comes late changes nothing
    assert.deepEqual(await write(look('POT', ago(0, 3), 1)), { written: 0 })
    await write(look('LAMP', ago(3)))
    await shop.setPrice('POT2', 4_800)
    t.after(() => shop.setPrice('POT2', 5_000))
    const { list, days, total, paused } = await page()
    assert.deepEqual(
      list.map(({ skuCode, thenFen, priceFen }) => [skuCode, thenFen, priceFen]),
      [
        ['POT2', 5_200, 4_800],
        ['LAMP', 3_000, 2_500]
      ]
    )
    assert.deepEqual(days, [
      { day: shopDay(ago(0)), count: 1 },
      { day: shopDay(ago(3)), count: 1 }
    ])
    assert.deepEqual([total, paused], [2, false])
    assert.equal((await page({ day: shopDay(ago(3)) })).total, 1)
    const quantity = await shopper.must('GET /o2cum/v1/customer-info/getUserQuantity')
    assert.equal(quantity.footprintCount, 2)
  })

  it('tells when a product was seen on an earlier day, and what it cost', async () => {
    const seenAt = ago(12)
    await write(look('POT', seenAt, 6_890))
    await write(look('POT', ago(0, 3), 3_200))
    assert.deepEqual((await write(look('POT', ago(0)))).before, { seenAt, priceFen: 6_890 })
    assert.equal((await write(look('LAMP', ago(0)))).before, undefined)
    assert.equal((await page()).list.find(({ skuCode }) => skuCode === 'POT')?.days, 2)
  })

  it('takes what a device kept without doubles, from either tab first', async () => {
    const steps = [look('POT', ago(2)), look('LAMP', ago(1)), look('POT', ago(1)), look('NOPE', ago(1))]
    const late = [look('FAN', ago(29)), look('FRIDGE', ago(31)), look('POT2', ago(-2))]
    await Promise.all([write(...steps), write(...steps, ...late), write(...[...steps].reverse())])
    assert.deepEqual((await lookKeys()).sort(), [
      `FAN ${shopDay(ago(29))}`,
      `LAMP ${shopDay(ago(1))}`,
      `POT ${shopDay(ago(2))}`,
      `POT ${shopDay(ago(1))}`,
      `POT2 ${shopDay(ago(0))}`
    ])
    assert.deepEqual((await (await shop.shopper()).must(PAGE, { query: { catalogVersionCode: 'OW' } })).list, [])
  })

  it('forgets a product of a day, days, and all, and nobody else’s', async () => {
    const fill = () => write(look('POT', ago(0)), look('LAMP', ago(0)), look('POT', ago(1)), look('FAN', ago(5)))
    await fill()
    const other = await shop.shopper()
    await other.must(CREATE, { body: { rows: [look('POT', ago(0))] } })
    const today = shopDay(ago(0))
    assert.deepEqual(await shopper.must(DELETE, { body: { rows: [{ day: today, spuCode: 'P_POT' }] } }), { deleted: 1 })
    assert.deepEqual((await lookKeys()).sort(), [`FAN ${shopDay(ago(5))}`, `LAMP ${today}`, `POT ${shopDay(ago(1))}`])
    assert.deepEqual(await shopper.must(DELETE, { body: { days: [today, shopDay(ago(5))] } }), { deleted: 2 })
    assert.deepEqual(await shopper.must(DELETE, { body: { among: { without: [] } } }), { deleted: 1 })
    assert.deepEqual(await shopper.must(DELETE, { body: { among: { without: [] } } }), { deleted: 0 })
    await fill()
    const but = (day: string, spuCode: string, of?: string) => ({
      body: { among: { ...(of === undefined ? {} : { day: of }), without: [{ day, spuCode }] } }
    })
    assert.deepEqual(await shopper.must(DELETE, but(today, 'P_LAMP', today)), { deleted: 1 })
    assert.deepEqual(await shopper.must(DELETE, but(today, 'P_LAMP')), { deleted: 2 })
    assert.deepEqual(await lookKeys(), [`LAMP ${today}`])
    assert.equal((await shopper.ask(DELETE, { body: {} })).status, 400)
    assert.equal((await other.must(PAGE, { query: { catalogVersionCode: 'OW' } })).total, 1)
  })

  it('writes nothing while it is paused, and still tells what was seen before', async () => {
    await write(look('POT', ago(2), 3_100))
    assert.deepEqual(await shopper.must(PAUSE, { body: { paused: true } }), { paused: true })
    await shopper.must(PAUSE, { body: { paused: true } })
    const reply = await write(look('POT', ago(0)))
    assert.deepEqual([reply.written, reply.before?.priceFen], [0, 3_100])
    assert.deepEqual([(await page()).total, (await page()).paused], [1, true])
    await shopper.must(PAUSE, { body: { paused: false } })
    assert.equal((await write(look('POT', ago(0)))).written, 1)
  })

  it('outlives its product, and ends after ninety days', async () => {
    await write(look('OLD', ago(0)))
    await shop.core.db.updateTable('footprint').set({ sku_code: 'DELETED' }).where('sku_code', '=', 'OLD').execute()
    const [row] = (await page()).list
    assert.deepEqual([row?.title, row?.unsellable, row?.priceFen], ['旧款', 'DELISTED', 3_000])
    await shop.core.clock.advance(90 * DAY_MS)
    const token = await shop.tokenOf(shopper.userId)
    const later = await shop.must(PAGE, { query: { catalogVersionCode: 'OW' }, token })
    assert.deepEqual([later.total, later.days], [0, []])
    await shop.sweep()
    const rows = await shop.core.db.selectFrom('footprint').where('user_id', '=', shopper.userId).selectAll().execute()
    assert.deepEqual(rows, [])
  })
})
