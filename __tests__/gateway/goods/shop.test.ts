import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import sharp from 'sharp'
import { HOUR_MS } from '../../../domain/spans'
import { publishSession } from '../../../gateway/src/areas/seckill'
import { closeShop, openShop, putLicence } from '../../../gateway/src/areas/shop'
import { refreshStars } from '../../../gateway/src/areas/shop/service'
import { PERMISSIONS } from '../../../gateway/src/core/desk'
import { addLicence, answerOf, crack } from '../core/captchas'
import { startShop, TESTER, type TestShop } from '../orders/journey-shop'
import { addShownReview } from '../content/reviews'

/** Somebody of the staff who may do everything. */
const ANN = { who: 'ann', may: PERMISSIONS }

// PostgreSQL: follows of one shop at once

const LIST = 'GET /o2srh/v1/pub/online-shop-list/search'
const DETAIL = 'GET /o2md/v1/pub/online-shop/detail'
const FOLLOWED = 'GET /o2wl/v1/favorite/shop'
const SAVE = 'POST /o2wl/v1/favorite/shop/save-all'
const DECIDE = 'POST /o2wl/v1/favorite/shop/decide-exist'
const CAPTCHA = 'POST /o2md/v1/pub/online-shop/licence-captcha'
const LICENCES = 'POST /o2md/v1/pub/online-shop/licences'

let shop: TestShop
before(async () => {
  shop = await startShop()
  const { db } = shop.core
  await sql`insert into shop_profile (shop_code, opened_on, follow_coupon) values ('S1', '2020-03-18', 'C5')`.execute(
    db
  )
  await addLicence(shop, 'S1')
})
after(() => shop.close())

const followers = async (shopCode: string) => (await shop.must(DETAIL, { query: { shopCode } })).followerCount
const rowsOf = async (shopCode: string) =>
  (
    await sql<{ count: number }>`select count(*) as count from shop_follow where shop_code = ${shopCode}`.execute(
      shop.core.db
    )
  ).rows[0]?.count

test('a shop says what it sells, what is new, and which coupon following it gives', async () => {
  const detail = await shop.must(DETAIL, { query: { shopCode: 'S1' } })
  assert.equal(detail.openedOn, '2020-03-18')
  assert.equal(detail.newCount, 2)
  assert.deepEqual(detail.followCoupon, { couponCode: 'C5', amountFen: 500, thresholdFen: 3_000 })
  assert.deepEqual(detail.licences, [{ kind: 'business', title: '营业执照' }])
  assert.equal(detail.closing, undefined)
  const bare = await shop.must(DETAIL, { query: { shopCode: 'S2' } })
  assert.deepEqual([bare.openedOn, bare.promises, bare.licences], [undefined, [], []])
  assert.equal((await shop.ask(DETAIL, { query: { shopCode: 'NONE' } })).code, 'shop.missing')
})

test('shops are found by their name in both languages, not by signs of a pattern', async () => {
  const codes = async (keyword: string) =>
    (await shop.must(LIST, { query: { keyword } })).list.map(({ shopCode }) => shopCode)
  assert.deepEqual(await codes('一号'), ['S1'])
  assert.deepEqual(await codes('SHOP'), ['S1', 'S2'])
  assert.deepEqual(await codes('%'), [])
  assert.deepEqual(
    (await shop.must(LIST, { query: { exceptShopCode: 'S1' } })).list.map((row) => row.shopCode),
    ['S2']
  )
})

