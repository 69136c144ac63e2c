import type { Core } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { tellOfTrial } from '../message'
import { close, draw, moveUp, passOn } from './draw'
import * as store from './store'
import { banSince } from './view'

/** Reports that are noted as missing in one go. */
const AT_ONCE = 50

/** What time brings to trials: closing, the draw, pieces that nobody confirmed, reports that did not come. */
export async function sweepTrials({ db, clock }: Core): Promise<void> {
  const now = clock.date()
  for (const code of await store.trialsToClose(db, now)) await inTransaction(db, (tx) => close(tx, code, 'time', now))
  // first, so that nobody gets a piece whose report is overdue by now
  await inTransaction(db, async (tx) => {
    for (const entry of await store.markOverdue(tx, now, AT_ONCE)) {
      const trial = await store.trialOf(tx, entry.trial_code)
      if (trial === undefined) continue
      const { trial_code: trialCode, slogan } = trial
      await tellOfTrial(tx, entry.user_id, { kind: 'OVERDUE', trialCode, slogan }, now)
    }
  })
  for (const code of await store.trialsToPassOn(db, banSince(now)))
    await inTransaction(db, (tx) => passOn(tx, code, now))
  for (const code of await store.trialsToDraw(db, now)) await inTransaction(db, (tx) => draw(tx, code, 'time', now))
  for (const code of await store.trialsToMoveUp(db, now)) await inTransaction(db, (tx) => moveUp(tx, code, now))
}
