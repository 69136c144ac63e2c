/** What the way costs and how long it takes. */

export interface FreightRule {
  baseFen: number
  /** Goods of the shop from this amount on travel free; null: never. */
  freeFromFen: number | null
  /** Added for far regions, also to free freight, by the first two digits of the region code. */
  surchargeFen?: Readonly<Record<string, number>>
}

/** Freight of one shop's goods; without a region the surcharge is not known and left out. */
export function shopFreight(rule: FreightRule, goodsFen: number, regionCode?: string): number {
  if (goodsFen <= 0) return 0
  const base = rule.freeFromFen !== null && goodsFen >= rule.freeFromFen ? 0 : rule.baseFen
  const surcharge = regionCode ? (rule.surchargeFen?.[regionCode.slice(0, 2)] ?? 0) : 0
  return base + surcharge
}

/** Fen still missing to free freight; 0 when it is free already or never will be. */
export function missingToFreeFreight(rule: FreightRule, goodsFen: number): number {
  return rule.freeFromFen === null ? 0 : Math.max(0, rule.freeFromFen - goodsFen)
}

/** Inner Mongolia, Hainan, Tibet, Qinghai, Ningxia, Xinjiang, Taiwan, Hong Kong, Macao. */
const FAR_PROVINCES: ReadonlySet<string> = new Set(['15', '46', '54', '63', '64', '65', '71', '81', '82'])

/** Days on the way between two regions (6-digit codes): same city, same province, same area of the country, farther. */
export function transitDays(fromRegion: string, toRegion: string): number {
  if (FAR_PROVINCES.has(toRegion.slice(0, 2)) && fromRegion.slice(0, 2) !== toRegion.slice(0, 2)) return 6
  if (fromRegion.slice(0, 4) === toRegion.slice(0, 4)) return 1
  if (fromRegion.slice(0, 2) === toRegion.slice(0, 2)) return 2
  return fromRegion.slice(0, 1) === toRegion.slice(0, 1) ? 3 : 4
}

/** Orders after this hour leave the warehouse the next day. */
export const CUT_OFF_HOUR = 16
/** The shop's calendar: China time, all year. */
export const SHOP_UTC_OFFSET_MS = 8 * 3_600_000

const DAY_MS = 86_400_000

/** Calendar day of a moment in the shop's time, `YYYY-MM-DD`. */
export function shopDay(ms: number): string {
  return new Date(ms + SHOP_UTC_OFFSET_MS).toISOString().slice(0, 10)
}

/** The day goods ordered now arrive, `YYYY-MM-DD` in the shop's time. */
export function arrivalDay(nowMs: number, fromRegion: string, toRegion: string): string {
  const hour = new Date(nowMs + SHOP_UTC_OFFSET_MS).getUTCHours()
  const days = transitDays(fromRegion, toRegion) + (hour >= CUT_OFF_HOUR ? 1 : 0)
  return shopDay(nowMs + days * DAY_MS)
}
