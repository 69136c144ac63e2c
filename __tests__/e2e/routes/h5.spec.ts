/**
 * Every route on H5, one test each: its link opens it for whom it is meant, it fits, axe finds no fault, its links lead to
 * screens, it survives a reload, and the browser's back and forward and its own way home work.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { newShopper as heldShopper, type Shopper } from '../../../simulator/crawl/shop'
import { isRegisteredPath, routes, type Route } from '../../../src/routes/table'
import { factsOf, paramsOf } from '../../support/world'
import { faultsOf } from '../axe'
import { expect, test } from '../fixtures'
import { built } from '../sampled'
import { complaints, withoutWelcome } from '../shop'
import { expectLife, linkTo, newShopper, onTop, pathOf, somethingToBuy, startAs } from '../shopper'
import { atRest, flawsOf } from '../weapp-look'

/** px: as the tests look at everything, and the narrowest phone. */
const usual = { width: 375, height: 812 }
const phones = [usual, { width: 320, height: 640 }]
/** ms that a screen has to come to rest. */
const patience = 30_000

let shopper: Shopper
let strangers: BrowserContext
let shoppers: BrowserContext
test.beforeAll(async ({ browser, baseURL }) => {
  shopper = await heldShopper(baseURL ?? '', `137${String(Date.now()).slice(-8)}`)
  // one visitor each, so that files are fetched once
  const options = { reducedMotion: 'reduce' } as const
  strangers = await browser.newContext(options)
  shoppers = await browser.newContext(options)
  for (const context of [strangers, shoppers]) await withoutWelcome(context)
  await startAs(shoppers, shopper)
})
test.afterAll(async () => {
  await strangers.close()
  await shoppers.close()
})

const link = ({ key }: Route) => linkTo(key, paramsOf(key, shopper))
const open = async (page: Page, route: Route) => {
  await page.goto(link(route), { waitUntil: 'commit' })
  await expectLife(page)
}

/** Addresses on the page that no screen stands at. */
const deadLinks = async (page: Page): Promise<string[]> => {
  const links = await page.locator('a[href]').evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
  const { origin } = new URL(page.url())
  return links.filter(
    (one) => !URL.canParse(one) || new URL(one).origin !== origin || !isRegisteredPath(new URL(one).pathname)
  )
}

async function lookOver(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  // pictures lie over the page that shows them
  const shown = onTop(page).or(page.locator('.viewer')).last()
  for (const phone of phones) {
    await page.setViewportSize(phone)
    // what lies further down begins to load where it comes into view
    await shown.evaluate(atRest, patience)
    expect(await shown.evaluate(flawsOf), `${phone.width} px wide`).toEqual([])
  }
  await page.setViewportSize(usual)
  expect(await faultsOf(page)).toEqual([])
  expect(await deadLinks(page)).toEqual([])
}

async function goHome(page: Page): Promise<void> {
  await onTop(page).getByRole('button', { name: '首页', exact: true }).first().click()
  await expect(page).toHaveURL(/\/(pages\/index\/index)?$/)
  await expectLife(page)
}
async function asStranger(page: Page, route: Route): Promise<void> {
  await open(page, route)
  if (route.auth === 'login') {
    await expect(page).toHaveURL(/\/pagesC\/login\/login\?/)
    const value = new URL(page.url()).searchParams.get('params') ?? ''
    expect((JSON.parse(value) as { from: string }).from.split('?')[0]).toBe(route.path)
    return
  }
  expect(pathOf(page)).toBe(route.path)
  await expect(page).toHaveTitle('栖禾商城')
  await lookOver(page)
  if (factsOf(route.key).leadsHome) await goHome(page)
}

/** By a link, after another one: reloaded, back, and forward again. */
async function asShopper(page: Page, route: Route, before: Route): Promise<void> {
  const shows = async (path: string) => {
    await expectLife(page)
    await expect(page.locator('.taro_page')).toHaveCount(1)
    expect(pathOf(page)).toBe(path)
  }
  await open(page, before)
  // some screens lead on who is logged in
  const landedBefore = pathOf(page)
  await open(page, route)
  const landed = pathOf(page)
  // a screen anybody may see is looked over as a stranger sees it, the tabs in both ways
  if (route.auth === 'login' || route.tab !== undefined) await lookOver(page)
  await page.reload({ waitUntil: 'commit' })
  await shows(landed)
  await page.goBack({ waitUntil: 'commit' })
  await shows(landedBefore)
  await page.goForward({ waitUntil: 'commit' })
  await shows(landed)
}

for (const route of built) {
  test(route.key, async () => {
    const all = routes.filter((one) => one.built)
    const before = all.at(all.indexOf(route) - 1) ?? route
    for (const [who, context, visit] of [
      ['logged out', strangers, asStranger],
      ['logged in', shoppers, (page: Page, to: Route) => asShopper(page, to, before)],
      ['logged in, from outside', shoppers, async (page: Page, to: Route) => (await open(page, to), await goHome(page))]
    ] as const) {
      if (who === 'logged in, from outside' && (route.auth === 'open' || !factsOf(route.key).leadsHome)) continue
      await test.step(who, async () => {
        const page = await context.newPage()
        const heard = complaints(page)
        await visit(page, route)
        expect(heard).toEqual([])
        await page.close()
      })
    }
  })
}

if (built.some(({ key }) => key === 'productDetail')) {
  test('a product whose price ends soon, which has colours of its own', async ({ request }) => {
    const { spuCode } = await somethingToBuy(await newShopper(request), true)
    const page = await strangers.newPage()
    await page.goto(linkTo('productDetail', { spuCode }))
    await expectLife(page)
    await lookOver(page)
    await page.close()
  })
}
