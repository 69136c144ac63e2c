/**
 * Ten thousand histories of an order's money: cases that are refused, accepted in part or whole, paid or exchanged, and
 * prices that fall and are claimed for. The gateway's sums must agree with a model that knows of each ordered row only how
 * much of each means is left in it, and of how many pieces.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { protectionOf } from '../../../domain/aftersale/protection'
import { exchange } from '../../../domain/aftersale/refund'
import { settle, settleExchange, type Piece } from '../../../gateway/src/areas/afterSales/amounts'
import { frozenRow, type OrderRecord, type OrderRowRecord } from '../../../gateway/src/areas/order'

const HISTORIES = 10_000
/** In hundredths: how a choice among few is written down. */
const PARTS = 100

interface Ordered {
  priceFen: number
  quantity: number
  /** Hundredths of the goods that coupon, packet and points paid; at most a third each. */
  off: readonly [number, number, number]
}

type Step =
  | { kind: 'RETURN'; row: number; pieces: number; accepted: number; refused: boolean }
  | { kind: 'EXCHANGE'; row: number; pieces: number; accepted: number; nowPart: number; same: boolean; none: boolean }
  | { kind: 'CLAIM'; row: number; nowPart: number }

/** What is left in a row, by the model. */
interface Left {
  pieces: number
  payFen: number
  packetFen: number
  pointFen: number
}

const rowOf = ({ priceFen, quantity, off }: Ordered, position: number): OrderRowRecord => {
  const [couponFen = 0, packetFen = 0, pointFen = 0] = off.map((part) =>
    Math.floor((priceFen * quantity * part) / (3 * PARTS + 1))
  )
  const row: Partial<OrderRowRecord> = {
    order_code: 'O',
    position,
    spu_code: `P${position}`,
    sku_code: `K${position}`,
    price_fen: priceFen,
    quantity,
    coupon_fen: couponFen,
    packet_fen: packetFen,
    point_fen: pointFen,
    discount_fen: couponFen + packetFen + pointFen,
    returned: 0,
    exchanged: 0,
    returned_fen: 0,
    lowered_fen: 0,
    lowered_returned: 0,
    lowered_at: null,
    gift_activity: null,
    gift_of: null,
    gift_value_fen: null,
    exchange_case: null,
    exchange_of: null
  }
  return row as OrderRowRecord
}

const sumOf = <T>(list: readonly T[], of: (item: T) => number): number => list.reduce((sum, item) => sum + of(item), 0)

class History {
  readonly rows: OrderRowRecord[]
  readonly left: Left[]
  readonly order: OrderRecord
  readonly given: { payFen: number; packetFen: number; points: number }
  readonly back = { payFen: 0, packetFen: 0, points: 0 }

  constructor(goods: readonly Ordered[], freightFen: number) {
    this.rows = goods.map(rowOf)
    this.left = this.rows.map((row) => ({
      pieces: row.quantity,
      payFen: row.price_fen * row.quantity - row.discount_fen,
      packetFen: row.packet_fen,
      pointFen: row.point_fen
    }))
    const pointFen = sumOf(this.rows, (row) => row.point_fen)
    const payFen = sumOf(this.left, (rest) => rest.payFen) + freightFen
    const order: Partial<OrderRecord> = {
      order_code: 'O',
      status: 'COMPLETED',
      pay_fen: payFen,
      refund_fen: 0,
      point_fen: pointFen,
      // some points for a fen, as the shop's rule has it at the time
      points: pointFen * 2,
      points_back: 0,
      packet_back_fen: 0,
      freight_fen: freightFen,
      freight_off_fen: 0,
      freight_back_fen: 0
    }
    this.order = order as OrderRecord
    this.given = { payFen, packetFen: sumOf(this.rows, (row) => row.packet_fen), points: pointFen * 2 }
  }