test('a session of the flash sale counts for its shop while it runs, in the shop and among the followed ones', async () => {
  const shopper = await shop.shopper()
  await shopper.must(SAVE, { body: { shopCodes: ['S2'], favorite: true } })
  const flashCounts = async () => {
    const { flashCount } = await shop.must(DETAIL, { query: { shopCode: 'S2' } })
    const { list, counts } = await shopper.must(FOLLOWED, { query: { filter: 'FLASH' } })
    return [flashCount, counts.FLASH, list.map((row) => [row.shopCode, row.flashCount])]
  }
  assert.deepEqual(await flashCounts(), [0, 0, []])
  const startAt = shop.core.clock.now() + HOUR_MS
  const sku = { skuCode: 'LAMP', priceFen: 2_000, allotment: 5, limitEach: 1 }
  await publishSession(shop.core, TESTER, { startAt, endAt: startAt + HOUR_MS }, [sku])
  assert.deepEqual(await flashCounts(), [0, 0, []])
  await shop.core.clock.advance(HOUR_MS)
  assert.deepEqual(await flashCounts(), [1, 1, [['S2', 1]]])
  await shop.core.clock.advance(HOUR_MS)
  assert.deepEqual(await flashCounts(), [0, 0, []])
})

test('following gives the coupon once for good, whatever is undone', async () => {
  const shopper = await shop.shopper()
  const save = (favorite: boolean) => shopper.must(SAVE, { body: { shopCodes: ['S1'], favorite } })
  const first = await save(true)
  assert.deepEqual(
    first.coupons.map(({ shopCode, amountFen }) => [shopCode, amountFen]),
    [['S1', 500]]
  )
  assert.deepEqual(first.list, [{ shopCode: 'S1', followed: true, given: true, followerCount: 1 }])
  assert.deepEqual((await save(true)).coupons, [])
  assert.deepEqual((await save(false)).list[0], { shopCode: 'S1', followed: false, given: true, followerCount: 0 })
  assert.deepEqual((await save(false)).list[0]?.followerCount, 0)
  assert.deepEqual((await save(true)).coupons, [])
  assert.equal(await followers('S1'), await rowsOf('S1'))
  const quantity = await shopper.must('GET /o2cum/v1/customer-info/getUserQuantity')
  assert.equal(quantity.shopCount, 1)
  await save(false)
})

test('twenty wishes at once of two people leave counts that equal rows, and one coupon each', async () => {
  const people = [await shop.shopper(), await shop.shopper()]
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      people[index % 2]?.ask(SAVE, {
        body: { shopCodes: index % 4 < 2 ? ['S1', 'S2'] : ['S2', 'S1'], favorite: index % 3 !== 0 }
      })
    )
  )
  for (const code of ['S1', 'S2']) assert.equal(await followers(code), await rowsOf(code))
  for (const { userId } of people) {
    const had = await sql`select 1 from user_coupon where user_id = ${userId} and grant_ref = 'follow S1'`.execute(
      shop.core.db
    )
    assert.equal(had.rows.length, 1)
  }
})

test('the list says what is new, is narrowed by it, and bears a shop that is gone', async () => {
  const shopper = await shop.shopper()
  await shopper.must(SAVE, { body: { shopCodes: ['S1', 'S2'], favorite: true } })
  await sql`insert into shop_follow values (${shopper.userId}, 'GONE', ${shop.core.clock.date()})`.execute(shop.core.db)
  const all = await shopper.must(FOLLOWED)
  assert.deepEqual(all.counts, { ALL: 2, NEW: 2, COUPON: 1, FLASH: 0 })
  assert.equal(all.total, 2)
  const withCoupon = await shopper.must(FOLLOWED, { query: { filter: 'COUPON' } })
  assert.deepEqual(
    withCoupon.list.map((row) => [row.shopCode, row.couponCount, row.newCount]),
    [['S1', 1, 2]]
  )
  assert.equal(withCoupon.total, 1)
  const found = await shopper.must(FOLLOWED, { query: { keyword: '二号' } })
  assert.deepEqual(
    found.list.map((row) => row.shopCode),
    ['S2']
  )
  assert.deepEqual((await (await shop.shopper()).must(FOLLOWED)).list, [])
})

