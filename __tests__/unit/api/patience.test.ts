/** What a call does when the gateway has no place for it (503 with `Retry-After`). */
import { BusinessError, BusyError, configureCalls, ServerError } from '@/api'
import { call } from '@/api/call'
import { resetI18n, setLocale } from '@/i18n'
import { fakeGateway, raw, reply, settle, type FakeGateway } from '../../support/gateway'

const list = '/o2cart/v1/carts/list'
const readCart = () => call('GET /o2cart/v1/carts/list')
const cart = { shops: [], invalid: [] }
const add = '/o2cart/v1/carts/save-by-product'
const addWith = (manner: { idempotencyKey?: string }) =>
  call('POST /o2cart/v1/carts/save-by-product', { body: { skuCode: 'S', quantity: 1 }, ...manner })
const sentence = '现在访问的人较多，请稍后再试'
const busy = (after: string, message = sentence) =>
  raw(JSON.stringify({ success: false, failed: true, code: 'service.busy', message, data: null }), 503, {
    'retry-after': after
  })

let gateway: FakeGateway
let toasts: string[]
let chance: number

beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000 })
  chance = 0
  jest.spyOn(Math, 'random').mockImplementation(() => chance)
  resetI18n()
  gateway = fakeGateway()
  toasts = []
  configureCalls({ toast: (words) => toasts.push(words) })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** Refuses so often and then answers. */
function busyTimes(path: string, times: number, after: string, data: object): void {
  let count = 0
  gateway.on(path, () => (count++ < times ? busy(after) : reply(data)))
}

async function pass(ms: number): Promise<void> {
  await settle()
  jest.advanceTimersByTime(ms)
  await settle()
}

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (failure: unknown) => failure
  )

test('a read waits as long as the reply says, shows so, and asks again', async () => {
  busyTimes(list, 1, '2', cart)
  const answer = readCart()
  await pass(1_999)
  expect(toasts).toEqual(['现在访问的人较多，2 秒后自动重试'])
  expect(gateway.requests).toHaveLength(1)
  await pass(1)
  expect(await answer).toEqual(cart)
  expect(toasts).toHaveLength(1)
})

test.each([
  [0, [2_000, 2_000, 2_000]],
  [0.5, [2_400, 2_800, 3_600]],
  [1, [2_800, 3_600, 5_200]]
])('after the named time chance (%p) chooses within a spread that doubles, and three waits fit', async (by, waits) => {
  busyTimes(list, 3, '2', cart)
  chance = by
  const answer = readCart()
  for (const [times, wait] of waits.entries()) {
    await pass(wait - 1)
    expect(gateway.requests).toHaveLength(times + 1)
    await pass(1)
    expect(gateway.requests).toHaveLength(times + 2)
  }
  expect(await answer).toEqual(cart)
  // what is left of its 15 s
  const [first, second, third] = waits as [number, number, number]
  const left = [15_000, 15_000 - first, 15_000 - first - second, 15_000 - first - second - third]
  expect(gateway.requests.map(({ timeoutMs }) => timeoutMs)).toEqual(left)
})

test('it asks three times more and no oftener', async () => {
  gateway.on(list, busy('2'))
  chance = 1
  const failure = failureOf(readCart())
  for (const wait of [2_800, 3_600, 5_200]) await pass(wait)
  expect(await failure).toBeInstanceOf(BusyError)
  expect(gateway.requests).toHaveLength(4)
})

test('in English; calls that wait side by side say it once', async () => {
  setLocale('en-US')
  busyTimes(list, 1, '2', cart)
  busyTimes('/o2cart/v1/carts/entryRows', 1, '2', { count: 0 })
  const answers = [readCart(), call('GET /o2cart/v1/carts/entryRows')]
  await pass(2_000)
  await Promise.all(answers)
  expect(toasts).toEqual(['The store is busy. Trying again in 2 s'])
})

test('a read gives up before its time is over, in the gateway’s words', async () => {
  gateway.on(list, busy('5'))
  const failure = failureOf(readCart())
  await pass(5_000)
  await pass(5_000)
  // a third wait of 5 s would leave a read of 15 s no time
  expect(await failure).toBeInstanceOf(BusyError)
  expect(gateway.requests).toHaveLength(3)
  expect(toasts.at(-1)).toBe(sentence)
})

test.each([
  ['60', 'a minute'],
  [new Date(1_800_000_060_000).toUTCString(), 'a date']
])('Retry-After: %s, which is past what a read may take, is no wait at all', async (after) => {
  gateway.on(list, busy(after))
  expect(await failureOf(readCart())).toMatchObject({ retryAfterMs: 60_000, words: sentence, fateUnknown: true })
  expect([gateway.requests.length, toasts]).toEqual([1, [sentence]])
})

test('a write is repeated with its own key, and never without one', async () => {
  busyTimes(add, 1, '2', { rowId: 'r', quantity: 1, count: 1 })
  const answer = addWith({ idempotencyKey: 'KEY-12345' })
  await pass(2_000)
  expect(await answer).toMatchObject({ rowId: 'r' })
  expect(gateway.requests.map(({ headers, body }) => [headers['idempotency-key'], body])).toEqual(
    Array(2).fill(['KEY-12345', '{"skuCode":"S","quantity":1}'])
  )
  gateway.on(add, busy('2'))
  expect(await failureOf(addWith({}))).toBeInstanceOf(BusyError)
  expect([gateway.requests.length, toasts.at(-1)]).toEqual([3, sentence])
})

test('a call that no screen waits for is neither repeated nor shown', async () => {
  gateway.on(list, busy('2'))
  expect(await failureOf(call('GET /o2cart/v1/carts/list', { unwatched: true }))).toBeInstanceOf(BusyError)
  expect([gateway.requests.length, toasts]).toEqual([1, []])
})

test('a proxy’s 503 with a time is waited for, one without is a failure, and so is a 429', async () => {
  gateway.on(list, raw('<html>', 503, { 'retry-after': '0' }))
  const failure = failureOf(readCart())
  for (const wait of [200, 200, 200]) await pass(wait)
  expect(await failure).toMatchObject({ words: sentence })
  expect(gateway.requests).toHaveLength(4)
  gateway.on(list, raw('<html>', 503))
  expect(await failureOf(readCart())).toBeInstanceOf(ServerError)
  const many = JSON.stringify({ failed: true, code: 'upload.many', message: '太多' })
  gateway.on(list, raw(many, 429, { 'retry-after': '2' }))
  expect(await failureOf(readCart())).toBeInstanceOf(BusinessError)
  expect(gateway.requests).toHaveLength(6)
})
