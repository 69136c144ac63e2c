/** The robot: it answers from the common problems by words, in the transaction of the question, and only where it may speak. */
import { askedWords, robotSpeaks, UNHELPED_MOST } from '../../../../domain/content/chat'
import type { Db } from '../../core/database/database'
import { answersBy, answersTo, askedMost, type Answerable } from '../help'
import type { StoredContent } from './schema'
import { askForPerson, type Held } from './sessions'
import * as store from './store'
import { robotWords } from './words'

/** A shopper who asks for a person gets one. */
const PERSON = /转?人工|真人|(?:找|叫|要)客服|\b(?:human|agent|real person|talk to (?:a )?(?:person|somebody))\b/i
const OFFERED = 3

async function say(tx: Db, chat: Held, content: StoredContent, at: Date): Promise<Held> {
  const { conversation_id: id } = chat.conversation
  const message = await store.addMessage(tx, id, {
    session_id: chat.session.session_id,
    sender: 'ROBOT',
    kind: 'ANSWER',
    content,
    at
  })
  // it has read all that was said to it
  const conversation = await store.changeConversation(tx, id, {
    shop_got: message.conversation.last_number,
    shop_read: message.conversation.last_number
  })
  return { ...chat, conversation }
}

/** One more answer that did not help; the third leads to a person. */
export async function countUnhelped(tx: Db, chat: Held, now: Date): Promise<Held> {
  const session = await store.changeSession(tx, chat.session.session_id, { unhelped: chat.session.unhelped + 1 })
  const next = { ...chat, session }
  if (session.state !== 'ROBOT' || session.unhelped < UNHELPED_MOST) return next
  return askForPerson(tx, next, 'UNHELPED', now)
}

const codesOf = (answers: readonly Answerable[]): string[] => answers.map(({ problemCode }) => problemCode)

/** The product that was spoken of last in the session. */
const spuOf = (content: StoredContent): string | undefined => content.product?.spuCode

async function answerText(tx: Db, chat: Held, text: string, now: Date): Promise<Held> {
  if (PERSON.test(text)) return askForPerson(tx, chat, 'PERSON', now)
  const { about, about_code: code } = chat.conversation
  const answers = await answersTo(tx, askedWords(text), about === 'PRODUCT' && code !== null ? code : undefined)
  const [best, ...near] = answers
  if (best === undefined) {
    const most = await askedMost(tx, { size: OFFERED, offset: 0 })
    const next = await say(tx, chat, { text: robotWords.unknown, problems: codesOf(most) }, now)
    return countUnhelped(tx, next, now)
  }
  const content = { text: best.answer, problemCode: best.problemCode, problems: codesOf(near) }
  return say(tx, chat, content, now)
}

/** What the robot does about a message of the shopper's; nothing where a person answers or is waited for. */
export async function answer(tx: Db, chat: Held, message: store.MessageRecord, now: Date): Promise<Held> {
  if (!robotSpeaks(chat.session.state)) return chat
  const { kind, content } = message
  if (kind === 'ORDER' || kind === 'CASE') return askForPerson(tx, chat, 'PERSON', now)
  if (content.problemCode !== undefined) {
    const problem = (await answersBy(tx, [content.problemCode])).get(content.problemCode)
    if (problem !== undefined) return say(tx, chat, { text: problem.answer, problemCode: problem.problemCode }, now)
  }
  if (kind === 'PRODUCT') {
    const most = await askedMost(tx, { spuCode: spuOf(content), size: OFFERED, offset: 0 })
    return say(tx, chat, { text: robotWords.product, problems: codesOf(most) }, now)
  }
  if (kind === 'PICTURES') return countUnhelped(tx, await say(tx, chat, { text: robotWords.pictures }, now), now)
  return answerText(tx, chat, typeof content.text === 'string' ? content.text : '', now)
}
