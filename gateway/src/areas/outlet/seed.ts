import type { Core } from '../../core/area'
import { DEMONSTRATION_SHOPPERS } from '../customer'
import { addOutlets, setOwn } from './store'

/** Writes the outlets, and which one is the first demonstration shopper's own. */
export async function seedOutlets(core: Core): Promise<void> {
  const { outlets = [] } = await core.catalogue()
  await addOutlets(core.db, outlets)
  const [shopper] = DEMONSTRATION_SHOPPERS
  const [outlet] = outlets
  if (shopper && outlet) await setOwn(core.db, shopper.userId, outlet.outletCode, core.clock.date())
}
