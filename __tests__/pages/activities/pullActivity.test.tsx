import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createElement } from 'react'
import type { DataOf } from '@contract'
import { forgetQueries } from '@/api'
import * as feedback from '@/platform/feedback'
import * as routes from '@/routes'
import { readStored, stores } from '@/stores'
import { host } from '../../support/taro'
import { FakeShop } from '../homeSupport'
import { giveParams, open, rest, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import Login from '@/pagesC/login/login'
import Code from '@/pagesC/login/loginForPhone_code'
import PullActivity from '@/pagesC/pullActivity/pullActivity'

type Row = DataOf<'GET /o2cum/v1/lx/invite-reward-list'>['list'][number]
const go = routes.go as jest.Mock
const confirm = feedback.confirm as jest.Mock

const checkPath = '/lx/employee-check-bind'
const unbindPath = '/lx/employee-unbind'
const infoPath = '/lx/invite-employee-info'
const listPath = '/lx/invite-reward-list'
const codePath = '/lx/qrcode-generate'
const termsPath = '/lx/time-config'
const loginPath = '/customer-login/register-with-oauth'
const registerPath = '/customer-register/register-with-oauth'

const day = 86_400_000
/** The day is the test's, and time goes by as ever. */
const clocks = [
  'cancelAnimationFrame',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'setImmediate',
  'setInterval',
  'setTimeout'
] as const
/** 2026-11-28 10:00 in China. */
const now = 1_795_831_200_000
const row = (over: Partial<Row>): Row => ({
  inviteId: `I_${over.name ?? ''}`,
  name: '顾**',
  state: 'REGISTERED',
  invitedAt: now - 3 * day,
  orderBefore: now + 27 * day,
  rewardFen: 3_000,
  ...over
})
const rows = [
  row({ name: '顾**' }),
  row({ name: '何**', orderedAt: now - day }),
  row({ name: '方**', state: 'PENDING', receivedAt: now - 3 * day, dueAt: now + 4 * day - 3_600_000 }),
  row({ name: '沈**', state: 'EARNED', receivedAt: now - 9 * day, dueAt: now - 2 * day, settledAt: now - 2 * day }),
  row({ name: '唐**', state: 'VOID', end: 'REFUNDED', settledAt: now - day }),
  // rows of a gateway that knows more than this app
  row({ name: '许**', state: 'LATER' as Row['state'] }),
  row({ name: '叶**', state: 'VOID', end: 'toString' as 'LATE' })
]
const listOf = (list: Row[]) => ({ list, total: list.length, page: 1, size: 10 })

let shop: FakeShop
beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: [...clocks] })
  window.localStorage.clear()
  shop = new FakeShop()
    .answer(termsPath, {
      validDays: 30,
      orderDays: 30,
      returnDays: 7,
      perDay: 5,
      thresholdFen: 19_900,
      inviterFen: 3_000,
      invitedFen: 3_000
    })
    .answer(checkPath, { state: 'BOUND', boundAt: now - 60 * day })
    .answer(unbindPath, { state: 'UNBOUND' })
    .answer(infoPath, {
      name: '林**',
      invited: 8,
      invitedThisMonth: 3,
      earnedFen: 12_000,
      pendingFen: 6_000,
      nextAt: now + 4 * day
    })
    .answer(listPath, listOf(rows))
    .answer(codePath, { inviteCode: 'HE7K2MXQ', endAt: now + 30 * day })
    .answer('/customer-info', {})
    .answer('/carts', { count: 0, shops: [], invalid: [] })
    .install()
  stores.session.login('T1', 'U1')
  go.mockResolvedValue(true)
  confirm.mockResolvedValue(true)
})
afterEach(() => {
  cleanup()
  act(() => stores.session.logout())
  forgetQueries()
  jest.clearAllMocks()
  jest.useRealTimers()
})

/** In the element that scrolls, which a finger pulls. */
const openPage = async () => {
  giveParams({})
  await act(async () => {
    render(createElement('div', { className: 'taro_page' }, createElement(PullActivity)))
  })
}
/** As a finger does from the page's top. */
const pull = async () => {
  const page = document.querySelector('.taro_page') as HTMLElement
  fireEvent.touchStart(page, { touches: [{ clientX: 100, clientY: 100 }] })
  for (let y = 100; y <= 400; y += 30) fireEvent.touchMove(page, { touches: [{ clientX: 100, clientY: y }] })
  await act(async () => void fireEvent.touchEnd(page, { touches: [] }))
}

