import type { Db } from '../../core/database/database'
import { unbalanced } from '../../core/database/ledger'
import { apart, missummed } from './storeCheck'

/** Whether the books add up: accounts that are not the sum of their postings, and partners who read another sum than they have. */
export async function journalCheck(db: Db): Promise<{ accounts: number; partners: number }> {
  const wrong = await unbalanced(db)
  return {
    accounts: wrong.filter((name) => name.startsWith('partner:')).length,
    partners: (await apart(db)) + (await missummed(db))
  }
}
