// Journeys of the mini-program without layout; the simulator’s phone lives them in e2e/journeys/told-phone.spec.ts.
import { after, afterEach, before, it } from 'node:test'
import { startShop, type RunningShop } from '../../scripts/lib/shop.mjs'
import { settle } from '../../simulator/crawl/shop'
import { afterSalesCustomer, afterSalesTitle, livesAfterSales } from '../journeys/afterSales'
import { exchangesForMoney, exchangingCustomer, exchangingTitle } from '../journeys/exchanging'
import { keepingTitle, keepsAndBuys } from '../journeys/keeping'
import { knowingTitle, knowsHerProduct } from '../journeys/knowing'
import { buysOnAir, onAirTitle } from '../journeys/onAir'
import { othersByCalls, ownsWhatIsPaid, owningCustomer, owningTitle } from '../journeys/owning'
import { rewardedCustomer, rewardsTitle, takesAndUsesRewards } from '../journeys/rewards'
import { demonstrationShop } from '../journeys/shop'
import { hearRejections } from './drawn'
import { startPhone, type Phone } from './phone'
import { phoneTeller } from './phoneTeller'

/** One white pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVQImWP4////fwAJ+wP9CNHoHgAAAABJRU5ErkJggg=='

let running: RunningShop
let phone: Phone | undefined
hearRejections(() => phone?.host)
before(async () => {
  running = await startShop()
})
after(async () => {
  await running.close()
})

/** At home, with money at the cashier. */
async function atHome(more: Partial<Parameters<typeof startPhone>[0]> = {}): Promise<Phone> {
  const { address } = running
  return startPhone({
    address,
    page: 'pages/index/index',
    // it lies over home, and a tap here goes through what lies over a page
    welcomed: true,
    cashier: (asked) => settle(address, String(asked['package']).replace('prepay_id=', ''), 'SUCCEEDED'),
    ...more
  })
}
afterEach(() => phone?.stop())

it(rewardsTitle, async () => {
  const shop = demonstrationShop(running.address)
  const customer = await rewardedCustomer(shop)
  phone = await atHome({ welcomed: false })
  await takesAndUsesRewards(phoneTeller(phone), shop, customer)
})

it(knowingTitle, async () => {
  const shop = demonstrationShop(running.address)
  const customer = await shop.newCustomer()
  const content = Uint8Array.from(Buffer.from(PNG, 'base64')).buffer
  phone = await atHome({
    token: customer.token,
    userId: customer.userId,
    tall: true,
    ui: {
      choose: () => Promise.resolve([{ path: 'rice.png', size: content.byteLength, content }])
    }
  })
  await knowsHerProduct(phoneTeller(phone), shop, customer)
})

it(exchangingTitle, async () => {
  const shop = demonstrationShop(running.address)
  const customer = await exchangingCustomer(shop)
  const content = Uint8Array.from(Buffer.from(PNG, 'base64')).buffer
  phone = await atHome({
    token: customer.token,
    userId: customer.userId,
    tall: true,
    ui: {
      choose: () => Promise.resolve([{ path: 'fault.png', size: content.byteLength, content }])
    }
  })
  await exchangesForMoney(phoneTeller(phone), shop, customer)
})

it(owningTitle, async () => {
  const shop = demonstrationShop(running.address)
  const customer = await owningCustomer(shop)
  phone = await atHome({ token: customer.token, userId: customer.userId, tall: true })
  await ownsWhatIsPaid(phoneTeller(phone), shop, { customer, others: othersByCalls(shop) })
})

it(keepingTitle, async () => {
  const shop = demonstrationShop(running.address)
  const customer = await shop.newCustomer()
  phone = await atHome({ token: customer.token, userId: customer.userId, tall: true })
  await keepsAndBuys(phoneTeller(phone), shop, customer)
})

it(afterSalesTitle, async () => {
  const shop = demonstrationShop(running.address)
  const customer = await afterSalesCustomer(shop)
  phone = await atHome({ token: customer.token, userId: customer.userId, tall: true })
  await livesAfterSales(phoneTeller(phone), shop, customer)
})

it(onAirTitle, async () => {
  const shop = demonstrationShop(running.address)
  const customer = await shop.newCustomer()
  phone = await atHome({ token: customer.token, userId: customer.userId, tall: true })
  await buysOnAir(phoneTeller(phone), shop, customer)
})
