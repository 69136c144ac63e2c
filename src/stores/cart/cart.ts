import type { Cart, CartRow } from '@contract'
import { MAX_CART_LINES } from '@domain/checkout/cart'
import { piecesBeside, quantityLimit, type QuantityFacts, type QuantityLimitReason } from '@domain/goods/stock'
import { computed, makeAutoObservable, observable, runInAction } from 'mobx'
import { forgetIntents, GatewayError, UnauthorisedError, withIntent } from '@/api'
import { badgeCount } from '@/lib/counts'
import { readStored, writeStored, type CartMerge } from '../persisted'
import { offTogether, piecesOf, rowsOf, storedCount, type RowChange } from './backend'
import { call } from './calls'
import { LocalCart } from './localCart'
import { CartQueue } from './queue'
import { remoteBackend } from './remoteBackend'

/** What the intents of additions begin with. */
const addScope = 'cart.add:'
/** ms after which the same addition is another wish, and no retry of one whose reply was lost. */
const addLifetime = 120_000

export interface CartAddition {
  skuCode: string
  quantity: number
  /** What one piece costs now. */
  priceFen: number
  /** Stock and limits, when the screen knows them; the gateway checks in any case. */
  facts?: QuantityFacts
  /** SKU codes of the product, whose purchase limit counts them together. */
  versions?: readonly string[]
}

/** LINES: the cart holds no more lines. `max` is what may be in it in all. FAILED: the call failed, and said so. */
export type AddOutcome =
  | { added: true }
  | { added: false; stopped: QuantityLimitReason | 'LINES'; max: number }
  | { added: false; stopped: 'FAILED'; error: GatewayError }

interface CartPorts {
  loggedIn: () => boolean
  /** The site's limit of pieces; absent: 200. */
  stockLimit?: () => number
}

/** The cart (spec 4.3), the shopper's or the device's: a screen sees no difference. */
export class CartStore {
  view: Cart | undefined = undefined
  status: 'loading' | 'ready' | 'failed' = 'loading'
  /** Why the last load failed. */
  error: unknown = undefined
  refreshing = false
  /** SKU codes that the last merge cut or left out, until a screen has told it. */
  adjusted: readonly string[] = []
  /** Pieces by the gateway's count; the device's own cart is counted in `count`. */
  private remoteCount = 0
  private readonly local = new LocalCart(() => this.ports.stockLimit?.())
  private readonly queue: CartQueue
  private loads = 0
  private merging: Promise<void> | undefined
  private readonly adding = new Map<string, Promise<AddOutcome>>()
  private ports: CartPorts = { loggedIn: () => false }

  constructor() {
    this.queue = new CartQueue(
      () => (this.ports.loggedIn() ? remoteBackend : this.local),
      (view) => this.show(view)
    )
    this.remoteCount = storedCount(readStored('tabbarBadge'))
    makeAutoObservable<this, 'queue' | 'loads' | 'merging' | 'adding' | 'ports' | 'local'>(this, {
      view: observable.ref,
      error: observable.ref,
      adjusted: observable.ref,
      off: computed.struct,
      queue: false,
      loads: false,
      merging: false,
      adding: false,
      ports: observable.ref,
      local: false
    })
  }

  connect(ports: CartPorts): void {
    this.ports = ports
  }

  /** Lines kept on the device, newest first. */
  get lines() {
    return this.local.lines
  }

  /** Pieces in the cart. */
  get count(): number {
    return this.ports.loggedIn() ? this.remoteCount : this.local.pieces
  }

  /** What the tab's badge says: '' for none, '99+' above 99 (spec 9.2). */
  get badge(): string {
    return this.count > 0 ? badgeCount(this.count) : ''
  }

  /** Lines that can be bought. */
  get buyable(): CartRow[] {
    return this.view?.shops.flatMap((shop) => shop.rows) ?? []
  }

