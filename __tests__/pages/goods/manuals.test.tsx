import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ManualProduct } from '@contract'
import { forgetQueries } from '@/api'
import * as routes from '@/routes'
import { readStored, stores, writeStored } from '@/stores'
import { FakeShop } from '../homeSupport'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
const mockLoad = jest.fn()
jest.mock('@/platform/document', () => ({
  loadDocument: (...args: unknown[]) => mockLoad(...args) as unknown,
  openDocument: () => Promise.resolve(true)
}))
jest.mock('@/features/manual/read/viewer/book', () => ({
  openBook: jest.fn(() => Promise.reject(new Error('no PDF')))
}))
import ManualClassify from '@/pagesC/productManual/manualClassify'
import ManualSearch from '@/pagesC/productManual/manualSearch'
import ProductManual from '@/pagesC/productManual/productManual'

const go = routes.go as jest.Mock
const root = '/instructions-descriptions-get'
const product = (model: string, groupCode: string): ManualProduct => ({
  manualCode: `M_${model}`,
  spuCode: `Q${model}`,
  model,
  name: `名称 ${model}`,
  picture: '/storage/pictures/a.svg',
  groupCode
})
const manual = {
  ...product('FC4083', 'G11'),
  edition: '1.0',
  pages: 9,
  file: '/storage/manuals/FC4083-zh.pdf?v=1.0',
  chapters: [{ title: '安全须知', page: 3 }],
  onSale: true,
  cooks: false
}
const list = (rows: ManualProduct[]) => ({ list: rows, total: rows.length, page: 1, size: 20 })
let shop: FakeShop

beforeEach(() => {
  window.localStorage.clear()
  mockLoad.mockReturnValue({ done: new Promise(() => undefined), cancel: () => undefined })
  shop = new FakeShop()
    .answer(`${root}/crm-product-group-one`, {
      list: [
        { groupCode: 'G1', name: '厨房小电', count: 2 },
        { groupCode: 'G2', name: '空调', count: 1 }
      ]
    })
    .answer(`${root}/crm-product-group-two`, { list: [{ groupCode: 'G11', name: '电饭煲', count: 1 }] })
    .answer(`pub/v1${root}/product-sku?`, list([product('FC4083', 'G11')]))
    .answer(`${root}/product-sku-by-name`, list([product('FC3061', 'G11')]))
    .answer(`${root}/description-by-sku-id`, {})
    .answer(`${root}/description-info`, manual)
    .install()
})
afterEach(() => {
  cleanup()
  forgetQueries()
  go.mockClear()
  stores.session.logout()
})

it('groups stand beside the products of the chosen one, and a product leads to its manual', async () => {
  await open(ManualClassify)
  await screen.findByText('FC4083')
  expect(screen.queryByText('我的家电')).toBeNull()
  expect(screen.getByText('登录看我的家电')).toBeTruthy()
  await tap('去登录')
  expect(go.mock.calls.at(-1)?.[0]).toBe('login')
  await tap('空调', 'tab')
  await waitFor(() => expect(shop.askedFor(`${root}/crm-product-group-two?`).at(-1)?.url).toContain('groupCode=G2'))
  await tap('厨房小电', 'tab')
  await tap(/名称 FC4083/, 'link')
  expect(go).toHaveBeenCalledWith('productManual', { manualCode: 'M_FC4083' })
})

it('a search begins when the typing has settled, and its words are remembered when a result is opened', async () => {
  await open(ManualSearch)
  expect(screen.getByText('型号在哪里')).toBeTruthy()
  await act(
    async () => void fireEvent.input(screen.getByLabelText('按型号或名称搜索说明书'), { target: { value: 'FC30' } })
  )
  await screen.findByText('找到 1 本')
  expect(shop.askedFor(`${root}/product-sku-by-name`)).toHaveLength(1)
  expect(readStored('manualSearches')).toBeUndefined()
  await tap(/FC3061/, 'link')
  expect(readStored('manualSearches')).toEqual(['FC30'])
})

it('a search that can’t be loaded has no number of the one before', async () => {
  await open(ManualSearch)
  const field = screen.getByLabelText('按型号或名称搜索说明书')
  await act(async () => void fireEvent.input(field, { target: { value: 'FC30' } }))
  await screen.findByText('找到 1 本')
  shop.answer(`${root}/product-sku-by-name`, new Error('offline'))
  await act(async () => void fireEvent.input(field, { target: { value: 'FC4' } }))
  await waitFor(() => expect(shop.askedFor(`${root}/product-sku-by-name`)).toHaveLength(2))
  await waitFor(() => expect(screen.queryByText('找到 1 本')).toBeNull())
})

it('a search without any says so and offers a way on', async () => {
  shop.answer(`${root}/product-sku-by-name`, list([]))
  await open(ManualSearch, { keyword: 'zzz' })
  expect(await screen.findByText('没有找到「zzz」的说明书')).toBeTruthy()
  await tap('按分类找')
  expect(go).toHaveBeenCalledWith('manualClassify')
})

it('a product without a manual says so, and leads to the others', async () => {
  await open(ProductManual, { skuCode: 'QND4001' })
  expect(await screen.findByText('这款产品还没有电子说明书')).toBeTruthy()
  await tap('看其他说明书')
  expect(go).toHaveBeenCalledWith('manualClassify', {}, { replace: true })
})

it('cover and contents stand there while the file comes, with how much of it is there', async () => {
  let tell: (progress: object) => void = () => undefined
  mockLoad.mockImplementation((_url: string, listener: (progress: object) => void) => {
    tell = listener
    return { done: new Promise(() => undefined), cancel: () => undefined }
  })
  writeStored('manualPlaces', { M_FC4083: 4 })
  await open(ProductManual, { manualCode: 'M_FC4083' })
  expect(await screen.findByText('安全须知')).toBeTruthy()
  await act(async () => tell({ loaded: 820_000, total: 1_640_000 }))
  expect(screen.getByText('正在下载 820 KB / 1.6 MB')).toBeTruthy()
  await tap('取消')
  expect(screen.queryByText(/正在下载/)).toBeNull()
  await tap('打开说明书')
  expect(mockLoad).toHaveBeenCalledTimes(2)
  expect(screen.getByText(/正在下载/)).toBeTruthy()
})

it('a file that could not be read or had can be tried again', async () => {
  mockLoad.mockReturnValue({ done: Promise.resolve({ bytes: new Uint8Array(4) }), cancel: () => undefined })
  await open(ProductManual, { manualCode: 'M_FC4083' })
  expect(await screen.findByText('说明书没能打开，请重试')).toBeTruthy()
  mockLoad.mockClear()
  await tap('重试')
  expect(await screen.findByText('说明书没能打开，请重试')).toBeTruthy()
})

it('the manual of a cooking appliance leads to its recipes, and no other does', async () => {
  await open(ProductManual, { manualCode: 'M_FC4083' })
  expect(await screen.findByText('安全须知')).toBeTruthy()
  expect(screen.queryByText('用它做菜')).toBeNull()
  cleanup()
  forgetQueries()
  shop.answer(`${root}/description-info`, { ...manual, cooks: true })
  await open(ProductManual, { manualCode: 'M_FC4083' })
  await screen.findByText('安全须知')
  await tap('用它做菜')
  expect(go).toHaveBeenCalledWith('cookingRecipe', { spuCode: 'QFC4083' })
})
