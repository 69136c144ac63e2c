import { moment, shopMidnight } from '../../../../domain/day'
import type { Core } from '../../core/area'
import { returnStock } from '../inventory'
import { publishSession } from './desk'
import { markTaken, plainSkus } from './store'

declare module '../../core/catalogue/catalogue' {
  interface DemonstrationCatalogue {
    /** Sessions of the flash sale, every day at the same hours of the shop's day. */
    flashSessions?: {
      days: number
      hours: [from: number, to: number][]
      /** Pieces of each SKU of a session, and how many are gone of the one that runs as the shop opens. */
      rows: { allotment: number; taken: number }[]
    }
  }
}

/** Writes sessions for days ahead, so that one always runs and one comes; their pieces are besides what is in stock. */
export async function seedFlash(core: Core): Promise<void> {
  const { db, clock } = core
  const { flashSessions } = await core.catalogue()
  if (flashSessions === undefined) return
  const { days, hours, rows } = flashSessions
  const skus = await plainSkus(db, hours.length * rows.length)
  const midnight = moment(shopMidnight(clock.now()))
  for (let day = -1; day < days; day += 1) {
    for (const [slot, [from, to]] of hours.entries()) {
      const chosen = skus
        .slice(slot * rows.length, (slot + 1) * rows.length)
        .map((sku, at) => ({ ...sku, ...(rows[at] ?? { allotment: 1, taken: 0 }) }))
      const start = midnight.add(day, 'day').add(from, 'hour')
      const end = midnight.add(day, 'day').add(to, 'hour')
      if (chosen.length === 0 || end.valueOf() <= clock.now()) continue
      for (const { sku_code, allotment } of chosen) await returnStock(db, sku_code, allotment)
      const sessionCode = await publishSession(
        core,
        'opening',
        { startAt: start.valueOf(), endAt: end.valueOf() },
        chosen.map(({ sku_code, price_fen, allotment }) => ({
          skuCode: sku_code,
          priceFen: Math.floor((price_fen * 7) / 1_000) * 100,
          allotment,
          limitEach: 1
        }))
      )
      if (start.valueOf() > clock.now()) continue
      for (const { sku_code, taken } of chosen) await markTaken(db, sessionCode, sku_code, taken)
    }
  }
}
