/** The installer's visit of a parcel: the shopper says when, as long as an installer of the district is free. */
import type { BodyOf, DataOf, Visit } from '../../../../contract'
import { shopDay } from '../../../../domain/day'
import { canChangeVisit, visitDays, visitSpan } from '../../../../domain/aftersale/visit'
import type { Mode } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import { freeWindows, giveUpVisit, takeVisit, visitLate, visitOver } from './calendar'
import { parcelMissing, type Addressee } from './service'
import * as store from './storeVisits'
import { slotOf, toVisit } from './visitView'

/** The reference's installers are a demonstration's; where there are none, nothing is there to be booked. */
function demandInstallers(mode: Mode): void {
  if (mode === 'production') throw parcelMissing()
}

/** The days that can be chosen for a parcel. */
const daysFor = ({ arrived, arrivesOn }: store.InstalledParcel, nowMs: number): string[] =>
  visitDays(shopDay(nowMs), arrived ? undefined : (arrivesOn ?? undefined))

/** When an installer can come for a parcel. */
export async function visitWindows(
  db: Db,
  { userId, nowMs, mode }: Addressee,
  parcelCode: string
): Promise<DataOf<'GET /o2ord-b2c/v1/parcel/visit-windows'>> {
  demandInstallers(mode)
  const parcel = await store.installedOf(db, { userId, parcelCode })
  if (!parcel) throw parcelMissing()
  const booked = (await store.visitsOf(db, [parcelCode])).get(parcelCode)
  return freeWindows(db, { districtCode: parcel.districtCode, days: daysFor(parcel, nowMs), booked })
}

/** Runs a change of a parcel's visit, whose row is held. */
async function changing(
  db: Db,
  { userId, nowMs, mode }: Addressee,
  parcelCode: string,
  work: (tx: Db, parcel: store.InstalledParcel, before: store.VisitRecord | undefined) => Promise<Visit>
): Promise<Visit> {
  demandInstallers(mode)
  return inTransaction(db, async (tx) => {
    const parcel = await store.installedOf(tx, { userId, parcelCode }, { isLocked: true })
    if (!parcel) throw parcelMissing()
    const before = (await store.visitsOf(tx, [parcelCode])).get(parcelCode)
    const time = { nowMs, arrived: parcel.arrived }
    if (before && !canChangeVisit(visitSpan(slotOf(before)), time)) throw visitLate()
    return work(tx, parcel, before)
  })
}

/** Books a visit, or another time for it. */
export function bookVisit(
  db: Db,
  shopper: Addressee,
  { parcelCode, ...wanted }: BodyOf<'POST /o2ord-b2c/v1/parcel/visit'>
): Promise<Visit> {
  return changing(db, shopper, parcelCode, async (tx, parcel, before) => {
    const { districtCode, arrived } = parcel
    const span = visitSpan(wanted)
    if (!span || !daysFor(parcel, shopper.nowMs).includes(wanted.day)) throw visitOver()
    const now = new Date(shopper.nowMs)
    const visit = await takeVisit(tx, { subject: parcelCode, districtCode, wanted, now, before })
    return toVisit(visit, arrived, shopper)
  })
}

/** Gives a visit up, with its place; without one nothing happens. */
export function cancelVisit(db: Db, shopper: Addressee, parcelCode: string): Promise<Visit> {
  return changing(db, shopper, parcelCode, async (tx, { arrived }, before) => {
    if (before) await giveUpVisit(tx, before)
    return toVisit(undefined, arrived, shopper)
  })
}
