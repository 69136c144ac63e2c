import { DAY_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { manager } from '../../core/desk'
import { GatewayRefusal } from '../../core/errors'
import { enrolProduct, publishSubsidy } from './desk'

const OPENING = manager('opening')

/** Begins what is subsidised in the demonstration shop; what rose of late is left out, as the rule has it. */
export async function seedSubsidies(core: Core): Promise<void> {
  const { subsidies = [] } = await core.catalogue()
  const now = core.clock.now()
  for (const [position, { spuCodes, ...plan }] of subsidies.entries()) {
    const times = { startAt: now - 30 * DAY_MS, endAt: now + 90 * DAY_MS }
    const policyCode = await publishSubsidy(core, OPENING, { ...plan, ...times, position })
    for (const spuCode of spuCodes) {
      try {
        await enrolProduct(core, OPENING, { policyCode, spuCode })
      } catch (failure) {
        if (!(failure instanceof GatewayRefusal)) throw failure
      }
    }
  }
}
