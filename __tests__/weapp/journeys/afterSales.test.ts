// covers src/features/afterSales/, src/features/repair/, src/features/serviceBill/, gateway/src/areas/afterSales/, gateway/src/areas/serviceBill/, __tests__/journeys/afterSales
import { it } from 'node:test'
import { afterSalesCustomer, afterSalesTitle, livesAfterSales } from '../../journeys/afterSales'
import { phoneTeller } from '../phoneTeller'
import { ground } from './journey'

const here = ground()

it(afterSalesTitle, async () => {
  const shop = here.shop()
  const customer = await afterSalesCustomer(shop)
  const phone = await here.atHome(customer)
  await livesAfterSales(phoneTeller(phone), shop, customer)
})
