import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { shopDay } from '../../../domain/day'
import { DAY_MS } from '../../../domain/spans'
import type { FeeWork, RegionClass } from '../../../domain/aftersale/serviceFee'
import { areas } from '../../../gateway/src/areas'
import { setFee, writeBill } from '../../../gateway/src/areas/fee'
import { manager } from '../../../gateway/src/core/desk'
import { startTestGateway, type TestGateway } from '../support'

const FEES = 'GET /o2pcm/pub/v1/crm-group-get/service-fee'
const GUIDES = 'GET /o2pcm/pub/v1/crm-group-get/installation'
const GUIDE = 'GET /o2pcm/pub/v1/crm-group-get/installation-detail'

const HANGZHOU = '330106'

let shop: TestGateway
before(async () => {
  shop = await startTestGateway({ areas, seeds: false })
  const { db } = shop.core
  const words = (zh: string, en: string) => JSON.stringify({ zh, en })
  await db
    .insertInto('service_kind')
    .values(
      ['hood', 'washer'].map((kind_code, position) => ({
        kind_code,
        name: words(kind_code === 'hood' ? '烟机' : '洗衣机', kind_code),
        picture: '/p.svg',
        category_codes: [],
        position
      }))
    )
    .execute()
  const fee = (
    kind: string,
    work: FeeWork,
    item: string,
    regionClass: RegionClass,
    fen: number,
    from = '2025-01-01'
  ) => ({
    kind_code: kind,
    work,
    item_code: item,
    region_class: regionClass,
    valid_from: from,
    part: 'LABOUR' as const,
    name: words(item === 'hole' ? '打孔' : '基础安装', item),
    note: words('', ''),
    unit: words('个', 'each'),
    fen,
    position: item === 'basic' ? 0 : 1,
    set_by: 'test',
    set_at: new Date(0)
  })
  await db
    .insertInto('service_fee')
    .values([
      fee('hood', 'INSTALL', 'basic', 2, 0),
      fee('hood', 'INSTALL', 'hole', 2, 7000),
      fee('hood', 'INSTALL', 'hole', 2, 8000, '2026-01-01'),
      fee('hood', 'INSTALL', 'hole', 1, 9500),
      fee('washer', 'CLEAN', 'basic', 2, 10_800)
    ])
    .execute()
  await db.insertInto('service_region').values({ region_code: '310000', region_class: 1 }).execute()
  await db
    .insertInto('installation_guide')
    .values({
      guide_code: 'hood',
      name: words('烟机', 'Hood'),
      picture: '/p.svg',
      category_codes: [],
      content: JSON.stringify({ figure: '/f.svg', minutes: 30, prepare: [], measures: [], steps: [] }),
      position: 0
    })
    .execute()
})
after(() => shop.close())

const dayIn = (days: number): string => shopDay(shop.core.clock.now() + days * DAY_MS)
const hole = { kindCode: 'hood', work: 'INSTALL', itemCode: 'hole', regionClass: 2 } as const

test('fees are those of today, with what they were before', async () => {
  const sheet = await shop.must(FEES, { query: { kindCode: 'hood', work: 'INSTALL', regionCode: HANGZHOU } })
  assert.deepEqual(
    sheet.list.map(({ itemCode, fen }) => [itemCode, fen]),
    [
      ['basic', 0],
      ['hole', 8000]
    ]
  )
  assert.deepEqual(sheet.list[1]?.earlier, [{ validFrom: '2025-01-01', fen: 7000 }])
  assert.equal(sheet.mostPaid, undefined)
})

test('a region of another class has its own prices, in the sheet as in the guide', async () => {
  const query = { regionCode: '310101' }
  const sheet = await shop.must(FEES, { query: { kindCode: 'hood', ...query } })
  assert.equal(sheet.regionClass, 1)
  assert.deepEqual(
    sheet.list.map(({ fen }) => fen),
    [9500]
  )
  const guide = await shop.must(GUIDE, { query: { guideCode: 'hood', ...query } })
  assert.deepEqual(
    guide.fees.map(({ fen }) => fen),
    [9500]
  )
})

test('an unknown kind or a work it has not gives the first there is, and never nothing', async () => {
  const first = await shop.must(FEES, { query: { kindCode: 'GONE', spuCode: 'GONE' } })
  assert.deepEqual([first.kindCode, first.work], ['hood', 'INSTALL'])
  const washer = await shop.must(FEES, { query: { kindCode: 'washer', work: 'MOVE' } })
  assert.deepEqual([washer.kindCode, washer.work], ['washer', 'CLEAN'])
  assert.deepEqual(
    washer.kinds.map(({ works }) => works),
    [['INSTALL'], ['CLEAN']]
  )
})

