// covers src/features/account/, gateway/src/areas/account/, gateway/src/areas/login/, gateway/src/areas/role/, src/features/chat/, gateway/src/areas/chat/desk, __tests__/journeys/leaving
import { test } from '../fixtures'
import { tellerOf, webHost } from '../host'
import { speak } from '../shop'
import { changesAndStays, leavingCustomer, leavingTitle, losesNumber, lostTitle } from '../../journeys/leaving'
import { demonstrationShop } from '../../journeys/shop'

for (const [title, live] of [
  [leavingTitle, changesAndStays],
  [lostTitle, losesNumber]
] as const)
  test(`on the web ${title}`, async ({ page, request, baseURL: address = '' }) => {
    test.setTimeout(180_000)
    const shop = demonstrationShop(address)
    const customer = await leavingCustomer(shop)
    await page.goto('/')
    await speak(page, 'zh-CN')
    await live(tellerOf(webHost(page), request), shop, customer)
  })
