import type { Core } from '../core/area'
import { answerRefunds } from './cases'
import * as service from './service'

/** The console's timed work, as an area of the demonstration. */
export async function consoleSweep(core: Core): Promise<void> {
  await service.repeatLostCallbacks(core)
  await answerRefunds(core)
  await service.restockWaitedFor(core)
}