  /** What a piece of the chosen lines costs less because of what it is bought with, by SKU. */
  get off(): ReadonlyMap<string, number> {
    return offTogether(this.view)
  }

  /** Pieces of other versions that the product's purchase limit counts along with this one. */
  besideOf(sku: CartRow['sku']): number {
    return sku.purchaseLimit === undefined ? 0 : piecesBeside(sku, this.buyable)
  }

  get allSelected(): boolean {
    return this.buyable.length > 0 && this.buyable.every((row) => row.selected)
  }

  /** Loads the cart; what is shown stays until then, and when it fails. Never rejects. */
  async load({ merge = true }: { merge?: boolean } = {}): Promise<void> {
    const mine = ++this.loads
    runInAction(() => {
      this.refreshing = this.view !== undefined
      if (!this.view) this.status = 'loading'
    })
    // a reply from before a change that is under way would undo it
    if (merge) await this.mergeLocal()
    await this.queue.idle()
    if (mine !== this.loads) return
    const { requestCount, replyCount } = this.queue
    // an addition that is still on its way is not in the reply for certain
    const knownSince = this.adding.size === 0 ? Date.now() : 0
    try {
      const cart = await (this.ports.loggedIn() ? remoteBackend : this.local).load()
      if (mine !== this.loads) return
      if (this.queue.requestCount === requestCount || !this.view) this.queue.confirm(cart)
      else {
        // a change asked for meanwhile replies a newer cart by itself; a removal does not, nor does what is refused
        await this.queue.idle()
        if (mine !== this.loads) return
        if (this.queue.replyCount === replyCount) return await this.load({ merge })
      }
      writeStored('cartCopy', { userId: this.owner, cart })
      // what became of an addition whose reply was lost is on the screen now: another tap means another piece
      forgetIntents(addScope, knownSince)
      this.loaded('ready', undefined)
    } catch (failure) {
      if (mine !== this.loads) return
      // without a network the last cart is better than none; what is shown already is as good
      if (!this.view && failure instanceof GatewayError && failure.fateUnknown) this.queue.confirm(this.storedCopy())
      this.loaded('failed', failure)
    }
  }

  /** Fetches the count alone, for the badge; on failure it stays. Never rejects. */
  async refreshCount(): Promise<void> {
    if (!this.ports.loggedIn()) return
    try {
      const { count } = await call('GET /o2cart/v1/carts/entryRows', { quiet: true, ignore401: true })
      if (this.ports.loggedIn()) this.setRemoteCount(count)
    } catch {
      return // the stored badge is as good a guess as any
    }
  }

  /** Puts pieces into the cart; the count moves at once, and back when it fails. */
  add(addition: CartAddition): Promise<AddOutcome> {
    const scope = `${addScope}${addition.skuCode}:${addition.quantity}`
    const running = this.adding.get(scope)
    if (running) return running // a second tap is the same wish
    const promise = this.put(addition, scope).finally(() => this.adding.delete(scope))
    this.adding.set(scope, promise)
    return promise
  }

  /** When the additions under way are answered; a cart that is loaded then has them. */
  added = (): Promise<unknown> => Promise.allSettled(this.adding.values())

  /** Another quantity of a line. Like every change: shown at once; false when it failed, showed its toast and was rolled back. */
  setQuantity(rowId: string, quantity: number): Promise<boolean> {
    return this.change([{ rowId, quantity }])
  }

  select(rowId: string, selected: boolean): Promise<boolean> {
    return this.change([{ rowId, selected }])
  }

  /** Selects every line that can be bought, or those of one shop. */
  selectAll(selected: boolean, shopCode?: string): Promise<boolean> {
    const rows = this.buyable.filter((row) => shopCode === undefined || row.sku.shopCode === shopCode)
    return this.change(
      rows.filter((row) => row.selected !== selected).map(({ rowId }): RowChange => ({ rowId, selected }))
    )
  }

