import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { CentreCoupon, OwnCoupon } from '@contract'
import { forgetQueries } from '@/api'
import { setLocale } from '@/i18n'
import * as feedback from '@/platform/feedback'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { card, FakeShop } from '../homeSupport'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import MyCoupon from '@/pagesB/myCoupon/myCoupon'
import CouponSend from '@/pagesC/couponSend/index'

const go = routes.go as jest.Mock
const toast = feedback.toast as jest.Mock
const DAY = 86_400_000
let shop: FakeShop

const rule = () => ({
  couponCode: 'C1',
  name: '旗舰店满减券',
  benefit: 'AMOUNT' as const,
  amountFen: 6000,
  thresholdFen: 50_000,
  shopCode: 'S1',
  shopName: '栖禾旗舰店',
  startAt: Date.now() - DAY,
  endAt: Date.now() + 20 * DAY
})
const own = (userCouponId: string, over: Partial<OwnCoupon> = {}): OwnCoupon => ({
  userCouponId,
  ...rule(),
  state: 'USABLE',
  ...over
})
const centreCoupon = (couponCode: string, over: Partial<CentreCoupon> = {}): CentreCoupon => ({
  ...rule(),
  couponCode,
  name: `券${couponCode}`,
  state: 'AVAILABLE',
  receiveFrom: Date.now() - DAY,
  receiveUntil: Date.now() + DAY,
  left: 640,
  leftPercent: 64,
  pictures: [],
  ...over
})
const listOf = <T,>(list: T[]) => ({ list, total: list.length, page: 1, size: list.length })
const receiveBodies = () => shop.askedFor('/receive-coupon').map(({ body }) => JSON.parse(body ?? '{}') as object)

const logIn = () => {
  stores.session.token = 'T1'
  stores.session.userId = 'U1'
}

beforeEach(() => {
  window.localStorage.clear()
  stores.session.logout()
  shop = new FakeShop()
    .answer('/received-count', { usable: 2, expiring: 1, expiringFen: 6000, used: 0, expired: 3 })
    .answer('/center-received', ({ url }: { url: string }) =>
      listOf(url.includes('state=EXPIRED') ? [own('OLD', { state: 'EXPIRED', name: '秋日券' })] : [own('U1')])
    )
    .answer('/coupon-available', { coupon: centreCoupon('C1'), list: [card(1), card(2)], total: 18 })
    .answer('/coupon-area', {
      lead: null,
      leadPictures: [],
      shops: [],
      own: { usable: 2, expiring: 1, expiringFen: 6000 }
    })
    .answer(
      '/center-available',
      listOf([centreCoupon('C1'), centreCoupon('C2', { state: 'SOLD_OUT', left: 0, leftPercent: 0 })])
    )
    .answer('/receive-coupon', { userCouponId: 'UC1' })
    .answer('/customer-info', {})
    .install()
  go.mockReset().mockResolvedValue(true)
  toast.mockReset()
})
afterEach(() => {
  cleanup()
  act(() => setLocale('zh-CN'))
})

