import { act, fireEvent, screen } from '@testing-library/react'
import type { OrderStatus } from '@contract'
import * as feedback from '@/platform/feedback'
import * as cashier from '@/platform/pay'
import * as routes from '@/routes'
import { keepDraft, readDraft, stores } from '@/stores'
import { raw, refusal, reply, type FakeGateway } from '../../support/gateway'
import { askedFor, begin, end, keyOf, order, paidOrder, pass, paths, payment } from './purchase'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => ({ ...jest.requireActual<object>('@/routes'), go: jest.fn(), back: jest.fn() }))
jest.mock('@/platform/pay', () => ({ startPayment: jest.fn() }))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import Pay from '@/pagesB/pay/pay'

const go = routes.go as jest.Mock
const back = routes.back as jest.Mock
const confirm = feedback.confirm as jest.Mock
const startPayment = cashier.startPayment as jest.Mock
let gateway: FakeGateway

const params = { orderCodes: ['O1'] }
const payStart = reply({
  paymentId: 'PAY1',
  amountFen: 56900,
  cashier: { kind: 'REDIRECT', url: '/demo/cashier?paymentId=PAY1' }
})
const payButton = () => screen.getByRole('button', { name: /^确认支付/ })
const replaceOptions = { replace: true }

beforeEach(async () => {
  gateway = await begin()
  gateway.on(paths.startPay, payStart)
  gateway.on(paths.askPay, reply(payment('PENDING')))
  go.mockResolvedValue(true)
  back.mockResolvedValue(true)
  startPayment.mockResolvedValue('LEFT')
})
afterEach(end)

describe('the desk', () => {
  it('says how much, until when, and the ways to pay', async () => {
    await open(Pay, params)
    await pass(10)
    expect(payButton().textContent).toBe('确认支付 ¥569.00')
    expect(screen.getByText(/^(20:00|19:59)$/)).toBeTruthy()
    for (const name of [/^微信支付/, /^支付宝/, /^云闪付/]) expect(screen.getByRole('radio', { name })).toBeTruthy()
  })

  it('moves no way to pay: a friend’s comes when it is known whether the brand’s own desk stands before it', async () => {
    gateway.hold('/order-trades/desk')
    await open(Pay, params)
    await pass(10)
    expect(screen.getByRole('radio', { name: /^微信支付/ })).toBeTruthy()
    expect(screen.queryByText('找朋友付')).toBeNull()
    await act(async () => gateway.release())
    await pass(10)
    expect(screen.getByText('找朋友付')).toBeTruthy()
  })

  it('adds several orders up and counts down to the earliest end', async () => {
    gateway.on(paths.order, ({ url }) =>
      reply(url.includes('O2') ? order({ orderCode: 'O2', payFen: 100, payBefore: Date.now() + 60_000 }) : order())
    )
    await open(Pay, { orderCodes: ['O1', 'O2'] })
    await pass(10)
    expect(payButton().textContent).toBe('确认支付 ¥570.00')
    expect(screen.getByText(/^(01:00|00:59)$/)).toBeTruthy()
    expect(screen.getByText('共 2 笔订单')).toBeTruthy()
  })

  it('has a way on when there is nothing to pay', async () => {
    await open(Pay, { orderCodes: 'nonsense' })
    await tap('查看我的订单')
    expect(go).toHaveBeenCalledWith('myOrder', {}, replaceOptions)
  })

  it('leads to the orders when the gateway knows of no such order', async () => {
    gateway.on(paths.order, refusal('order.missing', '订单不存在'))
    await open(Pay, params)
    await pass(10)
    expect(screen.getByText('没有要支付的订单')).toBeTruthy()
    await tap('查看我的订单')
    expect(go).toHaveBeenCalledWith('myOrder', {}, replaceOptions)
  })
})

