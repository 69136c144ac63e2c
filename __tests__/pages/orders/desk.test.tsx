import { act, screen } from '@testing-library/react'
import type { Desk, DeskPlan } from '@contract'
import { setLocale } from '@/i18n'
import * as cashier from '@/platform/pay'
import * as routes from '@/routes'
import { rememberPayment } from '@/features/payment/remembered'
import { raw, refusal, reply, type FakeGateway } from '../../support/gateway'
import { askedFor, begin, end, keyOf, order, paidOrder, pass, paths, payment } from './purchase'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/pay', () => ({ startPayment: jest.fn() }))
import GlzCashierDesk from '@/pagesB/pay/glzCashierDesk'
import Pay from '@/pagesB/pay/pay'

const go = routes.go as jest.Mock
const startPayment = cashier.startPayment as jest.Mock
const SHOW = 'GET /o2ord-b2c/v1/order-trades/desk'
const PAY = 'POST /o2ord-b2c/v1/order-trades/desk'
const params = { orderCodes: ['O1'] }
let gateway: FakeGateway

const plan = (months: number, over: Partial<DeskPlan> = {}): DeskPlan => ({
  months,
  feeFen: 880,
  totalFen: 49_780,
  monthFen: 8_296,
  lastFen: 8_300,
  annualBasisPoints: 610,
  leastFen: 30_000,
  ...over
})
const desk = (over: Partial<Desk> = {}): Desk => ({
  amountFen: 56_900,
  payBefore: Date.now() + 20 * 60_000,
  balanceFen: 8_000,
  creditLimitFen: 100_000,
  creditFen: 90_000,
  splits: [
    { balanceFen: 8_000, restFen: 48_900, plans: [plan(6), plan(24, { refusal: 'SHORT', leastFen: 240_000 })] },
    { balanceFen: 0, restFen: 56_900, plans: [plan(6, { totalFen: 57_924, monthFen: 9_654 })] }
  ],
  dueDays: Array.from({ length: 24 }, (_, index) => Date.UTC(2030, index, 27)),
  ...over
})
const payStart = (over: object = {}) => ({ paymentId: 'PAY1', amountFen: 56_900, status: 'PENDING', ...over })
const cashierOf = { cashier: { kind: 'REDIRECT', url: '/demo/cashier?paymentId=PAY1' } }

beforeEach(async () => {
  gateway = await begin()
  gateway.on(SHOW, reply(desk()))
  gateway.on(PAY, reply(payStart(cashierOf)))
  gateway.on(paths.askPay, reply(payment('SUCCEEDED')))
  go.mockResolvedValue(true)
  startPayment.mockReset().mockResolvedValue('SUCCEEDED')
})
afterEach(end)

const openIt = async () => {
  await open(GlzCashierDesk, params)
  await pass(10)
}
const click = (role: string, name?: RegExp) => act(async () => screen.getByRole(role, name ? { name } : {}).click())
const sixMonths = () => click('radio', /^6 期/)
const bodies = () => askedFor(gateway, PAY).map(({ body }) => JSON.parse(body ?? '{}') as object)

it('splits the payment, and pays so: the balance first, the rest by the channel', async () => {
  await openIt()
  expect(screen.getByText('余额 ¥80.00')).toBeTruthy()
  expect(screen.getByText('微信支付 ¥489.00')).toBeTruthy()
  await tap('确认支付 ¥569.00')
  await pass(10)
  expect(bodies()).toMatchObject([
    { orderCodes: ['O1'], expectedFen: 56_900, balanceFen: 8_000, channel: 'WECHAT', host: 'H5' }
  ])
  expect(startPayment).toHaveBeenCalledTimes(1)
})

it('leaves the balance alone when it is switched off', async () => {
  await openIt()
  await click('switch')
  expect(screen.queryByText('余额 ¥80.00')).toBeNull()
  await tap('确认支付 ¥569.00')
  await pass(10)
  expect(bodies()).toMatchObject([{ balanceFen: 0, channel: 'WECHAT' }])
})

it('shows each plan with its cost, and why a plan can’t be had', async () => {
  await openIt()
  expect(screen.getByRole('radio', { name: /6 期 年化 6\.1% .*82.*\.96.*共付手续费 ¥8\.80/ })).toBeTruthy()
  const tooLong = screen.getByRole('radio', { name: /24 期.*满 ¥2,400\.00 可用/ })
  expect((tooLong as HTMLButtonElement).disabled).toBe(true)
})

