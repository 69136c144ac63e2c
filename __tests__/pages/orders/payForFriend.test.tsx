import { act, screen } from '@testing-library/react'
import type { PayLink } from '@contract'
import { setLocale } from '@/i18n'
import * as cashier from '@/platform/pay'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { refusal, reply, type FakeGateway } from '../../support/gateway'
import { askedFor, begin, end, pass, paths, payment } from './purchase'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/pay', () => ({ startPayment: jest.fn() }))
import AppCheckstand from '@/pagesB/pay/appCheckstand'

const go = routes.go as jest.Mock
const startPayment = cashier.startPayment as jest.Mock
const SHOW = 'GET /o2ord-b2c/v1/pub/order-trades/detail/PL1'
const PAY = 'POST /o2ord-b2c/v1/pub/order-trades/pay'
const params = { payLink: 'PL1' }
let gateway: FakeGateway

const link = (over: Partial<PayLink> = {}): PayLink => ({
  code: 'PL1',
  state: 'OPEN',
  own: false,
  paidByMe: false,
  buyer: '林**',
  amountFen: 249900,
  savedFen: 20000,
  validUntil: Date.now() + 20 * 60_000,
  shops: [
    {
      shopName: '栖禾厨电专营',
      rows: [{ title: '侧吸油烟机', picture: '/p.svg', specs: [], quantity: 1 }]
    }
  ],
  ...over
})

beforeEach(async () => {
  gateway = await begin()
  gateway.on(SHOW, reply(link()))
  gateway.on(
    PAY,
    reply({ paymentId: 'PAY9', amountFen: 249900, cashier: { kind: 'REDIRECT', url: '/demo/cashier?paymentId=PAY9' } })
  )
  go.mockResolvedValue(true)
  startPayment.mockReset().mockResolvedValue('SUCCEEDED')
})
afterEach(end)

const endedPayment = (over: object) =>
  payment('SUCCEEDED', { paymentId: 'PAY9', orderCodes: [], amountFen: 249900, ...over })
const payIt = async () => {
  await open(AppCheckstand, params)
  await pass(10)
  await tap(/^帮 林\*\* 付 ¥2,499\.00$/)
  await pass(10)
}

it('says who asks, for what, how much and until when', async () => {
  await open(AppCheckstand, params)
  await pass(10)
  expect(screen.getByText('林** 想请你付一单')).toBeTruthy()
  expect(screen.getByText('侧吸油烟机')).toBeTruthy()
  expect(screen.getByText(/前有效/)).toBeTruthy()
  expect(screen.getByText('已减 ¥200.00')).toBeTruthy()
})

it.each([
  ['it is paid', {}, 'PAID', '付好了'],
  ['it came too late', { returnedFen: 249900 }, 'PAID', '付晚了，款项会退回'],
  ['the order was cancelled later', { refundedFen: 249900 }, 'CLOSED', '订单已取消，款项退给你']
] as const)('lets who is not logged in pay, and tells them when %s', async (_, over, state, title) => {
  await act(async () => stores.session.logout())
  await open(AppCheckstand, params)
  await pass(10)
  gateway.on(SHOW, reply(link({ state, validUntil: undefined, payment: endedPayment(over) as PayLink['payment'] })))
  await tap(/^帮 林/)
  await pass(10)
  expect(askedFor(gateway, PAY)).toHaveLength(1)
  expect(go).not.toHaveBeenCalledWith('login', expect.anything())
  expect(screen.getByRole('status').textContent).toBe(title)
})

it('pays the shown amount by the chosen way, and says when it is paid', async () => {
  gateway.on(paths.askPay, reply(endedPayment({ returnedFen: 0 })))
  await open(AppCheckstand, params)
  await pass(10)
  gateway.on(SHOW, reply(link({ state: 'PAID', paidByMe: true, validUntil: undefined })))
  await tap(/^帮 林/)
  await pass(10)
  const [request, ...more] = askedFor(gateway, PAY)
  expect(more).toEqual([])
  expect(JSON.parse(request?.body ?? '')).toMatchObject({ payLink: 'PL1', expectedFen: 249900, channel: 'WECHAT' })
  expect(screen.getByText('付好了')).toBeTruthy()
  expect(document.querySelector('.ui-price')?.textContent).toContain('2,499')
  expect(screen.getByText('侧吸油烟机')).toBeTruthy()
  expect(screen.getByText('退款归你')).toBeTruthy()
})