describe('orders that can’t be paid', () => {
  it.each([
    ['paid', paidOrder(), ['paySuccess', { orderCodes: ['O1'], paymentId: '' }, replaceOptions]],
    ['cancelled', order({ status: 'CANCELLED' }), ['orderDetail', { orderCode: 'O1' }, replaceOptions]]
  ])('leads on when they are %s', async (_, outcome, call) => {
    gateway.on(paths.order, reply(outcome))
    await open(Pay, params)
    await pass(10)
    expect(go).toHaveBeenCalledWith(...call)
    expect(screen.queryByRole('button', { name: /^确认支付/ })).toBeNull()
  })

  it('stays, takes no money and claims nothing when an order is in a state the app does not know', async () => {
    gateway.on(paths.order, reply(order({ status: 'REFUNDING' as OrderStatus })))
    await open(Pay, params)
    await pass(10)
    expect(screen.getByText('还在确认支付结果')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /确认支付/ })).toBeNull()
    expect(go).not.toHaveBeenCalled()
    await tap('查看订单')
    expect(go).toHaveBeenCalledWith('orderDetail', { orderCode: 'O1' }, replaceOptions)
  })

  it('says when the time is over, also while it is being looked at, and leads to the order', async () => {
    gateway.on(paths.order, reply(order({ payBefore: Date.now() + 2000 })))
    await open(Pay, params)
    await pass(10)
    expect(payButton()).toBeTruthy()
    await pass(2500)
    expect(screen.getByText('支付时间已过')).toBeTruthy()
    await tap('查看订单')
    expect(go).toHaveBeenCalledWith('orderDetail', { orderCode: 'O1' }, replaceOptions)
  })
})

