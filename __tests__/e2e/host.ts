/** One of the two hosts, as a journey that is told once sees it: the page on top, and taps on words in it. */
import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { toCashier, atCashier } from './paying'
import { codeOf, complaints } from './shop'
import { linkTo, onTop } from './shopper'
import { open, type PhoneView, type Simulator } from './weapp-view'
import type { Teller } from '../journeys/teller'
import { routeOf, type Route, type RouteKey } from '../../src/routes/table'

export interface Host {
  /** The page on top, with its sheets. */
  top: () => Locator
  /** Taps the first of what has these words: the whole of them, or what a pattern fits. */
  tap: (words: string | RegExp, within?: string) => Promise<void>
  confirm: (words: string) => Promise<void>
  /** Opens a page as a card or a link from outside does. */
  enter: (key: RouteKey, params?: object) => Promise<void>
  /** Until this page is on top. */
  reach: (key: RouteKey) => Promise<void>
  logIn: (request: APIRequestContext, phone: string) => Promise<void>
  /** From the order's payment to its end, with money. */
  pay: () => Promise<void>
  /** So many px further down. */
  scroll: (px: number) => Promise<void>
  /** From a manual's page to its text. */
  read: () => Promise<void>
  /** Taps these words, and has a file to read or keep. */
  openFile: (words: string) => Promise<void>
  /** Gives a picture to what asks for one. */
  addPicture: (add: Locator) => Promise<void>
  /** Draws two strokes where one signs. */
  sign: () => Promise<void>
  /** What browser or platform complained of. */
  problems: () => Promise<string[]>
}

/** Two strokes across a canvas. */
async function drawName(page: Page, canvas: Locator): Promise<void> {
  await canvas.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (const [from, to] of [
    [0.1, 0.45],
    [0.55, 0.9]
  ] as const) {
    await page.mouse.move(x + width * from, y + height * 0.2)
    await page.mouse.down()
    await page.mouse.move(x + width * to, y + height * 0.8, { steps: 8 })
    await page.mouse.up()
  }
}

const byWords = (root: Locator, words: string | RegExp) =>
  root.getByText(words, typeof words === 'string' ? { exact: true } : {})

/** The web app in this page. */
export function webHost(page: Page): Host {
  const lines = complaints(page)
  const top = () => onTop(page)
  const tap = (words: string | RegExp, within?: string) =>
    byWords(within === undefined ? top() : page.locator(within).last(), words)
      .first()
      .click()
  return {
    top,
    tap,
    confirm: (words) => page.getByRole('alertdialog').getByRole('button', { name: words, exact: true }).click(),
    enter: async (key, params) => void (await page.goto(linkTo(key, params))),
    reach: (key) => expect(page).toHaveURL((url) => url.pathname === routeOf(key).path),
    logIn: async (request, phone) => {
      await page.getByLabel('手机号', { exact: true }).fill(phone)
      await page.getByRole('checkbox').click()
      await tap('获取验证码')
      const code = page.getByLabel('短信验证码')
      await expect(code).toBeVisible()
      await code.fill(await codeOf(request, phone))
    },
    pay: async () => {
      await toCashier(page)
      await atCashier(page).click()
    },
    scroll: async (px) => {
      // at the edge the mouse is over the bar, which stays where it is
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
      await page.mouse.move(width / 2, height / 2)
      await page.mouse.wheel(0, px)
    },
    read: () => expect(top().locator('[data-page="1"] canvas')).toBeVisible({ timeout: 30_000 }),
    openFile: async (words) => {
      const [file] = await Promise.all([page.waitForEvent('download'), tap(words)])
      expect(file.suggestedFilename()).toMatch(/\.pdf$/)
    },
    addPicture: async (add) => {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), add.click()])
      await chooser.setFiles({ name: 'rice.png', mimeType: 'image/png', buffer: await page.screenshot() })
    },
    sign: () => drawName(page, top().locator('canvas.ink-canvas').first()),
    problems: async () => lines
  }
}

