import { act, cleanup, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { forgetQueries } from '@/api'
import * as routes from '@/routes'
import { FakeShop } from '../homeSupport'
import { host } from '../../support/taro'
import { product } from './productSupport'
import { giveParams, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/scroll', () => ({
  ...jest.requireActual<object>('@/platform/scroll'),
  scrollToElement: jest.fn()
}))
import { scrollToElement } from '@/platform/scroll'
import ProductPage from '@/pagesB/productDetail/index'

const go = routes.go as jest.Mock
const parameters = {
  sku: {
    skuCode: 'P1-1',
    spuCode: 'P1',
    shopCode: 'S1',
    shopName: '旗舰店',
    title: '电饭煲',
    picture: '/storage/pictures/sample.svg',
    specs: [],
    priceFen: 59_900,
    listPriceFen: 69_900,
    available: 5,
    bought: 0
  },
  model: 'FC4083',
  categoryCode: 'C0201',
  groups: [
    { code: 'BASIC', name: '主体', rows: [{ code: 'MODEL', name: '型号', value: 'FC4083' }] },
    {
      code: 'POWER',
      name: '用电',
      rows: [
        { code: 'ENERGY_GRADE', name: '能效等级', value: '二级' },
        { code: 'RATED_POWER', name: '额定功率', value: '860W' }
      ]
    }
  ]
}
const open = async (answer: unknown, over: Parameters<typeof product>[0] = {}) => {
  new FakeShop()
    .answer('/product/detail', product(over))
    .answer('/product/parameters', answer as object)
    .install()
  giveParams({ spuCode: 'P1' })
  await act(async () => {
    render(createElement(ProductPage))
  })
  await act(async () => host.scroll.forEach((listener) => listener({ scrollTop: 600 })))
}

afterEach(() => {
  cleanup()
  forgetQueries()
  jest.clearAllMocks()
})

it('says in brief its grade and its power, with the way to all parameters', async () => {
  await open(parameters)
  expect(await screen.findByText('2 级能效')).toBeTruthy()
  expect(screen.getByText('额定功率 860W')).toBeTruthy()
  await tap('主要参数 全部参数', 'link')
  expect(go).toHaveBeenLastCalledWith('productParameters', { skuCode: 'P1-1' })
})

it('is spoken of in the talk with its shop', async () => {
  await open(parameters)
  await tap('客服', 'link')
  expect(go).toHaveBeenLastCalledWith('customerBackpage', { shopCode: 'S1', skuCode: 'K-WHITE-3L' })
})

it('shows nothing of parameters that can not be had, and the rest of the page', async () => {
  await open(new Error('away'))
  expect(await screen.findByRole('tablist', { name: '页内导航' })).toBeTruthy()
  expect(screen.queryByText('主要参数')).toBeNull()
})

it('below the pictures a row leads to the parts of the page, and the product stands in the bar', async () => {
  await open(parameters)
  await tap('推荐', 'tab')
  expect(scrollToElement).toHaveBeenCalledWith('product-recommended', expect.any(Number))
  expect(screen.getByRole('tab', { name: '推荐' }).getAttribute('aria-selected')).toBe('true')
  expect(document.querySelector('.product-in-bar')).toBeTruthy()
  await act(async () => host.scroll.forEach((listener) => listener({ scrollTop: 0 })))
  expect(screen.queryByRole('tablist', { name: '页内导航' })).toBeNull()
  expect(document.querySelector('.product-in-bar')).toBeNull()
})

it('names the gifts, and leads to them; a gift that ran out is not promised', async () => {
  const give = (code: string, overFen: number, gifts: [string, number][]) => ({
    activityCode: code,
    shopCode: 'S1',
    overFen,
    startAt: 0,
    endAt: 1,
    gifts: gifts.map(([title, left]) => ({ skuCode: `${title}-1`, spuCode: title, title, picture: '/g.svg', left }))
  })
  const gifts = [
    give('A', 0, [
      ['KETTLE', 0],
      ['LAMP', 3],
      ['FAN', 2]
    ]),
    give('B', 69_900, [['POT', 1]]),
    give('C', 0, [['BOWL', 0]])
  ]
  await open(parameters, { gifts })
  expect(screen.getByText('买就送 LAMP')).toBeTruthy()
  expect(screen.getByText('2 选 1，结算时选')).toBeTruthy()
  expect(screen.queryByText(/BOWL/)).toBeNull()
  await tap(/满 ¥699 送 POT/)
  expect(go).toHaveBeenLastCalledWith('productDetail', { spuCode: 'POT', skuCode: 'POT-1' })
})
