import { DAY_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { manager } from '../../core/desk'
import { publishRebate } from './desk'

const OPENING = manager('opening')

/** Publishes what gives money back in the demonstration shop, for some weeks already. */
export async function seedRebates(core: Core): Promise<void> {
  const { rebates = [] } = await core.catalogue()
  const startAt = new Date(core.clock.now() - 30 * DAY_MS)
  for (const rebate of rebates) await publishRebate(core, OPENING, { ...rebate, startAt })
}
