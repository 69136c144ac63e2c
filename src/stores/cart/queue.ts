/** Changes of the cart that show at once and are confirmed one request after another. */
import type { Cart } from '@contract'
import { keepingEqual, mergeChanges, withChanges, withoutRows, type CartBackend, type RowChange } from './backend'

type Step = { kind: 'change'; rows: RowChange[] } | { kind: 'remove'; rowIds: readonly string[] }

interface Waiting {
  step: Step
  done: Promise<void>
  resolve: () => void
  reject: (failure: unknown) => void
}

const preview = (cart: Cart, step: Step): Cart =>
  step.kind === 'change' ? withChanges(cart, step.rows) : withoutRows(cart, step.rowIds)

function waiting(step: Step): Waiting {
  let resolve: () => void = () => undefined
  let reject: (failure: unknown) => void = () => undefined
  const done = new Promise<void>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { step, done, resolve, reject }
}

/**
 * Taps faster than the network become one request: while one runs, later changes gather in the next. What is shown is
 * always the last confirmed cart with the open changes over it, so a failed change rolls back by itself and takes no
 * other along.
 */
export class CartQueue {
  private confirmed: Cart | undefined
  private shown: Cart | undefined
  private open: Waiting[] = []
  private running = false
  /** Changes asked for so far: a load that began before one of them is old. */
  requestCount = 0
  /** Changes that replied the whole cart. */
  replyCount = 0

  constructor(
    private readonly backend: () => CartBackend,
    private readonly show: (cart: Cart | undefined) => void
  ) {}

  /** Puts a cart the gateway replied in place; open changes stay over it. */
  confirm(cart: Cart | undefined): void {
    this.confirmed = cart
    this.publish()
  }

  /** Forgets cart and open changes: another cart is in use. Running requests find nothing to confirm. */
  reset(): void {
    for (const { resolve } of this.open) resolve()
    this.open = []
    this.running = false
    this.confirm(undefined)
  }

  /** Settles when confirmed; rejects after the roll-back. */
  add(step: Step): Promise<void> {
    this.requestCount += 1
    const last = this.open[this.open.length - 1]
    const lastWaits = this.open.length > (this.running ? 1 : 0)
    if (last && lastWaits && last.step.kind === 'change' && step.kind === 'change') {
      last.step.rows = mergeChanges(last.step.rows, step.rows)
      this.publish()
      return last.done
    }
    const entry = waiting(step)
    this.open.push(entry)
    this.publish()
    void this.run()
    return entry.done
  }

  /** Settles once every change asked for so far is confirmed; rejects with the first that failed. */
  async settled(): Promise<void> {
    const open = this.open.map(({ done }) => done)
    await Promise.allSettled(open)
    await Promise.all(open)
  }

  /** Settles once no change is open, however each ended. */
  async idle(): Promise<void> {
    while (this.open.length > 0) await Promise.allSettled(this.open.map(({ done }) => done))
  }

  private async run(): Promise<void> {
    if (this.running) return
    this.running = true
    for (let entry = this.open[0]; entry; entry = this.open[0]) {
      const current = entry
      const outcome = await this.perform(current.step)
      if (this.open[0] !== current) return // reset meanwhile, and perhaps running anew
      this.open.shift()
      if ('cart' in outcome) {
        this.confirmed = outcome.cart
        if (current.step.kind === 'change') this.replyCount += 1
      }
      this.publish()
      if ('cart' in outcome) current.resolve()
      else current.reject(outcome.failure)
    }
    this.running = false
  }

  private async perform(step: Step): Promise<{ cart: Cart } | { failure: unknown }> {
    const backend = this.backend()
    try {
      const cart =
        step.kind === 'change'
          ? await backend.change(step.rows)
          : await backend.remove(step.rowIds, this.confirmed ?? { shops: [], invalid: [] })
      return { cart }
    } catch (failure) {
      return { failure }
    }
  }

  private publish(): void {
    const next = this.confirmed && this.open.reduce((cart, { step }) => preview(cart, step), this.confirmed)
    this.shown = next && keepingEqual(this.shown, next)
    this.show(this.shown)
  }
}
