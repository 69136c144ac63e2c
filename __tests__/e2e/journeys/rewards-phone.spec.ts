// covers src/features/coupon/, src/features/points/, src/features/redPacket/, src/features/riddle/, gateway/src/areas/points/
// verify:full: weapp/rewards.test.ts lives the same journey without a browser
import { test } from '../fixtures'
import { phoneHost, tellerOf } from '../host'
import { startSimulator } from '../weapp-view'
import { rewardedCustomer, rewardsTitle, takesAndUsesRewards } from '../../journeys/rewards'
import { demonstrationShop } from '../../journeys/shop'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

test(`in the mini-program ${rewardsTitle}`, async ({ page: browser, request, baseURL }) => {
  test.setTimeout(180_000)
  const shop = demonstrationShop(baseURL ?? '')
  const customer = await rewardedCustomer(shop)
  const simulator = await startSimulator(baseURL ?? '')
  const host = await phoneHost(browser, simulator)
  await takesAndUsesRewards(tellerOf(host, request), shop, customer)
  await simulator.close()
})
