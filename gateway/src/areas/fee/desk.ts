/** What the shop's staff do about fees; each says who did it. */
import { shopDay } from '../../../../domain/day'
import {
  billTotal,
  priceAfter,
  priceOn,
  regionClassOf,
  type FeeWork,
  type RegionClass
} from '../../../../domain/aftersale/serviceFee'
import type { Core } from '../../core/area'
import { inTransaction, newId, type Db } from '../../core/database/database'
import { notFound, refusal } from '../../core/errors'
import type { BilledLine } from './schema'
import * as store from './store'

const unknownFee = () => notFound('fee.missing', '没有这项收费', 'There is no such fee')

/** A fee of a region class: what it costs today and will next; who set the price of today. */
export interface DeskFee {
  kindCode: string
  kind: string
  work: FeeWork
  regionClass: RegionClass
  itemCode: string
  name: string
  /** Today's; null before its first day. */
  fen: number | null
  next: { validFrom: string; fen: number } | null
  setBy: string
}

/** Every fee there is. */
export async function feeDesk({ db, clock }: Pick<Core, 'db' | 'clock'>): Promise<DeskFee[]> {
  const day = shopDay(clock.now())
  const byFee = new Map<string, store.DeskVersion[]>()
  for (const version of await store.allVersions(db)) {
    const key = [version.kindCode, version.work, version.regionClass, version.itemCode].join(' ')
    byFee.set(key, [...(byFee.get(key) ?? []), version])
  }
  return [...byFee.values()].flatMap((versions) => {
    const [now, next, [first]] = [priceOn(versions, day), priceAfter(versions, day), versions]
    if (first === undefined) return []
    const { kindCode, kind, work, regionClass, itemCode } = first
    return [
      {
        ...{ kindCode, kind: kind.zh, work, regionClass, itemCode },
        name: (now ?? first).name.zh,
        fen: now?.fen ?? null,
        next: next ? { validFrom: next.validFrom, fen: next.fen } : null,
        setBy: (now ?? first).setBy
      }
    ]
  })
}

export interface NewPrice {
  kindCode: string
  work: FeeWork
  itemCode: string
  regionClass: RegionClass
  /** Shop's day, after today: what was charged stays as it was. */
  validFrom: string
  fen: number
}

/** Sets what a fee will be from a day on; the prices before it are kept. */
export async function setFee({ db, clock }: Core, by: string, price: NewPrice): Promise<void> {
  if (price.validFrom <= shopDay(clock.now())) {
    throw refusal('fee.past', '新价格最早从明天开始', 'A new price begins tomorrow at the earliest')
  }
  await inTransaction(db, async (tx) => {
    const versions = await store.versions(tx, [price.kindCode], price.work, price.regionClass)
    const last = versions.filter(({ itemCode }) => itemCode === price.itemCode).at(-1)
    if (last === undefined) throw unknownFee()
    const version = { ...last, ...price, setBy: by, setAt: clock.date() }
    await store.addVersions(tx, [version], true)
  })
}

export interface BilledVisit {
  kindCode: string
  work: FeeWork
  regionCode: string
  lines: { itemCode: string; count: number }[]
}

/** Writes what a visit cost, by the prices of today; `billCode` and total, fen. */
export function writeBill(
  { db, clock }: Core,
  by: string,
  { kindCode, work, regionCode, lines }: BilledVisit
): Promise<{ billCode: string; totalFen: number }> {
  return inTransaction(db, async (tx) => {
    const regionClass = regionClassOf(regionCode, await store.classedRegions(tx))
    const versions = await store.versions(tx, [kindCode], work, regionClass)
    const day = shopDay(clock.now())
    const billLines = lines.map(({ itemCode, count }) => {
      const now = priceOn(
        versions.filter((version) => version.itemCode === itemCode),
        day
      )
      if (now === undefined || !Number.isInteger(count) || count < 1) throw unknownFee()
      return { itemCode, name: now.name, fen: now.fen, count }
    })
    const totalFen = billTotal(billLines)
    const billCode = newId('bill')
    await store.addBills(tx, [
      { billCode, kindCode, work, regionClass, billedAt: clock.date(), lines: billLines, totalFen, writtenBy: by }
    ])
    return { billCode, totalFen }
  })
}

/** What a visit came to, as it was billed; `lines` are those that were charged. */
export interface PaidVisit {
  kindCode: string
  work: FeeWork
  regionCode: string
  lines: readonly BilledLine[]
  totalFen: number
  at: Date
  by: string
}

/** Counts a visit that is over among those that say what most people pay. Nothing in it leads to whose it was. */
export async function countVisit(tx: Db, { regionCode, lines, at, by, ...visit }: PaidVisit): Promise<void> {
  const regionClass = regionClassOf(regionCode, await store.classedRegions(tx))
  const bill = { ...visit, regionClass, billedAt: at, lines: [...lines], writtenBy: by }
  await store.addBills(tx, [{ billCode: newId('bill'), ...bill }])
}
