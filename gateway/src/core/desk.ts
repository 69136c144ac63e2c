/**
 * What the shop's staff do. Each act says who did it, needs a permission of theirs, and leaves one row beside what it
 * changed, in the same transaction: what is undone is not noted, and nothing is done unnoted.
 */
import { sql, type Generated } from 'kysely'
import type { Core } from './area'
import { inTransaction, type Db } from './database/database'
import type { Migration } from './database/migrate'
import { GatewayRefusal } from './errors'

/**
 * What somebody of the staff may be allowed: to judge what shoppers write, to set prices, to note invoices, to give
 * shoppers points, coupons and money, to ship, to close shops and change their papers, to decide on withdrawals, who has
 * which role, to decide cases of after-sales, to move bills of service, to answer in the chat, to verify partners and
 * issue their contract, to run live rooms, to publish and end activities, and by which phone an account is logged in to.
 */
export const PERMISSIONS = [
  'CONTENT',
  'PRICES',
  'INVOICES',
  'REWARDS',
  'SHIPPING',
  'SHOPS',
  'WITHDRAWALS',
  'ROLES',
  'AFTERSALES',
  'SERVICE',
  'CHAT',
  'PARTNERS',
  'LIVE',
  'ACTIVITIES',
  'ACCOUNTS'
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** Somebody of the staff. */
export interface Staff {
  who: string
  may: readonly Permission[]
}

/** Returns somebody of the staff with every permission. */
export const manager = (who: string): Staff => ({ who, may: PERMISSIONS })

declare module './database/database' {
  interface Tables {
    /** Acts of the staff, never changed: `act` such as `review.refuse`, `about` the code of what it was done with. */
    desk_act: { act_id: Generated<number>; who: string; permission: Permission; act: string; about: string; at: Date }
  }
}

export const deskSchema: Migration[] = [
  {
    id: 'desk-001',
    up: async (db) => {
      await sql`create table desk_act (
        act_id bigint generated always as identity primary key,
        who text not null,
        permission text not null,
        act text not null,
        about text not null,
        at timestamptz not null
      )`.execute(db)
    }
  }
]

/** One act: what it needs, what it is called, and the code of what it is done with, or how its result names that. */
export interface DeskAct<T = unknown> {
  permission: Permission
  act: string
  about: string | ((done: T) => string)
}

/** `about` of an act that makes something and returns its code. */
export const resultCode = (code: string): string => code

/** Throws 403 where the permission is missing: before what an act reads outside of its transaction. */
export function demandPermission({ may }: Staff, permission: Permission): void {
  if (!may.includes(permission))
    throw new GatewayRefusal(403, 'desk.forbidden', {
      zh: '没有这项操作的权限',
      en: 'You are not allowed to do that'
    })
}

/** What an act at the desk works with. */
export type DeskCore = Pick<Core, 'db' | 'clock'>

/** Does what `work` does, in a transaction with the note of it. Refused (403) without the permission. */
export async function actAtDesk<T>(
  { db, clock }: DeskCore,
  staff: Staff,
  { permission, act, about }: DeskAct<T>,
  work: (tx: Db, now: Date) => Promise<T>
): Promise<T> {
  demandPermission(staff, permission)
  return inTransaction(db, async (tx) => {
    const now = clock.date()
    const done = await work(tx, now)
    const code = typeof about === 'string' ? about : about(done)
    await tx.insertInto('desk_act').values({ who: staff.who, permission, act, about: code, at: now }).execute()
    return done
  })
}

/** The newest acts of everybody, `most` at most. */
export async function newestActs(db: Db, most: number) {
  const rows = await db.selectFrom('desk_act').selectAll().orderBy('act_id', 'desc').limit(most).execute()
  return rows.map(({ who, permission, act, about, at: time }) => ({ who, permission, act, about, at: time.getTime() }))
}
