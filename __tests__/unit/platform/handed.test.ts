// covers src/platform/handed/, src/features/handed/
// A login that the mini-program or the app hands on to a page that it opens.
import { enterByHanded } from '@/features/handed'
import { takeHanded } from '@/platform/handed'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { writeStored } from '@/stores/persisted'
import { fakeGateway, refusal, reply, settle, type FakeGateway } from '../../support/gateway'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => ({
  ...jest.requireActual<object>('@/routes'),
  currentKey: jest.fn(),
  leaveLogin: jest.fn(() => Promise.resolve(true))
}))

const LOGIN = '/o2cum/v1/pub/h5/login'
const code = 'Zk3-_'.repeat(6)
const screen = '/pagesB/basicInformation/index?params=%7B%7D'
const currentKey = jest.mocked(routes.currentKey)
const leaveLogin = jest.mocked(routes.leaveLogin)
let gateway: FakeGateway
const loginCalls = () => gateway.askedFor(LOGIN).map(({ method, url, body }) => [method, url.split('&_t')[0], body])
const openAt = (address: string) => history.replaceState({ idx: 0 }, '', address)

beforeEach(() => {
  localStorage.clear()
  stores.session.follow()
  gateway = fakeGateway()
  currentKey.mockReturnValue(undefined)
  leaveLogin.mockClear()
})
afterEach(() => openAt('/'))

test('the code is taken out of the address at once, and no entry of the history has it', () => {
  openAt(`${screen}#h5=${code}`)
  const entries = history.length
  expect(takeHanded()).toBe(code)
  expect([location.pathname + location.search, location.hash]).toEqual([screen, ''])
  expect([history.length, history.state]).toEqual([entries, { idx: 0 }])
  expect(takeHanded()).toBeUndefined()
})

test.each(['', '#h5=', '#h5=short', `#h5=${'a'.repeat(65)}`, `#h5=${'a'.repeat(19)}%41`, `#x=1&h5=${code}`])(
  'an address that ends in «%s» has none and stays as it is',
  (hash) => {
    openAt(screen + hash)
    expect(takeHanded()).toBeUndefined()
    expect(location.hash).toBe(hash === '' ? '' : hash)
  }
)

test('it is spent by POST in the body, and the screen that wanted a login is shown', async () => {
  gateway.on(LOGIN, reply({ token: 'T9', userId: 'U9', registered: false }))
  currentKey.mockReturnValue('login')
  await enterByHanded(code, screen)
  expect(loginCalls()).toEqual([['POST', `${LOGIN}?sysCode=ACCESS_TOKEN`, JSON.stringify({ authToken: code, screen })]])
  expect(stores.session).toMatchObject({ token: 'T9', userId: 'U9' })
  expect(leaveLogin).toHaveBeenCalledWith(screen)
})

test('a code that is over leaves the shopper’s login as it was, and says so', async () => {
  writeStored('token', 'T1')
  writeStored('userId', 'U1')
  stores.session.setAside()
  currentKey.mockReturnValue('login')
  gateway.on(LOGIN, refusal('handover.over', '这次登录已失效，请返回后重新打开'))
  await enterByHanded(code, screen)
  await settle()
  expect(document.querySelector('.host-toast')?.textContent).toBe('这次登录已失效，请返回后重新打开')
  expect(stores.session).toMatchObject({ token: 'T1', userId: 'U1' })
  expect(leaveLogin).toHaveBeenCalledWith(screen)
})

test('a code that is over leaves a visitor on the login', async () => {
  currentKey.mockReturnValue('login')
  gateway.on(LOGIN, refusal('handover.over', '这次登录已失效，请返回后重新打开'))
  await enterByHanded(code, screen)
  expect(stores.session.loggedIn).toBe(false)
  expect(leaveLogin).not.toHaveBeenCalled()
})

test('a screen that wants a login waits for it, and is notified where none came', async () => {
  const follow = jest.spyOn(stores.session.ports, 'followed')
  stores.session.setAside()
  expect(stores.session.awaited).toBe(true)
  gateway.on(LOGIN, refusal('handover.over', '这次登录已失效，请返回后重新打开'))
  await enterByHanded(code, screen)
  expect(stores.session.awaited).toBe(false)
  expect(follow.mock.calls).toEqual([['nobody']])
})
