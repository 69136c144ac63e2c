import { DAY_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { publishRebate } from './desk'

/** Publishes what gives money back in the demonstration shop, for some weeks already. */
export async function seedRebates(core: Core): Promise<void> {
  const { rebates = [] } = await core.catalogue()
  const startAt = new Date(core.clock.now() - 30 * DAY_MS)
  for (const rebate of rebates) await publishRebate(core, 'opening', { ...rebate, startAt })
}
