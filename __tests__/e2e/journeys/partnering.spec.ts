// covers src/features/partner/, src/features/earnings/, gateway/src/areas/partner/, gateway/src/areas/journal/, __tests__/journeys/partnering
import { test } from '../fixtures'
import { tellerOf, webHost } from '../host'
import { speak } from '../shop'
import { startAs } from '../shopper'
import {
  earnsAndWithdraws,
  owesAndEarnsBack,
  owingTitle,
  partneringCustomer,
  partneringTitle,
  workingPartner
} from '../../journeys/partnering'
import { demonstrationShop } from '../../journeys/shop'

test(`on the web ${partneringTitle}`, async ({ page, request, baseURL }) => {
  test.setTimeout(300_000)
  const shop = demonstrationShop(baseURL ?? '')
  const customer = await partneringCustomer(shop)
  await startAs(page, customer)
  await speak(page, 'zh-CN')
  await earnsAndWithdraws(tellerOf(webHost(page), request), shop, customer)
})

test(`on the web ${owingTitle}`, async ({ page, request, baseURL }) => {
  test.setTimeout(300_000)
  const shop = demonstrationShop(baseURL ?? '')
  const partner = await workingPartner(shop)
  await startAs(page, partner.customer)
  await speak(page, 'zh-CN')
  await owesAndEarnsBack(tellerOf(webHost(page), request), shop, partner)
})
