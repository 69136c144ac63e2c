// covers gateway/src/areas/parcel/geocoder.ts, gateway/src/areas/outlet/, gateway/src/core/wire/logging.ts
// Where a shopper is: in no table, message or log, whether it was understood, refused or failed
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { startShop, type TestShop } from '../orders/journey-shop'
import { linesOf } from '../core/loggedLines'

const GEOCODER = 'POST /o2pcm/v1/geocoder'
const OUTLETS = 'GET /o2md/v1/pub/service-outlets'
/** In Hangzhou; in the sea; no place at all. */
const places = [
  [30.2654321, 120.1321765],
  [0.7654321, 0.1321765],
  [91.7654321, 181.1321765]
] as const
const digits = places.flat().map((degrees) => String(degrees).split('.')[1] ?? '')

let shop: TestShop
let lines: readonly string[]
before(async () => {
  shop = await startShop({ logLevel: 'trace' })
  lines = linesOf(shop)
})
after(() => shop.close())

/** All that the tables hold, as text. */
async function allText(): Promise<string> {
  const { db } = shop.core
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db)
  const texts = rows.map(async ({ name }) => {
    const row = await sql<{ text: string | null }>`select string_agg(to_jsonb(t)::text, ' ') as text
      from ${sql.id(name)} t`.execute(db)
    return row.rows[0]?.text ?? ''
  })
  return (await Promise.all(texts)).join('\n')
}

test('a place that is asked about is logged and kept nowhere', async () => {
  const shopper = await shop.shopper()
  for (const [latitude, longitude] of places) {
    for (const who of [shop, shopper]) {
      await who.ask(GEOCODER, { body: { latitude, longitude } })
      await who.ask(GEOCODER, { body: { latitude: String(latitude), longitude: [longitude] } })
      await who.ask(OUTLETS, { query: { latitude: String(latitude), longitude: String(longitude) } })
    }
  }
  // a failure of the gateway's own, with a place on its way
  await sql`alter table service_outlet rename to service_outlet_away`.execute(shop.core.db)
  const [[latitude, longitude]] = places
  await shop.ask(OUTLETS, { query: { latitude: String(latitude), longitude: String(longitude), keyword: '维修' } })
  await sql`alter table service_outlet_away rename to service_outlet`.execute(shop.core.db)
  const logText = lines.join('\n')
  for (const path of ['/geocoder', '/service-outlets']) assert.ok(logText.includes(path), `${path} is logged`)
  assert.ok(logText.includes('service_outlet'), 'the failure is logged')
  const textNow = await allText()
  for (const degrees of digits) {
    assert.deepEqual(
      lines.filter((line) => line.includes(degrees)),
      [],
      degrees
    )
    assert.ok(!textNow.includes(degrees), degrees)
  }
})
