import stacks from '@tarojs/router/dist/router/stack'
import { depthOf, patchTaroRouter, replaceQuery, type StackedPage } from '@/platform/pageStack/index.h5'

const list = '/pagesB/productList/productList'
const queryOf = (keyword: string) => `params=${encodeURIComponent(JSON.stringify({ keyword }))}`
const listOf = (keyword: string, stamp: string): StackedPage => ({
  path: `${list}?stamp=${stamp}`,
  $taroParams: { params: queryOf(keyword).slice('params='.length), stamp }
})
const pages = [listOf('a', '1'), { path: '/pagesB/productDetail/index?stamp=2', $taroParams: {} }, listOf('b', '3')]

describe('which page of the stack an address means', () => {
  test.each([
    ['the page of the same path and query', list, `?${queryOf('a')}`, 1, 2],
    ['not the one of the same path with another query', list, `?${queryOf('c')}`, 1, -1],
    ['not one of the same path without a query', list, '', 1, -1],
    ['the top itself only when it is asked for', list, `?${queryOf('b')}`, 0, 0],
    ['the top is left out otherwise', list, `?${queryOf('b')}`, 1, -1],
    ['the router’s own keys do not count', list, `?$taroTimestamp=9&${queryOf('a')}`, 1, 2],
    ['a page without a query', '/pagesB/productDetail/index', '', 1, 1],
    ['a path that is not there', '/pages/cart/cart', '', 1, -1]
  ])('%s', (_, path, search, from, depth) => {
    expect(depthOf(pages, path, search, from)).toBe(depth)
  })

  test('a page without a path is nobody’s', () => {
    expect(depthOf([{}, {}], '/pages/cart/cart', '', 0)).toBe(-1)
  })
})

test('a page with another query is found by that one, also once it lies below', () => {
  const page = listOf('a', '1')
  jest.spyOn(stacks, 'last', 'get').mockReturnValue(page as typeof stacks.last)
  window.history.replaceState({ idx: 3 }, '', `${list}?${queryOf('a')}`)
  replaceQuery(`${list}?${queryOf('锅')}`)
  expect(window.location.search).toBe(`?${queryOf('锅')}`)
  expect(window.history.state).toEqual({ idx: 3 })
  expect(depthOf([page, {}], list, window.location.search, 1)).toBe(1)
  expect(depthOf([page, {}], list, `?${queryOf('a')}`, 1)).toBe(-1)
  expect(page.$taroParams?.['stamp']).toBe('1')
  jest.restoreAllMocks()
})

describe('a document that is left', () => {
  const events: string[] = []
  const hear = () => events.push(document.visibilityState)
  const become = (state: 'hidden' | 'visible') => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }
  beforeAll(patchTaroRouter)
  beforeEach(() => {
    events.length = 0
    window.addEventListener('visibilitychange', hear)
  })
  afterEach(() => {
    window.removeEventListener('visibilitychange', hear)
    window.dispatchEvent(new Event('pageshow'))
    Reflect.deleteProperty(document, 'visibilityState')
  })

  test('notifies nobody when it hides, and notifies of its return from the page cache', () => {
    window.dispatchEvent(new Event('pagehide'))
    become('hidden')
    expect(events).toEqual([])
    become('visible')
    window.dispatchEvent(new Event('pageshow'))
    expect(events).toEqual(['visible'])
  })

  test('notifies of each hiding behind another window, also after it came back', () => {
    become('hidden')
    become('visible')
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pageshow'))
    become('hidden')
    expect(events).toEqual(['hidden', 'visible', 'hidden'])
  })
})

test('the router asks by path and gets the page of the browser’s address', () => {
  patchTaroRouter()
  // the router's pages carry far more than their address
  for (const page of pages) stacks.push(page as Parameters<typeof stacks.push>[0])
  window.history.replaceState(null, '', `${list}?${queryOf('c')}`)
  expect(stacks.getPrevIndex(list)).toBe(-1)
  expect(stacks.getDelta(list)).toBe(1)
  window.history.replaceState(null, '', `${list}?${queryOf('a')}`)
  expect(stacks.getPrevIndex(list)).toBe(0)
  expect(stacks.getDelta(list)).toBe(2)
})

test.each([
  ['/x%zz', '/-/unreadable'],
  ['/pages/cart/%E0%A4%A', '/-/unreadable'],
  ['/pages/cart/cart', '/pages/cart/cart'],
  ['/%E9%94%85', '/%E9%94%85']
])('the router, which decodes the path, finds for %s %s', (path, read) => {
  window.history.replaceState({ idx: 3 }, '', path)
  patchTaroRouter()
  expect(window.location.pathname).toBe(read)
  expect(window.history.state).toEqual({ idx: 3 })
})
