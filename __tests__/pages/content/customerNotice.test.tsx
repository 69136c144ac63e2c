import { cleanup, screen } from '@testing-library/react'
import { forgetQueries } from '@/api'
import * as routes from '@/routes'
import { FakeShop } from '../homeSupport'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/scroll', () => ({ scrollToElement: jest.fn() }))
import { scrollToElement } from '@/platform/scroll'
import CustomerNotice from '@/pagesB/notice/notice'

const go = routes.go as jest.Mock
const text = (code: string, title: string, heading: string) => ({
  code,
  title,
  effectiveOn: '2026-03-01',
  intro: `${title}之前看一看`,
  sections: [{ title: heading, text: '一段话。' }]
})
const openWith = async (list: object[], params: object = {}) => {
  new FakeShop().install().answers.set('/o2pcm/pub/v1/crm-group-get?', { list })
  await open(CustomerNotice, params)
}

afterEach(() => {
  cleanup()
  forgetQueries()
  jest.clearAllMocks()
})

it('shows every kind under the other, and a tab leads to each', async () => {
  await openWith([text('ORDERING', '下单', '价格'), text('RETURNS', '退换', '七天')])
  expect(await screen.findByText('1. 七天')).toBeTruthy()
  expect(scrollToElement).not.toHaveBeenCalled()
  await tap('退换', 'tab')
  expect(scrollToElement).toHaveBeenCalledWith('notice-RETURNS', expect.any(Number))
  expect(screen.getByRole('tab', { name: '退换' }).getAttribute('aria-selected')).toBe('true')
})

it('opened for a kind it begins there; a kind that there is not changes nothing', async () => {
  await openWith([text('ORDERING', '下单', '价格'), text('RETURNS', '退换', '七天')], { kind: 'RETURNS' })
  await screen.findByText('1. 七天')
  expect(scrollToElement).toHaveBeenCalledWith('notice-RETURNS', expect.any(Number))
  cleanup()
  jest.clearAllMocks()
  await openWith([text('ORDERING', '下单', '价格')], { kind: 'GONE' })
  await screen.findByText('1. 价格')
  expect(scrollToElement).not.toHaveBeenCalled()
})

it('says that there is nothing, with a way on', async () => {
  await openWith([])
  await screen.findByText('这里还没有须知')
  await tap('去首页看看')
  expect(go).toHaveBeenCalledWith('index', {})
})
