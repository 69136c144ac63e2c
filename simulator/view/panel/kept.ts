/**
 * What a phone keeps between cold starts: the mini-program's storage and what its owner agreed to. All of it is in memory,
 * where the host reads it at once, and written behind into the browser's database: its local storage ends at 5 MB, below
 * the 10 MB of the platform.
 */
import { newPerson } from '../../host'
import type { Consented, ConsentsPort, HostSettings, KeepPort } from '../../host'

export interface Kept {
  storage: KeepPort
  consents: ConsentsPort
  /** Another phone: nothing stored, nobody asked, another owner. */
  clear(): Promise<void>
}

const stores = ['storage', 'consents'] as const
type StoreName = (typeof stores)[number]

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('weapp', 1)
    request.onupgradeneeded = () => stores.forEach((name) => request.result.createObjectStore(name))
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing'))
  })
}

function rowsOf(database: IDBDatabase, name: StoreName): Promise<Map<string, unknown>> {
  return new Promise((resolve, reject) => {
    const rows = new Map<string, unknown>()
    const walk = database.transaction(name).objectStore(name).openCursor()
    walk.onsuccess = () => {
      const cursor = walk.result
      if (!cursor) return resolve(rows)
      rows.set(String(cursor.key), cursor.value)
      cursor.continue()
    }
    walk.onerror = () => reject(walk.error ?? new Error('What was kept cannot be read'))
  })
}

const ownerKey = 'weapp-owner'

/** `failed`: told once when the browser keeps nothing; the phone then forgets with the page. */
export async function openKept(failed: (words: string) => void): Promise<Kept> {
  let isReported = false
  const fail = (error: unknown) => {
    if (!isReported) failed(`The browser does not keep the storage: ${String(error)}`)
    isReported = true
  }
  const database = await open().catch((error: unknown) => void fail(error))
  const load = async (name: StoreName) =>
    (database && (await rowsOf(database, name).catch((error: unknown) => void fail(error)))) ??
    new Map<string, unknown>()
  let storage: Record<string, string> = Object.fromEntries(
    [...(await load('storage'))].map(([key, value]) => [key, String(value)])
  )
  const consents = new Map([...(await load('consents'))] as [string, Consented][])

  /** Writes at once; the promise is for who has to wait. */
  const write = (name: StoreName, work: (store: IDBObjectStore) => void): Promise<void> =>
    new Promise((resolve) => {
      if (!database) return resolve()
      const whole = database.transaction(name, 'readwrite')
      work(whole.objectStore(name))
      whole.oncomplete = () => resolve()
      whole.onabort = () => {
        fail(whole.error)
        resolve()
      }
    })

  return {
    storage: {
      load: () => storage,
      save: (all) => {
        const before = storage
        storage = all
        const changedKeys = Object.keys(all).filter((key) => all[key] !== before[key])
        const removed = Object.keys(before).filter((key) => !Object.hasOwn(all, key))
        if (changedKeys.length + removed.length === 0) return
        void write('storage', (store) => {
          for (const key of changedKeys) store.put(all[key], key)
          for (const key of removed) store.delete(key)
        })
      }
    },
    consents: {
      load: (person) => consents.get(person),
      save: (person, consented) => {
        consents.set(person, consented)
        void write('consents', (store) => void store.put(consented, person))
      }
    },
    clear: async () => {
      storage = {}
      consents.clear()
      localStorage.removeItem(ownerKey)
      await Promise.all(stores.map((name) => write(name, (store) => void store.clear())))
    }
  }
}

/** The owner of this phone: the same person until what it keeps is cleared. */
export function owner(): Pick<HostSettings, 'person' | 'ownPhone'> {
  const stored = localStorage.getItem(ownerKey)
  if (stored) return JSON.parse(stored) as Pick<HostSettings, 'person' | 'ownPhone'>
  const person = newPerson()
  localStorage.setItem(ownerKey, JSON.stringify(person))
  return person
}
