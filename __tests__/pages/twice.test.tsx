/** A second call in the turn of the first: before anything is drawn, so that no button can be locked yet. */
import { act, renderHook } from '@testing-library/react'
import type { OrderDetail, Settlement } from '@contract'
import type { Query } from '@/api'
import { usePay } from '@/features/payment/usePay'
import { Remarks } from '@/features/settlement/remarks'
import { useSubmit } from '@/features/settlement/useSubmit'
import * as cashier from '@/platform/pay'
import * as routes from '@/routes'
import { reply, type FakeGateway } from '../support/gateway'
import { askedFor, begin, end, order, pass, paths, payment, settlement } from './orders/purchase'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../support/notedRoutes.cjs'))
jest.mock('@/platform/pay', () => ({ startPayment: jest.fn() }))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../support/notedFeedback.cjs'))

let gateway: FakeGateway
beforeEach(async () => {
  gateway = await begin()
  jest.mocked(routes.go).mockResolvedValue(true)
})
afterEach(end)

const queryOf = <T,>(data: T): Query<T> => ({
  status: 'ready',
  data,
  refreshing: false,
  isPrevious: false,
  reload: () => Promise.resolve(),
  replace: () => undefined
})

it('starts one payment, and goes to one cashier', async () => {
  jest.mocked(cashier.startPayment).mockResolvedValue('LEFT')
  const url = '/demo/cashier?paymentId=PAY1'
  gateway.on(paths.startPay, reply({ paymentId: 'PAY1', amountFen: 56900, cashier: { kind: 'REDIRECT', url } }))
  gateway.on(paths.askPay, reply(payment('PENDING')))
  const remote = queryOf<OrderDetail[]>([order()])
  const { result } = renderHook(() => usePay(['O1'], remote))
  const { pay } = result.current
  await act(() => Promise.all([pay(['O1'], 'WECHAT'), pay(['O1'], 'WECHAT')]))
  await pass(10)
  expect(askedFor(gateway, paths.startPay)).toHaveLength(1)
  expect(cashier.startPayment).toHaveBeenCalledTimes(1)
})

it('submits an order once, and goes to its payment once', async () => {
  gateway.on(paths.submit, reply({ orderCodes: ['O1'], payFen: 56900, payBefore: 4102444800000 }))
  const remote = queryOf<Settlement>(settlement())
  const remarks = new Remarks('ST1', () => Promise.resolve())
  const { result } = renderHook(() => useSubmit({ remote, remarks, openAddress: () => undefined }))
  const { submit } = result.current
  await act(() => Promise.all([submit(), submit()]))
  await pass(10)
  expect(askedFor(gateway, paths.submit)).toHaveLength(1)
  expect(routes.go).toHaveBeenCalledTimes(1)
})
