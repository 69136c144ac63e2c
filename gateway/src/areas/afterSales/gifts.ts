/** Gifts in cases: a shopper keeps one only where the goods that stay earn it, or for its value, over all cases together. */
import { FREE_STATES } from '../../../../domain/aftersale/afterSale'
import { addFen } from '../../../../domain/money/money'
import type { Db } from '../../core/database/database'
import type { OrderRowRecord } from '../order'
import { lostGifts, type Piece } from './amounts'
import type { JudgedRow } from './judging'
import * as store from './store'
import { caseGift } from './words'

/** Nothing of such a case is on its way: it may end without anything. */
const UNSENT_STATES: readonly string[] = ['SUBMITTED', 'WAIT_RETURN']

/**
 * Gifts that come with the pieces, back or kept for their value, as if all open cases were paid; one that is in another
 * case is left out. `waits`: these pieces lose one that is in a case with nothing sent yet.
 */
export async function giftsOf(
  db: Db,
  judgedRows: readonly JudgedRow[],
  pieces: readonly Piece[],
  but?: string
): Promise<{ gifts: OrderRowRecord[]; waits: boolean }> {
  const [first] = judgedRows
  if (!first) return { gifts: [], waits: false }
  const free: readonly string[] = FREE_STATES
  const cases = (await store.casesOfOrders(db, [first.row.order_code])).filter(
    (other) => other.case_code !== but && !free.includes(other.state)
  )
  const inCases = await store.rowsOfCases(
    db,
    cases.map((other) => other.case_code)
  )
  const rows = judgedRows.map(({ row }) => row)
  const isGift = ({ position }: { position: number }): boolean =>
    rows.some((row) => row.position === position && row.gift_activity !== null)
  // what is exchanged stands in its own place
  const open = cases.filter((other) => !other.settled && other.kind !== 'EXCHANGE').map((other) => other.case_code)
  const lossOf = (besides: string[]): OrderRowRecord[] =>
    lostGifts(rows, [...pieces, ...inCases.filter((piece) => besides.includes(piece.case_code) && !isGift(piece))])
  const isIn = (row: OrderRowRecord, codes: readonly string[]): boolean =>
    inCases.some(
      (piece) =>
        piece.position === row.position && codes.includes(piece.case_code) && (piece.kept || piece.accepted !== 0)
    )
  const waits = cases
    .filter((other) => open.includes(other.case_code) && UNSENT_STATES.includes(other.state))
    .some((holder) =>
      lossOf(open.filter((code) => code !== holder.case_code)).some((row) => isIn(row, [holder.case_code]))
    )
  const all = cases.map((other) => other.case_code)
  return { gifts: lossOf(open).filter((row) => !isIn(row, all)), waits }
}

/**
 * Pieces of a case that are paid: those that were found in order, and where nobody looked those that were announced. A
 * gift that was to come along and did not is kept for its value, where what came loses it.
 */
export async function paidPieces(
  db: Db,
  rows: readonly OrderRowRecord[],
  caseRows: readonly store.CaseRowRecord[]
): Promise<Piece[]> {
  const pieces = caseRows
    .map(({ position, quantity, accepted, kept }) => ({
      position,
      quantity: kept ? quantity : (accepted ?? quantity),
      kept
    }))
    .filter(({ quantity }) => quantity > 0)
  const losses = lostGifts(rows, pieces)
  const missing = caseRows.filter(
    ({ position, accepted, kept }) => !kept && accepted === 0 && losses.some((row) => row.position === position)
  )
  for (const { case_code: caseCode, position } of missing) await store.keepGift(db, { caseCode, position })
  return [...pieces, ...missing.map(({ position, quantity }) => ({ position, quantity, kept: true }))]
}

/** Those that are kept are paid for by what goes back; refused where it is less, or nothing was said of their value. */
export function demandPaidFor(gifts: readonly OrderRowRecord[], pieces: readonly Piece[], giftFen: number): void {
  const keeps = gifts.filter((row) => pieces.some((piece) => piece.kept === true && piece.position === row.position))
  if (keeps.some((row) => row.gift_value_fen === null)) throw caseGift()
  if (addFen(...keeps.map((row) => row.gift_value_fen ?? 0)) > giftFen) throw caseGift()
}
