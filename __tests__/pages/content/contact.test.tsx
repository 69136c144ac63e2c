import { cleanup, screen } from '@testing-library/react'
import { forgetQueries } from '@/api'
import * as routes from '@/routes'
import { FakeShop } from '../homeSupport'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => ({
  ...jest.requireActual<object>('../../support/notedRoutes.cjs'),
  goToPath: jest.fn(() => Promise.resolve(true))
}))
import Contact from '@/pages/contact/contact'

const goToPath = jest.mocked(routes.goToPath)
const ways = {
  phone: { number: '400-000-0000', label: '客服热线', note: '每天 8:00–22:00' },
  ways: [
    { icon: 'wrench', label: '品牌服务台', note: '报修、安装', page: 'pagesC/bbcAfterSales/bbcHome' },
    { icon: 'store', label: '没有的去处', note: '', page: 'pagesC/no/where' }
  ],
  questionsTitle: '大家常问',
  allQuestions: '全部问题',
  questions: [{ problemCode: 'P1', title: '怎么退货' }]
}

let shop: FakeShop
beforeEach(() => {
  window.localStorage.clear()
  goToPath.mockClear()
  shop = new FakeShop().install()
})
afterEach(() => {
  cleanup()
  forgetQueries()
})

it('leads each way that there is, and to the frequent questions', async () => {
  shop.answer('/o2md/v1/pub/contact-ways', ways)
  await open(Contact)
  expect(await screen.findByText('客服热线')).toBeTruthy()
  expect(screen.queryByText('没有的去处')).toBeNull()
  await tap(/品牌服务台/)
  expect(goToPath).toHaveBeenCalledWith('/pagesC/bbcAfterSales/bbcHome')
  await tap('怎么退货')
  expect(routes.go).toHaveBeenCalledWith('commonQuestion', { problemCode: 'P1' })
})

it('has no phone where service has none', async () => {
  const { phone: _, ...others } = ways
  shop.answer('/o2md/v1/pub/contact-ways', { ...others, questions: [] })
  await open(Contact)
  expect(await screen.findByText('品牌服务台')).toBeTruthy()
  expect(screen.queryByText('客服热线')).toBeNull()
  expect(screen.queryByText('大家常问')).toBeNull()
})
