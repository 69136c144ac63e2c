/** Lists of the compiled pages as they grow to ten thousand rows: what a page holds and what each setData carries is bounded. */
import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import type { ProductCard } from '../../contract'
import { bubble } from '../../simulator/crawl/acts'
import { limits } from '../../simulator/crawl/limits'
import { heightOf } from '../../simulator/crawl/rows'
import { listenForRejections, run, worldOf, type Running } from '../../simulator/crawl/running'
import { measure, textOf, walk } from '../../simulator/crawl/tree'
import type { NetworkPort } from '../../simulator/host'
import { favouritePage, filmPage, followedPage, footstepPage, line, orderPage } from '../e2e/longLists'
import { dist } from './drawn'

const rows = 10_000
/** Lines of a cart, which comes in one reply: the app reads four megabytes of one. */
const cartLines = 5000
/** Rows of a reply: as many as the app reads of one at most, so that a list grows in a few steps. */
const chunk = 2500

/** ms in which a list has looked where it is and mounted what is near. */
const lookMs = 400
const shopper = { token: 'token', userId: '1' }
const address = 'http://shop.example'
after(listenForRejections())

type Canned = (query: URLSearchParams) => unknown

/** Bytes that one changed quantity may send, in a cart of any length. */
const oneChange = 4096

/** Answers what ends with a path at once; nothing else is in reach. */
function network(replies: Record<string, Canned>): NetworkPort {
  return {
    send: (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const answer = Object.entries(replies).find(([path]) => pathname.endsWith(path))?.[1]
      const abort = () => undefined
      if (!answer) return { reply: Promise.reject(new Error('out of reach')), abort }
      const envelope = { success: true, failed: false, code: '', message: '', data: answer(searchParams) }
      const body = new TextEncoder().encode(JSON.stringify(envelope)).buffer
      const headers = { 'content-type': 'application/json', 'x-server-time': String(Date.now()) }
      return { reply: Promise.resolve({ status: 200, headers, body }), abort }
    }
  }
}

const product = (index: number): ProductCard => ({
  spuCode: `LONG${index}`,
  skuCode: `LONG${index}`,
  shopCode: 'S1',
  shopName: '栖禾自营旗舰店',
  title: `第 ${index + 1} 件 栖禾轻养低糖 IH 电饭煲 智能预约家用多功能`,
  picture: '',
  priceFen: 19_900,
  listPriceFen: 25_900,
  tags: [{ text: '新品', kind: 'brand' }],
  soldCount: 12,
  inStock: true
})

interface List {
  page: string
  params?: object
  canned: Record<string, Canned>
  /** What is written on row N, from 1. */
  row: RegExp
  count: number
  /** Class of a row. */
  look: string
  /** Rows beside each other. */
  inRow?: number
  /** Rows that heads between them, which are no row, may put it off by. */
  near?: number
}

interface Grown {
  running: Running
  /** Holds what is there and what was sent so far against the limits. */
  look(where: string): void
  /** Numbers of the rows on show. */
  shown(): number[]
  /** Ends the mini-program; what was seen of it. */
  end(): string
}

/** Opens a list, lets it grow to its end, and looks at it at its top, in its middle and at its end. */
async function growthOf({ page, params, canned, row, count }: List): Promise<Grown> {
  const world = { ...worldOf(dist, address), network: network(canned) }
  const running = run(world, shopper)
  const { host } = running
  await host.launch({ path: page, query: params ? { params: encodeURIComponent(JSON.stringify(params)) } : {} })
  await running.rest(lookMs)
  const top = () => {
    const topPage = running.top()
    assert.ok(topPage, 'nothing is shown')
    assert.equal(topPage.route, page)
    return topPage
  }
  const shown = () => [...textOf(running.treeOf(top())).matchAll(row)].map(([, number]) => Number(number))
  const lines: string[] = []
  const look = (where: string) => {
    const { nodes, mostChildren, depth } = measure(running.treeOf(top()))
    const most = Math.max(...running.updatesOf(top().id).map(({ bytes }) => bytes))
    const words = `${where}: ${nodes} nodes, ${mostChildren} children, ${depth} levels, setData of ${most} bytes`
    assert.ok(nodes < limits.nodes && mostChildren <= limits.children && depth <= limits.depth, words)
    assert.ok(most <= limits.setDataBytes, words)
    lines.push(words)
  }
  look('at the top')
  for (let ends = 0; ends < count / chunk + 1; ends += 1) {
    host.hook(top(), 'onReachBottom')
    await running.rest(lookMs)
  }
  look('once it has grown')
  assert.ok(shown().includes(1), `at the top there is ${shown().join()}`)
  return {
    running,
    look,
    shown,
    end: () => {
      assert.deepEqual(host.problems, [])
      running.close()
      return lines.join(' · ')
    }
  }
}

