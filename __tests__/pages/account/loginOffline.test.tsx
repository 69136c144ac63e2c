import { act, cleanup, screen } from '@testing-library/react'
import { forgetQueries } from '@/api'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { FakeShop } from '../homeSupport'
import { open, rest, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/features/parcel/map/leafletFile', () => ({ loadLeaflet: () => new Promise(() => undefined) }))
import Outlets from '@/pagesC/login/loginOffline'

const LIST = '/o2md/v1/pub/service-outlets'
const outlet = (outletCode: string, more: object = {}) => ({
  outletCode,
  name: `网点 ${outletCode}`,
  address: '栖禾路 98 号',
  cityName: '杭州',
  latitude: 30.28,
  longitude: 120.14,
  phone: '400-000-0101',
  services: ['REPAIR'],
  hours: [],
  open: true,
  own: false,
  ...more
})
const reply = (...list: object[]) => ({
  list,
  total: list.length,
  page: 1,
  size: 20,
  cities: [{ cityCode: '330100', name: '杭州', count: list.length }]
})

let shop: FakeShop
beforeEach(() => {
  window.localStorage.clear()
  stores.session.token = 'T1'
  stores.session.userId = 'U1'
  shop = new FakeShop().install()
  shop.answer('/save-branch-info', { outletCode: 'A' })
})
afterEach(() => {
  cleanup()
  forgetQueries()
  stores.session.token = undefined
  Reflect.deleteProperty(navigator, 'geolocation')
})

const bodies = () => shop.askedFor('/save-branch-info').map(({ body }) => JSON.parse(String(body)) as unknown)

it('shows whether an outlet is open, how far it is, and what it does', async () => {
  shop.answer(LIST, reply(outlet('A', { metres: 618 }), outlet('B', { open: false })))
  await open(Outlets)
  expect(await screen.findByText('网点 A')).toBeTruthy()
  expect(screen.getByText('620 米')).toBeTruthy()
  expect(screen.getByText('全天营业')).toBeTruthy()
  expect(screen.getByText(/近期不营业/)).toBeTruthy()
})

it('keeps an outlet as the shopper’s own, and removes it', async () => {
  shop.answer(LIST, reply(outlet('A'), outlet('B', { own: true })))
  await open(Outlets)
  await screen.findByText('网点 A')
  await tap('设为我的网点')
  await tap('取消我的网点')
  expect(bodies()).toEqual([{ outletCode: 'A' }, {}])
})

it('sends a visitor to the login first', async () => {
  stores.session.token = undefined
  shop.answer(LIST, reply(outlet('A')))
  await open(Outlets)
  await screen.findByText('网点 A')
  await tap('设为我的网点')
  expect(bodies()).toEqual([])
  expect(routes.go).toHaveBeenCalledWith('login', expect.anything())
})

it('loads the outlets near the browser, by a place no nearer than it needs', async () => {
  const getCurrentPosition = jest.fn((onPlace: (place: object) => void) =>
    onPlace({ coords: { latitude: 30.277654, longitude: 120.135432 } })
  )
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
  shop.answer(LIST, reply(outlet('A')))
  await open(Outlets)
  await tap('离我最近')
  await act(rest)
  const url = shop.askedFor(LIST).at(-1)?.url ?? ''
  expect(url).toMatch(/latitude=30\.\d{1,3}(&|$)/)
})

it('says so without the permission, and leaves the choice of a city', async () => {
  const getCurrentPosition = jest.fn((_found: unknown, onFailure: (why: object) => void) =>
    onFailure({ code: 1, PERMISSION_DENIED: 1 })
  )
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
  shop.answer(LIST, reply(outlet('A')))
  await open(Outlets)
  await screen.findByText('网点 A')
  await tap('离我最近')
  expect(shop.askedFor('latitude=')).toEqual([])
  await tap('全部城市')
  await tap('杭州 1', 'radio')
  expect(routes.go).toHaveBeenCalledWith('loginOffline', { cityCode: '330100' }, { replace: true })
})

it('says that there is none, with the way to all', async () => {
  shop.answer(LIST, reply())
  await open(Outlets, { service: 'PARTS' })
  expect(await screen.findByText('没有找到网点')).toBeTruthy()
  expect(screen.getByText('离我最近')).toBeTruthy()
  await tap('看全部网点')
  expect(routes.go).toHaveBeenCalledWith('loginOffline', {}, { replace: true })
})
