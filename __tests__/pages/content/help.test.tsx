import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { CommonProblem } from '@contract'
import { forgetQueries } from '@/api'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { FakeShop } from '../homeSupport'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
import Help from '@/pagesC/policyService/policyService'
import Faq from '@/pagesC/feesAndServices/question'

const go = routes.go as jest.Mock
const listPath = '/crm-group-get/crm-common-problem'
const problem = (code: string, over: Partial<CommonProblem> = {}): CommonProblem => ({
  problemCode: code,
  groupCode: 'PAY',
  title: `问 ${code}`,
  facts: [{ name: '信用卡', value: '3 天' }],
  steps: [`做 ${code}`],
  note: '',
  updatedOn: '2026-03-01',
  solved: 45,
  unsolved: 5,
  helped: 'NONE',
  own: false,
  ...over
})
const page = (...list: CommonProblem[]) => ({ list, total: list.length, page: 1, size: 20 })
let shop: FakeShop

beforeEach(() => {
  window.localStorage.clear()
  shop = new FakeShop()
    .answer('/common-problem-groups', { list: [{ groupCode: 'PAY', name: '支付', count: 2 }] })
    .answer(listPath, page(problem('A'), problem('B', { solved: 3, unsolved: 0, screen: 'myInvoice' })))
    .install()
})
afterEach(() => {
  cleanup()
  forgetQueries()
  go.mockClear()
  act(() => stores.session.logout())
})

it('one answer is open at a time, its share is said of twenty answers at least, and it leads to its screen', async () => {
  await open(Faq, { problemCode: 'A' })
  expect(await screen.findByText('做 A')).toBeTruthy()
  expect(screen.queryByText('90% 有用')).toBeNull()
  fireEvent.click(screen.getByText('问 B'))
  expect(screen.getByText('做 B')).toBeTruthy()
  expect(screen.queryByText('做 A')).toBeNull()
  expect(screen.getByText('90% 有用')).toBeTruthy()
  expect(screen.queryByText('100% 有用')).toBeNull()
  await tap('去办理')
  expect(go).toHaveBeenCalledWith('myInvoice', {})
})

it('a visitor is led to the login before an answer is rated', async () => {
  await open(Faq, { problemCode: 'A' })
  await tap('解决了')
  expect(go).toHaveBeenCalledWith('login')
  expect(shop.askedFor('/common-problem-help')).toHaveLength(0)
})

it('«not solved» is kept once, through taps meanwhile, then asks why', async () => {
  act(() => stores.session.login('T1', 'U1'))
  shop.answer('/common-problem-help', { problemCode: 'A', helped: 'NO', solved: 45, unsolved: 6 })
  await open(Faq, { problemCode: 'A' })
  const no = await screen.findByText('没有')
  // three taps before anything could answer
  fireEvent.click(no)
  fireEvent.click(no)
  fireEvent.click(screen.getByText('解决了'))
  expect(screen.getByText('差在哪？')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('button', { name: '没有', pressed: true })).toBeTruthy())
  await screen.findByText('谢谢，已记下')
  expect(shop.askedFor('/common-problem-help')).toHaveLength(1)
  await tap('看不懂')
  await waitFor(() => expect(shop.askedFor('/common-problem-help')).toHaveLength(2))
  await tap('带着这个问题问客服')
  expect(go).toHaveBeenCalledWith('customerBackpage', { asks: '问 A' })
})

it('a topic of the help screen leads to its questions, and words find answers', async () => {
  await open(Help, {})
  fireEvent.click(await screen.findByText('支付'))
  expect(go).toHaveBeenCalledWith('commonQuestion', { groupCode: 'PAY' })
  shop.answer(listPath, page())
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: '火星' } })
  expect(await screen.findByText('没有找到相关的回答')).toBeTruthy()
  expect(screen.queryByText('支付')).toBeNull()
  await tap('带着这个问题问客服')
  expect(go).toHaveBeenCalledWith('customerBackpage', { asks: '火星' })
  await tap('在线客服')
  expect(go).toHaveBeenCalledWith('customerBackpage', {})
})

it('says of the order that is on its way what its parcels say, and no day that has passed', async () => {
  const row = {
    skuCode: 'K',
    spuCode: 'P',
    title: '声波牙刷',
    picture: '/p.svg',
    specs: [],
    priceFen: 100,
    quantity: 1
  }
  const order = {
    ...{ orderCode: 'O9', shopCode: 'S1', shopName: '旗舰店', status: 'WAIT_RECEIVE', rows: [row], quantity: 1 },
    ...{ payFen: 100, createdAt: 0, arrivesOn: '2020-01-02', parcels: { count: 2, delivering: 0, signed: 1 } }
  }
  shop.answer('/order-trades?', { list: [order], total: 1, page: 1, size: 1 })
  act(() => stores.session.login('T1', 'U1'))
  await open(Help)
  await screen.findByText('声波牙刷')
  expect(document.querySelector('.help-case__state')?.textContent).toBe('部分已送达')
})
