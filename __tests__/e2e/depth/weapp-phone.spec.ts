// covers src/ui/screen/NavBar, src/ui/screen/barMeasures, src/platform/network, src/platform/system, src/custom-tab-bar/, src/features/account/centre/
import { expect, test } from '../fixtures'
import { codeOf } from '../shop'
import { callAs } from '../shopper'
import { open, startSimulator, type Simulator } from '../weapp-view'

// the phone stands in a page with panels beside it, and a mouse does what fingers would
test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

let simulator: Simulator
test.beforeAll(async ({ baseURL }) => {
  simulator = await startSimulator(baseURL ?? '')
})
test.afterAll(() => simulator.close())

test('the search field has room beside the capsule, also in English on the narrowest phone', async ({
  page: browser
}) => {
  const path = 'pagesB/productList/productSearch'
  const phone = await open(browser, simulator, { path, device: '5' })
  await browser.evaluate(() => window.simulator.phone()?.host.call('setStorage', { key: 'locale', data: '"en-US"' }))
  await browser.getByRole('button', { name: 'Cold start' }).click()
  const { page } = phone
  const field = page.locator('.search-field__input')
  await expect.poll(phone.route).toBe(path)
  await expect.poll(async () => (await field.boundingBox())?.width ?? 0).toBeGreaterThan(90)
  await phone.picture('search-en-320')
  // the magnifier searches, as its words did
  await page.locator('input').fill('cooker')
  await page.locator('.search-field__magnifier').click()
  await expect.poll(phone.route).toBe('pagesB/productList/productList')
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
  let refusalCount = 0
  await browser.route('**/platform-products/medias**', (route) => {
    refusalCount += 1
    return route.fulfill({ status: 500, body: '' })
  })
  await browser.getByRole('button', { name: 'Cold start' }).click()
  await expect(phone.page.getByText('领券再买')).toBeVisible()
  // a block that still waits has no title either
  await expect.poll(() => refusalCount).toBeGreaterThan(1)
  await expect(phone.page.getByText('限时秒杀')).toHaveCount(0)
  await browser.unroute('**/platform-products/medias**')
  await phone.choose('network', 'Off')
  await phone.tap('分类', 'wx-tab-bar-root')
  await expect(phone.page.getByText(/网络/).first()).toBeVisible()
  await phone.choose('network', 'Wi-Fi')
  await phone.tap('首页', 'wx-tab-bar-root')
  await expect(sale).toBeVisible()
})

/** px of a browser's rounding. */
const ROUNDING = 1

/** What of the figures is cut, scrolls or lies over another; run within the page. */
function flawsOf(counts: Element): { figures: string[]; flaws: string[] } {
  const flaws: string[] = []
  if (counts.scrollWidth > counts.clientWidth) flaws.push(`scrolls: ${counts.scrollWidth} in ${counts.clientWidth}`)
  const words = [...counts.querySelectorAll('*')].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  )
  const card = counts.parentElement?.getBoundingClientRect() ?? counts.getBoundingClientRect()
  const boxes = words.map((element) => ({ text: element.textContent ?? '', box: element.getBoundingClientRect() }))
  for (const { text, box } of boxes)
    if (box.left < card.left || box.right > card.right) flaws.push(`«${text}» leaves its card`)
  for (const [index, word] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      const wide = Math.min(word.box.right, other.box.right) - Math.max(word.box.left, other.box.left)
      const high = Math.min(word.box.bottom, other.box.bottom) - Math.max(word.box.top, other.box.top)
      if (wide > 1 && high > 1) flaws.push(`«${word.text}» lies over «${other.text}»`)
    }
  const figures = boxes.filter(({ text }) => /\d/.test(text))
  return {
    figures: figures.map(({ text }) => text),
    flaws
  }
}

test('Mine’s five figures are whole and nothing scrolls on the narrowest phone, in the largest letters too', async ({
  page: browser,
  request
}) => {
  test.setTimeout(90_000)
  // somebody of the demonstration who has some of everything
  const body = { phone: '13800006021' }
  const sent = await callAs<{ captchaKey: string }>(request, '', 'POST /oauth/public/send-phone-captcha-always', {
    body
  })
  const proof = { ...body, captchaKey: sent.captchaKey, captcha: await codeOf(request, body.phone) }
  const login = 'POST /o2cum/v1/pub/customer-login/register-with-oauth'
  const { token, userId } = await callAs<{ token: string; userId: string }>(request, '', login, { body: proof })
  const phone = await open(browser, simulator, { path: 'pages/ucenter/index', device: '5' })
  await browser.evaluate(
    async (values) => {
      const host = window.simulator.phone()?.host
      for (const [key, value] of Object.entries(values))
        await host?.call('setStorage', { key, data: JSON.stringify(value) })
    },
    { token, userId, locale: 'en-US' }
  )
  const counts = phone.page.locator('.centre-counts')
  for (const letters of ['17', '23']) {
    await phone.choose('font', letters)
    await browser.getByRole('button', { name: 'Cold start' }).click()
    // her points, which come with all the others
    await expect(counts.getByText(/^\d,\d{3}$/)).toBeVisible()
    const seen = await counts.evaluate(flawsOf)
    expect([seen.figures.length, seen.flaws], seen.figures.join(' ')).toEqual([5, []])
    const wide = await phone.page.locator('body').evaluate((page) => page.scrollWidth)
    expect(wide).toBeLessThanOrEqual(320 + ROUNDING)
    await phone.picture(`mine-320-${letters}`)
  }
})
