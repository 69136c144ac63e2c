/** Every built-in component of the simulator's view, in a mini-program written by hand and compiled by the view itself. */
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { open, startSimulator, type PhoneView, type Simulator } from './weapp-view'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

let simulator: Simulator
test.beforeAll(async ({ baseURL }) => {
  simulator = await startSimulator(baseURL ?? '', path.resolve('__tests__/e2e/weapp-parts'))
})
test.afterAll(() => simulator.close())

type Heard = [who: string, what: string, detail: Record<string, unknown>]
interface SimulatorWindow extends Window {
  simulator: { phone(): { host: { storage(): Record<string, string> } } | undefined }
}

/** What the pages heard so far. */
const heardOn = (browser: Page) =>
  browser.evaluate(() => {
    const kept = (window as unknown as SimulatorWindow).simulator.phone()?.host.storage()['heard']
    return JSON.parse(kept ?? '[]') as Heard[]
  })

function listener(browser: Page) {
  /** The detail of the last event of a node. */
  const last = async (who: string, what: string) =>
    (await heardOn(browser)).filter(([one, type]) => one === who && type === what).at(-1)?.[2]
  return {
    last,
    hears: (who: string, what: string, detail: unknown = expect.anything()) =>
      expect.poll(() => last(who, what), `${who} hears ${what}`).toEqual(detail),
    count: async (who: string, what: string) =>
      (await heardOn(browser)).filter(([one, type]) => one === who && type === what).length
  }
}

/** A mouse drags as a finger would. */
async function drag(browser: Page, { page }: PhoneView, id: string, by: { x?: number; y?: number }) {
  const box = await page.locator(id).boundingBox()
  if (!box) throw new Error(`${id} is not drawn`)
  const [x, y] = [box.x + box.width / 2, box.y + 20]
  await browser.mouse.move(x, y)
  await browser.mouse.down()
  await browser.mouse.move(x + (by.x ?? 0), y + (by.y ?? 0), { steps: 4 })
  await browser.mouse.up()
}

test('boxes: text, pictures, scrolling, slides, rich text, map, canvas, components, navigator', async ({
  page: browser
}) => {
  const phone = await open(browser, simulator)
  const { page } = phone
  const { hears, last, count } = listener(browser)
  const width = (id: string) => page.locator(id).evaluate((one) => one.getBoundingClientRect().width)
  const colour = (id: string) => page.locator(id).evaluate((one) => getComputedStyle(one).color)

  // rpx of a sheet and of an inline style, on a screen of 375
  expect(await width('#sheet-rpx')).toBeCloseTo(187.5, 1)
  expect(await width('#inline-rpx')).toBeCloseTo(125, 1)
  await hears('picture', 'load', { width: 1, height: 1 })
  await page.locator('#picture').click()
  await hears('picture', 'tap')
  await page.locator('#hover').click()
  await hears('hover', 'tap')
  await expect(page.locator('#hover')).toHaveClass(/mark/)

  // a scroll-view: its end, and pulled at its top
  await page.locator('#scroll').evaluate((one) => one.scrollTo(0, one.scrollHeight))
  await hears('scroll', 'scrolltolower', { direction: 'bottom' })
  expect((await last('scroll', 'scroll'))?.['scrollTop']).toBeGreaterThan(100)
  await page.locator('#scroll').evaluate((one) => one.scrollTo(0, 0))
  await drag(browser, phone, '#scroll', { y: 90 })
  await hears('scroll', 'refresh', {})
  await expect(page.getByText('row 99')).toBeAttached()
  await expect(page.locator('#scroll')).not.toHaveAttribute('data-refreshing')

  await drag(browser, phone, '#swiper', { x: -120 })
  await hears('swiper', 'change', { current: 1, currentItemId: '', source: 'touch' })
  await expect(page.getByText('second slide')).toBeInViewport()
  await drag(browser, phone, '#swiper', { x: -120 })
  await expect.poll(async () => (await last('swiper', 'change'))?.['current']).toBe(0)

  // rich text keeps words and drops what runs
  await expect(page.locator('#rich')).toContainText('rich text')
  await expect(page.locator('#rich script, #rich [onerror]')).toHaveCount(0)
  await expect(page.locator('#rich-nodes em')).toHaveText('listed & read')

  // a component: its own colour for a class that the page has too, its slots, its event, its properties
  await expect(page.locator('#panel-mark')).toHaveText('panel 1')
  expect(await colour('#panel-mark')).toBe('rgb(0, 0, 200)')
  expect(await colour('#head-slot')).toBe('rgb(200, 0, 0)')
  expect(await colour('#page-mark .mark')).toBe('rgb(200, 0, 0)')
  await page.locator('#panel-tap').click()
  await hears('panel', 'counted', { taps: 1 })
  await page.locator('#plain-slot').click()
  await expect(page.locator('#panel-mark')).toHaveText('panel 2')

  await page.locator('#map button').click()
  await hears('map', 'markertap', { markerId: 7 })
  await page.locator('#cover').click()
  await hears('cover', 'tap')
  await expect(page.locator('#film video')).toBeAttached()

  // drawn, kept as a file of the mini-program, measured, and shown again
  await page.locator('#draw').click()
  await hears('canvas', 'kept', { path: expect.stringMatching(/^http:\/\/tmp\/.+\.png$/), width: 200, height: 100 })
  await hears('drawn', 'load', { width: 200, height: 100 })

  await page.locator('body').evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => count('page', 'bottom')).toBe(1)
  await phone.picture('parts-boxes')
  await page.locator('body').evaluate(() => scrollTo(0, 0))
  await drag(browser, phone, '#page-mark', { y: 120 })
  await hears('page', 'pulled', {})

  await page.locator('#on').click()
  await expect.poll(phone.route).toBe('stack/index')
  await expect(page.locator('#options')).toHaveText('{"from":"boxes"}')
  await page.locator('#back').click()
  await expect.poll(phone.route).toBe('boxes/index')
  expect(await phone.problems()).toEqual([])
})

