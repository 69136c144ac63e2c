/** The cart kept on the device while nobody is logged in. It keeps codes and quantities; prices are today's. */
import type { Cart, CartRow, SkuRow } from '@contract'
import type { BundleRule } from '@domain/goods/bundle'
import { groupByShop, MAX_CART_LINES } from '@domain/checkout/cart'
import { DAY_MS } from '@domain/spans'
import { clampQuantity, piecesBeside, type ClampedQuantity } from '@domain/goods/stock'
import { makeAutoObservable, observable } from 'mobx'
import { newKey } from '@/lib/keys'
import { readStored, writeStored, type CartLine, type CartMerge } from '../persisted'
import { emptyCart, type CartBackend, type RowChange } from './backend'
import { call } from './calls'

/** ms a merge goes on under its key; the gateway knows keys for a week. */
const mergeLifetime = 6 * DAY_MS

const storedLines = (): readonly CartLine[] => readStored('anonymousCart') ?? []

/**
 * Newest first; at most 200 lines. Other tabs keep the same lines: every change is made to what is stored now, never to
 * what this tab read earlier.
 */
export class LocalCart implements CartBackend {
  lines: readonly CartLine[] = storedLines()
  private skus = new Map<string, SkuRow>()
  private bundles: BundleRule[] = []
  private gifts: NonNullable<Cart['gifts']> = []

  constructor(private readonly stockLimit: () => number | undefined = () => undefined) {
    makeAutoObservable<this, 'skus' | 'bundles' | 'gifts' | 'stockLimit'>(this, {
      lines: observable.ref,
      stockLimit: false,
      skus: false,
      bundles: false,
      gifts: false,
      openMerge: false,
      load: false,
      change: false,
      remove: false
    })
  }

  get pieces(): number {
    return this.lines.reduce((sum, line) => sum + line.quantity, 0)
  }

  get full(): boolean {
    return this.lines.length >= MAX_CART_LINES
  }

  quantityOf(skuCode: string): number {
    return this.lines.find((line) => line.skuCode === skuCode)?.quantity ?? 0
  }

  /** Takes up what another tab has stored. */
  reread(): void {
    this.lines = storedLines()
  }

  /** Puts pieces in; the same SKU again adds up, keeps its first price and comes to the front. */
  put(skuCode: string, quantity: number, priceFen: number): void {
    const lines = storedLines()
    const existing = lines.find((line) => line.skuCode === skuCode)
    const line: CartLine = {
      skuCode,
      quantity: Math.min((existing?.quantity ?? 0) + quantity, 99_999),
      selected: true,
      addedPriceFen: existing?.addedPriceFen ?? priceFen,
      addedAt: Date.now()
    }
    this.keep([line, ...lines.filter((other) => other !== existing)].slice(0, MAX_CART_LINES))
  }

  clear(): void {
    this.keep([])
  }

  /**
   * The merge that was sent and not answered for, while one of its lines is here. Sent again as it was, it has no second
   * effect at a gateway that had taken it; the same pieces in a merge of another kind would be there twice.
   */
  get openMerge(): CartMerge | undefined {
    const open = readStored('cartMerge')
    return open && Math.abs(Date.now() - open.at) < mergeLifetime ? open : undefined
  }

  /** All lines, under a key that stays theirs until it is known what became of them. */
  newMerge(): CartMerge {
    const merge = { key: newKey(), lines: [...this.lines], at: Date.now() }
    writeStored('cartMerge', merge)
    return merge
  }

  /** What became of a merge is known: its lines go when they are in the cart, and otherwise wait for another. */
  endMerge({ key, lines }: CartMerge, isMerged: boolean): void {
    const open = readStored('cartMerge')
    if (open && open.key !== key) return this.reread() // another tab has ended it
    writeStored('cartMerge', undefined)
    if (isMerged) this.drop(lines)
  }

  /** Takes out the pieces that were merged; what came in meanwhile stays. */
  private drop(mergedLines: readonly CartLine[]): void {
    const mergedCounts = new Map(mergedLines.map(({ skuCode, quantity }) => [skuCode, quantity]))
    this.keep(
      storedLines().flatMap((line) => {
        const quantity = line.quantity - (mergedCounts.get(line.skuCode) ?? 0)
        return quantity > 0 ? [{ ...line, quantity }] : []
      })
    )
  }

  async load(): Promise<Cart> {
    this.reread()
    if (this.lines.length === 0) return emptyCart
    const linesBefore = this.lines
    this.gifts = []
    await this.fetchSkus(linesBefore.map((line) => line.skuCode))
    // a SKU the shop no longer knows has neither name nor picture: nothing could be shown of it
    const unknown = linesBefore.filter(({ skuCode }) => !this.skus.has(skuCode)).map(({ skuCode }) => skuCode)
    if (unknown.length > 0) await this.remove(unknown)
    return this.view()
  }

