/** What moves a session on; each in a transaction that holds its conversation. */
import { chatAfter, chatAsking, hoursText, CHAT_HOURS, type ChatAct } from '../../../../domain/content/chat'
import { newId, type Db } from '../../core/database/database'
import type { Words } from '../../core/words'
import { hint } from './hub'
import * as store from './store'
import { openNow, waitNow } from './view'
import { chatMissing, eventWords, notNow } from './words'

/** A conversation that is held, and its session. */
export interface Held {
  conversation: store.ConversationRecord
  session: store.SessionRecord
}

/** Holds a conversation with its session; undefined: there is none, or it is not this shopper's. */
export async function hold(tx: Db, id: string, userId?: string): Promise<Held | undefined> {
  const conversation = await store.lockConversation(tx, id, userId)
  if (conversation === undefined) return undefined
  const session = await store.sessionBy(tx, conversation.session_id)
  if (session === undefined) throw new Error(`Conversation ${id} has no session`)
  return { conversation, session }
}

/** Does something with a conversation that is held, and hints at it. */
export async function withHeld(tx: Db, id: string, work: (held: Held) => Promise<Held>): Promise<void> {
  const held = await hold(tx, id)
  if (held === undefined) throw chatMissing()
  await hint(tx, (await work(held)).conversation)
}

/** Says what eventWords. */
export async function tell(tx: Db, held: Held, words: Words, at: Date): Promise<Held> {
  const { conversation } = await store.addMessage(tx, held.conversation.conversation_id, {
    session_id: held.session.session_id,
    sender: 'SYSTEM',
    kind: 'TEXT',
    content: { text: words },
    at
  })
  return { ...held, conversation }
}

/** Gives both rows the state that an act leads to; refused where it leads nowhere. */
export async function move(
  tx: Db,
  { conversation, session }: Held,
  act: ChatAct,
  change: Parameters<typeof store.changeSession>[2] = {}
): Promise<Held> {
  const state = chatAfter(session.state, act)
  if (state === undefined) throw notNow()
  return {
    session: await store.changeSession(tx, session.session_id, { ...change, state }),
    conversation: await store.changeConversation(tx, conversation.conversation_id, { state })
  }
}

/** Ends a session with a person; what is said of that is where its rating stands. */
export async function finish(tx: Db, held: Held, act: 'END' | 'QUIET', at: Date): Promise<Held> {
  const told = await tell(tx, await move(tx, held, act, { ended_at: at }), eventWords.ended, at)
  const { last_number: number } = told.conversation
  return { ...told, session: await store.changeSession(tx, told.session.session_id, { ended_number: number }) }
}

/** Another session where the last one has ended. */
export async function beginSession(tx: Db, held: Held, at: Date): Promise<Held> {
  if (held.session.state !== 'ENDED') return held
  const { conversation_id: id } = held.conversation
  const sessionId = newId('cs')
  await store.addSession(tx, sessionId, id, at)
  await store.changeConversation(tx, id, { session_id: sessionId, state: 'ROBOT' })
  const fresh = await hold(tx, id)
  if (fresh === undefined) throw new Error(`Conversation ${id} is held and there`)
  return fresh
}

/** Asks for a person: into the queue in hours, out of them a message is left. Who waits already goes on waiting. */
export async function askForPerson(tx: Db, held: Held, act: 'PERSON' | 'UNHELPED', at: Date): Promise<Held> {
  const { state } = held.session
  if (state === 'QUEUED' || state === 'LEFT' || state === 'WITH_AGENT') return held
  const { open, hours } = await openNow(tx, at.getTime())
  if (chatAsking(state, open) === undefined) throw notNow()
  const queued = await move(tx, held, act, { queued_at: at, spoken_at: at })
  if (!open) return tell(tx, await move(tx, queued, 'CLOSE'), eventWords.left(hours), at)
  const place = (await store.placesOf(tx, [queued.session.session_id])).get(queued.session.session_id) ?? 1
  return tell(tx, queued, eventWords.queued(place, await waitNow(tx)), at)
}

/** Back from the queue to the robot, or out of it with a message left. */
export async function leaveQueue(tx: Db, held: Held, act: 'ROBOT' | 'LEAVE', at: Date): Promise<Held> {
  const left = await move(tx, held, act, act === 'ROBOT' ? { queued_at: null, unhelped: 0 } : {})
  return tell(tx, left, act === 'ROBOT' ? eventWords.robot : eventWords.leftByChoice, at)
}

/** Ends the hours for shoppers who still wait. */
export async function closeQueue(tx: Db, held: Held, at: Date): Promise<Held> {
  const hours = hoursText((await store.hours(tx)) ?? CHAT_HOURS)
  return tell(tx, await move(tx, held, 'CLOSE'), eventWords.left(hours), at)
}
