import type { Db } from '../../core/database/database'
import type { Words } from '../../core/words'
import { note, pageOf } from './inbox'
import { sendSms } from './letters'

/**
 * Tells a shopper who is away that somebody of the shop's answered them in the chat, by a message and by SMS; in the caller's
 * transaction. It names nothing of what was said. `shopCode`: '' for the brand; `number`: that of the answer.
 */
export async function tellOfChat(
  db: Db,
  talk: { userId: string; conversationId: string; number: number; shopCode: string; name: Words },
  now: Date
): Promise<void> {
  const { userId, conversationId, number, shopCode, name } = talk
  const letter = {
    title: { zh: '客服回复了你', en: 'You have an answer' },
    body: { zh: `${name.zh}回复了你的消息，点链接查看`, en: `${name.en} has answered you. See it by this link` },
    page: pageOf('pagesC/customer/backpage', shopCode === '' ? {} : { shopCode })
  }
  const body = { zh: `${name.zh}回复了你的消息`, en: `${name.en} has answered you` }
  await note(
    db,
    userId,
    { ...letter, body, event: `chat:${conversationId}:${number}`, kind: 'SERVICE', target: 'CHAT' },
    now
  )
  await sendSms(db, userId, letter, now)
}
