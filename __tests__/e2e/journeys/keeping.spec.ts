// covers src/features/favourite/, src/features/heart/, src/features/shop/, gateway/src/areas/favourite/, gateway/src/areas/shop/, __tests__/journeys/keeping
import { test } from '../fixtures'
import { tellerOf, webHost } from '../host'
import { speak } from '../shop'
import { startAs } from '../shopper'
import { keepingTitle, keepsAndBuys } from '../../journeys/keeping'
import { demonstrationShop } from '../../journeys/shop'

test(`on the web ${keepingTitle}`, async ({ page, request, baseURL: address = '' }) => {
  test.setTimeout(180_000)
  const shop = demonstrationShop(address)
  const customer = await shop.newCustomer()
  await startAs(page, customer)
  await speak(page, 'zh-CN')
  await keepsAndBuys(tellerOf(webHost(page), request), shop, customer)
})
