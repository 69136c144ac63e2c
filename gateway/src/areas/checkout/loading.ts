import { createHash } from 'node:crypto'
import type { Settlement, Address, SkuRow } from '../../../../contract'
import { REBATE_DAYS, rebateOfRows } from '../../../../domain/activity/rebate'
import { destinationOf } from '../../../../domain/people/address'
import { bondsOf, type Bond } from '../../../../domain/rewards/bonds'
import { bundleOff, mainOf, pricedTogether, type BundleLine, type BundleRule } from '../../../../domain/goods/bundle'
import { isInRegions, type TransitRule } from '../../../../domain/orders/freight'
import type { AppliedRewards, Purchase } from '../../../../domain/rewards/rewards'
import { purchaseOf, settle, type Settled, type SettlementInputShop } from '../../../../domain/checkout/settlement'
import { piecesBeside, quantityLimit, type QuantityLimit } from '../../../../domain/goods/stock'
import type { Db } from '../../core/database/database'
import type { Asker } from '../../core/identity/asker'
import { addressOf, toAddress, type AddressRecord } from '../address'
import { factsOf, stockLimitOf } from '../cart'
import { bundlesWith, skusByCode, type SkuFacts } from '../product'
import { activityTerms, heldFor, soldBy, type ActivityTerms } from './activities'
import { giftPart, loadGifts, type LoadedGift } from './gifts'
import { heldBy, usedOf, viewsOf, type ShopperRewards, type RewardViews } from './rewards'
import * as store from './store'
import { subsidiesFor, withSubsidies, type ShopSubsidy } from './subsidies'

export type Problem = 'DELISTED' | 'OUT_OF_STOCK' | 'OVER_STOCK' | 'OVER_LIMIT' | 'RESTRICTED'

export interface LoadedRow {
  sku: SkuRow
  facts: SkuFacts
  quantity: number
  openedPriceFen: number
  /** Taken off a piece because of what it is bought with; 0: nothing. */
  bundleFen: number
  /** The product that it costs less beside. */
  bundleOf: string | undefined
  /** The most this shopper can buy of it now. */
  limit: QuantityLimit
  problem: Problem | undefined
}

export interface LoadedShop {
  shopCode: string
  shopName: string
  rows: LoadedRow[]
  transit: TransitRule
  /** Whether any of its goods is large: the slowest decides when all of it arrives. */
  large: boolean
}

/** A settlement with everything of today that bears on it. */
export interface Loaded {
  record: store.SettlementRecord
  shops: LoadedShop[]
  remarks: Map<string, string>
  address: Address | undefined
  /** The same as it is kept. */
  keptAddress: AddressRecord | undefined
  /** What its activity asks; absent: it has none, or it was submitted. */
  terms: ActivityTerms | undefined
  /** SKU codes nothing is known about any more. */
  unknownSkus: string[]
  /** What is taken off, and what could be. */
  applied: AppliedRewards
  rewards: RewardViews
  /** What saves most of all that the shopper has. */
  best: AppliedRewards
  purchase: Purchase
  holdings: ShopperRewards
  /** What activities give along, or could; none once it was submitted. */
  gifts: LoadedGift[]
  settled: Settled
  /** What the trade-in subsidy takes off after all that; `settled` has it in what is paid. */
  subsidies: ShopSubsidy[]
  /** What the orders of its shops owe to each other, by shop. */
  bonds: Bond[]
}

function problemOf(row: Omit<LoadedRow, 'problem'>, region: string | undefined): Problem | undefined {
  const { sku, facts, quantity, limit } = row
  if (sku.unsellable) return sku.unsellable
  if (region !== undefined && isInRegions(region, facts.restricted_region_codes)) return 'RESTRICTED'
  if (quantity <= limit.max) return undefined
  return limit.reason === 'STOCK' ? 'OVER_STOCK' : 'OVER_LIMIT'
}

