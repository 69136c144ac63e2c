import { act, screen, waitFor } from '@testing-library/react'
import type { OrderStatus } from '@contract'
import { setLocale } from '@/i18n'
import * as routes from '@/routes'
import { keepDraft, readDraft } from '@/stores'
import { raw, refusal, reply, type FakeGateway } from '../../support/gateway'
import { card } from '../homeSupport'
import { host } from '../../support/taro'
import { tallWindow, usualWindow } from '../layout'
import { begin, end, order, paidOrder, pass, paths, payment } from './purchase'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
import PaySuccess from '@/pagesB/pay/paySuccess'

const go = routes.go as jest.Mock
let gateway: FakeGateway
const params = { orderCodes: ['O1'], paymentId: 'PAY1' }

beforeEach(async () => {
  gateway = await begin()
  gateway.on(paths.order, reply(paidOrder()))
  gateway.on(paths.askPay, reply(payment('SUCCEEDED')))
  go.mockResolvedValue(true)
})
afterEach(() => {
  usualWindow()
  return end()
})

it('says what was paid, what comes when, and leads to the order', async () => {
  keepDraft('pay:O1', { paymentId: 'PAY1', channel: 'WECHAT' })
  gateway.on(paths.recommend, reply({ list: [card(4)], total: 1, page: 1, size: 10 }))
  await open(PaySuccess, params)
  await pass(10)
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('支付成功')
  expect(screen.getByText('569')).toBeTruthy()
  expect(screen.getByText('预计1月2日（周三）送达')).toBeTruthy()
  expect(screen.getByText('收货后至少得 569')).toBeTruthy()
  expect(screen.getByText('商品 4')).toBeTruthy()
  expect(readDraft('pay:O1')).toBeUndefined()
  await tap('查看订单')
  expect(go).toHaveBeenCalledWith('orderDetail', { orderCode: 'O1' }, { replace: false })
})

it('shows the visit after a purchase with an installation, and leads to how to prepare', async () => {
  await open(PaySuccess, params)
  await pass(10)
  expect(screen.queryByText('上门安装')).toBeNull()
  gateway.on(paths.order, reply({ ...paidOrder(), installed: true }))
  await open(PaySuccess, params)
  await pass(10)
  await act(async () => screen.getByText('上门安装').click())
  expect(go).toHaveBeenCalledWith('installationGuidelines', {})
})

it.each<[OrderStatus, string]>([
  ['WAIT_SHIP', '等待商家发货'],
  ['WAIT_RECEIVE', '已送达'],
  ['COMPLETED', '已送达']
])('says of an order in %s that has no day of arrival: %s', async (status, words) => {
  const { arrivesOn: _, ...rest } = paidOrder()
  gateway.on(paths.order, reply({ ...rest, status }))
  await open(PaySuccess, params)
  await pass(10)
  expect(screen.getByText(words)).toBeTruthy()
})

it('recommends thirty products at most, however many there are', async () => {
  tallWindow()
  gateway.on(paths.recommend, ({ url }) => {
    const page = Number(new URL(url, 'https://shop.example').searchParams.get('page'))
    return reply({
      list: Array.from({ length: 10 }, (_, index) => card(page * 10 + index)),
      total: 500,
      page,
      size: 10
    })
  })
  await open(PaySuccess, params)
  await pass(10)
  for (let end = 0; end < 6; end += 1) {
    await act(async () => host.reachBottom.forEach((listener) => listener()))
    await pass(10)
  }
  expect(gateway.paths().filter((path) => path.endsWith('/recommend'))).toHaveLength(3)
  await waitFor(() => expect(screen.getAllByText(/^商品 \d+$/)).toHaveLength(30))
})

it('recommends nothing of the purchase itself', async () => {
  const spuCode = paidOrder().rows[0]?.spuCode ?? ''
  const list = [card(4), card(5, { spuCode: spuCode }), card(6)]
  gateway.on(paths.recommend, reply({ list, total: 3, page: 1, size: 10 }))
  await open(PaySuccess, params)
  await pass(10)
  expect(spuCode).not.toBe('')
  expect(screen.getAllByText(/^商品 \d+$/).map(({ textContent }) => textContent)).toEqual(['商品 4', '商品 6'])
})