test('the desk sets a price from a coming day on, everywhere that names it, and says who did', async () => {
  await setFee(shop.core, manager('Lin'), { ...hole, validFrom: dayIn(2), fen: 8800 })
  // the same day again: the last word stands
  await setFee(shop.core, manager('Lin'), { ...hole, validFrom: dayIn(2), fen: 9000 })
  const before = await shop.must(FEES, { query: { kindCode: 'hood' } })
  assert.deepEqual([before.list[1]?.fen, before.list[1]?.next], [8000, { validFrom: dayIn(2), fen: 9000 }])
  await assert.rejects(setFee(shop.core, manager('Lin'), { ...hole, validFrom: dayIn(0), fen: 1 }), /tomorrow/)
  await assert.rejects(
    setFee(shop.core, manager('Lin'), { ...hole, itemCode: 'none', validFrom: dayIn(3), fen: 1 }),
    /no such fee/
  )
  const kept = await shop.core.db
    .selectFrom('service_fee')
    .select(['fen', 'set_by'])
    .where('valid_from', '=', dayIn(2))
    .execute()
  assert.deepEqual(kept, [{ fen: 9000, set_by: 'Lin' }])
  await shop.core.clock.advance(2 * DAY_MS)
  const later = await shop.must(FEES, { query: { kindCode: 'hood' } })
  assert.equal(later.list[1]?.fen, 9000)
  assert.equal(later.list[1]?.earlier.length, 2)
  const guide = await shop.must(GUIDE, { query: { guideCode: 'hood' } })
  assert.deepEqual(
    guide.fees.map(({ fen }) => fen),
    [0, 9000]
  )
  assert.equal((await shop.must(GUIDES, { query: {} })).list[0]?.paidFees, 1)
})

test('what most pay is said from the fiftieth bill on, and a bill keeps the prices of its day', async () => {
  const visit = { kindCode: 'hood', work: 'INSTALL', regionCode: HANGZHOU } as const
  const plain = { ...visit, lines: [{ itemCode: 'basic', count: 1 }] }
  const drilled = {
    ...visit,
    lines: [
      { itemCode: 'basic', count: 1 },
      { itemCode: 'hole', count: 2 }
    ]
  }
  assert.equal((await writeBill(shop.core, manager('Zhao'), drilled)).totalFen, 18_000)
  for (let bill = 0; bill < 48; bill += 1) await writeBill(shop.core, manager('Zhao'), plain)
  assert.equal((await shop.must(FEES, { query: { kindCode: 'hood' } })).mostPaid, undefined)
  await writeBill(shop.core, manager('Zhao'), plain)
  assert.deepEqual((await shop.must(FEES, { query: { kindCode: 'hood' } })).mostPaid, {
    bills: 50,
    fromFen: 0,
    toFen: 0,
    nothing: 98,
    within: 0,
    more: 2
  })
  // another class has none
  assert.equal((await shop.must(FEES, { query: { kindCode: 'hood', regionCode: '310101' } })).mostPaid, undefined)
  await assert.rejects(
    writeBill(shop.core, manager('Zhao'), { ...visit, lines: [{ itemCode: 'hole', count: 0 }] }),
    /no such fee/
  )
  await shop.core.clock.advance(366 * DAY_MS)
  assert.equal((await shop.must(FEES, { query: { kindCode: 'hood' } })).mostPaid, undefined)
})

test('the console sets a price from tomorrow on, writes bills by today’s, and refuses what is neither', async () => {
  const headers = { host: '127.0.0.1', origin: 'http://127.0.0.1' }
  const post = (path: string, payload: object) =>
    shop.app.inject({ method: 'POST', url: `/demo/api/${path}`, payload, headers })
  const fee = { kindCode: 'hood', work: 'INSTALL', itemCode: 'hole', regionClass: 2 }
  const set = await post('fees', { ...fee, validFrom: dayIn(3), fen: 9900 })
  assert.equal(set.statusCode, 200, set.body)
  const desk = (await shop.app.inject({ method: 'GET', url: '/demo/api/fees', headers })).json<{
    list: { itemCode: string; regionClass: number; fen: number; next: { validFrom: string; fen: number } | null }[]
  }>()
  const row = desk.list.find(({ itemCode, regionClass }) => itemCode === 'hole' && regionClass === 2)
  assert.deepEqual(row?.next, { validFrom: dayIn(3), fen: 9900 })
  const bill = await post('fees/bills', { ...fee, regionCode: HANGZHOU, count: 2 })
  assert.equal(bill.json<{ totalFen: number }>().totalFen, 2 * row.fen)
  for (const [path, body, code] of [
    ['fees', { ...fee, validFrom: dayIn(0), fen: 1 }, 'fee.past'],
    ['fees', { ...fee, validFrom: 'soon', fen: 1 }, 'request.invalid'],
    ['fees', { ...fee, validFrom: dayIn(3), fen: -1 }, 'request.invalid'],
    ['fees', { ...fee, regionClass: 0, validFrom: dayIn(3), fen: 1 }, 'request.invalid'],
    ['fees', { ...fee, work: 'SING', validFrom: dayIn(3), fen: 1 }, 'request.invalid'],
    ['fees/bills', { ...fee, itemCode: 'none', regionCode: HANGZHOU, count: 1 }, 'fee.missing'],
    ['fees/bills', { ...fee, regionCode: HANGZHOU, count: 0 }, 'fee.missing']
  ] as const) {
    const answer = await post(path, body)
    assert.equal(answer.json<{ code: string }>().code, code, `${path} ${JSON.stringify(body)} ${answer.body}`)
  }
})
