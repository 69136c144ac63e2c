/** What the way costs and how long it takes. Regions are 6-digit codes; the first two digits are the province. */
import { moment, shopDay, shopHour } from '../day'

/** PARCEL: the shop's freight rule. LARGE: delivered free, two days later. */
export type FreightClass = 'PARCEL' | 'LARGE'

export interface FreightRule {
  /** What one order of the shop costs, fen. */
  baseFen: number
  /** Goods of the shop from this amount on travel free; null: never. */
  freeFromFen: number | null
  /** Added for remote regions, also when the rest is free. */
  remoteExtraFen: number
  /** Provinces that are remote for this shop. */
  remoteRegionCodes: readonly string[]
}

export interface FreightGoods {
  /** Fen of all goods of the shop. */
  goodsFen: number
  /** Whether any of them is a PARCEL; large goods alone travel free. */
  parcel: boolean
}

/** The province of a region, as a 6-digit code. */
export function provinceOf(regionCode: string): string {
  return `${regionCode.slice(0, 2)}0000`
}

/** Whether a region lies in one of the provinces. */
export function isInRegions(regionCode: string, provinceCodes: readonly string[]): boolean {
  return provinceCodes.includes(provinceOf(regionCode))
}

/** Freight of one shop's goods, fen; without a region the extra for remote ones is not known and left out. */
export function shopFreight(rule: FreightRule, goods: FreightGoods, regionCode?: string): number {
  if (goods.goodsFen <= 0) return 0
  const free = !goods.parcel || (rule.freeFromFen !== null && goods.goodsFen >= rule.freeFromFen)
  const remote = regionCode !== undefined && isInRegions(regionCode, rule.remoteRegionCodes)
  return (free ? 0 : rule.baseFen) + (remote ? rule.remoteExtraFen : 0)
}

/** Fen still missing to free freight; 0 when it is free already or never will be. */
export function missingToFreeFreight(rule: FreightRule, goodsFen: number): number {
  return rule.freeFromFen === null ? 0 : Math.max(0, rule.freeFromFen - goodsFen)
}

export interface TransitRule {
  /** Orders before this hour of the shop's day leave the same day. */
  sameDayBeforeHour: number
  /** Days on the way within the mainland. */
  transitDays: number
  remoteRegionCodes: readonly string[]
}

/** Days a remote region takes more. */
export const REMOTE_EXTRA_DAYS = 2
/** Days large goods take more. */
export const LARGE_EXTRA_DAYS = 2
/** The day goods ordered now arrive, `YYYY-MM-DD` in the shop's time; of several goods the slowest decides. */
export function arrivalDay(nowMs: number, rule: TransitRule, regionCode: string, large: boolean): string {
  const days =
    rule.transitDays +
    (shopHour(nowMs) < rule.sameDayBeforeHour ? 0 : 1) +
    (isInRegions(regionCode, rule.remoteRegionCodes) ? REMOTE_EXTRA_DAYS : 0) +
    (large ? LARGE_EXTRA_DAYS : 0)
  return shopDay(moment(nowMs).add(days, 'day').valueOf())
}
