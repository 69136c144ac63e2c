import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { outlets } from '../../../gateway/src/demonstration/outlets'
import { end, say, take } from '../../../gateway/src/areas/chat'
import { manager } from '../../../gateway/src/core/desk'
import { addOutlets } from '../../../gateway/src/areas/outlet/store'
import { ACT, conversationWith, openDesk } from '../content/talks'
import { startShop, type TestShop } from '../orders/journey-shop'

const LIST = 'GET /o2md/v1/pub/service-outlets'
const OWN = 'POST /o2cum/v1/customer-info/save-branch-info'
const WAYS = 'GET /o2md/v1/pub/contact-ways'

let shop: TestShop
before(async () => {
  shop = await startShop()
  await addOutlets(shop.core.db, outlets)
})
after(() => shop.close())

it('lists outlets with their cities, a page at a time', async () => {
  const shopper = await shop.shopper()
  const first = await shopper.must(LIST, { query: { size: 5 } })
  assert.deepEqual([first.total, first.list.length], [12, 5])
  assert.deepEqual(
    first.cities.map(({ name, count }) => [name, count]),
    [
      ['杭州', 4],
      ['上海', 3],
      ['成都', 3],
      ['乌鲁木齐', 2]
    ]
  )
  const last = await shopper.must(LIST, { query: { size: 5, page: 3 } })
  assert.deepEqual(
    last.list.map(({ outletCode }) => outletCode),
    ['OUT_WL1', 'OUT_WL2']
  )
})

it('shows the nearest first from where somebody is', async () => {
  const shopper = await shop.shopper()
  const { list } = await shopper.must(LIST, { query: { latitude: 30.288, longitude: 120.126, size: 3 } })
  assert.deepEqual(
    list.map(({ outletCode }) => outletCode),
    ['OUT_HZ2', 'OUT_HZ1', 'OUT_HZ3']
  )
  assert.ok((list[0]?.metres ?? 9999) < 200)
  const half = await shopper.ask(LIST, { query: { latitude: 30 } })
  assert.equal(half.success || half.code, 'request.invalid')
})

it('narrows by city, by what is done, and by words', async () => {
  const shopper = await shop.shopper()
  const codes = async (query: object) => (await shopper.must(LIST, { query })).list.map(({ outletCode }) => outletCode)
  assert.deepEqual(await codes({ cityCode: '310100', service: 'TRADE_IN' }), ['OUT_SH1', 'OUT_SH3'])
  assert.deepEqual(await codes({ keyword: '晴川' }), ['OUT_SH2'])
  assert.deepEqual(await codes({ keyword: 'nowhere' }), [])
})

it('keeps one outlet as a shopper’s own, first in their list and nobody else’s', async () => {
  const [shopper, other] = [await shop.shopper(), await shop.shopper()]
  await shopper.must(OWN, { body: { outletCode: 'OUT_CD1' } })
  assert.deepEqual(await shopper.must(OWN, { body: { outletCode: 'OUT_CD2' } }), { outletCode: 'OUT_CD2' })
  const { list } = await shopper.must(LIST, { query: {} })
  assert.deepEqual(
    list.filter(({ own }) => own).map(({ outletCode }) => outletCode),
    ['OUT_CD2']
  )
  assert.equal(list[0]?.outletCode, 'OUT_CD2')
  assert.ok((await other.must(LIST, { query: {} })).list.every(({ own }) => !own))
  const unknown = await shopper.ask(OWN, { body: { outletCode: 'NOWHERE' } })
  assert.equal(unknown.success || unknown.code, 'outlet.missing')
  assert.deepEqual(await shopper.must(OWN, { body: {} }), { outletCode: null })
  assert.ok((await shopper.must(LIST, { query: {} })).list.every(({ own }) => !own))
})

it('tells every way to reach service, with what is asked most', async () => {
  const { ways, questions, phone } = await (await shop.shopper()).must(WAYS)
  assert.deepEqual(
    ways.map(({ page }) => page),
    ['pagesC/customer/backpage', 'pagesC/customer/getList', 'pagesC/bbcAfterSales/bbcHome', 'pagesC/login/loginOffline']
  )
  assert.ok(questions.length <= 5)
  assert.ok(phone === undefined || phone.note.includes('8:00–22:00'))
})

it('leads back into the conversation that the shopper has open, and nobody else’s', async () => {
  const [shopper, other] = [await shop.shopper(), await shop.shopper()]
  await openDesk(shop)
  const first = async () => (await shopper.must(WAYS)).ways[0]
  const id = await conversationWith(shopper, 'S1')
  assert.equal((await first())?.page, 'pagesC/customer/backpage', 'nothing was said in it')
  await shopper.must(ACT, { body: { conversationId: id, act: 'PERSON' } })
  assert.match((await first())?.note ?? '', /^排队中，第 \d+ 位$/)
  await take(shop.core, manager('qing'), id)
  await say(shop.core, manager('qing'), id, { text: '您好' })
  const { note, page } = (await first()) ?? {}
  assert.deepEqual(
    [note, page],
    ['阿晴正在接待 · 1 条未读', `pagesC/customer/backpage?params=${encodeURIComponent('{"shopCode":"S1"}')}`]
  )
  assert.equal((await other.must(WAYS)).ways.length, 4)
  assert.equal((await shop.must(WAYS)).ways.length, 4)
  await end(shop.core, manager('qing'), id)
  assert.equal((await first())?.page, 'pagesC/customer/backpage')
})
