/**
 * Ten thousand random histories of one shopper's coupons, packet and points: granted, used from two devices, cancelled,
 * ended by time, returned piece by piece. A ledger of rows, written by the rules of `domain/`, must agree with a model that
 * keeps no rows and counts anew from what was granted and from what each order took.
 */
import { partialRefund, type FrozenRow } from '@domain/aftersale/refund'
import { applyRewards, type OwnCoupon, type OwnRewards } from '@domain/rewards/rewards'

const HISTORIES = 10_000
const STEPS = 10
const ENDS = 100
const rule = { pointsPerFen: 1, leastPoints: 10, mostBasisPoints: 3_000 }

/** Numbers that are the same each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

type Account = 'packet' | 'points' | `coupon ${string}`
interface Entry {
  account: Account
  kind: 'GRANT' | 'USE' | 'BACK' | 'EXPIRE'
  /** What it was written for: the same is written once. */
  about: string
  delta: number
}

interface Order {
  id: string
  rows: { frozen: FrozenRow; returned: number; back: { payFen: number; packetFen: number; pointFen: number } }[]
  coupons: string[]
  cancelled: boolean
}

/** As `expect` says it; a million of those would take a minute. */
function same(actual: number, target: number, what: () => unknown): void {
  if (actual !== target) throw new Error(`${actual} is not ${target}: ${JSON.stringify(what())}`)
}

class History {
  readonly entries: Entry[] = []
  private readonly written = new Set<string>()
  readonly orders: Order[] = []
  readonly coupons: OwnCoupon[] = []
  readonly granted = { packet: 0, points: 0 }
  now = 0

  constructor(readonly below: (n: number) => number) {}

  /** Whether it was not there yet. */
  private write(entry: Entry): boolean {
    const key = `${entry.account} ${entry.kind} ${entry.about}`
    if (entry.delta === 0 || this.written.has(key)) return false
    this.written.add(key)
    this.entries.push(entry)
    return true
  }

  sumOf(account: Account): number {
    return this.entries.reduce((sum, entry) => (entry.account === account ? sum + entry.delta : sum), 0)
  }

  private get own(): OwnRewards {
    const balanceFen = this.sumOf('packet')
    const packet = { userPacketId: 'packet', thresholdFen: 0, shopCode: null, startAt: 0, endAt: ENDS, setAside: false }
    return {
      coupons: this.coupons.filter(({ userCouponId }) => this.sumOf(`coupon ${userCouponId}`) === 1),
      packets: balanceFen > 0 ? [{ ...packet, balanceFen }] : [],
      points: { balance: this.sumOf('points'), rule }
    }
  }

  grant(step: string): void {
    const [packet, points] = [1 + this.below(900), 1 + this.below(900)]
    // a packet that has ended takes nothing more
    if (this.now < ENDS) {
      this.granted.packet += packet
      this.write({ account: 'packet', kind: 'GRANT', about: step, delta: packet })
    }
    this.granted.points += points
    this.write({ account: 'points', kind: 'GRANT', about: step, delta: points })
    const coupon: OwnCoupon = {
      userCouponId: step,
      benefit: 'AMOUNT',
      amountFen: 1 + this.below(3_000),
      thresholdFen: this.below(2) * 1_000,
      shopCode: this.below(2) === 0 ? null : 'A',
      startAt: 0,
      endAt: ENDS
    }
    this.coupons.push(coupon)
    this.write({ account: `coupon ${step}`, kind: 'GRANT', about: step, delta: 1 })
  }

  buy(id: string): void {
    const lines = Array.from({ length: 1 + this.below(3) }, () => ({
      shopCode: this.below(2) === 0 ? 'A' : 'B',
      priceFen: 1 + this.below(2_000),
      quantity: 1 + this.below(3)
    }))
    const goods = lines.map(({ shopCode, priceFen, quantity }) => ({
      ...{ shopCode, spuCode: 'P', categoryCode: 'C' },
      goodsFen: priceFen * quantity
    }))
    const { own } = this
    const choice = {
      userCouponIds: own.coupons.map(({ userCouponId }) => userCouponId),
      userPacketId: 'packet',
      usePoints: true
    }
    const application = applyRewards({ goods, freights: [], nowMs: this.now }, own, choice)
    const order: Order = {
      id,
      coupons: application.coupons.map(({ userCouponId }) => userCouponId),
      cancelled: false,
      rows: lines.map(({ priceFen, quantity }, index) => ({
        frozen: { priceFen, quantity, ...(application.rows[index] ?? { couponFen: 0, packetFen: 0, pointFen: 0 }) },
        returned: 0,
        back: { payFen: 0, packetFen: 0, pointFen: 0 }
      }))
    }
    for (const shopCode of new Set(lines.map((line) => line.shopCode))) {
      const paidSum = order.rows.reduce(
        (sum, { frozen }, index) => (lines[index]?.shopCode === shopCode ? sum + paidOf(frozen) : sum),
        0
      )
      if (paidSum < 1) throw new Error(`a shop is paid ${paidSum}: ${JSON.stringify({ order, own })}`)
    }
    this.orders.push(order)
    for (const userCouponId of order.coupons)
      this.write({ account: `coupon ${userCouponId}`, kind: 'USE', about: id, delta: -1 })
    this.write({ account: 'packet', kind: 'USE', about: id, delta: -application.packetFen })
    this.write({ account: 'points', kind: 'USE', about: id, delta: -application.points })
  }

