/** Handles of the database, each with the tenant whose shop is read and written by it (`core/tenant`). */

/** The tenant of the gateway's own shop: of what was there before there were others, and of calls that name none. */
export const OWN_TENANT = 'own'

const tenants = new WeakMap<object, string>()
/** By a tenant's handle: the database as it was opened. */
const handles = new WeakMap<object, object>()
/** Databases, as they were opened, that hold shops of others too. */
const commonDbs = new WeakSet<object>()

/** The shop that this handle reads and writes. */
export const tenantOf = (db: object): string => tenants.get(db) ?? OWN_TENANT

/** The database as it was opened, by any tenant's handle of it; for what is kept once for all of them. */
export const openedDb = (db: object): object => handles.get(db) ?? db

/** Whether this database holds shops of several tenants. */
export const isShared = (db: object): boolean => commonDbs.has(openedDb(db))

/** Makes this handle a tenant's. */
export function assignTenant(db: object, handle: object, tenant: string): void {
  commonDbs.add(db)
  tenants.set(handle, tenant)
  handles.set(handle, db)
}

/** A transaction is of the tenant by whose handle it was begun. */
export function inherit<D extends object>(from: object, tx: D): D {
  const tenant = tenants.get(from)
  if (tenant !== undefined) tenants.set(tx, tenant)
  if (isShared(from)) handles.set(tx, openedDb(from))
  return tx
}

/** From here on the transaction acts for the tenant of the row it has found; for timed work, which begins for all tenants. */
export const actFor = (tx: object, tenant: string): void => void tenants.set(tx, tenant)
