import { shopDay } from '../../../../domain/day'
import { DAY_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { refreshStars } from './service'
import { addFollowers, addLicences, addProfiles } from './storeSeed'

/** Writes what the demonstration's shops say of themselves, their papers, and who follows them. */
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
  await refreshStars(core)
}
