import type { Db } from '../../core/database/database'
import type { Words } from '../../core/words'
import { note, pageOf } from './inbox'
import { sendSms } from './letters'

/** A talk in which something was said for its shopper. `shopCode`: '' for the brand; `number`: that of the message. */
interface Talk {
  userId: string
  conversationId: string
  number: number
  shopCode: string
  name: Words
}

const pageOfTalk = (shopCode: string): string => pageOf('pagesC/customer/backpage', shopCode === '' ? {} : { shopCode })

const noteTalk = (db: Db, talk: Talk, letter: { title: Words; body: Words }, now: Date): Promise<void> => {
  const { userId, conversationId, number, shopCode } = talk
  const message = { ...letter, page: pageOfTalk(shopCode), kind: 'SERVICE' as const, target: 'CHAT' as const }
  return note(db, userId, { ...message, event: `chat:${conversationId}:${number}` }, now)
}

/**
 * Tells a shopper who is away that somebody of the shop's answered them in the chat, by a message and by SMS; in the caller's
 * transaction. It names nothing of what was said.
 */
export async function tellOfChat(db: Db, talk: Talk, now: Date): Promise<void> {
  const { userId, shopCode, name } = talk
  const title = { zh: '客服回复了你', en: 'You have an answer' }
  await noteTalk(db, talk, { title, body: { zh: `${name.zh}回复了你的消息`, en: `${name.en} has answered you` } }, now)
  const body = { zh: `${name.zh}回复了你的消息，点链接查看`, en: `${name.en} has answered you. See it by this link` }
  await sendSms(db, userId, { title, body, page: pageOfTalk(shopCode) }, now)
}

/** Tells a shopper who left a message that somebody has taken it up; in the caller's transaction. The SMS goes with the answer. */
export function tellOfTaken(db: Db, talk: Talk, now: Date): Promise<void> {
  const { name } = talk
  const body = { zh: `${name.zh}看到了你的留言，正在处理`, en: `${name.en} has your message and is looking into it` }
  return noteTalk(db, talk, { title: { zh: '留言有人接待了', en: 'Your message was picked up' }, body }, now)
}