  private take(rest: Left, pieces: number, part: keyof Omit<Left, 'pieces'>, fen: number): void {
    const share = (rest[part] * pieces) / rest.pieces
    // never more than its pieces' share of what is left, but for what can't be halved
    assert.ok(
      Math.abs(fen - share) <= pieces + 1,
      `${part}: ${fen} is no share of ${pieces} in ${JSON.stringify(rest)}`
    )
    rest[part] -= fen
    assert.ok(rest[part] >= 0, `${part} is overdrawn`)
  }

  private refund(payFen: number, packetFen: number, points: number): void {
    Object.assign(this.order, {
      refund_fen: this.order.refund_fen + payFen,
      packet_back_fen: this.order.packet_back_fen + packetFen,
      points_back: this.order.points_back + points
    })
    this.back.payFen += payFen
    this.back.packetFen += packetFen
    this.back.points += points
    for (const means of ['payFen', 'packetFen', 'points'] as const) {
      assert.ok(this.back[means] <= this.given[means], `${means}: more is back than was given`)
    }
  }

  private openOf(position: number): { row: OrderRowRecord; left: Left; open: number } {
    const index = position % this.rows.length
    const [row, left] = [this.rows[index], this.left[index]]
    assert.ok(row && left)
    return { row, left, open: row.quantity - row.returned }
  }

  private pay(pieces: Piece[]): void {
    const none = { earned: () => 0, balance: 0 }
    const amounts = settle({ order: this.order, rows: this.rows, pieces, freesFreight: true, ...none })
    const { goodsFen, couponFen, packetFen, pointFen, loweredFen, freightFen, refundFen } = amounts
    assert.equal(refundFen, goodsFen - couponFen - packetFen - pointFen - loweredFen + freightFen)
    for (const { position, quantity } of pieces) {
      const row = this.rows[position]
      const rest = this.left[position]
      assert.ok(row && rest)
      const payFen = amounts.rows.find((amountRow) => amountRow.position === position)?.payFen ?? 0
      // zero is zero
      if (rest.payFen === 0) assert.equal(payFen, 0)
      this.take(rest, quantity, 'payFen', payFen)
      if (pieces.length === 1) {
        this.take(rest, quantity, 'packetFen', packetFen)
        this.take(rest, quantity, 'pointFen', pointFen)
      } else Object.assign(rest, { packetFen: 0, pointFen: 0 })
      rest.pieces -= quantity
      Object.assign(row, { returned: row.returned + quantity, returned_fen: row.returned_fen + payFen })
    }
    Object.assign(this.order, { freight_back_fen: this.order.freight_back_fen + freightFen })
    this.refund(refundFen, packetFen, amounts.points)
  }

  private exchange(row: OrderRowRecord, rest: Left, quantity: number, priceFen: number | null): void {
    const question = { order: this.order, rows: this.rows, pieces: [{ position: row.position, quantity }] }
    const amounts = settleExchange({ ...question, earned: () => 0, balance: 0 }, priceFen)
    const outcome = exchange(frozenRow(row), row.returned, row.returned + quantity, priceFen ?? undefined)
    const { thenFen, nowFen, balanceFen, row: frozenNow } = outcome
    assert.deepEqual(amounts.exchange, { thenFen, nowFen, balanceFen })
    if (priceFen === null) assert.equal(balanceFen, 0)
    assert.ok(balanceFen >= 0 && balanceFen <= Math.max(0, thenFen - nowFen))
    const stays = frozenNow.priceFen * quantity - frozenNow.couponFen - frozenNow.packetFen - frozenNow.pointFen
    assert.ok(stays >= 0)
    this.take(rest, quantity, 'payFen', balanceFen + stays)
    this.take(rest, quantity, 'packetFen', frozenNow.packetFen)
    this.take(rest, quantity, 'pointFen', frozenNow.pointFen)
    rest.pieces -= quantity
    const position = this.rows.length
    Object.assign(row, {
      returned: row.returned + quantity,
      exchanged: row.exchanged + quantity,
      returned_fen: row.returned_fen + balanceFen
    })
    this.rows.push({
      ...rowOf({ priceFen: frozenNow.priceFen, quantity, off: [0, 0, 0] }, position),
      spu_code: row.spu_code,
      coupon_fen: frozenNow.couponFen,
      packet_fen: frozenNow.packetFen,
      point_fen: frozenNow.pointFen,
      discount_fen: frozenNow.couponFen + frozenNow.packetFen + frozenNow.pointFen,
      exchange_case: 'C',
      exchange_of: row.exchange_of ?? row.position
    })
    this.left.push({ pieces: quantity, payFen: stays, packetFen: frozenNow.packetFen, pointFen: frozenNow.pointFen })
    this.refund(balanceFen, 0, 0)
  }

