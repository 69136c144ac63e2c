import type { CartRow, DataOf } from '@contract'
import { withIntent } from '@/api'
import { call } from './calls'
import { settlementScope } from './rules'

/**
 * Opens a settlement for chosen lines; a second try of the same lines opens the same one. `seenFen` is the price on the
 * screen of each line: the settlement tells what has moved since.
 */
export const settle = (
  userId: string,
  rows: readonly CartRow[],
  seenFen: readonly number[]
): Promise<DataOf<'POST /o2cht/v1/order-settlements/submit-cart'>> =>
  withIntent(settlementScope(userId, rows, seenFen), (idempotencyKey) =>
    call('POST /o2cht/v1/order-settlements/submit-cart', {
      body: { rowIds: rows.map(({ rowId }) => rowId), seenPricesFen: [...seenFen] },
      idempotencyKey
    })
  )