const lineOf = (name: string) =>
  within(screen.getAllByRole('listitem').find((element) => element.textContent?.includes(name)) as HTMLElement)

describe('a bound employee', () => {
  it('sees the code and what the invites came to', async () => {
    await open(PullActivity)
    await screen.findByText('HE7K2MXQ')
    expect(screen.getAllByText('各得 ¥30')).toHaveLength(2)
    expect(screen.getByText('林** 送你')).toBeTruthy()
    for (const figure of ['8 人', '¥120', '¥60', '本月 3 人', '最早 12月2日'])
      expect(screen.getByText(figure)).toBeTruthy()
    expect(shop.askedFor(codePath)).toHaveLength(1)
  })

  it('shows the state of each invited friend, also one that is not known here', async () => {
    await open(PullActivity)
    await screen.findByText('方**')
    expect(lineOf('顾').getByText('首单 12月25日 截止，还没买')).toBeTruthy()
    expect(lineOf('何').getByText('等收货')).toBeTruthy()
    expect(lineOf('方').getByText('11月25日 收货，再等 4 天')).toBeTruthy()
    expect(lineOf('方').getByText('12月2日 到账')).toBeTruthy()
    expect(lineOf('沈').getByText('+¥30')).toBeTruthy()
    expect(lineOf('唐').getByText('首单已退货')).toBeTruthy()
    expect(lineOf('唐').getByText('¥0')).toBeTruthy()
    for (const name of ['许', '叶']) expect(lineOf(name).getByText('没有算上')).toBeTruthy()
  })

  it('sends the invite from the bar and from a friend who has not bought, and keeps the poster', async () => {
    await open(PullActivity)
    await screen.findByText('HE7K2MXQ')
    await tap('发给朋友')
    expect(screen.getByRole('dialog', { name: '分享给朋友' })).toBeTruthy()
    await tap('关闭')
    await tap('提醒 TA')
    expect(screen.getByRole('dialog', { name: '分享给朋友' })).toBeTruthy()
    await tap('关闭')
    await tap('存海报')
    expect(await screen.findByRole('dialog', { name: '分享海报' })).toBeTruthy()
  })

  it('has code and poster before anybody came', async () => {
    shop.answer(listPath, listOf([]))
    await open(PullActivity)
    expect(await screen.findByText('还没有人来')).toBeTruthy()
    expect(screen.getByText('HE7K2MXQ')).toBeTruthy()
    expect(screen.getByRole('button', { name: '发给朋友' }).getAttribute('aria-disabled')).not.toBe('true')
  })

  it('keeps the code when the list fails, and the list when the code does; each is loaded again', async () => {
    shop.answer(listPath, new Error('down')).answer(codePath, new Error('down'))
    await open(PullActivity)
    await rest()
    expect(screen.getByText('邀请码没拿到')).toBeTruthy()
    shop.answer(codePath, { inviteCode: 'HE7K2MXQ', endAt: now + day })
    await act(async () => void fireEvent.click(within(screen.getByRole('alert')).getByRole('button')))
    expect(await screen.findByText('HE7K2MXQ')).toBeTruthy()
    shop.answer(listPath, listOf(rows))
    await tap('重试')
    expect(await screen.findByText('方**')).toBeTruthy()
  })

  it.each([
    ['when the screen is shown again', () => act(async () => host.show.forEach((listener) => listener()))],
    ['when it is pulled', pull]
  ])('who was stopped meanwhile is told %s', async (_, look) => {
    await openPage()
    await screen.findByText('HE7K2MXQ')
    shop.answer(checkPath, { state: 'BLOCKED' })
    await look()
    expect(await screen.findByText('你的邀请已停用')).toBeTruthy()
  })

  it('is unbound after a yes, and stays after a no', async () => {
    await open(PullActivity)
    await screen.findByText('HE7K2MXQ')
    confirm.mockResolvedValueOnce(false)
    await tap('解除绑定')
    expect(shop.askedFor(unbindPath)).toHaveLength(0)
    shop.answer(checkPath, { state: 'UNBOUND' })
    await tap('解除绑定')
    expect(await screen.findByText('邀请朋友，各得 ¥30')).toBeTruthy()
    expect(shop.askedFor(unbindPath)).toHaveLength(1)
  })
})

