// covers src/features/live/, src/features/cms/, gateway/src/areas/live/, __tests__/journeys/onAir, __tests__/journeys/changing
import { test } from '../fixtures'
import { tellerOf, webHost } from '../host'
import { speak } from '../shop'
import { startAs } from '../shopper'
import { changingTitle, seesSeasonBegin } from '../../journeys/changing'
import { buysOnAir, onAirTitle } from '../../journeys/onAir'
import { demonstrationShop } from '../../journeys/shop'

test(`on the web ${onAirTitle}`, async ({ page, request, baseURL: address = '' }) => {
  test.setTimeout(180_000)
  const shop = demonstrationShop(address)
  const customer = await shop.newCustomer()
  await startAs(page, customer)
  await speak(page, 'zh-CN')
  await buysOnAir(tellerOf(webHost(page), request), shop, customer)
})

// the last one: it moves the shop's clock on by days
test(`on the web ${changingTitle}`, async ({ page, request, baseURL: address = '' }) => {
  await speak(page, 'zh-CN')
  await seesSeasonBegin(tellerOf(webHost(page), request), demonstrationShop(address))
})
