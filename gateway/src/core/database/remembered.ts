import type { Db } from './database'
import { openedDb, tenantOf } from './handle'

/** `forget`: this gateway asks anew, as what it believes was changed by itself. */
export type Remembered<T> = ((db: Db) => Promise<T>) & { forget: (db: Db) => void }

/** The same for reads by a key. */
type RememberedEach<T> = ((db: Db, key: string) => Promise<T>) & { forget: (db: Db) => void }

/** Tenants of one database whose answer to one question is held. */
const MOST_TENANTS = 1000

/** As `remembered`, a read for each key; of all tenants' together the `most` newest are held. */
export function rememberedEach<T>(
  ms: number,
  most: number,
  read: (db: Db, key: string) => Promise<T>
): RememberedEach<T> {
  const caches = new WeakMap<object, Map<string, { value: Promise<T>; until: number }>>()
  const ask = (db: Db, key: string): Promise<T> => {
    if (db.isTransaction) return read(db, key)
    const cacheKey = `${tenantOf(db)} ${key}`
    const ofAll = caches.get(openedDb(db)) ?? new Map<string, { value: Promise<T>; until: number }>()
    caches.set(openedDb(db), ofAll)
    const entry = ofAll.get(cacheKey)
    if (entry !== undefined && Date.now() < entry.until) return entry.value
    const value = read(db, key)
    ofAll.delete(cacheKey)
    ofAll.set(cacheKey, { value, until: Date.now() + ms })
    const [oldest] = ofAll.keys()
    if (ofAll.size > most && oldest !== undefined) ofAll.delete(oldest)
    // the next caller retries a failed read
    value.catch(() => ofAll.delete(cacheKey))
    return value
  }
  return Object.assign(ask, { forget: (db: Db) => void caches.delete(openedDb(db)) })
}

/**
 * A read of the catalogue that one gateway believes for a while instead of asking again; each use says what may be stale.
 * Nothing of money, stock or one shopper is read by this. In a transaction it is read anew, as the transaction sees it.
 * Each tenant's is its own; `forget` forgets that of all.
 */
export function remembered<T>(ms: number, read: (db: Db) => Promise<T>): Remembered<T> {
  const each = rememberedEach(ms, MOST_TENANTS, (db) => read(db))
  return Object.assign((db: Db) => each(db, ''), { forget: each.forget })
}
