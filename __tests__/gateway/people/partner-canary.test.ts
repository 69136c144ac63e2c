// Name, ID number and card number of a partner: in no table, reply, refusal, message or log
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { startShop, type TestShop } from '../orders/journey-shop'
import { linesOf } from '../core/loggedLines'
import { CANARY_NAME, idNumber, identityCode, signNow, withContract } from './partners'

const CARD = '6222020000000000000'
const VERIFY = 'POST /o2cum/v1/partner/verify'
const CARDS = 'POST /o2cum/v1/partner/card'

let shop: TestShop
let lines: readonly string[]
before(async () => {
  shop = await startShop({ logLevel: 'trace' })
  lines = linesOf(shop)
  await withContract(shop)
})
after(() => shop.close())

/** All that the database holds, but for what is sealed. */
async function tables(): Promise<Map<string, string>> {
  const { db } = shop.core
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db)
  const all = new Map<string, string>()
  for (const { name } of rows) {
    const row = await sql<{ text: string | null }>`select string_agg(to_jsonb(t)::text, ' ') as text
      from ${sql.id(name)} t`.execute(db)
    all.set(name, row.rows[0]?.text ?? '')
  }
  return all
}

test('what was told once is found nowhere, whether it was taken, refused or failed', async () => {
  const shopper = await shop.shopper()
  await shopper.must('POST /o2cum/v1/glz-partner/create-partner', { body: {} })
  const id = idNumber()
  const wrongEnd = `${id.slice(0, 17)}${id.endsWith('1') ? '2' : '1'}`
  const texts: unknown[] = []
  const code = await identityCode(shop, shopper)
  const ask = async (body: Record<string, unknown>) => texts.push(await shopper.ask(VERIFY, { body }))
  await ask({ realName: CANARY_NAME, idNumber: wrongEnd, ...code })
  await ask({ realName: CANARY_NAME, idNumber: id, ...code, captcha: '000000' })
  await ask({ realName: CANARY_NAME, idNumber: id })
  await ask({ realName: CANARY_NAME, idNumber: [id], ...code })
  await ask({ realName: CANARY_NAME, idNumber: id, ...code })
  texts.push(await signNow(shopper, { typedName: CANARY_NAME }))
  texts.push(await signNow(shopper, { typedName: CANARY_NAME }))
  for (const cardNo of [`${CARD.slice(0, -1)}7`, CARD, Number(CARD.slice(0, 15)), `${CARD}${CARD}`, CARD]) {
    texts.push(await shopper.ask(CARDS, { body: { cardNo } }))
  }
  for (const key of [
    'GET /o2cum/v1/partner/query',
    'GET /o2cum/v1/partner/withdraw',
    'GET /o2cum/v1/customer-info'
  ] as const)
    texts.push(await shopper.ask(key))
  // a failure of the gateway's own, with all of it on its way
  await sql`alter table partner_card rename to partner_card_away`.execute(shop.core.db)
  texts.push(await shopper.ask(CARDS, { body: { cardNo: CARD } }))
  await sql`alter table partner_card_away rename to partner_card`.execute(shop.core.db)
  const console = await shop.app.inject({ url: '/demo/api/state' })
  texts.push(console.body)
  const places = new Map([...(await tables()), ['replies', JSON.stringify(texts)], ['log', lines.join('\n')]])
  assert.ok(
    lines.some((line) => line.includes('/partner/verify')),
    'the log is read'
  )
  assert.ok(
    lines.some((line) => line.includes('partner_card')),
    'the failure is logged'
  )
  for (const canary of [CANARY_NAME, id, wrongEnd, id.slice(0, 17), CARD, CARD.slice(0, 15)]) {
    const names = [...places].filter(([, text]) => text.includes(canary)).map(([name]) => name)
    assert.deepEqual(names, [], canary)
  }
  assert.ok(JSON.stringify(texts).includes('"lastFour":"0000"'), 'the card was taken')
})
