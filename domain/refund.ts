/** What goes back when pieces of an order are returned, by what was frozen with it. */
import { addFen, allocate, multiplyFen } from './money'

/** What a row of an order cost, and what brought it down when the order was placed. */
export interface FrozenRow {
  priceFen: number
  quantity: number
  couponFen: number
  packetFen: number
  pointFen: number
}

/** To the payment, to the red packet, to the points. */
export interface Refund {
  payFen: number
  packetFen: number
  pointFen: number
}

const paidFen = ({ priceFen, quantity, couponFen, packetFen, pointFen }: FrozenRow): number =>
  addFen(multiplyFen(priceFen, quantity), -couponFen, -packetFen, -pointFen)

/** Of an amount for all pieces, what is back once so many of them were returned. */
function backFen(fen: number, returned: number, quantity: number): number {
  return returned === quantity ? fen : (allocate(fen, [returned, quantity - returned])[0] ?? 0)
}

/**
 * What goes back when `after` pieces of a row were returned in all and `before` of them earlier. Counted from the first
 * piece on each time, so that any series of returns of all pieces gives back exactly what was paid: the last piece takes
 * the remainder. Each part goes back to where it came from.
 *
 * Nothing is counted anew: the pieces that stay keep the reduction that they were bought with, also where they would no
 * longer reach the threshold of a coupon or packet, and what a coupon took off a returned piece is not given back. The
 * coupon itself is free again once every order that used it was cancelled or returned whole.
 */
export function partialRefund(row: FrozenRow, before: number, after: number): Refund {
  if (before < 0 || after < before || after > row.quantity) throw new RangeError('returned pieces only become more')
  const step = (fen: number) => backFen(fen, after, row.quantity) - backFen(fen, before, row.quantity)
  return { payFen: step(paidFen(row)), packetFen: step(row.packetFen), pointFen: step(row.pointFen) }
}
