/** What shoppers do in the chat; each is one transaction that holds the conversation. */
import { createHash } from 'node:crypto'
import type { BodyOf, DataOf } from '../../../../contract'
import { grownMark, mayRate, mayTakeBack } from '../../../../domain/content/chat'
import type { Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import { invalid } from '../../core/errors'
import { EVIDENCE_BOUNDS, readShopperPicture } from '../../core/files/shopperPictures'
import { signer } from '../../core/files/signing'
import { bindFiles, closeFiles, dropFiles, keepFile } from '../../core/files/uploads'
import type { Asker } from '../../core/identity/asker'
import { answersBy } from '../help'
import { readTalk } from '../message'
import { productCard } from './cards'
import { hint } from './hub'
import { answer, countUnhelped } from './robot'
import type { StoredContent } from './schema'
import { askForPerson, beginSession, hold, leaveQueue, type LockedChat } from './sessions'
import * as store from './store'
import * as cards from './storeCards'
import { forgetTyping } from './typing'
import { shownConversation, shownMessages } from './view'
import * as words from './words'

type Said = BodyOf<'POST /o2msg/v1/chat/messages'>

export interface Speaker extends Asker {
  db: Db
  now: Date
}

async function demand(tx: Db, id: string, userId: string): Promise<LockedChat> {
  const chat = await hold(tx, id, userId)
  if (chat === undefined) throw words.chatMissing()
  return chat
}

/** What a message of this kind has to have, and nothing else. */
function needs<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw invalid(`请求参数有误：${name}`, `The request is not valid: ${name} is missing`)
  return value
}

const digestOf = ({ kind, text, pictures: paths, skuCode, orderCode, caseCode, problemCode, subject }: Said): string =>
  createHash('sha256')
    .update(
      JSON.stringify([kind, text, paths, skuCode, orderCode, caseCode, problemCode, ...(subject ? [subject] : [])])
    )
    .digest('base64url')

interface Content {
  kind: 'TEXT' | 'PICTURES' | 'PRODUCT' | 'ORDER' | 'CASE'
  content: StoredContent
  about?: { about: 'PRODUCT' | 'ORDER' | 'CASE'; about_code: string }
}

async function ownPictures(tx: Db, message: Said, userId: string): Promise<StoredContent> {
  const paths = needs(message.pictures, 'pictures')
  const of = { purpose: 'CHAT', owner: message.conversationId } as const
  const bound = await bindFiles(tx, { ...of, userId, anew: false }, paths)
  if (bound.length < new Set(paths).size) throw words.pictureGone()
  await closeFiles(tx, of, paths, true)
  return { pictures: paths }
}

async function contentOf(tx: Db, message: Said, { userId, nowMs }: Speaker): Promise<Content> {
  switch (message.kind) {
    case 'TEXT': {
      const text = needs(message.text, 'text').trim()
      if (text === '') throw invalid('消息不能为空', 'The request is not valid: text must not be empty')
      return { kind: 'TEXT', content: { text } }
    }
    case 'QUESTION': {
      const problemCode = needs(message.problemCode, 'problemCode')
      const problem = (await answersBy(tx, [problemCode])).get(problemCode)
      if (problem === undefined) throw words.cardMissing()
      return { kind: 'TEXT', content: { text: problem.title, problemCode } }
    }
    case 'SUBJECT': {
      const subject = needs(message.subject, 'subject')
      return { kind: 'TEXT', content: { text: words.subjectWords[subject], subject } }
    }
    case 'PICTURES':
      return { kind: 'PICTURES', content: await ownPictures(tx, message, userId) }
    case 'PRODUCT': {
      const product = await productCard(tx, needs(message.skuCode, 'skuCode'), nowMs)
      if (product === undefined) throw words.cardMissing()
      return { kind: 'PRODUCT', content: { product }, about: { about: 'PRODUCT', about_code: product.spuCode } }
    }
    case 'ORDER': {
      const orderCode = needs(message.orderCode, 'orderCode')
      if (!(await cards.ordersBy(tx, userId, [orderCode])).has(orderCode)) throw words.cardMissing()
      return { kind: 'ORDER', content: { orderCode }, about: { about: 'ORDER', about_code: orderCode } }
    }
    case 'CASE': {
      const caseCode = needs(message.caseCode, 'caseCode')
      if (!(await cards.casesBy(tx, userId, [caseCode])).has(caseCode)) throw words.cardMissing()
      return { kind: 'CASE', content: { caseCode }, about: { about: 'CASE', about_code: caseCode } }
    }
  }
}

async function replyOf(
  speaker: Speaker,
  id: string,
  message: store.MessageRecord,
  conversation: store.ConversationRecord
): Promise<DataOf<'POST /o2msg/v1/chat/messages'>> {
  const { db } = speaker
  forgetTyping(id, 'shopper')
  const [view] = await shownMessages(db, [message], speaker)
  if (view === undefined) throw new Error('A message that was said is shown')
  return { message: view, conversation: await shownConversation(db, conversation, speaker) }
}

