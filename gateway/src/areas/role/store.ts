import type { GrantedRole } from '../../../../domain/people/role'
import type { Db } from '../../core/database/database'
import { tenantOf } from '../../core/tenant'
import type { Words } from '../../core/words'

export interface Employee {
  employee_no: string
  phone: string
  name: Words
  department: Words
  user_id: string | null
}

const working = (db: Db) => db.selectFrom('employee_file').selectAll().where('left_at', 'is', null)

/** Who has left is nobody's employee any more. */
export function employeeByNo(db: Db, employeeNo: string): Promise<Employee | undefined> {
  return working(db).where('employee_no', '=', employeeNo).executeTakeFirst()
}

export function employeeOf(db: Db, userId: string): Promise<Employee | undefined> {
  return working(db).where('user_id', '=', userId).executeTakeFirst()
}

/**
 * Makes an account the employee's; an account with the number, or another number, loses it. Returns the account that lost it;
 * undefined: the employee has left.
 */
export async function bindEmployee(db: Db, employeeNo: string, userId: string): Promise<string | null | undefined> {
  await db.updateTable('employee_file').set({ user_id: null }).where('user_id', '=', userId).execute()
  const row = await db
    .selectFrom('employee_file')
    .select('user_id')
    .where('employee_no', '=', employeeNo)
    .where('left_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return undefined
  await db.updateTable('employee_file').set({ user_id: userId }).where('employee_no', '=', employeeNo).execute()
  return row.user_id
}

export async function unbindEmployee(db: Db, userId: string): Promise<void> {
  await db.updateTable('employee_file').set({ user_id: null }).where('user_id', '=', userId).execute()
}

export async function addEmployees(db: Db, employees: readonly Omit<Employee, 'user_id'>[]): Promise<void> {
  await db
    .insertInto('employee_file')
    .values(
      employees.map((employee) => ({
        ...employee,
        name: JSON.stringify(employee.name),
        department: JSON.stringify(employee.department),
        user_id: null,
        tenant: tenantOf(db)
      }))
    )
    .execute()
}

/** Takes somebody on, also who had left; false: they work here already. */
export async function fileEmployee(db: Db, employee: Omit<Employee, 'user_id'>): Promise<boolean> {
  const row = { ...employee, name: JSON.stringify(employee.name), department: JSON.stringify(employee.department) }
  const result = await db
    .insertInto('employee_file')
    .values({ ...row, user_id: null, tenant: tenantOf(db) })
    .onConflict((conflict) =>
      conflict
        .column('employee_no')
        .doUpdateSet({ ...row, user_id: null, left_at: null, left_by: null })
        .where('employee_file.left_at', 'is not', null)
    )
    .returning('employee_no')
    .executeTakeFirst()
  return result !== undefined
}

/** Notes that somebody left; replies whose account it was, undefined: nobody of that number works here. */
export async function noteLeft(
  db: Db,
  employeeNo: string,
  { by, now }: { by: string; now: Date }
): Promise<{ user_id: string | null } | undefined> {
  return db
    .updateTable('employee_file')
    .set({ left_at: now, left_by: by })
    .where('employee_no', '=', employeeNo)
    .where('left_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
}

export async function grantRole(
  db: Db,
  grant: { userId: string; role: GrantedRole; now: Date; by: string }
): Promise<void> {
  await db
    .insertInto('customer_role')
    .values({ user_id: grant.userId, role: grant.role, granted_at: grant.now, granted_by: grant.by })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** False: they did not have it. */
export async function takeRole(db: Db, userId: string, role: GrantedRole): Promise<boolean> {
  const result = await db
    .deleteFrom('customer_role')
    .where('user_id', '=', userId)
    .where('role', '=', role)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

export async function grantedAt(db: Db, userId: string, role: GrantedRole): Promise<Date | undefined> {
  const row = await db
    .selectFrom('customer_role')
    .select('granted_at')
    .where('user_id', '=', userId)
    .where('role', '=', role)
    .executeTakeFirst()
  return row?.granted_at
}

export async function requestOf(db: Db, userId: string): Promise<'ASKED' | 'REFUSED' | undefined> {
  const row = await db.selectFrom('dealer_request').select('state').where('user_id', '=', userId).executeTakeFirst()
  return row?.state
}

export async function ask(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .insertInto('dealer_request')
    .values({ user_id: userId, state: 'ASKED', asked_at: now, decided_by: null })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ state: 'ASKED', asked_at: now, decided_by: null })
    )
    .execute()
}

export async function dropRequest(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('dealer_request').where('user_id', '=', userId).execute()
}

/** False: there was no request. */
export async function refuseRequest(db: Db, userId: string, by: string): Promise<boolean> {
  const result = await db
    .updateTable('dealer_request')
    .set({ state: 'REFUSED', decided_by: by })
    .where('user_id', '=', userId)
    .where('state', '=', 'ASKED')
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Requests to be a dealer, and the rights granted to each account. */
export async function deskRows(
  db: Db
): Promise<{ user_id: string; phone: string; role: GrantedRole | null; asked: boolean }[]> {
  const requests = await db
    .selectFrom('dealer_request')
    .innerJoin('customer', 'customer.user_id', 'dealer_request.user_id')
    .select(['dealer_request.user_id', 'customer.phone'])
    .where('state', '=', 'ASKED')
    .orderBy('asked_at')
    .limit(50)
    .execute()
  const grants = await db
    .selectFrom('customer_role')
    .innerJoin('customer', 'customer.user_id', 'customer_role.user_id')
    .select(['customer_role.user_id', 'customer.phone', 'role'])
    .orderBy('granted_at', 'desc')
    .limit(50)
    .execute()
  return [
    ...requests.map((row) => ({ ...row, role: null, asked: true })),
    ...grants.map((row) => ({ ...row, asked: false }))
  ]
}
