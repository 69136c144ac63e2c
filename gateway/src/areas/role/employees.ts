/** Employees as other areas need them: taken on, leaving, whose account is whose. Run these in a transaction. */
import type { Db } from '../../core/database/database'
import { tellOfRole } from '../message'
import * as store from './store'

export { fileEmployee, type Employee } from './store'

/** Makes an account the employee's; false: it is somebody else's already, or nobody of that number works here. */
export async function becomesEmployee(
  db: Db,
  { employeeNo, userId, now, by }: { employeeNo: string; userId: string; now: Date; by: string }
): Promise<boolean> {
  const employee = await store.employeeByNo(db, employeeNo)
  if (employee === undefined || (employee.user_id !== null && employee.user_id !== userId)) return false
  const before = await store.bindEmployee(db, employeeNo, userId)
  if (before !== null && before !== userId) throw new Error(`The account of ${employeeNo} changed while it was held`)
  await store.grantRole(db, { userId, role: 'EMPLOYEE', now, by })
  return true
}

/** Parts an account from the employee it was. */
export async function partFromEmployee(db: Db, userId: string): Promise<void> {
  await store.unbindEmployee(db, userId)
  await store.takeRole(db, userId, 'EMPLOYEE')
}

/** Somebody leaves: their account is no employee's from here on. False: nobody of that number works here. */
export async function leaves(db: Db, employeeNo: string, note: { by: string; now: Date }): Promise<boolean> {
  const employee = await store.noteLeft(db, employeeNo, note)
  if (employee === undefined) return false
  const { user_id: userId } = employee
  if (userId !== null && (await store.takeRole(db, userId, 'EMPLOYEE')))
    await tellOfRole(db, userId, { kind: 'TAKEN', role: 'EMPLOYEE' }, note.now)
  return true
}
