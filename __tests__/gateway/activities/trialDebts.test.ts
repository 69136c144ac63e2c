/** Reports of trials that did not come, and what their authors have no more. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { advanceOrder } from '../../../gateway/src/areas/parcel'
import { messagesAbout } from '../content/messagesAbout'
import { startShop, type TestShop, type TestShopper } from '../orders/journey-shop'
import {
  applicants,
  apply,
  APPLY,
  confirm,
  CONFIRM,
  DETAIL,
  DRAW,
  drawNow,
  drawOrder,
  entryOf,
  pass,
  publish,
  states,
  wishOf,
  wonTrial
} from './trials'

const DAY_HOURS = 24

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

test('whose report does not come in 21 days waits a year for another trial', async () => {
  const { trialCode, winner } = await wonTrial(shop)
  const orderCode = (await confirm(winner, trialCode)).orderCode ?? ''
  await advanceOrder(shop.core, orderCode, 'ship')
  await pass(shop, 21 * DAY_HOURS - 1)
  assert.equal((await entryOf(winner, trialCode)).bannedUntil, undefined)
  await pass(shop, 1)
  const { bannedUntil = 0, state } = await entryOf(winner, trialCode)
  assert.equal(state, 'SENT')
  const other = await publish(shop)
  // told before anything is written
  assert.equal((await winner.must(DETAIL, { query: { trialCode: other } })).bannedUntil, bannedUntil)
  assert.equal((await shop.must(DETAIL, { query: { trialCode: other } })).bannedUntil, undefined)
  assert.equal((await winner.ask(APPLY, { body: wishOf(winner, other) })).code, 'trial.banned')
  await shop.core.clock.advance(bannedUntil - shop.core.clock.now())
  const later = await publish(shop)
  const token = await shop.tokenOf(winner.userId)
  assert.equal((await shop.must(DETAIL, { token, query: { trialCode: later } })).bannedUntil, undefined)
  assert.equal((await shop.must(APPLY, { token, body: wishOf(winner, later) })).state, 'APPLIED')
})

/** Who won trials, and whose reports of them are due in an hour. */
async function owing(count: number): Promise<TestShopper[]> {
  const debtors: TestShopper[] = []
  for (let made = 0; made < count; made += 1) {
    const { trialCode, winner } = await wonTrial(shop)
    await advanceOrder(shop.core, (await confirm(winner, trialCode)).orderCode ?? '', 'ship')
    debtors.push(winner)
  }
  await pass(shop, 21 * DAY_HOURS - 1)
  return debtors
}
const newest = async (shopper: TestShopper) => (await messagesAbout(shopper, 'TRIAL'))[0]?.[0]

test('who owes a report when a trial is drawn gets no piece; the ranks stay as they are published', async () => {
  const [debtor] = await owing(1)
  assert.ok(debtor)
  const trialCode = await publish(shop, { pieces: 1 })
  await apply(debtor, trialCode)
  const others = await applicants(shop, trialCode, 2)
  await pass(shop, 1)
  await drawNow(shop, trialCode)
  const { ranked } = await shop.must(DRAW, { query: { trialCode } })
  const own = await entryOf(debtor, trialCode)
  assert.deepEqual([own.state, ranked[(own.rank ?? 0) - 1]], ['MISSED', own.ticket])
  assert.deepEqual(await states(await drawOrder(others, trialCode), trialCode), ['DRAWN', 'WAITING'])
  assert.equal(await newest(debtor), '试用名额给了下一位')
})

test('a piece and a place of who comes to owe a report go to the next in rank at once', async () => {
  const had = await shop.stockOf('POT2')
  const trialCode = await publish(shop, {
    pieces: 1,
    skuCode: 'POT2',
    closesIn: 40 * DAY_HOURS,
    drawnIn: 40 * DAY_HOURS
  })
  const debtors = await owing(2)
  for (const debtor of debtors) await apply(debtor, trialCode)
  await drawNow(shop, trialCode)
  const [first, second] = await drawOrder(debtors, trialCode)
  assert.ok(first && second)
  const { entryId } = await entryOf(first, trialCode)
  await shop.core.db
    .updateTable('trial_entry')
    .set({ overdue_at: shop.core.clock.date() })
    .where('user_id', '=', first.userId)
    .where('state', '=', 'SENT')
    .execute()
  assert.equal((await first.ask(CONFIRM, { body: { entryId } })).code, 'trial.banned')
  await shop.sweep()
  assert.deepEqual(await states([first, second], trialCode), ['MISSED', 'DRAWN'])
  assert.deepEqual([await newest(first), await newest(second)], ['试用名额给了下一位', '试用选上了'])
  // nobody is left who can have it
  await pass(shop, 1)
  assert.deepEqual(await states([second], trialCode), ['MISSED'])
  assert.equal((await shop.must(DETAIL, { query: { trialCode } })).state, 'OVER')
  assert.equal(await shop.stockOf('POT2'), had)
})