test('fields: what is typed, chosen and switched, each with its event, and a form of them all', async ({
  page: browser
}) => {
  const phone = await open(browser, simulator, { path: 'fields/index' })
  const { page } = phone
  const { hears, last } = listener(browser)
  const confirm = () => page.locator('.picker-confirm').click()
  const row = (column: number, words: string) =>
    page.locator('.picker-column').nth(column).getByText(words, { exact: true }).click()

  await page.locator('#text input').fill('水壶 three')
  await hears('text', 'input', { value: '水壶 th', cursor: 5, keyCode: 0 }) // five characters, as its maxlength says
  await page.locator('#text input').press('Enter')
  await hears('text', 'confirm', { value: '水壶 th' })
  await hears('text', 'blur')
  await expect(page.locator('#number input')).toHaveAttribute('inputmode', 'numeric')
  await page.locator('#number input').fill('12')
  await expect(page.locator('#secret input')).toHaveAttribute('type', 'password')
  await page.locator('#secret input').fill('s')
  // the chat app offers the name only to who has agreed to the privacy guide
  await phone.choose('privacy', 'agree')
  await page.locator('#nickname input').click()
  await page.getByText('使用微信昵称').click()
  await expect(page.locator('#nickname input')).not.toHaveValue('')
  await page.locator('#area textarea').fill('one\ntwo\nthree')
  await hears('nickname', 'nicknamereview', { pass: true, timeout: false })
  await hears('area', 'input', { value: 'one\ntwo\nthree', cursor: 13, keyCode: 0 })
  expect((await last('area', 'linechange'))?.['lineCount']).toBe(3)

  await page.locator('#label-a').click()
  await hears('boxes', 'change', { value: ['a', 'b'] })
  await page.locator('#box-b').click()
  await hears('boxes', 'change', { value: ['a'] })
  await page.locator('#label-y').click()
  await hears('radios', 'change', { value: 'y' })
  await page.locator('#switch').click()
  await hears('switch', 'change', { value: true })
  await page.locator('#slider input').press('ArrowRight')
  await hears('slider', 'change', { value: 6 })

  await page.locator('#one').click()
  await page.getByText('取消').click()
  await hears('one', 'cancel', {})
  await page.locator('#one').click()
  await row(0, 'Steel')
  await confirm()
  await hears('one', 'change', { value: 1 })
  await page.locator('#many').click()
  await row(0, 'Living')
  await hears('many', 'columnchange', { column: 0, value: 1 })
  await row(1, 'Lamp')
  await confirm()
  await hears('many', 'change', { value: [1, 1] })
  await page.locator('#time').click()
  await row(0, '21')
  await confirm()
  await hears('time', 'change', { value: '20:15' }) // no later than its end
  await page.locator('#date').click()
  await row(0, '2027年')
  await row(1, '4月')
  await row(2, '30日')
  await confirm()
  await hears('date', 'change', { value: '2027-04-30' })
  await page.locator('#region').click()
  await row(0, '江苏省')
  await row(1, '苏州市')
  await phone.picture('parts-region')
  await row(2, '吴中区')
  await confirm()
  await hears('region', 'change', { value: ['江苏省', '苏州市', '吴中区'], code: ['320000', '320500', '320506'] })

  await page.locator('#submit').click()
  await hears('form', 'submit', {
    formId: '',
    value: {
      text: '水壶 th',
      number: '12',
      secret: 's',
      nickname: await page.locator('#nickname input').inputValue(),
      area: 'one\ntwo\nthree',
      boxes: ['a'],
      radios: 'y',
      switch: true,
      slider: 6,
      one: 1,
      many: [1, 1],
      time: '20:15',
      date: '2027-04-30',
      region: ['江苏省', '苏州市', '吴中区']
    }
  })
  await phone.picture('parts-fields')
  await page.locator('#reset').click()
  await hears('form', 'reset', {})
  await expect(page.locator('#text input')).toHaveValue('')
  await page.locator('#submit').click()
  await expect
    .poll(async () => (await last('form', 'submit'))?.['value'])
    .toMatchObject({ text: '', switch: false, slider: 0, boxes: [], date: '2026-02-28' })
  expect(await phone.problems()).toEqual([])
})

