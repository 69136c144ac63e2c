// covers src/features/chat/, src/pagesC/customer/, __tests__/journeys/talking
import { test } from '../fixtures'
import { tellerOf, webHost } from '../host'
import { speak } from '../shop'
import { talkingCustomer, talkingTitle, talksToTheShop } from '../../journeys/talking'
import { demonstrationShop } from '../../journeys/shop'

test(`on the web ${talkingTitle}`, async ({ page, request, baseURL }) => {
  test.setTimeout(180_000)
  const shop = demonstrationShop(baseURL ?? '')
  const had = await talkingCustomer(shop)
  await page.goto('/')
  await speak(page, 'zh-CN')
  await talksToTheShop(tellerOf(webHost(page), request), shop, had)
})
