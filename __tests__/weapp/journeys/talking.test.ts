// covers src/features/chat/, gateway/src/areas/chat/, src/pagesC/customer/, __tests__/journeys/talking
import { it } from 'node:test'
import { talkingCustomer, talkingTitle, talksToTheShop } from '../../journeys/talking'
import { phoneTeller } from '../phoneTeller'
import { ground } from './journey'

const here = ground()

it(talkingTitle, async () => {
  const shop = here.shop()
  const had = await talkingCustomer(shop)
  await talksToTheShop(phoneTeller(await here.atHome({})), shop, had)
})
