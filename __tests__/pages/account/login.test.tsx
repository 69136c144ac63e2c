import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { runInAction } from 'mobx'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { FakeShop } from '../homeSupport'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import Login from '@/pagesC/login/login'
import Code from '@/pagesC/login/loginForPhone_code'

const go = routes.go as jest.Mock
const leaveLogin = routes.leaveLogin as jest.Mock
const sendPath = '/send-phone-captcha-always'
const loginPath = '/customer-login/register-with-oauth'
let shop: FakeShop

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const refusal = (code: string, message: string) => () => ({ refused: { code, message } })

beforeEach(() => {
  window.localStorage.clear()
  stores.session.logout()
  shop = new FakeShop()
    .answer(sendPath, { captchaKey: 'K1', resendAfterSeconds: 60, expiresInSeconds: 300 })
    .answer(loginPath, { token: 'T1', userId: 'U1', registered: false })
    .answer('/customer-info', {})
    .answer('/carts', { count: 0, shops: [], invalid: [] })
    .install()
  go.mockResolvedValue(true)
  leaveLogin.mockResolvedValue(true)
})
afterEach(cleanup)

describe('the phone', () => {
  it('takes a pasted number with blanks and country code, and goes on to the code with the way back', async () => {
    await open(Login, { from: '/pages/cart/cart' })
    type('手机号', '+86 138-0013 6021')
    await tap('获取验证码')
    await tap('同意并继续')
    expect(JSON.parse(shop.askedFor(sendPath)[0]?.body ?? '')).toEqual({ phone: '13800136021' })
    // neither the phone nor the key of its code stands in an address
    expect(go).toHaveBeenCalledWith('loginForPhoneCode', { from: '/pages/cart/cart' })
    cleanup()
    await open(Code, { from: '/pages/cart/cart' })
    await act(async () => type('短信验证码', '482193'))
    expect(JSON.parse(shop.askedFor(loginPath)[0]?.body ?? '')).toMatchObject({
      phone: '13800136021',
      captchaKey: 'K1',
      clientId: 'o2-mobile-front'
    })
    await waitFor(() => expect(leaveLogin).toHaveBeenCalledWith('/pages/cart/cart'))
  })

  it.each(['1380013602', '23800136021', ''])('says what is wrong with %p and sends nothing', async (phone) => {
    await open(Login)
    type('手机号', phone)
    await tap('获取验证码')
    expect(screen.getByText('请输入 11 位、以 1 开头的手机号')).toBeTruthy()
    expect(shop.askedFor(sendPath)).toHaveLength(0)
  })

  it('asks for the agreement that was not ticked; a no sends nothing', async () => {
    await open(Login)
    type('手机号', '13800136021')
    await tap('获取验证码')
    expect(screen.getByRole('dialog', { name: '请先阅读并同意' })).toBeTruthy()
    await tap('再看看')
    expect(shop.askedFor(sendPath)).toHaveLength(0)
    expect(screen.getByRole('checkbox').getAttribute('aria-checked')).toBe('false')
  })

  it.each([
    ['用户协议', /订单须在 30 分钟内付款/],
    ['隐私政策', /我们收集什么/]
  ])('who is asked can read the %s from there, and agrees after it', async (name, text) => {
    await open(Login)
    type('手机号', '13800136021')
    await tap('获取验证码')
    const dialog = screen.getByRole('dialog', { name: '请先阅读并同意' })
    await act(async () => void fireEvent.click(within(dialog).getByRole('link', { name })))
    const reading = screen.getByRole('dialog', { name })
    expect(within(reading).getByText(text)).toBeTruthy()
    await act(async () => void fireEvent.click(within(reading).getByRole('button', { name: '我知道了' })))
    expect(shop.askedFor(sendPath)).toHaveLength(0)
    await tap('同意并继续')
    expect(shop.askedFor(sendPath)).toHaveLength(1)
    expect(screen.getByRole('checkbox').getAttribute('aria-checked')).toBe('true')
  })

  it('does not ask once it is ticked', async () => {
    await open(Login)
    type('手机号', '13800136021')
    await act(async () => {
      fireEvent.click(screen.getByRole('checkbox'))
    })
    await tap('获取验证码')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(shop.askedFor(sendPath)).toHaveLength(1)
  })

  it('shows why no code was sent and keeps the number', async () => {
    shop.answer(sendPath, new Error('down'))
    await open(Login)
    type('手机号', '13800136021')
    await tap('获取验证码')
    await tap('同意并继续')
    await screen.findByText('系统开小差了，请您稍后再试')
    expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('138 0013 6021')
    expect(go).not.toHaveBeenCalled()
  })

  it('finds a half-typed number again after a reload', async () => {
    await open(Login)
    type('手机号', '138001')
    cleanup()
    await open(Login)
    expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('138 001')
  })

  it('shows the text of the agreement', async () => {
    await open(Login)
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: '用户协议' })))
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(screen.getByText(/订单须在 30 分钟内付款/)).toBeTruthy()
  })
})

