import type { Db } from '../../core/database/database'
import { unbalanced } from '../../core/database/ledger'
import { apart, countMissums } from './storeCheck'

/** Whether the books add up: accounts that are not the sum of their postings, and partners who read another sum than they have. */
export async function journalCheck(db: Db): Promise<{ accounts: number; partners: number }> {
  return {
    accounts: (await unbalanced(db, 'partner:')).length,
    partners: (await apart(db)) + (await countMissums(db))
  }
}
