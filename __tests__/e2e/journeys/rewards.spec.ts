// covers src/features/coupon/, src/features/points/, src/features/redPacket/, src/features/riddle/, gateway/src/areas/points/, __tests__/journeys/rewards
import { test } from '../fixtures'
import { tellerOf, webHost } from '../host'
import { speak } from '../shop'
import { rewardedCustomer, rewardsTitle, takesAndUsesRewards } from '../../journeys/rewards'
import { demonstrationShop } from '../../journeys/shop'

test(`on the web ${rewardsTitle}`, async ({ page, request, baseURL }) => {
  test.setTimeout(180_000)
  const shop = demonstrationShop(baseURL ?? '')
  const customer = await rewardedCustomer(shop)
  await speak(page, 'zh-CN')
  await page.addInitScript(() => {
    if (sessionStorage.getItem('unwelcomed')) return
    sessionStorage.setItem('unwelcomed', 'yes')
    localStorage.removeItem('welcomeClosed')
  })
  await page.goto('/')
  await takesAndUsesRewards(tellerOf(webHost(page), request), shop, customer)
})
