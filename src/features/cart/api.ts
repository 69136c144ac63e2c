import type { CartRow, DataOf } from '@contract'
import { call, withIntent } from '@/api'
import { settlementScope } from './rules'

/** Opens a settlement for chosen lines; a second try of the same lines opens the same one. */
export const settle = (
  userId: string,
  rows: readonly CartRow[]
): Promise<DataOf<'POST /o2cht/v1/order-settlements/submit-cart'>> =>
  withIntent(settlementScope(userId, rows), (idempotencyKey) =>
    call('POST /o2cht/v1/order-settlements/submit-cart', {
      body: { rowIds: rows.map(({ rowId }) => rowId) },
      idempotencyKey
    })
  )