  private claim(row: OrderRowRecord, rest: Left, nowFen: number): void {
    const { state, refundFen } = protectionOf({
      order: { status: 'COMPLETED', createdAt: 0 },
      row: frozenRow(row),
      returned: row.returned,
      nowFen,
      nowMs: 1
    })
    if (state !== 'CLAIMABLE') return
    assert.ok(refundFen > 0 && refundFen <= rest.payFen, 'a claim is of money that is left')
    rest.payFen -= refundFen
    Object.assign(row, { lowered_fen: refundFen, lowered_at: new Date(0), lowered_returned: row.returned })
    this.refund(refundFen, 0, 0)
  }

  does(step: Step): void {
    const { row, left, open } = this.openOf(step.row)
    if (open === 0) return
    if (step.kind === 'CLAIM') return this.claim(row, left, Math.floor((row.price_fen * step.nowPart) / PARTS))
    const pieces = 1 + (step.pieces % open)
    const acceptedPieces = Math.ceil((pieces * step.accepted) / PARTS)
    if (acceptedPieces === 0) return
    if (step.kind === 'RETURN') {
      if (!step.refused) this.pay([{ position: row.position, quantity: acceptedPieces }])
      return
    }
    // without stock the shopper takes the money
    if (step.none) return this.pay([{ position: row.position, quantity: acceptedPieces }])
    const nowFen = Math.floor((row.price_fen * step.nowPart) / PARTS)
    this.exchange(row, left, acceptedPieces, step.same ? null : nowFen)
  }

  /** All that is kept comes back, in one case. */
  ends(): void {
    const pieces = this.rows.flatMap((row) =>
      row.returned < row.quantity ? [{ position: row.position, quantity: row.quantity - row.returned }] : []
    )
    if (pieces.length > 0) this.pay(pieces)
  }
}

const part = fc.integer({ min: 0, max: PARTS })
const orderGoods = fc.record({
  priceFen: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 2_000_000 })),
  quantity: fc.integer({ min: 1, max: 6 }),
  off: fc.tuple(part, part, part)
})
const row = fc.nat(7)
const pieces = fc.nat(6)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('RETURN' as const), row, pieces, accepted: part, refused: fc.boolean() }),
  fc.record({
    kind: fc.constant('EXCHANGE' as const),
    row,
    pieces,
    accepted: part,
    nowPart: part,
    same: fc.boolean(),
    none: fc.boolean()
  }),
  fc.record({ kind: fc.constant('CLAIM' as const), row, nowPart: part })
)

test('in any history each means gets back what it gave, step by step no more than is left, and in the end all of it', () => {
  const history = fc.tuple(
    fc.array(orderGoods, { minLength: 1, maxLength: 3 }),
    fc.nat(3_000),
    fc.array(step, { maxLength: 10 })
  )
  fc.assert(
    fc.property(history, ([goods, freightFen, steps]) => {
      const historyNow = new History(goods, freightFen)
      for (const now of steps) historyNow.does(now)
      historyNow.ends()
      if (historyNow.order.freight_back_fen < freightFen) {
        // the last piece went back by an exchange that became money, and its delivery with it
        assert.fail('delivery is not back')
      }
      assert.deepEqual(historyNow.back, historyNow.given)
    }),
    { numRuns: HISTORIES }
  )
})