describe('paying', () => {
  it('starts one payment however fast it is tapped, by the chosen channel, to come back to these orders', async () => {
    await open(Pay, params)
    await pass(10)
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /^支付宝/ })))
    await act(async () => {
      fireEvent.click(payButton())
      fireEvent.click(payButton())
    })
    await pass(10)
    const requests = askedFor(gateway, paths.startPay)
    expect(requests).toHaveLength(1)
    const body = JSON.parse(requests[0]?.body ?? '')
    expect(body).toMatchObject({ orderCodes: ['O1'], channel: 'ALIPAY', host: 'H5' })
    expect(decodeURIComponent(body.returnPath)).toBe('/pagesB/pay/pay?params={"orderCodes":["O1"]}')
    expect(startPayment).toHaveBeenCalledTimes(1)
    expect(readDraft('pay:O1')).toEqual({ paymentId: 'PAY1', channel: 'ALIPAY' })
  })

  it('pays the balance of a presale by its own call', async () => {
    gateway.on(paths.order, reply(order({ status: 'WAIT_BALANCE' })))
    gateway.on(paths.startBalance, payStart)
    await open(Pay, params)
    await pass(10)
    await tap(/^确认支付/)
    await pass(10)
    const [request, ...more] = askedFor(gateway, paths.startBalance)
    expect(more).toEqual([])
    expect(JSON.parse(request?.body ?? '')).toMatchObject({ orderCode: 'O1', channel: 'WECHAT', host: 'H5' })
    expect(askedFor(gateway, paths.startPay)).toHaveLength(0)
    expect(startPayment).toHaveBeenCalledTimes(1)
  })

  it('retries with the same key after a time-out', async () => {
    gateway.on(paths.startPay, { kind: 'timeout' })
    await open(Pay, params)
    await pass(10)
    await tap(/^确认支付/)
    await pass(10)
    expect(screen.getByText(/还不知道是否已发起支付/)).toBeTruthy()
    gateway.on(paths.startPay, payStart)
    await tap(/^确认支付/)
    await pass(10)
    const keys = askedFor(gateway, paths.startPay).map(keyOf)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  it('sends nothing without a network', async () => {
    await open(Pay, params)
    await pass(10)
    act(() => stores.network.set(false))
    jest.spyOn(stores.network, 'check').mockResolvedValue(false)
    await tap(/^确认支付/)
    expect(screen.getByText('网络已断开，连上网络后再支付')).toBeTruthy()
    expect(askedFor(gateway, paths.startPay)).toHaveLength(0)
  })

  it('goes to the result when another tab has paid meanwhile', async () => {
    await open(Pay, params)
    await pass(10)
    gateway.on(paths.startPay, () => {
      gateway.on(paths.order, reply(paidOrder()))
      return refusal('order.not-payable', '订单已支付或已关闭')
    })
    await tap(/^确认支付/)
    await pass(10)
    expect(startPayment).not.toHaveBeenCalled()
    expect(go).toHaveBeenCalledWith('paySuccess', { orderCodes: ['O1'], paymentId: '' }, replaceOptions)
  })

  it.each([
    ['came', payStart],
    ['was lost as well', raw('<html>')]
  ])('goes on with no payment that another channel closed, where the other reply %s', async (_, other) => {
    startPayment.mockResolvedValue('CANCELLED')
    await open(Pay, params)
    await pass(10)
    for (const [channel, answer] of [
      ['微信支付', raw('<html>')],
      ['微信支付', raw('<html>')],
      ['支付宝', other],
      ['微信支付', raw('<html>')]
    ] as const) {
      gateway.on(paths.startPay, answer)
      await act(async () => void fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${channel}`) })))
      await tap(/^确认支付/)
      await pass(60_000)
    }
    const keys = askedFor(gateway, paths.startPay).map(keyOf)
    expect(keys).toHaveLength(4)
    expect(keys[1]).toBe(keys[0])
    expect(new Set(keys).size).toBe(3)
  })

  it('says that a payment was given up in the host’s cashier, and lets pay again', async () => {
    startPayment.mockResolvedValue('CANCELLED')
    await open(Pay, params)
    await pass(10)
    await tap(/^确认支付/)
    await pass(3000)
    expect(screen.getByText('已取消支付，订单还为你保留着')).toBeTruthy()
    expect(payButton()).toBeTruthy()
  })

  it.each(['SUCCEEDED', 'UNKNOWN'])(
    'says neither paid nor failed when the host says %s and the gateway does not know yet',
    async (outcome) => {
      startPayment.mockResolvedValue(outcome)
      await open(Pay, params)
      await pass(10)
      await tap(/^确认支付/)
      await pass(5000)
      expect(screen.getByText('正在确认支付结果')).toBeTruthy()
      await pass(31_000)
      expect(screen.getByText('还在确认支付结果')).toBeTruthy()
      expect(go).not.toHaveBeenCalled()
      expect(screen.queryByText(/支付成功|支付失败|已取消/)).toBeNull()
    }
  )

  it.each(['CANCELLED', 'FAILED', 'UNKNOWN'])(
    'believes the gateway that it is paid when the host says %s',
    async (outcome) => {
      startPayment.mockResolvedValue(outcome)
      gateway.on(paths.askPay, reply(payment('SUCCEEDED')))
      await open(Pay, params)
      await pass(10)
      await tap(/^确认支付/)
      await pass(10)
      expect(go).toHaveBeenCalledWith('paySuccess', { orderCodes: ['O1'], paymentId: 'PAY1' }, replaceOptions)
    }
  )

  it('does not say «cancelled» on the host’s word alone while the gateway can’t be reached', async () => {
    startPayment.mockResolvedValue('CANCELLED')
    gateway.on(paths.askPay, { kind: 'offline' })
    await open(Pay, params)
    await pass(10)
    await tap(/^确认支付/)
    await pass(3000)
    expect(screen.getByText('还在确认支付结果')).toBeTruthy()
    expect(screen.queryByText(/已取消/)).toBeNull()
  })

  it('asks again when the host answers late, also after the shopper gave up waiting', async () => {
    let late: (outcome: string) => void = () => undefined
    startPayment.mockImplementation((_cashier, listener) => {
      late = listener
      return Promise.resolve('UNKNOWN')
    })
    await open(Pay, params)
    await pass(10)
    await tap(/^确认支付/)
    await pass(31_000)
    await tap('没有付款，重新支付')
    await pass(10)
    act(() => late('CANCELLED'))
    await pass(10)
    expect(payButton()).toBeTruthy()
    gateway.on(paths.askPay, reply(payment('SUCCEEDED')))
    act(() => late('SUCCEEDED'))
    await pass(10)
    expect(go).toHaveBeenCalledWith('paySuccess', { orderCodes: ['O1'], paymentId: 'PAY1' }, replaceOptions)
  })
})

describe('coming back from the cashier', () => {
  beforeEach(() => keepDraft('pay:O1', { paymentId: 'PAY1', channel: 'WECHAT' }))

  it.each([
    ['SUCCEEDED', ['paySuccess', { orderCodes: ['O1'], paymentId: 'PAY1' }, replaceOptions]],
    ['FAILED', ['payFailure', { orderCodes: ['O1'], paymentId: 'PAY1' }, replaceOptions]]
  ])('leads on once the gateway says %s, and forgets the payment', async (status, call) => {
    let times = 0
    gateway.on(paths.askPay, () => reply(payment(++times < 3 ? 'PENDING' : status)))
    await open(Pay, params)
    await pass(10)
    expect(screen.getByText('正在确认支付结果')).toBeTruthy()
    await pass(3000)
    expect(go).toHaveBeenCalledWith(...call)
    expect(readDraft('pay:O1')).toBeUndefined()
  })

  it.each([
    ['closed it', reply(payment('CLOSED')), '这笔支付已关闭，可能你在别处重新发起了支付。订单还为你保留着'],
    ['knows no such payment', refusal('payment.missing', '支付单不存在'), '订单状态有变化，已为你更新']
  ])('lets pay again when the gateway %s, and says so', async (_, answer, words) => {
    gateway.on(paths.askPay, answer)
    await open(Pay, params)
    await pass(10)
    expect(payButton()).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe(words)
    expect(readDraft('pay:O1')).toBeUndefined()
  })

  it('keeps what another tab has started when its own payment was closed for it', async () => {
    gateway.on(paths.askPay, () => {
      keepDraft('pay:O1', { paymentId: 'PAY2', channel: 'ALIPAY' })
      return reply(payment('CLOSED'))
    })
    await open(Pay, params)
    await pass(10)
    expect(payButton()).toBeTruthy()
    expect(readDraft('pay:O1')).toMatchObject({ paymentId: 'PAY2' })
  })

  it('leads on with its own payment when that was closed and another one paid the orders', async () => {
    gateway.on(paths.askPay, () => {
      gateway.on(paths.order, reply(paidOrder()))
      return reply(payment('CLOSED'))
    })
    await open(Pay, params)
    await pass(10)
    expect(go).toHaveBeenCalledWith('paySuccess', { orderCodes: ['O1'], paymentId: 'PAY1' }, replaceOptions)
  })

  it('asks through an outage, says after half a minute that it is not known, and asks again at a tap', async () => {
    gateway.on(paths.askPay, { kind: 'offline' })
    await open(Pay, params)
    await pass(31_000)
    expect(screen.getByText('还在确认支付结果')).toBeTruthy()
    expect(go).not.toHaveBeenCalled()
    gateway.on(paths.askPay, reply(payment('SUCCEEDED')))
    await tap('再查一次')
    await pass(10)
    expect(go).toHaveBeenCalledWith('paySuccess', { orderCodes: ['O1'], paymentId: 'PAY1' }, replaceOptions)
  })

  it('can ask again when the screen of the result did not open', async () => {
    gateway.on(paths.askPay, reply(payment('SUCCEEDED')))
    go.mockResolvedValueOnce(false)
    await open(Pay, params)
    await pass(10)
    expect(go).toHaveBeenCalledTimes(1)
    await tap('再查一次')
    await pass(10)
    expect(go).toHaveBeenCalledTimes(2)
    expect(go).toHaveBeenLastCalledWith('paySuccess', { orderCodes: ['O1'], paymentId: 'PAY1' }, replaceOptions)
  })

  it('lets a shopper without a payment start over', async () => {
    await open(Pay, params)
    await pass(31_000)
    await tap('没有付款，重新支付')
    await pass(10)
    expect(payButton()).toBeTruthy()
  })

  it('does not take a payment of other orders for this one’s', async () => {
    gateway.on(paths.askPay, reply(payment('SUCCEEDED', { orderCodes: ['O9'] })))
    await open(Pay, params)
    await pass(10)
    expect(go).not.toHaveBeenCalledWith('paySuccess', expect.anything(), expect.anything())
    expect(payButton()).toBeTruthy()
  })
})

describe('leaving', () => {
  it('asks, says how long the order is kept, and leaves only after a yes; after that it asks no more', async () => {
    // to go on paying is what is confirmed, and what a dialog put away means
    confirm.mockResolvedValueOnce(true).mockResolvedValueOnce(false)
    await open(Pay, params)
    await pass(10)
    await tap('返回')
    expect(confirm.mock.calls[0]?.[0]).toMatchObject({ confirmText: '继续支付', cancelText: '离开', putAway: true })
    expect(confirm.mock.calls[0]?.[0].content).toMatch(/^订单会保留到 \d\d:\d\d/)
    expect(back).not.toHaveBeenCalled()
    await tap('返回')
    expect(back).toHaveBeenCalledWith('myOrder')
    await tap('返回')
    expect(confirm).toHaveBeenCalledTimes(2)
  })
})
