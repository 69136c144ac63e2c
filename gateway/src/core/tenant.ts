/**
 * Tenants (spec 1.1, 7.1): several shops that share one gateway. Customers, logins and shops carry one, and each call says
 * by `x-tenant` whose shop it asks. What a call reads and writes by is a handle of the database that knows it, so that a
 * store finds it by `tenantOf(db)` and nothing has to be handed on, and it reads the rows of that tenant's shops alone
 * (`tenantRows`). Work that time brings goes by the database as it was opened, for all of them; so does everything where
 * there is one tenant. Ids are unique over all tenants: what goes by one needs no tenant.
 */
import type { Core } from './area'
import type { Db } from './database/database'
import { GatewayRefusal } from './errors'
import { assignTenant, OWN_TENANT, tenantOf } from './database/handle'
import { ReadsOwnRows } from './tenantRows'

export { actFor, openedDb, OWN_TENANT, tenantOf } from './database/handle'

/** By the database as it was opened: the handles of the tenants that share it, its own shop's too. */
const handles = new WeakMap<Db, Map<string, Db>>()

/** Tells that these tenants have shops here too. */
export function admitTenants(db: Db, names: readonly string[]): void {
  if (names.length === 0) return
  const byName = new Map<string, Db>()
  for (const name of [OWN_TENANT, ...names]) {
    const handle = db.withPlugin(new ReadsOwnRows(name))
    assignTenant(db, handle, name)
    byName.set(name, handle)
  }
  handles.set(db, byName)
}

const unknownTenant = (): GatewayRefusal =>
  new GatewayRefusal(400, 'tenant.unknown', { zh: '没有这个租户的商城', en: 'There is no shop of this tenant here' })

/**
 * The core as a call of this tenant uses it. The shop's own is named by nothing or by its site configuration; where that
 * lies elsewhere, by every name that is not another's.
 */
export function coreOf(core: Core, name: unknown): Core {
  const ofCore = handles.get(core.db)
  const own = ofCore?.get(OWN_TENANT)
  const ownCore = own === undefined ? core : { ...core, db: own }
  if (name === undefined || name === '') return ownCore
  const handle = typeof name === 'string' && name !== OWN_TENANT ? ofCore?.get(name) : undefined
  if (handle !== undefined) return { ...core, db: handle }
  const { tenantId } = core.site
  if (typeof tenantId !== 'string' || tenantId === name) return ownCore
  throw unknownTenant()
}

/** A name that is unique within a tenant, as one that is unique among all. */
export function amongAll(db: Db, name: string): string {
  const tenant = tenantOf(db)
  return tenant === OWN_TENANT ? name : `${tenant} ${name}`
}
