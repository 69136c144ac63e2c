/** The installer's visit of a parcel: the shopper says when, as long as an installer of the district is free. */
import type { BodyOf, DataOf, Visit } from '../../../../contract'
import { shopDay } from '../../../../domain/day'
import { canChangeVisit, VISIT_WINDOWS, visitDays, visitSpan, type VisitSlot } from '../../../../domain/visit'
import { inTransaction, type Db } from '../../core/database'
import { refusal, type GatewayRefusal } from '../../core/errors'
import type { Words } from '../../core/words'
import type { Shopper } from '../cart'
import { tellShopper } from '../message'
import type { Courier } from './schema'
import { parcelMissing } from './service'
import * as parcels from './store'
import * as store from './storeVisits'
import { slotOf, toVisit } from './visitView'

const full = (): GatewayRefusal =>
  refusal('visit.full', '这个时间约满了，换一个吧', 'That time is fully booked. Please choose another')
const late = (): GatewayRefusal =>
  refusal('visit.late', '师傅快出发了，改时间请直接打电话', 'The installer is about to leave. Please call to change it')
const over = (): GatewayRefusal =>
  refusal('visit.over', '这个时间不能约了，换一个吧', 'That time can’t be booked any more. Please choose another')

/** Who comes, by the window: a surname, and a number that is put through. */
const INSTALLERS: readonly Courier[] = [
  { name: { zh: '罗师傅', en: 'Mr Luo' }, phone: '400-000-0201' },
  { name: { zh: '孟师傅', en: 'Mr Meng' }, phone: '400-000-0202' },
  { name: { zh: '卫师傅', en: 'Ms Wei' }, phone: '400-000-0203' }
]

/** When an installer can come for a parcel. */
export async function visitWindows(
  db: Db,
  shopper: Shopper,
  parcelCode: string
): Promise<DataOf<'GET /o2ord-b2c/v1/parcel/visit-windows'>> {
  const { districtCode, days } = await placeOf(db, shopper, parcelCode)
  const booked = (await store.visitsOf(db, [parcelCode])).get(parcelCode)
  const taken = new Set((await store.fullSlots(db, districtCode, days)).map(({ day, window }) => `${day} ${window}`))
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

/** Where a parcel goes, and the days that can be chosen; holds its row. */
async function placeOf(db: Db, { userId, nowMs }: Shopper, parcelCode: string) {
  const place = await store.lockInstalled(db, { userId, parcelCode })
  const [parcel] = await parcels.parcelsOf(db, { userId, parcelCode }, 1, 1)
  if (!place || !parcel) throw parcelMissing()
  const arrivesOn = parcel.state === 'SIGNED' ? undefined : (parcel.arrives_on ?? undefined)
  return { ...place, days: visitDays(shopDay(nowMs), arrivesOn) }
}

/** Books a visit, or another time for it. */
export function bookVisit(
  db: Db,
  shopper: Shopper,
  { parcelCode, ...wanted }: BodyOf<'POST /o2ord-b2c/v1/parcel/visit'>
): Promise<Visit> {
  return inTransaction(db, async (tx) => {
    const { orderCode, districtCode, days } = await placeOf(tx, shopper, parcelCode)
    const before = (await store.visitsOf(tx, [parcelCode])).get(parcelCode)
    if (before && before.day === wanted.day && before.slot === wanted.window) return toVisit(before, shopper)
    if (!canChangeVisit(before && visitSpan(slotOf(before)), shopper.nowMs)) throw late()
    const span = visitSpan(wanted)
    if (!span || !days.includes(wanted.day)) throw over()
    await changeSlots(tx, districtCode, { take: wanted, giveBack: before && slotOf(before) })
    const now = new Date(shopper.nowMs)
    const installer = INSTALLERS[wanted.window % INSTALLERS.length]
    if (!installer) throw new Error('There are no installers')
    const visit = {
      parcel_code: parcelCode,
      district_code: districtCode,
      day: wanted.day,
      slot: wanted.window,
      booked_at: now
    }
    await store.keepVisit(tx, { ...visit, installer: JSON.stringify(installer) })
    const news = { template: 'orderStatus', state: 'VISIT', at: spoken(wanted) } as const
    await tellShopper(tx, { userId: shopper.userId, orderCode }, news, now)
    return toVisit({ ...visit, installer }, shopper)
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

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function spoken({ day, window }: VisitSlot): Words {
  const [, month = 1, date = 1] = day.split('-').map(Number)
  const hours = VISIT_WINDOWS[window]
  const time = hours ? `${hours.from}:00–${hours.to}:00` : ''
  return { zh: `${month}月${date}日 ${time}`, en: `${months[month - 1] ?? ''} ${date}, ${time}` }
}
