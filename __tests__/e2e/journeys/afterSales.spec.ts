// covers src/features/afterSales/, src/features/repair/, src/features/serviceBill/, gateway/src/areas/afterSales/, gateway/src/areas/serviceBill/, __tests__/journeys/afterSales
import { test } from '../fixtures'
import { tellerOf, webHost } from '../host'
import { speak } from '../shop'
import { startAs } from '../shopper'
import { afterSalesCustomer, afterSalesTitle, livesAfterSales } from '../../journeys/afterSales'
import { demonstrationShop } from '../../journeys/shop'

test(`on the web ${afterSalesTitle}`, async ({ page, request, baseURL: address = '' }) => {
  test.setTimeout(180_000)
  const shop = demonstrationShop(address)
  const customer = await afterSalesCustomer(shop)
  await startAs(page, customer)
  await speak(page, 'zh-CN')
  await livesAfterSales(tellerOf(webHost(page), request), shop, customer)
})
