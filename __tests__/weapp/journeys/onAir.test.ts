// covers src/features/live/, src/features/cms/, gateway/src/areas/live/, __tests__/journeys/onAir, __tests__/journeys/changing
import { it } from 'node:test'
import { changingTitle, seesSeasonBegin } from '../../journeys/changing'
import { buysOnAir, onAirTitle } from '../../journeys/onAir'
import { phoneTeller } from '../phoneTeller'
import { ground } from './journey'

const here = ground()

it(onAirTitle, async () => {
  const shop = here.shop()
  const customer = await shop.newCustomer()
  const phone = await here.atHome(customer)
  await buysOnAir(phoneTeller(phone), shop, customer)
})

// the last one: it moves the shop's clock on by days
it(changingTitle, async () => {
  const phone = await here.atHome({}, { tall: true })
  await seesSeasonBegin(phoneTeller(phone), here.shop())
})
