// covers __tests__/journeys/, simulator/
// verify:full: weapp/journeys.test.ts lives the same journeys without a browser
import type { APIRequestContext, Page } from '@playwright/test'
import { test } from '../fixtures'
import { phoneHost, tellerOf } from '../host'
import { othersByBrowser } from '../othersByBrowser'
import { startSimulator } from '../weapp-view'
import { afterSalesCustomer, afterSalesTitle, livesAfterSales } from '../../journeys/afterSales'
import { exchangesForMoney, exchangingCustomer, exchangingTitle } from '../../journeys/exchanging'
import { keepingTitle, keepsAndBuys } from '../../journeys/keeping'
import { knowingTitle, knowsHerProduct } from '../../journeys/knowing'
import { buysOnAir, onAirTitle } from '../../journeys/onAir'
import { ownsWhatIsPaid, owningCustomer, owningTitle } from '../../journeys/owning'
import { rewardedCustomer, rewardsTitle, takesAndUsesRewards } from '../../journeys/rewards'
import { demonstrationShop } from '../../journeys/shop'
import type { Teller } from '../../journeys/teller'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

/** Lives a journey in the simulator's phone. */
async function onPhone(
  { browser, request, shop }: { browser: Page; request: APIRequestContext; shop: string },
  live: (host: Teller) => Promise<void>
): Promise<void> {
  const simulator = await startSimulator(shop)
  await live(tellerOf(await phoneHost(browser, simulator), request))
  await simulator.close()
}

test(`in the mini-program ${rewardsTitle}`, async ({ page: browser, request, baseURL: address = '' }) => {
  test.setTimeout(180_000)
  const shop = demonstrationShop(address)
  const customer = await rewardedCustomer(shop)
  await onPhone({ browser, request, shop: address }, (host) => takesAndUsesRewards(host, shop, customer))
})

test(`in the mini-program ${knowingTitle}`, async ({ page: browser, request, baseURL: address = '' }) => {
  test.setTimeout(180_000)
  const shop = demonstrationShop(address)
  const customer = await shop.newCustomer()
  // a phone gets a code a minute
  await shop.console('clock', { advanceMs: 60_000 })
  await onPhone({ browser, request, shop: address }, async (host) => {
    await host.enter('login')
    await host.logIn(shop, customer.phone)
    await knowsHerProduct(host, shop, customer)
  })
})

test(`in the mini-program ${exchangingTitle}`, async ({ page: browser, request, baseURL: address = '' }) => {
  test.setTimeout(180_000)
  const shop = demonstrationShop(address)
  const customer = await exchangingCustomer(shop)
  await onPhone({ browser, request, shop: address }, async (host) => {
    await host.enter('login')
    await host.logIn(shop, customer.phone)
    await exchangesForMoney(host, shop, customer)
  })
})

test(`in the mini-program ${owningTitle}`, async ({ page, request, browser, baseURL: address = '' }) => {
  test.setTimeout(180_000)
  const shop = demonstrationShop(address)
  const customer = await owningCustomer(shop)
  await onPhone({ browser: page, request, shop: address }, async (host) => {
    await host.enter('login')
    await host.logIn(shop, customer.phone)
    await ownsWhatIsPaid(host, shop, { customer, others: othersByBrowser(browser, shop, address) })
  })
})

test(`in the mini-program ${keepingTitle}`, async ({ page: browser, request, baseURL: address = '' }) => {
  test.setTimeout(180_000)
  const shop = demonstrationShop(address)
  const customer = await shop.newCustomer()
  await shop.console('clock', { advanceMs: 60_000 })
  await onPhone({ browser, request, shop: address }, async (host) => {
    await host.enter('login')
    await host.logIn(shop, customer.phone)
    await keepsAndBuys(host, shop, customer)
  })
})

test(`in the mini-program ${afterSalesTitle}`, async ({ page: browser, request, baseURL: address = '' }) => {
  test.setTimeout(180_000)
  const shop = demonstrationShop(address)
  const customer = await afterSalesCustomer(shop)
  await onPhone({ browser, request, shop: address }, async (host) => {
    await host.enter('login')
    await host.logIn(shop, customer.phone)
    await livesAfterSales(host, shop, customer)
  })
})
test(`in the mini-program ${onAirTitle}`, async ({ page: browser, request, baseURL: address = '' }) => {
  test.setTimeout(180_000)
  const shop = demonstrationShop(address)
  const customer = await shop.newCustomer()
  await shop.console('clock', { advanceMs: 60_000 })
  await onPhone({ browser, request, shop: address }, async (host) => {
    await host.enter('login')
    await host.logIn(shop, customer.phone)
    await buysOnAir(host, shop, customer)
  })
})
