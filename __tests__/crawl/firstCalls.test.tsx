/** What is asked before a page's part is there is what the page asks: or it would be asked twice. */
jest.mock('@tarojs/taro', () => jest.requireActual<object>('../support/taro'))
import { firstQuery, type FirstCall } from '@domain/firstCall'
import { queryText } from '@/api/address'
import { firstCalls } from '@/routes/firstCalls'
import { encodeParams } from '@/routes/params'
import { askedWith } from './gateway'
import { sampleParams } from './params'
import { sound } from './screens'
import { builtRoutes, listen, visit } from './visit'

beforeAll(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 4) }))
beforeEach(listen)

const declared = builtRoutes.flatMap((route) =>
  (firstCalls[route.key] ?? []).map((call) => [route.key, call.ask, route, call] as const)
)

it('some screens ask something first', () => expect(declared.length).toBeGreaterThan(3))

const without = (given: object, names: readonly string[] = []) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)))

const asText = (call: FirstCall, params: object): string | undefined => {
  const query = firstQuery(call, { ...params })
  return query && `${call.ask}?${queryText(query)}`
}

it.each(declared)('%s asks %s as it is asked before the page is there', async (key, _, route, call) => {
  for (const params of [sampleParams(key), without(sampleParams(key), call.params?.slice(1))]) {
    const opened = without(params, call.unless)
    await visit(route, { loggedIn: true, answer: sound, params: encodeParams(opened) })
    expect(askedWith).toContain(asText(call, opened))
  }
})

it('asks nothing where a screen would ask something else, or has not what it asks with', () => {
  expect(firstCalls.productDetail?.map((call) => asText(call, { spuCode: '' }))).toEqual([undefined])
  expect(firstCalls.myOrder?.map((call) => asText(call, { status: 'WAIT_PAY' }))).toEqual([undefined])
})
