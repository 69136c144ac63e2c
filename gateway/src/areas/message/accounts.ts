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
