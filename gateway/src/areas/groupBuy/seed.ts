import { DAY_MS } from '../../../../domain/spans'
import { shopMidnight } from '../../../../domain/day'
import type { Core } from '../../core/area'
import { manager } from '../../core/desk'
import { publishGroupBuy } from './desk'

const OPENING = manager('opening')

/** Publishes what the demonstration sells in groups. */
export async function seedGroups(core: Core): Promise<void> {
  const { groupBuys = [] } = await core.catalogue()
  const midnight = shopMidnight(core.clock.now()).valueOf()
  for (const { startsInDays, endsInDays, ...plan } of groupBuys) {
    await publishGroupBuy(core, OPENING, {
      ...plan,
      startAt: midnight + startsInDays * DAY_MS,
      endAt: midnight + endsInDays * DAY_MS
    })
  }
}