it('never says paid of money that came too late: it goes back', async () => {
  gateway.on(paths.askPay, reply(endedPayment({ returnedFen: 249900 })))
  await open(AppCheckstand, params)
  await pass(10)
  gateway.on(SHOW, reply(link({ state: 'PAID', validUntil: undefined })))
  await tap(/^帮 林/)
  await pass(10)
  expect(screen.getByText('付晚了，款项会退回')).toBeTruthy()
  expect(screen.getByText(/¥2,499\.00 会原路退回/)).toBeTruthy()
  expect(screen.queryByText('付好了')).toBeNull()
})

it.each([
  ['was cancelled', { state: 'CLOSED', refundedFen: 249900 }, '订单已取消，款项退给你', '¥2,499.00 会原路退回'],
  ['was cancelled in a part', { state: 'PAID', paidByMe: true, refundedFen: 9900 }, '付好了', '¥99.00 会原路退回'],
  [
    'was paid by somebody else first',
    { state: 'PAID', returnedFen: 249900 },
    '付晚了，款项会退回',
    '¥2,499.00 会原路退回'
  ]
] as const)('says to a friend what goes back of what they paid when it %s', async (_, over, title, words) => {
  gateway.on(SHOW, reply(link({ ...over, validUntil: undefined })))
  await open(AppCheckstand, params)
  await pass(10)
  expect(screen.getByRole('status').textContent).toBe(title)
  expect(screen.getByText(new RegExp(words))).toBeTruthy()
})

it.each([
  ['zh-CN', 'PAID', '不用再付。只收一次款，多付的会原路退回'],
  ['en-US', 'PAID', 'Nothing more to pay. Anything that was paid twice goes back'],
  ['zh-CN', 'CLOSED', '不用付了。付过的款会原路退回'],
  ['en-US', 'CLOSED', 'Nothing to pay. Anything that was paid goes back to how it was paid']
] as const)('in %s a link that is %s says nothing of whose money it was', async (locale, state, words) => {
  gateway.on(SHOW, reply(link({ state, validUntil: undefined })))
  act(() => setLocale(locale))
  await open(AppCheckstand, params)
  await pass(10)
  expect(screen.getByText(words)).toBeTruthy()
})

it('promises no goods to a friend after their money went back, in English too', async () => {
  gateway.on(SHOW, reply(link({ state: 'CLOSED', refundedFen: 249900, validUntil: undefined })))
  act(() => setLocale('en-US'))
  await open(AppCheckstand, params)
  await pass(10)
  expect(screen.getByRole('status').textContent).toBe('Order cancelled, your money goes back')
  expect(screen.queryByText(/ships/)).toBeNull()
})

it('says why the gateway refused, and shows how the order stands then', async () => {
  gateway.on(PAY, refusal('pay-link.paid', '这一单已经付好了，这次没有扣款'))
  await open(AppCheckstand, params)
  await pass(10)
  gateway.on(SHOW, reply(link({ state: 'PAID', validUntil: undefined })))
  await tap(/^帮 林/)
  await pass(10)
  expect(screen.getByText('这一单已经有人付了')).toBeTruthy()
})

it('says in the cashier’s failure that nothing was paid, and that it can be paid again', async () => {
  gateway.on(paths.askPay, reply(payment('FAILED', { paymentId: 'PAY9', orderCodes: [], failReason: '银行拒绝了' })))
  await payIt()
  expect(screen.getByRole('alert').textContent).toContain('银行拒绝了')
  expect(screen.getByRole('button', { name: /^帮 林/ })).toBeTruthy()
})

it('offers who asks to send it on or pay it themselves', async () => {
  gateway.on(SHOW, reply(link({ own: true, orderCodes: ['O1'] })))
  await open(AppCheckstand, params)
  await pass(10)
  expect(screen.getByRole('img', { name: '找朋友付的二维码' })).toBeTruthy()
  await tap('我自己付')
  expect(go).toHaveBeenCalledWith('pay', { orderCodes: ['O1'] })
  await tap('发给朋友')
  expect(await screen.findByText('复制链接')).toBeTruthy()
})

it('says of a wrong link that it does not work, in English too', async () => {
  gateway.on(SHOW, refusal('pay-link.missing', '链接不对'))
  act(() => setLocale('en-US'))
  await open(AppCheckstand, params)
  await pass(10)
  expect(screen.getByText('This link doesn’t work')).toBeTruthy()
})
