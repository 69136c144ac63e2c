/** The robot: it answers from the common problems by words, in the transaction of the question, and only where it may speak. */
import { askedWords, robotSpeaks, UNHELPED_MOST } from '../../../../domain/content/chat'
import type { Db } from '../../core/database/database'
import { answersBy, answersTo, askedMost, type Answerable } from '../help'
import type { StoredContent } from './schema'
import { askForPerson, type LockedChat } from './sessions'
import * as store from './store'
import { robotWords } from './words'

/** Somebody who asks for a person gets one; what labour costs and which cleaning agent fits are questions for the robot. */
const PERSON =
  /人工(?!智能|费)|真人|(?:找|叫|要)客服|\b(?:human|real person|(?:an|the|live|service) agent|talk to (?:a )?(?:person|somebody))\b|^\W*agent\W*$/i
const OFFERED = 3

async function say(tx: Db, chat: LockedChat, content: StoredContent, now: Date): Promise<LockedChat> {
  const { conversation_id: id } = chat.conversation
  // it has read all that was said to it
  const { conversation } = await store.addMessage(tx, id, {
    session_id: chat.session.session_id,
    sender: 'ROBOT',
    kind: 'ANSWER',
    content,
    at: now
  })
  return { ...chat, conversation }
}

/** One more answer that did not help; the third leads to a person. */
export async function countUnhelped(tx: Db, chat: LockedChat, now: Date): Promise<LockedChat> {
  const session = await store.changeSession(tx, chat.session.session_id, { unhelped: chat.session.unhelped + 1 })
  const counted = { ...chat, session }
  if (session.state !== 'ROBOT' || session.unhelped < UNHELPED_MOST) return counted
  return askForPerson(tx, counted, 'UNHELPED', now)
}

const codesOf = (answers: readonly Answerable[]): string[] => answers.map(({ problemCode }) => problemCode)

/** The product that was spoken of last in the session. */
const spuOf = (content: StoredContent): string | undefined => content.product?.spuCode

async function answerText(tx: Db, chat: LockedChat, text: string, now: Date): Promise<LockedChat> {
  if (PERSON.test(text)) return askForPerson(tx, chat, 'PERSON', now)
  const { about, about_code: code } = chat.conversation
  const found = await answersTo(tx, askedWords(text), about === 'PRODUCT' && code !== null ? code : undefined)
  const [best, ...near] = found
  if (best === undefined) {
    const most = await askedMost(tx, { size: OFFERED, offset: 0 })
    const said = await say(tx, chat, { text: robotWords.unknown, problems: codesOf(most) }, now)
    return countUnhelped(tx, said, now)
  }
  const content = { text: best.answer, problemCode: best.problemCode, problems: codesOf(near) }
  return say(tx, chat, content, now)
}

/** What the robot does about a message of the shopper's; nothing where a person answers or is waited for. */
export async function answer(tx: Db, chat: LockedChat, message: store.MessageRecord, now: Date): Promise<LockedChat> {
  if (!robotSpeaks(chat.session.state)) return chat
  const { kind, content } = message
  if (kind === 'ORDER' || kind === 'CASE' || content.subject !== undefined) return askForPerson(tx, chat, 'PERSON', now)
  if (content.problemCode !== undefined) {
    const known = (await answersBy(tx, [content.problemCode])).get(content.problemCode)
    if (known !== undefined) return say(tx, chat, { text: known.answer, problemCode: known.problemCode }, now)
  }
  if (kind === 'PRODUCT') {
    const most = await askedMost(tx, { spuCode: spuOf(content), size: OFFERED, offset: 0 })
    return say(tx, chat, { text: robotWords.product, problems: codesOf(most) }, now)
  }
  if (kind === 'PICTURES') return countUnhelped(tx, await say(tx, chat, { text: robotWords.pictures }, now), now)
  return answerText(tx, chat, typeof content.text === 'string' ? content.text : '', now)
}
