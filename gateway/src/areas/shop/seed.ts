import { shopDay } from '../../../../domain/day'
import { DAY_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { DEMONSTRATION_SHOPPERS } from '../customer'
import { refreshStars } from './service'
import { follows } from './storeFollow'
import { addFollowers, addLicences, addProfiles } from './storeSeed'

/** What the first demonstration shopper follows: shops that give nothing for it, so that the others still can. */
const FOLLOWED = 2

/** Writes what the demonstration's shops say of themselves, their papers, and who follows them, the first demonstration shopper among them. */
export async function seedShops(core: Core): Promise<void> {
  const { shopProfiles = [] } = await core.catalogue()
  if (shopProfiles.length === 0) return
  const now = core.clock.now()
  await addProfiles(core.db, shopProfiles)
  await addLicences(
    core.db,
    shopProfiles.flatMap(({ shopCode, licences }) =>
      licences.map((licence, position) => ({
        shopCode,
        position,
        ...licence,
        checkedOn: shopDay(now - licence.checkedDaysAgo * DAY_MS)
      }))
    )
  )
  await addFollowers(core.db, shopProfiles, core.clock.date())
  const [shopper] = DEMONSTRATION_SHOPPERS
  if (shopper) {
    const plain = shopProfiles.filter(({ followCoupon }) => followCoupon === undefined).slice(0, FOLLOWED)
    const created_at = core.clock.date()
    await follows.set(
      core.db,
      shopper.userId,
      plain.map(({ shopCode }) => ({ thing: shopCode, values: { created_at } }))
    )
  }
  await refreshStars(core)
}
