import type { Db } from '../../core/database/database'
import { unbalancedAccounts } from '../../core/database/ledger'
import { apart, countMissums } from './storeCheck'

/** Whether the books add up: accounts that are not the sum of their postings, and partners who read another sum than they have. */
export async function journalCheck(db: Db): Promise<{ accounts: number; partners: number }> {
  const wrong = await unbalancedAccounts(db)
  return {
    accounts: wrong.filter((name) => name.startsWith('partner:')).length,
    partners: (await apart(db)) + (await countMissums(db))
  }
}
