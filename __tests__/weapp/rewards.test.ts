// Journeys of the mini-program without layout; the simulator's phone lives them in verify:full.
import { after, before, it } from 'node:test'
import { startShop, type RunningShop } from '../../scripts/lib/shop.mjs'
import { settle } from '../../simulator/crawl/shop'
import { rewardedCustomer, rewardsTitle, takesAndUsesRewards } from '../journeys/rewards'
import { demonstrationShop } from '../journeys/shop'
import { hearRejections } from './drawn'
import { startPhone, type Phone } from './phone'
import { phoneTeller } from './phoneTeller'

let running: RunningShop
let phone: Phone | undefined
hearRejections(() => phone?.host)
before(async () => {
  running = await startShop()
})
after(async () => {
  phone?.stop()
  await running.close()
})

it(rewardsTitle, async () => {
  const { address } = running
  const shop = demonstrationShop(address)
  const customer = await rewardedCustomer(shop)
  phone = await startPhone({
    address,
    page: 'pages/index/index',
    cashier: (asked) => settle(address, String(asked['package']).replace('prepay_id=', ''), 'SUCCEEDED')
  })
  await takesAndUsesRewards(phoneTeller(phone), shop, customer)
})
