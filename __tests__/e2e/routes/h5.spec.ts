/**
 * Every route on H5, one test each: its link opens it for its own readers, it fits, its words and hit areas are large enough,
 * axe finds no fault, its links lead to screens, its own way home works, letters 1.3 times as large find room, and late replies
 * move nothing down to its end, in English, whose words are the longest. `artifacts/measures` holds what was measured, a line
 * a route. Reload, back and forward are the router's, and are tried once for each way of
 * opening a screen.
 */
import { appendFileSync, mkdirSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import type { Shopper } from '../../../simulator/crawl/shop'
import { isRegisteredPath, routes, type Route } from '../../../src/routes/table'
import { factsOf, paramsOf } from '../../support/world'
import { faultsOf } from '../axe'
import { expect, test } from '../fixtures'
import { enlarge, scrollOn, sizesOf, watchShifts } from '../measures'
import { builtRoutes, looking } from '../sampled'
import { complaints, onItsWay, speak, withoutWelcome } from '../shop'
import { expectLife, linkTo, newShopper, onTop, pathOf, somethingToBuy, startAs } from '../shopper'
import { atRest, flawsOf } from '../weapp-look'

/** px: as the tests look at everything, and the narrowest phone. */
const usual = { width: 375, height: 812 }
const phones = [usual, { width: 320, height: 640 }]
/** ms that a screen has to come to rest. */
const patience = 30_000
/** ms by which replies are late where it is measured what they move; and how much that may be. */
const late = 900
const mostShift = 0.02
/** Times that letters are at most as large as usual. */
const largest = 1.3
/** Screens of a page that are scrolled over: a list goes on for ever. */
const mostScreens = 6

function note(line: string): void {
  mkdirSync('artifacts/measures', { recursive: true })
  appendFileSync('artifacts/measures/h5.txt', `${line}\n`)
}

// one worker would open all of them, while the other has nothing to do
test.describe.configure({ mode: 'parallel' })
// what is drawn is measured, and nobody looks at it
test.use({ deviceScaleFactor: 1 })

let shopper: Shopper
let strangers: BrowserContext
let shoppers: BrowserContext
let englishStrangers: BrowserContext
let englishShoppers: BrowserContext
test.beforeAll(async ({ browser, baseURL }) => {
  shopper = await looking(baseURL ?? '')
  // one visitor each, so that files are fetched once
  const options = { reducedMotion: 'reduce' } as const
  strangers = await browser.newContext(options)
  shoppers = await browser.newContext(options)
  englishStrangers = await browser.newContext(options)
  englishShoppers = await browser.newContext(options)
  for (const context of [strangers, shoppers, englishStrangers, englishShoppers]) await withoutWelcome(context)
  for (const context of [englishStrangers, englishShoppers]) await speak(context, 'en-US')
  for (const context of [shoppers, englishShoppers]) await startAs(context, shopper)
})
test.afterAll(async () => {
  for (const context of [strangers, shoppers, englishStrangers, englishShoppers]) await context.close()
})

/** A reply of the gateway, or of the storage host's configuration and pages; no picture. */
const isReply = ({ pathname }: URL) =>
  /^\/(o2|oauth|storage\/bbccms)/.test(pathname) && !/\.(svg|png|jpe?g|webp)$/.test(pathname)

const link = ({ key }: Route) => linkTo(key, paramsOf(key, shopper))
const open = async (page: Page, route: Route) => {
  await page.goto(link(route), { waitUntil: 'commit' })
  await expectLife(page)
}

/** Addresses on the page that no screen stands at. */
const deadLinks = async (page: Page): Promise<string[]> => {
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((element) => (element as HTMLAnchorElement).href))
  const { origin } = new URL(page.url())
  return links.filter(
    (link) => !URL.canParse(link) || new URL(link).origin !== origin || !isRegisteredPath(new URL(link).pathname)
  )
}

async function lookOver(page: Page, settle: () => Promise<void>): Promise<void> {
  await settle()
  // pictures lie over the page that shows them
  const view = onTop(page).or(page.locator('.viewer')).last()
  for (const phone of phones) {
    await page.setViewportSize(phone)
    // what lies further down begins to load where it comes into view
    await view.evaluate(atRest, patience)
    expect.soft(await view.evaluate(flawsOf), `${phone.width} px wide`).toEqual([])
    const { type, hit, small, short } = await view.evaluate(sizesOf)
    note(`${pathOf(page)} at ${phone.width}: type ${type.px} px (${type.of}), hit area ${hit.px} px (${hit.of})`)
    expect.soft(small, `${phone.width} px wide`).toEqual([])
    expect.soft(short, `${phone.width} px wide: buttons whose right part is dead`).toEqual([])
  }
  await page.setViewportSize(usual)
  expect.soft(await faultsOf(page)).toEqual([])
  expect.soft(await deadLinks(page)).toEqual([])
  const usualLetters = await view.evaluateHandle(enlarge, largest)
  await view.evaluate(atRest, patience)
  expect.soft(await view.evaluate(flawsOf), `letters ${largest} times as large`).toEqual([])
  await usualLetters.evaluate((shrink) => shrink())
}

