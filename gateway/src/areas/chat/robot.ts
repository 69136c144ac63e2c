/** The robot: it answers from the common problems by words, in the transaction of the question, and only where it may speak. */
import { askedWords, robotSpeaks, UNHELPED_MOST } from '../../../../domain/content/chat'
import type { Db } from '../../core/database/database'
import { answersBy, answersTo, askedMost, type Answerable } from '../help'
import type { StoredContent } from './schema'
import { askForPerson, type Held } from './sessions'
import * as store from './store'
import { robotWords } from './words'

/** Somebody who asks for a person gets one; what labour costs and which cleaning agent fits are questions for the robot. */
const PERSON =
  /人工(?!智能|费)|真人|(?:找|叫|要)客服|\b(?:human|real person|(?:an|the|live|service) agent|talk to (?:a )?(?:person|somebody))\b|^\W*agent\W*$/i
const OFFERED = 3

async function say(tx: Db, held: Held, content: StoredContent, at: Date): Promise<Held> {
  const { conversation_id: id } = held.conversation
  // it has read all that was said to it
  const { conversation } = await store.addMessage(tx, id, {
    session_id: held.session.session_id,
    sender: 'ROBOT',
    kind: 'ANSWER',
    content,
    at
  })
  return { ...held, conversation }
}

/** One more answer that did not help; the third leads to a person. */
export async function countUnhelped(tx: Db, held: Held, at: Date): Promise<Held> {
  const session = await store.changeSession(tx, held.session.session_id, { unhelped: held.session.unhelped + 1 })
  const counted = { ...held, session }
  if (session.state !== 'ROBOT' || session.unhelped < UNHELPED_MOST) return counted
  return askForPerson(tx, counted, 'UNHELPED', at)
}

const codesOf = (answers: readonly Answerable[]): string[] => answers.map(({ problemCode }) => problemCode)

/** The product that was spoken of last in the session. */
const spuOf = (content: StoredContent): string | undefined => content.product?.spuCode

async function answerText(tx: Db, held: Held, text: string, at: Date): Promise<Held> {
  if (PERSON.test(text)) return askForPerson(tx, held, 'PERSON', at)
  const { about, about_code: code } = held.conversation
  const found = await answersTo(tx, askedWords(text), about === 'PRODUCT' && code !== null ? code : undefined)
  const [best, ...near] = found
  if (best === undefined) {
    const most = await askedMost(tx, { size: OFFERED, offset: 0 })
    const said = await say(tx, held, { text: robotWords.unknown, problems: codesOf(most) }, at)
    return countUnhelped(tx, said, at)
  }
  const content = { text: best.answer, problemCode: best.problemCode, problems: codesOf(near) }
  return say(tx, held, content, at)
}

/** What the robot does about a message of the shopper's; nothing where a person answers or is waited for. */
export async function answer(tx: Db, held: Held, message: store.MessageRecord, at: Date): Promise<Held> {
  if (!robotSpeaks(held.session.state)) return held
  const { kind, content } = message
  if (kind === 'ORDER' || kind === 'CASE' || content.subject !== undefined) return askForPerson(tx, held, 'PERSON', at)
  if (content.problemCode !== undefined) {
    const known = (await answersBy(tx, [content.problemCode])).get(content.problemCode)
    if (known !== undefined) return say(tx, held, { text: known.answer, problemCode: known.problemCode }, at)
  }
  if (kind === 'PRODUCT') {
    const most = await askedMost(tx, { spuCode: spuOf(content), size: OFFERED, offset: 0 })
    return say(tx, held, { text: robotWords.product, problems: codesOf(most) }, at)
  }
  if (kind === 'PICTURES') return countUnhelped(tx, await say(tx, held, { text: robotWords.pictures }, at), at)
  return answerText(tx, held, typeof content.text === 'string' ? content.text : '', at)
}
