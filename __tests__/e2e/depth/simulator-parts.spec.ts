// covers simulator/, __tests__/e2e/weapp-, package-lock.json node_modules/glass-easel
/** Every built-in component of the simulator's view, in a mini-program written by hand and compiled by the view itself. */
import { expect, test } from '../weapp-fixtures'
import { drag, heardOn, listener } from '../weapp-heard'
import { roomBeside } from '../weapp-look'
import { open } from '../weapp-view'

test('boxes: text, pictures, scrolling, slides, rich text, map, canvas, components, navigator', async ({
  page: browser,
  simulator
}) => {
  const warnings: string[] = []
  browser.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  const phone = await open(browser, simulator)
  const { page } = phone
  const { hears, last, count } = listener(browser)
  const width = (id: string) => page.locator(id).evaluate((element) => element.getBoundingClientRect().width)
  const colour = (id: string) => page.locator(id).evaluate((element) => getComputedStyle(element).color)

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
  await page.locator('#scroll').evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await hears('scroll', 'scrolltolower', { direction: 'bottom' })
  expect((await last('scroll', 'scroll'))?.['scrollTop']).toBeGreaterThan(100)
  await page.locator('#scroll').evaluate((element) => element.scrollTo(0, 0))
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
  // a list that is not there is an empty one
  await expect(page.getByText('never')).toHaveCount(0)
  expect(warnings).toEqual([])
  await page.locator('body').evaluate(() => scrollTo(0, 0))
  await drag(browser, phone, '#page-mark', { y: 120 })
  await hears('page', 'pulled', {})

  await page.locator('#on').click()
  await expect.poll(phone.route).toBe('stack/index')
  await expect(page.locator('#options')).toHaveText('{"from":"boxes"}')
  await page.locator('#back').click()
  await expect.poll(phone.route).toBe('boxes/index')
  expect(await phone.problems()).toEqual([])
  // a canvas as large as some phones bear, and one larger
  const paper = page.locator('#paper canvas')
  await paper.evaluate((canvas: HTMLCanvasElement) => void (canvas.width = 1365))
  await paper.evaluate((canvas: HTMLCanvasElement) => void (canvas.height = 1366))
  await expect.poll(phone.problems).toEqual([expect.stringContaining('1366 px in height')])
})