/** The mini-program in the simulator's phone. `welcomed`: nothing that greets a new customer comes over home. */
export async function phoneHost(browser: Page, simulator: Simulator, { welcomed = true } = {}): Promise<Host> {
  const phone: PhoneView = await open(browser, simulator, {}, { welcomed })
  const reach = (key: RouteKey) => expect.poll(phone.route).toBe(routeOf(key).path.slice(1))
  /** What needs a login sends who has none to it at once. */
  const comeTo = ({ auth, path }: Route) => {
    const paths = auth === 'login' ? [path, routeOf('login').path] : [path]
    return expect.poll(async () => `/${await phone.route()}`).toMatch(new RegExp(`^(${paths.join('|')})$`))
  }
  const openFile = async (words: string) => {
    await phone.tap(words)
    const reader = browser.getByRole('alertdialog')
    await expect(reader).toContainText('wx.openDocument')
    await reader.getByText('知道了').click()
  }
  return {
    top: () => phone.page.locator('body'),
    tap: phone.tap,
    confirm: (words) => browser.locator('#overlay').getByText(words, { exact: true }).click(),
    enter: async (key, params = {}) => {
      await browser.locator('select[name="path"]').selectOption(routeOf(key).path.slice(1))
      await browser.locator('input[name="query"]').fill(linkTo(key, params).split('?')[1] ?? '')
      await browser.locator('button[name="warm"]').click()
      await comeTo(routeOf(key))
    },
    reach,
    logIn: async (request, number) => {
      await phone.tap('短信验证码登录')
      await reach('loginForPhone')
      await phone.page.locator('input').fill(number)
      await phone.tap(/我已阅读/)
      await phone.tap('获取验证码')
      await expect.poll(phone.route).toBe('pagesC/login/loginForPhone_code')
      await phone.page.locator('input').fill(await codeOf(request, number))
    },
    pay: () => phone.tap(/^确认支付/),
    scroll: async (px) => {
      await phone.screen.hover()
      await browser.mouse.wheel(0, px)
    },
    read: () => openFile('打开说明书'),
    openFile,
    addPicture: async (add) => {
      await add.click()
      const guide = phone.page.getByText('同意并继续')
      const camera = browser.locator('#overlay').getByText('拍摄')
      await expect.poll(async () => (await guide.count()) + (await camera.count())).toBeGreaterThan(0)
      // the privacy guide comes before the first picture alone
      if (await guide.count()) await phone.tap('同意并继续')
      await camera.click()
    },
    sign: () => drawName(browser, phone.page.locator('canvas').first()),
    problems: phone.problems
  }
}

/** The same host as journeys see it that are told for Node too. */
export function tellerOf(host: Host, request: APIRequestContext): Teller {
  const { tap, enter, reach, pay, problems } = host
  const byLabel = (name: string) => host.top().locator(`[aria-label^="${name}"]`).first()
  const place = (within?: string) => (within === undefined ? host.top() : host.top().locator(within).last())
  return {
    step: (words, work) => test.step(words, work),
    tap,
    sees: (words, within) => expect(byWords(place(within), words).first()).toBeVisible(),
    tapIfShown: async (words) => {
      const match = byWords(host.top(), words).first()
      if (await match.isVisible()) await match.click({ timeout: 2000 })
    },
    confirms: host.confirm,
    shows: (words, within) => byWords(place(within), words).first().isVisible(),
    counts: (words, times) => expect(byWords(host.top(), words)).toHaveCount(times),
    there: (within) => expect(host.top().locator(within).first()).toBeVisible(),
    touch: (within) => host.top().locator(within).first().click(),
    touchNamed: (name) => byLabel(name).click(),
    named: (name) => expect(byLabel(name)).toBeVisible(),
    write: (words) => host.top().locator('textarea').first().fill(words),
    fills: (label, words, index = 0) => {
      const frame = host
        .top()
        .locator('.ui-field')
        .filter({ hasText: new RegExp(`^${label}`) })
      const entry = frame.locator('input, textarea').or(host.top().getByLabel(label, { exact: true }))
      return entry.nth(index).fill(words)
    },
    reads: (words) => byWords(host.top(), words).first().innerText(),
    signs: () => host.sign(),
    searches: async (words) => {
      const field = host.top().locator('.ui-search-box input').first()
      await field.fill(words)
      await field.press('Enter')
    },
    // below the first view parts come once the page is scrolled, which a page that is still short can't be
    scrollsTo: (what) =>
      expect(async () => {
        await host.scroll(700)
        const part = 'words' in what ? host.top().getByText(what.words) : host.top().locator(what.place)
        await expect(part.first()).toBeVisible({ timeout: 3000 })
        await part.first().scrollIntoViewIfNeeded()
      }).toPass(),
    together: async (within, words) => {
      const match = words.reduce((locator, hasText) => locator.filter({ hasText }), host.top().locator(within)).first()
      await expect(match.locator('img').first()).toBeVisible()
    },
    readsManual: host.read,
    opensFile: host.openFile,
    addsPicture: (within) => host.addPicture(host.top().locator(within).first()),
    misses: (within) => expect(host.top().locator(within)).toHaveCount(0),
    enter,
    reach,
    logIn: (_shop, phone) => host.logIn(request, phone),
    pay,
    problems
  }
}
