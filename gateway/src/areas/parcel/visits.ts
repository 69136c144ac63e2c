/** The installer's visit of a parcel: the shopper says when, as long as an installer of the district is free. */
import type { BodyOf, DataOf, Visit } from '../../../../contract'
import { shopDay } from '../../../../domain/day'
import { canChangeVisit, VISIT_WINDOWS, visitDays, visitSpan, type VisitSlot } from '../../../../domain/visit'
import type { Mode } from '../../core/area'
import { inTransaction, type Db } from '../../core/database'
import { refusal, type GatewayRefusal } from '../../core/errors'
import type { Courier } from './schema'
import { parcelMissing, type Addressee } from './service'
import * as store from './storeVisits'
import { slotOf, toVisit } from './visitView'

const full = (): GatewayRefusal =>
  refusal('visit.full', '这个时间约满了，换一个吧', 'That time is fully booked. Please choose another')
const late = (): GatewayRefusal =>
  refusal('visit.late', '师傅快出发了，改时间请直接打电话', 'The installer is about to leave. Please call to change it')
const over = (): GatewayRefusal =>
  refusal('visit.over', '这个时间不能约了，换一个吧', 'That time can’t be booked any more. Please choose another')

/** The reference's installers are a demonstration's; where there are none, nothing is there to be booked. */
function demandInstallers(mode: Mode): void {
  if (mode === 'production') throw parcelMissing()
}

/** As many as come at once in a district: a surname each, and a number that is put through. */
const INSTALLERS: readonly Courier[] = [
  { name: { zh: '罗师傅', en: 'Mr Luo' }, phone: '400-000-0201' },
  { name: { zh: '孟师傅', en: 'Mr Meng' }, phone: '400-000-0202' },
  { name: { zh: '卫师傅', en: 'Ms Wei' }, phone: '400-000-0203' }
]

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
  const days = daysFor(parcel, nowMs)
  const booked = (await store.visitsOf(db, [parcelCode])).get(parcelCode)
  const taken = new Set(
    (await store.fullSlots(db, parcel.districtCode, days)).map(({ day, window }) => `${day} ${window}`)
  )
  return {
    days: days.map((day) => ({
      day,
      windows: VISIT_WINDOWS.flatMap((_, window) => {
        const span = visitSpan({ day, window })
        if (!span) return []
        const chosen = booked?.day === day && booked.slot === window
        return [{ window, ...span, full: !chosen && taken.has(`${day} ${window}`), chosen }]
      })
    }))
  }
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
    const parcel = await store.installedOf(tx, { userId, parcelCode }, { held: true })
    if (!parcel) throw parcelMissing()
    const before = (await store.visitsOf(tx, [parcelCode])).get(parcelCode)
    const time = { nowMs, arrived: parcel.arrived }
    if (before && !canChangeVisit(visitSpan(slotOf(before)), time)) throw late()
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
    if (!span || !daysFor(parcel, shopper.nowMs).includes(wanted.day)) throw over()
    if (before && before.day === wanted.day && before.slot === wanted.window) return toVisit(before, arrived, shopper)
    await changeSlots(tx, districtCode, { take: wanted, giveBack: before && slotOf(before) })
    const busy = await store.busyIn(tx, districtCode, wanted)
    const installer = INSTALLERS.find(({ phone }) => !busy.includes(phone))
    if (!installer) throw full()
    const visit = {
      parcel_code: parcelCode,
      district_code: districtCode,
      day: wanted.day,
      slot: wanted.window,
      booked_at: new Date(shopper.nowMs)
    }
    await store.keepVisit(tx, { ...visit, installer: JSON.stringify(installer) })
    return toVisit({ ...visit, installer }, arrived, shopper)
  })
}

/** Gives a visit up, with its place; without one nothing happens. */
export function cancelVisit(db: Db, shopper: Addressee, parcelCode: string): Promise<Visit> {
  return changing(db, shopper, parcelCode, async (tx, { arrived }, before) => {
    if (before) {
      await store.dropVisit(tx, parcelCode)
      await store.returnSlot(tx, before.district_code, slotOf(before))
    }
    return toVisit(undefined, arrived, shopper)
  })
}

/** In one order everywhere, so that two who change places never wait for each other in a ring. */
async function changeSlots(
  db: Db,
  districtCode: string,
  { take, giveBack }: { take: VisitSlot; giveBack: VisitSlot | undefined }
): Promise<void> {
  const isFirst = !giveBack || `${take.day} ${take.window}` < `${giveBack.day} ${giveBack.window}`
  if (!isFirst) await store.returnSlot(db, districtCode, giveBack)
  if (!(await store.takeSlot(db, districtCode, take))) throw full()
  if (isFirst && giveBack) await store.returnSlot(db, districtCode, giveBack)
}
