import { DAY_MS } from '../../../../domain/spans'
import { shopMidnight } from '../../../../domain/day'
import type { Core } from '../../core/area'
import { publishGroupBuy } from './desk'

/** Publishes what the demonstration sells in groups. */
export async function seedGroups(core: Core): Promise<void> {
  const { groupBuys = [] } = await core.catalogue()
  const midnight = shopMidnight(core.clock.now()).valueOf()
  for (const { startsInDays, endsInDays, ...plan } of groupBuys) {
    await publishGroupBuy(core, 'opening', {
      ...plan,
      startAt: midnight + startsInDays * DAY_MS,
      endAt: midnight + endsInDays * DAY_MS
    })
  }
}
