// covers simulator/, src/features/launch/, src/platform/
import { expect, test } from '../fixtures'
import { codeOf } from '../shop'
import { newShopper, somethingToBuy } from '../shopper'
import { open, startSimulator, type Simulator } from '../weapp-view'

// the phone stands in a page with panels beside it, and a mouse does what fingers would
test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

let simulator: Simulator
test.beforeAll(async ({ baseURL }) => {
  simulator = await startSimulator(baseURL ?? '')
})
test.afterAll(() => simulator.close())

test('a stranger buys in the mini-program: search, cart, login, address, a refused payment, an order', async ({
  page: browser,
  request
}) => {
  test.setTimeout(150_000)
  const phone = await open(browser, simulator)
  const { page } = phone
  const number = `136${String(Date.now()).slice(-8)}`
  await expect(page.getByText('限时秒杀')).toBeVisible()
  await phone.picture('01-home')

  await phone.tap(/电饭煲/, '.home__content')
  await expect.poll(phone.route).toBe('pagesB/productList/productSearch')
  await phone.picture('02-search')
  await page.locator('input').fill('电饭煲')
  await page.locator('input').press('Enter')
  await expect.poll(phone.route).toBe('pagesB/productList/productList')
  await expect(page.getByText(/轻养低糖 IH 电饭煲/).first()).toBeVisible()
  await phone.picture('03-list')
  await phone.tap(/轻养低糖 IH 电饭煲/)
  await expect.poll(phone.route).toBe('pagesB/productDetail/index')
  await phone.tap('加入购物车')
  await phone.tap(/^4L/, '.ui-sheet')
  await phone.picture('04-specification')
  await phone.tap('加入购物车', '.ui-sheet')
  await expect(page.locator('.ui-sheet')).toHaveCount(0)
  await phone.picture('05-product')

  await phone.tap('购物车')
  await expect.poll(phone.route).toBe('pagesC/cartInlay/cartInlay')
  await expect(page.getByText('结算 (1)')).toBeVisible()
  await phone.picture('06-cart')
  await phone.tap(/^结算/)
  await expect.poll(phone.route).toMatch(/pagesC\/login/)
  await phone.picture('07-login')
  await phone.tap('短信验证码登录')
  await expect.poll(phone.route).toBe('pagesC/login/loginForPhone')
  await page.locator('input').fill(number)
  await phone.tap(/我已阅读/)
  await phone.tap('获取验证码')
  await expect.poll(phone.route).toBe('pagesC/login/loginForPhone_code')
  await phone.picture('08-code')
  await page.locator('input').fill(await codeOf(request, number))

  await expect.poll(phone.route).toBe('pagesC/cartInlay/cartInlay')
  await phone.tap(/^结算/)
  await expect.poll(phone.route).toBe('pagesB/settlement/confirmation')
  await phone.tap(/添加收货地址/)
  await expect.poll(phone.route).toBe('pagesB/shippingAddress/addAddress')
  await page.locator('textarea').first().fill('林知远 13800006021 浙江省杭州市西湖区文三路 478 号 3 幢 1202')
  await phone.tap('识别')
  await expect(page.getByText('浙江省 杭州市 西湖区')).toBeVisible()
  await phone.picture('09-address')
  await phone.tap('保存并使用')
  await expect.poll(phone.route).toBe('pagesB/settlement/confirmation')
  await expect(page.getByText('138****6021')).toBeVisible()
  await phone.tap('备注')
  await page.locator('.ui-sheet textarea').fill('请放快递柜，谢谢')
  await phone.tap('完成', '.ui-sheet')
  await phone.picture('10-settlement')
  await phone.choose('subscription', 'ask')
  await phone.tap('提交订单')
  // the platform's panel names what is asked for, as a person reads it
  const panel = browser.locator('#overlay .sheet')
  await expect(panel).toContainText('支付成功通知')
  await expect(panel).not.toContainText('Qh7')
  await phone.picture('10-messages')
  await panel.getByText('允许').click()
  await expect.poll(phone.route).toBe('pagesB/pay/pay')
  await phone.picture('11-pay')

  await phone.choose('payment', 'fail')
  await phone.tap(/^确认支付/)
  await expect.poll(phone.route).toBe('pagesB/pay/payFailure')
  await phone.picture('12-refused')
  await phone.choose('payment', 'succeed')
  await phone.tap(/^再付一次/)
  await expect.poll(phone.route).toBe('pagesB/pay/paySuccess')
  await expect(page.getByText('商家会尽快为你发货')).toBeVisible()
  await phone.picture('13-paid')
  // templates are asked for from the taps of the purchase
  await expect(browser.locator('#view-calls')).toContainText('wx.requestSubscribeMessage')
  await phone.tap('查看订单')
  await expect.poll(phone.route).toMatch(/pagesB\/order/)
  await expect(page.getByText('待发货').first()).toBeVisible()
  await phone.picture('14-order')
  await page.getByRole('button', { name: /^联系商家/ }).click()
  const call = browser.getByRole('alertdialog')
  await expect(call).toContainText('拨打 400-000-0000')
  await call.getByText('知道了').click()
  await expect(call).toHaveCount(0)
  expect(await phone.problems()).toEqual([])
})

test('the tab bar switches between four pages that stay as they were', async ({ page: browser }) => {
  const phone = await open(browser, simulator)
  await expect(phone.page.getByText('限时秒杀')).toBeVisible()
  const rows = browser.locator('#view-pages .row')
  for (const [words, route, sign] of [
    ['分类', 'pages/classification/classification', '电饭煲'],
    ['购物车', 'pages/cart/cart', '购物车还是空的'],
    ['我的', 'pages/ucenter/index', '登录 / 注册'],
    ['首页', 'pages/index/index', '限时秒杀']
  ] as const) {
    await phone.tap(words, 'wx-tab-bar-root')
    await expect.poll(phone.route).toBe(route)
    await expect(phone.page.getByText(sign).first()).toBeVisible()
    await phone.picture(`tab-${route.split('/')[1]}`)
    // one page on the stack, and the packages' line
    await expect(rows).toHaveCount(2)
  }
  // a tab page that was opened before is not opened again
  await expect(browser.locator('iframe[data-route="pages/classification/classification"]')).toHaveCount(1)
  expect(await phone.problems()).toEqual([])
})

test('a card from a chat opens the product that was shared, cold and warm', async ({ page: browser, request }) => {
  const { spuCode } = await somethingToBuy(await newShopper(request))
  const query = `params=${encodeURIComponent(JSON.stringify({ spuCode }))}`
  const phone = await open(browser, simulator, { path: 'pagesB/productDetail/index', query, scene: '1007' })
  await expect(phone.page.getByText('立即购买')).toBeVisible()
  await phone.picture('share-product')

  await browser.locator('select[name="path"]').selectOption('pages/cart/cart')
  await browser.locator('button[name="warm"]').click()
  await expect.poll(phone.route).toBe('pages/cart/cart')
  await browser.locator('select[name="path"]').selectOption('pagesB/productDetail/index')
  await browser.locator('button[name="warm"]').click()
  await expect.poll(phone.route).toBe('pagesB/productDetail/index')
  await expect(phone.page.getByText('立即购买')).toBeVisible()
  expect(await phone.problems()).toEqual([])
})
