import { sql, type Insertable, type Selectable } from 'kysely'
import type { EmployeePurchase, EmployeeQuota } from '../../../../domain/activity/employee'
import type { Db, Tables } from '../../core/database/database'
import type { Words } from '../../core/words'

export type OfferRecord = Selectable<Tables['employee_offer']>
export type BoughtRecord = Selectable<Tables['employee_order']>
export type AllowanceRecord = Selectable<Tables['employee_allowance']>

/** The employee whose quota an account buys by. */
export interface MemberRecord {
  role: 'EMPLOYEE' | 'FAMILY'
  employee_no: string
  name: Words
  left_at: Date | null
  pieces: number
  fen: number
}

/** An employee's own account before one of their family; those who have left come last. */
export async function memberOf(db: Db, userId: string): Promise<MemberRecord | undefined> {
  const { rows } =
    await sql<MemberRecord>`select m.role, f.employee_no, f.name, f.left_at, a.pieces, a.fen::bigint as fen
    from (select 'EMPLOYEE' as role, employee_no from employee_file where user_id = ${userId}
      union all select 'FAMILY', employee_no from family_code where user_id = ${userId}) m
    join employee_file f on f.employee_no = m.employee_no
    join employee_allowance a on a.employee_no = m.employee_no
    order by f.left_at is not null, m.role limit 1`.execute(db)
  return rows[0] && withNumbers(rows[0])
}

const withNumbers = (row: MemberRecord): MemberRecord => ({ ...row, fen: Number(row.fen) })

/** Locked until the transaction ends: of everything that takes of one quota, one after the other. */
export function lockAllowance(db: Db, employeeNo: string): Promise<AllowanceRecord | undefined> {
  return db
    .selectFrom('employee_allowance')
    .selectAll()
    .where('employee_no', '=', employeeNo)
    .forUpdate()
    .executeTakeFirst()
}

export async function addAllowance(db: Db, row: Insertable<Tables['employee_allowance']>): Promise<void> {
  const { employee_no: _no, ...changes } = row
  await db
    .insertInto('employee_allowance')
    .values(row)
    .onConflict((conflict) => conflict.column('employee_no').doUpdateSet(changes))
    .execute()
}

/** The employee who has a code and works here. `user_id`: the account that has it. */
export async function invitation(
  db: Db,
  inviteCode: string
): Promise<{ kind: 'EMPLOYEE' | 'FAMILY'; employee_no: string; user_id: string | null } | undefined> {
  const { rows } = await sql<{ kind: 'EMPLOYEE' | 'FAMILY'; employee_no: string; user_id: string | null }>`
    select 'EMPLOYEE' as kind, a.employee_no, f.user_id from employee_allowance a
      join employee_file f on f.employee_no = a.employee_no and f.left_at is null where a.invite_code = ${inviteCode}
    union all select 'FAMILY', c.employee_no, c.user_id from family_code c
      join employee_file f on f.employee_no = c.employee_no and f.left_at is null where c.invite_code = ${inviteCode}`.execute(
    db
  )
  return rows[0]
}

