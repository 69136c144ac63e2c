import { saidDay } from '../../../../domain/day'
import type { Db } from '../../core/database/database'
import { note } from './inbox'
import { sendSms } from './letters'

/**
 * Tells the number that an account is logged in by, and the shopper's messages, that another phone may take its place; in
 * the caller's transaction. `phone`: the other one, masked; `endsAt`: from when on, ms.
 */
export async function tellOfPhoneWait(
  db: Db,
  wait: { userId: string; old: string; phone: string; endsAt: number },
  now: Date
): Promise<void> {
  const { userId, old, phone, endsAt } = wait
  const day = saidDay(endsAt, now.getTime())
  const letter = {
    title: { zh: '更换手机号', en: 'Change of number' },
    body: {
      zh: `有人在客服申请把账号换到 ${phone}，${day.zh}起可以更换。不是你本人操作，请登录后在个人信息里停止`,
      en: `Somebody asked our service to move your account to ${phone} from ${day.en} on. If it wasn’t you, log in and stop it in your personal information`
    },
    page: 'pagesB/basicInformation/index'
  }
  const event = `phone-wait:${endsAt}`
  await note(db, userId, { ...letter, event, kind: 'SERVICE', target: 'ACCOUNT' }, now)
  await sendSms(db, userId, letter, now, old)
}

/** Tells a shopper that their account was not closed, as something of it was open by then; in the caller's transaction. */
export const tellOfKeptAccount = (db: Db, userId: string, now: Date): Promise<void> =>
  note(
    db,
    userId,
    {
      event: `closing-kept:${now.getTime()}`,
      kind: 'SERVICE',
      target: 'ACCOUNT',
      title: { zh: '账号没有注销', en: 'Your account was not closed' },
      body: {
        zh: '还有未完成的订单、售后、服务单或余额，账号保留。处理完可以重新申请注销',
        en: 'An order, a case, a service bill or a balance is still open, so the account stays. Settle it, then ask again'
      },
      page: 'pagesB/basicInformation/index'
    },
    now
  )
