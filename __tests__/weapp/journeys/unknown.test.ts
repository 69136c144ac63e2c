// covers src/features/serviceBill/, src/pagesC/bbcAfterSales/, gateway/src/areas/serviceBill/, __tests__/journeys/unknown
import { it } from 'node:test'
import { isServedUnknown, unknownTitle } from '../../journeys/unknown'
import { phoneTeller } from '../phoneTeller'
import { ground } from './journey'

const here = ground()

it(unknownTitle, async () => {
  await isServedUnknown(phoneTeller(await here.atHome({})), here.shop())
})
