/** What goes back when pieces of an order are returned, by what was frozen with it. */
import { addFen, allocate, multiplyFen } from '../money/money'

/** What a row of an order cost, and what brought it down when the order was placed. */
export interface FrozenRow {
  priceFen: number
  quantity: number
  /** Taken off by coupons; after an exchange also what fits no other part, below zero where packet and points are above its price. */
  couponFen: number
  packetFen: number
  pointFen: number
  /** What the trade-in subsidy took off one piece, the first that goes back: nobody paid it, so it goes back to nobody; absent: nothing. */
  subsidyFen?: number
  /** Money that went back for the pieces that were kept when a lower price was claimed. */
  lowered?: { fen: number; returned: number }
}

/** To the payment, to the red packet, to the points. */
export interface Refund {
  payFen: number
  packetFen: number
  pointFen: number
}

const paidFen = ({ priceFen, quantity, couponFen, packetFen, pointFen, subsidyFen = 0 }: FrozenRow): number =>
  addFen(multiplyFen(priceFen, quantity), -couponFen, -packetFen, -pointFen, -subsidyFen)

/** Returns the fen of an amount for all pieces that are back once so many of them were returned. */
export function backFen(fen: number, returns: number, quantity: number): number {
  return returns === quantity ? fen : (allocate(fen, [returns, quantity - returns])[0] ?? 0)
}

/**
 * Money that is back once so many pieces were returned: the subsidised one first. After a lower price was claimed, only what
 * is left of it.
 */
function returnedMoney(row: FrozenRow, returns: number): number {
  const { quantity, lowered, subsidyFen = 0 } = row
  const wholeFen = paidFen(row)
  const goodsFen = addFen(wholeFen, subsidyFen)
  const lessSubsidy = (fen: number): number => Math.max(Math.min(0, wholeFen), addFen(fen, -subsidyFen))
  const backOf = (fen: number, count: number): number => (count === 0 ? 0 : lessSubsidy(backFen(fen, count, quantity)))
  if (lowered === undefined || returns <= lowered.returned) return backOf(goodsFen, returns)
  if (lowered.returned === 0) return backOf(addFen(goodsFen, -lowered.fen), returns)
  const before = backOf(goodsFen, lowered.returned)
  const restFen = addFen(wholeFen, -before, -lowered.fen)
  return before + backFen(restFen, returns - lowered.returned, quantity - lowered.returned)
}

/** Money of a row that has not gone back, with so many of its pieces returned. */
export function keptMoney(row: FrozenRow, returns: number): number {
  const { lowered } = row
  const loweredFen = lowered !== undefined && returns >= lowered.returned ? lowered.fen : 0
  return addFen(paidFen(row), -returnedMoney(row, returns), -loweredFen)
}

/**
 * What goes back when `after` pieces of a row were returned in all and `before` of them earlier. Counted from the first
 * piece on each time, so that any series of returns of all pieces gives back exactly what was paid: the last piece takes
 * the remainder. Each part goes back to where it came from.
 *
 * Nothing is counted anew: the pieces that stay keep the reduction that they were bought with, also where they would no
 * longer reach the threshold of a coupon or packet, and what a coupon took off a returned piece is not given back. The
 * coupon itself is free again once every order that used it was cancelled or returned whole. Where a lower price was
 * claimed, its money is back already: what is left is shared over the pieces that were kept then.
 * @throws RangeError when fewer pieces are returned than before, or more than there are
 */
export function partialRefund(row: FrozenRow, before: number, after: number): Refund {
  if (before < 0 || after < before || after > row.quantity) throw new RangeError('returned pieces only become more')
  const step = (fen: number) => backFen(fen, after, row.quantity) - backFen(fen, before, row.quantity)
  return {
    payFen: returnedMoney(row, after) - returnedMoney(row, before),
    packetFen: step(row.packetFen),
    pointFen: step(row.pointFen)
  }
}

/** What an exchange of pieces does. */
export interface Exchanged {
  /** What the old pieces count for: their price less what went back of it; and what the new ones cost. */
  thenFen: number
  nowFen: number
  /** Money that goes back. */
  balanceFen: number
  /** The new pieces as a row: what is left of what the old ones were frozen with. */
  row: FrozenRow
}

/**
 * An exchange of the pieces from `before` to `after` for others at a price of now; without one for the same version, which
 * moves no money. The price then, less the price now, is money, and never above what was paid for the pieces; the rest of
 * it, packet and points stay with the new row, so that its return gives back together with the balance what was given.
 * The new row of pieces whose price was lowered has what is left.
 */
export function exchange(row: FrozenRow, before: number, after: number, priceFen?: number): Exchanged {
  const { lowered: _lowered, ...plain } = row
  const { payFen, packetFen, pointFen } = partialRefund(row, before, after)
  const quantity = after - before
  const loweredFen = Math.max(0, addFen(partialRefund(plain, before, after).payFen, -payFen))
  const thenFen = addFen(multiplyFen(row.priceFen, quantity), -loweredFen)
  const isSame = priceFen === undefined
  const nowFen = isSame ? thenFen : multiplyFen(priceFen, quantity)
  const balanceFen = Math.min(payFen, Math.max(0, addFen(thenFen, -nowFen)))
  const leftFen = addFen(payFen, -balanceFen)
  const newPriceFen = priceFen ?? Math.floor(thenFen / quantity)
  return {
    thenFen,
    nowFen,
    balanceFen,
    row: {
      priceFen: newPriceFen,
      quantity,
      couponFen: addFen(multiplyFen(newPriceFen, quantity), -leftFen, -packetFen, -pointFen),
      packetFen,
      pointFen
    }
  }
}
