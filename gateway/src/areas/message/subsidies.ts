/** Qualifications for a subsidy that end soon. */
import { saidMinute } from '../../../../domain/day'
import type { Db } from '../../core/database/database'
import type { Words } from '../../core/words'
import { note, pageOf } from './inbox'
import { sendSms } from './letters'

/** Reminds shoppers by SMS where they agreed to it, and in the inbox; in the caller's transaction. */
export async function tellOfSubsidy(
  db: Db,
  userId: string,
  { qualificationId, name, validUntil }: { qualificationId: string; name: Words; validUntil: number },
  now: Date
): Promise<void> {
  const title = { zh: '补贴资格快到期了', en: 'A subsidy ends soon' }
  const until = saidMinute(validUntil, now.getTime())
  const body = {
    zh: `${name.zh}补贴资格 ${until.zh} 到期，过期可以再领`,
    en: `your subsidy for ${name.en} ends on ${until.en}; it can be claimed again after that`
  }
  const page = pageOf('pagesB/guobuPage/guobuPage', {})
  await sendSms(db, userId, { title, body, page }, now)
  await note(
    db,
    userId,
    { event: `subsidy:${qualificationId}:${validUntil}`, kind: 'OFFER', title, body, page, target: 'SUBSIDY' },
    now
  )
}
