// covers src/features/review/, src/features/question/, src/features/manual/, src/features/recipe/, src/features/guide/, __tests__/journeys/knowing
import { test } from '../fixtures'
import { tellerOf, webHost } from '../host'
import { speak } from '../shop'
import { startAs } from '../shopper'
import { knowingTitle, knowsHerProduct } from '../../journeys/knowing'
import { demonstrationShop } from '../../journeys/shop'

test(`on the web ${knowingTitle}`, async ({ page, request, baseURL }) => {
  test.setTimeout(180_000)
  const shop = demonstrationShop(baseURL ?? '')
  const customer = await shop.newCustomer()
  await startAs(page, customer)
  await speak(page, 'zh-CN')
  await knowsHerProduct(tellerOf(webHost(page), request), shop, customer)
})
