import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import * as feedback from '@/platform/feedback'
import * as platform from '@/platform/login'
import type { PhoneAnswer } from '@/platform/login'
import * as routes from '@/routes'
import { readStored, stores, writeStored } from '@/stores'
import { resetSilentLogin } from '@/features/account/platform/usePlatformLogin'
import { FakeShop } from '../homeSupport'
import { host } from '../../support/taro'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => ({
  ...jest.requireActual<object>('@/platform/feedback'),
  toast: jest.fn()
}))
jest.mock('@/platform/login', () => ({
  ...jest.requireActual<object>('@/platform/login'),
  loginCode: jest.fn()
}))
// the mini-program's flavour of the first step; Jest resolves the others to H5's
jest.mock('@/features/account/login/LoginStep', () =>
  jest.requireActual<object>('@/features/account/login/LoginStep.weapp')
)
/** What the platform's button answers: its own dialog is no part of the page. */
let mockAnswer: PhoneAnswer
jest.mock('@/features/account/platform/PhoneNumberButton', () => ({
  PhoneNumberButton: (props: { onAnswer: (answer: PhoneAnswer) => void; children: string }) =>
    jest
      .requireActual<typeof import('react')>('react')
      .createElement('button', { onClick: () => props.onAnswer(mockAnswer) }, props.children)
}))
import Login from '@/pagesC/login/login'

const go = routes.go as jest.Mock
const leaveLogin = routes.leaveLogin as jest.Mock
const toast = feedback.toast as jest.Mock
const loginCode = platform.loginCode as jest.Mock
const silent = '/mini-program/login'
const bind = '/register-bind-login'
const who = '/userInfoByCode'
const from = '/pages/cart/cart'
const unbound = { refused: { code: 'hoth.social.userNotBind', message: '微信还没有绑定账号' } }
let shop: FakeShop
let codes = 0

const openLogin = () => open(Login, { from })
const tick = async () => {
  await act(async () => {
    fireEvent.click(screen.getByRole('checkbox'))
  })
}
const bodies = (path: string) => shop.askedFor(path).map(({ body }) => JSON.parse(body ?? '') as object)

beforeEach(() => {
  window.localStorage.clear()
  stores.session.logout()
  resetSilentLogin()
  codes = 0
  mockAnswer = { kind: 'CODE', code: 'PHONE-1' }
  shop = new FakeShop()
    .answer(bind, { token: 'T1', userId: 'U1', openId: 'oWx1', registered: true })
    .answer(silent, unbound)
    .answer(who, { bound: false, nickName: '', decryptMobilePhone: '' })
    .answer('/customer-info', new Error('down'))
    .answer('/carts', { count: 0, shops: [], invalid: [] })
    .install()
  go.mockResolvedValue(true)
  leaveLogin.mockResolvedValue(true)
  loginCode.mockImplementation(() => Promise.resolve(`LOGIN-${(codes += 1)}`))
})
afterEach(cleanup)

