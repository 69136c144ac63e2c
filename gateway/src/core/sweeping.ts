import type { Area, Core } from './area'
import { DatabaseAway, DatabaseSlow } from './errors'
import { forgetOldIntents } from './wire/idempotency'
import { dropUnused } from './files/uploads'

const SWEEP_EVERY_MS = 5000

/** An owner of timed work: an area, or a part beside them. */
export type Sweeper = Pick<Area, 'name' | 'sweep'>

/** Runs everybody's timed work now. */
export async function sweepOnce(core: Core, sweepers: readonly Sweeper[]): Promise<void> {
  await core.clock.refresh()
  for (const sweeper of sweepers) {
    try {
      await sweeper.sweep?.(core)
    } catch (error) {
      // the areas after it would find the same; the next round may be luckier
      if (error instanceof DatabaseAway && !(error instanceof DatabaseSlow)) throw error
      core.log.error({ err: error, area: sweeper.name }, 'timed work failed')
    }
  }
  await forgetOldIntents(core.db)
  await dropUnused(core.db, core.clock.date())
}

/** Runs it every few seconds, until the returned function has ended it. */
export function startSweeping(core: Core, sweepers: readonly Sweeper[]): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    running = sweepOnce(core, sweepers)
      .catch((error: unknown) => core.log.error({ err: error }, 'timed work failed'))
      .finally(() => {
        busy = false
      })
  }, SWEEP_EVERY_MS)
  return async () => {
    clearInterval(timer)
    await running
  }
}
