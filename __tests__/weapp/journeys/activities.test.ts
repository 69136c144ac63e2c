// covers src/features/groupBuy/, src/features/presale/, src/features/subsidy/, gateway/src/areas/group/, gateway/src/areas/presale/, gateway/src/areas/subsidy/, __tests__/journeys/activities
import { it } from 'node:test'
import {
  knownHolder,
  paysInTwoParts,
  presaleTitle,
  seatTitle,
  subsidyTitle,
  takesTheLastSeat,
  usesSubsidy
} from '../../journeys/activities'
import { phoneTeller } from '../phoneTeller'
import { ground } from './journey'

const here = ground()

it(seatTitle, async () => {
  await takesTheLastSeat(phoneTeller(await here.atHome({})), here.shop())
})

it(subsidyTitle, async () => {
  const customer = await knownHolder(here.shop())
  await usesSubsidy(phoneTeller(await here.atHome(customer)), customer)
})

it(presaleTitle, async () => {
  const shop = here.shop()
  const customer = await shop.newCustomer()
  await paysInTwoParts(phoneTeller(await here.atHome(customer)), shop, customer)
})
