// covers src/features/account/, gateway/src/areas/account/, gateway/src/areas/chat/desk, __tests__/journeys/leaving
import { it } from 'node:test'
import { changesAndStays, leavingCustomer, leavingTitle, losesNumber, lostTitle } from '../../journeys/leaving'
import { phoneTeller } from '../phoneTeller'
import { ground } from './journey'

const here = ground()

for (const [title, live] of [
  [leavingTitle, changesAndStays],
  [lostTitle, losesNumber]
] as const)
  it(title, async () => {
    const shop = here.shop()
    const customer = await leavingCustomer(shop)
    await live(phoneTeller(await here.atHome({})), shop, customer)
  })
