/** Who may buy at the employee's price: invitations, codes for the family, and what is left of a quota. */
import { randomInt } from 'node:crypto'
import type { EmployeeMember, EmployeeStanding } from '../../../../contract'
import { FAMILY_CODES, quotaEnd, quotaLeft, quotaStart, quotaYear } from '../../../../domain/activity/employee'
import { INVITE_LENGTH, INVITE_SIGNS, inviteOf } from '../../../../domain/activity/invitation'
import { HOUR_MS } from '../../../../domain/spans'
import { maskedName } from '../../../../domain/written'
import type { Clock } from '../../core/clock'
import { inTransaction, type Db } from '../../core/database/database'
import { refusal, type GatewayRefusal } from '../../core/errors'
import type { Asker } from '../../core/identity/asker'
import { guessesOf } from '../../core/identity/guesses'
import { say } from '../../core/words'
import { lockCustomer } from '../customer'
import { becomesEmployee, partFromEmployee } from '../role'
import { notMember } from './buying'
import * as store from './store'

/** Wrong invitations of one shopper in an hour. */
const TRIES = { most: 10, withinMs: HOUR_MS }

/** One that is not there, is somebody else's or of somebody who left: it tells nobody which. */
const wrongInvitation = (): GatewayRefusal =>
  refusal('employee.invitation', '邀请码不对或已失效，请核对后再试', 'That invitation code is wrong or no longer good')
const tooManyTries = (): GatewayRefusal =>
  refusal('employee.tries', '尝试次数过多，请一小时后再试', 'Too many tries, please try again in an hour')
const boundAlready = (): GatewayRefusal =>
  refusal('employee.bound', '你已绑定一位员工，先解绑再换', 'You are bound to an employee already; unbind first')
const noMoreCodes = (): GatewayRefusal =>
  refusal('employee.codes', `最多发 ${FAMILY_CODES} 个邀请码`, `${FAMILY_CODES} codes for the family at most`)
const codeUsed = (): GatewayRefusal =>
  refusal('employee.code-used', '已有人在用这个邀请码，不能收回', 'Somebody uses that code; it can’t be taken back')
const ownAlone = (): GatewayRefusal =>
  refusal('employee.own-only', '只有在职员工能发邀请码', 'Only employees who work here can give codes')

export const newInvite = (): string =>
  Array.from({ length: INVITE_LENGTH }, () => INVITE_SIGNS[randomInt(INVITE_SIGNS.length)]).join('')

/** «QH10****17»: as much as one needs to know one's own. */
export const maskedNo = (employeeNo: string): string => `${employeeNo.slice(0, 2)}****${employeeNo.slice(-2)}`

export async function toMember(db: Db, member: store.MemberRecord, reader: Asker): Promise<EmployeeMember> {
  const { locale, nowMs } = reader
  const year = quotaYear(nowMs)
  const since = new Date(quotaStart(year))
  const { employee_no: employeeNo } = member
  const purchases = (await store.boughtBy(db, employeeNo, since)).map(store.toPurchase)
  const own = member.role === 'EMPLOYEE'
  const family = own ? await store.familyOf(db, employeeNo, since) : []
  const quota = { pieces: member.pieces, fen: member.fen }
  const inService = member.left_at === null
  return {
    role: member.role,
    employeeNo: maskedNo(employeeNo),
    name: maskedName(say(locale, member.name)),
    inService,
    quota,
    left: inService ? quotaLeft(quota, purchases, year) : { pieces: 0, fen: 0 },
    waitingFen: await store.waitingFen(db, employeeNo, since),
    resetsAt: quotaEnd(nowMs),
    family: family.map((relative) => ({
      inviteCode: relative.invite_code,
      madeAt: relative.made_at.getTime(),
      ...(relative.user_id === null
        ? {}
        : { name: maskedName(relative.nick_name === null ? '' : say(locale, relative.nick_name)) }),
      fen: relative.fen
    })),
    familyLeft: own && inService ? Math.max(0, FAMILY_CODES - family.length) : 0
  }
}

