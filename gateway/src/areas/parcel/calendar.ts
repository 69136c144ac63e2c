/** The calendar of the engineers who come to a home, for every purpose: one visit a subject, and one engineer a visit. */
import type { FreeWindows } from '../../../../contract'
import { VISIT_WINDOWS, visitSpan, type VisitSlot } from '../../../../domain/aftersale/visit'
import type { Db } from '../../core/database/database'
import { refusal, type GatewayRefusal } from '../../core/errors'
import type { Courier } from './schema'
import * as store from './storeVisits'
import { slotOf } from './visitView'

const full = (): GatewayRefusal =>
  refusal('visit.full', '这个时间约满了，换一个吧', 'That time is fully booked. Please choose another')

/** Returns the refusal of a change that comes too late. */
export const visitLate = (): GatewayRefusal =>
  refusal('visit.late', '师傅快出发了，改时间请直接打电话', 'The installer is about to leave. Please call to change it')

/** Returns the refusal of a time that can't be booked any more. */
export const visitOver = (): GatewayRefusal =>
  refusal('visit.over', '这个时间不能约了，换一个吧', 'That time can’t be booked any more. Please choose another')

/** As many as come at once in a district: a surname each, and a number that is put through. */
const ENGINEERS: readonly Courier[] = [
  { name: { zh: '罗师傅', en: 'Mr Luo' }, phone: '400-000-0201' },
  { name: { zh: '孟师傅', en: 'Mr Meng' }, phone: '400-000-0202' },
  { name: { zh: '卫师傅', en: 'Ms Wei' }, phone: '400-000-0203' }
]

/** Windows of these days in a district; `booked`: the visit that is to be changed. */
export async function freeWindows(
  db: Db,
  {
    districtCode,
    days,
    booked
  }: { districtCode: string; days: readonly string[]; booked?: store.VisitRecord | undefined }
): Promise<FreeWindows> {
  const fullSlots = new Set(
    (await store.fullSlots(db, districtCode, days)).map(({ day, window }) => `${day} ${window}`)
  )
  return {
    days: days.map((day) => ({
      day,
      windows: VISIT_WINDOWS.flatMap((_, window) => {
        const span = visitSpan({ day, window })
        if (!span) return []
        const chosen = booked?.day === day && booked.slot === window
        return [{ window, ...span, full: !chosen && fullSlots.has(`${day} ${window}`), chosen }]
      })
    }))
  }
}

/**
 * Books a visit for a subject, whose row the caller holds; another time is held before the old one is let go. The same
 * time again changes nothing.
 */
export async function takeVisit(
  tx: Db,
  {
    subject,
    districtCode,
    wanted,
    now,
    before
  }: { subject: string; districtCode: string; wanted: VisitSlot; now: Date; before?: store.VisitRecord | undefined }
): Promise<store.VisitRecord> {
  if (before && before.day === wanted.day && before.slot === wanted.window) return before
  await changeSlots(tx, districtCode, { take: wanted, giveBack: before })
  const busy = await store.busyIn(tx, districtCode, wanted)
  const engineer = ENGINEERS.find(({ phone }) => !busy.includes(phone))
  if (!engineer) throw full()
  const visit = { subject, district_code: districtCode, day: wanted.day, slot: wanted.window, booked_at: now }
  await store.keepVisit(tx, { ...visit, installer: JSON.stringify(engineer) })
  return { ...visit, installer: engineer }
}

/** Gives a visit up, with its place. */
export async function giveUpVisit(tx: Db, visit: store.VisitRecord): Promise<void> {
  await store.dropVisit(tx, visit.subject)
  await store.returnSlot(tx, visit.district_code, slotOf(visit))
}

/** In one order everywhere, so that two who change places never wait for each other in a ring. */
async function changeSlots(
  db: Db,
  districtCode: string,
  { take, giveBack }: { take: VisitSlot; giveBack: store.VisitRecord | undefined }
): Promise<void> {
  const old = giveBack && slotOf(giveBack)
  const back = async () => giveBack && old && (await store.returnSlot(db, giveBack.district_code, old))
  const key = (code: string, { day, window }: VisitSlot): string => `${code} ${day} ${window}`
  const isFirst = !giveBack || !old || key(districtCode, take) < key(giveBack.district_code, old)
  if (!isFirst) await back()
  if (!(await store.takeSlot(db, districtCode, take))) throw full()
  if (isFirst) await back()
}
