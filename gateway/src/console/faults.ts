import { sql } from 'kysely'
import type { Db } from '../core/database/database'
import { FAULT_KINDS, type Fault, type FaultKind, type FaultPort } from '../core/wire/faults'

/** A switch that is on. `remaining` counts down to off; `*` is every endpoint. */
export interface FaultSwitch {
  endpoint: string
  kind: FaultKind
  delayMs: number
  remaining: number
}

/** Applies to every endpoint that has no switch of its own. */
export const EVERY_ENDPOINT = '*'

const isKind = (kind: string): kind is FaultKind => (FAULT_KINDS as readonly string[]).includes(kind)

export async function faultSwitches(db: Db): Promise<FaultSwitch[]> {
  const rows = await db.selectFrom('console_fault').selectAll().orderBy('endpoint').execute()
  return rows.flatMap((row) =>
    isKind(row.kind)
      ? [{ endpoint: row.endpoint, kind: row.kind, delayMs: row.delay_ms, remaining: row.remaining }]
      : []
  )
}

async function setFault(db: Db, fault: FaultSwitch): Promise<void> {
  const row = { endpoint: fault.endpoint, kind: fault.kind, delay_ms: fault.delayMs, remaining: fault.remaining }
  await db
    .insertInto('console_fault')
    .values(row)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute()
}

/** Switches one off, or all. */
async function clearFaults(db: Db, endpoint?: string): Promise<void> {
  await (
    endpoint === undefined
      ? db.deleteFrom('console_fault')
      : db.deleteFrom('console_fault').where('endpoint', '=', endpoint)
  ).execute()
}

/** How long «no switch is on» is believed; a change made through this gateway counts at once. */
const QUIET_MS = 250

/** The switches and the port the server asks. */
export function createFaults(
  db: Db
): FaultPort & { set(fault: FaultSwitch): Promise<void>; clear(endpoint?: string): Promise<void>; forget(): void } {
  let quietUntil = 0
  const forget = (): void => {
    quietUntil = 0
  }
  return {
    forget,
    set: async (fault) => {
      await setFault(db, fault)
      forget()
    },
    clear: async (endpoint) => {
      await clearFaults(db, endpoint)
      forget()
    },
    take: async (endpoint) => {
      if (Date.now() < quietUntil) return undefined
      const fault = await takeOne(db, endpoint)
      if (fault !== undefined) return fault
      const rest = await db.selectFrom('console_fault').select('endpoint').limit(1).execute()
      if (rest.length === 0) quietUntil = Date.now() + QUIET_MS
      return undefined
    }
  }
}

/** Uses up one fault for a call, the endpoint's own before the one for all. */
async function takeOne(db: Db, endpoint: string): Promise<Fault | undefined> {
  const result = await sql<{ kind: string; delay_ms: number }>`
    update console_fault set remaining = remaining - 1
    where remaining > 0 and endpoint = (
      select endpoint from console_fault
      where endpoint in (${endpoint}, ${EVERY_ENDPOINT}) and remaining > 0
      order by endpoint = ${EVERY_ENDPOINT} limit 1)
    returning kind, delay_ms`.execute(db)
  const row = result.rows[0]
  if (row === undefined || !isKind(row.kind)) return undefined
  await db.deleteFrom('console_fault').where('remaining', '<=', 0).execute()
  return { kind: row.kind, delayMs: row.delay_ms }
}