function intoShops(rows: readonly LoadedRow[]): LoadedShop[] {
  const shops = new Map<string, LoadedShop>()
  for (const row of rows) {
    const { facts, sku } = row
    const shop = shops.get(sku.shopCode) ?? {
      shopCode: sku.shopCode,
      shopName: sku.shopName,
      rows: [],
      transit: {
        sameDayBeforeHour: facts.same_day_before_hour,
        transitDays: facts.transit_days,
        remoteRegionCodes: facts.shop_freight.remoteRegionCodes
      },
      large: false
    }
    shop.rows.push(row)
    shop.large ||= facts.freight_class === 'LARGE'
    shops.set(sku.shopCode, shop)
  }
  return [...shops.values()]
}

const inputOf = (shop: LoadedShop): SettlementInputShop => ({
  shopCode: shop.shopCode,
  freight: (shop.rows[0] as LoadedRow).facts.shop_freight,
  rows: shop.rows.map((row) => ({
    spuCode: row.sku.spuCode,
    categoryCode: row.sku.categoryCode,
    priceFen: row.sku.priceFen,
    quantity: row.quantity,
    flash: row.sku.regularPriceFen !== undefined,
    freightClass: row.facts.freight_class
  }))
})

/** The bundles that lines may be of. */
async function rulesFor(db: Db, lines: readonly BundleLine[]): Promise<BundleRule[]> {
  if (lines.length < 2) return []
  return bundlesWith(
    db,
    lines.map(({ sku }) => sku.skuCode)
  )
}

/** What pieces cost less because they are bought together, by SKU. */
export async function offTogether(db: Db, lines: readonly BundleLine[]): Promise<Map<string, number>> {
  return bundleOff(await rulesFor(db, lines), lines)
}

/** What the activity of a settlement asks today; what became orders has the prices of those. */
async function termsFor(
  db: Db,
  shopper: Asker,
  record: store.SettlementRecord,
  [row]: readonly store.SettlementRowRecord[]
): Promise<ActivityTerms | undefined> {
  if (record.activity === null || row === undefined) return undefined
  const line = { skuCode: row.sku_code, quantity: row.quantity }
  if (record.submitted_at !== null) {
    return { kind: record.activity.kind, priceFen: row.opened_price_fen, left: row.quantity }
  }
  return activityTerms(db, shopper, record.activity, line)
}

/** Reads a settlement with today's prices, stock, freight and coupons. */
export async function load(
  db: Db,
  shopper: Asker,
  record: store.SettlementRecord,
  parts?: store.SettlementParts
): Promise<Loaded> {
  const read = parts ?? (await store.partsOf(db, record.settlement_id))
  const { rows: records, remarks } = read
  const skus = await skusByCode(
    db,
    records.map((row) => row.sku_code),
    shopper
  )
  const terms = await termsFor(db, shopper, record, records)
  if (terms !== undefined) for (const [code, sku] of skus) skus.set(code, { ...sku, row: soldBy(terms, sku.row) })
  const addressRow = record.address_id === null ? undefined : await addressOf(db, shopper.userId, record.address_id)
  const address = addressRow && toAddress(addressRow, shopper.locale)
  const wishes = records.flatMap(({ sku_code, quantity }) => {
    const sku = skus.get(sku_code)?.row
    return sku ? [{ sku, quantity }] : []
  })
  const rules = await rulesFor(db, wishes)
  const off = bundleOff(rules, wishes)
  const rows = records.flatMap((row): LoadedRow[] => {
    const sku = skus.get(row.sku_code)
    if (!sku) return []
    const facts = {
      ...factsOf(sku.row, stockLimitOf(sku.facts.stock_limit)),
      beside: piecesBeside(sku.row, wishes)
    }
    const base = {
      sku: pricedTogether(sku.row, off),
      bundleFen: off.get(row.sku_code) ?? 0,
      bundleOf: off.has(row.sku_code) ? mainOf(rules, wishes, sku.row)?.spuCode : undefined,
      facts: sku.facts,
      quantity: row.quantity,
      openedPriceFen: row.opened_price_fen,
      limit: quantityLimit(facts)
    }
    return [{ ...base, problem: problemOf(base, address?.districtCode) }]
  })
  const shops = intoShops(rows)
  const inputs = shops.map(inputOf)
  const purchase = purchaseOf(inputs, { nowMs: shopper.nowMs, regionCode: address?.districtCode })
  // an activity's price is all that is given
  const giftGoods = record.activity === null ? rows : []
  const gifts = await loadGifts(db, shopper, { record, rows: giftGoods, regionCode: address?.districtCode })
  const all = await heldBy(db, shopper)
  const own = record.activity === null ? all : heldFor(record.activity.kind, all)
  const { applied, best } = usedOf(purchase, own.own, record.choice)
  const settled = settle(inputs, purchase, applied)
  const subsidies = read.subsidised ? await subsidiesFor(db, shopper, { record, shops, settled, address }) : []
  const shopNames = new Map(shops.map((shop) => [shop.shopCode, shop.shopName]))
  return {
    record,
    shops,
    remarks,
    address,
    keptAddress: addressRow,
    terms,
    unknownSkus: records.map((row) => row.sku_code).filter((code) => !skus.has(code)),
    applied,
    rewards: viewsOf(own, { purchase, applied }, { locale: shopper.locale, shopNames }),
    best,
    purchase,
    holdings: own,
    gifts,
    settled: withSubsidies(settled, subsidies),
    subsidies,
    bonds: bondsOf({
      rules,
      lines: rows,
      goods: purchase.goods,
      shops: shops.map(({ shopCode }) => shopCode),
      applied,
      own: own.own
    })
  }
}

