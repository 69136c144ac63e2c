// covers src/features/groupBuy/, src/features/presale/, src/features/subsidy/, gateway/src/areas/groupBuy/, gateway/src/areas/presale/, gateway/src/areas/subsidy/, __tests__/journeys/activities
import { test } from '../fixtures'
import { tellerOf, webHost } from '../host'
import { speak } from '../shop'
import { startAs } from '../shopper'
import {
  paysInTwoParts,
  presaleTitle,
  seatTitle,
  subsidyTitle,
  takesTheLastSeat,
  usesSubsidy
} from '../../journeys/activities'
import { demonstrationShop } from '../../journeys/shop'

test(`on the web ${seatTitle}`, async ({ page, request, baseURL }) => {
  test.setTimeout(180_000)
  await speak(page, 'zh-CN')
  await takesTheLastSeat(tellerOf(webHost(page), request), demonstrationShop(baseURL ?? ''))
})

test(`on the web ${subsidyTitle}`, async ({ page, request, baseURL }) => {
  test.setTimeout(180_000)
  const customer = await demonstrationShop(baseURL ?? '').newCustomer()
  await startAs(page, customer)
  await speak(page, 'zh-CN')
  await usesSubsidy(tellerOf(webHost(page), request), customer)
})

test(`on the web ${presaleTitle}`, async ({ page, request, baseURL }) => {
  test.setTimeout(180_000)
  const shop = demonstrationShop(baseURL ?? '')
  const customer = await shop.newCustomer()
  await startAs(page, customer)
  await speak(page, 'zh-CN')
  await paysInTwoParts(tellerOf(webHost(page), request), shop, customer)
})
