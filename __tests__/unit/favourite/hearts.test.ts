import { act, renderHook } from '@testing-library/react'
import { useGiveUpLogin } from '@/features/afterLogin'
import { hearts } from '@/features/heart'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { fakeGateway, refusal, reply, settle, type FakeGateway } from '../../support/gateway'
import { host } from '../../support/taro'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))

const SAVE = '/o2wl/v1/favorites/sku/save-all'
const EXIST = '/o2wl/v1/favorites/sku/decide-exist'
const go = routes.go as jest.Mock

let gateway: FakeGateway
const wishes = () =>
  gateway.askedFor(SAVE).map(({ body }) => (JSON.parse(String(body)) as { favorite: boolean }).favorite)
const saveReply = { favorite: true, changed: 1, total: 1 }

beforeEach(() => {
  window.localStorage.clear()
  gateway = fakeGateway().on(SAVE, reply(saveReply))
  go.mockReset().mockResolvedValue(true)
  stores.session.logout()
  stores.session.login('T', 'U1')
})
afterEach(() => stores.session.logout())

it('twenty quick taps are one call at a time, and the last wish wins', async () => {
  gateway.hold(SAVE)
  for (let tap = 0; tap < 21; tap += 1) void hearts.tap('A')
  await settle()
  expect(hearts.isKept('A')).toBe(true)
  void hearts.tap('A')
  expect(hearts.isKept('A')).toBe(false)
  gateway.release()
  for (let turn = 0; turn < 10; turn += 1) await settle()
  expect(wishes()).toEqual([true, false])
  expect(hearts.isKept('A')).toBe(false)
})

it('a wish that is refused is taken back', async () => {
  gateway.on(SAVE, refusal('sku.missing', '商品不存在'))
  const tapping = hearts.tap('B')
  expect(hearts.isKept('B')).toBe(true)
  await tapping
  expect(hearts.isKept('B')).toBe(false)
})

it('tapped logged out it leads to the login, and is kept once somebody is in', async () => {
  stores.session.logout()
  await hearts.tap('C')
  expect(go).toHaveBeenCalledWith('login', expect.anything())
  expect(wishes()).toEqual([])
  stores.session.login('T2', 'U2')
  for (let turn = 0; turn < 10; turn += 1) await settle()
  expect(wishes()).toEqual([true])
  expect(hearts.isKept('C')).toBe(true)
})

it('a visitor who comes back to the page without a login has given it up', async () => {
  stores.session.logout()
  renderHook(useGiveUpLogin)
  await hearts.tap('D')
  act(() => host.show.forEach((listener) => listener()))
  stores.session.login('T2', 'U2')
  await settle()
  expect(wishes()).toEqual([])
})

it('asks a hundred codes at once, and forgets them with the shopper', async () => {
  const codes = Array.from({ length: 130 }, (_, index) => `S${index}`)
  gateway.on(EXIST, ({ url }) => reply({ list: /S129/.test(url) ? ['S129'] : ['S5'] }))
  await hearts.ask(codes)
  expect(gateway.askedFor(EXIST)).toHaveLength(2)
  expect(codes.filter((code) => hearts.isKept(code))).toEqual(['S5', 'S129'])
  stores.session.logout()
  expect(hearts.isKept('S5')).toBe(false)
})
