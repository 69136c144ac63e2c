// covers gateway/src/areas/seckill/
/** Flash sales day after day: the demonstration's go on, and prices that repeated every day became sessions. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { moment, shopMidnight } from '../../../domain/day'
import { HOUR_MS } from '../../../domain/spans'
import { areas } from '../../../gateway/src/areas'
import { seckillArea, publishSession } from '../../../gateway/src/areas/seckill'
import { consoleSchema } from '../../../gateway/src/console/schema'
import { migrate } from '../../../gateway/src/core/database/migrate'
import { coreSchema } from '../../../gateway/src/core/schema'
import { order, startShop, TESTER, type TestShop } from '../orders/journey-shop'
import { startTestGateway } from '../support'

const FLASH = 'GET /o2srh/v1/pub/platform-products/medias'
const LIST = 'GET /o2mkt-b2c/v1/activity/pub/seckil'

describe('the demonstration', () => {
  it('always has a session that runs and one that comes, each SKU in one at a time', async (t) => {
    const gateway = await startTestGateway()
    t.after(() => gateway.close())
    const { core } = gateway
    for (const hours of [0, 7, 5, 6, 30, 400, 24, 24]) {
      await core.clock.advance(hours * HOUR_MS)
      await Promise.all([seckillArea.sweep?.(core), seckillArea.sweep?.(core)])
      const now = core.clock.now()
      const { sessions } = await gateway.must(LIST)
      const running = sessions.filter(({ startAt, endAt }) => startAt <= now && now < endAt)
      assert.equal(running.length, 1, `${hours} hours later`)
      assert.ok(running[0]?.rows.some(({ left }) => left > 0))
      assert.ok(sessions.some(({ startAt }) => startAt > now))
      assert.equal(sessions.length, new Set(sessions.map(({ startAt }) => startAt)).size)
      assert.ok((await gateway.must(FLASH, { query: { flash: true } })).list.length > 3)
    }
    const { rows } = await sql`select 1 from flash_session_sku a join flash_session_sku b using (sku_code)
      where a.session_code < b.session_code and a.start_at < b.end_at and b.start_at < a.end_at`.execute(core.db)
    assert.equal(rows.length, 0)
  })
})

describe('a price that a SKU had every day', () => {
  const ALL = [...coreSchema, ...consoleSchema, ...areas.flatMap(({ schema }) => schema ?? [])]
  const run = (shop: TestShop, statement: string) => sql.raw(statement).execute(shop.core.db)
  /** The shop of before: noon, with columns that say from which hour to which a SKU costs less. */
  async function shopOfBefore(): Promise<TestShop> {
    const shop = await startShop()
    const { clock } = shop.core
    await clock.advance(shopMidnight(clock.now()) + 36 * HOUR_MS - clock.now())
    await run(shop, "delete from migration where id = 'flash-002'")
    await run(shop, 'alter table sku add flash_price_fen bigint, add flash_start_hour int, add flash_end_hour int')
    await run(
      shop,
      `create table flash_taken (sku_code text not null, start_at timestamptz not null, end_at timestamptz not null,
        pieces int not null check (pieces >= 0), primary key (sku_code, start_at))`
    )
    return shop
  }
  const daily = (shop: TestShop, skuCode: string, priceFen: number, from: number, to: number) =>
    run(
      shop,
      `update sku set flash_price_fen = ${priceFen}, flash_start_hour = ${from}, flash_end_hour = ${to}
        where sku_code = '${skuCode}'`
    )

  it('goes on as a session where it runs, or comes next, and two of one SKU are never at once', async (t) => {
    const shop = await shopOfBefore()
    t.after(() => shop.close())
    const { core } = shop
    const today = moment(shopMidnight(core.clock.now()))
    const todayAt = (hour: number) => today.add(hour, 'hour').valueOf()
    await daily(shop, 'POT', 2_000, 8, 16)
    await daily(shop, 'POT2', 4_000, 16, 20)
    await daily(shop, 'LAMP', 2_000, 8, 10)
    await daily(shop, 'FRIDGE', 150_000, 8, 20)
    await daily(shop, 'FAN', 9_500, 8, 16)
    await daily(shop, 'FAN2', 9_000, 8, 16)
    await daily(shop, 'OLD', 500, 8, 16)
    await shop.setStock('FAN2', 0)
    await sql`insert into flash_taken values ('POT', ${new Date(todayAt(8))}, ${new Date(todayAt(16))}, 250)`.execute(
      core.db
    )
    // a session that the desk published comes in the middle of the fridge's day
    const published = await publishSession(core, TESTER, { startAt: todayAt(14), endAt: todayAt(15) }, [
      { skuCode: 'FRIDGE', priceFen: 140_000, allotment: 4, limitEach: 1 }
    ])

    await migrate(core.db, ALL)

    const { rows } = await sql<{ sku: string; from: Date; to: Date; fen: number; all: number; taken: number }>`
      select sku_code as sku, start_at as "from", end_at as "to", price_fen::int as fen, allotment as all, taken
      from flash_session_sku where session_code <> ${published} order by sku_code`.execute(core.db)
    assert.deepEqual(
      rows.map(({ sku, from, to, fen, all, taken }) => [
        sku,
        ...[from, to].map((moved) => (moved.getTime() - today.valueOf()) / HOUR_MS),
        fen,
        all,
        taken
      ]),
      [
        // shares of the 46 that the session has left, until that begins
        ['FRIDGE', 8, 14, 150_000, 23, 0],
        ['LAMP', 32, 34, 2_000, 25, 0],
        ['POT', 8, 16, 2_000, 750, 250],
        ['POT2', 16, 20, 4_000, 500, 0]
      ],
      'one that costs no less, is sold out or no longer sold is in none'
    )
    assert.deepEqual(
      [await shop.stockOf('POT'), await shop.stockOf('POT2'), await shop.stockOf('LAMP'), await shop.stockOf('FRIDGE')],
      [500, 500, 25, 23]
    )
    const { list } = await shop.must(FLASH, { query: { flash: true } })
    assert.deepEqual(
      list.map(({ skuCode, priceFen, inStock, flash }) => [skuCode, priceFen, inStock, flash?.soldPercent]),
      [
        ['FRIDGE', 150_000, true, 0],
        ['POT', 2_000, true, 33]
      ]
    )
    const shopper = await shop.shopper()
    assert.equal((await order(shopper, { POT: 2 })).length, 1)
    const { rows: columns } = await sql`select 1 from information_schema.columns
      where table_schema = current_schema() and (column_name like 'flash_%' or table_name = 'flash_taken')`.execute(
      core.db
    )
    assert.equal(columns.length, 0)
    // what is left goes back to the stock
    await core.clock.advance(5 * HOUR_MS)
    await shop.sweep()
    assert.ok((await shop.stockOf('POT')) >= 998)
  })
})