test('all of a filter is let go at once, but for some, and comes back by codes', async () => {
  const shopper = await shop.shopper()
  await shopper.must(SAVE, { body: { shopCodes: ['S1', 'S2'], favorite: true } })
  const some = await shopper.must(SAVE, { body: { favorite: false, all: { filter: 'COUPON' } } })
  assert.deepEqual(some.changed, ['S1'])
  await shopper.must(SAVE, { body: { shopCodes: some.changed, favorite: true } })
  const rest = await shopper.must(SAVE, { body: { favorite: false, all: { exceptShopCodes: ['S1'] } } })
  assert.deepEqual(rest.changed, ['S2'])
  assert.equal((await shopper.ask(SAVE, { body: { favorite: true, all: {} } })).status, 400)
  for (const code of ['S1', 'S2']) assert.equal(await followers(code), await rowsOf(code))
})

test('what nobody knows is neither followed nor told', async () => {
  const shopper = await shop.shopper()
  assert.deepEqual((await shopper.must(SAVE, { body: { shopCodes: ['NONE'], favorite: true } })).list, [])
  assert.deepEqual((await shopper.must(DECIDE, { body: { shopCodes: ['NONE', 'S2'] } })).list, [
    { shopCode: 'S2', followed: false, given: false, followerCount: (await followers('S2')) ?? 0 }
  ])
  assert.equal((await shop.ask(DECIDE, { body: { shopCodes: ['S1'] } })).status, 401)
})

test('a closed shop says so, sells nothing, is found by nobody, and opens with what it sold', async () => {
  const count = async () =>
    (await shop.must('GET /o2srh/v1/pub/platform-products/search', { query: { shopCode: 'S2' } })).total
  assert.equal(await count(), 2)
  await closeShop(shop.core, ANN, { shopCode: 'S2', reason: { zh: '盘点', en: 'Stocktaking' } })
  const detail = await shop.must(DETAIL, { query: { shopCode: 'S2' }, locale: 'en-US' })
  assert.equal(detail.closing?.reason, 'Stocktaking')
  assert.equal(detail.closed, true)
  assert.equal(await count(), 0)
  assert.deepEqual((await shop.must(LIST, { query: { keyword: '二号' } })).list, [])
  await assert.rejects(closeShop(shop.core, ANN, { shopCode: 'S2', reason: { zh: '', en: '' } }), {
    code: 'shop.closed'
  })
  await openShop(shop.core, ANN, 'S2')
  assert.equal(await count(), 2)
  // what was off sale before it was closed stays so
  await closeShop(shop.core, ANN, { shopCode: 'S1', reason: { zh: '盘点', en: 'Stocktaking' } })
  await openShop(shop.core, ANN, 'S1')
  assert.equal((await shop.must('GET /o2srh/v1/pub/platform-products/search', { query: { shopCode: 'S1' } })).total, 2)
  await assert.rejects(openShop(shop.core, ANN, 'S2'), { code: 'shop.open' })
})

test('stars are those of shown reviews of 180 days, from five on', async () => {
  const counted = async (from: number, to: number) => {
    for (let number = from; number <= to; number += 1) {
      await sql`insert into review select (jsonb_populate_record(r, jsonb_build_object(
        'review_id', ${`rv_shop_${number}`}::text, 'order_code', ${`told_shop_${number}`}::text))).*
        from review r where r.review_id = 'rv_first'`.execute(shop.core.db)
    }
    // due again
    await sql`update shop_profile set starred_at = null`.execute(shop.core.db)
    await refreshStars(shop.core)
    return shop.must(DETAIL, { query: { shopCode: 'S1' } })
  }
  await addShownReview(shop, 'rv_first')
  const few = await counted(1, 3)
  assert.deepEqual([few.stars, few.score], [undefined, undefined])
  await sql`update review set created_at = created_at - interval '181 days' where review_id = 'rv_shop_1'`.execute(
    shop.core.db
  )
  assert.equal((await counted(4, 4)).stars, undefined)
  const { stars, score } = await counted(5, 5)
  // goods 4, delivery 5
  assert.deepEqual([stars?.goods, stars?.delivery, stars?.service, stars?.reviews], [40, 50, undefined, 5])
  assert.deepEqual([stars?.overall, score], [45, 45])
})