test('fields: what is typed, chosen and switched, each with its event, and a form of them all', async ({
  page: browser,
  simulator
}) => {
  const phone = await open(browser, simulator, { path: 'fields/index' })
  const { page } = phone
  const { hears, last } = listener(browser)
  const confirm = () => page.locator('.picker-confirm').click()
  const row = (column: number, words: string) =>
    page.locator('.picker-column').nth(column).getByText(words, { exact: true }).click()

  // a hint stands where the words that it hints at will stand
  const [left = 0, right = 99] = await page.locator('#price > div').evaluate(roomBeside)
  expect(Math.abs(left - right)).toBeLessThan(1)
  await expect(page.locator('#padded > div')).toHaveCSS('padding-left', '24px')
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
  await browser.getByRole('button', { name: '使用微信昵称' }).click()
  await expect(page.locator('#nickname input')).not.toHaveValue('')
  // lines are counted the same in any font: one that lacks a line's signs, and the browser's own of the page's language
  const lines = () => last('area', 'linechange').then((line) => line?.['lineCount'])
  await page.locator('#area').evaluate((element) => (element.style.fontFamily = 'monospace'))
  await page.locator('#area textarea').fill('水\n壶\n\n水壶')
  await expect.poll(lines).toBe(4)
  await page.locator('#area textarea').fill('水'.repeat(100))
  await expect.poll(lines).toBe(5)
  await page.locator('#area').evaluate((element) => (element.style.fontFamily = ''))
  await page.locator('#area textarea').fill('one\ntwo\nthree')
  await hears('nickname', 'nicknamereview', { pass: true, timeout: false })
  await hears('area', 'input', { value: 'one\ntwo\nthree', cursor: 13, keyCode: 0 })
  await expect.poll(lines).toBe(3)

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
  page: browser,
  simulator
}) => {
  const phone = await open(browser, simulator, { path: 'buttons/index' })
  const { page } = phone
  const { hears, count, last } = listener(browser)
  const messages: string[] = []
  await browser.route('**/upload-of-the-fixture', async (route) => {
    messages.push(route.request().postDataBuffer()?.toString('latin1') ?? '')
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
    ['contact', 'contact'],
    ['feedback', 'tap'],
    ['small', 'tap']
  ] as const) {
    await page.locator(`#${id}`).click()
    await hears(id, type)
  }
  await page.locator('#off').click()
  expect(await count('off', 'tap')).toBe(0)

  // the settings have a switch for what was asked for, and what is chosen there counts
  const settings = browser.getByRole('dialog')
  await page.locator('#setting').click()
  await expect(settings).toContainText('还没有要过任何权限')
  await settings.getByText('完成').click()
  await hears('setting', 'opensetting', { errMsg: 'openSetting:ok', authSetting: {} })
  await phone.choose('scopes', 'refuse')
  await page.locator('#album').click()
  await hears('wx', 'saved', { errMsg: 'saveImageToPhotosAlbum:fail auth deny' })
  await page.locator('#setting').click()
  await settings.getByLabel('添加到相册').check()
  await phone.picture('parts-settings')
  await settings.getByText('完成').click()
  await hears('setting', 'opensetting', {
    errMsg: 'openSetting:ok',
    authSetting: { 'scope.writePhotosAlbum': true }
  })
  await page.locator('#album').click()
  await expect.poll(async () => (await last('wx', 'saved'))?.['errMsg']).toBe('saveImageToPhotosAlbum:ok')
  await browser.getByText('知道了').click()

  // a picture of the camera, made smaller, and sent
  await page.locator('#choose').click()
  await browser.getByText('拍摄').click()
  await hears('wx', 'uploaded', expect.objectContaining({ statusCode: 200 }))
  const sizes = (await last('wx', 'compressed')) as { from: number; to: number } | undefined
  expect(sizes?.to).toBeLessThan((sizes?.from ?? 0) / 2)
  expect(messages[0]).toContain('name="file"')
  expect(messages[0]).toContain('\xff\xd8\xff') // the head of a JPEG
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
  const size = () => page.locator('body').evaluate((element) => getComputedStyle(element).fontSize)
  expect(await size()).toBe('17px')
  await phone.choose('font', '23')
  await expect(browser.locator('#font-note')).toHaveText('This page is drawn at 23 px, as it asks to be')
  expect(await size()).toBe('23px')
  await phone.picture('parts-buttons')
  expect(await phone.problems()).toEqual([])

  // what only a finger may begin is refused, and told
  await expect(async () => {
    const before = await count('wx', 'late')
    await page.locator('#late').click()
    await expect.poll(() => count('wx', 'late')).toBe(before + 1)
    // a payment counts as a tap for a moment
    expect(await last('wx', 'late')).toMatchObject({ errCode: 20012 })
  }).toPass()
  await expect.poll(phone.problems).toEqual([expect.stringContaining('without a tap')])
})

