// PostgreSQL: reviews and «helpful» that come twice at once
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { OwnReview } from '../../../contract'
import type { Moderation } from '../../../gateway/src/core/moderation'
import { order, paidOrder, startShop, type TestShop, type TestShopper } from '../orders/journey-shop'
import { send } from '../owners'
import {
  ADD,
  BRIEF,
  CREATE,
  DELETE,
  draftOf,
  HELPFUL,
  LIST,
  QUANTITY,
  completedOrder,
  ROWS,
  UPLOAD,
  uploadPicture,
  write
} from './reviews'
import { ownPage } from '../support'

const GROUP = 'GET /o2ord-b2c/v1/order-trades/status-group'
const DETAIL = 'GET /o2ord-b2c/v1/order-trades/detail'
const DAY_MS = 86_400_000

let shop: TestShop
before(async () => {
  shop = await startShop()
  await shop.core.db
    .insertInto('review_tag')
    .values([
      {
        tag_code: 'FAST',
        category_code: 'C1',
        text: '{"zh":"烧水快","en":"Boils fast"}',
        critical: false,
        position: 0
      },
      { tag_code: 'LATE', category_code: null, text: '{"zh":"来得晚","en":"Late"}', critical: true, position: 1 },
      { tag_code: 'OTHER', category_code: 'C9', text: '{"zh":"别的","en":"Other"}', critical: false, position: 2 }
    ])
    .execute()
})
after(() => shop.close())

const upload = async (shopper: TestShopper): Promise<string> => {
  const { data } = await send(shopper, UPLOAD, { path: {}, query: {}, body: {} })
  return (data as { path: string }).path
}
const totalOf = async (query: Record<string, unknown> = {}): Promise<number> =>
  (await shop.must(LIST, { query: { spuCode: 'P_POT', ...query } })).total
const reviewIds = async (query: Record<string, unknown> = {}): Promise<string[]> =>
  (await shop.must(LIST, { query: { spuCode: 'P_POT', size: 50, ...query } })).list.map(({ reviewId }) => reviewId)
const refuses = async (shopper: TestShopper, changes: Parameters<typeof draftOf>[1], orderCode: string) =>
  (await shopper.ask(CREATE, { body: { reviews: [draftOf(orderCode, changes)] } })).code
/** What was written of an order's rows, by SKU. */
async function ofSkus(shopper: TestShopper, orderCode: string): Promise<Partial<Record<string, OwnReview>>> {
  const { list } = await shopper.must(ROWS, { query: { orderCode } })
  return Object.fromEntries(list.map(({ skuCode, review }) => [skuCode, review]))
}
const point = async (shopper: TestShopper): Promise<number> =>
  (await shopper.must('GET /o2cum/v1/customer-info')).pointAvailable

test('only who received a row writes of it, and once', async () => {
  const [buyer, other] = [await shop.shopper(), await shop.shopper()]
  const [waiting = ''] = await order(buyer, { POT: 1 })
  const [orderCode = ''] = await paidOrder(shop, buyer, { POT: 1 })
  const mine = await completedOrder(shop, buyer)
  assert.equal(await refuses(buyer, {}, waiting), 'review.not-received')
  assert.equal(await refuses(buyer, {}, orderCode), 'review.not-received')
  assert.equal(await refuses(buyer, { skuCode: 'LAMP' }, mine), 'review.not-received')
  assert.equal(await refuses(other, {}, mine), 'order.missing')
  await write(buyer, mine)
  assert.equal(await refuses(buyer, {}, mine), 'review.written')
})

test('what is written is seen by its author at once and by everybody when it was judged', async () => {
  const shopper = await shop.shopper()
  const orderCode = await completedOrder(shop, shopper)
  await shop.sweep()
  const before = await totalOf()
  const reviewId = await write(shopper, orderCode, { tagCodes: ['FAST', 'OTHER'] })
  const { list } = await shopper.must(ROWS, { query: { orderCode } })
  assert.deepEqual([list[0]?.review?.reviewId, list[0]?.review?.status], [reviewId, 'PENDING'])
  assert.equal(await totalOf(), before)
  await shop.sweep()
  assert.equal(await totalOf(), before + 1)
  const [review] = (await shop.must(LIST, { query: { spuCode: 'P_POT', sort: 'NEWEST' } })).list
  assert.deepEqual(
    [review?.reviewId, review?.author, review?.specs, review?.tags.map(({ tagCode }) => tagCode), review?.own],
    [reviewId, '客**', ['小'], ['FAST'], false]
  )
})