/** Holds a conversation of this shopper's; `said`: the digest of what it knows by a sender's id, undefined where nothing is. */
async function holdToSpeak(
  tx: Db,
  { conversationId: id, clientId }: Said,
  userId: string
): Promise<LockedChat & { said?: { digest: string | null } }> {
  const conversation = await store.lockConversation(tx, id, userId)
  if (conversation === undefined) throw words.chatMissing()
  // only now: before the lock it would be read as it was when the wait for the lock began
  const session = await store.sessionWith(tx, conversation.session_id, clientId)
  if (session === undefined) throw new Error(`Conversation ${id} has no session`)
  return { conversation, session, ...(session.said === null ? {} : { said: { digest: session.said_digest } }) }
}

/** Says something; the id of the sender's device makes it the same message however often it comes. */
export async function speak(speaker: Speaker, wish: Said): Promise<DataOf<'POST /o2msg/v1/chat/messages'>> {
  const { db, userId, now } = speaker
  const { conversationId: id, clientId } = wish
  const digest = digestOf(wish)
  const result = await inTransaction(db, async (tx) => {
    const chat = await holdToSpeak(tx, wish, userId)
    if (chat.said !== undefined) {
      const message = chat.said.digest === digest ? await store.messageBy(tx, id, { clientId }) : undefined
      if (message === undefined) throw words.otherWords()
      return { message, conversation: chat.conversation }
    }
    const { kind, content, about } = await contentOf(tx, wish, speaker)
    const { shopper_read: read, last_number: last } = chat.conversation
    const talk = await beginSession(tx, chat, now)
    const { session_id } = talk.session
    const said = { session_id, sender: 'SHOPPER' as const, kind, content, at: now, client_id: clientId, digest }
    const { message, conversation } = await store.addMessage(tx, id, said, about)
    const session = store.heard(talk.session, now)
    // what told of this talk is of a number, and is read with it: there is none where all numbers were
    if (read < last) await readTalk(tx, { userId, conversationId: id, number: message.number }, now)
    const after = await answer(tx, { conversation, session }, message, now)
    await hint(tx, after.conversation)
    return { message, conversation: after.conversation }
  })
  return replyOf(speaker, id, result.message, result.conversation)
}

/** Takes back what this shopper said, within two minutes; said twice it is taken back once. */
export async function takeBack(
  speaker: Speaker,
  { conversationId: id, number }: BodyOf<'POST /o2msg/v1/chat/take-back'>
): Promise<DataOf<'POST /o2msg/v1/chat/take-back'>> {
  const message = await inTransaction(speaker.db, async (tx) => {
    await demand(tx, id, speaker.userId)
    const message = await store.messageBy(tx, id, { number })
    if (message === undefined || message.sender !== 'SHOPPER') throw words.messageMissing()
    if (message.kind === 'TAKEN_BACK') return message
    if (!mayTakeBack(message.at.getTime(), speaker.nowMs)) throw words.tooLate()
    if (message.content.pictures !== undefined) {
      const others = await store.picturesBut(tx, id, number)
      await dropFiles(tx, { purpose: 'CHAT', owner: id }, others)
    }
    const change = await store.changeMessage(tx, { id, number }, { kind: 'TAKEN_BACK', content: {} })
    await hint(tx, change.conversation)
    return change.message
  })
  const [view] = await shownMessages(speaker.db, [message], speaker)
  if (view === undefined) throw new Error('A message that was taken back is shown')
  return view
}

/** Grows a mark of the shopper's, in the caller's transaction; what told of what is read now is read too. */
async function grow(
  tx: Db,
  { userId, now }: Pick<Speaker, 'userId' | 'now'>,
  of: BodyOf<'POST /o2msg/v1/chat/read'>
): Promise<store.ConversationRecord> {
  const { conversationId } = of
  const { conversation } = await demand(tx, conversationId, userId)
  const { last_number: last, shopper_got: got, shopper_read: read } = conversation
  const marks = {
    shopper_got: grownMark(got, of.number, last),
    shopper_read: of.mark === 'READ' ? grownMark(read, of.number, last) : read
  }
  if (marks.shopper_got === got && marks.shopper_read === read) return conversation
  if (marks.shopper_read > read) await readTalk(tx, { userId, conversationId, number: marks.shopper_read }, now)
  const next = await store.changeConversation(tx, conversationId, marks)
  await hint(tx, next)
  return next
}

export async function mark(
  speaker: Speaker,
  of: BodyOf<'POST /o2msg/v1/chat/read'>
): Promise<DataOf<'POST /o2msg/v1/chat/read'>> {
  const conversation = await inTransaction(speaker.db, (tx) => grow(tx, speaker, of))
  return shownConversation(speaker.db, conversation, speaker)
}