/** How it is paid in two parts; nothing where it is paid at once, or became an order. */
export function inParts({ record, terms, settled }: Loaded): Pick<Settlement, 'presale'> {
  if (terms?.presale === undefined || record.submitted_at !== null) return {}
  return { presale: { ...terms.presale, balanceFen: Math.max(0, settled.payFen - terms.presale.depositFen) } }
}

/** What its orders will give back, as `freezeRebates` will keep it; nothing where an activity sells it, or it became orders. */
export function rebateIn({ record, shops, settled, subsidies }: Loaded): Pick<Settlement, 'rebate'> {
  if (record.activity !== null || record.submitted_at !== null) return {}
  const rows = shops.flatMap((shop, shopIndex) =>
    shop.rows.map(({ sku, facts, quantity }, row) => {
      const off = settled.shops[shopIndex]?.rows[row] ?? { couponFen: 0, packetFen: 0, pointFen: 0 }
      const subsidyFen =
        subsidies.find((subsidy) => subsidy.shopCode === shop.shopCode && subsidy.row === row)?.fen ?? 0
      return { rate: facts.rebate_rate, row: { ...off, priceFen: sku.priceFen, quantity, subsidyFen } }
    })
  )
  const rebateFen = rebateOfRows(rows)
  return rebateFen === 0 ? {} : { rebate: { rebateFen, days: REBATE_DAYS } }
}

/**
 * One short text for all that a shopper agrees to, the same in every language: its first part is another one when any
 * amount moved, its second when the order would go elsewhere, its third, where there is one, when something else would be
 * given along.
 */
export function digestOf({
  shops,
  settled,
  applied,
  address,
  gifts,
  subsidies
}: Pick<Loaded, 'shops' | 'settled' | 'applied' | 'address' | 'gifts' | 'subsidies'>): string {
  const amounts = shops.map((shop, index) => [
    shop.shopCode,
    settled.shops[index]?.freightFen,
    settled.shops[index]?.coupons,
    settled.shops[index]?.packetFen,
    settled.shops[index]?.pointFen,
    ...shop.rows.map(({ sku, quantity }) => [sku.skuCode, sku.priceFen, quantity])
  ])
  const present = giftPart(gifts)
  const parts = [
    short([amounts, applied.userPacketId, ...(subsidies.length > 0 ? [subsidies] : [])]),
    short(address ? destinationOf(address) : [])
  ]
  return [...parts, ...(present.length > 0 ? [short(present).slice(0, 12)] : [])].join('-')
}

const short = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 24)

const samePart =
  (place: 0 | 1 | 2) =>
  (first: string, other: string): boolean =>
    first.split('-')[place] === other.split('-')[place]

/** Whether two digests stand for the same amounts, the same address, the same gifts. */
export const isSamePrice = samePart(0)
export const isSameAddress = samePart(1)
export const isSameGift = samePart(2)