test('a double tap, a lost reply and two pages at once make one review', async () => {
  const shopper = await shop.shopper()
  const orderCode = await completedOrder(shop, shopper)
  const body = { reviews: [draftOf(orderCode)] }
  const key = randomUUID()
  const same = await Promise.all([shopper.ask(CREATE, { body, key }), shopper.ask(CREATE, { body, key })])
  assert.deepEqual(
    same.map(({ success }) => success),
    [true, true]
  )
  assert.equal(same[0]?.data.list[0]?.reviewId, same[1]?.data.list[0]?.reviewId)
  const again = await Promise.all([shopper.ask(CREATE, { body }), shopper.ask(CREATE, { body })])
  assert.deepEqual(
    again.map(({ code }) => code),
    ['review.written', 'review.written']
  )
  const rows = await shop.core.db.selectFrom('review').selectAll().where('order_code', '=', orderCode).execute()
  assert.equal(rows.length, 1)
})

test('several rows go in one call: all of them or none', async () => {
  const shopper = await shop.shopper()
  const orderCode = await completedOrder(shop, shopper, { POT: 1, POT2: 1 })
  const wrong = [draftOf(orderCode), draftOf(orderCode, { skuCode: 'LAMP' })]
  assert.equal((await shopper.ask(CREATE, { body: { reviews: wrong } })).code, 'review.not-received')
  assert.equal((await shopper.must(ROWS, { query: { state: 'TO_WRITE' } })).total, 2)
  await shopper.must(CREATE, { body: { reviews: [draftOf(orderCode), draftOf(orderCode, { skuCode: 'POT2' })] } })
  assert.equal((await shopper.must(ROWS, { query: { state: 'TO_WRITE' } })).total, 0)
})

test('orders say how many of their rows wait for a review', async () => {
  const shopper = await shop.shopper()
  const orderCode = await completedOrder(shop, shopper, { POT: 1, POT2: 1 })
  const count = async () => [
    (await shopper.must(GROUP)).TO_REVIEW,
    (await shopper.must(DETAIL, { query: { orderCode } })).toReview
  ]
  assert.deepEqual(await count(), [2, 2])
  await write(shopper, orderCode)
  assert.deepEqual(await count(), [1, 1])
})

test('text is kept as written, and refused with words when it is too long or unseen', async () => {
  const shopper = await shop.shopper()
  const orderCode = await completedOrder(shop, shopper)
  assert.equal(await refuses(shopper, { text: '好'.repeat(5000) }, orderCode), 'review.too-long')
  for (const hiddenText of ['好\u202e用', '好\u0007用', '\u200b']) {
    assert.equal(await refuses(shopper, { text: hiddenText }, orderCode), 'review.unseen', JSON.stringify(hiddenText))
  }
  const text = '<b>好</b> & "快" <script>1</script>\n第二行 👍🏽'
  await write(shopper, orderCode, { text })
  assert.equal((await shopper.must(ROWS, { query: { orderCode } })).list[0]?.review?.text, text)
})

test('pictures are the shopper’s own uploads', async () => {
  const [mine, other] = [await shop.shopper(), await shop.shopper()]
  const orderCode = await completedOrder(shop, mine)
  const theirs = await upload(other)
  assert.equal(await refuses(mine, { pictures: [theirs] }, orderCode), 'review.pictures')
  assert.equal(await refuses(mine, { pictures: ['/storage/uploads/f_none.png'] }, orderCode), 'review.pictures')
  const own = await upload(mine)
  await write(mine, orderCode, { pictures: [own] })
  assert.deepEqual((await mine.must(ROWS, { query: { orderCode } })).list[0]?.review?.pictures, [own])
})

test('what is no picture is not taken', async () => {
  const { token } = await shop.shopper()
  const form = Buffer.from(
    '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n<svg></svg>\r\n--cut--\r\n'
  )
  const headers = { 'content-type': 'multipart/form-data; boundary=cut' }
  assert.equal((await shop.ask(UPLOAD, { token, headers, body: form })).code, 'review.no-picture')
})