export async function readAll(
  speaker: Speaker,
  { marks }: BodyOf<'POST /o2msg/v1/chat/read-all'>
): Promise<DataOf<'POST /o2msg/v1/chat/read-all'>> {
  const { db, userId } = speaker
  await inTransaction(db, async (tx) => {
    // in one order, so that two tabs can't lock each other out
    const list = [...marks].sort((a, b) => (a.conversationId < b.conversationId ? -1 : 1))
    for (const of of list) await grow(tx, speaker, { ...of, mark: 'READ' })
  })
  return { unread: await store.unreadOfAll(db, userId) }
}

/** Whether an answer of the robot's helped; the last word counts, and «no» once. */
export async function rateAnswer(
  speaker: Speaker,
  { conversationId: id, number, helped: yes }: BodyOf<'POST /o2msg/v1/chat/helped'>
): Promise<DataOf<'POST /o2msg/v1/chat/helped'>> {
  const result = await inTransaction(speaker.db, async (tx) => {
    const chat = await demand(tx, id, speaker.userId)
    const message = await store.messageBy(tx, id, { number })
    if (message === undefined || message.sender !== 'ROBOT' || message.content.problemCode === undefined)
      throw words.messageMissing()
    const verdict = yes ? 'YES' : 'NO'
    if (message.content.helped === verdict) return { message, conversation: chat.conversation }
    const change = await store.changeMessage(tx, { id, number }, { content: { ...message.content, helped: verdict } })
    const current = { session: chat.session, conversation: change.conversation }
    const first = !yes && message.content.helped === undefined && message.session_id === chat.session.session_id
    const after = first ? await countUnhelped(tx, current, speaker.now) : current
    await hint(tx, after.conversation)
    return { message: change.message, conversation: after.conversation }
  })
  return replyOf(speaker, id, result.message, result.conversation)
}

/** Asks for a person, goes back to the robot, or leaves the queue and a message. */
export async function act(
  speaker: Speaker,
  { conversationId: id, act: wish }: BodyOf<'POST /o2msg/v1/chat/session'>
): Promise<DataOf<'POST /o2msg/v1/chat/session'>> {
  const { now } = speaker
  const conversation = await inTransaction(speaker.db, async (tx) => {
    const chat = await demand(tx, id, speaker.userId)
    const after =
      wish === 'PERSON'
        ? await askForPerson(tx, await beginSession(tx, chat, now), 'PERSON', now)
        : await leaveQueue(tx, chat, wish, now)
    await hint(tx, after.conversation)
    return after.conversation
  })
  return shownConversation(speaker.db, conversation, speaker)
}

/** Rates a session, once; for a day it can be changed. */
export async function rate(
  speaker: Speaker,
  { conversationId: id, talkId: sessionId, stars, words: comment = '' }: BodyOf<'POST /o2msg/v1/chat/rate'>
): Promise<DataOf<'POST /o2msg/v1/chat/rate'>> {
  const conversation = await inTransaction(speaker.db, async (tx) => {
    await demand(tx, id, speaker.userId)
    const session = await store.sessionBy(tx, sessionId)
    if (session === undefined || session.conversation_id !== id) throw words.chatMissing()
    const ratedAt = session.rated_at?.getTime()
    const facts = {
      state: session.state,
      taken: session.taken_at !== null,
      endedAt: session.ended_at?.getTime(),
      ratedAt
    }
    if (!mayRate(facts, speaker.nowMs)) throw ratedAt === undefined ? words.notRateable() : words.ratedOnce()
    await store.changeSession(tx, sessionId, {
      stars,
      rating_words: comment.trim(),
      // the day begins with the first word
      ...(ratedAt === undefined ? { rated_at: speaker.now } : {})
    })
    const next = await store.changeConversation(tx, id, {})
    await hint(tx, next)
    return next
  })
  return shownConversation(speaker.db, conversation, speaker)
}

export async function settle(
  speaker: Speaker,
  { conversationId: id, muted, hiddenTo }: BodyOf<'POST /o2msg/v1/chat/settings'>
): Promise<DataOf<'POST /o2msg/v1/chat/settings'>> {
  const conversation = await inTransaction(speaker.db, async (tx) => {
    if (hiddenTo !== undefined) await grow(tx, speaker, { conversationId: id, number: hiddenTo, mark: 'READ' })
    const { last_number: last, hidden_at: before } = (await demand(tx, id, speaker.userId)).conversation
    return store.changeConversation(tx, id, {
      ...(muted === undefined ? {} : { muted }),
      ...(hiddenTo === undefined ? {} : { hidden_at: grownMark(before, hiddenTo, last) })
    })
  })
  return shownConversation(speaker.db, conversation, speaker)
}

/** Keeps a picture for a message to come; only a signed address opens it. */
export async function takePicture(
  { db, clock }: Core,
  userId: string,
  file: Buffer | undefined
): Promise<DataOf<'POST /o2msg/v1/chat/upload'>> {
  const picture = await readShopperPicture(file, { area: 'chat', userId, ...EVIDENCE_BOUNDS })
  const path = await keepFile(db, { userId, purpose: 'CHAT', closed: true, ...picture, now: clock.date() })
  return { path, url: (await signer(db, clock.now()))(path) }
}
