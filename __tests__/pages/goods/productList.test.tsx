import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createElement } from 'react'
import { forgetQueries } from '@/api'
import type * as searchRules from '@/features/search/rules'
import * as routes from '@/routes'
import { readStored, stores, writeStoredAddress } from '@/stores'
import { card, FakeShop } from '../homeSupport'
import { host } from '../../support/taro'
import { product } from './productSupport'
import { address } from '../orders/purchase'
import { giveParams } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
/** How often the quick filters were drawn. */
let mockDrawn = 0
jest.mock('@/features/search/rules', () => {
  const rules = jest.requireActual<typeof searchRules>('@/features/search/rules')
  return {
    ...rules,
    quickChips: (...args: Parameters<typeof searchRules.quickChips>) => {
      mockDrawn += 1
      return rules.quickChips(...args)
    }
  }
})
import ProductList from '@/pagesB/productList/productList'
import NoProductDetail from '@/pagesB/productList/noProductDetail'

const go = routes.go as jest.Mock
const searchPath = '/platform-products/search?'
const facets = {
  categories: [
    { categoryCode: 'C1', name: '低糖', count: 4 },
    { categoryCode: 'C2', name: '迷你', count: 2 }
  ],
  attributes: [
    {
      attrCode: 'SIZE',
      name: '容量',
      values: [
        { valueCode: '4L', name: '4L', count: 9 },
        { valueCode: '3L', name: '3L', count: 5 }
      ]
    }
  ],
  minPriceFen: 9900,
  maxPriceFen: 102800
}
let shop: FakeShop

const open = async (params: object = { keyword: '电饭煲' }) => {
  giveParams(params)
  await act(async () => {
    render(createElement('div', { className: 'taro_page' }, createElement(ProductList)))
  })
}
/** As a finger does from the page's top. */
const pull = async () => {
  const page = document.querySelector('.taro_page') as HTMLElement
  fireEvent.touchStart(page, { touches: [{ clientX: 100, clientY: 100 }] })
  for (let y = 100; y <= 400; y += 30) fireEvent.touchMove(page, { touches: [{ clientX: 100, clientY: y }] })
  await act(async () => void fireEvent.touchEnd(page, { touches: [] }))
}
const tap = (name: string | RegExp, place: HTMLElement = document.body) =>
  act(async () => void fireEvent.click(within(place).getByRole('button', { name })))
const query = () => {
  const calls = shop.askedFor(searchPath)
  return Object.fromEntries(new URL(calls[calls.length - 1]?.url ?? '', 'http://x').searchParams)
}
const page = (number: number, total: number) => ({
  list: Array.from({ length: Math.min(20, total - (number - 1) * 20) }, (_, index) => card(number * 100 + index)),
  total,
  page: number,
  size: 20
})

beforeEach(() => {
  window.localStorage.clear()
  shop = new FakeShop()
    .answer(searchPath, ({ url }: { url: string }) =>
      page(Number(new URL(url, 'http://x').searchParams.get('page')), 45)
    )
    .answer('/search-filter-count', { count: 7 })
    .answer('/search-filter', facets)
    .install()
  go.mockReset().mockResolvedValue(true)
})
afterEach(cleanup)

