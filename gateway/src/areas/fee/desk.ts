/** What the shop's staff do about fees; each act says who did it. */
import { shopDay } from '../../../../domain/day'
import {
  billTotal,
  priceAfter,
  priceOn,
  regionClassOf,
  type FeeWork,
  type RegionClass
} from '../../../../domain/aftersale/serviceFee'
import { newId } from '../../core/database/database'
import { actAtDesk, type DeskCore, type Staff } from '../../core/desk'
import { notFound, refusal } from '../../core/errors'
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
export async function feeDesk({ db, clock }: DeskCore): Promise<DeskFee[]> {
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
export function setFee(core: DeskCore, staff: Staff, price: NewPrice): Promise<void> {
  const about = [price.kindCode, price.work, price.regionClass, price.itemCode].join(' ')
  return actAtDesk(core, staff, { permission: 'PRICES', act: 'fee.set', about }, async (tx, now) => {
    if (price.validFrom <= shopDay(now.getTime()))
      throw refusal('fee.past', '新价格最早从明天开始', 'A new price begins tomorrow at the earliest')
    const versions = await store.versions(tx, [price.kindCode], price.work, price.regionClass)
    const last = versions.filter(({ itemCode }) => itemCode === price.itemCode).at(-1)
    if (last === undefined) throw unknownFee()
    const version = { ...last, ...price, setBy: staff.who, setAt: now }
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
  core: DeskCore,
  staff: Staff,
  { kindCode, work, regionCode, lines }: BilledVisit
): Promise<{ billCode: string; totalFen: number }> {
  const billCode = newId('bill')
  return actAtDesk(core, staff, { permission: 'SERVICE', act: 'fee.bill', about: billCode }, async (tx, time) => {
    const regionClass = regionClassOf(regionCode, await store.classedRegions(tx))
    const versions = await store.versions(tx, [kindCode], work, regionClass)
    const day = shopDay(time.getTime())
    const billed = lines.map(({ itemCode, count }) => {
      const now = priceOn(
        versions.filter((version) => version.itemCode === itemCode),
        day
      )
      if (now === undefined || !Number.isInteger(count) || count < 1) throw unknownFee()
      return { itemCode, name: now.name, fen: now.fen, count }
    })
    const totalFen = billTotal(billed)
    await store.addBills(tx, [
      { billCode, kindCode, work, regionClass, billedAt: time, lines: billed, totalFen, writtenBy: staff.who }
    ])
    return { billCode, totalFen }
  })
}