/** px of a list when every row is as tall as those on show. */
function lengthOf(running: Running, { count, inRow = 1, look }: List): number {
  const page = running.top()
  const item = page && [...walk(running.treeOf(page))].find((node) => node.className.split(' ').includes(look))
  assert.ok(item, 'no list is shown')
  return (heightOf(item) * count) / inRow
}

/** Jumps as a finger on the scroll bar does, and looks where it is: row `part` of `count` is on show. */
async function jump(list: Grown, of: List): Promise<void> {
  const { running, look, shown } = list
  const length = lengthOf(running, of)
  for (const [where, part] of [
    ['in the middle', 0.5],
    ['at the end', 1]
  ] as const) {
    running.scroll(part * length - 400)
    await running.rest(lookMs)
    look(where)
    const near = shown().some((row) => Math.abs(row - part * of.count) < (of.near ?? 12))
    assert.ok(near, `${where} there is ${shown().join()}`)
  }
}

describe('lists of ten thousand', () => {
  const results: Canned = (query) => {
    const from = (Number(query.get('page') ?? 1) - 1) * Number(query.get('size'))
    const list = Array.from({ length: Math.max(0, Math.min(chunk, rows - from)) }, (_, index) => product(from + index))
    return { list, total: rows, page: Number(query.get('page') ?? 1), size: chunk }
  }
  const search: List = {
    page: 'pagesB/productList/productList',
    params: { keyword: '电' },
    canned: { '/platform-products/search': results },
    row: /第 (\d+) 件/g,
    count: rows,
    look: 'product-grid__row',
    inRow: 2
  }

  it('search results stay bounded, in two columns and in one', async (t) => {
    const list = await growthOf(search)
    await jump(list, search)
    const page = list.running.top()
    const toggle =
      page && [...walk(list.running.treeOf(page))].find((node) => node.className.includes('sort-bar__look'))
    assert.ok(page && toggle)
    list.running.scroll(0)
    bubble(list.running.host, page, toggle, 'tap', {})
    await list.running.rest(lookMs)
    list.look('in one column')
    await jump(list, { ...search, look: 'results__row', inRow: 1 })
    t.diagnostic(list.end())
  })

  it('orders stay bounded', async (t) => {
    const orders: List = {
      page: 'pagesB/order/myOrder',
      canned: { '/order-trades': (query) => orderPage(rows, query, chunk) },
      row: /第 (\d+) 单/g,
      count: rows,
      look: 'order-card'
    }
    const list = await growthOf(orders)
    await jump(list, orders)
    t.diagnostic(list.end())
  })

  const keptLists: List[] = [
    {
      page: 'pagesC/collection/collection',
      canned: { '/favorites/sku': (query) => favouritePage(rows, query, chunk) },
      row: /第 (\d+) 款/g,
      count: rows,
      look: 'favourite'
    },
    {
      page: 'pagesC/myFootprint/myFootprint',
      canned: { '/footstep/page': (query) => footstepPage(rows, query, chunk) },
      row: /第 (\d+) 次看的/g,
      count: rows,
      look: 'footprint-tile',
      inRow: 3,
      near: 400
    },
    {
      page: 'pagesC/shopCollect/shopCollect',
      canned: { '/favorite/shop': (query) => followedPage(rows, query, chunk) },
      row: /第 (\d+) 家栖禾/g,
      count: rows,
      look: 'followed-row'
    },
    {
      page: 'pagesC/live/liveList',
      params: { tab: 'REPLAY' },
      canned: { '/room-list': (query) => filmPage(rows, query, chunk) },
      row: /第 (\d+) 场/g,
      count: rows,
      look: 'live-films',
      inRow: 2
    }
  ]
  for (const keptList of keptLists) {
    it(`${keptList.page} stays bounded, and shows the shape of rows where none are`, async (t) => {
      const list = await growthOf(keptList)
      await jump(list, keptList)
      const page = list.running.top()
      assert.ok(page)
      const items = [...walk(list.running.treeOf(page))].filter(({ className }) =>
        className.includes('ui-windowed__item')
      )
      const bare = items.filter(
        ({ className, children }) => (children.length === 0) !== className.includes('ui-windowed__blank')
      )
      assert.ok(items.some(({ children }) => children.length === 0))
      assert.deepEqual(bare, [])
      t.diagnostic(list.end())
    })
  }

  it(`a cart of ${cartLines} lines stays bounded`, async (t) => {
    const lines = Array.from({ length: cartLines }, (_, index) => line(index))
    const longCart = { shops: [{ shopCode: 'LONGSHOP0', shopName: '栖禾自营旗舰店 1', rows: lines }], invalid: [] }
    const cart: List = {
      page: 'pages/cart/cart',
      canned: { '/carts/list': () => longCart, '/carts': () => longCart },
      row: /第 (\d+) 件/g,
      count: cartLines,
      look: 'cart-line'
    }
    const list = await growthOf(cart)
    await jump(list, cart)
    t.diagnostic(list.end())
  })

  it('one changed quantity in a cart of two hundred lines sends that line', async (t) => {
    const lines = Array.from({ length: 200 }, (_, index) => line(index))
    const keptWith = (rows: typeof lines) => ({
      shops: [{ shopCode: 'LONGSHOP0', shopName: '栖禾自营旗舰店 1', rows }],
      invalid: []
    })
    const more = lines.map((row, index) => (index === 1 ? { ...row, quantity: row.quantity + 1 } : row))
    const replies = { '/carts/list': () => keptWith(lines), '/carts': () => keptWith(more) }
    const running = run({ ...worldOf(dist, address), network: network(replies) }, shopper)
    await running.host.launch({ path: 'pages/cart/cart', query: {} })
    await running.rest(lookMs)
    const page = running.top()
    assert.ok(page)
    const plus = [...walk(running.treeOf(page))].filter(({ className }) =>
      className.split(' ').includes('ui-stepper__step')
    )[3]
    assert.ok(plus, 'there is no second line to add to')
    const before = running.updatesOf(page.id).length
    bubble(running.host, page, plus, 'tap', {})
    await running.rest(lookMs)
    const updates = running.updatesOf(page.id).slice(before)
    const bytes = updates.reduce((sum, update) => sum + update.bytes, 0)
    assert.ok(updates.length > 0, 'nothing was sent')
    assert.ok(bytes < oneChange, `${bytes} bytes in ${updates.length} messages`)
    t.diagnostic(`${bytes} bytes in ${updates.length} messages`)
    running.close()
  })
})