describe('a list of products', () => {
  it('shows the words of the search, and goes on at its end until it ends', async () => {
    await open()
    expect(await screen.findByText('商品 100')).toBeTruthy()
    expect(screen.getByText('电饭煲')).toBeTruthy()
    await act(async () => host.reachBottom.forEach((listener) => listener()))
    await waitFor(() => expect(query().page).toBe('2'))
    await act(async () => host.reachBottom.forEach((listener) => listener()))
    await waitFor(() => expect(query().page).toBe('3'))
    expect(await screen.findByText('没有更多了')).toBeTruthy()
  })

  it('shows the shop that the words fit among the results, and leads there', async () => {
    const shopFacts = { shopCode: 'S1', shopName: '一号店', logo: '/l.svg', slogan: '', productCount: 12, soldCount: 1 }
    shop.answer('/online-shop-list/search', {
      ...{ total: 1, page: 1, size: 1 },
      list: [{ ...shopFacts, selfOperated: true, score: 48, products: [card(7)] }]
    })
    await open()
    expect(await screen.findByText(/4\.8 分/)).toBeTruthy()
    await tap('进店 一号店')
    expect(go).toHaveBeenLastCalledWith('shop', { shopCode: 'S1' })
  })

  it('leads to the product, to other words, and to the cart', async () => {
    await open()
    fireEvent.click(await screen.findByText('商品 100'))
    expect(go).toHaveBeenLastCalledWith('productDetail', { spuCode: 'P100', skuCode: 'P100-1' })
    fireEvent.click(screen.getByText('电饭煲'))
    expect(go).toHaveBeenLastCalledWith('productSearch', { keyword: '电饭煲' })
    await tap('清空搜索词')
    expect(go).toHaveBeenLastCalledWith('productSearch')
    fireEvent.click(screen.getByRole('link', { name: /^购物车/ }))
    expect(go).toHaveBeenLastCalledWith('cart')
  })

  it('loads by the words, category or shop of its opening', async () => {
    await open({ categoryCode: 'C9', shopCode: 'S1', title: '旗舰店' })
    await screen.findByText('商品 100')
    expect(query()).toMatchObject({ categoryCode: 'C9', shopCode: 'S1', sort: 'DEFAULT', page: '1', size: '20' })
    expect(screen.getByText('旗舰店')).toBeTruthy()
  })

  it('is sorted by sales, and by price up and down', async () => {
    await open()
    await tap('销量')
    await waitFor(() => expect(query().sort).toBe('SALES'))
    await tap('价格')
    await waitFor(() => expect(query().sort).toBe('PRICE_ASC'))
    await tap('价格，从低到高')
    await waitFor(() => expect(query().sort).toBe('PRICE_DESC'))
  })

  it('sorted there and back shows its rows without a call, until it is pulled', async () => {
    await open()
    await screen.findByText('商品 100')
    await tap('销量')
    await waitFor(() => expect(query().sort).toBe('SALES'))
    await tap('综合')
    expect(await screen.findByText('商品 100')).toBeTruthy()
    await tap('销量')
    expect(await screen.findByText('商品 100')).toBeTruthy()
    expect(shop.askedFor(searchPath)).toHaveLength(2)
    await pull()
    await waitFor(() => expect(shop.askedFor(searchPath)).toHaveLength(3))
    expect(query().sort).toBe('SALES')
    await tap('综合')
    await waitFor(() => expect(shop.askedFor(searchPath)).toHaveLength(4))
  })

  it('keeps what it shows until it is sorted, and goes to its top then', async () => {
    await open()
    await screen.findByText('商品 100')
    shop.hold(searchPath)
    const scroller = document.querySelector('.taro_page') as HTMLElement
    scroller.scrollTop = 300
    await tap('销量')
    expect(screen.getByRole('button', { name: '销量' }).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByText('商品 100')).toBeTruthy()
    expect(document.querySelector('.ui-paged--waiting')).not.toBeNull()
    expect(scroller.scrollTop).toBe(300)
    await act(async () => shop.release())
    await waitFor(() => expect(document.querySelector('.ui-paged--waiting')).toBeNull())
    expect(scroller.scrollTop).toBe(0)
  })

  it('after a failed sorting stays as it is, says so, and its bar names the shown sorting', async () => {
    await open()
    await screen.findByText('商品 100')
    shop.answer(searchPath, new Error('offline'))
    await tap('销量')
    expect(await screen.findByText('没有加载出来，仍显示原来的结果')).toBeTruthy()
    expect(screen.getByText('商品 100')).toBeTruthy()
    expect(document.querySelector('.ui-paged--waiting')).toBeNull()
    expect(screen.getByRole('button', { name: '综合' }).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('button', { name: '销量' }).getAttribute('aria-pressed')).toBe('false')
    shop.answer(searchPath, page(2, 45))
    await act(async () => host.reachBottom.forEach((listener) => listener()))
    await waitFor(() => expect(query()).toMatchObject({ sort: 'DEFAULT', page: '2' }))
  })

  it('says above its rows that a refresh failed', async () => {
    await open()
    await screen.findByText('商品 100')
    shop.answer(searchPath, new Error('offline'))
    await pull()
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByText('商品 100')).toBeTruthy()
    shop.answer(searchPath, page(1, 45))
    await tap('重试')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('opened for new products begins with the newest, and says so', async () => {
    await open({ sort: 'NEWEST' })
    await screen.findByText('商品 100')
    expect(query()).toMatchObject({ sort: 'NEWEST', page: '1' })
    expect(screen.getByText('新品')).toBeTruthy()
    await tap('销量')
    await waitFor(() => expect(query().sort).toBe('SALES'))
    await tap('上新')
    await waitFor(() => expect(screen.getByRole('button', { name: '上新' }).getAttribute('aria-pressed')).toBe('true'))
  })

  it('is laid out in one column at a tap, and remembers it', async () => {
    await open()
    await screen.findByText('商品 100')
    await tap('改为单列显示')
    expect(document.querySelector('.product-row')).not.toBeNull()
    expect(readStored('listLook')).toBe('rows')
    window.history.replaceState(null, '', '/pagesB/productList/productList')
    expect(document.cookie).toContain('listLook=rows')
    document.cookie = 'listLook=; Path=/pagesB/productList/productList; Max-Age=0'
    window.history.replaceState(null, '', '/')
    expect(document.cookie).toBe('')
    cleanup()
    forgetQueries() // as after a reload
    shop.hold(searchPath)
    await open()
    expect(document.querySelector('.results-wait--rows .ui-skeleton')).not.toBeNull()
    await act(async () => shop.release())
    await screen.findByText('商品 100')
    expect(document.querySelector('.product-tile')).toBeNull()
  })
})

describe('filters', () => {
  it('open over bars that are not drawn anew for them', async () => {
    await open()
    await screen.findByText('商品 100')
    await screen.findByRole('button', { name: '低糖' })
    const before = mockDrawn
    await tap('筛选')
    expect(screen.getByRole('dialog', { name: '筛选' })).toBeTruthy()
    expect(mockDrawn).toBe(before)
  })

  it('narrow the list by one tap, and another tap takes them back', async () => {
    await open()
    await tap('仅看有货')
    await waitFor(() => expect(query().inStock).toBe('true'))
    await tap('3L')
    await waitFor(() => expect(query().attrs).toBe('SIZE:3L'))
    await tap('低糖')
    await waitFor(() => expect(query().categoryCode).toBe('C1'))
    expect(screen.getByRole('button', { name: '筛选，已选 3 项' })).toBeTruthy()
    await tap('3L')
    await waitFor(() => expect(query().attrs).toBeUndefined())
  })

  it('stay in the address, which opens the list with them', async () => {
    const address = () => routes.decodeParams('productList', new URLSearchParams(window.location.search).get('params'))
    window.history.replaceState({ idx: 3 }, '', routes.urlOf('productList', { keyword: '电饭煲' }))
    await open()
    await tap('仅看有货')
    await tap('3L')
    await waitFor(() => expect(address()).toEqual({ keyword: '电饭煲', inStock: true, attrs: ['SIZE:3L'] }))
    // the router's own count of entries is left as it was
    expect(window.history.state).toEqual({ idx: 3 })
    cleanup()
    await open(address())
    expect(await screen.findByRole('button', { name: '筛选，已选 2 项' })).toBeTruthy()
    await waitFor(() => expect(query()).toMatchObject({ inStock: 'true', attrs: 'SIZE:3L' }))
    await tap('仅看有货')
    await waitFor(() => expect(address()).toEqual({ keyword: '电饭煲', attrs: ['SIZE:3L'] }))
    window.history.replaceState(null, '', '/')
  })

  it('that could not be applied are taken back, and the rows stay', async () => {
    await open()
    await screen.findByText('商品 100')
    shop.answer(searchPath, new Error('offline'))
    await tap('仅看有货')
    expect(await screen.findByText('没有加载出来，仍显示原来的结果')).toBeTruthy()
    expect(screen.getByRole('button', { name: '仅看有货' }).getAttribute('aria-pressed')).toBe('false')
    expect(screen.getByText('商品 100')).toBeTruthy()
    expect(screen.getByRole('button', { name: '筛选' })).toBeTruthy()
  })

  it('list sizes by their number', async () => {
    await open()
    await screen.findByText('商品 100')
    await tap('筛选')
    const sheet = screen.getByRole('dialog', { name: '筛选' })
    await within(sheet).findByText('容量')
    const names = within(sheet)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
    expect(names.indexOf('3L')).toBeLessThan(names.indexOf('4L'))
  })

  it('in the sheet change nothing until they are applied, tell how many are left, and turn a range round', async () => {
    await open()
    await screen.findByText('商品 100')
    await tap('筛选')
    const sheet = screen.getByRole('dialog', { name: '筛选' })
    fireEvent.change(within(sheet).getByLabelText('最低价'), { target: { value: '5000' } })
    fireEvent.change(within(sheet).getByLabelText('最高价'), { target: { value: '¥1,000.50' } })
    fireEvent.blur(within(sheet).getByLabelText('最高价'))
    expect(within(sheet).getByText('最低价高于最高价，已为你对调')).toBeTruthy()
    expect(query().minPriceFen).toBeUndefined()
    await within(sheet).findByText('查看 7 件商品')
    await tap('查看 7 件商品', sheet)
    await waitFor(() => expect(query()).toMatchObject({ minPriceFen: '100000', maxPriceFen: '500000' }))
  })

  it('that leave nothing can not be applied; reset takes all back', async () => {
    shop.answer('/search-filter-count', { count: 0 })
    await open()
    await screen.findByText('商品 100')
    await tap('筛选')
    const sheet = screen.getByRole('dialog', { name: '筛选' })
    await tap('4L', sheet)
    const none = await within(sheet).findByRole('button', { name: '没有符合的商品' })
    expect((none as HTMLButtonElement).disabled).toBe(true)
    await tap('重置', sheet)
    expect(within(sheet).getByRole('button', { name: '4L' }).getAttribute('aria-pressed')).toBe('false')
  })

  it('show a colour beside its name, as the gateway gives it', async () => {
    const colours = [
      { valueCode: 'CELADON', name: '青瓷绿', swatch: '#aed5c4', count: 3 },
      { valueCode: 'MIXED', name: '拼色', count: 2 }
    ]
    const attributes = [...facets.attributes, { attrCode: 'COLOR', name: '颜色', values: colours }]
    shop.answer('/search-filter', { ...facets, attributes })
    await open()
    await tap('筛选')
    const sheet = screen.getByRole('dialog', { name: '筛选' })
    const swatchOf = (name: string) =>
      within(sheet).getByRole('button', { name }).querySelector<HTMLElement>('.ui-swatch')?.style.backgroundColor
    expect(swatchOf('青瓷绿')).toBe('rgb(174, 213, 196)')
    expect(swatchOf('拼色')).toBeUndefined()
    expect(swatchOf('4L')).toBeUndefined()
  })

  it('say when they could not be loaded, and can be loaded again', async () => {
    shop.answer('/search-filter', new Error('offline'))
    await open()
    expect(document.querySelector('.quick-chips__wait')).toBeNull()
    await tap('筛选')
    const sheet = screen.getByRole('dialog', { name: '筛选' })
    expect(within(sheet).getByText('筛选项没有加载出来')).toBeTruthy()
    shop.answer('/search-filter', facets)
    await tap('重试', sheet)
    expect(await within(sheet).findByText('容量')).toBeTruthy()
  })
})

describe('a list without products', () => {
  it('shows its shape while it loads', async () => {
    shop.hold(searchPath)
    await open()
    expect(document.querySelector('.ui-skeleton__tiles')).not.toBeNull()
    await act(async () => shop.release())
    expect(await screen.findByText('商品 100')).toBeTruthy()
  })

  it('says that nothing was found, leads to other words and recommends', async () => {
    shop.answer(searchPath, page(1, 0))
    await open()
    expect(await screen.findByText('没有找到“电饭煲”相关的商品')).toBeTruthy()
    expect(await screen.findByText('商品 11')).toBeTruthy()
    await tap('换个词搜')
    expect(go).toHaveBeenCalledWith('productSearch', { keyword: '电饭煲' })
  })

  it('offers to clear the filters that left nothing', async () => {
    shop.answer(searchPath, ({ url }: { url: string }) => page(1, url.includes('inStock') ? 0 : 3))
    await open()
    await screen.findByText('商品 100')
    await tap('仅看有货')
    await screen.findByText('没有符合筛选条件的商品')
    await tap('清除筛选')
    expect(await screen.findByText('商品 100')).toBeTruthy()
  })

  it('says when it could not be loaded, and tries again', async () => {
    shop.answer(searchPath, new Error('offline'))
    await open()
    await screen.findByText('网络不佳，请稍后重试')
    shop.answer(searchPath, page(1, 3))
    await tap('重试')
    expect(await screen.findByText('商品 100')).toBeTruthy()
  })

  it('keeps its products when more could not be loaded, and tries that again', async () => {
    await open()
    await screen.findByText('商品 100')
    shop.answer(searchPath, new Error('offline'))
    await act(async () => host.reachBottom.forEach((listener) => listener()))
    await screen.findByText('没有加载出来，点这里重试')
    expect(screen.getByText('商品 100')).toBeTruthy()
    shop.answer(searchPath, page(2, 45))
    await tap('没有加载出来，点这里重试')
    await waitFor(() => expect(screen.queryByText('没有加载出来，点这里重试')).toBeNull())
  })
})

describe('a product that no longer exists', () => {
  const others = (from: number) => ({ list: [card(from), card(from + 1)], total: 2, page: 1, size: 10 })
  const kinds = ({ url }: { url: string }) => (url.includes('categoryCode=C77') ? others(11) : others(12))

  it('shows others of its kind first, and recommends the rest', async () => {
    shop
      .answer('/product/detail', product({ spuCode: 'P11', categoryCode: 'C77', onSale: false }))
      .answer('/product/recommend', kinds)
    giveParams({ spuCode: 'P11' })
    await act(async () => {
      render(createElement(NoProductDetail))
    })
    expect(await screen.findByRole('heading', { name: '相似商品' })).toBeTruthy()
    await screen.findByText('商品 13')
    // its own kind, without itself; and what stands there is not recommended once more
    expect(screen.getAllByText(/^商品 \d+$/).map(({ textContent }) => textContent)).toEqual(['商品 12', '商品 13'])
  })

  it('leaves no hole beside the last of its kind', async () => {
    const three = { list: [card(12), card(13), card(14)], total: 3, page: 1, size: 10 }
    shop
      .answer('/product/detail', product({ spuCode: 'P11', categoryCode: 'C77', onSale: false }))
      .answer('/product/recommend', ({ url }: { url: string }) =>
        url.includes('categoryCode=C77') ? three : { list: [], total: 0, page: 1, size: 10 }
      )
    giveParams({ spuCode: 'P11' })
    await act(async () => {
      render(createElement(NoProductDetail))
    })
    await screen.findByText('商品 13')
    expect(screen.getAllByText(/^商品 \d+$/).map(({ textContent }) => textContent)).toEqual(['商品 12', '商品 13'])
  })

  it('says so, leads home and recommends others than itself', async () => {
    giveParams({ spuCode: 'P11' })
    await act(async () => {
      render(createElement(NoProductDetail))
    })
    expect(screen.getByRole('heading', { level: 1, name: '商品已下架' })).toBeTruthy()
    expect(screen.getByText('这件商品下架了')).toBeTruthy()
    expect(await screen.findByText('商品 12')).toBeTruthy()
    expect(screen.queryByText('商品 11')).toBeNull()
    await tap('去首页逛逛')
    expect(go).toHaveBeenCalledWith('index')
  })
})

describe('beside the products', () => {
  const results = () => ({ list: [card(1), card(2)], total: 2, page: 1, size: 20 })

  it('cards show their marks and their stock in the shopper’s region, each loaded once', async () => {
    window.localStorage.setItem('deliverRegion', JSON.stringify('330106'))
    const [first, two] = [card(1), card(2)]
    shop
      .answer(searchPath, results())
      .answer('/search-mark', { list: [{ spuCode: first.spuCode, marks: [{ text: '满 500 减 60', kind: 'sale' }] }] })
      .answer('/batch/shop-stock-status', {
        list: [
          { skuCode: first.skuCode, status: 'IN_STOCK', available: 90 },
          { skuCode: two.skuCode, status: 'FEW_LEFT', available: 3 }
        ]
      })
    await open()
    expect(await screen.findByText('满 500 减 60')).toBeTruthy()
    expect(screen.getByText('仅剩 3 件')).toBeTruthy()
    const requests = shop.askedFor('/batch/shop-stock-status')
    expect(requests.map(({ body }) => JSON.parse(body ?? '') as unknown)).toEqual([
      { skuCodes: [first.skuCode, two.skuCode], regionCode: '330106' }
    ])
    expect(
      shop.askedFor('/search-mark').map(({ url }) => new URL(url, 'https://shop').searchParams.get('skuCodes'))
    ).toEqual([`${first.skuCode},${two.skuCode}`])
  })

  it('a shopper’s address in use comes before a region that was chosen once', async () => {
    window.localStorage.setItem('deliverRegion', JSON.stringify('330106'))
    act(() => stores.session.login('t', 'U1'))
    writeStoredAddress('U1', { ...address, districtCode: '440304' })
    shop.answer(searchPath, results())
    await open()
    await screen.findAllByText(card(1).title)
    const requests = shop.askedFor('/batch/shop-stock-status')
    expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({ regionCode: '440304' })
  })

  it('a recipe of a dish in the words stands among them', async () => {
    const recipe = {
      ...{ recipeCode: 'R1', name: '腊味煲仔饭', picture: '/storage/pictures/dish.svg', applianceCode: 'RICE' },
      ...{ tastes: [], minutes: 45, level: 2, cookedCount: 1280, favorite: false }
    }
    shop
      .answer(searchPath, results())
      .answer('/crm-group-get/recipe', { list: [recipe], total: 1, page: 1, size: 1 })
      .answer('/product-sku-by-name', { list: [], total: 0, page: 1, size: 1 })
    await open({ keyword: '煲仔饭' })
    const row = await screen.findByRole('link', { name: /食谱.*腊味煲仔饭/ })
    await act(async () => void fireEvent.click(row))
    expect(go).toHaveBeenLastCalledWith('cookingRecipeDetail', { recipeCode: 'R1' })
  })
})
