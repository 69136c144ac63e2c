import type { Db } from './database'

/**
 * A read of the catalogue that one gateway believes for a while instead of asking again; each use says what may be stale.
 * Nothing of money, stock or one shopper is read by this. In a transaction it is read anew, as the transaction sees it.
 */
export function remembered<T>(ms: number, read: (db: Db) => Promise<T>): (db: Db) => Promise<T> {
  const known = new WeakMap<Db, { value: Promise<T>; until: number }>()
  return (db) => {
    if (db.isTransaction) return read(db)
    const found = known.get(db)
    if (found !== undefined && Date.now() < found.until) return found.value
    const value = read(db)
    known.set(db, { value, until: Date.now() + ms })
    // what failed is asked again by the next
    value.catch(() => known.delete(db))
    return value
  }
}
