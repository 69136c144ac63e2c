import type { BodyOf, DataOf } from '../../../../contract'
import { birthdayFrom, DATA_HOURS, isBirthday } from '../../../../domain/people/account'
import { isDay, moment, shopDay } from '../../../../domain/day'
import type { Call, Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import { refusal } from '../../core/errors'
import { hashOfSecret } from '../../core/identity/identity'
import { regionName, regions } from '../../core/places/regions'
import { say, type Locale } from '../../core/words'
import { customerOrLogin, lockCustomer } from '../customer'
import { nextLevelOf } from '../profile'
import { phoneWaitOf } from './phoneWait'
import * as store from './store'
import { toldOf } from './storeErase'

type Personal = DataOf<'GET /o2cum/v1/customer-info/personal'>
type PersonalCall = Pick<Call<'GET /o2cum/v1/customer-info/personal'>, 'db' | 'clock' | 'locale' | 'token' | 'shopper'>

/** The shopper's logins; the one that asks first. */
export async function devices({ db, clock, locale, token = '', shopper }: PersonalCall): Promise<Personal['devices']> {
  const own = hashOfSecret(token)
  const rows = await store.devicesOf(db, shopper(), clock.date())
  return rows
    .map((row) => ({
      sessionId: row.session_id,
      host: row.host,
      device: row.device,
      ...(row.city !== null && regions().has(row.city) ? { cityName: regionName(row.city, locale) } : {}),
      lastSeenAt: row.last_seen_at.getTime(),
      current: row.token_hash === own,
      opened: row.parent_hash !== null
    }))
    .sort((a, b) => Number(b.current) - Number(a.current))
}

/** Refuses a login that was opened from another one: it ends with that, and doesn't outlive it by what it does. */
export async function demandOwnLogin(db: Db, token = ''): Promise<void> {
  if (await store.isOpened(db, hashOfSecret(token)))
    throw refusal(
      'device.opened',
      '这次登录由其他设备打开，请在那台设备上操作',
      'This login was opened by another device. Please do that there'
    )
}

/** Ends one login, or all but the one that asks; one that was opened from another ends itself alone. */
export async function endDevices(
  call: PersonalCall,
  sessionId: string | undefined
): Promise<{ devices: Personal['devices'] }> {
  const { db, token = '', shopper } = call
  const userId = shopper()
  const own = await store.sessionIdOf(db, hashOfSecret(token))
  if (sessionId !== own) await demandOwnLogin(db, token)
  if (sessionId === undefined) await store.endOthers(db, userId, hashOfSecret(token))
  else if (!(await store.endDevice(db, userId, sessionId)))
    throw refusal('device.missing', '这台设备已经退出', 'That device is logged out already')
  return { devices: await devices(call) }
}

export async function personal(call: PersonalCall): Promise<Personal> {
  const { db, clock, locale, shopper } = call
  const userId = shopper()
  const found = await customerOrLogin(db, userId)
  const row = await store.personalOf(db, userId)
  const { joined, bought } = await store.history(db, userId)
  const next = nextLevelOf(found.spent_fen, locale)
  const from = birthdayFrom(row?.birthday_at?.getTime(), clock.now())
  const [wait, closing, file] = [
    await phoneWaitOf(db, userId),
    await store.closingOf(db, userId),
    await store.fileOf(db, userId, clock.date())
  ]
  return {
    joinedAt: joined.getTime(),
    boughtCount: bought,
    birthday: row?.birthday ?? null,
    ...(from === undefined ? {} : { birthdayFrom: from }),
    gender: row?.gender ?? null,
    household: row?.household ?? null,
    ...(next === undefined ? {} : { next }),
    devices: await devices(call),
    ...(wait && { phoneWait: wait }),
    ...(closing && { closing: { endsAt: closing.due_at.getTime() } }),
    ...(file && { file: fileFacts(file) })
  }
}

/** Changes what the shopper tells of themselves; a birthday stands for a year, also when it was taken away. */
export async function changePersonal(
  call: PersonalCall,
  body: BodyOf<'PUT /o2cum/v1/customer-info/personal'>
): Promise<Personal> {
  const { db, clock, shopper } = call
  const userId = shopper()
  await inTransaction(db, async (tx) => {
    await lockCustomer(tx, userId)
    const now = clock.date()
    const before = await store.personalOf(tx, userId)
    const birthday = body.birthday === undefined ? (before?.birthday ?? null) : body.birthday
    const isNew = birthday !== (before?.birthday ?? null)
    if (isNew && birthday !== null) {
      if (!isDay(birthday) || !isBirthday(birthday, shopDay(clock.now())))
        throw refusal('birthday.unfit', '请选择正确的生日', 'Please choose a real birthday')
      const from = birthdayFrom(before?.birthday_at?.getTime(), clock.now())
      if (from !== undefined)
        throw refusal('birthday.once', '生日一年只能修改一次', 'A birthday can be changed once a year')
    }
    await store.keepPersonal(tx, {
      user_id: userId,
      birthday,
      birthday_at: isNew && birthday !== null ? now : (before?.birthday_at ?? null),
      gender: body.gender === undefined ? (before?.gender ?? null) : body.gender,
      household: body.household === undefined ? (before?.household ?? null) : body.household
    })
  })
  return personal(call)
}

const fileFacts = (file: { content: string; made_at: Date; ends_at: Date }) => ({
  madeAt: file.made_at.getTime(),
  endsAt: file.ends_at.getTime(),
  bytes: Buffer.byteLength(file.content)
})

/** Makes one file of all that is kept of the shopper, in place of the one before. */
export async function makeFile({
  db,
  clock,
  locale,
  shopper
}: PersonalCall): Promise<DataOf<'POST /o2cum/v1/customer-info/data'>> {
  const userId = shopper()
  const { phone, nick_name: nickName } = await customerOrLogin(db, userId)
  const now = clock.date()
  const endsAt = moment(clock.now()).add(DATA_HOURS, 'hour').toDate()
  const kept = await toldOf(db, userId)
  const content = JSON.stringify({ madeAt: now.toISOString(), name: say(locale, nickName), phone, kept }, null, 1)
  await store.keepFile(db, { userId, content, now, endsAt })
  return fileFacts({ content, made_at: now, ends_at: endsAt })
}

export async function readFile(db: Db, userId: string, now: Date): Promise<DataOf<'GET /o2cum/v1/customer-info/data'>> {
  const file = await store.fileOf(db, userId, now)
  if (file === undefined)
    throw refusal('data.over', '文件已过期，请重新生成', 'The file is over. Please make a new one')
  return { madeAt: file.made_at.getTime(), endsAt: file.ends_at.getTime(), text: file.content }
}

export const forgetFiles = ({ db, clock }: Core): Promise<void> => store.dropFiles(db, clock.date())

/** The words of an SMS in its reader's language. */
export const sms = (locale: Locale, zh: string, en: string): string => say(locale, { zh, en })
