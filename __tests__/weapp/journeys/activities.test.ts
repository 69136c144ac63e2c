// covers src/features/groupBuy/, src/features/presale/, src/features/subsidy/, gateway/src/areas/groupBuy/, gateway/src/areas/presale/, gateway/src/areas/subsidy/, __tests__/journeys/activities
import { it } from 'node:test'
import sharp from 'sharp'
import {
  paysInTwoParts,
  presaleTitle,
  seatTitle,
  subsidyTitle,
  takesTheLastSeat,
  usesSubsidy
} from '../../journeys/activities'
import { phoneTeller } from '../phoneTeller'
import { choosing, ground } from './journey'

const here = ground()

it(seatTitle, async () => {
  await takesTheLastSeat(phoneTeller(await here.atHome({})), here.shop())
})

it(subsidyTitle, async () => {
  const customer = await here.shop().newCustomer()
  // as large as the gateway asks of a card
  const card = sharp({ create: { width: 480, height: 300, channels: 3, background: '#8fb3d9' } })
  const phone = await here.atHome(customer, choosing('card.png', await card.png().toBuffer()))
  await usesSubsidy(phoneTeller(phone), customer)
})

it(presaleTitle, async () => {
  const shop = here.shop()
  const customer = await shop.newCustomer()
  await paysInTwoParts(phoneTeller(await here.atHome(customer)), shop, customer)
})
