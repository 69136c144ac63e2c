import { sql, type Selectable } from 'kysely'
import { VISITS_AT_ONCE, type VisitSlot } from '../../../../domain/aftersale/visit'
import type { Db, Tables } from '../../core/database/database'

export type VisitRecord = Selectable<Tables['install_visit']>

/** Visits by what they are for. */
export async function visitsOf(db: Db, subjects: readonly string[]): Promise<Map<string, VisitRecord>> {
  if (subjects.length === 0) return new Map()
  const visits = await db.selectFrom('install_visit').selectAll().where('subject', 'in', subjects).execute()
  return new Map(visits.map((visit) => [visit.subject, visit]))
}

/** A parcel with something that is installed. */
export interface InstalledParcel {
  districtCode: string
  /** Calendar day it should arrive, `YYYY-MM-DD`. */
  arrivesOn: string | null
  arrived: boolean
}

/** A shopper's parcel that is installed; `isLocked`: its row is locked, so that two taps come one after the other. */
export async function installedOf(
  db: Db,
  by: { userId: string; parcelCode: string },
  { isLocked = false } = {}
): Promise<InstalledParcel | undefined> {
  const { rows } = await sql<InstalledParcel>`
    select o.address ->> 'districtCode' as "districtCode", o.arrives_on as "arrivesOn", p.state = 'SIGNED' as arrived
    from parcel p join trade_order o on o.order_code = p.order_code
    where p.parcel_code = ${by.parcelCode} and p.installed and o.user_id = ${by.userId} and not o.hidden
    ${isLocked ? sql`for update of p` : sql``}`.execute(db)
  return rows[0]
}

/** The windows of a district on these days in which no installer is free. */
export async function fullSlots(db: Db, districtCode: string, days: readonly string[]): Promise<VisitSlot[]> {
  const rows = await db
    .selectFrom('install_slot')
    .select(['day', 'slot'])
    .where('district_code', '=', districtCode)
    .where('day', 'in', days)
    .where('taken', '>=', VISITS_AT_ONCE)
    .execute()
  return rows.map(({ day, slot }) => ({ day, window: slot }))
}

/** Takes one place of a window, and holds the window; false when none is free. */
export async function takeSlot(db: Db, districtCode: string, { day, window }: VisitSlot): Promise<boolean> {
  const result = await sql`insert into install_slot (district_code, day, slot, taken)
    values (${districtCode}, ${day}, ${window}, 1)
    on conflict (district_code, day, slot) do update set taken = install_slot.taken + 1
      where install_slot.taken < ${VISITS_AT_ONCE}`.execute(db)
  return result.numAffectedRows === 1n
}

export async function returnSlot(db: Db, districtCode: string, { day, window }: VisitSlot): Promise<void> {
  await sql`update install_slot set taken = taken - 1
    where district_code = ${districtCode} and day = ${day} and slot = ${window}`.execute(db)
}

/** Phones of the installers who are booked in a window, which the caller holds. */
export async function busyIn(db: Db, districtCode: string, { day, window }: VisitSlot): Promise<string[]> {
  const rows = await db
    .selectFrom('install_visit')
    .select('installer')
    .where('district_code', '=', districtCode)
    .where('day', '=', day)
    .where('slot', '=', window)
    .execute()
  return rows.map(({ installer }) => installer.phone)
}

/** Keeps a visit, in place of the one before for the same. */
export async function keepVisit(db: Db, visit: Omit<VisitRecord, 'installer'> & { installer: string }): Promise<void> {
  await db
    .insertInto('install_visit')
    .values(visit)
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(visit))
    .execute()
}

export async function dropVisit(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('install_visit').where('subject', '=', subject).execute()
}
