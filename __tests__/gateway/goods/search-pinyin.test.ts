// PostgreSQL: how letters become words, and the words' index
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { fitOf, spelledBy } from '../../../domain/pinyin'
import { readings } from '../../../gateway/src/core/pinyin'
import { startTestGateway, type TestGateway } from '../support'

const SEARCH = 'GET /o2srh/v1/pub/platform-products/search'
const ASSOCIATE = 'GET /o2srh/v1/pub/search-associate'
let gateway: TestGateway
before(async () => {
  gateway = await startTestGateway()
})
after(() => gateway.close())

const codes = async (keyword: string): Promise<string[]> =>
  (await gateway.must(SEARCH, { query: { keyword, size: 99 } })).list.map(({ spuCode }) => spuCode)

/** Letters typed → the word that finds the same. */
const entries: [string, string][] = [
  ['dianfanbao', '电饭煲'],
  ['DianFanBao', '电饭煲'],
  ['dian fan bao', '电饭煲'],
  ["dian'fan'bao", '电饭煲'],
  ['dfb', '电饭煲'],
  ['ｄｆｂ', '电饭煲'],
  ['dian-fan-bao', '电饭煲'],
  ['diàn fàn bāo', '电饭煲'],
  ['lǜxīn', '滤芯'],
  ['dianfb', '电饭煲'],
  ['电饭bao', '电饭煲'],
  ['bingxiang', '冰箱'],
  ['bx', '冰箱'],
  ['xiyiji', '洗衣机'],
  ['xyj', '洗衣机'],
  ['gun tong xi yi ji', '滚筒洗衣机'],
  ['mini dianfanbao', 'mini 电饭煲'],
  ['dianfanbao 4l', '电饭煲 4l']
]
for (const [letters, word] of entries) {
  test(`«${letters}» finds what «${word}» finds, and is counted and narrowed alike`, async () => {
    const result = await codes(word)
    assert.ok(result.length > 0)
    assert.deepEqual(await codes(letters), result)
    const { count } = await gateway.must('GET /o2srh/v1/pub/platform-products/search-filter-count', {
      query: { keyword: letters }
    })
    assert.equal(count, (await gateway.must(SEARCH, { query: { keyword: word, size: 1 } })).total)
    const facets = (keyword: string) =>
      gateway.must('GET /o2srh/v1/pub/platform-products/search-filter', { query: { keyword } })
    assert.deepEqual(await facets(letters), await facets(word))
  })
}

test('words that are half typed find something of what they begin', async () => {
  for (const [letters, expected] of [
    ['dianfan', /电饭/],
    ['bingx', /冰箱/],
    ['xichen', /吸尘/]
  ] as const) {
    const { list } = await gateway.must(SEARCH, { query: { keyword: letters, size: 3 } })
    assert.ok(list.length > 0, letters)
    for (const { title } of list) assert.match(title, expected)
  }
})

/** Letters typed → the first word that is offered. */
const completions: [string, string][] = [
  ['dianfanbao', '电饭煲'],
  ['dianfanb', '电饭煲'],
  ['dfb', '电饭煲'],
  ['df', '电饭煲'],
  ['bingxiang', '冰箱'],
  ['bingxia', '冰箱'],
  ['xyj', '洗衣机'],
  ['电饭b', '电饭煲'],
  ['meiyouzhegeci', '']
]
for (const [letters, first] of completions) {
  test(`«${letters}» is completed by ${first === '' ? 'nothing' : `«${first}» first`}`, async () => {
    const { list } = await gateway.must(ASSOCIATE, { query: { keyword: letters } })
    assert.equal(list[0]?.word ?? '', first, list.map(({ word }) => word).join(' · '))
    for (const { word, count } of list)
      assert.equal(count, (await gateway.must(SEARCH, { query: { keyword: word, size: 1 } })).total, word)
  })
}

test('words in letters stay words: English and models lead, and who reads English is offered English', async () => {
  const { list } = await gateway.must(SEARCH, { query: { keyword: 'fan', size: 3 } })
  assert.ok(list.length > 0 && list.every(({ title }) => !/电饭煲/.test(title)))
  const english = await gateway.must(ASSOCIATE, { query: { keyword: 'rice' }, locale: 'en-US' })
  assert.ok(english.list.every(({ word }) => !/[\u3400-\u9fff]/.test(word)))
  const letters = await gateway.must(ASSOCIATE, { query: { keyword: 'dfb' }, locale: 'en-US' })
  assert.equal(letters.list[0]?.word, '电饭煲')
})

test('a sign is read in all its ways, a word first in its own', async () => {
  assert.equal((await readings('重庆'))[0], ' chong qing')
  assert.ok((await readings('重庆')).includes(' zhong qing'))
  assert.ok((await readings('空调')).includes(' kong diao'))
  assert.deepEqual((await readings('绿')).slice(0, 2), [' lv', ' lu'])
  assert.deepEqual(await readings('IH 电饭煲'), [' ih dian fan bao'])
  assert.deepEqual(await readings('4L fridge'), [])
})

test('letters fit a reading by its signs, in their order, and nothing within a sign', () => {
  const fits = (reading: string, letters: string) => new RegExp(`^${spelledBy(letters)?.pattern ?? '$'}`).test(reading)
  for (const letters of ['d', 'dian', 'df', 'dianfan', 'dianfb', 'dfbao', 'difb'])
    assert.ok(fits(' dian fan bao', letters), letters)
  for (const letters of ['ian', 'fan', 'db', 'dianbao', 'dfbx']) assert.ok(!fits(' dian fan bao', letters), letters)
  const order = ['dianfanbao', 'dfb', 'dianf', 'df', 'difb'].map((letters) => {
    const spelling = spelledBy(letters)
    return spelling && fitOf(' dian fan bao', spelling)
  })
  assert.deepEqual(order, [0, 1, 2, 3, 4])
  for (const not of ['', '电饭煲', 'fc4083', '!!', 'a'.repeat(31)]) assert.equal(spelledBy(not), undefined, not)
})

test('common problems are found by letters, behind signs too, and words as typed go first', async () => {
  const LIST = 'GET /o2pcm/pub/v1/crm-group-get/crm-common-problem'
  const titles = async (keyword: string): Promise<string[]> =>
    (await gateway.must(LIST, { query: { keyword, size: 50 } })).list.map(({ title }) => title)
  for (const [letters, word] of [
    ['anzhuang', '安装'],
    ['baoxiu', '保修'],
    ['tuikuan', '退款'],
    ['退kuan', '退款'],
    ['tuik', '退款']
  ] as const) {
    const result = await titles(letters)
    assert.ok(
      result.some((title) => title.includes(word)),
      `${letters}: ${result.join()}`
    )
    // letters behind signs find what has both
    const all = await titles(letters.startsWith('退') ? '退' : word)
    assert.ok(
      result.every((title) => all.includes(title)),
      `${letters}: ${result.join()}`
    )
  }
  assert.deepEqual(await titles('qqqqq'), [])
})
