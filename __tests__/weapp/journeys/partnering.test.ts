// covers src/features/partner/, src/features/earnings/, gateway/src/areas/partner/, gateway/src/areas/journal/, __tests__/journeys/partnering
import { it } from 'node:test'
import {
  earnsAndWithdraws,
  owesAndEarnsBack,
  owingTitle,
  partneringCustomer,
  partneringTitle,
  workingPartner
} from '../../journeys/partnering'
import { phoneTeller } from '../phoneTeller'
import { ground } from './journey'

const here = ground()

it(partneringTitle, async () => {
  const shop = here.shop()
  const customer = await partneringCustomer(shop)
  const phone = await here.atHome(customer)
  await earnsAndWithdraws(phoneTeller(phone), shop, customer)
})

it(owingTitle, async () => {
  const shop = here.shop()
  const partner = await workingPartner(shop)
  const phone = await here.atHome(partner.customer)
  await owesAndEarnsBack(phoneTeller(phone), shop, partner)
})