describe('the login by one tap', () => {
  it('logs in with a fresh code and the phone’s, keeps the openId, and goes back to where the shopper was', async () => {
    await openLogin()
    await tick()
    await tap('手机号一键登录')
    expect(bodies(bind)).toEqual([
      {
        code: 'LOGIN-2',
        phoneCode: 'PHONE-1',
        agreed: [{ policyCode: 'USER' }, { policyCode: 'PRIVACY' }],
        clientId: 'o2-mobile-front'
      }
    ])
    expect(stores.session.token).toBe('T1')
    expect(readStored('openId')).toBe('oWx1')
    expect(toast).toHaveBeenCalledWith('注册成功，欢迎加入')
    expect(leaveLogin).toHaveBeenCalledWith(from)
  })

  it('asks for the agreement first, and goes on from there with one tap', async () => {
    await openLogin()
    await tap('手机号一键登录')
    expect(shop.askedFor(bind)).toHaveLength(0)
    expect(screen.getByRole('dialog')).toBeTruthy()
    await tap('同意并一键登录')
    expect(stores.session.token).toBe('T1')
  })

  it('a second tap while it logs in does nothing', async () => {
    shop.hold(bind)
    await openLogin()
    await tick()
    const button = screen.getByRole('button', { name: '手机号一键登录' })
    await act(async () => {
      fireEvent.click(button)
      fireEvent.click(button)
    })
    await act(async () => shop.release())
    await waitFor(() => expect(leaveLogin).toHaveBeenCalledTimes(1))
    expect(shop.askedFor(bind)).toHaveLength(1)
  })

  it.each([
    ['REFUSED', /没有授权手机号/],
    ['PRIVACY', /需要先同意隐私保护指引/],
    ['UNABLE', /暂时不能一键登录/]
  ] as const)('%s is said, and the SMS way is there', async (kind, words) => {
    mockAnswer = { kind }
    await openLogin()
    await tick()
    await tap('手机号一键登录')
    expect(screen.getByRole('alert').textContent).toMatch(words)
    expect(shop.askedFor(bind)).toHaveLength(0)
    await tap('短信验证码登录')
    expect(go).toHaveBeenCalledWith('loginForPhone', { from })
  })

  it.each([
    [
      'a code that is over',
      { refused: { code: 'platform.code-expired', message: '授权已失效，请再试一次' } },
      /授权已失效/
    ],
    ['the platform down', { refused: { code: 'platform.unavailable', message: '请用短信验证码登录' } }, /请用短信/],
    ['the gateway down', new Error('down'), /系统开小差了/],
    ['no network', new Error('offline'), /网络不佳/]
  ])('%s is said and can be tried again', async (_name, reply, words) => {
    shop.answer(bind, reply)
    await openLogin()
    await tick()
    await tap('手机号一键登录')
    expect(screen.getByRole('alert').textContent).toMatch(words)
    expect(stores.session.loggedIn).toBe(false)
    shop.answer(bind, { token: 'T1', userId: 'U1', openId: 'oWx1', registered: false })
    await tap('手机号一键登录')
    expect(stores.session.token).toBe('T1')
  })

  it('no code from the platform leads to SMS too', async () => {
    loginCode.mockResolvedValue(undefined)
    await openLogin()
    await tick()
    await tap('手机号一键登录')
    expect(screen.getByRole('alert').textContent).toMatch(/暂时不能一键登录/)
    expect(screen.getByRole('button', { name: '短信验证码登录' })).toBeTruthy()
  })

  it('a person who is another customer reads so, and can log in as that one', async () => {
    shop
      .answer(bind, { refused: { code: 'login.bound-to-another', message: '这个微信已绑定 138****6021' } })
      .answer(who, { bound: true, nickName: '林知夏', decryptMobilePhone: '138****6021' })
    await openLogin()
    await tick()
    await tap('手机号一键登录')
    expect(screen.getByRole('alert').textContent).toMatch(/已绑定 138\*\*\*\*6021/)
    shop.answer(silent, { token: 'T9', userId: 'U9', openId: 'oWx1' })
    await tap('以 138****6021 登录')
    expect(stores.session.token).toBe('T9')
  })
})

describe('when the screen opens', () => {
  const bound = { token: 'T5', userId: 'U5', openId: 'oWx5' }

  it('logs a bound shopper in without a tap', async () => {
    shop.answer(silent, bound)
    await openLogin()
    expect(stores.session.token).toBe('T5')
    expect(leaveLogin).toHaveBeenCalledWith(from)
  })

  it('a login that ends at once does not come round again: the next time needs a tap', async () => {
    shop.answer(silent, bound).answer(who, { bound: true, nickName: '林知夏', decryptMobilePhone: '138****6021' })
    await openLogin()
    cleanup()
    stores.session.logout()
    await openLogin()
    expect(shop.askedFor(silent)).toHaveLength(1)
    expect(stores.session.loggedIn).toBe(false)
    expect(screen.getByText('欢迎回来，林知夏')).toBeTruthy()
  })

  it('a shopper who left by choice is greeted, and comes back by a tap', async () => {
    writeStored('leftByChoice', true)
    shop.answer(silent, bound).answer(who, { bound: true, nickName: '林知夏', decryptMobilePhone: '138****6021' })
    await openLogin()
    expect(stores.session.loggedIn).toBe(false)
    await tap('以 138****6021 登录')
    expect(stores.session.token).toBe('T5')
    expect(readStored('leftByChoice')).toBeUndefined()
  })

  it.each([
    ['nobody is bound', unbound],
    ['the gateway is down', new Error('down')],
    ['there is no network', new Error('offline')]
  ])('nothing is said when %s: nobody asked', async (_name, reply) => {
    shop.answer(silent, reply)
    await openLogin()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(toast).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: '手机号一键登录' })).toBeTruthy()
  })

  it('a shopper who left the screen meanwhile is not logged in behind their back', async () => {
    shop.answer(silent, bound).hold(silent)
    await openLogin()
    await tap('短信验证码登录')
    await act(async () => host.hide.forEach((listener) => void listener()))
    await act(async () => shop.release())
    expect(stores.session.loggedIn).toBe(false)
    expect(leaveLogin).not.toHaveBeenCalled()
    // nobody will use that login: it is not left alive
    expect(shop.askedFor('/customer-login/logout').map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${bound.token}`
    ])
  })
})