test('papers open to one right reading of one picture, by addresses that end', async () => {
  const wrong = await shop.must(CAPTCHA)
  assert.match(wrong.picture, /^data:image\/png;base64,/)
  const body = { shopCode: 'S1', captchaKey: wrong.captchaKey }
  assert.equal((await shop.ask(LICENCES, { body: { ...body, pictureCode: '0000' } })).code, 'captcha.misread')
  // a wrong try uses it up
  assert.equal(
    (await shop.ask(LICENCES, { body: { ...body, pictureCode: await crack(shop, wrong.captchaKey) } })).code,
    'captcha.used'
  )
  const { captchaKey } = await shop.must(CAPTCHA)
  const pictureCode = ` ${(await crack(shop, captchaKey)).toLowerCase()}`
  const opened = await shop.must(LICENCES, { body: { shopCode: 'S1', captchaKey, pictureCode } })
  const [paper] = opened.list
  assert.equal(paper?.company, '一号公司')
  assert.equal((await shop.ask(LICENCES, { body: { shopCode: 'S1', captchaKey, pictureCode } })).code, 'captcha.used')

  const address = paper?.picture ?? ''
  const get = async (url: string) => (await shop.app.inject({ method: 'GET', url })).statusCode
  const drawn = await shop.app.inject({ method: 'GET', url: address })
  assert.equal(drawn.statusCode, 200)
  assert.match(String(drawn.headers['cache-control']), /private|no-store/)
  assert.equal((await sharp(drawn.rawPayload).metadata()).format, 'png')
  assert.equal(await get(address.replace(/\?.*/, '')), 404)
  assert.equal(await get(address.replace('business', 'brand')), 404)
  await shop.core.clock.advance(11 * 60_000)
  assert.equal(await get(address), 404)
})

test('papers open to an answer too, for who can’t see a picture, each question good for one try', async () => {
  const askCaptcha = () => shop.must(CAPTCHA, { body: { inWords: true }, locale: 'en-US' })
  const tell = (captchaKey: string, pictureCode: string) =>
    shop.ask(LICENCES, { body: { shopCode: 'S1', captchaKey, pictureCode }, locale: 'en-US' })
  const first = await askCaptcha()
  assert.equal(first.picture, '')
  const wrong = await tell(first.captchaKey, '99')
  assert.equal(wrong.code, 'captcha.misread')
  assert.match(wrong.message ?? '', /question/)
  assert.equal((await tell(first.captchaKey, answerOf(first.question ?? ''))).code, 'captcha.used')
  const next = await askCaptcha()
  const opened = await tell(next.captchaKey, answerOf(next.question ?? ''))
  assert.equal(opened.data?.list[0]?.company, '一号公司')
  assert.match((await shop.must(CAPTCHA, { body: { inWords: true } })).question ?? '', /等于多少/)
})

test('a scan takes the place of the lines, under the same watermark', async () => {
  const scan = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#00ff00' } })
    .png()
    .toBuffer()
  await putLicence(shop.core, ANN, { shopCode: 'S1', kind: 'business', bytes: scan })
  const { captchaKey } = await shop.must(CAPTCHA)
  const { list } = await shop.must(LICENCES, {
    body: { shopCode: 'S1', captchaKey, pictureCode: await crack(shop, captchaKey) }
  })
  const drawn = await shop.app.inject({ method: 'GET', url: list[0]?.picture ?? '' })
  const { channels } = await sharp(drawn.rawPayload).stats()
  // green, and not only green: the mark lies over it
  assert.ok((channels[1]?.mean ?? 0) > 200)
  assert.ok((channels[2]?.stdev ?? 0) > 1)
  await assert.rejects(putLicence(shop.core, ANN, { shopCode: 'S1', kind: 'none', bytes: scan }), {
    code: 'licence.missing'
  })
  await assert.rejects(putLicence(shop.core, ANN, { shopCode: 'S1', kind: 'business', bytes: Buffer.from('x') }), {
    code: 'licence.no-picture'
  })
})

