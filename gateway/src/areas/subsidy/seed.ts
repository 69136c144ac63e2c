import { DAY_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { GatewayRefusal } from '../../core/errors'
import { enrolProduct, publishSubsidy } from './desk'

/** Begins what is subsidised in the demonstration shop; what rose of late is left out, as the rule has it. */
export async function seedSubsidies(core: Core): Promise<void> {
  const { subsidies = [] } = await core.catalogue()
  const now = core.clock.now()
  for (const [position, { spuCodes, ...plan }] of subsidies.entries()) {
    const times = { startAt: now - 30 * DAY_MS, endAt: now + 90 * DAY_MS }
    const policyCode = await publishSubsidy(core, 'opening', { ...plan, ...times, position })
    for (const spuCode of spuCodes) {
      try {
        await enrolProduct(core, 'opening', { policyCode, spuCode })
      } catch (failure) {
        if (!(failure instanceof GatewayRefusal)) throw failure
      }
    }
  }
}
