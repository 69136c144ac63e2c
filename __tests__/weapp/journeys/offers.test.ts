// covers src/features/offer/, src/features/seckill/, src/features/assist/, src/features/trial/, src/features/rebate/, __tests__/journeys/offers
import { it } from 'node:test'
import { meetsOffers, offersTitle } from '../../journeys/offers'
import { phoneTeller } from '../phoneTeller'
import { ground } from './journey'

const here = ground()

it(offersTitle, async () => {
  const shop = here.shop()
  const customer = await shop.newCustomer()
  await meetsOffers(phoneTeller(await here.atHome(customer)), shop, customer)
})
