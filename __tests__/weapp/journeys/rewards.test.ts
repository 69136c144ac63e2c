// covers src/features/coupon/, src/features/points/, src/features/redPacket/, src/features/riddle/, gateway/src/areas/points/, __tests__/journeys/rewards
import { it } from 'node:test'
import { rewardedCustomer, rewardsTitle, takesAndUsesRewards } from '../../journeys/rewards'
import { phoneTeller } from '../phoneTeller'
import { ground } from './journey'

const here = ground()

it(rewardsTitle, async () => {
  const shop = here.shop()
  const customer = await rewardedCustomer(shop)
  const phone = await here.atHome({}, { welcomed: false })
  await takesAndUsesRewards(phoneTeller(phone), shop, customer)
})
