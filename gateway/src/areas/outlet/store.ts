import type { Selectable } from 'kysely'
import type { Db, Tables } from '../../core/database/database'
import type { DemonstrationOutlet } from './demonstration'

export type OutletRecord = Selectable<Tables['service_outlet']>

/** All outlets, in their order: a brand has some hundreds at most. */
export const allOutlets = (db: Db): Promise<OutletRecord[]> =>
  db.selectFrom('service_outlet').selectAll().orderBy('position').execute()

export async function isOutlet(db: Db, outletCode: string): Promise<boolean> {
  const row = await db
    .selectFrom('service_outlet')
    .select('outlet_code')
    .where('outlet_code', '=', outletCode)
    .executeTakeFirst()
  return row !== undefined
}

export async function ownOutlet(db: Db, userId: string): Promise<string | undefined> {
  const own = await db.selectFrom('outlet_own').select('outlet_code').where('user_id', '=', userId).executeTakeFirst()
  return own?.outlet_code
}

export async function setOwn(db: Db, userId: string, outletCode: string, now: Date): Promise<void> {
  await db
    .insertInto('outlet_own')
    .values({ user_id: userId, outlet_code: outletCode, chosen_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ outlet_code: outletCode, chosen_at: now }))
    .execute()
}

export async function dropOwn(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('outlet_own').where('user_id', '=', userId).execute()
}

/** Writes outlets in their order. */
export async function addOutlets(db: Db, outlets: readonly DemonstrationOutlet[]): Promise<void> {
  if (outlets.length === 0) return
  const rows = outlets.map((outlet, position) => ({
    outlet_code: outlet.outletCode,
    name: JSON.stringify(outlet.name),
    address: JSON.stringify(outlet.address),
    city_code: outlet.cityCode,
    city_name: JSON.stringify(outlet.cityName),
    latitude: outlet.latitude,
    longitude: outlet.longitude,
    phone: outlet.phone,
    services: [...outlet.services],
    hours: JSON.stringify(outlet.hours),
    position
  }))
  await db.insertInto('service_outlet').values(rows).execute()
}
