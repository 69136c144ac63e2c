// PostgreSQL: guesses at once
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startShop, type TestShop, type TestShopper } from '../orders/journey-shop'
import { addRecipes } from '../content/recipes'
import { addRiddle } from './riddles'

const HOUR_MS = 3_600_000
const ASK = 'GET /o2mkt-b2c/v1/pub/password-red-packet'
const ROUND = 'GET /o2mkt-b2c/v1/password-red-packet'
const GUESS = 'POST /o2mkt-b2c/v1/password-red-packet/use-pass'
const EARN = 'POST /o2mkt-b2c/v1/password-red-packet/earn'

let shop: TestShop
before(async () => {
  shop = await startShop()
  await addRecipes(shop)
  await addRiddle(shop)
  // five past ten of the shop's day
  const day = 24 * HOUR_MS
  const past = (shop.core.clock.now() - 2 * HOUR_MS) % day
  await shop.core.clock.advance(day - past + 5 * 60_000)
})
after(() => shop.close())

const guess = async (shopper: TestShopper, text: string) => {
  const { riddleCode } = await shop.must(ASK)
  return shopper.ask(GUESS, { body: { riddleCode, guess: text } })
}

test('the riddle shows its letters without the answer’s order, and hints as they open', async () => {
  const first = await shop.must(ASK)
  assert.deepEqual([first.length, first.text, first.maxFen], [3, '谜面', 8_800])
  assert.deepEqual([...first.letters].sort(), [...'煲电饭水米茶'].sort())
  assert.deepEqual(
    first.hints.map((hint) => hint.text),
    ['提示1', undefined, undefined]
  )
  assert.doesNotMatch(JSON.stringify(first), /电饭煲/)
  const english = await shop.must(ASK, { locale: 'en-US' })
  assert.equal(english.length, 7)
})

test('a right guess draws one packet, puts it among one’s own, and a second guess earns nothing', async () => {
  const shopper = await shop.shopper()
  assert.equal((await guess(shopper, '电水壶')).data.right, false)
  const { data } = await guess(shopper, ' rice pot! ')
  assert.equal(data.right, true)
  const win = data.round.win
  assert.ok(win)
  assert.deepEqual([win.answer, win.packet.kind, data.round.triesLeft], ['电饭煲', 'RIDDLE', 0])
  assert.ok([188, 388, 880, 1_880, 8_800].includes(win.packet.balanceFen))
  assert.equal((await guess(shopper, '电饭煲')).code, 'riddle.won')
  const own = await shopper.must('GET /o2mkt-b2c/v1/red-packet/list')
  assert.deepEqual(
    own.list.map((packet) => packet.userPacketId),
    [win.packet.userPacketId]
  )
  assert.deepEqual(
    data.round.records.map((row) => [row.tries, row.amountFen]),
    [[2, win.packet.balanceFen]]
  )
})

test('three tries, also when a hundred guesses come at once, and no word of the answer', async () => {
  const shopper = await shop.shopper()
  const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => guess(shopper, `猜${index}`)))
  assert.equal(answers.filter((answer) => answer.success).length, 3)
  assert.deepEqual(
    [...new Set(answers.filter((answer) => !answer.success).map((answer) => answer.code))],
    ['riddle.no-tries']
  )
  assert.doesNotMatch(JSON.stringify(answers.map((answer) => answer.data)), /电饭煲/)
  assert.equal((await guess(shopper, '电饭煲')).code, 'riddle.no-tries')
})

test('of many right guesses at once one draws', async () => {
  const shopper = await shop.shopper()
  const answers = await Promise.all(Array.from({ length: 10 }, () => guess(shopper, '电饭煲')))
  assert.equal(answers.filter((answer) => answer.success).length, 1)
  assert.equal((await shopper.must('GET /o2mkt-b2c/v1/red-packet/list')).total, 1)
})

test('the same guess sent again by its key is one guess', async () => {
  const shopper = await shop.shopper()
  const { riddleCode } = await shop.must(ASK)
  const send = () => shopper.ask(GUESS, { key: 'the-same-guess-again', body: { riddleCode, guess: '电饭煲' } })
  const [first, other] = [await send(), await send()]
  assert.deepEqual(first.data, other.data)
  assert.equal((await shopper.must(ROUND)).triesUsed, 1)
})