  /** Another SKU of the same product, and perhaps another quantity. */
  changeSku(rowId: string, skuCode: string, quantity?: number): Promise<boolean> {
    return this.change([quantity === undefined ? { rowId, skuCode } : { rowId, skuCode, quantity }])
  }

  /** Whether all changes shown are the gateway's too; a settlement waits for it. False when one was rolled back. */
  settled(): Promise<boolean> {
    return isConfirmed(this.queue.settled())
  }

  /** The shopper has read what the merge cut or left out. */
  forgetAdjusted(): void {
    this.adjusted = []
  }

  remove(rowIds: readonly string[]): Promise<boolean> {
    return rowIds.length === 0 ? Promise.resolve(true) : isConfirmed(this.queue.add({ kind: 'remove', rowIds }))
  }

  /** Takes out what can no longer be bought. */
  removeInvalid(): Promise<boolean> {
    return this.remove(this.view?.invalid.map((row) => row.rowId) ?? [])
  }

  /** Somebody logged in: the device's lines go into their cart, and a cart that is on a screen shows theirs. */
  async enter(): Promise<void> {
    const wasShown = this.loads > 0
    this.forgetView()
    if (wasShown) return this.load()
    await this.mergeLocal()
    await this.refreshCount()
  }

  /** Somebody left: their cart is theirs, and a cart that is on a screen shows the device's own. */
  leave(): void {
    const wasShown = this.loads > 0
    this.forgetView()
    this.forgetAdjusted()
    this.setRemoteCount(0)
    if (wasShown) void this.load()
  }

  /** Another tab changed the lines kept on the device, or the count of who is logged in: lines and badge follow. */
  reread(): void {
    const before = this.local.lines
    this.local.reread()
    if (this.ports.loggedIn()) this.remoteCount = storedCount(readStored('tabbarBadge'))
    const isShown = this.loads > 0 && JSON.stringify(before) !== JSON.stringify(this.local.lines)
    if (isShown) void this.load()
  }

  /**
   * Another tab logged in or out: a cart that is on a screen is the other one. The device's lines are merged by the tab
   * that logged in; what it leaves behind goes with the next load.
   */
  follow(): void {
    const wasShown = this.loads > 0
    // first the count: the badge is written along with the view, and must not answer the other tab with an old one
    this.local.reread()
    this.remoteCount = this.ports.loggedIn() ? storedCount(readStored('tabbarBadge')) : 0
    this.forgetView()
    this.forgetAdjusted()
    if (wasShown) void this.load({ merge: false })
    else void this.refreshCount()
  }

  /** The user who has this cart; '' for the device's own. */
  private get owner(): string {
    return this.ports.loggedIn() ? (readStored('userId') ?? '') : ''
  }

  private storedCopy(): Cart | undefined {
    const copy = readStored('cartCopy')
    return copy?.userId === this.owner ? copy.cart : undefined
  }

  private change(rows: RowChange[]): Promise<boolean> {
    return rows.length === 0 ? Promise.resolve(true) : isConfirmed(this.queue.add({ kind: 'change', rows }))
  }

  private forgetView(): void {
    if (this.loads > 0) this.loads += 1 // a load under way is of the other cart
    this.queue.reset()
    this.loaded('loading', undefined)
  }

  /** What stops an addition that the screen can know of. */
  private stopOf({ skuCode, quantity, facts, versions = [] }: CartAddition): AddOutcome | undefined {
    const loggedIn = this.ports.loggedIn()
    const rows = this.view ? rowsOf(this.view) : []
    const quantityOf = (code: string) =>
      loggedIn ? (rows.find(({ sku }) => sku.skuCode === code)?.quantity ?? 0) : this.local.quantityOf(code)
    const already = quantityOf(skuCode)
    if (!loggedIn && already === 0 && this.local.full) return { added: false, stopped: 'LINES', max: MAX_CART_LINES }
    if (!facts) return undefined
    const beside = versions.reduce((sum, code) => (code === skuCode ? sum : sum + quantityOf(code)), 0)
    const { max, reason } = quantityLimit({ stockLimit: this.ports.stockLimit?.(), ...facts, beside })
    if (already + quantity <= max) return undefined
    return { added: false, stopped: reason, max: reason === 'LIMIT' ? max + beside : max }
  }