it('pays in months at once: no cashier, the gateway is asked, and only then the order shows as paid', async () => {
  gateway.on(PAY, reply(payStart({ status: 'SUCCEEDED' })))
  await openIt()
  await sixMonths()
  expect(screen.getByText('今天付 ¥80.00，之后 5 期各 ¥82.96，末期 ¥83.00，合计 ¥577.80')).toBeTruthy()
  expect(screen.getByText('首期 2030年1月27日，末期 2030年6月27日 还 ¥83.00')).toBeTruthy()
  await tap('付 ¥80.00 并分 6 期')
  await pass(10)
  expect(bodies()).toMatchObject([{ balanceFen: 8_000, months: 6 }])
  expect(bodies()[0]).not.toHaveProperty('channel')
  expect(startPayment).not.toHaveBeenCalled()
  expect(go).toHaveBeenCalledWith('paySuccess', { orderCodes: ['O1'], paymentId: 'PAY1' }, { replace: true })
})

it('lists month by month what is due', async () => {
  await openIt()
  await sixMonths()
  await tap('还款计划')
  await pass(300)
  expect(screen.getByText('第 6 期')).toBeTruthy()
  expect(screen.getByText('2030年6月27日')).toBeTruthy()
})

it('falls back to a channel where months can’t be had for the rest', async () => {
  const [withBalance, without] = desk().splits
  const splits = [{ ...withBalance, plans: [plan(6, { refusal: 'OVER' as const })] }, without]
  gateway.on(SHOW, reply(desk({ splits } as Partial<Desk>)))
  await openIt()
  await click('switch')
  await sixMonths()
  await click('switch')
  await tap('确认支付 ¥569.00')
  await pass(10)
  expect(bodies()).toMatchObject([{ channel: 'WECHAT' }])
})

it('needs no other means where the balance pays all', async () => {
  gateway.on(SHOW, reply(desk({ balanceFen: 60_000, splits: [{ balanceFen: 56_900, restFen: 0, plans: [] }] })))
  gateway.on(PAY, reply(payStart({ status: 'SUCCEEDED' })))
  await openIt()
  expect(screen.getByText('余额够付，不用别的方式')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  await tap('确认支付 ¥569.00')
  await pass(10)
  expect(bodies()).toMatchObject([{ balanceFen: 56_900 }])
  expect(bodies()[0]).not.toHaveProperty('channel')
})

it('says that there is no balance, in English too', async () => {
  const [, without] = desk().splits
  gateway.on(SHOW, reply(desk({ balanceFen: 0, splits: without ? [without] : [] })))
  act(() => setLocale('en-US'))
  await openIt()
  expect(screen.getByText('Your balance is 0')).toBeTruthy()
  expect(screen.getByText('Pay with')).toBeTruthy()
})

it('says why the gateway refused, and shows the new offers', async () => {
  gateway.on(PAY, refusal('desk.balance', '余额不够了，请看过再付'))
  await openIt()
  const [, without] = desk().splits
  gateway.on(SHOW, reply(desk({ balanceFen: 0, splits: without ? [without] : [] })))
  await tap('确认支付 ¥569.00')
  await pass(10)
  expect(screen.getByRole('alert').textContent).toContain('余额不够了')
  expect(screen.getByText('余额为 0')).toBeTruthy()
})

it('a tap after a lost reply goes on with the same key', async () => {
  gateway.on(PAY, raw('<html>'))
  await openIt()
  await tap('确认支付 ¥569.00')
  await pass(10)
  gateway.on(PAY, reply(payStart(cashierOf)))
  await tap('确认支付 ¥569.00')
  await pass(10)
  const keys = askedFor(gateway, PAY).map(keyOf)
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
})

it('asks what became of a payment that was left for', async () => {
  rememberPayment(['O1'], 'PAY1')
  gateway.on(paths.askPay, reply(payment('PENDING')))
  await openIt()
  expect(screen.getByText('正在确认支付结果')).toBeTruthy()
  gateway.on(paths.askPay, reply(payment('SUCCEEDED')))
  gateway.on(paths.order, reply(paidOrder()))
  await pass(1_000)
  expect(go).toHaveBeenCalledWith('paySuccess', { orderCodes: ['O1'], paymentId: 'PAY1' }, { replace: true })
})

it('says that the time to pay is over', async () => {
  gateway.on(paths.order, reply(order({ payBefore: Date.now() - 1 })))
  await openIt()
  expect(screen.getByText('支付时间已过')).toBeTruthy()
  expect(askedFor(gateway, SHOW)).toEqual([])
})

it('is offered on the pay screen where there is anything to be had, and not otherwise', async () => {
  await open(Pay, params)
  await pass(10)
  await click('link', /^栖禾收银台/)
  expect(go).toHaveBeenCalledWith('glzCashierDesk', { orderCodes: ['O1'] }, { replace: true })
})

it('is not offered where the shopper has neither balance nor limit', async () => {
  gateway.on(SHOW, reply(desk({ balanceFen: 0, creditLimitFen: 0, creditFen: 0, splits: [] })))
  await open(Pay, params)
  await pass(10)
  expect(screen.queryByText('栖禾收银台')).toBeNull()
})
