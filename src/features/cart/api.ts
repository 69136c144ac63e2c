import type { CartRow, DataOf } from '@contract'
import { GatewayError, withIntent } from '@/api'
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

/** The first of these lines that there is too little of by now; undefined also where that can't be asked. */
export async function shortLine(rows: readonly CartRow[]): Promise<{ title: string; available: number } | undefined> {
  try {
    const { list } = await call('POST /o2inv/v1/inv-query/batch/shop-stock-verify', {
      body: { rows: rows.map(({ sku, quantity }) => ({ skuCode: sku.skuCode, quantity })) },
      quiet: true
    })
    const short = list.find(({ enough }) => !enough)
    const row = short && rows.find(({ sku }) => sku.skuCode === short.skuCode)
    return row && { title: row.sku.title, available: short.available }
  } catch (failure) {
    if (!(failure instanceof GatewayError)) throw failure
    return undefined
  }
}
