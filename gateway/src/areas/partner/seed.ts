import type { Core } from '../../core/area'
import { issueContract } from './desk'

/** Issues the demonstration's contract. */
export async function seedPartners(core: Core): Promise<void> {
  const { partnerContract } = await core.catalogue()
  if (partnerContract !== undefined) await issueContract(core, partnerContract, 'demonstration')
}
