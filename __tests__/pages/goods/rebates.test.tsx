import { act, cleanup, screen, within } from '@testing-library/react'
import type { OwnRebate, RebateProduct } from '@contract'
import { forgetQueries } from '@/api'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { FakeShop } from '../homeSupport'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import ReturnProductList from '@/pagesB/productList/returnProductList'

const go = routes.go as jest.Mock

const searchPath = '/platform-fy-products/search'
const ownPath = '/v1/rebate/own'
const DAY_MS = 86_400_000

const rebate = (code: string, rebateFen: number, over: Partial<RebateProduct['product']> = {}): RebateProduct => ({
  product: {
    spuCode: `P${code}`,
    skuCode: `K${code}`,
    shopCode: 'S1',
    shopName: '一号店',
    title: `电水壶 ${code}`,
    picture: '/storage/pictures/a.svg',
    priceFen: 29_900,
    listPriceFen: 29_900,
    soldCount: 1,
    inStock: true,
    tags: [],
    ...over
  },
  rebateFen,
  days: 7
})
const page = <T,>(list: T[]) => ({ list, total: list.length, page: 1, size: 10 })
const own = (over: Partial<OwnRebate> = {}): OwnRebate => ({
  orderCode: 'OR1',
  position: 0,
  title: '电水壶',
  picture: '/storage/pictures/a.svg',
  rebateFen: 8_500,
  state: 'PENDING',
  orderedAt: Date.now() - 5 * DAY_MS,
  receivedAt: Date.now() - 3 * DAY_MS,
  dueAt: Date.now() + 4 * DAY_MS - 1,
  waitsForCase: false,
  days: 7,
  ...over
})
const owns = (list: OwnRebate[], pendingFen: number, earnedFen: number) => ({ ...page(list), pendingFen, earnedFen })

let shop: FakeShop

beforeEach(() => {
  window.localStorage.clear()
  shop = new FakeShop()
    .answer(searchPath, page([rebate('1', 3_000), rebate('2', 1_250, { inStock: false })]))
    .answer(ownPath, owns([], 0, 0))
    .install()
})
afterEach(() => {
  cleanup()
  act(() => stores.session.logout())
  forgetQueries()
  jest.clearAllMocks()
})

const logIn = () => stores.session.login('T1', 'U1')

test('the money back stands at each product, with its cost in the end', async () => {
  await open(ReturnProductList)
  const tile = await screen.findByRole('link', { name: /电水壶 1/ })
  expect(tile.textContent).toMatch(/返¥30收货 7 天/)
  expect(tile.textContent).toContain('返后 ¥269.00')
  expect(screen.getByRole('link', { name: /电水壶 2/ }).textContent).toContain('已抢光')
  // nobody is asked who they are for looking
  expect(shop.askedFor(ownPath)).toHaveLength(0)
})

test('another way to look asks for it', async () => {
  await open(ReturnProductList)
  await screen.findByText('电水壶 1')
  shop.answer(searchPath, page([rebate('9', 900)]))
  await tap('百元内')
  expect(await screen.findByText('电水壶 9')).toBeTruthy()
  expect(shop.askedFor(searchPath).at(-1)?.url).toContain('view=UNDER_100')
})

test('the next money back is shown on its way, with the days that are left', async () => {
  logIn()
  shop.answer(ownPath, owns([own()], 8_500, 0))
  await open(ReturnProductList)
  expect(await screen.findByText('正在返 ¥85.00')).toBeTruthy()
  expect(screen.getByText('过 7 天')).toBeTruthy()
  expect(screen.getByText('还有 4 天')).toBeTruthy()
})

test('a case says that the money back waits for it, and before the receipt no day is promised', async () => {
  logIn()
  shop.answer(ownPath, owns([own({ waitsForCase: true })], 8_500, 0))
  await open(ReturnProductList)
  expect(await screen.findByText('售后完再返')).toBeTruthy()
  cleanup()
  forgetQueries()
  const { receivedAt: _received, dueAt: _due, ...ordered } = own()
  shop.answer(ownPath, owns([ordered], 8_500, 0))
  await open(ReturnProductList)
  expect(await screen.findByText('收货后算')).toBeTruthy()
})

test('the records tell each by its state, and lead to its order', async () => {
  logIn()
  const rows = [
    own({ orderCode: 'OR1' }),
    own({ orderCode: 'OR2', state: 'EARNED', rebateFen: 500, paidAt: Date.now() }),
    own({ orderCode: 'OR3', state: 'VOID', rebateFen: 700 }),
    own({ orderCode: 'OR4', state: 'LATER' as OwnRebate['state'] })
  ]
  shop.answer(ownPath, owns(rows, 8_500, 500))
  await open(ReturnProductList)
  await tap('返利记录')
  const list = await screen.findByRole('dialog')
  expect(await within(list).findByText('会返 ¥85.00')).toBeTruthy()
  expect(within(list).getByText('已返 ¥5.00')).toBeTruthy()
  expect(within(list).getByText('商品退了，¥7.00 不返')).toBeTruthy()
  expect(within(list).getByText('状态有更新')).toBeTruthy()
  await tap(/已返 ¥5.00/, 'link')
  expect(go).toHaveBeenCalledWith('orderDetail', { orderCode: 'OR2' })
})

test('where nothing gives money back there is a way on', async () => {
  shop.answer(searchPath, page([]))
  await open(ReturnProductList)
  await tap('去首页逛逛')
  expect(go).toHaveBeenCalledWith('index')
})
