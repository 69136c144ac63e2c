/** Asking for subscription messages on the mini-program: in the turn of the tap, bounded, and never in the way. */
jest.mock('@/platform/subscribe', () => ({ requestSubscribe: jest.fn() }))
jest.mock('@/features/moment/calls', () => ({ call: jest.fn() }))

import { OfflineError } from '@/api'
import { call } from '@/features/moment/calls'
import { askToSubscribe, coverOrders } from '@/features/moment/ask.weapp'
import { requestSubscribe } from '@/platform/subscribe'
import { readStored, stores } from '@/stores'
import { siteInfo } from '../stores/samples'

const request = requestSubscribe as jest.Mock
// a mock above; its type goes by the endpoint's key, which a mock's type can't
const callMock = call as unknown as jest.Mock
const ids = { paymentSuccess: 'P', orderDelivery: 'D', orderStatus: 'S', refundSuccess: 'R', orderCancell: 'C' }

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  stores.site.info = { ...siteInfo, subscribeTemplates: ids }
  stores.session.token = 'T'
  request.mockResolvedValue({ P: 'accept', D: 'accept', S: 'accept' })
  callMock.mockResolvedValue({ allowed: [] })
})
afterEach(() => {
  jest.useRealTimers()
  stores.site.info = undefined
  stores.session.token = undefined
})

test('asks the platform before anything waits, and notifies the gateway before the tap goes on', async () => {
  const asking = askToSubscribe('ORDER')
  expect(request).toHaveBeenCalledWith(['P', 'D', 'S']) // in the same turn
  await asking
  expect(callMock).toHaveBeenCalledWith('POST /o2msg/v1/subscribe-messages', {
    body: { templates: ['paymentSuccess', 'orderDelivery', 'orderStatus'] },
    quiet: true,
    ignore401: true
  })
})

test('a refusal is remembered and not requested again; the gateway gets only what was accepted', async () => {
  request.mockResolvedValue({ R: 'reject', C: 'accept' })
  await askToSubscribe('CANCEL_PAID')
  expect(callMock.mock.calls[0][1].body).toEqual({ templates: ['orderCancell'] })
  expect(Object.keys(readStored('subscribeRefusals') ?? {})).toEqual(['refundSuccess'])
  request.mockClear()
  await askToSubscribe('CANCEL_PAID')
  expect(request).toHaveBeenCalledWith(['C'])
})

test('messages that are switched off count as refused, another failure does not', async () => {
  request.mockRejectedValueOnce({ errMsg: 'requestSubscribeMessage:fail', errCode: 20013 })
  await askToSubscribe('CANCEL_UNPAID')
  expect(readStored('subscribeRefusals')).toBeUndefined()
  request.mockRejectedValueOnce({ errMsg: 'requestSubscribeMessage:fail', errCode: 20004 })
  await askToSubscribe('CANCEL_UNPAID')
  expect(Object.keys(readStored('subscribeRefusals') ?? {})).toEqual(['orderCancell'])
})

test.each([
  ['the gateway can’t be reached', () => callMock.mockRejectedValue(new OfflineError())],
  ['the gateway never answers', () => callMock.mockReturnValue(new Promise(() => undefined))],
  ['the panel is never answered', () => request.mockReturnValue(new Promise(() => undefined))]
])('the purchase goes on when %s', async (_, happens) => {
  happens()
  let on = false
  void askToSubscribe('ORDER').then(() => (on = true))
  await jest.advanceTimersByTimeAsync(20_000)
  expect(on).toBe(true)
})

test('an answer that comes after the purchase went on still counts', async () => {
  let answer: (answers: object) => void = () => undefined
  request.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  void askToSubscribe('ORDER')
  await jest.advanceTimersByTimeAsync(60_000)
  answer({ P: 'accept' })
  await jest.advanceTimersByTimeAsync(1)
  expect(callMock.mock.calls[0][1].body).toEqual({ templates: ['paymentSuccess'] })
})

test('asks nobody without ids, without a login, or twice for the same orders', async () => {
  stores.site.info = siteInfo
  await askToSubscribe('ORDER')
  stores.site.info = { ...siteInfo, subscribeTemplates: ids }
  stores.session.token = undefined
  await askToSubscribe('ORDER')
  expect(request).not.toHaveBeenCalled()
  stores.session.token = 'T'
  coverOrders(['O1'])
  await askToSubscribe('ORDER', ['O1'])
  expect(request).not.toHaveBeenCalled()
  await askToSubscribe('ORDER', ['O1', 'O2'])
  expect(request).toHaveBeenCalledTimes(1)
  await askToSubscribe('ORDER', ['O2'])
  expect(request).toHaveBeenCalledTimes(1)
})