describe('the code', () => {
  const params = { phone: '13800136021', captchaKey: 'K1', resendAt: 0, from: '/pages/cart/cart' }

  it('logs in by itself at six digits, once, and goes back to where the shopper was', async () => {
    await open(Code, params)
    await act(async () => type('短信验证码', '验证码 482 193'))
    await waitFor(() => expect(leaveLogin).toHaveBeenCalledWith('/pages/cart/cart'))
    await tap('登录')
    expect(JSON.parse(shop.askedFor(loginPath)[0]?.body ?? '')).toEqual({
      phone: '13800136021',
      captcha: '482193',
      captchaKey: 'K1',
      onlyKnown: true,
      clientId: 'o2-mobile-front'
    })
    expect(stores.session.token).toBe('T1')
  })

  it('a tap while it logs in does nothing', async () => {
    shop.hold(loginPath)
    await open(Code, params)
    await act(async () => type('短信验证码', '482193'))
    await tap(/登录/)
    await act(async () => shop.release())
    await waitFor(() => expect(leaveLogin).toHaveBeenCalledTimes(1))
    expect(shop.askedFor(loginPath)).toHaveLength(1)
  })

  const field = () => screen.getByLabelText<HTMLInputElement>('短信验证码')
  const cells = () => [...document.querySelectorAll('.ui-code-cells__cell')].map((cell) => cell.textContent)

  it('shows a cell for each digit over one field, which the keyboard can fill in', async () => {
    await open(Code, params)
    expect(cells()).toEqual(['', '', '', '', '', ''])
    expect(field().getAttribute('autocomplete')).toBe('one-time-code')
    expect(field().getAttribute('inputmode')).toBe('numeric')
    await act(async () => type('短信验证码', '284'))
    expect(cells()).toEqual(['2', '8', '4', '', '', ''])
    expect(document.querySelectorAll('.ui-code-cells__cell--now')).toHaveLength(1)
    expect(document.querySelector('.ui-code-cells__caret')?.closest('.ui-code-cells__cell')).toBe(
      document.querySelectorAll('.ui-code-cells__cell')[3]
    )
    fireEvent.blur(field())
    expect(document.querySelector('.ui-code-cells__caret')).toBeNull()
    expect(shop.askedFor(loginPath)).toHaveLength(0)
  })

  it('says that a wrong code is wrong, empties the cells for another and stays', async () => {
    shop.answer(loginPath, refusal('captcha.wrong', '验证码不正确'))
    await open(Code, params)
    await act(async () => type('短信验证码', '000000'))
    const message = await screen.findByText('验证码不正确')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(field().getAttribute('aria-describedby')).toBe(message.closest('[role="alert"]')?.id)
    expect(cells()).toEqual(['', '', '', '', '', ''])
    expect(document.activeElement).toBe(field())
    expect(leaveLogin).not.toHaveBeenCalled()
    expect(stores.session.loggedIn).toBe(false)
    await act(async () => type('短信验证码', '4'))
    expect(screen.queryByText('验证码不正确')).toBeNull()
  })

  it('keeps a code that nobody answered for, and sends it again by a tap', async () => {
    shop.answer(loginPath, new Error('down'))
    await open(Code, params)
    await act(async () => type('短信验证码', '482193'))
    await screen.findByRole('alert')
    expect(cells().join('')).toBe('482193')
    shop.answer(loginPath, { token: 'T1', userId: 'U1', registered: false })
    await tap('登录')
    await waitFor(() => expect(leaveLogin).toHaveBeenCalledTimes(1))
  })

  it('says what to do when none comes: another number, another code, a call', async () => {
    runInAction(() => {
      stores.site.info = { ...stores.site.info, servicePhone: '400-000-0000' } as typeof stores.site.info
    })
    await open(Code, { ...params, resendAt: Date.now() + 30_000 })
    await tap('收不到？')
    const help = within(screen.getByRole('dialog', { name: '收不到验证码？' }))
    expect(help.getByText('1. 核对手机号：138 0013 6021')).toBeTruthy()
    expect(help.getByText('400-000-0000')).toBeTruthy()
    expect(help.getByRole<HTMLButtonElement>('button', { name: /秒后可重发/ }).disabled).toBe(true)
    await act(async () => void fireEvent.click(help.getByRole('button', { name: '换号码' })))
    expect(go).toHaveBeenCalledWith('loginForPhone', { from: '/pages/cart/cart' }, { replace: true })
    act(() => {
      runInAction(() => {
        stores.site.info = undefined
      })
    })
  })

  it.each(['', '4'])('gives the field its cursor back when the help is closed, with «%s» typed', async (digits) => {
    await open(Code, params)
    const field = screen.getByLabelText('短信验证码')
    await act(async () => type('短信验证码', digits))
    screen.getByRole('button', { name: '收不到？' }).focus()
    await tap('收不到？')
    expect(document.activeElement).not.toBe(field)
    await tap('关闭')
    expect(document.activeElement).toBe(field)
  })

  it('sends another one when the wait is over, and uses its key', async () => {
    await open(Code, params)
    shop.answer(sendPath, { captchaKey: 'K2', resendAfterSeconds: 60, expiresInSeconds: 300 })
    await tap('重新获取')
    expect(screen.getByText(/秒后可重发/)).toBeTruthy()
    expect(screen.getByText('5 分钟内有效，栖禾电商平台不会向你要验证码')).toBeTruthy()
    // also after a reload
    cleanup()
    await open(Code)
    await act(async () => type('短信验证码', '482193'))
    expect(JSON.parse(shop.askedFor(loginPath)[0]?.body ?? '')).toMatchObject({ captchaKey: 'K2' })
  })

  it('a code that logged in is forgotten', async () => {
    await open(Login)
    type('手机号', '13800136021')
    await tap('获取验证码')
    await tap('同意并继续')
    cleanup()
    await open(Code)
    await act(async () => type('短信验证码', '482193'))
    cleanup()
    await open(Code)
    expect(screen.getByRole('button', { name: '用手机号登录' })).toBeTruthy()
  })

  it.each([[{}], [{ phone: '13800136021' }], [{ phone: '5', captchaKey: 'K' }]])(
    'a link without what it needs (%j) leads back to the phone',
    async (failure) => {
      await open(Code, failure)
      await tap('用手机号登录')
      expect(go).toHaveBeenCalledWith('loginForPhone', expect.anything(), { replace: true })
    }
  )
})

