/**
 * Tenants (spec 1.1, 7.1): several shops that share one gateway. Customers, logins and shops carry one, and each call says
 * by `x-tenant` whose shop it asks. What a call reads and writes by is a handle of the database that knows it, so that a
 * store finds it by `tenantOf(db)` and nothing has to be handed on; the tenant of the shop itself uses the database as it
 * was opened. Ids are unique over all tenants: what goes by one needs no tenant.
 */
import { sql, type RawBuilder } from 'kysely'
import type { Core } from './area'
import type { Db } from './database'
import { GatewayRefusal } from './errors'
import { handleFor, isShared, OWN_TENANT, tenantOf } from './handle'

export { actFor, openedDb, OWN_TENANT, tenantOf } from './handle'

/** By the database as it was opened: the handles of the other tenants. */
const handles = new WeakMap<Db, Map<string, Db>>()

/** Tells that these tenants have shops here too. */
export function admitTenants(db: Db, names: readonly string[]): void {
  if (names.length === 0) return
  const made = new Map<string, Db>()
  for (const name of names) {
    const handle = db.withTables<Record<never, never>>()
    handleFor(db, handle, name)
    made.set(name, handle)
  }
  handles.set(db, made)
}

const unknownTenant = (): GatewayRefusal =>
  new GatewayRefusal(400, 'tenant.unknown', { zh: '没有这个租户的商城', en: 'There is no shop of this tenant here' })

/**
 * The core as a call of this tenant uses it. The shop's own is named by nothing or by its site configuration; where that
 * lies elsewhere, by every name that is not another's.
 */
export function coreOf(core: Core, named: unknown): Core {
  if (named === undefined || named === '') return core
  const handle = typeof named === 'string' ? handles.get(core.db)?.get(named) : undefined
  if (handle !== undefined) return { ...core, db: handle }
  const { tenantId } = core.site
  if (typeof tenantId !== 'string' || tenantId === named) return core
  throw unknownTenant()
}

/** A name that is unique within a tenant, as one that is unique among all. */
export function amongAll(db: Db, name: string): string {
  const tenant = tenantOf(db)
  return tenant === OWN_TENANT ? name : `${tenant} ${name}`
}

/** Whether the shop of a row is of this tenant, by the column with its code; costs nothing where there is one tenant. */
export const isShopHere = (db: Db, shopCode: string): RawBuilder<boolean> =>
  isShared(db)
    ? sql<boolean>`exists (select from shop here where here.shop_code = ${sql.ref(shopCode)} and here.tenant = ${tenantOf(db)})`
    : sql<boolean>`true`
