// verify:full: it fills a shop with one of everything, and takes its tables apart
// covers gateway/src/core/database/migrate.ts
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { areas } from '../../../gateway/src/areas'
import { consoleSchema } from '../../../gateway/src/console/schema'
import { migrate } from '../../../gateway/src/core/database/migrate'
import { coreSchema } from '../../../gateway/src/core/schema'
import { applyFor } from '../orders/invoices'
import { detail, order, paidOrder, startPay, type TestShop } from '../orders/journey-shop'
import { ownerIn, startShopForOwners, type Owner } from '../owners'
import { storedOf } from './storedRows'
import { completedOrder, uploadPicture, write } from '../content/reviews'

const CANCEL = 'POST /o2ord-b2c/v1/order-trades/cancel-reason'
const ALL = [...coreSchema, ...consoleSchema, ...areas.flatMap(({ schema }) => schema ?? [])]
/** By the step that made it: how a database looked before. */
const BEFORE: Record<string, string[]> = {
  'core-006': [
    'alter table stored_file drop column purpose, drop column owner, drop column closed, drop column digest'
  ],
  'customer-006': [],
  'flash-002': [
    'alter table sku add flash_price_fen bigint, add flash_start_hour int, add flash_end_hour int',
    'create table flash_taken (sku_code text not null, start_at timestamptz not null, end_at timestamptz, pieces int)'
  ],
  'invoice-004': [],
  'review-003': [],
  'order-bonds': ['alter table trade_order drop column bonds'],
  'order-level-percent': ['alter table trade_order drop column level_percent'],
  'payment-by-strangers': ['alter table payment alter user_id set not null'],
  'question-003': ['drop table question_quota']
}

let shop: TestShop
let owner: Owner
before(async () => {
  shop = await startShopForOwners()
  owner = await ownerIn(shop)
})
after(() => shop.close())

const run = (statement: string) => sql.raw(statement).execute(shop.core.db)

/** The owner and purpose of each file; the digest of a file that was there before is not known. */
const files = async () =>
  (
    await sql<object>`select path, user_id, type, purpose, owner, closed from stored_file order by path`.execute(
      shop.core.db
    )
  ).rows

/** What is stored of a shopper, but for what the version before did not keep. */
const keptRows = async () =>
  (await storedOf(shop, owner.shopper)).filter((line) => !/^(?:stored_file|question_quota)\{/.test(line))

test('a database of the version before is brought up to date with all that is in it', async () => {
  const shopper = owner.shopper
  const [unpaid = ''] = await order(shopper, { POT: 1 })
  const [paidOrderCode = ''] = await paidOrder(shop, shopper, { POT: 1 })
  await uploadPicture(shopper, '#333')
  for (const [text, colour] of [
    ['烧水很快', '#36a'],
    ['赌博', '#63a']
  ] as const)
    await write(shopper, await completedOrder(shop, shopper), {
      text,
      pictures: [await uploadPicture(shopper, colour)]
    })
  const [billedOrderCode = ''] = await paidOrder(shop, shopper, { POT: 1 })
  await applyFor(shopper, billedOrderCode)
  await shop.core.clock.advance(120_000)
  await shop.sweep()
  // what it is worth in points is not known of older orders
  await run('update trade_order set level_percent = null')
  // pictures of cases, of an invoice's pages and of a subsidy's cards came later
  await run(
    "delete from stored_file where purpose in ('CASE', 'SUBSIDY') or (purpose = 'INVOICE' and type like 'image/%')"
  )
  const [own, ownedFiles] = [await keptRows(), await files()]
  const kinds = new Set(
    ownedFiles.map((file) => ['purpose', 'closed'].map((name) => Reflect.get(file, name) as unknown).join())
  )
  assert.deepEqual([...kinds].sort(), ['AVATAR,false', 'INVOICE,true', 'REVIEW,false', 'REVIEW,true'])

  for (const statement of Object.values(BEFORE).flat()) await run(statement)
  await sql`delete from migration where id in (${sql.join(Object.keys(BEFORE))})`.execute(shop.core.db)
  await migrate(shop.core.db, ALL)

  assert.deepEqual(await files(), ownedFiles)
  assert.deepEqual(await keptRows(), own)
  await shop.settle(await startPay(shopper, [unpaid]), 'SUCCEEDED')
  assert.equal((await detail(shopper, unpaid)).status, 'WAIT_SHIP')
  await shopper.must(CANCEL, { body: { orderCode: paidOrderCode, reasonCode: 'MIND' } })
  const again = await sql`select id from migration where id <> 'lock'`.execute(shop.core.db)
  assert.equal(again.rows.length, ALL.length)
})
