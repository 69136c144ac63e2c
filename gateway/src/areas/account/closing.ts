/** Leaving for good: refused while something is open, seven days to think, then nobody is known any more. */
import type { BodyOf, DataOf } from '../../../../contract'
import { CLOSING_DAYS } from '../../../../domain/people/account'
import { moment, saidDay } from '../../../../domain/day'
import type { Call, Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import { refusal } from '../../core/errors'
import { post } from '../../core/outbox'
import { shopKey } from '../../core/files/signing'
import { actFor } from '../../core/tenant'
import { addressesOf } from '../address'
import { countOwn } from '../coupon'
import { customerOrLogin, lockCustomer, noteClosedPhone, CLOSED_PHONE_KEY } from '../customer'
import { countFavourites } from '../favourite'
import { closedNamesOf, proveCaptcha, spendCaptcha } from '../login'
import { tellOfKeptAccount } from '../message'
import { balance } from '../points'
import { balanceOf } from '../redPacket'
import { sms } from './service'
import * as store from './store'
import { erase } from './storeErase'

type Closing = DataOf<'GET /o2cum/v1/customer-info/closing'>
const KINDS = ['ORDERS', 'CASES', 'BILLS', 'BALANCE', 'REBATES', 'COMMISSION'] as const

async function blockersOf(db: Db, userId: string): Promise<Closing['blockers']> {
  const open = await store.openThings(db, userId)
  return KINDS.filter((kind) => open[kind] > 0).map((kind) => ({ kind, count: open[kind] }))
}

/** What keeps the account from being closed, and what goes with it. */
export async function closing(db: Db, userId: string, now: Date): Promise<Closing> {
  const under = await store.closingOf(db, userId)
  return {
    blockers: await blockersOf(db, userId),
    lost: {
      points: await balance(db, userId),
      coupons: (await countOwn(db, userId, now)).usable,
      redPacketFen: await balanceOf(db, userId, now),
      favourites: await countFavourites(db, userId),
      addresses: (await addressesOf(db, userId)).length,
      inviteFen: await store.openInviteFen(db, userId)
    },
    ...(under && { endsAt: under.due_at.getTime() })
  }
}

const notYet = () =>
  refusal(
    'account.open',
    '还有未完成的订单、售后、服务单或余额，处理完才能注销',
    'Orders, cases, service bills or a balance are still open. Please settle them first'
  )

/** Begins the seven days; asked again it goes on as it is. */
export async function askClosing(
  { db, clock, locale }: Pick<Call<'POST /o2cum/v1/customer-info/closing'>, 'db' | 'clock' | 'locale'>,
  userId: string,
  body: BodyOf<'POST /o2cum/v1/customer-info/closing'>
): Promise<{ endsAt: number }> {
  const { phone } = await customerOrLogin(db, userId)
  const key = await proveCaptcha(db, clock, { ...body, phone }, 'CLOSE')
  const due = moment(clock.now()).add(CLOSING_DAYS, 'day').toDate()
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, userId)
    if ((await blockersOf(tx, userId)).length > 0) throw notYet()
    await spendCaptcha(tx, key)
    await store.keepClosing(tx, { user_id: userId, asked_at: clock.date(), due_at: due })
    const row = await store.closingOf(tx, userId)
    const endsAt = (row?.due_at ?? due).getTime()
    const day = saidDay(endsAt, clock.now())
    const text = sms(
      locale,
      `你的账号将于 ${day.zh} 注销。想留下，请登录后在个人信息里选「保留账号」。`,
      `Your account will be closed on ${day.en}. To keep it, log in and choose “Keep my account” in your personal information.`
    )
    const title = sms(locale, '账号注销', 'Closing of your account')
    const page = 'pagesB/basicInformation/index'
    await post(tx, { kind: 'SMS', recipient: phone, title, body: text, page, language: locale }, clock.date())
    return { endsAt }
  })
}

export const keepAccount = ({ db }: Core, userId: string): Promise<void> => store.dropClosing(db, userId)

/** Closes accounts whose days are over; where something was opened meanwhile the account stays, as if it had been kept. */
export async function endClosings({ db, clock, log }: Core): Promise<void> {
  const key = await shopKey(db, CLOSED_PHONE_KEY)
  for (let round = 0; round < 50; round += 1) {
    const userId = await inTransaction(db, async (tx) => {
      const due = await store.takeDueClosing(tx, clock.date())
      if (due === undefined) return undefined
      await lockCustomer(tx, due)
      await store.lockEarner(tx, due)
      if ((await blockersOf(tx, due)).length > 0) {
        log.info({ userId: due }, 'an account was not closed: something of it is open')
        await tellOfKeptAccount(tx, due, clock.date())
        return due
      }
      const { phone, tenant } = await customerOrLogin(tx, due)
      actFor(tx, tenant)
      for (const name of [phone, ...(await closedNamesOf(tx, due))])
        await noteClosedPhone(tx, { key, phone: name, closedAt: clock.now() })
      await erase(tx, due, phone)
      return due
    })
    if (userId === undefined) return
  }
}