describe('a picture before a code', () => {
  const picture = '/sms/pub/send-image-code'
  const bodiesTo = (path: string) => shop.askedFor(path).map(({ body }) => JSON.parse(body ?? '{}') as object)
  const sending = async () => {
    await open(Login)
    type('手机号', '13800136021')
    await act(async () => void fireEvent.click(screen.getByRole('checkbox')))
    await tap('获取验证码')
  }

  it('is required where the gateway wants one, in words too, and the code goes out for the words typed', async () => {
    shop.answer(sendPath, refusal('captcha.picture', '请先完成图形验证'))
    shop.answer(picture, ({ body }: { body?: string }) =>
      (JSON.parse(body ?? '{}') as { inWords: boolean }).inWords
        ? { captchaKey: 'W1', picture: '', question: '十一加二，再减三，等于多少？', expiresInSeconds: 300 }
        : { captchaKey: 'P1', picture: 'data:image/png;base64,AA==', expiresInSeconds: 300 }
    )
    await sending()
    expect(screen.getByRole('dialog', { name: '先确认是你本人在操作' })).toBeTruthy()
    expect(screen.getByRole('img', { name: '图形码，四个字符' })).toBeTruthy()
    await tap('看不清？改答一道题')
    expect(screen.getByText('十一加二，再减三，等于多少？')).toBeTruthy()
    await tap('发送验证码')
    expect(screen.getByText('请先填写再继续')).toBeTruthy()
    shop.answer(sendPath, { captchaKey: 'K2', resendAfterSeconds: 60, expiresInSeconds: 300 })
    type('填写得数', '10')
    await tap('发送验证码')
    expect(bodiesTo(sendPath).at(-1)).toEqual({ phone: '13800136021', pictureKey: 'W1', pictureCode: '10' })
    expect(go).toHaveBeenCalledWith('loginForPhoneCode', { from: undefined })
  })

  it('that was misread says so and shows another', async () => {
    shop.answer(sendPath, refusal('captcha.picture', '请先完成图形验证'))
    shop.answer(picture, { captchaKey: 'P1', picture: 'data:image/png;base64,AA==', expiresInSeconds: 300 })
    await sending()
    shop.answer(sendPath, refusal('captcha.misread', '图形码不正确，请看新的一张'))
    type('图中的四个字符', 'AB12')
    await tap('发送验证码')
    expect(screen.getByText('图形码不正确，请看新的一张')).toBeTruthy()
    expect(shop.askedFor(picture)).toHaveLength(2)
    expect(go).not.toHaveBeenCalled()
  })
})