async function goHome(page: Page): Promise<void> {
  // some screens open with a sheet over them
  const sheet = page.getByRole('dialog')
  if (await sheet.isVisible()) {
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  }
  await onTop(page).getByRole('button', { name: '首页', exact: true }).first().click()
  await expect(page).toHaveURL(/\/(pages\/index\/index)?$/)
  await expectLife(page)
}
async function asStranger(page: Page, route: Route, settle: () => Promise<void>): Promise<void> {
  await open(page, route)
  if (route.auth === 'login') {
    await expect(page).toHaveURL(/\/pagesC\/login\/login\?/)
    const value = new URL(page.url()).searchParams.get('params') ?? ''
    expect((JSON.parse(value) as { from: string }).from.split('?')[0]).toBe(route.path)
    return
  }
  expect(pathOf(page)).toBe(route.path)
  await expect(page).toHaveTitle('栖禾商城')
  await lookOver(page, settle)
  if (factsOf(route.key).leadsHome) await goHome(page)
}

/** What a shopper who is logged in sees of a screen that is theirs, or that shows them something else than a stranger. */
async function asShopper(page: Page, route: Route, settle: () => Promise<void>): Promise<void> {
  await open(page, route)
  await lookOver(page, settle)
  if (route.auth === 'login' && factsOf(route.key).leadsHome) await goHome(page)
}

/** With every reply late: what comes has its place, so that nothing that is there moves, down to its end. */
async function movesNothing(page: Page, route: Route, settle: () => Promise<void>): Promise<void> {
  await page.addInitScript(watchShifts)
  await page.route(isReply, async (request) => {
    await new Promise((resolve) => setTimeout(resolve, late))
    // the page may have gone on meanwhile
    await request.continue().catch(() => undefined)
  })
  await open(page, route)
  await settle()
  const view = onTop(page).or(page.locator('.viewer')).last()
  await view.evaluate(atRest, patience)
  // what lies further down begins to load where it comes into view
  for (let screen = 1; screen < mostScreens; screen += 1) {
    const isEnd = await view.evaluate(scrollOn)
    await settle()
    await view.evaluate(atRest, patience)
    if (isEnd) break
  }
  const { total, moved } = (await page.evaluate(() => window.layoutShifts)) ?? { total: 1, moved: ['not measured'] }
  note(`${route.path} with late replies: layout shift ${total.toFixed(3)}`)
  expect(total, moved.join('; ')).toBeLessThanOrEqual(mostShift)
}

/** By a link, after another one: reloaded, back, and forward again. */
async function thereAndBack(page: Page, route: Route, before: Route): Promise<void> {
  const shows = async (path: string) => {
    await expectLife(page)
    await expect(page.locator('.taro_page')).toHaveCount(1)
    expect(pathOf(page)).toBe(path)
  }
  await open(page, before)
  // some screens lead on who is logged in
  const landedBefore = pathOf(page)
  await open(page, route)
  const landing = pathOf(page)
  await page.reload({ waitUntil: 'commit' })
  await shows(landing)
  await page.goBack({ waitUntil: 'commit' })
  await shows(landedBefore)
  await page.goForward({ waitUntil: 'commit' })
  await shows(landing)
}

/** What router and `definePage` open in different ways. */
const wayOf = ({ auth, tab }: Route) => `${auth} ${tab === undefined ? '' : 'tab'}`
const firstOfItsWay = (route: Route) => builtRoutes.find((candidate) => wayOf(candidate) === wayOf(route)) === route
/** Whether a shopper sees something else of it than a stranger does. */
const changesByLogin = ({ auth, tab }: Route) => auth === 'login' || tab !== undefined

async function visit(context: BrowserContext, act: (page: Page, settle: () => Promise<void>) => Promise<void>) {
  const page = await context.newPage()
  const lines = complaints(page)
  await act(page, onItsWay(page))
  expect(lines).toEqual([])
  await page.close()
}

for (const route of builtRoutes) {
  test(route.key, async () => {
    await test.step('logged out', () => visit(strangers, (page, settle) => asStranger(page, route, settle)))
    if (changesByLogin(route))
      await test.step('logged in', () => visit(shoppers, (page, settle) => asShopper(page, route, settle)))
    if (route.auth !== 'login')
      await test.step('late replies', () =>
        visit(englishStrangers, (page, settle) => movesNothing(page, route, settle)))
    if (changesByLogin(route))
      await test.step('late replies to a shopper', () =>
        visit(englishShoppers, (page, settle) => movesNothing(page, route, settle)))
    if (!firstOfItsWay(route)) return
    const all = routes.filter((route) => route.built)
    const before = all.at(all.indexOf(route) - 1) ?? route
    await test.step('there and back', () => visit(shoppers, (page) => thereAndBack(page, route, before)))
  })
}

if (builtRoutes.some(({ key }) => key === 'productDetail')) {
  test('a product whose price ends soon, which has colours of its own', async ({ request }) => {
    const { spuCode } = await somethingToBuy(await newShopper(request), true)
    await visit(strangers, async (page, settle) => {
      await page.goto(linkTo('productDetail', { spuCode }))
      await expectLife(page)
      await lookOver(page, settle)
    })
  })
}
