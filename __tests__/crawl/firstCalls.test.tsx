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

const declarations = builtRoutes.flatMap((route) =>
  (firstCalls[route.key] ?? []).map((call) => [route.key, call.ask, route, call] as const)
)

it('some screens ask something first', () => expect(declarations.length).toBeGreaterThan(3))

const without = (params: object, names: readonly string[] = []) =>
  Object.fromEntries(Object.entries(params).filter(([name]) => !names.includes(name)))

const asText = (call: FirstCall, params: object): string | undefined => {
  const query = firstQuery(call, { ...params })
  return query && `${call.ask}?${queryText(query)}`
}

it.each(declarations)('%s asks %s as it is asked before the page is there', async (key, _, route, call) => {
  for (const params of [sampleParams(key), without(sampleParams(key), call.params?.slice(1))]) {
    const directParams = without(params, call.unless)
    await visit(route, { loggedIn: true, answer: sound, params: encodeParams(directParams) })
    expect(askedWith).toContain(asText(call, directParams))
  }
})

it('asks nothing where a screen would ask something else, or has not what it asks with', () => {
  expect(firstCalls.productDetail?.map((call) => asText(call, { spuCode: '' }))).toEqual([undefined])
  expect(firstCalls.myOrder?.map((call) => asText(call, { status: 'WAIT_PAY' }))).toEqual([undefined])
})