  /** What comes back to a packet that has ended is gone at once, and stands in the rows as such. */
  private backToPacket(about: string, delta: number): void {
    const isNew = this.write({ account: 'packet', kind: 'BACK', about, delta })
    if (isNew && this.now >= ENDS) this.write({ account: 'packet', kind: 'EXPIRE', about, delta: -delta })
  }

  cancel(order: Order): void {
    if (order.rows.some(({ returned }) => returned > 0)) return
    order.cancelled = true
    const took = (part: 'packetFen' | 'pointFen') => order.rows.reduce((sum, { frozen }) => sum + frozen[part], 0)
    for (const userCouponId of order.coupons)
      this.write({ account: `coupon ${userCouponId}`, kind: 'BACK', about: order.id, delta: 1 })
    this.backToPacket(order.id, took('packetFen'))
    this.write({ account: 'points', kind: 'BACK', about: order.id, delta: took('pointFen') * rule.pointsPerFen })
  }

  /** Returns up to so many pieces of a row in all. */
  giveBack(order: Order, position: number, upTo: number): void {
    const row = order.rows[position]
    if (!row || order.cancelled || upTo <= row.returned) return
    const back = partialRefund(row.frozen, row.returned, upTo)
    row.returned = upTo
    row.back.payFen += back.payFen
    row.back.packetFen += back.packetFen
    row.back.pointFen += back.pointFen
    const about = `${order.id} ${position} ${upTo}`
    this.backToPacket(about, back.packetFen)
    this.write({ account: 'points', kind: 'BACK', about, delta: back.pointFen * rule.pointsPerFen })
    if (order.rows.every(({ frozen, returned }) => returned === frozen.quantity))
      for (const userCouponId of order.coupons)
        this.write({ account: `coupon ${userCouponId}`, kind: 'BACK', about: order.id, delta: 1 })
  }

  expire(): void {
    if (this.now >= ENDS) return
    this.now = ENDS
    this.write({ account: 'packet', kind: 'EXPIRE', about: 'time', delta: -this.sumOf('packet') })
  }
}

const paidOf = ({ priceFen, quantity, couponFen, packetFen, pointFen }: FrozenRow): number =>
  priceFen * quantity - couponFen - packetFen - pointFen

/** What of a part is still out with an order: nothing once it is cancelled, else what its unreturned pieces hold. */
const outOf = ({ cancelled, rows }: Order, part: 'packetFen' | 'pointFen'): number =>
  cancelled ? 0 : rows.reduce((sum, row) => sum + row.frozen[part] - row.back[part], 0)

function agree(history: History): void {
  const { orders, granted, now, entries } = history
  const out = (part: 'packetFen' | 'pointFen') => orders.reduce((sum, order) => sum + outOf(order, part), 0)
  const packet = now >= ENDS ? 0 : granted.packet - out('packetFen')
  same(history.sumOf('packet'), packet, () => history)
  same(history.sumOf('points'), granted.points - out('pointFen') * rule.pointsPerFen, () => history)
  const inUse = new Set(
    orders
      .filter(({ cancelled, rows }) => !cancelled && rows.some(({ frozen, returned }) => returned < frozen.quantity))
      .flatMap(({ coupons }) => coupons)
  )
  for (const { userCouponId } of history.coupons)
    same(history.sumOf(`coupon ${userCouponId}`), inUse.has(userCouponId) ? 0 : 1, () => history)
  // no row takes more than was there when it was written
  const balances = new Map<Account, number>()
  for (const { account, delta } of entries) {
    const balance = (balances.get(account) ?? 0) + delta
    if (balance < 0) throw new Error(`${account} was overdrawn: ${JSON.stringify(entries)}`)
    balances.set(account, balance)
  }
  for (const { rows } of orders)
    for (const { frozen, returned, back } of rows) {
      const paidFen = paidOf(frozen)
      const whole = returned === frozen.quantity
      for (const [went, had] of [
        [back.payFen, paidFen],
        [back.packetFen, frozen.packetFen],
        [back.pointFen, frozen.pointFen]
      ] as const)
        if (went < 0 || went > had || (whole && went < had))
          throw new Error(`not what was paid went back: ${JSON.stringify({ frozen, returned, back })}`)
    }
}

function act(history: History, step: string): void {
  const { below, orders } = history
  const order = orders[below(Math.max(1, orders.length))]
  const what = below(10)
  if (what < 3) history.grant(step)
  else if (what < 6) history.buy(step)
  else if (what === 9 && below(4) === 0) history.expire()
  else if (order && what === 6) for (const _device of [1, 2]) history.cancel(order)
  else if (order) {
    const index = below(order.rows.length)
    const upTo = 1 + below(order.rows[index]?.frozen.quantity ?? 1)
    for (const _device of [1, 2]) history.giveBack(order, index, upTo)
  }
}

test('ten thousand random histories agree with a model, on every balance and row', () => {
  const counts = { ended: 0, cancelled: 0, returned: 0, rewarded: 0 }
  for (let seed = 1; seed <= HISTORIES; seed += 1) {
    const history = new History(numbers(seed))
    for (let step = 0; step < STEPS; step += 1) {
      act(history, String(step))
      agree(history)
    }
    if (history.now >= ENDS) counts.ended += 1
    if (history.orders.some(({ cancelled }) => cancelled)) counts.cancelled += 1
    if (history.orders.some(({ rows }) => rows.some(({ returned }) => returned > 0))) counts.returned += 1
    if (history.orders.some((order) => order.coupons.length > 0 && outOf(order, 'packetFen') > 0)) counts.rewarded += 1
  }
  // a generator that makes nothing of a kind would agree with anything
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(HISTORIES / 20)
})
