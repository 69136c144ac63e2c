// covers src/features/invoice/, src/features/parcel/, src/features/payment/, src/features/payLink/, src/features/receipt/, gateway/src/areas/invoice/, gateway/src/areas/parcel/, __tests__/journeys/owning
import { it } from 'node:test'
import { othersByCalls, owningCustomer, owningTitle, ownsWhatIsPaid } from '../../journeys/owning'
import { phoneTeller } from '../phoneTeller'
import { ground } from './journey'

const here = ground()

it(owningTitle, async () => {
  const shop = here.shop()
  const customer = await owningCustomer(shop)
  const phone = await here.atHome(customer)
  await ownsWhatIsPaid(phoneTeller(phone), shop, { customer, others: othersByCalls(shop) })
})