describe('the shopper’s own coupons', () => {
  it('are listed by state with counts, and say how they count and what goes with them', async () => {
    logIn()
    await open(MyCoupon)
    await screen.findByText('旗舰店满减券')
    expect(screen.getByRole('tab', { name: '可使用 2' })).toBeTruthy()
    expect(screen.getByText('1 张券 3 天内到期，别浪费 ¥60')).toBeTruthy()
    await tap('使用规则 旗舰店满减券')
    expect(screen.getByText('栖禾旗舰店满 ¥500 减 ¥60')).toBeTruthy()
    expect(screen.getByText('平台券、运费券、红包、积分；每家店限一张')).toBeTruthy()
    await screen.findByText('可用商品 18 件')
    await tap('去使用 旗舰店满减券')
    expect(go).toHaveBeenLastCalledWith('productList', { couponCode: 'C1', title: '旗舰店满减券' })
    await tap('已过期 3', 'tab')
    await screen.findByText('秋日券')
    expect(screen.queryByRole('button', { name: '去使用 秋日券' })).toBeNull()
  })

  it('warn of an end within three days, and of no later one', async () => {
    logIn()
    const ending = (code: string, days: number) => own(code, { endAt: Date.now() + days * DAY })
    shop.answer('/center-received', listOf([ending('U1', 2.5), ending('U2', 4)]))
    await open(MyCoupon)
    await screen.findAllByText('旗舰店满减券')
    expect(document.querySelectorAll('.coupon-card__missing')).toHaveLength(1)
  })

  it('say what a percentage leaves and what it takes off at most, in both languages', async () => {
    logIn()
    shop.answer('/center-received', listOf([own('U1', { benefit: 'PERCENT', offBp: 1500, withoutFlash: true })]))
    await open(MyCoupon)
    await tap(/^使用规则/)
    expect(screen.getByText('栖禾旗舰店满 ¥500 打 8.5 折，最多减 ¥60')).toBeTruthy()
    expect(screen.getByText('秒杀价商品')).toBeTruthy()
    act(() => setLocale('en-US'))
    expect(screen.getByText('栖禾旗舰店: 15% off from ¥500, up to ¥60')).toBeTruthy()
  })

  it('ask a visitor to log in and the gateway for nothing', async () => {
    await open(MyCoupon)
    await tap('去登录')
    expect(go.mock.calls[0]?.[0]).toBe('login')
    expect(shop.askedFor('/center-received')).toHaveLength(0)
  })

  it('take a code, and lead to its coupon', async () => {
    logIn()
    await open(MyCoupon)
    await tap('输入券码')
    fireEvent.change(await screen.findByLabelText('券码'), { target: { value: 'welcome 20' } })
    await tap('查看优惠券')
    expect(go).toHaveBeenLastCalledWith('couponSend', { code: 'welcome20' })
  })

  it('of five thousand hold a bounded number of nodes', async () => {
    logIn()
    const many = Array.from({ length: 5000 }, (_, index) => own(`U${index}`))
    shop.answer('/center-received', { list: many, total: 5000, page: 1, size: 5000 })
    await open(MyCoupon)
    await screen.findAllByText('旗舰店满减券')
    expect(screen.getAllByText('旗舰店满减券').length).toBeLessThan(100)
    expect(document.querySelectorAll('*').length).toBeLessThan(3000)
  })
})

describe('the coupon centre', () => {
  it('shows what is left, and receives a coupon once under two taps', async () => {
    logIn()
    await open(MyCoupon, { centre: true })
    expect(await screen.findByText('还剩 64%')).toBeTruthy()
    expect(screen.getByText('已领完')).toBeTruthy()
    const button = screen.getByRole('button', { name: '领取 券C1' })
    shop.answer('/center-available', listOf([centreCoupon('C1', { state: 'RECEIVED' })]))
    await act(async () => {
      fireEvent.click(button)
      fireEvent.click(button)
    })
    await waitFor(() => expect(screen.getByRole('button', { name: '去使用 券C1' })).toBeTruthy())
    expect(receiveBodies()).toEqual([{ couponCode: 'C1' }])
    expect(toast).toHaveBeenCalledWith('领取成功，下单时可用')
  })

  it('says the whole worth of the coupon that leads', async () => {
    const lead = centreCoupon('C9', { amountFen: 123_450 })
    shop.answer('/coupon-area', { lead, leadPictures: [], shops: [] })
    await open(MyCoupon, { centre: true })
    expect(await screen.findByText('1,234.50')).toBeTruthy()
  })

  it('is narrowed by kind and by shop', async () => {
    shop.answer('/coupon-area', {
      lead: null,
      leadPictures: [],
      shops: [{ shopCode: 'S1', shopName: '栖禾旗舰店', logo: '/l.svg', count: 1 }]
    })
    await open(MyCoupon, { centre: true })
    await screen.findByText('券C1')
    await tap('折扣')
    expect(shop.askedFor('kind=PERCENT').length).toBe(1)
    await tap('全部店铺')
    const sheet = within(await screen.findByRole('dialog', { name: '选择店铺' }))
    await act(async () => void fireEvent.click(await sheet.findByText('栖禾旗舰店')))
    await waitFor(() => expect(shop.askedFor('shopCode=S1').length).toBe(1))
  })

  it('lets a visitor look, and sends who wants one to log in', async () => {
    await open(MyCoupon, { centre: true })
    await screen.findByText('券C1')
    await tap('领取 券C1')
    expect(go.mock.calls[0]?.[0]).toBe('login')
    expect(receiveBodies()).toEqual([])
  })
})

