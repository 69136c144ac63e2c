import { act, fireEvent, screen } from '@testing-library/react'
import type { OrderStatus } from '@contract'
import { setLocale } from '@/i18n'
import * as cashier from '@/platform/pay'
import * as routes from '@/routes'
import { reply, type FakeGateway } from '../../support/gateway'
import { askedFor, begin, end, order, paidOrder, pass, paths, payment } from './purchase'
import { open, tap } from '../screens'
import { host } from '../../support/taro'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/pay', () => ({ startPayment: jest.fn() }))
import PayFailure from '@/pagesB/pay/payFailure'

const go = routes.go as jest.Mock
const startPayment = cashier.startPayment as jest.Mock
let gateway: FakeGateway
const params = { orderCodes: ['O1'], paymentId: 'PAY1' }

beforeEach(async () => {
  gateway = await begin()
  gateway.on(paths.askPay, reply(payment('FAILED', { failReason: '支付渠道拒绝了这笔付款' })))
  gateway.on(
    paths.startPay,
    reply({ paymentId: 'PAY2', amountFen: 56900, cashier: { kind: 'REDIRECT', url: '/demo/cashier?paymentId=PAY2' } })
  )
  go.mockResolvedValue(true)
  startPayment.mockReset().mockResolvedValue('LEFT')
})
afterEach(end)

const again = () => screen.queryByRole('button', { name: /^再付一次/ })

it('says that nothing was charged and why, how long the order is kept, and what it is', async () => {
  await open(PayFailure, params)
  await pass(10)
  expect(screen.getByText('这次没付成功')).toBeTruthy()
  expect(screen.getByText('支付渠道拒绝了这笔付款')).toBeTruthy()
  expect(screen.getByText('没有扣款')).toBeTruthy()
  // one time, and it runs
  expect(screen.getAllByRole('timer')).toHaveLength(1)
  expect(screen.getByRole('timer').getAttribute('aria-label')).toMatch(/ (20:00|19:59)$/)
  expect(document.body.textContent).not.toMatch(/\d\d:\d\d 前|保留到/)
  expect(screen.getByText('自营旗舰店')).toBeTruthy()
  expect(screen.getByText('订单 O1')).toBeTruthy()
})

it('looks the payment up anew when its page shows again', async () => {
  await open(PayFailure, params)
  await pass(10)
  const before = askedFor(gateway, paths.askPay).length
  act(() => host.show.forEach((listener) => listener()))
  await pass(10)
  expect(askedFor(gateway, paths.askPay)).toHaveLength(before + 1)
})

it('offers the other ways to pay first, and pays by the chosen one without another screen', async () => {
  await open(PayFailure, params)
  await pass(10)
  const ways = screen.getAllByRole('radio')
  expect(ways.map((way) => way.textContent)).toEqual([
    expect.stringContaining('支付宝'),
    expect.stringContaining('云闪付'),
    '微信支付刚才没付成功，可以再试'
  ])
  expect(ways[0]?.getAttribute('aria-checked')).toBe('true')
  expect(again()?.textContent).toBe('再付一次 ¥569.00')
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /^云闪付/ })))
  await tap(/^再付一次/)
  await pass(10)
  const [request, ...more] = askedFor(gateway, paths.startPay)
  expect(more).toEqual([])
  expect(JSON.parse(request?.body ?? '')).toMatchObject({ orderCodes: ['O1'], channel: 'UNIONPAY' })
  expect(startPayment).toHaveBeenCalledTimes(1)
})

it('asks what became of the new payment, and leads on to its end', async () => {
  startPayment.mockResolvedValue('SUCCEEDED')
  await open(PayFailure, params)
  await pass(10)
  gateway.on(paths.askPay, reply(payment('PENDING', { paymentId: 'PAY2' })))
  await tap(/^再付一次/)
  await pass(10)
  expect(screen.getByText('正在确认支付结果')).toBeTruthy()
  gateway.on(paths.askPay, reply(payment('SUCCEEDED', { paymentId: 'PAY2' })))
  await pass(5000)
  expect(go).toHaveBeenCalledWith('paySuccess', { orderCodes: ['O1'], paymentId: 'PAY2' }, { replace: true })
})

it('leads to the order, to look at it or for not paying now', async () => {
  await open(PayFailure, params)
  await pass(10)
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: /订单详情$/ })))
  expect(go).toHaveBeenLastCalledWith('orderDetail', { orderCode: 'O1' })
  await tap('先不付')
  expect(go).toHaveBeenLastCalledWith('orderDetail', { orderCode: 'O1' }, { replace: true })
})

it('claims nothing of a payment that is not decided, and goes to where it is waited for', async () => {
  gateway.on(paths.askPay, reply(payment('PENDING')))
  await open(PayFailure, params)
  await pass(10)
  expect(screen.queryByText('没有扣款')).toBeNull()
  expect(go).toHaveBeenCalledWith('pay', params, { replace: true })
})

it('says «not charged» only when the gateway knows the payment', async () => {
  await open(PayFailure, { orderCodes: ['O1'] })
  await pass(10)
  expect(screen.getByText('这次没付成功')).toBeTruthy()
  expect(screen.queryByText('没有扣款')).toBeNull()
})

it('offers no second try once the time is over', async () => {
  gateway.on(paths.order, reply(order({ status: 'CANCELLED' })))
  await open(PayFailure, params)
  await pass(10)
  expect(screen.getByText('支付时间已过')).toBeTruthy()
  expect(again()).toBeNull()
})

it('claims neither when an order is in a state the app does not know', async () => {
  gateway.on(paths.order, reply(order({ status: 'REFUNDING' as OrderStatus })))
  await open(PayFailure, params)
  await pass(10)
  expect(screen.getByText('还在确认支付结果')).toBeTruthy()
  expect(screen.queryByText(/支付时间已过|支付失败|没付成功/)).toBeNull()
  expect(document.querySelector('.pay-result__drawing--failed')).toBeNull()
  expect(again()).toBeNull()
  expect(go).not.toHaveBeenCalled()
})

it('goes to the success when the money came after all', async () => {
  gateway.on(paths.order, reply(paidOrder()))
  await open(PayFailure, params)
  await pass(10)
  expect(go).toHaveBeenCalledWith('paySuccess', params, { replace: true })
})

it('speaks English', async () => {
  act(() => setLocale('en-US'))
  await open(PayFailure, params)
  await pass(10)
  expect(screen.getByRole('button', { name: 'Pay ¥569.00' })).toBeTruthy()
  expect(screen.getByText('Nothing was charged')).toBeTruthy()
})
