/** What a cart must be able to do: the gateway keeps it for a shopper who is logged in, the device for others. */
import type { Cart, CartRow } from '@contract'
import { bundleOff } from '@domain/goods/bundle'

/** A change of one line; `rowId` is the line's own (anonymous: its SKU code). */
export interface RowChange {
  rowId: string
  quantity?: number
  selected?: boolean
  /** Another SKU of the same product. */
  skuCode?: string
}

export interface CartBackend {
  load: () => Promise<Cart>
  /** Changes lines; replies the whole cart. */
  change: (rows: readonly RowChange[]) => Promise<Cart>
  /** Takes lines out; `view` is the cart as confirmed before. */
  remove: (rowIds: readonly string[], view: Cart) => Promise<Cart>
}

export const emptyCart: Cart = { shops: [], invalid: [] }

/** Every line, those that can be bought first. */
export const rowsOf = (cart: Cart): CartRow[] => [...cart.shops.flatMap((shop) => shop.rows), ...cart.invalid]

/** Pieces in the cart, for the badge; the gateway counts lines that can't be bought too. */
export const piecesOf = (cart: Cart): number => rowsOf(cart).reduce((sum, row) => sum + row.quantity, 0)

/** What a piece of the chosen lines costs less because of what it is bought with, by SKU. */
export const offTogether = ({ shops, bundles = [] }: Cart = emptyCart): Map<string, number> =>
  bundleOff(
    bundles,
    shops.flatMap(({ rows }) => rows.filter(({ selected }) => selected))
  )

/** The pieces a stored badge tells of; '99+' is at least a hundred. */
export const storedCount = (badge: string | undefined): number => (badge === '99+' ? 100 : Number(badge ?? 0) || 0)

/** The cart with changes in place before anybody confirmed them; another SKU shows once it is confirmed. */
export function withChanges(cart: Cart, changes: readonly RowChange[]): Cart {
  const byRow = new Map(changes.map((change) => [change.rowId, change]))
  const changeRow = (row: CartRow): CartRow => {
    const change = byRow.get(row.rowId)
    return change
      ? { ...row, quantity: change.quantity ?? row.quantity, selected: change.selected ?? row.selected }
      : row
  }
  return {
    ...cart,
    shops: cart.shops.map((shop) => ({ ...shop, rows: shop.rows.map(changeRow) })),
    invalid: cart.invalid.map(changeRow)
  }
}

const isEqual = (value: unknown, other: unknown): boolean =>
  value === other || JSON.stringify(value) === JSON.stringify(other)

/** `next`, in which what says the same as in `current` is the same object: nothing of it is drawn anew. */
export function keepingEqual(current: Cart | undefined, next: Cart): Cart {
  if (!current) return next
  const rows = new Map(rowsOf(current).map((row) => [row.rowId, row]))
  const shops = new Map(current.shops.map((shop) => [shop.shopCode, shop]))
  const keptRow = (row: CartRow): CartRow => {
    const old = rows.get(row.rowId)
    return old && isEqual(old, row) ? old : row
  }
  const keptShop = (shop: Cart['shops'][number]): Cart['shops'][number] => {
    const old = shops.get(shop.shopCode)
    const shopNow = { ...shop, rows: shop.rows.map(keptRow) }
    const stays =
      old?.rows.length === shopNow.rows.length &&
      old.rows.every((row, index) => row === shopNow.rows[index]) &&
      isEqual({ ...old, rows: [] }, { ...shopNow, rows: [] })
    return stays ? old : shopNow
  }
  return { ...next, shops: next.shops.map(keptShop), invalid: next.invalid.map(keptRow) }
}

/** The cart without some lines, and without shops that have none left. */
export function withoutRows(cart: Cart, rowIds: readonly string[]): Cart {
  const removedIds = new Set(rowIds)
  const stays = (row: CartRow) => !removedIds.has(row.rowId)
  return {
    ...cart,
    shops: cart.shops
      .map((shop) => ({ ...shop, rows: shop.rows.filter(stays) }))
      .filter((shop) => shop.rows.length > 0),
    invalid: cart.invalid.filter(stays)
  }
}

/** Later changes of a line win over earlier ones, field by field. */
export function mergeChanges(earlier: readonly RowChange[], later: readonly RowChange[]): RowChange[] {
  const byRow = new Map<string, RowChange>()
  for (const change of [...earlier, ...later]) byRow.set(change.rowId, { ...byRow.get(change.rowId), ...change })
  return [...byRow.values()]
}
