import { moment, shopMidnight } from '../../../../domain/day'
import { DAY_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { manager } from '../../core/desk'
import { returnStock } from '../inventory'
import { publishSession } from './desk'
import * as store from './store'

interface Goods {
  skuCode: string
  priceFen: number
  /** Pieces, and how many of them others have as it begins; of a session to come one is left at least. */
  allotment: number
  taken: number
}

declare module '../../core/catalogue' {
  interface Catalogue {
    /** Sessions of the flash sale, every day at the same hours of the shop's day. */
    flashSessions?: {
      /** Days that are published, today's among them. */
      days: number
      hours: { from: number; to: number; goods: Goods[] }[]
      /** Beside the goods that are named: of other SKUs of the shop, which each session has its own of. */
      others: Pick<Goods, 'allotment' | 'taken'>[]
    }
  }
}

/** The member of staff who publishes the demonstration's sessions. */
const OPENING = manager('opening')

/** Publishes the sessions that are missing up to some days ahead, so that one always runs and one comes. */
export async function seedFlash(core: Core): Promise<void> {
  const { flashSessions } = await core.catalogue()
  if (flashSessions === undefined) return
  const { days, hours, others } = flashSessions
  const named = hours.flatMap(({ goods }) => goods.map(({ skuCode }) => skuCode))
  const plain = await store.plainSkus(core.db, named, hours.length * others.length)
  const known = await store.startsBy(core.db, OPENING.who, core.clock.date())
  const midnight = moment(shopMidnight(core.clock.now()))
  for (let day = 0; day < days; day += 1) {
    for (const [slot, { from, to, goods }] of hours.entries()) {
      const start = midnight.add(day, 'day').add(from, 'hour').valueOf()
      const end = midnight.add(day, 'day').add(to, 'hour').valueOf()
      if (end <= core.clock.now() || known.has(start)) continue
      const beside = plain.slice(slot * others.length, (slot + 1) * others.length).map((sku, index): Goods => {
        const { allotment, taken } = others[index] ?? { allotment: 1, taken: 0 }
        return { skuCode: sku.sku_code, priceFen: Math.floor((sku.price_fen * 7) / 1_000) * 100, allotment, taken }
      })
      await publishGoods(core, { startAt: start, endAt: end }, [...goods, ...beside])
    }
  }
}

/** Publishes a session of what can be in it; its pieces are delivered for it. */
async function publishGoods(
  core: Core,
  time: { startAt: number; endAt: number },
  goods: readonly Goods[]
): Promise<void> {
  const { db } = core
  const codes = goods.map(({ skuCode }) => skuCode)
  const free = await store.freeFor(db, codes, { start: new Date(time.startAt), end: new Date(time.endAt) })
  const chosen = goods.filter(({ skuCode, priceFen }) => priceFen < (free.get(skuCode) ?? 0))
  if (chosen.length === 0) return
  for (const { skuCode, allotment } of chosen) await returnStock(db, skuCode, allotment)
  const sessionCode = await publishSession(
    core,
    OPENING,
    time,
    chosen.map(({ skuCode, priceFen, allotment }) => ({ skuCode, priceFen, allotment, limitEach: 1 }))
  )
  const runs = time.startAt <= core.clock.now()
  for (const { skuCode, allotment, taken } of chosen) {
    await store.markTaken(db, sessionCode, skuCode, runs ? taken : Math.min(taken, allotment - 1))
  }
}

/** Keeps the demonstration's sessions coming as its days pass; a shop of one's own has its people for that. */
export async function keepOnAir(core: Core): Promise<void> {
  if (core.mode !== 'demonstration') return
  const until = new Date(shopMidnight(core.clock.now()) + 2 * DAY_MS)
  if (!(await store.isLastBy(core.db, OPENING.who, until))) return
  await inTransaction(core.db, async (tx) => {
    await store.lockOpening(tx)
    // one of two gateways publishes
    if (await store.isLastBy(tx, OPENING.who, until)) await seedFlash({ ...core, db: tx })
  })
}
