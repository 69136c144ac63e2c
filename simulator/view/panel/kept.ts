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
    const asked = indexedDB.open('weapp', 1)
    asked.onupgradeneeded = () => stores.forEach((name) => asked.result.createObjectStore(name))
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error ?? new Error('The browser keeps nothing'))
  })
}

function rowsOf(database: IDBDatabase, name: StoreName): Promise<Map<string, unknown>> {
  return new Promise((resolve, reject) => {
    const rows = new Map<string, unknown>()
    const walk = database.transaction(name).objectStore(name).openCursor()
    walk.onsuccess = () => {
      const at = walk.result
      if (!at) return resolve(rows)
      rows.set(String(at.key), at.value)
      at.continue()
    }
    walk.onerror = () => reject(walk.error ?? new Error('What was kept cannot be read'))
  })
}

const ownerKey = 'weapp-owner'

/** `failed`: told once when the browser keeps nothing; the phone then forgets with the page. */
export async function openKept(failed: (words: string) => void): Promise<Kept> {
  let told = false
  const fail = (error: unknown) => {
    if (!told) failed(`The browser does not keep the storage: ${String(error)}`)
    told = true
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
        const changed = Object.keys(all).filter((key) => all[key] !== before[key])
        const gone = Object.keys(before).filter((key) => !Object.hasOwn(all, key))
        if (changed.length + gone.length === 0) return
        void write('storage', (store) => {
          for (const key of changed) store.put(all[key], key)
          for (const key of gone) store.delete(key)
        })
      }
    },
    consents: {
      load: (person) => consents.get(person),
      save: (person, said) => {
        consents.set(person, said)
        void write('consents', (store) => void store.put(said, person))
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

/** Whose phone this is: the same person until what it keeps is cleared. */
export function owner(): Pick<HostSettings, 'person' | 'ownPhone'> {
  const known = localStorage.getItem(ownerKey)
  if (known) return JSON.parse(known) as Pick<HostSettings, 'person' | 'ownPhone'>
  const made = newPerson()
  localStorage.setItem(ownerKey, JSON.stringify(made))
  return made
}
