// covers gateway/src/areas/review/, gateway/src/core/platform/
// PostgreSQL: answers of the platform that come at once
/** Pictures of reviews that the messaging platform looks at: held until it has answered, then shown or refused. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fastify from 'fastify'
import { hearOfMedia } from '../../../gateway/src/areas/review'
import { judgeNew } from '../../../gateway/src/areas/review/moderating'
import type { Verdict } from '../../../gateway/src/core/moderation'
import { hearPlatform, mediaNewsIn, MESSAGES_PATH, signatureOf } from '../../../gateway/src/core/platform/messages'
import { startShop, type TestShop } from '../orders/journey-shop'
import { completedOrder, ROWS, uploadPicture, write } from './reviews'

let shop: TestShop
let verdict: Verdict = { kind: 'PASS' }
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

const judge = () => judgeNew({ ...shop.core, moderation: { judge: async () => verdict } })
const say = (traceId: string, verdict: 'PASS' | 'REVIEW' | 'RISKY') =>
  hearOfMedia(shop.core, { traceId, verdict: verdict })

/** A review with two pictures that the platform looks at under these names. */
async function waitingFor(...waits: string[]) {
  const shopper = await shop.shopper()
  const orderCode = await completedOrder(shop, shopper, { POT: 1 })
  const pictures = [await uploadPicture(shopper, '#36a'), await uploadPicture(shopper, '#a63')]
  verdict = { kind: 'HOLD', waits }
  const reviewId = await write(shopper, orderCode, { text: '烧水很快，声音也小，每天早上都用它。', pictures })
  await judge()
  const state = async () => {
    const { list } = await shopper.must(ROWS, { query: { orderCode } })
    return list.find(({ review }) => review?.reviewId === reviewId)?.review
  }
  return { state }
}

test('they are shown once every one has passed', async () => {
  const { state } = await waitingFor('t1', 't2')
  assert.equal((await state())?.status, 'PENDING')
  await say('t1', 'PASS')
  assert.equal((await state())?.status, 'PENDING')
  await say('t2', 'PASS')
  assert.equal((await state())?.status, 'SHOWN')
})

test('one that is refused refuses the review, which says why, and a second word changes nothing', async () => {
  const { state } = await waitingFor('t3', 't4')
  await say('t3', 'RISKY')
  await say('t3', 'PASS')
  await say('t4', 'PASS')
  const review = await state()
  assert.equal(review?.status, 'REFUSED')
  assert.match(JSON.stringify(review), /图片没有通过平台的检查/)
})

test('one that it is not sure of waits for a person', async () => {
  const { state } = await waitingFor('t5', 't6')
  await Promise.all([say('t5', 'REVIEW'), say('t6', 'PASS')])
  assert.equal((await state())?.status, 'PENDING')
})

test('an answer that comes before it is noted whose it is counts, and one of nobody’s does no harm', async () => {
  await say('t7', 'PASS')
  await say('of-nobody', 'RISKY')
  const { state } = await waitingFor('t7')
  assert.equal((await state())?.status, 'SHOWN')
})

test('the platform’s messages are heard by its signature alone', async () => {
  const app = fastify()
  const calls: unknown[] = []
  hearPlatform(app, 'token1', async (news) => void calls.push(news))
  const query = { timestamp: '1', nonce: '2', signature: signatureOf('token1', '1', '2') }
  const news = { Event: 'wxa_media_check', trace_id: 't-1', errcode: 0, result: { suggest: 'risky' } }
  const post = (payload: object, changes: object = {}) =>
    app.inject({ method: 'POST', url: MESSAGES_PATH, query: { ...query, ...changes }, payload })
  assert.equal((await post(news, { signature: 'x' })).statusCode, 403)
  assert.equal((await post(news)).body, 'success')
  assert.equal((await post({ Event: 'other' })).body, 'success')
  assert.deepEqual(calls, [{ traceId: 't-1', verdict: 'RISKY' }])
  const asks = await app.inject({ url: MESSAGES_PATH, query: { ...query, echostr: 'abc' } })
  assert.equal(asks.body, 'abc')
  assert.equal((await app.inject({ url: MESSAGES_PATH, query: { echostr: 'abc' } })).statusCode, 403)
  await app.close()
})

for (const [verdict, medium] of [
  [{ errcode: 0, result: { suggest: 'pass' } }, 'PASS'],
  [{ errcode: -1008, errmsg: 'invalid media' }, 'REVIEW'],
  [{ result: { suggest: 'something new' } }, 'REVIEW']
] as const)
  test(`${JSON.stringify(verdict)} is ${medium}`, () =>
    assert.equal(mediaNewsIn({ Event: 'wxa_media_check', trace_id: 't', ...verdict })?.verdict, medium))
