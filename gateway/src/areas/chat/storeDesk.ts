/** What the desk of the chat reads. */
import { sql } from 'kysely'
import type { ChatState } from '../../../../domain/content/chat'
import type { Db } from '../../core/database/database'
import type { ConversationRecord } from './store'

export interface DeskRecord extends ConversationRecord {
  agent: string | null
  queued_at: Date | null
  note: string
}

const AT_DESK: readonly ChatState[] = ['QUEUED', 'WITH_AGENT', 'LEFT']

export const isAtDesk = (state: ChatState): boolean => AT_DESK.includes(state)

/** Who waits, is talked to or left a message; the longest wait first. */
export async function atDesk(db: Db): Promise<DeskRecord[]> {
  const { rows } = await sql<DeskRecord>`
    select c.*, s.agent, s.queued_at, s.note
    from chat_conversation c join chat_session s on s.session_id = c.session_id
    where c.state = any(${[...AT_DESK]}::text[])
    order by c.state = 'LEFT', s.queued_at nulls last, c.conversation_id limit 60`.execute(db)
  return rows
}

export async function inState(db: Db, state: ChatState, size: number): Promise<string[]> {
  const rows = await db
    .selectFrom('chat_conversation')
    .select('conversation_id')
    .where('state', '=', state)
    .limit(size)
    .execute()
  return rows.map(({ conversation_id }) => conversation_id)
}

/** Talks with a person in which nobody has said anything since then. */
export async function quietSince(db: Db, since: Date, size: number): Promise<string[]> {
  const rows = await db
    .selectFrom('chat_session')
    .select('conversation_id')
    .where('state', '=', 'WITH_AGENT')
    .where('spoken_at', '<=', since)
    .orderBy('spoken_at')
    .limit(size)
    .execute()
  return rows.map(({ conversation_id }) => conversation_id)
}

/** Conversations whose shopper has not got what a person said before then, and was not told of it. */
export async function away(db: Db, before: Date, size: number): Promise<string[]> {
  const { rows } = await sql<{ conversation_id: string }>`
    select c.conversation_id from chat_conversation c
    where c.shopper_got < c.last_number and c.told < c.last_number and not c.muted
      and exists (select from chat_message m where m.conversation_id = c.conversation_id
        and m.number > greatest(c.shopper_got, c.told) and m.sender = 'AGENT' and m.at <= ${before})
    limit ${size}`.execute(db)
  return rows.map(({ conversation_id }) => conversation_id)
}

export const setTold = async (db: Db, id: string, lastNumber: number): Promise<void> => {
  await db.updateTable('chat_conversation').set({ told: lastNumber }).where('conversation_id', '=', id).execute()
}
