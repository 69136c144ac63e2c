// covers src/features/offer/, src/features/seckill/, __tests__/journeys/offers
import { test } from '../fixtures'
import { tellerOf, webHost } from '../host'
import { speak } from '../shop'
import { startAs } from '../shopper'
import { meetsOffers, offersTitle } from '../../journeys/offers'
import { demonstrationShop } from '../../journeys/shop'

test(`on the web ${offersTitle}`, async ({ page, request, baseURL }) => {
  test.setTimeout(180_000)
  const shop = demonstrationShop(baseURL ?? '')
  const customer = await shop.newCustomer()
  await startAs(page, customer)
  await speak(page, 'zh-CN')
  await meetsOffers(tellerOf(webHost(page), request), shop, customer)
})
