/**
 * What a case does to prices that hold beside a product only: when that goes back, what went off the rest comes off its
 * money; when the rest goes back too, it goes back again.
 */
import { addFen } from '../../../../domain/money/money'
import { unearnedFen } from '../../../../domain/goods/bundle'
import type { Db } from '../../core/database/database'
import * as orders from '../order'
import * as wallet from '../wallet'
import { backAfter, type BundleChange, type Piece, type Settled } from './amounts'
import { caseTogether } from './words'

interface Of {
  order: orders.OrderRecord
  rows: readonly orders.OrderRowRecord[]
  pieces: readonly Piece[]
  /** The shop's fault: nothing comes off. */
  fault: boolean
}

/** The row itself, and the same that came in its place by an exchange. */
const isOf = ({ position, sku_code: skuCode }: orders.BundleRow, row: orders.OrderRowRecord): boolean =>
  row.sku_code === skuCode && (row.position === position || row.exchange_of === position)

/** What these pieces change. Refused while an order waits for its payment whose price counts on them. */
export async function bundleChanges(db: Db, { order, rows, pieces, fault }: Of): Promise<BundleChange[]> {
  const backOf = (is: (row: orders.OrderRowRecord) => boolean): number =>
    orders
      .withoutGifts(rows)
      .filter(is)
      .reduce((sum, row) => sum + backAfter(row, pieces) - row.returned, 0)
  const changes: BundleChange[] = []
  for (const row of await orders.bundlesOf(db, order.settlement_id)) {
    const { order_code, position, apart, bundle_fen: offFen, kept_fen: keptFen } = row
    const mains = await orders.keptPieces(db, order.settlement_id, row.main)
    const own = backOf((change) => order_code === order.order_code && isOf(row, change))
    const after = { pieces: row.pieces - own, mains: mains - backOf((change) => change.spu_code === row.main) }
    const restFen = unearnedFen(offFen, after)
    const fen = addFen(restFen, -unearnedFen(offFen, { pieces: row.pieces, mains }))
    if (fen > 0 && !row.paid) throw caseTogether()
    if (fen > 0 && !fault && !row.lowered) changes.push({ order_code, position, apart, fen })
    // where less came off than was lost, as there was no more money, what is still lost keeps it
    if (fen < 0) changes.push({ order_code, position, apart, fen: -Math.max(0, addFen(keptFen, -restFen)) })
  }
  return changes.filter(({ fen }) => fen !== 0)
}

/** Notes what came off and what went back; of another order's product it goes to the balance, as that was paid otherwise. */
export async function noteBundles(
  db: Db,
  changes: readonly BundleChange[],
  { bundleFen = 0 }: Pick<Settled, 'bundleFen'>,
  of: { userId: string; caseCode: string; now: Date }
): Promise<void> {
  let restFen = bundleFen
  let balanceFen = 0
  for (const change of changes) {
    const fen = Math.min(change.fen, restFen)
    restFen -= Math.max(0, fen)
    if (fen < 0 && change.apart) balanceFen -= fen
    if (fen !== 0) await orders.noteKept(db, { ...change, fen })
  }
  if (balanceFen === 0) return
  const { userId, caseCode, now } = of
  await wallet.grant(db, { userId, account: 'BALANCE', fen: balanceFen, reference: `bundle:${caseCode}`, now })
}

/** Pieces that go for another version cost what everybody pays: what came off for them goes back, to the balance. */
export async function leaveBundle(
  db: Db,
  { order, row, quantity }: { order: orders.OrderRecord; row: orders.OrderRowRecord; quantity: number },
  of: { userId: string; caseCode: string; now: Date }
): Promise<void> {
  const bundle = (await orders.bundlesOf(db, order.settlement_id)).find(
    (bundle) => bundle.order_code === order.order_code && isOf(bundle, row)
  )
  if (!bundle) return
  const { position, bundle_fen: offFen, kept_fen: keptFen, pieces } = bundle
  const mains = await orders.keptPieces(db, order.settlement_id, bundle.main)
  const restFen = unearnedFen(offFen, { pieces: pieces - quantity, mains })
  const fen = addFen(keptFen, -restFen)
  if (fen <= 0) return
  await noteBundles(db, [{ order_code: order.order_code, position, apart: true, fen: -fen }], {}, of)
}