describe('a phone that nobody has', () => {
  const registerPath = '/customer-register/register-with-oauth'
  const sending = { phone: '13800136021', captchaKey: 'K1', resendAt: 0 }
  beforeEach(() => {
    shop.answer(loginPath, refusal('login.unregistered', '这个手机号还没有注册'))
    shop.answer(registerPath, { token: 'T1', userId: 'U1', registered: true })
  })

  it('is registered by the same code once both texts are agreed to', async () => {
    await open(Code, sending)
    await act(async () => type('短信验证码', '482193'))
    expect(screen.getByRole('dialog', { name: '这个手机号还没有注册' })).toBeTruthy()
    expect(shop.askedFor(registerPath)).toHaveLength(0)
    await tap('同意并注册')
    expect(JSON.parse(shop.askedFor(registerPath)[0]?.body ?? '')).toMatchObject({
      phone: '13800136021',
      captcha: '482193',
      captchaKey: 'K1',
      agreed: [{ policyCode: 'USER' }, { policyCode: 'PRIVACY' }]
    })
    await waitFor(() => expect(leaveLogin).toHaveBeenCalled())
  })

  it('that was agreed to before is registered without another question', async () => {
    await open(Login)
    type('手机号', '13800136021')
    await act(async () => void fireEvent.click(screen.getByRole('checkbox')))
    await tap('获取验证码')
    cleanup()
    await open(Code)
    await act(async () => type('短信验证码', '482193'))
    expect(shop.askedFor(registerPath)).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
