import { act, screen } from '@testing-library/react'
import type { OrderStatus } from '@contract'
import { setLocale } from '@/i18n'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { raw, reply, type FakeGateway } from '../unit/api/fakeGateway'
import { begin, end, order, paid, pass, paths, payment } from './purchase'
import { open, tap } from './screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('./homeTaro'))
jest.mock('@/routes', () => ({ ...jest.requireActual<object>('@/routes'), go: jest.fn() }))
import PayFailure from '@/pagesB/pay/payFailure'

const go = routes.go as jest.Mock
let gateway: FakeGateway
const params = { orderCodes: ['O1'], paymentId: 'PAY1' }

beforeEach(async () => {
  gateway = await begin()
  gateway.on(paths.askPay, reply(payment('FAILED', { failReason: '支付渠道拒绝了这笔付款' })))
  go.mockResolvedValue(true)
})
afterEach(end)

it('says why, how long the order is kept, and pays again in its place', async () => {
  await open(PayFailure, params)
  await pass(10)
  expect(screen.getByText('支付渠道拒绝了这笔付款')).toBeTruthy()
  expect(screen.getByText(/^订单会保留到 \d\d:\d\d$/)).toBeTruthy()
  expect(screen.getByText(/^(20:00|19:59)$/)).toBeTruthy()
  await tap('重新支付')
  expect(go).toHaveBeenCalledWith('pay', { orderCodes: ['O1'] }, { replace: true })
})

it('leads to the order', async () => {
  await open(PayFailure, params)
  await pass(10)
  await tap('查看订单')
  expect(go).toHaveBeenCalledWith('orderDetail', { orderCode: 'O1' }, { replace: true })
})

it('offers no second try once the time is over', async () => {
  gateway.on(paths.order, reply(order({ status: 'CANCELLED' })))
  await open(PayFailure, params)
  await pass(10)
  expect(screen.getByText('支付时间已过')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '重新支付' })).toBeNull()
})

it('claims neither when an order is in a state the app does not know', async () => {
  gateway.on(paths.order, reply(order({ status: 'REFUNDING' as OrderStatus })))
  await open(PayFailure, params)
  await pass(10)
  expect(screen.getByText('还在确认支付结果')).toBeTruthy()
  expect(screen.queryByText(/支付时间已过|支付失败/)).toBeNull()
  expect(document.querySelector('.pay-result__drawing--failed')).toBeNull()
  expect(screen.queryByRole('button', { name: '重新支付' })).toBeNull()
  expect(go).not.toHaveBeenCalled()
})

it('goes to the success when the money came after all', async () => {
  gateway.on(paths.order, reply(paid()))
  await open(PayFailure, params)
  await pass(10)
  expect(go).toHaveBeenCalledWith('paySuccess', params, { replace: true })
})

it('speaks English', async () => {
  act(() => setLocale('en-US'))
  await open(PayFailure, params)
  await pass(10)
  expect(screen.getByRole('button', { name: 'Pay again' })).toBeTruthy()
})

it('offers a retry when it can’t be loaded', async () => {
  gateway.on(paths.order, raw('', 500))
  await open(PayFailure, params)
  await pass(10)
  gateway.on(paths.order, reply(order()))
  await tap('重试')
  await pass(10)
  expect(screen.getByRole('button', { name: '重新支付' })).toBeTruthy()
})

it('sends a shopper who is not logged in to the login screen', async () => {
  stores.session.logout()
  await open(PayFailure, params)
  expect(go).toHaveBeenCalledWith('login', expect.anything(), { replace: true })
})