test('wheels, covers, progress, icons, what is dragged, what stands above the page or only on a small phone', async ({
  page: browser,
  simulator
}) => {
  const phone = await open(browser, simulator, { path: 'more/index' })
  const { page } = phone
  const { hears, last, count } = listener(browser)
  const box = async (id: string) => {
    const rect = await page.locator(id).boundingBox()
    if (!rect) throw new Error(`${id} is not drawn`)
    return rect
  }
  /** The row whose middle is the wheel's. */
  const inMiddle = (wheel: string) =>
    page.locator(wheel).evaluate((column) => {
      const { top, height } = column.getBoundingClientRect()
      const middle = (row: Element) => row.getBoundingClientRect().top + row.getBoundingClientRect().height / 2
      return [...column.children].find((row) => Math.abs(middle(row) - top - height / 2) < 4)?.textContent
    })

  await expect.poll(() => inMiddle('#years')).toBe('2026 year')
  expect(await inMiddle('#months')).toBe('2 month')
  await page.locator('#years').getByText('2027 year').click()
  await hears('wheels', 'change', { value: [3, 1] })
  expect(await count('wheels', 'pickstart')).toBeGreaterThan(0)
  await page.locator('#months').evaluate((wheel) => wheel.scrollTo(0, 40 * 5))
  await hears('wheels', 'change', { value: [3, 5] })
  const changes = await count('wheels', 'change')
  await page.locator('#turn').click()
  await expect.poll(() => inMiddle('#years')).toBe('2024 year')
  expect(await inMiddle('#months')).toBe('4 month')
  await expect.poll(() => count('wheels', 'pickend')).toBeGreaterThan(2)
  expect(await count('wheels', 'change'), 'a page that turns them itself hears no change').toBe(changes)

  await hears('cover-picture', 'load', { width: 1, height: 1 })
  await page.locator('#cover-picture').click()
  await hears('cover-picture', 'tap')
  await hears('cover', 'tap')

  const progress = async () => (await box('#bar .progress-bar > div')).width / (await box('#bar .progress-bar')).width
  await hears('bar', 'activeend', {})
  expect(await progress()).toBeCloseTo(0.4, 1)
  await page.locator('#fill').click()
  await expect.poll(() => count('bar', 'activeend')).toBe(2)
  expect(await progress()).toBeCloseTo(0.6, 1)
  await expect(page.locator('#bar')).toContainText('60%')

  for (const sign of await page.locator('wx-icon').all()) await expect(sign).not.toBeEmpty()
  expect((await box('#sign-warn')).width).toBe(30)
  await page.locator('#sign-warn').click()
  await hears('sign-warn', 'tap')

  // along its own direction alone, and not out of its area
  const stone = () => page.locator('#stone').evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e)
  await expect.poll(stone).toBe(10)
  await drag(browser, phone, '#stone', { x: 70, y: 30 })
  await hears('stone', 'change', { x: 80, y: 0, source: 'touch' })
  await hears('stone', 'htouchmove')
  await drag(browser, phone, '#stone', { x: 300 })
  await hears('stone', 'change', { x: 160, y: 0, source: 'touch' })
  await page.locator('#push').click()
  await hears('stone', 'change', { x: 80, y: 0, source: '' })

  // out of the box that clips and turns, at the bottom of the screen, until it is put back
  const bottom = async () => {
    const { y, height } = await box('#sheet')
    return y + height - (await box('body')).y
  }
  await page.locator('body').evaluate(() => scrollTo(0, 0))
  const high = await page.locator('body').evaluate(() => innerHeight)
  const top = (await browser.locator('iframe[data-top]').boundingBox())?.y ?? 0
  expect((await box('#sheet')).y + 50 - top).toBeCloseTo(high - 40, 0)
  await phone.picture('parts-more')
  await page.locator('#sheet').click()
  await expect.poll(async () => (await box('#sheet')).y - (await box('#clip')).y).toBeLessThan(40)
  expect(await bottom()).toBeGreaterThan(0)

  await expect(page.locator('#large-only')).toBeVisible()
  await expect(page.locator('#small-only')).toBeHidden()
  await expect(page.locator('#turned')).toBeHidden()
  await phone.choose('device', 'Android 320 × 640 320 × 640')
  await expect(page.locator('#small-only')).toBeVisible()
  await expect(page.locator('#large-only')).toBeHidden()
  await expect(browser.locator('#font-note')).toHaveText(/does not follow it/)
  await phone.picture('parts-more-320')
  expect(await last('wheels', 'change')).toBeUndefined()
  expect(await phone.problems()).toEqual([])
})

test('the scripts make no code from text, by anything that the host hands them; storage takes what the platform takes', async ({
  page: browser,
  simulator
}) => {
  const phone = await open(browser, simulator, { path: 'world/index' })
  const { hears, count } = listener(browser)
  const { page } = phone
  const refusal = { thrown: 'Code generation from strings disallowed for this context' }
  await page.locator('#tap').click()
  await hears('way', 'canvas', refusal)
  const ways = (await heardOn(browser)).filter(([who]) => who === 'way')
  expect(ways.length).toBe(12)
  for (const [, name, detail] of ways) expect(detail, name).toEqual(refusal)
  await hears('kinds', 'own', { info: true, call: true })

  await page.locator('#fill').click()
  await hears('storage', 'filled', {
    answers: [
      'setStorage:fail entry size limit reached',
      ...Array.from({ length: 10 }, () => 'setStorage:ok'),
      'setStorage:fail exceed storage max size 10Mb'
    ]
  })
  // it is there after a cold start, and after the page around the phone was loaded anew
  await browser.getByRole('button', { name: 'Cold start' }).click()
  await expect.poll(() => count('way', 'request')).toBe(1)
  await page.locator('#measure').click()
  const storageInfo = { kept: 10, currentSize: expect.any(Number), last: 1_000_000 }
  await hears('storage', 'found', storageInfo)
  await browser.goto(`${simulator.address}/?path=world/index`)
  await expect(browser.locator('body[data-started="yes"]')).toBeVisible()
  await page.locator('#measure').click()
  await hears('storage', 'found', storageInfo)
  expect(await phone.problems()).toEqual([])
})

