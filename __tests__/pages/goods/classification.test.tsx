import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { configureCalls, matchesContract } from '@/api'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { SiteStore } from '@/stores/site'
import { card, FakeShop } from '../homeSupport'
import { host } from '../../support/taro'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
import Categories from '@/pages/classification/classification'

const go = routes.go as jest.Mock
let shop: FakeShop

const productsReply = (list: unknown[]) => ({ list, total: list.length, page: 1, size: 6 })

const open = async (categoryCode?: string): Promise<void> => {
  host.params = categoryCode === undefined ? {} : { params: encodeURIComponent(JSON.stringify({ categoryCode })) }
  await act(async () => {
    render(createElement(Categories))
  })
}

const selectedTab = () =>
  screen.getAllByRole('tab').find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent
const rail = (name: string) => screen.getByRole('tab', { name })

beforeEach(() => {
  window.localStorage.clear()
  stores.site = new SiteStore()
  shop = new FakeShop()
    .answer('/platform-products/search', productsReply([]))
    .answer('/product/recommend', productsReply([card(3)]))
    .install()
  go.mockClear()
})
afterEach(cleanup)

describe('categories', () => {
  it('begins with what home recommends, and leads from there to a product', async () => {
    await open()
    fireEvent.click(await screen.findByText(card(3).title))
    expect(go).toHaveBeenLastCalledWith('productDetail', { spuCode: card(3).spuCode, skuCode: card(3).skuCode })
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['推荐', '厨房大电', '厨房小电'])
    expect(selectedTab()).toBe('推荐')
    expect(shop.askedFor('/product/recommend').at(-1)?.url).toContain('page=1&scene=HOME&size=10')
    expect(screen.queryByText('侧吸')).toBeNull()
  })

  it('asks again where the recommendations failed, and says where there is none', async () => {
    shop.answer('/product/recommend', new Error('down'))
    await open()
    await screen.findByRole('button', { name: '重试' })
    shop.answer('/product/recommend', productsReply([]))
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: '重试' }))
    })
    await screen.findByText('这一类暂时没有商品')
  })

  it('shows a category and its groups', async () => {
    await open()
    fireEvent.click(await screen.findByText('厨房大电'))
    await screen.findByText('侧吸')
    expect(selectedTab()).toBe('厨房大电')
    expect(screen.queryByText('低糖')).toBeNull()
  })

  it('shows the groups of the category that is chosen, and keeps it', async () => {
    await open()
    fireEvent.click(await screen.findByText('厨房小电'))
    expect(screen.getByText('低糖')).toBeTruthy()
    expect(selectedTab()).toBe('厨房小电')
    act(() => host.show.forEach((listener) => listener()))
    expect(selectedTab()).toBe('厨房小电')
  })

  it.each(['C02', 'C0201', 'C020101'])('opens the category that a link names by %s', async (code) => {
    await open(code)
    await screen.findByText('低糖')
    expect(selectedTab()).toBe('厨房小电')
  })

  it('shows recommendations when a link names a category that is gone', async () => {
    await open('C99')
    await screen.findByText(card(3).title)
    expect(selectedTab()).toBe('推荐')
  })

  it('opens the list of a leaf, of a whole group and of the banner', async () => {
    await open('C02')
    fireEvent.click(await screen.findByText('低糖'))
    expect(go).toHaveBeenLastCalledWith('productList', { categoryCode: 'C020101', title: '低糖' })
    fireEvent.click(screen.getByText('全部'))
    expect(go).toHaveBeenLastCalledWith('productList', { categoryCode: 'C0201', title: '电饭煲' })
    fireEvent.click(screen.getByText('一人食'))
    expect(go).toHaveBeenLastCalledWith('productList', { categoryCode: 'C02', title: '一人食' })
  })

  it('puts groups of one or two pictures into one grid without headings', async () => {
    const leaf = (code: string) => ({ categoryCode: code, name: `叶${code}`, picture: '/a.svg' })
    const groups = [
      { categoryCode: 'A', name: '挂机', children: [leaf('A1')] },
      { categoryCode: 'B', name: '柜机', children: [leaf('B1'), leaf('B2')] },
      { categoryCode: 'C', name: '移动', children: [leaf('C1'), leaf('C2'), leaf('C3')] }
    ]
    shop.answer('/product/categories', { list: [{ categoryCode: 'C09', name: '空调', groups }] })
    await open('B')
    await screen.findByText('叶B2')
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['移动'])
    const grids = [...document.querySelectorAll('.category-group__leaves')]
    expect(grids.map(({ textContent }) => textContent)).toEqual(['叶A1叶B1叶B2', '叶C1叶C2叶C3'])
    expect(document.getElementById('category-group-B')?.textContent).toBe('叶B1')
  })

  it('says what of the category sells most, and asks again where that failed', async () => {
    shop.answer('/platform-products/search', new Error('down'))
    await open('C02')
    await screen.findByText('本类热卖')
    shop.answer('/platform-products/search', productsReply([card(1), card(2)]))
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: '重试' }))
    })
    fireEvent.click(await screen.findByText(card(2).title))
    expect(go).toHaveBeenLastCalledWith('productDetail', { spuCode: card(2).spuCode, skuCode: card(2).skuCode })
    expect(shop.askedFor('/platform-products/search').at(-1)?.url).toContain(
      'categoryCode=C02&page=1&size=6&sort=SALES'
    )
  })

  it('shows its shape while it loads', async () => {
    shop.hold('/product/categories')
    await open()
    expect(screen.getByRole('status', { name: '正在加载分类' })).toBeTruthy()
    await act(async () => shop.release())
    await screen.findByText('厨房大电')
    expect(screen.queryByRole('status', { name: '正在加载分类' })).toBeNull()
  })

  it('says that there is nothing, with a way home', async () => {
    shop.answer('/product/categories', { list: [] })
    await open()
    fireEvent.click(await screen.findByText('去首页'))
    expect(go).toHaveBeenLastCalledWith('index', {})
  })

  it('takes a reply that is no list for a failure, not for a wait without end', async () => {
    configureCalls({ matchesContract })
    shop.answer('/product/categories', {})
    await open()
    await screen.findByText('重试')
    configureCalls({})
  })

  it('says so where a category holds nothing', async () => {
    shop.answer('/product/categories', { list: [{ categoryCode: 'C01', name: '空', groups: [] }] })
    await open('C01')
    await screen.findByText('这一类暂时没有商品')
  })

  it('opens search from its bar', async () => {
    await open()
    await waitFor(() => expect(rail('厨房大电')).toBeTruthy())
    fireEvent.click(screen.getByText('搜索商品、型号、品类'))
    expect(go).toHaveBeenLastCalledWith('productSearch')
  })
})
