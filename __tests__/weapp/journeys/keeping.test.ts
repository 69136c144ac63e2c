// covers src/features/favourite/, src/features/heart/, src/features/shop/, gateway/src/areas/favourite/, gateway/src/areas/shop/, __tests__/journeys/keeping
import { it } from 'node:test'
import { keepingTitle, keepsAndBuys } from '../../journeys/keeping'
import { phoneTeller } from '../phoneTeller'
import { ground } from './journey'

const here = ground()

it(keepingTitle, async () => {
  const shop = here.shop()
  const customer = await shop.newCustomer()
  const phone = await here.atHome(customer)
  await keepsAndBuys(phoneTeller(phone), shop, customer)
})