test('looking at a product earns a try once; a favourite only when there is one; a share only where it is switched on', async () => {
  const shopper = await shop.shopper()
  assert.equal((await shopper.must(EARN, { body: { act: 'VIEW' } })).triesLeft, 4)
  assert.equal((await shopper.must(EARN, { body: { act: 'VIEW' } })).triesLeft, 4)
  assert.equal((await shopper.ask(EARN, { body: { act: 'FAVORITE' } })).code, 'riddle.not-done')
  assert.equal((await shopper.ask(EARN, { body: { act: 'SHARE' } })).code, 'riddle.not-done')
  await shopper.must('POST /o2wl/v1/favorites/recipe', { body: { recipeCode: 'POT1', favorite: true } })
  assert.equal((await shopper.must(EARN, { body: { act: 'FAVORITE' } })).triesLeft, 5)
  const { acts } = await shopper.must(ROUND)
  assert.deepEqual(acts, [
    { act: 'CHECK_IN', state: 'OPEN' },
    { act: 'VIEW', state: 'TAKEN' },
    { act: 'FAVORITE', state: 'TAKEN' }
  ])
})

test('a check-in of the riddle’s day earns a try, once, and not before it is done', async () => {
  const shopper = await shop.shopper()
  const earn = () => shopper.ask(EARN, { body: { act: 'CHECK_IN' } })
  const state = async () => (await shopper.must(ROUND)).acts.find(({ act }) => act === 'CHECK_IN')?.state
  assert.deepEqual([await state(), (await earn()).code], ['OPEN', 'riddle.not-done'])
  await shopper.must('POST /o2cum/v1/checkin')
  assert.equal(await state(), 'READY')
  assert.equal((await earn()).data.triesLeft, 4)
  assert.deepEqual([await state(), (await earn()).data.triesLeft], ['TAKEN', 4])
})

test('a share earns a try where the site configuration says so, and nowhere else', async (t) => {
  const shopper = await shop.shopper()
  const hasShareAct = async () => (await shopper.must(ROUND)).acts.some(({ act }) => act === 'SHARE')
  assert.equal(await hasShareAct(), false)
  const { site } = shop.core
  t.after(() => {
    shop.core.site = site
  })
  shop.core.site = { ...site, riddleShareFlag: true }
  assert.equal(await hasShareAct(), true)
  assert.equal((await shopper.must(EARN, { body: { act: 'SHARE' } })).triesLeft, 4)
})

test('hints open with the shop’s hours, and at ten the next day the riddle is another and its tries are new', async () => {
  const shopper = await shop.shopper()
  const { riddleCode, endAt } = await shop.must(ASK)
  for (let index = 0; index < 3; index += 1) await guess(shopper, '不对')
  await shop.core.clock.advance(4 * HOUR_MS)
  assert.equal((await shop.must(ASK)).hints[1]?.text, '提示2')
  await shop.core.clock.advance(20 * HOUR_MS)
  const next = await shop.must(ASK)
  assert.notEqual(next.riddleCode, riddleCode)
  assert.ok(next.endAt > endAt)
  assert.equal((await shopper.must(ROUND)).triesLeft, 3)
  assert.equal((await shopper.ask(GUESS, { body: { riddleCode, guess: '电饭煲' } })).code, 'riddle.over')
})

test('who wants to be reminded is told once when the next riddle comes; who took it back is not', async () => {
  const REMIND = 'POST /o2mkt-b2c/v1/password-red-packet/remind'
  const [waits, changed] = [await shop.shopper(), await shop.shopper()]
  await waits.must('POST /o2msg/v1/subscribe-messages', { body: { templates: ['couponOpen'] } })
  for (const shopper of [waits, changed]) {
    assert.equal((await shopper.must(ROUND)).reminded, undefined)
    assert.equal((await shopper.must(REMIND, { body: { reminded: true } })).reminded, true)
  }
  assert.equal((await waits.must(REMIND, { body: { reminded: true } })).reminded, true) // the same wish again
  assert.equal((await changed.must(REMIND, { body: { reminded: false } })).reminded, undefined)
  const letters = () =>
    shop.core.db.selectFrom('outbox').select(['kind', 'body']).where('title', '=', '新谜面来了').execute()
  const { endAt } = await shop.must(ASK)
  await shop.core.clock.advance(endAt - shop.core.clock.now() - 60_000)
  await shop.sweep()
  assert.deepEqual(await letters(), [])
  await shop.core.clock.advance(60_000)
  await Promise.all([shop.sweep(), shop.sweep()])
  await shop.sweep()
  assert.deepEqual(
    (await letters()).map(({ kind, body }) => [kind, body]),
    [['SUBSCRIPTION', '猜中就有红包，最高 ¥88.00']]
  )
  assert.equal((await waits.must(ROUND)).reminded, undefined)
  // a gateway that was down for a day tells nothing of a riddle that is over
  await waits.must(REMIND, { body: { reminded: true } })
  await shop.core.clock.advance(50 * HOUR_MS)
  await shop.sweep()
  assert.equal((await letters()).length, 1)
})
