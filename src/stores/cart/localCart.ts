/** The cart kept on the device while nobody is logged in. It keeps codes and quantities; prices are today's. */
import type { Cart, CartRow, SkuRow } from '@contract'
import { groupByShop, MAX_CART_LINES } from '@domain/cart'
import { clampQuantity } from '@domain/stock'
import { makeAutoObservable, observable } from 'mobx'
import { call } from '@/api'
import { readStored, writeStored, type CartLine } from '../persisted'
import { emptyCart, type CartBackend, type RowChange } from './backend'

/** Newest first; at most 200 lines. */
export class LocalCart implements CartBackend {
  lines: readonly CartLine[] = readStored('anonymousCart') ?? []
  private skus = new Map<string, SkuRow>()

  constructor() {
    makeAutoObservable<this, 'skus'>(this, {
      lines: observable.ref,
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

  /** Puts pieces in; the same SKU again adds up, keeps its first price and comes to the front. */
  put(skuCode: string, quantity: number, priceFen: number): void {
    const known = this.lines.find((line) => line.skuCode === skuCode)
    const line: CartLine = {
      skuCode,
      quantity: Math.min((known?.quantity ?? 0) + quantity, 99_999),
      selected: true,
      addedPriceFen: known?.addedPriceFen ?? priceFen,
      addedAt: Date.now()
    }
    this.keep([line, ...this.lines.filter((other) => other !== known)].slice(0, MAX_CART_LINES))
  }

  clear(): void {
    this.keep([])
  }

  /** Takes out the lines that were merged; what came in meanwhile stays. */
  drop(merged: readonly CartLine[]): void {
    this.keep(this.lines.filter((line) => !merged.includes(line)))
  }

  async load(): Promise<Cart> {
    if (this.lines.length === 0) return emptyCart
    const asked = this.lines
    await this.fetchSkus(asked.map((line) => line.skuCode))
    // a SKU the shop no longer knows has neither name nor picture: nothing could be shown of it
    this.keep(this.lines.filter((line) => this.skus.has(line.skuCode) || !asked.includes(line)))
    return this.view()
  }

  async change(rows: readonly RowChange[]): Promise<Cart> {
    const wanted = rows.flatMap((row) => row.skuCode ?? [])
    if (wanted.length > 0) await this.fetchSkus(wanted)
    for (const row of rows) this.changeLine(row)
    return this.view()
  }

  remove(rowIds: readonly string[]): Promise<Cart> {
    this.keep(this.lines.filter((line) => !rowIds.includes(line.skuCode)))
    return Promise.resolve(this.view())
  }

  private changeLine(change: RowChange): void {
    const line = this.lines.find((candidate) => candidate.skuCode === change.rowId)
    if (!line) return
    const skuCode = change.skuCode ?? line.skuCode
    const sku = this.skus.get(skuCode)
    if (change.skuCode !== undefined && !sku) return
    const other = skuCode === line.skuCode ? undefined : this.lines.find((candidate) => candidate.skuCode === skuCode)
    const wish = (change.quantity ?? line.quantity) + (other?.quantity ?? 0)
    const changed: CartLine = {
      ...line,
      skuCode,
      quantity: sku ? Math.max(1, clampQuantity(wish, sku).quantity) : wish,
      selected: change.selected ?? line.selected,
      addedPriceFen: skuCode === line.skuCode ? line.addedPriceFen : (other?.addedPriceFen ?? sku?.priceFen ?? 0)
    }
    this.keep(
      this.lines
        .filter((candidate) => candidate !== other)
        .map((candidate) => (candidate === line ? changed : candidate))
    )
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
