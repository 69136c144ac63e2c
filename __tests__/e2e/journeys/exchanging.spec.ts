// covers src/features/afterSales/, src/pagesB/applyAfterSales/, gateway/src/areas/afterSales/, __tests__/journeys/exchanging
import { test } from '../fixtures'
import { tellerOf, webHost } from '../host'
import { speak } from '../shop'
import { startAs } from '../shopper'
import { exchangesForMoney, exchangingCustomer, exchangingTitle } from '../../journeys/exchanging'
import { demonstrationShop } from '../../journeys/shop'

test(`on the web ${exchangingTitle}`, async ({ page, request, baseURL }) => {
  test.setTimeout(180_000)
  const shop = demonstrationShop(baseURL ?? '')
  const customer = await exchangingCustomer(shop)
  await startAs(page, customer)
  await speak(page, 'zh-CN')
  await exchangesForMoney(tellerOf(webHost(page), request), shop, customer)
})