test('a review that says enough earns points when it is shown, and says so', async () => {
  const shopper = await shop.shopper()
  const orderCode = await completedOrder(shop, shopper, { POT: 1, POT2: 1 })
  const before = await point(shopper)
  const long = '用了两周，烧水很快，壶口倒水不滴，值得买。'
  const reviews = [
    draftOf(orderCode, { text: long, pictures: [await upload(shopper)] }),
    draftOf(orderCode, { skuCode: 'POT2', text: long })
  ]
  const { points } = await shopper.must(CREATE, { body: { reviews } })
  assert.deepEqual([points, await point(shopper)], [50, before])
  await shop.sweep()
  await shop.sweep()
  assert.equal(await point(shopper), before + 50)
  const reviewRows = await ofSkus(shopper, orderCode)
  assert.deepEqual([reviewRows.POT?.rewarded, reviewRows.POT2?.rewarded], [true, false])
})

test('points go back when a rewarded review is refused or deleted, and only once', async () => {
  const shopper = await shop.shopper()
  const orderCode = await completedOrder(shop, shopper, { POT: 1, POT2: 1 })
  const before = await point(shopper)
  const text = '用了两周，烧水很快，壶口倒水不滴，值得买。'
  const reviewId = await write(shopper, orderCode, { text, pictures: [await upload(shopper)] })
  const other = await write(shopper, orderCode, {
    skuCode: 'POT2',
    text,
    pictures: [await uploadPicture(shopper, '#36a')]
  })
  await shop.sweep()
  assert.equal(await point(shopper), before + 100)
  await atConsole(reviewId, 'hold')
  assert.equal(await point(shopper), before + 100)
  await atConsole(reviewId, 'refuse')
  assert.equal(await point(shopper), before + 50)
  assert.equal((await ofSkus(shopper, orderCode)).POT?.rewarded, false)
  await atConsole(reviewId, 'show')
  assert.equal(await point(shopper), before + 100)
  await shopper.must(DELETE, { body: { reviewId: other } })
  assert.equal(await point(shopper), before + 50)
  await atConsole(reviewId, 'refuse')
  await shopper.must(DELETE, { body: { reviewId } })
  assert.equal(await point(shopper), before)
})

test('a refused review is written anew in its place: judged again, and nothing of the old one stays', async () => {
  const [shopper, other] = [await shop.shopper(), await shop.shopper()]
  const orderCode = await completedOrder(shop, shopper)
  const [old, newPath] = [await upload(shopper), await upload(shopper)]
  const reviewId = await write(shopper, orderCode, { text: '客服都去 死', pictures: [old, newPath] })
  await shop.sweep()
  const rowOf = async () => (await shopper.must(ROWS, { query: { orderCode } })).list[0]
  assert.equal((await rowOf())?.state, 'TO_MEND')
  const counts = await shopper.must(GROUP)
  assert.equal(await refuses(other, {}, orderCode), 'order.missing')
  const before = await totalOf()
  assert.equal(await write(shopper, orderCode, { text: '烧水很快', pictures: [newPath] }), reviewId)
  const reviewNow = (await rowOf())?.review
  assert.deepEqual([reviewNow?.status, reviewNow?.refusedFor, reviewNow?.pictures], ['PENDING', undefined, [newPath]])
  assert.equal((await shop.app.inject({ url: old })).statusCode, 404)
  assert.equal((await shop.app.inject({ url: newPath })).statusCode, 200)
  assert.equal(await refuses(shopper, {}, orderCode), 'review.written')
  await shop.sweep()
  assert.equal(await totalOf(), before + 1)
  assert.equal((await shopper.must(GROUP)).TO_REVIEW, counts.TO_REVIEW)
})

test('orders can be asked for by whether something of them waits for a review', async () => {
  const shopper = await shop.shopper()
  const [first, second] = [
    await completedOrder(shop, shopper, { POT: 1, POT2: 1 }),
    await completedOrder(shop, shopper)
  ]
  await paidOrder(shop, shopper, { POT: 1 })
  const waiting = async () => {
    const { list, total } = await shopper.must('GET /o2ord-b2c/v1/order-trades', { query: { status: 'TO_REVIEW' } })
    assert.equal(list.length, total)
    return list.map(({ orderCode }) => orderCode).sort()
  }
  assert.deepEqual(await waiting(), [first, second].sort())
  await write(shopper, second)
  await write(shopper, first)
  assert.deepEqual(await waiting(), [first])
  await shop.sweep()
})

