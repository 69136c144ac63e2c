/** The cart kept on the device while nobody is logged in. It keeps codes and quantities; prices are today's. */
import type { Cart, CartRow, SkuRow } from '@contract'
import { groupByShop, MAX_CART_LINES } from '@domain/cart'
import { clampQuantity } from '@domain/stock'
import { makeAutoObservable, observable } from 'mobx'
import { call } from '@/api'
import { readStored, writeStored, type CartLine } from '../persisted'
import { emptyCart, type CartBackend, type RowChange } from './backend'

const stored = (): readonly CartLine[] => readStored('anonymousCart') ?? []

/**
 * Newest first; at most 200 lines. Other tabs keep the same lines: every change is made to what is stored now, never to
 * what this tab read earlier.
 */
export class LocalCart implements CartBackend {
  lines: readonly CartLine[] = stored()
  private skus = new Map<string, SkuRow>()

  constructor(private readonly stockLimit: () => number | undefined = () => undefined) {
    makeAutoObservable<this, 'skus' | 'stockLimit'>(this, {
      lines: observable.ref,
      stockLimit: false,
      skus: false,
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
    this.lines = stored()
  }

  /** Puts pieces in; the same SKU again adds up, keeps its first price and comes to the front. */
  put(skuCode: string, quantity: number, priceFen: number): void {
    const lines = stored()
    const known = lines.find((line) => line.skuCode === skuCode)
    const line: CartLine = {
      skuCode,
      quantity: Math.min((known?.quantity ?? 0) + quantity, 99_999),
      selected: true,
      addedPriceFen: known?.addedPriceFen ?? priceFen,
      addedAt: Date.now()
    }
    this.keep([line, ...lines.filter((other) => other !== known)].slice(0, MAX_CART_LINES))
  }

  clear(): void {
    this.keep([])
  }

  /** Takes out the pieces that were merged; what came in meanwhile stays. */
  drop(merged: readonly CartLine[]): void {
    const gone = new Map(merged.map(({ skuCode, quantity }) => [skuCode, quantity]))
    this.keep(
      stored().flatMap((line) => {
        const quantity = line.quantity - (gone.get(line.skuCode) ?? 0)
        return quantity > 0 ? [{ ...line, quantity }] : []
      })
    )
  }

  async load(): Promise<Cart> {
    this.reread()
    if (this.lines.length === 0) return emptyCart
    const asked = this.lines
    await this.fetchSkus(asked.map((line) => line.skuCode))
    // a SKU the shop no longer knows has neither name nor picture: nothing could be shown of it
    const unknown = asked.filter(({ skuCode }) => !this.skus.has(skuCode)).map(({ skuCode }) => skuCode)
    if (unknown.length > 0) await this.remove(unknown)
    return this.view()
  }

  async change(rows: readonly RowChange[]): Promise<Cart> {
    const wanted = rows.flatMap((row) => row.skuCode ?? [])
    if (wanted.length > 0) await this.fetchSkus(wanted)
    this.keep(rows.reduce((lines, row) => this.changed(lines, row), stored()))
    return this.view()
  }

  remove(rowIds: readonly string[]): Promise<Cart> {
    this.keep(stored().filter((line) => !rowIds.includes(line.skuCode)))
    return Promise.resolve(this.view())
  }

  private changed(lines: readonly CartLine[], change: RowChange): readonly CartLine[] {
    const line = lines.find((candidate) => candidate.skuCode === change.rowId)
    if (!line) return lines
    const skuCode = change.skuCode ?? line.skuCode
    const sku = this.skus.get(skuCode)
    if (change.skuCode !== undefined && !sku) return lines
    const other = skuCode === line.skuCode ? undefined : lines.find((candidate) => candidate.skuCode === skuCode)
    const wish = (change.quantity ?? line.quantity) + (other?.quantity ?? 0)
    const changed: CartLine = {
      ...line,
      skuCode,
      quantity: sku ? Math.max(1, clampQuantity(wish, { ...sku, stockLimit: this.stockLimit() }).quantity) : wish,
      selected: change.selected ?? line.selected,
      addedPriceFen: skuCode === line.skuCode ? line.addedPriceFen : (other?.addedPriceFen ?? sku?.priceFen ?? 0)
    }
    return lines
      .filter((candidate) => candidate !== other)
      .map((candidate) => (candidate === line ? changed : candidate))
  }

  private async fetchSkus(skuCodes: readonly string[]): Promise<void> {
    const { list } = await call('POST /o2pcm/v1/pub/product/platform-sku-query', { body: { skuCodes: [...skuCodes] } })
    for (const skuCode of skuCodes) this.skus.delete(skuCode)
    for (const sku of list) this.skus.set(sku.skuCode, sku)
  }

  private view(): Cart {
    const rows = this.lines.flatMap((line): CartRow[] => {
      const sku = this.skus.get(line.skuCode)
      const { skuCode: rowId, quantity, selected, addedPriceFen } = line
      return sku ? [{ rowId, quantity, selected, addedPriceFen, sku }] : []
    })
    return {
      shops: groupByShop(rows.filter((row) => !row.sku.unsellable)),
      invalid: rows.filter((row) => row.sku.unsellable)
    }
  }

  private keep(lines: readonly CartLine[]): void {
    this.lines = lines
    writeStored('anonymousCart', [...lines])
  }
}
