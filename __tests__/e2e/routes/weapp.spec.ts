/** Every route in the simulator's phone, one test each: looked over in both languages and widths. */
import type { Browser, Page } from '@playwright/test'
import type { Device } from '../../../simulator/host'
import { missingPage, screenOf } from '../../../simulator/crawl/samples'
import type { Shopper } from '../../../simulator/crawl/shop'
import type { Route } from '../../../src/routes/table'
import { expect, test } from '../fixtures'
import { builtRoutes, looking } from '../sampled'
import { atRest, coveredOf, flawsOf, scrolledHeight } from '../weapp-look'
import { keepsPictures, open, startSimulator, type PhoneView, type Simulator } from '../weapp-view'

// one worker would open all of them, while the other has nothing to do
test.describe.configure({ mode: 'parallel' })
test.use({
  viewport: { width: 1280, height: 940 },
  // pictures are for looking at: sharp enough, and taken in a fraction of a second
  deviceScaleFactor: keepsPictures ? 1.5 : 1,
  isMobile: false,
  hasTouch: false
})

const looks = [
  { locale: 'zh-CN', device: '0', width: 375 },
  { locale: 'en-US', device: '5', width: 320 }
] as const
/** px of a page that are looked at: a list goes on for ever. */
const tallest = 4000
/** ms that a screen has to come to rest. */
const patience = 30_000

let simulator: Simulator
let shopper: Shopper
/** What the phone keeps before its cold start; `shopper`: who is logged in. */
async function become(browser: Page, locale: string, who?: Shopper): Promise<void> {
  const storage = { locale, ...(who ? { token: who.token, userId: who.userId } : {}) }
  await browser.evaluate(async (values) => {
    const host = window.simulator.phone()?.host
    await host?.call('clearStorage', {})
    for (const [key, value] of Object.entries(values))
      await host?.call('setStorage', { key, data: JSON.stringify(value) })
  }, storage)
  await browser.getByRole('button', { name: 'Cold start' }).click()
  await expect(browser.locator('body[data-started="yes"]')).toBeVisible()
}

/** A warm start at a screen, until it is at rest; the problems that came with it. */
async function show(browser: Page, phone: PhoneView, path: string, query: Record<string, string>): Promise<string[]> {
  const before = (await phone.problems()).length
  await browser.evaluate((entry) => window.simulator.phone()?.show(entry), { path, query, scene: 1001 })
  await phone.page.locator('body').evaluate(atRest, patience)
  return (await phone.problems()).slice(before)
}

/** Makes the phone on screen as tall as a page, or as it usually is. */
const stretch = (browser: Page, usual: Device, height = usual.screenHeight) =>
  browser.evaluate((device) => window.simulator.phone()?.setDevice(device), {
    ...usual,
    screenHeight: Math.max(usual.screenHeight, Math.min(height, tallest))
  })

/** What is wrong on the screen; `whole`: on the whole page, with what is only there once somebody scrolls, and while it does. */
async function lookOver(browser: Page, phone: PhoneView, name: string, whole: boolean): Promise<string[]> {
  const take = async () => {
    if (!keepsPictures) return
    await phone.screen.screenshot({ path: `artifacts/weapp/screens/${name}.jpg`, type: 'jpeg', quality: 85 })
  }
  const body = phone.page.locator('body')
  const flaws = await body.evaluate(flawsOf)
  const usual = await browser.evaluate(() => window.simulator.phone()?.host.settings.device)
  const height = whole && usual ? await body.evaluate(scrolledHeight, tallest) : 0
  if (!usual || height <= usual.screenHeight) {
    await take()
    return flaws
  }
  const cover = await body.evaluate(coveredOf)
  await stretch(browser, usual, height)
  // a list looks at its window again when somebody scrolls
  await body.evaluate(() => document.dispatchEvent(new Event('scroll', { bubbles: true })))
  await body.evaluate(atRest, patience)
  const below = await body.evaluate(flawsOf)
  await take()
  await stretch(browser, usual)
  return [...new Set([...flaws, ...cover, ...below])]
}

type Look = (typeof looks)[number]
interface Visitor {
  browser: Page
  phone: PhoneView
}
/** Phones of this worker by look and login, each started when a route is first shown on it. */
const visitors = new Map<string, Visitor>()
async function visitorOf(browser: Browser, { locale, device }: Look, loggedIn: boolean): Promise<Visitor> {
  const sameVisitor = visitors.get(`${locale} ${loggedIn}`)
  if (sameVisitor) return sameVisitor
  const page = await browser.newPage()
  const phone = await open(page, simulator, { device, path: missingPage ?? '' })
  await become(page, locale, loggedIn ? shopper : undefined)
  const visitor = { browser: page, phone }
  visitors.set(`${locale} ${loggedIn}`, visitor)
  return visitor
}
test.beforeAll(async ({ baseURL }) => {
  const address = baseURL ?? ''
  simulator = await startSimulator(address)
  shopper = await looking(address)
})
test.afterAll(async () => {
  for (const { browser } of visitors.values()) await browser.close()
  await simulator.close()
})

/** Visits to a screen: one that login changes is seen in both ways, another by a shopper in one language, a stranger in the other. */
function visitsTo({ auth, tab }: Route): { look: Look; loggedIn: boolean; whole: boolean }[] {
  return looks.flatMap((look) => {
    if (auth === 'login') return [{ look, loggedIn: true, whole: true }]
    if (tab === undefined) return [{ look, loggedIn: look.locale === 'zh-CN', whole: true }]
    // below the first screen little depends on who looks
    return [true, false].map((loggedIn) => ({ look, loggedIn, whole: loggedIn }))
  })
}

for (const route of builtRoutes.filter(({ only }) => only === undefined)) {
  test(`${route.key} is whole`, async ({ browser: chrome }) => {
    const page = route.path.slice(1)
    for (const { look, loggedIn, whole } of visitsTo(route)) {
      const { locale, width } = look
      await test.step(`in ${locale} at ${width} px, logged ${loggedIn ? 'in' : 'out'}`, async () => {
        const { browser, phone } = await visitorOf(chrome, look, loggedIn)
        const name = `${route.key}-${width}-${locale}${loggedIn ? '' : '-logged-out'}`
        const problems = await show(browser, phone, page, screenOf(page).query(shopper))
        expect(await phone.route()).toBe(page)
        const flaws = await lookOver(browser, phone, name, whole)
        expect([...problems, ...flaws]).toEqual([])
      })
    }
  })
}
