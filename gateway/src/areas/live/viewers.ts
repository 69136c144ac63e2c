/** Viewers that this gateway heard of: written together with the next read of the rooms, so that many cost as much as one. */
import type { Db } from '../../core/database/database'
import { openedDb, tenantOf } from '../../core/tenant'
import { keepViewers } from './store'

interface Waiting {
  room_code: string
  viewer_key: string
  seen_at: Date
}

/** What one second may bring; more is a flood of invented keys, and the rest of it is forgotten. */
const MOST = 5000

/** By database and tenant: who watches at one is written down with that one's rooms. */
const waiting = new WeakMap<object, Map<string, Map<string, Waiting>>>()

/** Notes that a viewer is there. */
export function tellPresent(db: Db, roomCode: string, viewerKey: string, now: Date): void {
  const ofAll = waiting.get(openedDb(db)) ?? new Map<string, Map<string, Waiting>>()
  waiting.set(openedDb(db), ofAll)
  const ofTenant = ofAll.get(tenantOf(db)) ?? new Map<string, Waiting>()
  ofAll.set(tenantOf(db), ofTenant)
  if (ofTenant.size < MOST) {
    ofTenant.set(`${roomCode} ${viewerKey}`, { room_code: roomCode, viewer_key: viewerKey, seen_at: now })
  }
}

/** Writes down what was noted. */
export async function writePresent(db: Db): Promise<void> {
  const ofAll = waiting.get(openedDb(db))
  const ofTenant = ofAll?.get(tenantOf(db))
  if (ofTenant === undefined) return
  ofAll?.delete(tenantOf(db))
  await keepViewers(db, [...ofTenant.values()])
}