/** Takes a family's code for an account; false: somebody else has it. */
export async function takeFamilyCode(db: Db, inviteCode: string, userId: string, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('family_code')
    .set({ user_id: userId, bound_at: now })
    .where('invite_code', '=', inviteCode)
    .where('user_id', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export async function leaveFamily(db: Db, userId: string): Promise<void> {
  await db.updateTable('family_code').set({ user_id: null, bound_at: null }).where('user_id', '=', userId).execute()
}

export async function addFamilyCode(db: Db, row: Insertable<Tables['family_code']>): Promise<void> {
  await db.insertInto('family_code').values(row).execute()
}

/** Takes away a code of an employee's that nobody uses. */
export async function dropFamilyCode(db: Db, employeeNo: string, inviteCode: string): Promise<void> {
  await db
    .deleteFrom('family_code')
    .where('invite_code', '=', inviteCode)
    .where('employee_no', '=', employeeNo)
    .where('user_id', 'is', null)
    .execute()
}

export interface FamilyRecord {
  invite_code: string
  made_at: Date
  /** Null: nobody has used it, or their account is closed. */
  nick_name: Words | null
  user_id: string | null
  fen: number
}

/** The codes of an employee's family with what was bought by each since a moment. */
export async function familyOf(db: Db, employeeNo: string, since: Date): Promise<FamilyRecord[]> {
  const { rows } = await sql<FamilyRecord>`select c.invite_code, c.made_at, c.user_id, u.nick_name,
      coalesce((select sum(o.fen - o.back_fen) from employee_order o
        where o.employee_no = c.employee_no and o.user_id = c.user_id and o.at >= ${since}), 0)::bigint as fen
    from family_code c left join customer u on u.user_id = c.user_id
    where c.employee_no = ${employeeNo} order by c.made_at, c.invite_code`.execute(db)
  return rows.map((row) => ({ ...row, fen: Number(row.fen) }))
}

export const toPurchase = (row: BoughtRecord): EmployeePurchase => ({
  categoryCode: row.category_code,
  at: row.at.getTime(),
  pieces: row.pieces,
  fen: Number(row.fen),
  back: { pieces: row.back_pieces, fen: Number(row.back_fen) },
  undone: row.undone
})

/** What was bought by an employee's quota since a moment. */
export async function boughtBy(db: Db, employeeNo: string, since: Date): Promise<BoughtRecord[]> {
  return db
    .selectFrom('employee_order')
    .selectAll()
    .where('employee_no', '=', employeeNo)
    .where('at', '>=', since)
    .orderBy('at')
    .execute()
}

/** Fen of what was ordered since a moment and is not received yet. */
export async function waitingFen(db: Db, employeeNo: string, since: Date): Promise<number> {
  const { rows } = await sql<{ fen: number }>`select coalesce(sum(e.fen - e.back_fen), 0)::bigint as fen
    from employee_order e join trade_order o on o.order_code = e.order_code
    where e.employee_no = ${employeeNo} and e.at >= ${since}
      and o.status in ('WAIT_PAY', 'WAIT_SHIP', 'WAIT_RECEIVE')`.execute(db)
  return Number(rows[0]?.fen ?? 0)
}

export async function addBought(db: Db, row: Insertable<Tables['employee_order']>): Promise<void> {
  await db.insertInto('employee_order').values(row).execute()
}

/** One, locked until the transaction ends. */
export function lockBought(db: Db, orderCode: string): Promise<BoughtRecord | undefined> {
  return db.selectFrom('employee_order').selectAll().where('order_code', '=', orderCode).forUpdate().executeTakeFirst()
}

export async function changeBought(
  db: Db,
  orderCode: string,
  { back, undone }: { back: EmployeeQuota; undone: boolean }
): Promise<void> {
  await db
    .updateTable('employee_order')
    .set({ back_pieces: back.pieces, back_fen: back.fen, undone })
    .where('order_code', '=', orderCode)
    .execute()
}

/** Unpaid orders by the quota of somebody who has left. */
export async function ordersOfLeft(db: Db): Promise<string[]> {
  const { rows } = await sql<{ order_code: string }>`select o.order_code from trade_order o
    join employee_order e on e.order_code = o.order_code
    join employee_file f on f.employee_no = e.employee_no
    where f.left_at is not null and o.status = 'WAIT_PAY' order by o.order_code limit 200`.execute(db)
  return rows.map((row) => row.order_code)
}

/** Everybody with a quota, for the shop's people: those who work here first. */
export async function allMembers(db: Db): Promise<(MemberRecord & { invite_code: string; user_id: string | null })[]> {
  const { rows } = await sql<MemberRecord & { invite_code: string; user_id: string | null }>`select 'EMPLOYEE' as role,
      f.employee_no, f.name, f.left_at, f.user_id, a.pieces, a.fen::bigint as fen, a.invite_code
    from employee_allowance a join employee_file f on f.employee_no = a.employee_no
    order by f.left_at is not null, f.employee_no limit 50`.execute(db)
  return rows.map((row) => ({ ...row, fen: Number(row.fen) }))
}
