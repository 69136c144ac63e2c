/** What can be asked for the rows of orders now. */
import type { ApplicableRow } from '../../../../contract'
import { CASE_KINDS, ENDED_STATES, kindObstacle, type KindFacts, type RowPlace } from '../../../../domain/afterSale'
import { afterSaleDays, afterSaleRule, type AfterSaleDays, type AfterSaleRule } from '../../../../domain/afterSaleDays'
import type { Db } from '../../core/database'
import { say } from '../../core/words'
import type { Shopper } from '../cart'
import { bought, ordersByCode, rowsOf, type OrderRecord, type OrderRowRecord } from '../order'
import * as store from './store'
import { signedRows } from './storeOrders'
import { toRow } from './view'
import { obstacleWords } from './words'

export interface JudgedRow {
  order: OrderRecord
  row: OrderRowRecord
  place: RowPlace
  /** Pieces in open cases, and the newest of those. */
  held: number
  caseCode?: string
  signedAt?: number
  rule: AfterSaleRule
  days?: AfterSaleDays
}

export const factsOf = ({ order, row, place, held, days }: JudgedRow): KindFacts => ({
  status: order.status,
  place,
  quantity: row.quantity,
  returned: row.returned,
  held,
  returnUntil: days && Math.max(days.noReasonUntil, days.faultUntil)
})

function placeOf(order: OrderRecord, signed: Date | null | undefined): Pick<JudgedRow, 'place' | 'signedAt'> {
  if (order.status === 'WAIT_PAY' || order.status === 'WAIT_SHIP') return { place: 'UNSENT' }
  // of an order that was received without a carrier's word the receipt counts: no window stays open for ever
  const at = signed ?? (order.status === 'COMPLETED' ? order.completed_at : null)
  return at ? { place: 'THERE', signedAt: at.getTime() } : { place: 'ON_THE_WAY' }
}

/** Every row of these orders, gifts too, with what decides. `but`: pieces of that case are not counted as held. */
export async function judge(db: Db, list: readonly OrderRecord[], but?: string): Promise<JudgedRow[]> {
  const codes = list.map(({ order_code: code }) => code)
  const [rows, signed, cases] = [
    await rowsOf(db, codes),
    await signedRows(db, codes),
    await store.casesOfOrders(db, codes)
  ]
  const ended: readonly string[] = ENDED_STATES
  // what is paid is counted as back already
  const open = cases.filter((one) => !ended.includes(one.state) && !one.settled && one.case_code !== but)
  const pieces = await store.rowsOfCases(
    db,
    open.map((one) => one.case_code)
  )
  return rows.flatMap((row): JudgedRow[] => {
    const order = list.find((one) => one.order_code === row.order_code)
    if (!order) return []
    const of = open.filter((one) => one.order_code === row.order_code)
    const own = pieces.filter(
      (piece) => piece.position === row.position && of.some((one) => one.case_code === piece.case_code)
    )
    const there = signed.find((one) => one.order_code === row.order_code && one.position === row.position)
    const at = placeOf(order, there?.signed_at)
    const rule = row.after_sale ?? afterSaleRule(false)
    const caseCode = own.at(-1)?.case_code
    return [
      {
        order,
        row,
        ...at,
        held: own.reduce((sum, piece) => sum + piece.quantity, 0),
        ...(caseCode === undefined ? {} : { caseCode }),
        rule,
        ...(at.signedAt === undefined ? {} : { days: afterSaleDays(at.signedAt, rule) })
      }
    ]
  })
}

/** A row as a shopper sees what can be asked for it. */
export function toApplicable(judged: JudgedRow, { locale, nowMs }: Shopper): ApplicableRow {
  const { order, row, held, signedAt, days, rule, caseCode } = judged
  const facts = factsOf(judged)
  const { accepted: _none, ...shown } = toRow(row, { quantity: row.quantity, accepted: null, kept: false }, locale)
  return {
    ...shown,
    orderCode: order.order_code,
    shopName: say(locale, order.shop_name),
    open: Math.max(0, row.quantity - row.returned - held),
    ...(signedAt === undefined ? {} : { signedAt }),
    ...days,
    warrantyMonths: rule.warrantyMonths,
    asItWas: rule.asItWas,
    kinds: CASE_KINDS.map((kind) => {
      const obstacle = kindObstacle(kind, facts, nowMs)
      const until = kind === 'RETURN' ? facts.returnUntil : undefined
      return {
        kind,
        open: obstacle === undefined,
        ...(obstacle === undefined ? {} : { obstacle, why: say(locale, obstacleWords[obstacle]) }),
        ...(obstacle === undefined && until !== undefined ? { until } : {})
      }
    }),
    ...(caseCode === undefined ? {} : { caseCode })
  }
}

/** Rows that were bought, of orders by number, as they are asked for. */
export async function applicableOf(db: Db, shopper: Shopper, orderCodes: readonly string[]): Promise<ApplicableRow[]> {
  const found = orderCodes.length === 0 ? [] : await ordersByCode(db, orderCodes)
  const own = found.filter((order) => order.user_id === shopper.userId && !order.hidden)
  const judged = (await judge(db, own)).filter(({ row }) => bought([row]).length > 0)
  return judged.map((one) => toApplicable(one, shopper))
}
