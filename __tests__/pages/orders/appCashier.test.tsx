import { act, screen } from '@testing-library/react'
import { setLocale } from '@/i18n'
import * as app from '@/platform/nativeApp'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { setVisible } from '../../support/fakeApp'
import { refusal, reply, type FakeGateway } from '../../support/gateway'
import { askedFor, begin, end, order, paidOrder, pass, paths } from './purchase'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/nativeApp', () => ({ inApp: jest.fn(() => false), tellApp: jest.fn(), openInApp: jest.fn() }))
import AppCheckstand from '@/pagesB/pay/appCheckstand'

const go = routes.go as jest.Mock
const openInApp = app.openInApp as jest.Mock
const inApp = app.inApp as jest.Mock
const params = { orderCodes: ['O1'] }
let gateway: FakeGateway

beforeEach(async () => {
  gateway = await begin()
  go.mockResolvedValue(true)
  openInApp.mockReset().mockResolvedValue(false)
  inApp.mockReset().mockReturnValue(false)
})
afterEach(end)

const openIt = async () => {
  await open(AppCheckstand, params)
  await pass(10)
}

it('says outside the app how an order is paid there and here, and leads to paying here', async () => {
  await openIt()
  expect(screen.getByText('用 App 付')).toBeTruthy()
  await tap('在这里付 ¥569.00')
  expect(go).toHaveBeenCalledWith('pay', { orderCodes: ['O1'] })
  expect(openInApp).not.toHaveBeenCalled()
})

it('leads to the app once paying there is chosen', async () => {
  await openIt()
  expect(screen.getByRole('radio', { name: /^在这里付/ }).getAttribute('aria-checked')).toBe('true')
  await tap(/^用 App 付/, 'radio')
  expect(screen.queryByRole('button', { name: '在这里付 ¥569.00' })).toBeNull()
  await tap('去 App 付')
  expect(go).toHaveBeenCalledWith('downloadApp', {})
})

it('hands the orders to the app inside it, and says so where the app does not take them', async () => {
  inApp.mockReturnValue(true)
  await openIt()
  expect(openInApp).toHaveBeenCalledWith({ name: 'gotoCashierPage', orderCodes: ['O1'] })
  expect(screen.getByRole('alert').textContent).toContain('App 的收银台没有打开')
  expect(screen.getByRole('button', { name: '在这里付 ¥569.00' })).toBeTruthy()
})

it('says nothing of a failure when the app took them', async () => {
  inApp.mockReturnValue(true)
  openInApp.mockResolvedValue(true)
  await openIt()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('looks up the payment once the page is seen again after the app’s cashier', async () => {
  inApp.mockReturnValue(true)
  openInApp.mockImplementation(() => {
    setVisible(false)
    return Promise.resolve(true)
  })
  await openIt()
  gateway.on(paths.order, reply(paidOrder()))
  expect(screen.queryByText('订单已支付')).toBeNull()
  await act(async () => setVisible(true))
  await pass(10)
  expect(screen.getByText('订单已支付')).toBeTruthy()
  expect(openInApp).toHaveBeenCalledTimes(1)
})

it('asks the app for nothing once the order is paid, and leads to it', async () => {
  inApp.mockReturnValue(true)
  gateway.on(paths.order, reply(paidOrder()))
  await openIt()
  expect(openInApp).not.toHaveBeenCalled()
  expect(screen.getByText('订单已支付')).toBeTruthy()
  await tap('查看订单')
  expect(go).toHaveBeenCalledWith('orderDetail', { orderCode: 'O1' }, { replace: true })
})

it('says that the time to pay is over', async () => {
  gateway.on(paths.order, reply(order({ payBefore: Date.now() - 1 })))
  await openIt()
  expect(screen.getByText('支付时间已过')).toBeTruthy()
})

it('asks nothing before a login, and leads there', async () => {
  await act(async () => stores.session.logout())
  await openIt()
  expect(askedFor(gateway, paths.order)).toEqual([])
  await tap('去登录')
  expect(go).toHaveBeenCalledWith('login', expect.anything())
})

it('says of somebody else’s order that there is nothing to pay, in English too', async () => {
  gateway.on(paths.order, refusal('order.missing', '订单不存在'))
  act(() => setLocale('en-US'))
  await openIt()
  expect(screen.getByText('Nothing to pay')).toBeTruthy()
})
