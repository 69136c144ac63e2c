/** What moves a session on; each in a transaction that holds its conversation. */
import { chatAfter, chatAsking, hoursText, CHAT_HOURS, type ChatAct } from '../../../../domain/content/chat'
import { newId, type Db } from '../../core/database/database'
import type { Words } from '../../core/words'
import { hint } from './hub'
import * as store from './store'
import { openNow, waitNow } from './view'
import { chatMissing, eventWords, notNow } from './words'

/** A conversation that is held, and its session. */
export interface LockedChat {
  conversation: store.ConversationRecord
  session: store.SessionRecord
}

/** Holds a conversation with its session; undefined: there is none, or it is not this shopper's. */
export async function hold(tx: Db, id: string, userId?: string): Promise<LockedChat | undefined> {
  const conversation = await store.lockConversation(tx, id, userId)
  if (conversation === undefined) return undefined
  const session = await store.sessionBy(tx, conversation.session_id)
  if (session === undefined) throw new Error(`Conversation ${id} has no session`)
  return { conversation, session }
}

/** Does something with a conversation that is held, and hints at it. */
export async function withChat(tx: Db, id: string, work: (chat: LockedChat) => Promise<LockedChat>): Promise<void> {
  const chat = await hold(tx, id)
  if (chat === undefined) throw chatMissing()
  await hint(tx, (await work(chat)).conversation)
}

/** Says what eventWords. */
export async function tell(tx: Db, chat: LockedChat, words: Words, now: Date): Promise<LockedChat> {
  const { conversation } = await store.addMessage(tx, chat.conversation.conversation_id, {
    session_id: chat.session.session_id,
    sender: 'SYSTEM',
    kind: 'TEXT',
    content: { text: words },
    at: now
  })
  return { ...chat, conversation }
}

/** Gives both rows the state that an act leads to; refused where it leads nowhere. */
export async function move(
  tx: Db,
  { conversation, session }: LockedChat,
  act: ChatAct,
  change: Parameters<typeof store.changeSession>[2] = {}
): Promise<LockedChat> {
  const state = chatAfter(session.state, act)
  if (state === undefined) throw notNow()
  return {
    session: await store.changeSession(tx, session.session_id, { ...change, state }),
    conversation: await store.changeConversation(tx, conversation.conversation_id, { state })
  }
}

/** Ends a session with a person; what is said of that is where its rating stands. */
export async function finish(tx: Db, chat: LockedChat, act: 'END' | 'QUIET', now: Date): Promise<LockedChat> {
  const next = await tell(tx, await move(tx, chat, act, { ended_at: now }), eventWords.ended, now)
  const { last_number: number } = next.conversation
  return { ...next, session: await store.changeSession(tx, next.session.session_id, { ended_number: number }) }
}

/** Another session where the last one has ended. */
export async function beginSession(tx: Db, chat: LockedChat, now: Date): Promise<LockedChat> {
  if (chat.session.state !== 'ENDED') return chat
  const { conversation_id: id } = chat.conversation
  const sessionId = newId('cs')
  await store.addSession(tx, sessionId, id, now)
  await store.changeConversation(tx, id, { session_id: sessionId, state: 'ROBOT' })
  const fresh = await hold(tx, id)
  if (fresh === undefined) throw new Error(`Conversation ${id} is held and there`)
  return fresh
}

/** Asks for a person: into the queue in hours, out of them a message is left. Who waits already goes on waiting. */
export async function askForPerson(
  tx: Db,
  chat: LockedChat,
  act: 'PERSON' | 'UNHELPED',
  now: Date
): Promise<LockedChat> {
  const { state } = chat.session
  if (state === 'QUEUED' || state === 'LEFT' || state === 'WITH_AGENT') return chat
  const { open, hours } = await openNow(tx, now.getTime())
  if (chatAsking(state, open) === undefined) throw notNow()
  const queued = await move(tx, chat, act, { queued_at: now, spoken_at: now })
  if (!open) return tell(tx, await move(tx, queued, 'CLOSE'), eventWords.left(hours), now)
  const place = (await store.placesOf(tx, [queued.session.session_id])).get(queued.session.session_id) ?? 1
  return tell(tx, queued, eventWords.queued(place, await waitNow(tx)), now)
}

/** Back from the queue to the robot, or out of it with a message left. */
export async function leaveQueue(tx: Db, chat: LockedChat, act: 'ROBOT' | 'LEAVE', now: Date): Promise<LockedChat> {
  const left = await move(tx, chat, act, act === 'ROBOT' ? { queued_at: null, unhelped: 0 } : {})
  return tell(tx, left, act === 'ROBOT' ? eventWords.robot : eventWords.leftByChoice, now)
}

/** Ends the hours for shoppers who still wait. */
export async function closeQueue(tx: Db, chat: LockedChat, now: Date): Promise<LockedChat> {
  const hours = hoursText((await store.hours(tx)) ?? CHAT_HOURS)
  return tell(tx, await move(tx, chat, 'CLOSE'), eventWords.left(hours), now)
}
