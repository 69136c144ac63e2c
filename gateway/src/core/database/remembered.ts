import type { Db } from './database'
import { openedDb, tenantOf } from './handle'

/** `forget`: this gateway asks anew, as what it believes was changed by itself. */
export type Remembered<T> = ((db: Db) => Promise<T>) & { forget: (db: Db) => void }

/**
 * A read of the catalogue that one gateway believes for a while instead of asking again; each use says what may be stale.
 * Nothing of money, stock or one shopper is read by this. In a transaction it is read anew, as the transaction sees it.
 * Each tenant's is its own; `forget` forgets that of all.
 */
export function remembered<T>(ms: number, read: (db: Db) => Promise<T>): Remembered<T> {
  const known = new WeakMap<object, Map<string, { value: Promise<T>; until: number }>>()
  const ask = (db: Db): Promise<T> => {
    if (db.isTransaction) return read(db)
    const tenant = tenantOf(db)
    const ofAll = known.get(openedDb(db)) ?? new Map<string, { value: Promise<T>; until: number }>()
    known.set(openedDb(db), ofAll)
    const found = ofAll.get(tenant)
    if (found !== undefined && Date.now() < found.until) return found.value
    const value = read(db)
    ofAll.set(tenant, { value, until: Date.now() + ms })
    // what failed is asked again by the next
    value.catch(() => ofAll.delete(tenant))
    return value
  }
  return Object.assign(ask, { forget: (db: Db) => void known.delete(openedDb(db)) })
}
