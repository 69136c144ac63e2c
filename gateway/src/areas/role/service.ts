import type { BodyOf, DataOf } from '../../../../contract'
import { rolesOf } from '../../../../domain/people/role'
import { SMS_EXPIRES_SECONDS, SMS_RESEND_SECONDS } from '../../../../domain/people/sms'
import { HOUR_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { inTransaction, newId, type Db } from '../../core/database/database'
import { GatewayRefusal, refusal } from '../../core/errors'
import { guessesOf } from '../../core/identity/guesses'
import { rolesGranted } from '../../core/identity/identity'
import { say, type Locale } from '../../core/words'
import { lockCustomer } from '../customer'
import { sendCaptcha, useCaptcha, type SentCaptcha } from '../login'
import { tellOfRole } from '../message'
import * as store from './store'

type Roles = DataOf<'GET /o2cum/v1/customer-info/roles'>

/** Numbers that one shopper may try in an hour. */
const TRIES = { most: 6, withinMs: HOUR_MS }

/** What somebody is here, as it is now. */
export async function rolesNow(db: Db, userId: string): Promise<Roles> {
  const roles = await rolesGranted(db, userId)
  const dealer = roles.includes('DEALER') ? 'GRANTED' : ((await store.requestOf(db, userId)) ?? 'NONE')
  // nobody who is logged in is a visitor
  return { roles: rolesOf(roles) as Roles['roles'], dealer }
}

/** Asks to be a dealer, or gives it up. */
export async function setBusinessFlag(
  { db, clock }: Core,
  userId: string,
  { businessFlag }: BodyOf<'POST /o2cum/v1/customer-info/modify-business-flag'>
): Promise<Roles> {
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, userId)
    if (businessFlag === 0) {
      await store.takeRole(tx, userId, 'DEALER')
      await store.dropRequest(tx, userId)
    } else if ((await rolesNow(tx, userId)).dealer !== 'GRANTED') {
      await store.ask(tx, userId, clock.date())
    }
    return rolesNow(tx, userId)
  })
}

/**
 * Sends a code to the phone on file. An unknown number, one that had its codes, and one that was sent a code are answered
 * alike: the number tells nobody whether it is an employee's.
 */
export async function sendEmployeeCode(
  core: Core,
  { userId, ip, locale }: { userId: string; ip: string; locale: Locale },
  employeeNo: string
): Promise<SentCaptcha> {
  if (guessesOf(core.clock).take(`employee ${userId}`, core.clock.now(), TRIES) === undefined) {
    throw refusal('employee.tries', '尝试次数过多，请一小时后再试', 'Too many tries, please try again in an hour')
  }
  const employee = await store.employeeByNo(core.db, employeeNo)
  const like: SentCaptcha = {
    captchaKey: newId('emp'),
    resendAfterSeconds: SMS_RESEND_SECONDS,
    expiresInSeconds: SMS_EXPIRES_SECONDS
  }
  if (employee === undefined) return like
  try {
    return await sendCaptcha(core, employee.phone, ip, locale, 'EMPLOYEE')
  } catch (failure) {
    if (!(failure instanceof GatewayRefusal)) throw failure
    core.log.info({ refused: failure.code }, 'no code for an employee')
    return like
  }
}

/** Makes the shopper the employee of a number; the account that was it before is it no more. */
export async function becomeEmployee(
  core: Core,
  userId: string,
  body: BodyOf<'POST /o2cum/v1/customer-info/glzEmployeeLogin'>
): Promise<Roles> {
  const { db, clock } = core
  const employee = await store.employeeByNo(db, body.employeeNo)
  // no phone has no code: the refusal is the one of a wrong key
  await useCaptcha(db, clock, { ...body, phone: employee?.phone ?? '' }, 'EMPLOYEE')
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, userId)
    const before = await store.bindEmployee(tx, body.employeeNo, userId)
    // left while the code was typed
    if (before === undefined) throw noCard()
    if (before !== null && before !== userId && (await store.takeRole(tx, before, 'EMPLOYEE')))
      await tellOfRole(tx, before, { kind: 'MOVED', role: 'EMPLOYEE' }, clock.date())
    await store.grantRole(tx, { userId, role: 'EMPLOYEE', now: clock.date(), by: `employee ${body.employeeNo}` })
    return rolesNow(tx, userId)
  })
}

const noCard = () => refusal('role.missing', '你的账号没有这项权限', 'Your account has no access to this')

export async function employeeCard(
  db: Db,
  userId: string,
  locale: Locale
): Promise<DataOf<'GET /o2cum/v1/customer-info/employee-card'>> {
  const employee = await store.employeeOf(db, userId)
  if (employee === undefined) throw noCard()
  const { employee_no: employeeNo, name, department } = employee
  return { employeeNo, name: say(locale, name), department: say(locale, department) }
}

export async function dealerCard(db: Db, userId: string): Promise<DataOf<'GET /o2cum/v1/customer-info/dealer-card'>> {
  const date = await store.grantedAt(db, userId, 'DEALER')
  if (date === undefined) throw noCard()
  return { grantedAt: date.getTime() }
}