  private async put(addition: CartAddition, scope: string): Promise<AddOutcome> {
    this.local.reread()
    const stop = this.stopOf(addition)
    if (stop) return stop
    const { skuCode, quantity, priceFen } = addition
    if (!this.ports.loggedIn()) {
      this.local.put(skuCode, quantity, priceFen)
      this.keepBadge()
      return { added: true }
    }
    this.setRemoteCount(this.remoteCount + quantity)
    forgetIntents(addScope, Date.now() - addLifetime)
    try {
      const { count } = await withIntent(scope, (idempotencyKey) =>
        call('POST /o2cart/v1/carts/save-by-product', { body: { skuCode, quantity }, idempotencyKey })
      )
      this.setRemoteCount(count)
      return { added: true }
    } catch (failure) {
      this.setRemoteCount(Math.max(0, this.remoteCount - quantity))
      if (failure instanceof GatewayError) return { added: false, stopped: 'FAILED', error: failure }
      throw failure
    }
  }

  /** Never rejects: lines that could not be merged stay on the device and go with the next load. */
  private mergeLocal(): Promise<void> {
    this.local.reread()
    if (!this.ports.loggedIn() || this.local.lines.length === 0) return this.merging ?? Promise.resolve()
    this.merging ??= this.sendLocal().finally(() => {
      this.merging = undefined
    })
    return this.merging
  }

  /** First what was sent before and never answered for, as it was sent; then what came to the device since. */
  private async sendLocal(): Promise<void> {
    const open = this.local.openMerge
    if (open && !(await this.sendMerge(open))) return
    if (this.ports.loggedIn() && this.local.lines.length > 0) await this.sendMerge(this.local.newMerge())
  }

  /** Whether it is merged; if not, the lines are still on the device. */
  private async sendMerge(merge: CartMerge): Promise<boolean> {
    // the oldest first, so that the newest ends up in front
    const rows = [...merge.lines].reverse().map(({ skuCode, quantity, selected, addedPriceFen }) => ({
      skuCode,
      quantity,
      selected,
      addedPriceFen
    }))
    try {
      const { count, adjusted } = await call('POST /o2cart/v1/carts/save-all', {
        body: { rows },
        idempotencyKey: merge.key,
        quiet: true
      })
      this.local.endMerge(merge, true)
      this.tellAdjusted([...new Set([...this.adjusted, ...adjusted])])
      this.setRemoteCount(count)
      return true
    } catch (failure) {
      // a 401 says nothing of what was sent before it
      const isRefused = failure instanceof GatewayError && !failure.fateUnknown
      if (isRefused && !(failure instanceof UnauthorisedError)) this.local.endMerge(merge, false)
      return false
    }
  }

  private show(view: Cart | undefined): void {
    this.view = view
    if (view && this.ports.loggedIn()) this.remoteCount = piecesOf(view)
    this.keepBadge()
  }

  private loaded(status: CartStore['status'], error: unknown): void {
    this.status = status
    this.error = error
    this.refreshing = false
  }

  private tellAdjusted(skuCodes: readonly string[]): void {
    this.adjusted = skuCodes
  }

  private setRemoteCount(count: number): void {
    this.remoteCount = count
    this.keepBadge()
  }

  private keepBadge(): void {
    writeStored('tabbarBadge', this.badge || undefined)
  }
}

/** False when the gateway could not be asked or refused: `call` has told it and the queue has rolled it back. */
async function isConfirmed(change: Promise<void>): Promise<boolean> {
  try {
    await change
    return true
  } catch (failure) {
    if (failure instanceof GatewayError) return false
    throw failure
  }
}