test('hurtful words are refused with the reason; ways to be reached wait for a person', async () => {
  const shopper = await shop.shopper()
  const orderCode = await completedOrder(shop, shopper, { POT: 1, POT2: 1 })
  const before = await totalOf()
  const review = await write(shopper, orderCode, { text: '便宜货源加微信：abc12345' })
  await write(shopper, orderCode, { skuCode: 'POT2', text: '客服都去 死' })
  await shop.sweep()
  const reviewRows = await ofSkus(shopper, orderCode)
  assert.deepEqual([reviewRows.POT?.status, reviewRows.POT2?.status], ['PENDING', 'REFUSED'])
  assert.match(reviewRows.POT2?.refusedFor ?? '', /伤人/)
  assert.equal(await totalOf(), before)
  await atConsole(review, 'show')
  assert.equal(await totalOf(), before + 1)
})

const atConsole = async (reviewId: string, step: string, reply?: string) => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/demo/api/reviews/${reviewId}/${step}`,
    headers: ownPage(shop),
    payload: { reply }
  })
  assert.equal(answer.statusCode, 200, answer.body)
}

test('the console answers, takes a reported review off the lists, and shows it again', async () => {
  const shopper = await shop.shopper()
  const reviewId = await write(shopper, await completedOrder(shop, shopper))
  await shop.sweep()
  await atConsole(reviewId, 'reply', '谢谢您')
  const { list } = await shop.must(LIST, { query: { spuCode: 'P_POT', sort: 'NEWEST' } })
  assert.deepEqual([list[0]?.reply?.text, list[0]?.reply?.shopName], ['谢谢您', '一号店'])
  const before = await totalOf()
  await atConsole(reviewId, 'hold')
  assert.deepEqual([await totalOf(), (await reviewIds()).includes(reviewId)], [before - 1, false])
  await shop.sweep()
  assert.equal(await totalOf(), before - 1)
  await atConsole(reviewId, 'show')
  assert.deepEqual([await totalOf(), (await reviewIds()).includes(reviewId)], [before, true])
})

test('something can be added once, within 180 days of receipt, and is shown when it was judged', async () => {
  const shopper = await shop.shopper()
  const [first, late] = [await completedOrder(shop, shopper), await completedOrder(shop, shopper)]
  const [reviewId, lateId] = [await write(shopper, first), await write(shopper, late)]
  await shop.sweep()
  await shop.core.clock.advance(33 * DAY_MS)
  const fresh = await openAgain(shopper)
  assert.equal((await fresh.ask(ADD, { body: { reviewId, text: ' ', pictures: [] } })).code, 'review.empty')
  const reply = await fresh.must(ADD, { body: { reviewId, text: '一个月后依旧好用', pictures: [] } })
  assert.deepEqual([reply.additional?.days, reply.additionalStatus], [33, 'PENDING'])
  const shownOf = async () =>
    (await shop.must(LIST, { query: { spuCode: 'P_POT', size: 50 } })).list.find(
      (review) => review.reviewId === reviewId
    )
  assert.equal((await shownOf())?.additional, undefined)
  await shop.sweep()
  assert.equal((await shownOf())?.additional?.text, '一个月后依旧好用')
  assert.deepEqual(await reviewIds({ kind: 'ADDITIONAL' }), [reviewId])
  assert.equal((await fresh.ask(ADD, { body: { reviewId, text: '再来', pictures: [] } })).code, 'review.added')
  await shop.core.clock.advance(148 * DAY_MS)
  const later = await openAgain(shopper)
  assert.equal(
    (await later.ask(ADD, { body: { reviewId: lateId, text: '晚了', pictures: [] } })).code,
    'review.add-late'
  )
})

/** The shopper with a new login: a long time ends the one before. */
async function openAgain({ userId }: TestShopper): Promise<TestShopper> {
  const token = await shop.tokenOf(userId)
  return {
    userId,
    addressId: '',
    token,
    ask: (key, how) => shop.ask(key, { ...how, token }),
    must: (key, how) => shop.must(key, { ...how, token })
  }
}

test('who deletes their review takes it and its pictures away, and writes no other', async () => {
  const shopper = await shop.shopper()
  const orderCode = await completedOrder(shop, shopper)
  const picture = await upload(shopper)
  const reviewId = await write(shopper, orderCode, { pictures: [picture] })
  await shop.sweep()
  const before = await totalOf()
  const pictureTotal = await totalOf({ kind: 'PICTURE' })
  assert.equal((await (await shop.shopper()).ask(DELETE, { body: { reviewId } })).code, 'review.missing')
  await shopper.must(DELETE, { body: { reviewId } })
  assert.deepEqual([await totalOf(), await totalOf({ kind: 'PICTURE' })], [before - 1, pictureTotal - 1])
  assert.equal((await shop.app.inject({ url: picture })).statusCode, 404)
  assert.equal(await refuses(shopper, {}, orderCode), 'review.written')
  const { list } = await shopper.must(ROWS, { query: { orderCode } })
  assert.deepEqual([list[0]?.state, list[0]?.review], ['DONE', undefined])
})

test('«helpful» counts a person once, however often and from wherever it is sent', async () => {
  const [author, first, two] = [await shop.shopper(), await shop.shopper(), await shop.shopper()]
  const reviewId = await write(author, await completedOrder(shop, author))
  assert.equal((await first.ask(HELPFUL, { body: { reviewId, helpful: true } })).code, 'review.missing')
  await shop.sweep()
  const say = (shopper: TestShopper, helpful: boolean) => shopper.must(HELPFUL, { body: { reviewId, helpful } })
  await Promise.all([say(first, true), say(first, true), say(two, true)])
  assert.equal((await say(first, true)).helpfulCount, 2)
  assert.equal((await reviewIds())[0], reviewId)
  assert.equal((await say(first, false)).helpfulCount, 1)
  assert.equal((await say(first, false)).helpfulCount, 1)
  const { list } = await two.must(LIST, { query: { spuCode: 'P_POT' } })
  assert.deepEqual([list[0]?.helpful, list[0]?.helpfulCount], [true, 1])
})

test('counts, stars and tags go with the filters of the list', async () => {
  const shopper = await shop.shopper()
  const orderCode = await completedOrder(shop, shopper, { LAMP: 1 })
  const other = await completedOrder(shop, await shop.shopper(), { LAMP: 1 })
  const of = { skuCode: 'LAMP' }
  await write(shopper, orderCode, { ...of, score: 5, tagCodes: ['FAST'], pictures: [await upload(shopper)] })
  const second = await shop.core.db
    .selectFrom('trade_order')
    .select('user_id')
    .where('order_code', '=', other)
    .executeTakeFirstOrThrow()
  await write(await openAgain({ userId: second.user_id } as TestShopper), other, {
    ...of,
    score: 2,
    tagCodes: ['FAST', 'LATE'],
    anonymous: true
  })
  await shop.sweep()
  const reply = await shop.must(QUANTITY, { query: { spuCode: 'P_LAMP' } })
  assert.deepEqual(reply.counts, { ALL: 2, PICTURE: 1, ADDITIONAL: 0, CRITICAL: 1 })
  assert.deepEqual([reply.score, reply.deliveryScore, reply.goodPercent], [35, 40, 50])
  assert.deepEqual(
    reply.tags.map(({ tagCode, count }) => [tagCode, count]),
    [
      ['FAST', 2],
      ['LATE', 1]
    ]
  )
  assert.deepEqual(reply.skus, [{ skuCode: 'LAMP', specs: ['小'], count: 2 }])
  const lamps = { spuCode: 'P_LAMP' }
  for (const [query, total] of [
    [{ kind: 'PICTURE' }, 1],
    [{ kind: 'CRITICAL' }, 1],
    [{ tagCode: 'FAST' }, 2],
    [{ tagCode: 'LATE', skuCode: 'LAMP' }, 1],
    [{ skuCode: 'POT' }, 0]
  ] as const) {
    const page = await shop.must(LIST, { query: { ...lamps, ...query } })
    assert.deepEqual([page.total, page.list.length], [total, total], JSON.stringify(query))
  }
  const [critical] = (await shop.must(LIST, { query: { ...lamps, kind: 'CRITICAL' } })).list
  assert.equal(critical?.author, '')
})

test('the product’s page has its stars, what is said most, and those with pictures first', async () => {
  const reply = await shop.must(BRIEF, { query: { spuCode: 'P_LAMP' } })
  assert.deepEqual([reply.total, reply.score, reply.tags[0]?.tagCode], [2, 35, 'FAST'])
  assert.deepEqual(
    reply.list.map(({ pictures }) => pictures.length),
    [1, 0]
  )
})

test('what moderation can’t judge now stays pending and is asked about again', async (t) => {
  const { core } = shop
  const usual = core.moderation
  t.after(() => {
    core.moderation = usual
  })
  const shopper = await shop.shopper()
  const reviewId = await write(shopper, await completedOrder(shop, shopper))
  const failing: Moderation = { judge: () => Promise.reject(new Error('away')) }
  core.moderation = failing
  await shop.sweep()
  assert.ok(!(await reviewIds()).includes(reviewId))
  core.moderation = usual
  await shop.sweep()
  assert.ok((await reviewIds()).includes(reviewId))
})
