import { expect, test } from './fixtures'
import { codeOf } from './shop'
import { newShopper, somethingToBuy } from './shopper'
import { open, startSimulator, type Simulator } from './weapp-view'

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
  await expect.poll(phone.route).toBe('pages/cart/cart')
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

  await expect.poll(phone.route).toBe('pages/cart/cart')
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
  await phone.tap(/^重新支付/)
  await phone.tap(/^确认支付/)
  await expect.poll(phone.route).toBe('pagesB/pay/paySuccess')
  await expect(page.getByText('商家会尽快为你发货')).toBeVisible()
  await phone.picture('13-paid')
  // templates are asked for from the taps of the purchase
  await expect(browser.locator('#view-calls')).toContainText('wx.requestSubscribeMessage')
  await phone.tap('查看订单')
  await expect.poll(phone.route).toMatch(/pagesB\/order/)
  await expect(page.getByText('待发货').first()).toBeVisible()
  await phone.picture('14-order')
  await page.locator('.order-fact__call').click()
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

test('the phone is as wide as chosen, and the pages with it', async ({ page: browser }) => {
  const phone = await open(browser, simulator, { device: '5' })
  const search = phone.page.locator('.home-head')
  await expect(search).toBeVisible()
  const box = await phone.page.locator('body').evaluate((body) => body.scrollWidth)
  expect(box).toBe(320)
  // 88rpx of 750 on a screen of 320
  const height = await search.evaluate((element) => element.getBoundingClientRect().height)
  expect(height).toBeCloseTo((88 * 320) / 750, 0)
  await phone.picture('home-320')
})

test('without a network the mini-program says so; what home shows stays, and what it lacks comes with the network', async ({
  page: browser
}) => {
  const phone = await open(browser, simulator)
  const sale = phone.page.locator('.cms-flash__saving').first()
  await expect(sale).toBeVisible()
  await phone.choose('network', 'Off')
  await phone.tap('分类', 'wx-tab-bar-root')
  await expect(phone.page.getByText(/网络/).first()).toBeVisible()
  await phone.picture('offline')
  await phone.choose('network', 'Wi-Fi')
  await phone.tap('首页', 'wx-tab-bar-root')
  await expect(phone.page.getByText('领券再买')).toBeVisible()
  await expect(sale).toBeVisible()

  // goods that could not be had come when the network is back
  let refused = 0
  await browser.route('**/platform-products/medias**', (route) => {
    refused += 1
    return route.fulfill({ status: 500, body: '' })
  })
  await browser.getByRole('button', { name: 'Cold start' }).click()
  await expect(phone.page.getByText('领券再买')).toBeVisible()
  // a block that still waits has no title either
  await expect.poll(() => refused).toBeGreaterThan(1)
  await expect(phone.page.getByText('限时秒杀')).toHaveCount(0)
  await browser.unroute('**/platform-products/medias**')
  await phone.choose('network', 'Off')
  await phone.tap('分类', 'wx-tab-bar-root')
  await expect(phone.page.getByText(/网络/).first()).toBeVisible()
  await phone.choose('network', 'Wi-Fi')
  await phone.tap('首页', 'wx-tab-bar-root')
  await expect(sale).toBeVisible()
})

test('a list of any length stays under a thousand nodes', async ({ page: browser }) => {
  test.setTimeout(300_000)
  const wanted = Number(process.env.WEAPP_ROWS ?? 600)
  const size = 100
  // as long a list as wanted, made of the first page of the real one
  await browser.route(/platform-products\/search\?/, async (route) => {
    const url = new URL(route.request().url())
    const page = Number(url.searchParams.get('page') ?? 1)
    url.searchParams.set('page', '1')
    const reply = await route.fetch({ url: url.href })
    const whole = (await reply.json()) as {
      data: { list: Record<string, unknown>[]; total: number; page: number; size: number }
    }
    const { list } = whole.data
    const from = (page - 1) * size
    whole.data.list = Array.from({ length: Math.min(size, wanted - from) }, (_, at) => ({
      ...list[at % list.length],
      spuCode: `LONG${from + at}`,
      title: `第 ${from + at + 1} 件`
    }))
    Object.assign(whole.data, { total: wanted, page, size })
    await route.fulfill({ response: reply, json: whole })
  })
  const phone = await open(browser, simulator, {
    path: 'pagesB/productList/productList',
    query: 'params=%7B%22keyword%22%3A%22%E7%94%B5%22%7D'
  })
  const { page } = phone
  await expect(page.getByText('第 1 件').first()).toBeVisible()
  const body = page.locator('body')
  let [most, seen, still] = [0, 0, 0]
  while (seen < wanted && still < 40) {
    const now = await body.evaluate(async (element: HTMLElement) => {
      scrollTo(0, element.scrollHeight)
      await new Promise((resolve) => setTimeout(resolve, 120))
      return {
        nodes: [...element.querySelectorAll('*')].filter(({ tagName }) => tagName.startsWith('WX-')).length,
        row: Math.max(0, ...[...element.innerText.matchAll(/第 (\d+) 件/g)].map(([, number]) => Number(number)))
      }
    })
    still = now.row > seen ? 0 : still + 1
    seen = Math.max(seen, now.row)
    most = Math.max(most, now.nodes)
  }
  test.info().annotations.push({ type: 'nodes', description: `${wanted} rows, at most ${most} nodes` })
  expect(seen).toBe(wanted)
  expect(most).toBeGreaterThan(100)
  expect(most).toBeLessThan(1000)
  expect(await phone.problems()).toEqual([])
})
