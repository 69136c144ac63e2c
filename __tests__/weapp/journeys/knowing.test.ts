// covers src/features/review/, src/features/question/, src/features/manual/, src/features/recipe/, src/features/guide/, __tests__/journeys/knowing
import { it } from 'node:test'
import { knowingTitle, knowsHerProduct } from '../../journeys/knowing'
import { phoneTeller } from '../phoneTeller'
import { choosing, ground } from './journey'

const here = ground()

it(knowingTitle, async () => {
  const shop = here.shop()
  const customer = await shop.newCustomer()
  const phone = await here.atHome(customer, choosing('rice.png'))
  await knowsHerProduct(phoneTeller(phone), shop, customer)
})