it('says of a payment in months the same as the desk did before', async () => {
  const plan = { months: 6, monthFen: 8296, lastFen: 8300, totalFen: 49780 }
  gateway.on(paths.askPay, reply(payment('SUCCEEDED', { channel: 'INSTALMENT', balanceFen: 8000, plan })))
  await open(PaySuccess, params)
  await pass(10)
  expect(screen.getByText('今天付 ¥80.00，之后 5 期各 ¥82.96，末期 ¥83.00，合计 ¥577.80')).toBeTruthy()
  const equal = { months: 3, monthFen: 18967, lastFen: 18967, totalFen: 56901 }
  gateway.on(paths.askPay, reply(payment('SUCCEEDED', { channel: 'INSTALMENT', plan: equal })))
  await open(PaySuccess, params)
  await pass(10)
  expect(screen.getByText('今天不用付，之后 3 期各 ¥189.67，合计 ¥569.01')).toBeTruthy()
})

it('leads to the list when there are several orders', async () => {
  gateway.on(paths.order, ({ url }) => reply(paidOrder({ orderCode: url.includes('O2') ? 'O2' : 'O1' })))
  await open(PaySuccess, { orderCodes: ['O1', 'O2'], paymentId: 'PAY1' })
  await pass(10)
  await tap('查看我的订单')
  expect(go).toHaveBeenCalledWith('myOrder', {}, { replace: false })
})

it('speaks English', async () => {
  act(() => setLocale('en-US'))
  await open(PaySuccess, params)
  await pass(10)
  expect(screen.getByRole('status').textContent).toBe('Payment successful')
})

it.each([
  ['an order nobody paid', order(), refusal('payment.missing', '支付单不存在'), '订单还没有支付'],
  ['a payment that is not decided', order(), reply(payment('PENDING')), '还没有收到付款'],
  ['another order’s payment', order(), reply(payment('SUCCEEDED', { orderCodes: ['O9'] })), '订单还没有支付'],
  [
    'money for a closed order',
    order({ status: 'CANCELLED' }),
    reply(payment('SUCCEEDED', { returnedFen: 56900 })),
    '付款到达时订单已关闭，¥569.00 会原路退回，不用另外申请'
  ],
  [
    'a paid order that was cancelled',
    order({ status: 'CANCELLED' }),
    reply(payment('SUCCEEDED', { refundedFen: 56900 })),
    '¥569.00 会原路退回，不用另外申请'
  ],
  [
    'an order in a state the app does not know',
    order({ status: 'REFUNDING' as OrderStatus }),
    reply(payment('SUCCEEDED')),
    '如果已经付款，不用再付。订单的最新状态可以在订单里查看'
  ],
  ['a cancelled order', order({ status: 'CANCELLED' }), reply(payment('CLOSED')), '订单没有支付或已取消']
])('shows the truth about %s, not the claim of the address', async (_, outcome, answer, words) => {
  gateway.on(paths.order, reply(outcome))
  gateway.on(paths.askPay, answer)
  await open(PaySuccess, params)
  await pass(10)
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByText('支付成功')).toBeNull()
})

it('says «paid» in its bar only once the gateway has', async () => {
  gateway.on(paths.order, raw('', 500))
  await open(PaySuccess, params)
  await pass(10)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('支付结果')
})

it.each([
  ['zh-CN', 56900, '订单已支付', '订单之前已付过款，这次多付的 ¥569.00 会原路退回'],
  ['zh-CN', 10000, '支付成功', '其中 ¥100.00 对应的订单已付过款或已关闭，会原路退回'],
  [
    'en-US',
    56900,
    'Your order is paid',
    'This order was already paid: the extra ¥569.00 will be refunded to your payment method'
  ]
] as const)('says in %s that %i fen of this payment go back', async (locale, returnedFen, title, words) => {
  act(() => setLocale(locale))
  gateway.on(paths.askPay, reply(payment('SUCCEEDED', { returnedFen })))
  await open(PaySuccess, params)
  await pass(10)
  expect(screen.getByRole('status').textContent).toBe(title)
  expect(screen.getByRole('alert').textContent).toBe(words)
})

it('offers a retry when it can’t be verified', async () => {
  gateway.on(paths.order, raw('', 500))
  await open(PaySuccess, params)
  await pass(10)
  expect(screen.queryByText('商家会尽快为你发货')).toBeNull()
  gateway.on(paths.order, reply(paidOrder()))
  await tap('重试')
  await pass(10)
  expect(screen.getByText('商家会尽快为你发货')).toBeTruthy()
})