test('the console closes a shop and opens it again', async () => {
  const post = (path: string) =>
    shop.app.inject({
      method: 'POST',
      url: `/demo/api/shops/${path}`,
      payload: {},
      headers: { host: '127.0.0.1', origin: 'http://127.0.0.1' }
    })
  assert.equal((await post('S2/close')).statusCode, 200)
  assert.equal((await shop.must(DETAIL, { query: { shopCode: 'S2' } })).closing?.reason, '店铺盘点')
  assert.equal((await post('S2/open')).statusCode, 200)
  assert.equal((await shop.must(DETAIL, { query: { shopCode: 'S2' } })).closing, undefined)
})

test('the console puts a scan in the place of a paper, and takes nothing else for one', async () => {
  const headers = { host: '127.0.0.1', origin: 'http://127.0.0.1', 'content-type': 'application/octet-stream' }
  const put = (kind: string, payload: Buffer) =>
    shop.app.inject({ method: 'POST', url: `/demo/api/shops/S1/licences/${kind}`, payload, headers })
  const scan = await sharp({ create: { width: 200, height: 300, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer()
  assert.equal((await put('business', scan)).statusCode, 200)
  const own = { host: '127.0.0.1', origin: 'http://127.0.0.1' }
  const desk = await shop.app.inject({ method: 'GET', url: '/demo/api/licences', headers: own })
  assert.equal(desk.statusCode, 200, desk.body)
  const { list } = desk.json<{ list: { shopCode: string; kind: string; scanned: boolean; putBy: string }[] }>()
  const paper = list.find(({ shopCode, kind }) => shopCode === 'S1' && kind === 'business')
  assert.deepEqual([paper?.scanned, paper?.putBy], [true, 'console'])
  assert.equal((await put('business', Buffer.from('no picture'))).json<{ code: string }>().code, 'licence.no-picture')
  assert.equal((await put('none', scan)).json<{ code: string }>().code, 'licence.missing')
  assert.equal((await put('business', Buffer.alloc(0))).json<{ failed: boolean }>().failed, true)
})

test('a shopper reports a shop once, by their newest words, and the desk says who dealt with it', async () => {
  const REPORT = 'POST /o2md/v1/online-shop/report'
  const shopper = await shop.shopper()
  assert.deepEqual(await shopper.must(REPORT, { body: { shopCode: 'S1', reason: 'FAKE' } }), { reported: true })
  await shopper.must(REPORT, { body: { shopCode: 'S1', reason: 'PRICE', remark: '  多收了 20 元 ' } })
  assert.equal((await shopper.ask(REPORT, { body: { shopCode: 'GONE', reason: 'FAKE' } })).code, 'shop.missing')
  const headers = { host: '127.0.0.1', origin: 'http://127.0.0.1' }
  interface Row {
    userId: string
    reason: string
    remark: string
    lookedBy: string | null
  }
  const mine = async () =>
    (await shop.app.inject({ method: 'GET', url: '/demo/api/shop-reports', headers }))
      .json<{ list: Row[] }>()
      .list.filter(({ userId }) => userId === shopper.userId)
      .map(({ reason, remark, lookedBy }) => [reason, remark, lookedBy])
  assert.deepEqual(await mine(), [['PRICE', '多收了 20 元', null]])
  const look = (shopCode: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/demo/api/shop-reports/looked',
      payload: { userId: shopper.userId, shopCode },
      headers
    })
  assert.equal((await look('S1')).statusCode, 200)
  assert.equal((await look('S2')).json<{ code: string }>().code, 'report.missing')
  assert.deepEqual(await mine(), [['PRICE', '多收了 20 元', 'console']])
  await shopper.must(REPORT, { body: { shopCode: 'S1', reason: 'OTHER' } })
  assert.deepEqual(await mine(), [['OTHER', '', null]], 'what is new is to be looked at again')
})
