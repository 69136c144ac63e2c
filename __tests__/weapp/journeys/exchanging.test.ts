// covers src/features/afterSales/, src/pagesB/applyAfterSales/, gateway/src/areas/afterSales/, __tests__/journeys/exchanging
import { it } from 'node:test'
import { exchangesForMoney, exchangingCustomer, exchangingTitle } from '../../journeys/exchanging'
import { phoneTeller } from '../phoneTeller'
import { choosing, ground } from './journey'

const here = ground()

it(exchangingTitle, async () => {
  const shop = here.shop()
  const customer = await exchangingCustomer(shop)
  const phone = await here.atHome(customer, choosing('fault.png'))
  await exchangesForMoney(phoneTeller(phone), shop, customer)
})