it('pictures that come one after another are shown by a few messages, not by one each', async () => {
  const list = Array.from({ length: 12 }, (_, index) => ({ ...product(index), picture: `/storage/${index}.png` }))
  const replies = { '/platform-products/search': () => ({ list, total: list.length, page: 1, size: 20 }) }
  const running = run({ ...worldOf(dist, address), network: network(replies) }, shopper)
  const { host } = running
  await host.launch({
    path: 'pagesB/productList/productList',
    query: { params: encodeURIComponent(JSON.stringify({ keyword: '电' })) }
  })
  await running.rest(lookMs)
  const page = running.top()
  assert.ok(page)
  const pictures = () => [...walk(running.treeOf(page))].filter(({ tag }) => tag === 'image')
  const isShown = ({ className }: { className: string }) => className.includes('ui-picture__image--shown')
  const toCome = pictures().filter((picture) => !isShown(picture))
  assert.ok(toCome.length >= 6, `${toCome.length} pictures are still to come`)
  const before = running.updatesOf(page.id).length
  for (const picture of toCome) {
    bubble(host, page, picture, 'load', { width: 400, height: 400 })
    await running.pass(5)
  }
  await running.rest(lookMs)
  assert.ok(pictures().every(isShown))
  const messages = running.updatesOf(page.id).length - before
  assert.ok(messages <= 2, `${toCome.length} pictures were shown by ${messages} messages`)
  running.close()
})