export async function standing(db: Db, reader: Asker): Promise<EmployeeStanding> {
  const member = await store.memberOf(db, reader.userId)
  return member === undefined ? {} : { member: await toMember(db, member, reader) }
}

/** Makes the account the employee's, or one of their family. */
export async function takeInvitation(
  { db, clock }: { db: Db; clock: Clock },
  reader: Asker,
  input: string
): Promise<EmployeeStanding> {
  const now = clock.date()
  const giveBack = guessesOf(clock).take(`invitation ${reader.userId}`, clock.now(), TRIES)
  if (giveBack === undefined) throw tooManyTries()
  const inviteCode = inviteOf(input)
  const invitation = inviteCode === undefined ? undefined : await store.invitation(db, inviteCode)
  if (inviteCode === undefined || invitation === undefined) throw wrongInvitation()
  const { userId } = reader
  const result = await inTransaction(db, async (tx) => {
    await lockCustomer(tx, userId)
    // an employee who leaves at this moment comes before or after it
    await store.lockAllowance(tx, invitation.employee_no)
    const code = await store.invitation(tx, inviteCode)
    if (code === undefined || (code.user_id !== null && code.user_id !== userId)) throw wrongInvitation()
    if (code.user_id === userId) return standing(tx, reader)
    const member = await store.memberOf(tx, userId)
    if (member !== undefined && member.left_at === null) throw boundAlready()
    await store.leaveFamily(tx, userId)
    const bound =
      code.kind === 'FAMILY'
        ? await store.takeFamilyCode(tx, inviteCode, userId, now)
        : await becomesEmployee(tx, { employeeNo: code.employee_no, userId, now, by: 'invitation' })
    if (!bound) throw wrongInvitation()
    return standing(tx, reader)
  })
  giveBack()
  return result
}

/** Makes a code for the family of an employee who works here. Run it in a transaction. */
export async function makeFamilyCode(
  db: Db,
  employeeNo: string,
  { by, now }: { by: string; now: Date }
): Promise<string> {
  await store.lockAllowance(db, employeeNo)
  if ((await store.familyOf(db, employeeNo, now)).length >= FAMILY_CODES) throw noMoreCodes()
  const inviteCode = newInvite()
  await store.addFamilyCode(db, {
    invite_code: inviteCode,
    employee_no: employeeNo,
    user_id: null,
    made_by: by,
    made_at: now,
    bound_at: null
  })
  return inviteCode
}

export async function giveFamilyCode(db: Db, reader: Asker): Promise<EmployeeStanding> {
  const member = await store.memberOf(db, reader.userId)
  if (member === undefined) throw notMember()
  if (member.role !== 'EMPLOYEE' || member.left_at !== null) throw ownAlone()
  await makeFamilyCode(db, member.employee_no, { by: reader.userId, now: new Date(reader.nowMs) })
  return standing(db, reader)
}

/** Takes a code back that nobody uses; of one that is gone already, or was never theirs, nothing is said. */
export async function takeFamilyCodeBack(db: Db, reader: Asker, input: string): Promise<EmployeeStanding> {
  return inTransaction(db, async (tx) => {
    const member = await store.memberOf(tx, reader.userId)
    if (member === undefined) throw notMember()
    if (member.role !== 'EMPLOYEE' || member.left_at !== null) throw ownAlone()
    // a relative who uses it at this moment comes before or after it
    await store.lockAllowance(tx, member.employee_no)
    const inviteCode = inviteOf(input) ?? input
    await store.dropFamilyCode(tx, member.employee_no, inviteCode)
    const after = await standing(tx, reader)
    if (after.member?.family.some((relative) => relative.inviteCode === inviteCode)) throw codeUsed()
    return after
  })
}

/** Parts the account from the employee; what was bought stays counted. */
export async function unbind(db: Db, reader: Asker): Promise<EmployeeStanding> {
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, reader.userId)
    const member = await store.memberOf(tx, reader.userId)
    if (member?.role === 'EMPLOYEE') await partFromEmployee(tx, reader.userId)
    else await store.leaveFamily(tx, reader.userId)
    return standing(tx, reader)
  })
}
