import { tellFootsteps, writeFootstep } from '@/features/footstep/footsteps'
import { noonOf } from '@/features/footprint/rules'
import { readStored, stores, writeStored } from '@/stores'
import { DAY_MS } from '@domain/spans'
import { fakeGateway, reply, type FakeGateway } from '../../support/gateway'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))

const CREATE = '/o2cum/v1/footstep/create'
let gateway: FakeGateway
let product = 0
/** Another one each time: what was told today is not told again. */
const next = () => ({ spuCode: `P${(product += 1)}`, skuCode: `S${product}`, priceFen: 100 })
const postedSteps = () =>
  gateway
    .askedFor(CREATE)
    .map(({ body }) => (JSON.parse(String(body)) as { rows: { skuCode: string }[] }).rows.map(({ skuCode }) => skuCode))

beforeEach(() => {
  window.localStorage.clear()
  stores.session.logout()
  gateway = fakeGateway().on(CREATE, reply({ written: 1 }))
})

it('logged out it stays on the device, is sent after the login, and is gone then', async () => {
  const [first, other] = [next(), next()]
  await writeFootstep(first)
  await writeFootstep(other)
  expect(postedSteps()).toEqual([])
  stores.session.login('T', 'U1')
  expect(readStored('footprint')).toHaveLength(2)
  await tellFootsteps()
  expect(postedSteps()).toEqual([[other.skuCode, first.skuCode]])
  expect(readStored('footprint')).toBeUndefined()
})

it('is sent once a product and day, and kept when the call failed', async () => {
  stores.session.login('T', 'U1')
  gateway.on(CREATE, { kind: 'offline' })
  const hook = next()
  await writeFootstep(hook)
  expect(readStored('footprint')).toHaveLength(1)
  gateway.on(CREATE, reply({ written: 1, before: { seenAt: 5, priceFen: 9 } }))
  const other = next()
  expect(await writeFootstep(other)).toEqual({ seenAt: 5, priceFen: 9 })
  await writeFootstep(other)
  expect(postedSteps().at(-1)).toEqual([other.skuCode, hook.skuCode])
  expect(postedSteps()).toHaveLength(2)
})

it('goes with the shopper at a logout', async () => {
  await writeFootstep(next())
  stores.session.login('T', 'U1')
  stores.session.logout()
  expect(readStored('footprint')).toBeUndefined()
})

it('logged out the device knows the look of an earlier day', async () => {
  const hook = next()
  const seenAt = Date.now() - 3 * DAY_MS
  writeStored('footprint', [{ ...hook, seenAt, priceFen: 689 }])
  expect(await writeFootstep(hook)).toMatchObject({ seenAt, priceFen: 689 })
})

it.each([
  ['2026/11/23', Date.UTC(2026, 10, 23, 4)],
  ['2026-11-23', Date.UTC(2026, 10, 23, 4)],
  ['', 0]
])('noon of %s', (day, noon) => {
  expect(noonOf(day)).toBe(noon)
})
