// covers src/features/account/login/, src/platform/official/
// In the chat app's browser the official account's authorisation logs in; elsewhere, and for who is not bound, the SMS does.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { runInAction } from 'mobx'
import type * as official from '@/platform/official'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { customer } from './accountSupport'
import { FakeShop } from '../homeSupport'
import { open, rest, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
const mockLeft = jest.fn()
jest.mock('@/platform/official', () => {
  const real = jest.requireActual<typeof official>('@/platform/official')
  return { ...real, leaveForAuthorisation: (appId: string) => real.leaveForAuthorisation(appId, mockLeft) }
})
import Login from '@/pagesC/login/login'
import Code from '@/pagesC/login/loginForPhone_code'

const leaveLogin = jest.mocked(routes.leaveLogin)
const OPEN_ID = '/mpminappcombie/getMpOpenId'
const LOGIN = '/customer-login/register-with-oauth'
const PAGE = '/pagesC/login/login'
let shop: FakeShop
let agent: jest.SpyInstance<string>

const bodiesTo = (path: string) => shop.askedFor(path).map(({ body }) => JSON.parse(body ?? '{}') as object)
/** Leaves for the authorisation and gives the text that has to come back with the code. */
async function authorise(): Promise<string> {
  await open(Login)
  await tap('微信授权登录')
  const address = new URL(String(mockLeft.mock.calls.at(-1)?.[0]))
  cleanup()
  return address.searchParams.get('state') ?? ''
}

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  history.replaceState(null, '', PAGE)
  stores.session.logout()
  mockLeft.mockClear()
  leaveLogin.mockResolvedValue(true)
  agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone MicroMessenger/8.0')
  runInAction(() => Object.assign(stores.site, { info: { officialAppId: 'wx31' } }))
  shop = new FakeShop()
    .answer(OPEN_ID, { openId: 'o-9', login: { token: 'T9', userId: 'U9' } })
    .answer(LOGIN, { token: 'T1', userId: 'U1', registered: false })
    .answer('/send-phone-captcha-always', { captchaKey: 'K1', resendAfterSeconds: 60, expiresInSeconds: 300 })
    .answer('/customer-info', { ...customer, userId: 'U9' })
    .answer('/carts', { count: 0, shops: [], invalid: [] })
    .install()
})
afterEach(() => {
  cleanup()
  agent.mockRestore()
  runInAction(() => Object.assign(stores.site, { info: undefined }))
})

it('leads to the authorisation with a text of its own, and back to this page', async () => {
  const state = await authorise()
  const address = new URL(String(mockLeft.mock.calls[0]?.[0]))
  expect(address.origin + address.pathname).toBe('https://open.weixin.qq.com/connect/oauth2/authorize')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    appid: 'wx31',
    response_type: 'code',
    scope: 'snsapi_base',
    redirect_uri: location.origin + PAGE
  })
  expect(state).toMatch(/^[0-9a-f]{32}$/)
  expect(await authorise()).not.toBe(state)
})

it('logs in a bound customer, with the code out of the address', async () => {
  const state = await authorise()
  history.replaceState(null, '', `${PAGE}?code=C0DE&state=${state}`)
  await open(Login)
  await waitFor(() => expect(leaveLogin).toHaveBeenCalled())
  expect(location.search).toBe('')
  expect(bodiesTo(OPEN_ID)).toMatchObject([{ code: 'C0DE' }])
  expect(stores.session).toMatchObject({ token: 'T9', userId: 'U9' })
})

it('drops a code that this tab did not request, and one that comes again', async () => {
  const state = await authorise()
  for (const came of ['f'.repeat(32), state]) {
    history.replaceState(null, '', `${PAGE}?code=C0DE&state=${came}`)
    await open(Login)
    await rest()
    cleanup()
    expect(location.search).toBe('')
  }
  expect(bodiesTo(OPEN_ID)).toEqual([])
  expect(stores.session.loggedIn).toBe(false)
})

it('goes on by SMS where no customer is bound, and that login binds them without typing again', async () => {
  shop.answer(OPEN_ID, { openId: 'o-9', bindKey: 'bind_0123456789' })
  const state = await authorise()
  history.replaceState(null, '', `${PAGE}?code=C0DE&state=${state}`)
  await open(Login)
  expect(await screen.findByText('用手机号登录后，下次可直接用微信登录')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '微信授权登录' })).toBeNull()
  fireEvent.change(screen.getByLabelText('手机号'), { target: { value: '13800136021' } })
  await tap('获取验证码')
  await tap('同意并继续')
  cleanup()
  await open(Code)
  await act(async () => void fireEvent.change(screen.getByLabelText('短信验证码'), { target: { value: '482193' } }))
  await waitFor(() => expect(leaveLogin).toHaveBeenCalled())
  expect(bodiesTo(LOGIN)).toMatchObject([{ captcha: '482193', bindKey: 'bind_0123456789' }])
})

it.each([
  ['in another browser', 'iPhone Safari', 'wx31'],
  ['for a shop without an official account', 'iPhone MicroMessenger/8.0', undefined]
])('is not offered %s', async (_where, name, officialAppId) => {
  agent.mockReturnValue(name)
  runInAction(() => Object.assign(stores.site, { info: { officialAppId } }))
  await open(Login)
  expect(screen.queryByRole('button', { name: '微信授权登录' })).toBeNull()
  expect(screen.getByLabelText('手机号')).toBeTruthy()
})