test('buttons: every open type, pictures chosen and sent, privacy, messages, payment, the font size', async ({
  page: browser
}) => {
  const phone = await open(browser, simulator, { path: 'buttons/index' })
  const { page } = phone
  const { hears, count, last } = listener(browser)
  const sent: string[] = []
  await browser.route('**/upload-of-the-fixture', async (route) => {
    sent.push(route.request().postDataBuffer()?.toString('latin1') ?? '')
    await route.fulfill({ status: 200, body: '{}' })
  })

  // privacy in the shop's own words, before the first protected thing, and once
  await page.locator('#phone').click()
  await expect(page.getByText('The privacy guide')).toBeVisible()
  await page.locator('#agree').click()
  await hears('agree', 'agreeprivacyauthorization')
  await expect.poll(async () => (await last('phone', 'getphonenumber'))?.['errMsg']).toBe('getPhoneNumber:ok')
  await phone.choose('phoneNumber', 'refuse')
  await page.locator('#phone').click()
  await expect
    .poll(async () => (await last('phone', 'getphonenumber'))?.['errMsg'])
    .toBe('getPhoneNumber:fail user deny')
  await expect(page.getByText('The privacy guide')).toHaveCount(0)

  await page.locator('#share').click()
  await hears('page', 'share', { from: 'button', id: 'share' })
  await expect(browser.locator('input[name="query"]')).toHaveValue('from=card')
  await page.locator('#avatar').click()
  await browser.getByText('拍摄').click()
  await hears('avatar', 'chooseavatar', { avatarUrl: expect.stringMatching(/^http:\/\/tmp\//) })
  await hears('face', 'load', { width: 1200, height: 900 })
  for (const [id, type] of [
    ['setting', 'opensetting'],
    ['contact', 'contact'],
    ['feedback', 'tap'],
    ['small', 'tap']
  ] as const) {
    await page.locator(`#${id}`).click()
    await hears(id, type)
  }
  await page.locator('#off').click()
  expect(await count('off', 'tap')).toBe(0)

  // a picture of the camera, made smaller, and sent
  await page.locator('#choose').click()
  await browser.getByText('拍摄').click()
  await hears('wx', 'uploaded', expect.objectContaining({ statusCode: 200 }))
  const sizes = (await last('wx', 'compressed')) as { from: number; to: number } | undefined
  expect(sizes?.to).toBeLessThan((sizes?.from ?? 0) / 2)
  expect(sent[0]).toContain('name="file"')
  expect(sent[0]).toContain('\xff\xd8\xff') // the head of a JPEG
  await page.locator('#choose').click()
  await browser.locator('#overlay').getByText('取消').click()
  await hears('wx', 'not chosen', { errMsg: 'chooseMedia:fail cancel' })

  await page.locator('#subscribe').click()
  await hears('wx', 'subscribed', { errMsg: 'requestSubscribeMessage:ok', one: 'accept', two: 'accept' })
  await phone.choose('subscription', 'reject')
  await page.locator('#subscribe').click()
  await expect.poll(async () => (await last('wx', 'subscribed'))?.['one']).toBe('reject')
  for (const [answer, words] of [
    ['succeed', 'requestPayment:ok'],
    ['cancel', 'requestPayment:fail cancel']
  ] as const) {
    await phone.choose('payment', answer)
    await page.locator('#pay').click()
    await expect.poll(async () => (await last('wx', 'paid'))?.['errMsg']).toBe(words)
  }

  // only a page that asks for it grows with the chat app's font size
  const size = () => page.locator('body').evaluate((one) => getComputedStyle(one).fontSize)
  expect(await size()).toBe('17px')
  await phone.choose('font', '23')
  expect(await size()).toBe('23px')
  await phone.picture('parts-buttons')
  expect(await phone.problems()).toEqual([])

  // what only a finger may begin is refused, and told
  await browser.waitForTimeout(1000) // a payment counts as a tap for a moment
  await page.locator('#late').click()
  await hears('wx', 'late', expect.objectContaining({ errno: 20012 }))
  await expect.poll(phone.problems).toEqual([expect.stringContaining('without a tap')])
})

test('a web-view covers its page', async ({ page: browser }) => {
  const phone = await open(browser, simulator, { path: 'web/index' })
  await listener(browser).hears('web', 'load', { src: '/robots.txt' })
  const box = await phone.page.locator('#web').boundingBox()
  expect(box?.width).toBe(375)
})

test('a component lives with its page, watches its data and can be selected; a plain call has no window', async ({
  page: browser
}) => {
  const phone = await open(browser, simulator, { path: 'lives/index' })
  const { page } = phone
  const { hears, last, count } = listener(browser)
  await hears('watcher', 'ready', {})
  const heard = (await heardOn(browser)).map(([who, what]) => `${who}.${what}`)
  expect(heard.filter((one) => /attached|show|ready/.test(one))).toEqual([
    'watcher.attached',
    'watcher.show',
    'watcher.ready'
  ])
  await hears('world', 'this', { kind: 'undefined', document: 'none' })

  await page.locator('#grow').click()
  await hears('watcher', 'observed', { width: 2, height: 2 })
  await hears('page', 'selected', { area: 4, all: 1, missing: true })
  await expect(page.locator('#area')).toHaveText('first 4')
  expect(await count('watcher', 'observed')).toBe(1)
  await page.locator('#rename').click()
  await hears('watcher', 'named', { name: 'second' })

  await page.locator('#leave').click()
  await hears('watcher', 'hide', {})
  await page.locator('#back').click()
  await expect.poll(() => count('watcher', 'show')).toBe(2)
  expect(await count('watcher', 'ready')).toBe(1)
  expect(await last('watcher', 'detached')).toBeUndefined()
  expect(await phone.problems()).toEqual([])
})

test('without a network no picture comes, and with one it does', async ({ page: browser }) => {
  const phone = await open(browser, simulator, { path: 'lives/index' })
  const { hears, last } = listener(browser)
  await phone.choose('network', 'Off')
  await phone.page.locator('#look').click()
  await hears('late', 'error', {})
  expect(await last('late', 'load')).toBeUndefined()
  await phone.choose('network', 'Wi-Fi')
  await phone.page.locator('#look').click()
  await hears('late', 'load', {})
  expect(await phone.problems()).toEqual([])
})
