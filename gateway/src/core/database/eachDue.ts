import { inTransaction, type Db } from './database'

/** What one round of timed work does of a kind, so that it ends. */
const MOST_AT_ONCE = 200

/**
 * Does what is due one by one, each in a transaction of its own, so that several gateways share the work. `next` takes the
 * next of it, or nothing when nothing is left; `most` are done at once.
 */
export async function eachDue<T>(
  db: Db,
  next: (tx: Db) => Promise<T | undefined>,
  work: (tx: Db, due: T) => Promise<unknown>,
  most = MOST_AT_ONCE
): Promise<void> {
  for (let done = 0; done < most; done += 1) {
    const due = await inTransaction(db, async (tx) => {
      const taken = await next(tx)
      if (taken !== undefined) await work(tx, taken)
      return taken
    })
    if (due === undefined) return
  }
}
