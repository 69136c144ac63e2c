// covers src/features/coupon/, src/features/points/, src/features/redPacket/, src/features/riddle/, gateway/src/areas/points/
/** What is given to a new customer, all of it used for one purchase, and all of it back when that is cancelled. */
import type { APIRequestContext } from '@playwright/test'
import { riddles } from '../../../gateway/src/demonstration/riddles'
import { expect, test } from '../fixtures'
import { phoneHost, webHost, type Host } from '../host'
import { speak } from '../shop'
import { callAs, newShopper, type Shopper } from '../shopper'
import { startSimulator } from '../weapp-view'

/** Taps the letters of the day's answer. */
async function guess(host: Host, request: APIRequestContext): Promise<void> {
  const { text } = await callAs<{ text: string }>(request, '', 'GET /o2mkt-b2c/v1/pub/password-red-packet')
  const answer = riddles.find((riddle) => riddle.text.zh === text)?.answer.zh ?? ''
  for (const letter of answer) await host.tap(letter, '.riddle-keys')
}

interface Purse {
  points: number
  packetFen: number
  coupons: number
}

/** What there is to spend, as the gateway counts it. */
async function purseOf({ call }: Shopper): Promise<Purse> {
  const [points, packets, coupons] = await Promise.all([
    call<{ pointAvailable: number }>('GET /o2cum/v1/customer-point/balance'),
    call<{ usableFen: number }>('GET /o2mkt-b2c/v1/red-packet/list'),
    call<{ usable: number }>('GET /o2mkt-b2c/v1/coupon-self/received-count')
  ])
  return { points: points.pointAvailable, packetFen: packets.usableFen, coupons: coupons.usable }
}

async function takesItAll(host: Host, request: APIRequestContext, shopper: Shopper): Promise<void> {
  const { top, tap } = host
  await test.step('takes the packet that greets her, for which she logs in', async () => {
    await tap('收下红包')
    await host.logIn(request, shopper.phone)
    await expect.poll(async () => (await purseOf(shopper)).packetFen).toBeGreaterThan(0)
    await expect(top().getByText('限时秒杀')).toBeVisible()
    await expect(top().locator('.welcome')).toHaveCount(0)
  })
  await test.step('checks in', async () => {
    await host.enter('myPoint')
    await tap(/^签到领/)
    await expect(top().getByText('今天已签到，明天再来')).toBeVisible()
  })
  await test.step('takes two coupons', async () => {
    await host.enter('myCoupon', { centre: true })
    for (const taken of [1, 2]) {
      await tap('领取')
      await expect(top().getByText('去使用', { exact: true })).toHaveCount(taken)
    }
  })
  expect((await purseOf(shopper)).coupons).toBe(2)
  await test.step('guesses the password', async () => {
    await host.enter('passwordRedEnvelop')
    await guess(host, request)
    await tap('开红包')
    await expect(top().getByText('猜对了')).toBeVisible()
  })
}

async function buysAndCancels(host: Host, request: APIRequestContext, shopper: Shopper): Promise<void> {
  const { top, tap } = host
  const full = await purseOf(shopper)
  await test.step('buys with a coupon, a packet and points at once', async () => {
    const { list } = await shopper.call<{ list: { spuCode: string }[] }>('GET /o2srh/v1/pub/platform-products/search', {
      query: { keyword: 'FC4083', size: '1' }
    })
    await host.enter('productDetail', { spuCode: list[0]?.spuCode ?? '' })
    await tap('立即购买')
    await tap('立即购买', '.ui-sheet')
    await host.reach('confirmation')
    await expect(top().getByText(/^已选最省的搭配/)).toBeVisible()
    for (const part of [/张券 −/, /^红包 −/, /积分 −/]) {
      await expect(top().locator('.order-saved__parts').getByText(part)).toBeVisible()
    }
    await tap('提交订单')
    await host.reach('pay')
    await host.pay()
    await host.reach('paySuccess')
    const rest = await purseOf(shopper)
    expect(rest.coupons).toBeLessThan(full.coupons)
    expect(rest.packetFen).toBeLessThan(full.packetFen)
    expect(rest.points).toBeLessThan(full.points)
  })
  await test.step('cancels, and everything is back', async () => {
    await tap(/^查看(我的)?订单/)
    await tap('取消订单')
    await tap(/./, '.ui-sheet [role="radio"]')
    await tap('确认取消')
    await expect(top().getByText('已取消').first()).toBeVisible()
    await expect.poll(() => purseOf(shopper)).toEqual(full)
  })
}

/** Somebody with an address and points, who has neither taken nor bought anything. */
async function newCustomer(request: APIRequestContext): Promise<Shopper> {
  const shopper = await newShopper(request)
  await request.post(`/demo/api/points/${shopper.userId}/grant`)
  // a phone gets a code a minute
  await request.post('/demo/api/clock', { data: { advanceMs: 60_000 } })
  return shopper
}

const title = 'a new customer takes what is given, buys with all of it, cancels, and everything is back'

test(`on the web ${title}`, async ({ page, request }) => {
  test.setTimeout(180_000)
  const shopper = await newCustomer(request)
  await speak(page, 'zh-CN')
  await page.addInitScript(() => {
    if (sessionStorage.getItem('unwelcomed')) return
    sessionStorage.setItem('unwelcomed', 'yes')
    localStorage.removeItem('welcomeClosed')
  })
  const host = webHost(page)
  await page.goto('/')
  await takesItAll(host, request, shopper)
  await buysAndCancels(host, request, shopper)
  expect(await host.problems()).toEqual([])
})

test.describe('mini-program', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

  test(`in the mini-program ${title}`, async ({ page: browser, request, baseURL }) => {
    test.setTimeout(180_000)
    const shopper = await newCustomer(request)
    const simulator = await startSimulator(baseURL ?? '')
    const host = await phoneHost(browser, simulator)
    await takesItAll(host, request, shopper)
    await buysAndCancels(host, request, shopper)
    expect(await host.problems()).toEqual([])
    await simulator.close()
  })
})
