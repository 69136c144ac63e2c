// covers __tests__/journeys/, simulator/
// verify:full: weapp/journeys/ lives the same journeys without a browser
import type { APIRequestContext, Page } from '@playwright/test'
import { test } from '../fixtures'
import { phoneHost, tellerOf } from '../host'
import { othersByBrowser } from '../othersByBrowser'
import { startSimulator } from '../weapp-view'
import {
  paysInTwoParts,
  presaleTitle,
  seatTitle,
  subsidyTitle,
  takesTheLastSeat,
  usesSubsidy
} from '../../journeys/activities'
import { afterSalesCustomer, afterSalesTitle, livesAfterSales } from '../../journeys/afterSales'
import { changingTitle, seesSeasonBegin } from '../../journeys/changing'
import { exchangesForMoney, exchangingCustomer, exchangingTitle } from '../../journeys/exchanging'
import { keepingTitle, keepsAndBuys } from '../../journeys/keeping'
import { knowingTitle, knowsHerProduct } from '../../journeys/knowing'
import { meetsOffers, offersTitle } from '../../journeys/offers'
import { buysOnAir, onAirTitle } from '../../journeys/onAir'
import { ownsWhatIsPaid, owningCustomer, owningTitle } from '../../journeys/owning'
import { rewardedCustomer, rewardsTitle, takesAndUsesRewards } from '../../journeys/rewards'
import { demonstrationShop, type Customer, type DemonstrationShop } from '../../journeys/shop'
import type { Teller } from '../../journeys/teller'
import { changesAndStays, leavingCustomer, leavingTitle, losesNumber, lostTitle } from '../../journeys/leaving'
import { talkingCustomer, talkingTitle, talksToTheShop } from '../../journeys/talking'
import { isServedUnknown, unknownTitle } from '../../journeys/unknown'

type Journey = [
  come: (shop: DemonstrationShop) => Promise<Customer>,
  live: (host: Teller, shop: DemonstrationShop, customer: Customer) => Promise<void>
]

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

/** Lives a journey in the simulator's phone. */
async function onPhone(
  { browser, request, shop, welcomed }: { browser: Page; request: APIRequestContext; shop: string; welcomed?: boolean },
  live: (host: Teller) => Promise<void>
): Promise<void> {
  const simulator = await startSimulator(shop)
  await live(tellerOf(await phoneHost(browser, simulator, { welcomed }), request))
  await simulator.close()
}

test(`in the mini-program ${rewardsTitle}`, async ({ page: browser, request, baseURL: address = '' }) => {
  test.setTimeout(180_000)
  const shop = demonstrationShop(address)
  const customer = await rewardedCustomer(shop)
  await onPhone({ browser, request, shop: address }, (host) => takesAndUsesRewards(host, shop, customer))
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

test(`in the mini-program ${unknownTitle}`, async ({ page: browser, request, baseURL: address = '' }) => {
  test.setTimeout(180_000)
  await onPhone({ browser, request, shop: address }, (host) => isServedUnknown(host, demonstrationShop(address)))
})

test(`in the mini-program ${seatTitle}`, async ({ page: browser, request, baseURL: address = '' }) => {
  test.setTimeout(180_000)
  await onPhone({ browser, request, shop: address }, (host) => takesTheLastSeat(host, demonstrationShop(address)))
})

/** A customer of the shop's who can get a code now: a phone gets one a minute. */
async function newCustomer(shop: DemonstrationShop): Promise<Customer> {
  const customer = await shop.newCustomer()
  await shop.console('clock', { advanceMs: 60_000 })
  return customer
}

/** By title: who lives a journey, and what they live through once they have logged in. */
const journeys: Record<string, Journey> = {
  [knowingTitle]: [newCustomer, knowsHerProduct],
  [exchangingTitle]: [exchangingCustomer, exchangesForMoney],
  [keepingTitle]: [newCustomer, keepsAndBuys],
  [afterSalesTitle]: [afterSalesCustomer, livesAfterSales],
  [offersTitle]: [newCustomer, meetsOffers],
  [onAirTitle]: [newCustomer, buysOnAir],
  [subsidyTitle]: [newCustomer, (host, _, customer) => usesSubsidy(host, customer)]
}
for (const [title, [come, live]] of Object.entries(journeys)) {
  test(`in the mini-program ${title}`, async ({ page: browser, request, baseURL: address = '' }) => {
    test.setTimeout(180_000)
    const shop = demonstrationShop(address)
    const customer = await come(shop)
    await onPhone({ browser, request, shop: address }, async (host) => {
      await host.enter('login')
      await host.logIn(shop, customer.phone)
      await live(host, shop, customer)
    })
  })
}

test(`in the mini-program ${talkingTitle}`, async ({ page: browser, request, baseURL: address = '' }) => {
  test.setTimeout(180_000)
  const shop = demonstrationShop(address)
  const had = await talkingCustomer(shop)
  await onPhone({ browser, request, shop: address }, (host) => talksToTheShop(host, shop, had))
})

// the last ones: they move the shop's clock on by days
test(`in the mini-program ${changingTitle}`, async ({ page: browser, request, baseURL: address = '' }) => {
  test.setTimeout(180_000)
  await onPhone({ browser, request, shop: address, welcomed: false }, (host) =>
    seesSeasonBegin(host, demonstrationShop(address))
  )
})

test(`in the mini-program ${presaleTitle}`, async ({ page: browser, request, baseURL: address = '' }) => {
  test.setTimeout(180_000)
  const shop = demonstrationShop(address)
  const customer = await newCustomer(shop)
  await onPhone({ browser, request, shop: address }, async (host) => {
    await host.enter('login')
    await host.logIn(shop, customer.phone)
    await paysInTwoParts(host, shop, customer)
  })
})

for (const [title, live] of [
  [leavingTitle, changesAndStays],
  [lostTitle, losesNumber]
] as const)
  test(`in the mini-program ${title}`, async ({ page: browser, request, baseURL: address = '' }) => {
    test.setTimeout(180_000)
    const shop = demonstrationShop(address)
    const customer = await leavingCustomer(shop)
    await onPhone({ browser, request, shop: address }, (host) => live(host, shop, customer))
  })
