// covers src/features/launch/, src/features/scan/, src/features/share/, src/features/account/, src/platform/share, src/platform/scan, src/platform/login
/** Every way into the mini-program that the panel beside the phone offers, and every answer of the person. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { codeOn } from '../poster'
import { newShopper, somethingToBuy } from '../shopper'
import { keepsPictures, open, startSimulator, type PhoneView, type Simulator } from '../weapp-view'

test.use({ viewport: { width: 1280, height: 1040 }, isMobile: false, hasTouch: false })

let simulator: Simulator
test.beforeAll(async ({ baseURL }) => {
  simulator = await startSimulator(baseURL ?? '')
})
test.afterAll(() => simulator.close())

const shopAddress = 'https://shop.qihe.example'
const code = (values: object) => encodeURIComponent(JSON.stringify(values))
const productPage = 'pagesB/productDetail/index'
const activityPage = 'pagesC/custom/index'

/** What the mini-program stored under a key, however often it was wrapped. */
const storedIn = (browser: Page, key: string) =>
  browser.evaluate((name) => window.simulator.phone()?.host.storage()[name]?.replace(/\\/g, ''), key)

/** What the phone has said in toasts from now on: each is gone after a second and a half, which a busy machine looks past. */
async function toldFrom(browser: Page): Promise<() => Promise<string[]>> {
  const keeper = await browser.evaluateHandle(() => {
    const words: string[] = []
    new MutationObserver(() => {
      const now = document.querySelector('#overlay')?.textContent?.trim() ?? ''
      if (now !== '' && now !== words.at(-1)) words.push(now)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    return words
  })
  return () => keeper.jsonValue()
}

interface Entry {
  scene: number
  path?: string
  query?: string
  q?: string
}

/** Starts from the panel, cold or warm, on the phone that is there. */
async function start(browser: Page, how: 'Cold start' | 'Warm start', { scene, path = '', query = '', q = '' }: Entry) {
  const entry = browser.locator('select[name="entry"]')
  const words = await entry
    .locator('option', { hasText: `(${scene})` })
    .first()
    .textContent()
  await entry.selectOption({ label: words ?? '' })
  const pages = browser.locator('select[name="path"]')
  await pages.evaluate((select: HTMLSelectElement, value) => {
    if (![...select.options].some((option) => option.value === value)) select.append(new Option(value, value))
    select.value = value
  }, path)
  await browser.locator('input[name="query"]').fill(query)
  await browser.locator('input[name="q"]').fill(q)
  await browser.getByRole('button', { name: how }).click()
  await expect(browser.locator('body[data-started="yes"]')).toBeVisible()
}

const home = async (phone: PhoneView) => {
  await expect.poll(phone.route).toBe('pages/index/index')
  await expect(phone.page.getByText('限时秒杀')).toBeVisible()
}

test('scanned codes, cards, the timeline and broken ones, cold and warm', async ({ page: browser, request }) => {
  const { spuCode } = await somethingToBuy(await newShopper(request))
  const params = `params=${code({ spuCode })}`
  const phone = await open(browser, simulator, { scene: '1001' })
  const product = async () => {
    await expect.poll(phone.route).toBe(productPage)
    await expect(phone.page.getByText('立即购买')).toBeVisible()
  }
  await home(phone)

  // a code of the shop leads to its screen, and its text is kept
  await start(browser, 'Cold start', {
    scene: 1011,
    path: activityPage,
    q: `${shopAddress}/${productPage}?code=${code({ spuCode })}`
  })
  await product()
  expect(await storedIn(browser, 'scanCode')).toContain(spuCode)
  await phone.picture('entry-scan')

  // in a picture, while the mini-program runs, with a value for buying as an employee behind it
  await start(browser, 'Warm start', { scene: 1001, path: 'pages/cart/cart' })
  await expect.poll(phone.route).toBe('pages/cart/cart')
  await start(browser, 'Warm start', {
    scene: 1012,
    path: activityPage,
    q: `${shopAddress}/${productPage}?code=${code({ spuCode, type: 'EmployeePurchase' })}&badge-0042`
  })
  await product()
  expect(await storedIn(browser, 'employeePurchase')).toContain('badge-0042')

  // what anybody may have printed opens home and says so
  let homeAt = 0
  for (const [how, q] of [
    ['Cold start', 'https://elsewhere.example/pagesB/productDetail/index?code=%7B%7D'],
    ['Warm start', `${shopAddress}/${productPage}?code=%7Bbroken`],
    ['Warm start', 'javascript:alert(1)']
  ] as const) {
    if (how === 'Warm start') {
      await start(browser, how, { scene: 1001, path: 'pages/cart/cart' })
      await expect.poll(phone.route).toBe('pages/cart/cart')
      // two jumps to one page within 1.5 s count as one tap (spec 9.1)
      await expect.poll(() => Date.now() - homeAt).toBeGreaterThan(1500)
    }
    const messages = await toldFrom(browser)
    await start(browser, how, { scene: 1011, path: activityPage, q })
    await expect.poll(messages).toContain('这个二维码打不开，先逛逛首页吧')
    await home(phone)
    homeAt = Date.now()
  }

  // cards and the timeline open what was shared
  for (const scene of [1007, 1008, 1155]) {
    await start(browser, scene === 1008 ? 'Warm start' : 'Cold start', { scene, path: productPage, query: params })
    await product()
  }
  await phone.picture('entry-card')
  // the timeline's single page leads nowhere, and says how to go on
  await start(browser, 'Cold start', { scene: 1154, path: productPage, query: `${params}&timelineFlag=1` })
  await product()
  // the shop's house stands below the platform's own bar, and no status bar's height further down
  const house = await phone.page.locator('.ui-nav__disc').boundingBox()
  const nav = await browser.locator('#nav').boundingBox()
  const below = (house?.y ?? 0) - (nav?.y ?? 0) - (nav?.height ?? 0)
  expect(below).toBeGreaterThanOrEqual(0)
  expect(below).toBeLessThan(12)
  await phone.picture('entry-timeline-bar')
  await phone.tap('立即购买')
  await phone.tap('立即购买', '.ui-sheet')
  await expect(browser.locator('#overlay').getByText('前往小程序')).toBeVisible()
  await phone.picture('entry-timeline')
  expect(await phone.route()).toBe(productPage)
  // and the bar below it opens the whole mini-program at the same page
  const bar = browser.getByRole('button', { name: '前往小程序' })
  await bar.click()
  await expect(phone.page.getByText('朋友分享给你')).toBeVisible()
  await product()
  await expect(bar).toBeHidden()
  await phone.tap('进店逛逛')
  await home(phone)

  // a page that is gone
  await start(browser, 'Cold start', { scene: 1007, path: 'pagesB/gone/gone' })
  await expect.poll(phone.route).toBe('pagesC/error/404')
  expect(await phone.problems()).toEqual([])
})

test('a slow network shows what waits, a small and a large phone show everything', async ({ page: browser }) => {
  const phone = await open(browser, simulator)
  await home(phone)
  await phone.choose('network', 'Slow (2 s a reply)')
  await phone.tap('分类', 'wx-tab-bar-root')
  await expect(phone.page.locator('[class*="skeleton"], [class*="wait"]').first()).toBeVisible()
  await expect(phone.page.getByText('电饭煲').first()).toBeVisible()
  await phone.choose('network', 'Wi-Fi')
  const look = async (name: string, width: number) => {
    await phone.picture(`${name}-${width}`)
    const wide = await phone.page.locator('body').evaluate((body) => body.scrollWidth)
    expect(wide, `${name} at ${width}`).toBe(width)
  }
  const onAnother = (model: string) => async () => {
    await phone.choose('device', model)
    await expect(browser.locator('body[data-started="yes"]')).toBeVisible()
  }
  const large = onAnother('iPhone 15 Pro Max 430 × 932')
  const small = onAnother('Android 320 × 640 320 × 640')
  for (const [device, width] of [
    [small, 320],
    [large, 430]
  ] as const) {
    await device()
    for (const [words, name] of [
      ['分类', 'classification'],
      ['我的', 'mine'],
      ['首页', 'home']
    ] as const) {
      await phone.tap(words, 'wx-tab-bar-root')
      await look(name, width)
    }
  }
  await phone.tap('EN')
  await expect(phone.page.locator('wx-tab-bar-root').getByText('Home')).toBeVisible()
  await look('home-en', 430)
  await small()
  await expect(phone.page.locator('wx-tab-bar-root').getByText('Home')).toBeVisible()
  await look('home-en', 320)
  await phone.tap('Categories', 'wx-tab-bar-root')
  await look('classification-en', 320)
  expect(await phone.problems()).toEqual([])
})

test('one tap logs in when the number is given; without it, or without privacy, the way by SMS stays', async ({
  page: browser
}) => {
  const login = { path: 'pagesC/login/login', scene: 1001 }
  const phone = await open(browser, simulator, { path: login.path, scene: '1001' })
  const { page } = phone
  /** Somebody who is known is logged in without a tap; the buttons wait until that is clear. */
  const ready = () => expect(page.locator('.ui-button__spin')).toHaveCount(0)
  const oneTap = async () => {
    await ready()
    await page.getByText('手机号一键登录').first().click()
    await page.getByText('同意并一键登录').click()
  }

  // the privacy guide is refused, in the shop's own words
  await oneTap()
  await expect(page.getByText('使用前请先同意')).toBeVisible()
  await phone.picture('privacy')
  await page.getByText('《小程序隐私保护指引》').click()
  const dialog = browser.getByRole('alertdialog')
  await expect(dialog).toContainText('隐私保护指引')
  await dialog.getByText('知道了').click()
  await expect(dialog).toHaveCount(0)
  await page.getByText('不同意', { exact: true }).click()
  await expect(page.getByText(/也可以用短信验证码登录/)).toBeVisible()
  await expect(page.getByText('短信验证码登录', { exact: true })).toBeVisible()

  // agreed to, but the number is not given
  await phone.choose('phoneNumber', 'refuse')
  await page.getByText('手机号一键登录').first().click()
  await page.getByText('同意并继续').click()
  await expect(page.getByText(/你没有授权手机号/)).toBeVisible()
  await phone.picture('phone-refused')
  await page.getByText('短信验证码登录', { exact: true }).click()
  await expect.poll(phone.route).toBe('pagesC/login/loginForPhone')

  await start(browser, 'Cold start', login)
  await phone.choose('phoneNumber', 'allow')
  await oneTap()
  // what was agreed to before the cold start is not asked again
  await expect.poll(() => storedIn(browser, 'token')).toBeTruthy()
  await expect.poll(phone.route).not.toMatch(/login/)
  await phone.picture('logged-in')

  // the chat app's name is offered below the sheet, in either language and on a small phone, and taken by a tap
  const offer = browser.getByRole('button', { name: '使用微信昵称' })
  const nickname = async (hint: string, save: string, name: string) => {
    await start(browser, 'Cold start', { scene: 1001, path: 'pagesB/basicInformation/index' })
    await page.locator('.profile-head__name').click()
    const field = page.locator('.profile-nickname input')
    await field.click()
    await expect(offer).toBeVisible()
    const below = page.locator('.profile-nickname').getByText(hint).last()
    await expect(below).toBeVisible()
    await phone.picture(name)
    const [note, bar] = [await below.boundingBox(), await offer.boundingBox()]
    expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    await field.fill('')
    await offer.click()
    await expect(field).toHaveValue('林知远')
    await page.getByText(save, { exact: true }).click()
    await expect(page.locator('.ui-sheet')).toHaveCount(0)
    await expect(offer).toBeHidden()
    await expect(page.locator('.profile-head__name').getByText('林知远')).toBeVisible()
  }
  await phone.choose('device', 'Android 320 × 640 320 × 640')
  await nickname('1–20 个字', '保存', 'nickname-320')
  await phone.choose('device', 'iPhone 13 mini 375 × 812')
  await start(browser, 'Cold start', { scene: 1001, path: 'pages/index/index' })
  await phone.tap('EN')
  await nickname('1 to 20 characters', 'Save', 'nickname-en-375')

  // the chat app empties the field of a name that it refuses: the old one stands there again, with the reason
  await phone.choose('nickname', 'refused')
  await page.locator('.profile-head__name').click()
  const field = page.locator('.profile-nickname input')
  await expect(offer).toBeVisible()
  await field.fill('Customer service')
  await page.getByText('Save', { exact: true }).click()
  await expect(page.getByText('WeChat did not accept this name')).toBeVisible()
  await expect(field).toHaveValue('林知远')
  await phone.picture('nickname-refused')
  expect(await phone.problems()).toEqual([])
})

test('a product is shared as a card, on the timeline and as a poster', async ({ page: browser, request }) => {
  const { spuCode } = await somethingToBuy(await newShopper(request))
  const phone = await open(browser, simulator, { path: productPage, query: `params=${code({ spuCode })}` })
  const { page } = phone
  await expect(page.getByText('立即购买')).toBeVisible()
  const query = browser.locator('input[name="query"]')

  await browser.locator('#capsule-menu').click()
  await browser.getByText('转发给朋友').click()
  await expect(query).toHaveValue(new RegExp(spuCode))
  await expect(browser.locator('select[name="path"]')).toHaveValue(productPage)
  // the card stands beside the phone with its picture, and opens what was shared
  const card = browser.locator('#shared .card')
  const drawnWidth = () => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(drawnWidth).toBeGreaterThan(0)
  await expect(card.locator('.card-title')).not.toBeEmpty()
  if (keepsPictures) await browser.locator('#launch').screenshot({ path: 'artifacts/weapp/card-chat.png' })
  await card.click()
  await expect(page.getByText('立即购买')).toBeVisible()
  expect(await browser.locator('#view-calls').textContent()).not.toContain('fail')
  await query.fill('')
  await browser.locator('#capsule-menu').click()
  await browser.getByText('分享到朋友圈').click()
  await expect(query).toHaveValue(new RegExp(`${spuCode}.*timelineFlag|timelineFlag.*${spuCode}`))
  await expect.poll(drawnWidth).toBeGreaterThan(0)
  if (keepsPictures) await browser.locator('#launch').screenshot({ path: 'artifacts/weapp/card-timeline.png' })
  await card.click()
  await expect(browser.getByRole('button', { name: '前往小程序' })).toBeVisible()
  await expect(page.getByText('立即购买')).toBeVisible()
  await browser.getByRole('button', { name: '前往小程序' }).click()
  await expect(page.getByText('朋友分享给你')).toBeVisible()
  await expect(page.getByText('立即购买')).toBeVisible()

  // the cart is nobody's to share
  await start(browser, 'Cold start', { scene: 1001, path: 'pages/cart/cart' })
  await browser.locator('#capsule-menu').click()
  await expect(browser.getByRole('button', { name: '转发给朋友' })).toBeDisabled()
  await browser.locator('#overlay').getByText('取消').click()

  // a finger that rests on a button taps it all the same
  await start(browser, 'Cold start', { scene: 1001, path: productPage, query: `params=${code({ spuCode })}` })
  const add = page.getByText('加入购物车', { exact: true }).first()
  await expect(add).toBeVisible()
  await add.click({ delay: 700 })
  await expect(page.locator('.ui-sheet')).toBeVisible()
  await page.locator('.ui-sheet__close, .ui-sheet [aria-label="关闭"]').last().click()
  await expect(page.locator('.ui-sheet')).toHaveCount(0)

  await page.locator('.share-button').first().click()
  await page.getByText('生成海报').click()
  await expect(page.getByText('保存图片')).toBeVisible()
  await page.getByText('保存图片').click()
  await page.getByText('同意并继续').click()
  await expect(browser.locator('#view-calls')).toContainText('wx.saveImageToPhotosAlbum')
  const dialog = browser.getByRole('alertdialog')
  await expect(dialog).toContainText('手机会把')
  await dialog.getByText('知道了').click()
  await expect(dialog).toHaveCount(0)
  await phone.picture('poster')

  // what the poster's code holds leads back here
  const link = await codeOn(page.locator('.poster__picture img'))
  expect([link.origin, link.pathname]).toEqual([shopAddress, `/${productPage}`])
  expect(link.searchParams.get('params')).toContain(spuCode)

  // the pictures of the product, as the chat app would show them
  await page.locator('.ui-sheet__close, .ui-sheet [aria-label="关闭"]').last().click()
  await page.locator('.gallery__tap').first().click()
  await expect(dialog).toContainText('全屏显示第 1/')
  await dialog.getByText('知道了').click()
  await expect(dialog).toHaveCount(0)
  expect(await phone.problems()).toEqual([])
})
