/**
 * Ten thousand random lives of an order and its payments. The tables of `domain/orders/order` and `domain/money/payment` move one side; a
 * model that knows no state, only what happened and when, says on the other what must be so.
 */
import { allows, nextStatus, PAY_WINDOW_MS, type OrderEvent, type OrderStatus } from '@domain/orders/order'
import { nextPaymentStatus, type PaymentStatus } from '@domain/money/payment'

const LIVES = 10_000
const STEPS = 14
const ACTIONS = ['start', 'succeed', 'again', 'fail', 'cancel', 'expire', 'ship', 'receive', 'wait'] as const

/** Numbers that are the same each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** By the tables. */
class Shop {
  status: OrderStatus = 'WAIT_PAY'
  payments: PaymentStatus[] = []
  effective = 0
  refunds = 0
  now = 0

  private move(event: OrderEvent): boolean {
    const next = nextStatus(this.status, event)
    if (next !== undefined) this.status = next
    return next !== undefined
  }
  private close(): void {
    this.payments = this.payments.map((payment) => nextPaymentStatus(payment, 'CLOSE') ?? payment)
  }
  private succeed(time: number): void {
    const next = nextPaymentStatus(this.payments[time] ?? 'SUCCEEDED', 'SUCCEED')
    if (next === undefined) return
    this.payments[time] = next
    if (this.move('PAY')) this.effective += 1
    else this.refunds += 1
    this.close()
  }
  act(action: (typeof ACTIONS)[number], time: number): void {
    const order = { status: this.status, payBefore: PAY_WINDOW_MS }
    if (action === 'wait') this.now += PAY_WINDOW_MS / 4
    else if (action === 'start') {
      if (!allows(order, 'PAY', this.now)) return
      this.close()
      this.payments.push('PENDING')
    } else if (action === 'succeed') this.succeed(time)
    else if (action === 'again') {
      this.succeed(time)
      this.succeed(time)
    } else if (action === 'fail')
      this.payments[time] =
        nextPaymentStatus(this.payments[time] ?? 'CLOSED', 'FAIL') ?? this.payments[time] ?? 'CLOSED'
    else if (action === 'ship') this.move('SHIP')
    else if (action === 'receive') this.move('RECEIVE')
    else if (
      action === 'expire'
        ? this.now >= PAY_WINDOW_MS && this.move('EXPIRE')
        : allows(order, 'CANCEL', this.now) && this.move('CANCEL')
    ) {
      if (order.status === 'WAIT_SHIP') this.refunds += 1
      this.close()
    }
  }
}

/** What happened, without a state. */
class Model {
  now = 0
  started = 0
  took = new Set<number>()
  paid = false
  ended = false
  shipped = false
  received = false

  act(action: (typeof ACTIONS)[number], time: number): void {
    if (action === 'wait') this.now += 1
    else if (action === 'start' && !this.paid && !this.ended && this.now < 4) this.started += 1
    else if ((action === 'succeed' || action === 'again') && time < this.started && !this.took.has(time)) {
      this.took.add(time)
      if (!this.ended) this.paid = true
    } else if (action === 'cancel' && !this.shipped) this.ended = true
    else if (action === 'expire' && !this.paid && this.now >= 4) this.ended = true
    else if (action === 'ship' && this.paid && !this.ended) this.shipped = true
    else if (action === 'receive' && this.shipped) this.received = true
  }
  get status(): OrderStatus {
    if (this.ended) return 'CANCELLED'
    if (this.received) return 'COMPLETED'
    if (this.shipped) return 'WAIT_RECEIVE'
    return this.paid ? 'WAIT_SHIP' : 'WAIT_PAY'
  }
  /** All money that came goes back but what pays an order that lives. */
  get refunds(): number {
    return this.took.size - (this.paid && !this.ended ? 1 : 0)
  }
}

test(`${LIVES} random lives of an order agree with a model of it`, () => {
  const ends = new Map<string, number>()
  for (let seed = 1; seed <= LIVES; seed += 1) {
    const below = numbers(seed)
    const [shop, model] = [new Shop(), new Model()]
    const life: string[] = []
    for (let step = 0; step < STEPS; step += 1) {
      const action = ACTIONS[below(ACTIONS.length)] ?? 'wait'
      const index = below(Math.max(1, shop.payments.length))
      life.push(`${action} ${index}`)
      if (action !== 'fail' || shop.payments[index] !== undefined) shop.act(action, index)
      model.act(action, index)
      const [is, must] = [
        [shop.status, shop.refunds, shop.effective, shop.payments.filter((payment) => payment === 'SUCCEEDED').length],
        [model.status, model.refunds, model.paid ? 1 : 0, model.took.size]
      ]
      if (is.join() !== must.join())
        throw new Error(`${is.join()} is not ${must.join()}: seed ${seed}, ${life.join(', ')}`)
      const pending = shop.payments.filter((payment) => payment === 'PENDING').length
      if (pending > (model.status === 'WAIT_PAY' ? 1 : 0))
        throw new Error(`${pending} payments wait: seed ${seed}, ${life.join(', ')}`)
    }
    ends.set(shop.status, (ends.get(shop.status) ?? 0) + 1)
  }
  // each end is reached, or the lives say nothing about it
  for (const status of ['WAIT_PAY', 'WAIT_SHIP', 'WAIT_RECEIVE', 'COMPLETED', 'CANCELLED']) {
    expect([status, (ends.get(status) ?? 0) > 50]).toEqual([status, true])
  }
})
