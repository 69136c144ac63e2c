// covers src/features/serviceBill/, src/pagesC/bbcAfterSales/, gateway/src/areas/serviceBill/, __tests__/journeys/unknown
import { test } from '../fixtures'
import { tellerOf, webHost } from '../host'
import { speak } from '../shop'
import { isServedUnknown, unknownTitle } from '../../journeys/unknown'
import { demonstrationShop } from '../../journeys/shop'

test(`on the web ${unknownTitle}`, async ({ page, request, baseURL }) => {
  test.setTimeout(120_000)
  await speak(page, 'zh-CN')
  await isServedUnknown(tellerOf(webHost(page), request), demonstrationShop(baseURL ?? ''))
})
