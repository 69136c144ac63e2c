/** What is decided about a case, by the staff (`desk`) or by time (`sweep`). */
import type { Db } from '../../core/database/database'
import { goOn } from './exchanging'
import { move, type By, type Held } from './moving'
import { pay } from './settling'
import type { CaseRecord } from './store'

/** Agrees: money goes back, or the goods may come. */
export const agreeTo = (tx: Db, held: Held, by: By): Promise<CaseRecord> =>
  held.record.kind === 'REFUND_ONLY' ? pay(tx, held, by) : move(tx, held.record, 'AGREE', by)

/** Ends a dispute: what was found is paid, or all of it comes back. */
export async function decideIt(tx: Db, held: Held, how: 'ACCEPT' | 'SEND_BACK', by: By): Promise<CaseRecord> {
  const moved = await move(tx, held.record, how, by)
  return how === 'ACCEPT' ? goOn(tx, { ...held, record: moved }, by) : moved
}