  async change(rows: readonly RowChange[]): Promise<Cart> {
    const codes = rows.flatMap((row) => row.skuCode ?? [])
    if (codes.length > 0) await this.fetchSkus(codes)
    this.keep(rows.reduce((lines, row) => this.changed(lines, row), storedLines()))
    return this.view()
  }

  remove(rowIds: readonly string[]): Promise<Cart> {
    this.keep(storedLines().filter((line) => !rowIds.includes(line.skuCode)))
    return Promise.resolve(this.view())
  }

  private changed(lines: readonly CartLine[], change: RowChange): readonly CartLine[] {
    const line = lines.find((candidate) => candidate.skuCode === change.rowId)
    if (!line) return lines
    const { skuCode = line.skuCode, selected = line.selected } = change
    if (skuCode !== line.skuCode) return this.exchanged(lines, line, { ...change, skuCode, selected })
    const quantity = this.quantityAfter(line, lines, change.quantity)
    return lines.map((candidate) => (candidate === line ? { ...line, quantity, selected } : candidate))
  }

  /**
   * A smaller number that is still too much is cut to what is there; a greater one never costs a piece. Who takes fewer
   * is not stopped by the product's other versions.
   */
  private quantityAfter(line: CartLine, lines: readonly CartLine[], wish = line.quantity): number {
    const sku = this.skus.get(line.skuCode)
    if (!sku || wish === line.quantity) return wish
    const { quantity, stopped } = this.cut(wish, sku, wish > line.quantity ? lines : [])
    return stopped && (quantity === 0 || wish > line.quantity) ? Math.max(quantity, line.quantity) : quantity
  }

  /** Another SKU in the line's place; one that is there already joins it. What is sold out takes no line's place. */
  private exchanged(
    lines: readonly CartLine[],
    line: CartLine,
    { skuCode, selected, quantity = line.quantity }: RowChange & { skuCode: string; selected: boolean }
  ): readonly CartLine[] {
    const sku = this.skus.get(skuCode)
    if (!sku) return lines
    const other = lines.find((candidate) => candidate.skuCode === skuCode)
    const rest = lines.filter((candidate) => candidate !== line)
    const { quantity: most } = this.cut(quantity + (other?.quantity ?? 0), sku, rest)
    if (most === 0) return lines
    const addedPriceFen = other?.addedPriceFen ?? sku.priceFen
    const newLine: CartLine = { ...line, skuCode, quantity: most, selected, addedPriceFen }
    return lines
      .filter((candidate) => candidate !== other)
      .map((candidate) => (candidate === line ? newLine : candidate))
  }

  private cut(wish: number, sku: SkuRow, lines: readonly CartLine[]): ClampedQuantity {
    const knownLines = lines.flatMap(({ skuCode, quantity }) => {
      const skuFacts = this.skus.get(skuCode)
      return skuFacts ? [{ quantity, sku: skuFacts }] : []
    })
    return clampQuantity(wish, { ...sku, stockLimit: this.stockLimit(), beside: piecesBeside(sku, knownLines) })
  }

  private async fetchSkus(skuCodes: readonly string[]): Promise<void> {
    const {
      list,
      bundles = [],
      gifts = []
    } = await call('POST /o2pcm/v1/pub/product/platform-sku-query', {
      body: { skuCodes: [...skuCodes] }
    })
    for (const skuCode of skuCodes) this.skus.delete(skuCode)
    for (const sku of list) this.skus.set(sku.skuCode, sku)
    this.gifts = [
      ...this.gifts.filter((old) => !gifts.some((gift) => gift.activityCode === old.activityCode)),
      ...gifts
    ]
    this.bundles = [...this.bundles.filter(({ skuCode }) => !skuCodes.includes(skuCode)), ...bundles]
  }

  private view(): Cart {
    const rows = this.lines.flatMap((line): CartRow[] => {
      const sku = this.skus.get(line.skuCode)
      const { skuCode: rowId, quantity, selected, addedPriceFen } = line
      return sku ? [{ rowId, quantity, selected, addedPriceFen, sku }] : []
    })
    return {
      shops: groupByShop(rows.filter((row) => !row.sku.unsellable)),
      invalid: rows.filter((row) => row.sku.unsellable),
      bundles: this.bundles,
      gifts: this.gifts
    }
  }

  private keep(lines: readonly CartLine[]): void {
    this.lines = lines
    writeStored('anonymousCart', [...lines])
    const open = readStored('cartMerge')
    if (open && !open.lines.some(({ skuCode }) => this.quantityOf(skuCode) > 0)) writeStored('cartMerge', undefined)
  }
}
