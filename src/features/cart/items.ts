/** The cart as one list, so that a long one can be mounted in part. Pure. */
import type { Cart, CartRow, CouponOffer } from '@contract'
import { notesOf } from './rules'
import type { CartGift } from './GiftLine'

export type CartShop = Cart['shops'][number]

/** What stands in the list; `first` and `last` of a card make its upper and lower edge. */
export type CartItem =
  | { kind: 'shop'; key: string; shop: CartShop; promotions: readonly CouponOffer[] | undefined }
  | { kind: 'line'; key: string; row: CartRow; first: boolean; last: boolean }
  | { kind: 'gift'; key: string; rule: CartGift; shopName: string; last: boolean }
  | { kind: 'invalid'; key: string; count: number }
  | { kind: 'gone'; key: string; row: CartRow; last: boolean }

/** The lines of a shop, each with what is given along with its product, and at their end what is with all of them. */
function linesOf({ rows, shopCode, shopName }: CartShop, gifts: readonly CartGift[]): CartItem[] {
  const draw = (rules: readonly CartGift[]) =>
    rules.map((rule) => ({ kind: 'gift' as const, key: `gift ${rule.activityCode}`, rule, shopName, last: false }))
  const own = gifts.filter((rule) => rule.shopCode === shopCode)
  const seenCodes = new Set<string>()
  const lines = rows.flatMap((row, index) => {
    const { spuCode } = row.sku
    const first = !seenCodes.has(spuCode)
    seenCodes.add(spuCode)
    return [
      { kind: 'line' as const, key: `line ${row.rowId}`, row, first: index === 0, last: false },
      ...draw(first ? own.filter((rule) => rule.spuCode === spuCode) : [])
    ]
  })
  const all = [...lines, ...draw(own.filter((rule) => rule.spuCode === undefined))]
  return all.map((item, index) => ({ ...item, last: index === all.length - 1 }))
}

/** Shops with their lines, then what can no longer be bought. `promotions`: by shop, undefined until they are known. */
export function itemsOf(
  { shops, invalid, gifts = [] }: Cart,
  promotions: ReadonlyMap<string, readonly CouponOffer[]> | undefined
): CartItem[] {
  const items = shops.flatMap((shop): CartItem[] => [
    {
      kind: 'shop',
      key: `shop ${shop.shopCode}`,
      shop,
      promotions: promotions && (promotions.get(shop.shopCode) ?? [])
    },
    ...linesOf(shop, gifts)
  ])
  if (invalid.length === 0) return items
  return [
    ...items,
    { kind: 'invalid', key: 'invalid', count: invalid.length },
    ...invalid.map((row, index): CartItem => ({
      kind: 'gone',
      key: `gone ${row.rowId}`,
      row,
      last: index === invalid.length - 1
    }))
  ]
}

/** Characters of a title that fill a line. */
const lineOfTitle = 15

/** Items of one kind are about as tall. */
export function heightKind(item: CartItem): string {
  if (item.kind === 'gift') return `gift ${item.last}`
  if (item.kind === 'gone') return `gone ${item.last}`
  if (item.kind === 'shop') return `shop ${item.promotions?.length !== 0}`
  if (item.kind !== 'line') return item.kind
  const { row, first, last } = item
  const { title, specs } = row.sku
  return `line ${first} ${last} ${title.length > lineOfTitle} ${specs.length > 0} ${notesOf(row).length}`
}