describe('a coupon of the centre that opens later', () => {
  const soon = (over: Partial<CentreCoupon> = {}) =>
    listOf([centreCoupon('C1', { state: 'SOON', receiveFrom: Date.now() + DAY, ...over })])
  const postsTo = (path: string) => shop.askedFor(path).filter(({ method }) => method === 'POST')

  it('shows the time, and sets one reminder under two taps, and takes it back', async () => {
    logIn()
    shop
      .answer('/center-available', soon())
      .answer('/coupon-reminders/cancel', { couponCode: 'C1', reminded: false })
      .answer('/coupon-reminders', { couponCode: 'C1', reminded: true, opensAt: Date.now() + DAY })
    await open(MyCoupon, { centre: true })
    expect(await screen.findByText(/开抢$/)).toBeTruthy()
    const button = screen.getByRole('button', { name: '提醒我 券C1' })
    await act(async () => {
      fireEvent.click(button)
      fireEvent.click(button)
    })
    await screen.findByRole('button', { name: '取消提醒 券C1' })
    expect(postsTo('/coupon-reminders')).toHaveLength(1)
    expect(toast).toHaveBeenLastCalledWith('设好了，开抢时通知你一次')
    await tap('取消提醒 券C1')
    await screen.findByRole('button', { name: '提醒我 券C1' })
    expect(toast).toHaveBeenLastCalledWith('提醒已取消')
  })

  it('is shown anew when it has opened meanwhile', async () => {
    logIn()
    const refused = { code: 'reminder.open', message: '现在就可以领取' }
    shop.answer('/center-available', soon()).answer('/coupon-reminders', { refused })
    await open(MyCoupon, { centre: true })
    const button = await screen.findByRole('button', { name: '提醒我 券C1' })
    shop.answer('/center-available', listOf([centreCoupon('C1')]))
    await act(async () => void fireEvent.click(button))
    await screen.findByRole('button', { name: '领取 券C1' })
  })

  it('sends a visitor who wants a reminder to log in', async () => {
    shop.answer('/center-available', soon())
    await open(MyCoupon, { centre: true })
    await tap('提醒我 券C1')
    expect(go.mock.calls[0]?.[0]).toBe('login')
    expect(postsTo('/coupon-reminders')).toHaveLength(0)
  })
})

describe('a coupon by its code', () => {
  const gives = (state: string) => shop.answer('/coupon-url-available', { state, coupon: centreCoupon('C1') })

  it('is had with one tap, once, and then says so', async () => {
    logIn()
    gives('AVAILABLE')
    await open(CouponSend, { code: 'WELCOME20' })
    const button = await screen.findByRole('button', { name: '立即领取' })
    gives('RECEIVED')
    await act(async () => {
      fireEvent.click(button)
      fireEvent.click(button)
    })
    await screen.findByText('领到了')
    expect(receiveBodies()).toEqual([{ code: 'WELCOME20' }])
  })

  it('is in its envelope while it can be had, under a title in any case', async () => {
    const title = () => screen.getByRole('heading', { level: 1 }).textContent
    gives('AVAILABLE')
    await open(CouponSend, { code: 'WELCOME20' })
    await screen.findByText('送你一张优惠券')
    expect([title(), document.querySelector('.sent-coupon-screen') !== null]).toEqual(['领取优惠券', true])
    cleanup()
    forgetQueries()
    gives('SPENT')
    await open(CouponSend, { code: 'WELCOME20' })
    await screen.findByText('来晚了，已被领完')
    expect([title(), document.querySelector('.sent-coupon-screen')]).toEqual(['领取优惠券', null])
  })

  it('is received by a visitor who logs in for it, without another tap', async () => {
    gives('AVAILABLE')
    await open(CouponSend, { code: 'WELCOME20' })
    await act(async () => void fireEvent.click(await screen.findByRole('button', { name: '登录并领取' })))
    expect(go.mock.calls[0]?.[0]).toBe('login')
    expect(receiveBodies()).toEqual([])
    await act(async () => logIn())
    await waitFor(() => expect(receiveBodies()).toEqual([{ code: 'WELCOME20' }]))
  })

  it('that is one shopper’s shows a visitor nothing of it; that shopper has it after logging in', async () => {
    gives('LOGIN')
    await open(CouponSend, { code: 'WELCOME20' })
    await screen.findByText('这是一张专属优惠券')
    expect(screen.queryByText('旗舰店满减券')).toBeNull()
    await tap('登录查看')
    expect(go.mock.calls[0]?.[0]).toBe('login')
    gives('AVAILABLE')
    logIn()
    cleanup()
    await open(CouponSend, { code: 'WELCOME20' })
    await waitFor(() => expect(receiveBodies()).toEqual([{ code: 'WELCOME20' }]))
  })

  it.each([
    ['SPENT', '来晚了，已被领完'],
    ['FOREIGN', '这个券码属于另一位顾客'],
    ['EXPIRED', '这个券码已过期'],
    ['UNKNOWN', '没有找到这个券码']
  ])('that is %s says so and leads to the centre', async (state, words) => {
    gives(state)
    await open(CouponSend, { code: 'WELCOME20' })
    await screen.findByText(words)
    await tap('去领券中心')
    expect(go).toHaveBeenLastCalledWith('myCoupon', { centre: true })
  })
})
