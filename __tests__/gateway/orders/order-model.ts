/** What must be so of an order, by what happened to it: written from the rules, and of nothing that the gateway is made of. */

/** Fen. */
export const PRICES = { POT: 3_000, POT2: 5_000, LAMP: 2_500, FRIDGE: 199_900 } as const
export type Sku = keyof typeof PRICES
export type Goods = Partial<Record<Sku, number>>
/** Minutes: an order waits thirty. */
export const WAITS = 30

interface Payment {
  id: string
  by: 'BUYER' | 'FRIEND'
  state: 'PENDING' | 'FAILED' | 'CLOSED' | 'SUCCEEDED'
}

type InvoiceState = 'SUBMITTED' | 'ISSUED' | 'RED_REQUESTED' | 'REVERSED' | 'VOID'
interface Invoice {
  state: InvoiceState
  booked: boolean
  changes: number
  /** Why the buyer's word is waited for. */
  reason?: 'CHANGED' | 'LOWERED' | 'CANCELLED'
}

const isLive = ({ state }: Invoice) => state !== 'REVERSED' && state !== 'VOID'

export class OrderModel {
  payments: Payment[] = []
  invoices: Invoice[] = []
  /** Money that went back, fen. */
  refunds: number[] = []
  paid = false
  ended = false
  shipped = false
  received = false
  delivered = new Set<number>()
  /** Fen that came back of a row, by its SKU. */
  lowered = new Map<Sku, number>()

  constructor(
    readonly code: string,
    readonly goods: Goods,
    readonly placedAt: number,
    readonly payFen: number
  ) {}

  get status(): string {
    if (this.ended) return 'CANCELLED'
    if (this.received) return 'COMPLETED'
    if (this.shipped) return 'WAIT_RECEIVE'
    return this.paid ? 'WAIT_SHIP' : 'WAIT_PAY'
  }
  /** The fridge comes from a warehouse of its own. */
  get parcels(): number {
    return this.goods.FRIDGE && Object.keys(this.goods).length > 1 ? 2 : 1
  }
  get loweredFen(): number {
    return [...this.lowered.values()].reduce((sum, fen) => sum + fen, 0)
  }
  get refundFen(): number {
    return this.ended && this.paid ? this.payFen : this.loweredFen
  }
  private waits(now: number): boolean {
    return !this.paid && !this.ended && now < this.placedAt + WAITS
  }

  /** What the shopper can do, by name. */
  can(now: number): Record<'PAY' | 'CANCEL' | 'CONFIRM_RECEIVE' | 'CHANGE_ADDRESS' | 'INVOICE' | 'DELETE', boolean> {
    const isKept = this.paid && !this.ended
    return {
      PAY: this.waits(now),
      CANCEL: !this.shipped && !this.ended,
      CONFIRM_RECEIVE: this.shipped && !this.received,
      CHANGE_ADDRESS: this.waits(now) || (isKept && !this.shipped),
      INVOICE: isKept,
      DELETE: this.received || this.ended
    }
  }

  /** Whether a payment that is started is the one that is open already. */
  goesOn(by: Payment['by']): string | undefined {
    return this.payments.find((payment) => payment.state === 'PENDING' && payment.by === by)?.id
  }
  started(id: string, by: Payment['by']): void {
    if (this.goesOn(by) === id) return
    this.closePayments()
    this.payments.push({ id, by, state: 'PENDING' })
  }
  private closePayments(): void {
    for (const payment of this.payments) if (payment.state === 'PENDING') payment.state = 'CLOSED'
  }
  settle(payment: Payment, result: 'SUCCEEDED' | 'FAILED'): void {
    if (result === 'FAILED') {
      if (payment.state === 'PENDING') payment.state = 'FAILED'
      return
    }
    if (payment.state === 'SUCCEEDED') return
    payment.state = 'SUCCEEDED'
    if (this.paid || this.ended) this.refunds.push(this.payFen)
    else this.paid = true
    this.closePayments()
  }

  /** The order ends, by its shopper or by time. */
  end(): void {
    this.ended = true
    this.closePayments()
    if (!this.paid) return
    this.refunds.push(this.payFen - this.loweredFen)
    for (const invoice of this.invoices.filter(isLive)) {
      if (invoice.state === 'SUBMITTED') invoice.state = 'VOID'
      else if (invoice.state === 'ISSUED' && !invoice.booked) invoice.state = 'REVERSED'
      else Object.assign(invoice, { state: 'RED_REQUESTED', reason: 'CANCELLED' })
    }
  }
  expires(now: number): boolean {
    return !this.paid && !this.ended && now >= this.placedAt + WAITS
  }

  lower(sku: Sku, fen: number): void {
    this.lowered.set(sku, fen)
    this.refunds.push(fen)
    const live = this.live
    if (!live || live.state === 'RED_REQUESTED') return
    if (live.state === 'ISSUED' && live.booked) Object.assign(live, { state: 'RED_REQUESTED', reason: 'LOWERED' })
    else this.replace(live, live.state === 'SUBMITTED' ? 'VOID' : 'REVERSED', live.changes)
  }

  get live(): Invoice | undefined {
    return this.invoices.find(isLive)
  }
  apply(): void {
    this.invoices.push({ state: 'SUBMITTED', booked: false, changes: 0 })
  }
  private replace(old: Invoice, state: InvoiceState, changes: number): void {
    old.state = state
    this.invoices.push({ state: 'SUBMITTED', booked: false, changes })
  }
  get canChangeInvoice(): boolean {
    const { live } = this
    return live !== undefined && live.state !== 'RED_REQUESTED' && live.changes === 0
  }
  change(): void {
    const { live } = this
    if (!live) return
    if (live.state === 'SUBMITTED') live.changes += 1
    else if (live.booked) Object.assign(live, { state: 'RED_REQUESTED', reason: 'CHANGED' })
    else this.replace(live, 'REVERSED', live.changes + 1)
  }
  /** The buyer's word that a booked invoice is taken back. */
  confirmRed(): void {
    const { live } = this
    if (!live) return
    if (live.reason === 'CANCELLED') live.state = 'REVERSED'
    else this.replace(live, 'REVERSED', live.changes + (live.reason === 'CHANGED' ? 1 : 0))
  }
}
