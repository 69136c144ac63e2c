// covers src/features/invoice/, src/features/parcel/, src/features/payment/, src/features/payLink/, src/features/receipt/, gateway/src/areas/invoice/, gateway/src/areas/parcel/, __tests__/journeys/owning
import { test } from '../fixtures'
import { tellerOf, webHost } from '../host'
import { othersByBrowser } from '../othersByBrowser'
import { speak } from '../shop'
import { startAs } from '../shopper'
import { ownsWhatIsPaid, owningCustomer, owningTitle } from '../../journeys/owning'
import { demonstrationShop } from '../../journeys/shop'

test(`on the web ${owningTitle}`, async ({ page, request, browser, baseURL: address = '' }) => {
  test.setTimeout(180_000)
  const shop = demonstrationShop(address)
  const customer = await owningCustomer(shop)
  await startAs(page, customer)
  await speak(page, 'zh-CN')
  const others = othersByBrowser(browser, shop, address)
  await ownsWhatIsPaid(tellerOf(webHost(page), request), shop, { customer, others })
})
