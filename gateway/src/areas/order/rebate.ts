import type { OrderDetail } from '../../../../contract'
import { orderRebate, REBATE_DAYS, rebateLeft, type RebateRow } from '../../../../domain/activity/rebate'
import { ripeAt } from '../../../../domain/aftersale/ripening'
import type { OrderRecord } from './store'
import type { RebateRecord } from './storeRebate'
import { frozenRow } from './view'

function toRebateRow(record: RebateRecord, frozenFen: number): RebateRow {
  const { paid_fen: paidFen, there_at: there } = record
  return {
    frozenFen,
    leftFen: record.void_at !== null ? 0 : (paidFen ?? rebateLeft(frozenFen, frozenRow(record), record.returned)),
    isReplacement: record.exchange_case !== null,
    ripeAt: there === null ? null : ripeAt(there.getTime(), REBATE_DAYS),
    hasOpenCase: record.case_open,
    isPaidOut: paidFen !== null
  }
}

/** What an order gives back, as its shopper reads it; of one that was cancelled nothing is said. */
export function rebateView(
  order: OrderRecord,
  records: readonly RebateRecord[],
  nowMs: number
): Pick<OrderDetail, 'rebate'> {
  const rows = records.flatMap((record) => (record.frozen_fen === null ? [] : [toRebateRow(record, record.frozen_fen)]))
  const [first] = rows
  if (first === undefined || order.status === 'CANCELLED') return {}
  const { state, leftFen, backFen } = orderRebate(rows, nowMs)
  const paidAt = Math.max(...records.map(({ paid_at: time }) => time?.getTime() ?? 0))
  return {
    rebate: {
      state,
      rebateFen: leftFen,
      ...(backFen > 0 ? { backFen } : {}),
      days: REBATE_DAYS,
      ...(first.ripeAt === null ? {} : { dueAt: first.ripeAt }),
      ...(state === 'PENDING' && first.hasOpenCase ? { waitsForCase: true as const } : {}),
      ...(state === 'EARNED' ? { paidAt } : {})
    }
  }
}
