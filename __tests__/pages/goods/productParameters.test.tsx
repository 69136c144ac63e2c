import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { ProductParameters } from '@contract'
import { forgetQueries } from '@/api'
import * as routes from '@/routes'
import { FakeShop } from '../homeSupport'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
import ProductPage from '@/pagesD/productPage/productPage'
import ProductParametersPage from '@/pagesD/productParameters/productParameters'

const go = routes.go as jest.Mock
const path = '/pub/product/parameters?'

const product = (model: string, power: string, over: Partial<ProductParameters['sku']> = {}): ProductParameters => ({
  sku: {
    skuCode: `${model}-1`,
    spuCode: model,
    categoryCode: 'C020101',
    shopCode: 'S1',
    shopName: '旗舰店',
    title: `电饭煲 ${model}`,
    picture: '/storage/pictures/sample.svg',
    specs: [],
    priceFen: 59_900,
    listPriceFen: 69_900,
    available: 5,
    bought: 0,
    ...over
  },
  model,
  categoryCode: 'C0201',
  groups: [
    { code: 'BASIC', name: '主体', rows: [{ code: 'MODEL', name: '型号', value: model }] },
    {
      code: 'POWER',
      name: '用电',
      rows: [
        { code: 'RATED', name: '额定功率', value: power },
        { code: 'VOLTAGE', name: '额定电压', value: '220V' }
      ]
    }
  ]
})
let shop: FakeShop
beforeEach(() => {
  window.localStorage.clear()
  shop = new FakeShop()
    .answer(`${path}skuCode=A-1`, product('A', '800W'))
    .answer(`${path}skuCode=B-1`, product('B', '1100W'))
    .install()
})
afterEach(() => {
  cleanup()
  forgetQueries()
  go.mockClear()
})

it('lists all parameters in their groups', async () => {
  await open(ProductParametersPage, { skuCode: 'A-1' })
  expect(await screen.findByText('800W')).toBeTruthy()
  expect(screen.getByRole('tab', { name: '用电' })).toBeTruthy()
})

it('two products stand side by side; different lines are marked, equal ones can be put away', async () => {
  await open(ProductParametersPage, { skuCode: 'A-1', against: 'B-1' })
  expect(await screen.findByText('1100W')).toBeTruthy()
  expect(screen.getByText('800W')).toBeTruthy()
  expect(screen.getAllByText('不同')).toHaveLength(2)
  expect(screen.getByText('额定电压')).toBeTruthy()
  await tap('只看不同', 'switch')
  expect(screen.queryByText('额定电压')).toBeNull()
  await tap(/结束对比/)
  expect(go).toHaveBeenLastCalledWith('productParameters', { skuCode: 'A-1' }, { replace: true })
})

it('another product of the kind is chosen from a sheet that leaves out the shown one', async () => {
  const card = (spuCode: string) => ({
    spuCode,
    skuCode: `${spuCode}-1`,
    shopCode: 'S1',
    shopName: '旗舰店',
    title: `电饭煲 ${spuCode}`,
    picture: '/storage/pictures/sample.svg',
    priceFen: 100,
    listPriceFen: 100,
    soldCount: 1,
    inStock: true,
    tags: []
  })
  shop.answer('/platform-products/search', { list: [card('A'), card('B')], total: 2, page: 1, size: 20 })
  await open(ProductParametersPage, { skuCode: 'A-1', compare: true })
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(within(dialog).getAllByRole('radio')).toHaveLength(1))
  await tap(/电饭煲 B/, 'radio')
  expect(go).toHaveBeenLastCalledWith('productParameters', { skuCode: 'A-1', against: 'B-1' }, { replace: true })
})

it('a printed code opens the product in short, and leads to buying it', async () => {
  await open(ProductPage, { skuCode: 'A-1' })
  expect(await screen.findByText('电饭煲 A')).toBeTruthy()
  expect(screen.getByText('800W')).toBeTruthy()
  await tap('去购买')
  expect(go).toHaveBeenLastCalledWith('productDetail', { spuCode: 'A', skuCode: 'A-1' })
})

it('a product that is no longer sold can be read about, and leads to others of its kind', async () => {
  shop.answer(`${path}skuCode=A-1`, product('A', '800W', { unsellable: 'DELISTED' }))
  await open(ProductPage, { skuCode: 'A-1' })
  expect(await screen.findByText('已停售，参数和说明仍可查看')).toBeTruthy()
  expect(screen.queryByText('去购买')).toBeNull()
  await tap('看同类产品')
  expect(go).toHaveBeenLastCalledWith('productList', { categoryCode: 'C0201' })
})

it('a code that names no product says so, with a way to search', async () => {
  shop.answer(path, { refused: { code: 'product.missing', message: '没有这件商品' } })
  await open(ProductPage, { skuCode: 'NO' })
  expect(await screen.findByText('没有找到这个产品')).toBeTruthy()
  await tap('搜索产品')
  expect(go).toHaveBeenLastCalledWith('productSearch', {}, { replace: true })
})