test('a page is shared as far as it allows: a card with its picture, the timeline, and the way in', async ({
  page: browser,
  simulator
}) => {
  const phone = await open(browser, simulator)
  const card = browser.locator('#shared .card')
  const menu = async (words: string) => {
    await browser.locator('#capsule-menu').click()
    return browser.getByRole('dialog').getByRole('button', { name: words })
  }
  await (await menu('转发给朋友')).click()
  await expect(card).toContainText('A card')
  const picture = card.locator('img')
  await expect(picture).toHaveAttribute('src', /^data:image/)
  const shape = await card.locator('.card-picture').boundingBox()
  expect((shape?.width ?? 0) / (shape?.height ?? 1)).toBeCloseTo(5 / 4, 1)
  await card.click()
  await expect.poll(phone.route).toBe('stack/index')
  await expect(phone.page.locator('#options')).toHaveText('{"from":"card"}')

  // nothing of this page may be shared
  const off = await menu('转发给朋友')
  await expect(off).toBeDisabled()
  await expect(browser.getByRole('button', { name: '分享到朋友圈' })).toBeDisabled()
  await phone.picture('parts-share-off')
  await browser.locator('#overlay').getByText('取消').click()

  // to a friend, but not on the timeline; and the chat app takes the picture
  await browser.goto(`${simulator.address}/?path=buttons/index`)
  await expect(browser.locator('body[data-started="yes"]')).toBeVisible()
  await (await menu('转发给朋友')).click()
  await expect(card).toContainText('taken by the chat app')
  await expect(await menu('分享到朋友圈')).toBeDisabled()
  await browser.locator('#overlay').getByText('取消').click()

  await browser.goto(`${simulator.address}/?path=boxes/index`)
  await expect(browser.locator('body[data-started="yes"]')).toBeVisible()
  await (await menu('分享到朋友圈')).click()
  await expect(card).toContainText('A line')
  await card.click()
  await expect(browser.getByRole('button', { name: '前往小程序' })).toBeVisible()
  await listener(browser).hears('page', 'load', { from: 'line' })
  expect(await phone.problems()).toEqual([])
})

test('the yes to the privacy guide outlives a cold start until it is forgotten; the cover and old problems do not', async ({
  page: browser,
  simulator
}) => {
  const phone = await open(browser, simulator, { path: 'buttons/index' })
  const { page } = phone
  const { hears, last } = listener(browser)
  const cold = browser.getByRole('button', { name: 'Cold start' })
  const guide = page.getByText('The privacy guide')
  const problems = browser.getByRole('tab', { name: /Problems/ })
  // a script that says yes by itself is not believed
  await page.locator('#phone').click()
  await expect(guide).toBeVisible()
  await page.locator('#lie').click()
  await expect
    .poll(async () => (await last('phone', 'getphonenumber'))?.['errMsg'])
    .toBe('getPhoneNumber:fail privacy permission is not authorized')
  await expect(problems).toHaveText('Problems (1)')
  await cold.click()
  await expect(problems).toHaveText('Problems')
  await page.locator('#phone').click()
  await page.locator('#agree').click()
  await expect.poll(async () => (await last('phone', 'getphonenumber'))?.['errMsg']).toBe('getPhoneNumber:ok')

  await cold.click()
  await expect(page.locator('#phone')).toBeVisible()
  await page.locator('#phone').click()
  await expect.poll(async () => (await last('phone', 'getphonenumber'))?.['errMsg']).toBe('getPhoneNumber:ok')
  await expect(guide).toHaveCount(0)
  await browser.getByRole('button', { name: 'Forget privacy and permissions' }).click()
  await page.locator('#phone').click()
  await expect(guide).toBeVisible()
  await page.locator('#agree').click()
  await hears('agree', 'agreeprivacyauthorization')

  // in the background under a cover, which a warm start takes away
  const cover = browser.getByText('In the background')
  await browser.locator('#capsule-close').click()
  await expect(cover).toBeVisible()
  await browser.getByRole('button', { name: 'Warm start' }).click()
  await expect(cover).toHaveCount(0)
  await browser.getByRole('button', { name: 'Background' }).click()
  await cover.click()
  await expect(cover).toHaveCount(0)
  expect(await phone.problems()).toEqual([])
})

test('a web-view covers its page', async ({ page: browser, simulator }) => {
  const phone = await open(browser, simulator, { path: 'web/index' })
  await listener(browser).hears('web', 'load', { src: '/robots.txt' })
  const box = await phone.page.locator('#web').boundingBox()
  expect(box?.width).toBe(375)
})

test('a component lives with its page, watches its data and can be selected; a plain call has no window', async ({
  page: browser,
  simulator
}) => {
  const phone = await open(browser, simulator, { path: 'lives/index' })
  const { page } = phone
  const { hears, last, count } = listener(browser)
  await hears('watcher', 'ready', {})
  const events = (await heardOn(browser)).map(([who, what]) => `${who}.${what}`)
  expect(events.filter((event) => /attached|show|ready/.test(event))).toEqual([
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

test('without a network no picture comes, and with one it does', async ({ page: browser, simulator }) => {
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