describe('a shopper who is not bound', () => {
  it('binds once, and has a code', async () => {
    shop.answer(checkPath, { state: 'UNBOUND' })
    await open(PullActivity)
    await screen.findByText('邀请朋友，各得 ¥30')
    expect(shop.askedFor(codePath)).toHaveLength(0)
    shop.answer(checkPath, { state: 'BOUND', boundAt: now })
    await tap('绑定我的账号')
    expect(await screen.findByText('HE7K2MXQ')).toBeTruthy()
  })

  it.each([
    ['NOT_EMPLOYEE', '员工才能邀请', '去认证', 'basicInformation'],
    ['BLOCKED', '你的邀请已停用', '去首页', 'index']
  ])('and is %s is told the way', async (state, title, label, key) => {
    shop.answer(checkPath, { state })
    await open(PullActivity)
    await screen.findByText(title)
    await tap(label)
    expect(go.mock.calls[0]?.[0]).toBe(key)
  })

  it('and came by an invite reads what it brings', async () => {
    shop.answer(checkPath, { state: 'NOT_EMPLOYEE' })
    await open(PullActivity, { inviteCode: 'HE7K2MXQ' })
    await screen.findByText('新用户首单满 ¥199，得 ¥30')
    await tap('去逛逛')
    expect(go).toHaveBeenCalledWith('index')
    expect(readStored('inviteCodes')).toBeUndefined()
  })

  it('is loaded anew when the screen is pulled', async () => {
    shop.answer(checkPath, { state: 'NOT_EMPLOYEE' })
    await openPage()
    await screen.findByText('员工才能邀请')
    shop.answer(checkPath, { state: 'UNBOUND' })
    await pull()
    expect(await screen.findByText('邀请朋友，各得 ¥30')).toBeTruthy()
  })

  it('reads that the call failed, and asks again', async () => {
    shop.answer(checkPath, new Error('down'))
    await open(PullActivity)
    await rest()
    shop.answer(checkPath, { state: 'UNBOUND' })
    await tap('重试')
    expect(await screen.findByText('邀请朋友，各得 ¥30')).toBeTruthy()
  })
})

describe('a visitor', () => {
  beforeEach(() => act(() => stores.session.logout()))

  it('is led to the login, which comes back here', async () => {
    await open(PullActivity)
    await screen.findByText('登录后看我的邀请')
    await tap('去登录')
    expect(go.mock.calls[0]?.[0]).toBe('login')
    expect(shop.askedFor(checkPath)).toHaveLength(0)
  })

  it('keeps the codes they came by, the first one first, and nothing that is none', async () => {
    for (const inviteCode of ['NOCODE', 'HE7K2MXQ', 'AB7K2MXQ', 'HE7K2MXQ']) {
      await open(PullActivity, { inviteCode })
      await screen.findByText('朋友请你来，首单满 ¥199 得 ¥30')
      cleanup()
    }
    expect(readStored('inviteCodes')).toEqual(['HE7K2MXQ', 'AB7K2MXQ'])
  })

  it('is registered by the codes after a wrong code and a reload, and the codes are gone then', async () => {
    const sending = { captchaKey: 'K1', resendAfterSeconds: 60, expiresInSeconds: 300 }
    shop
      .answer('/send-phone-captcha-always', sending)
      .answer(loginPath, { refused: { code: 'captcha.wrong', message: '验证码不对' } })
    await open(PullActivity, { inviteCode: 'HE7K2MXQ' })
    await screen.findByText('用新手机号登录注册就能领')
    cleanup()
    await open(Login)
    fireEvent.change(screen.getByLabelText('手机号'), { target: { value: '13800136021' } })
    await tap('获取验证码')
    await tap('同意并继续')
    cleanup()
    // what a reload leaves is what is stored
    forgetQueries()
    await open(Code)
    const type = (value: string) =>
      act(async () => void fireEvent.change(screen.getByLabelText('短信验证码'), { target: { value } }))
    await type('111111')
    expect(readStored('inviteCodes')).toEqual(['HE7K2MXQ'])
    shop
      .answer(loginPath, { refused: { code: 'login.unregistered', message: '没有注册' } })
      .answer(registerPath, { token: 'T2', userId: 'U2', registered: true })
    await type('482193')
    await waitFor(() => expect(shop.askedFor(registerPath)).toHaveLength(1))
    expect(JSON.parse(String(shop.askedFor(registerPath)[0]?.body))).toMatchObject({ inviteCodes: ['HE7K2MXQ'] })
    await waitFor(() => expect(readStored('inviteCodes')).toBeUndefined())
  })
})
