/** Tickets of sockets, the logins behind them, and how far conversations have come. */
import type { Db } from '../../core/database/database'

export interface Ticket {
  ticket_hash: string
  user_id: string
  token_hash: string
  expires_at: Date
}

export const addTicket = async (db: Db, ticket: Ticket): Promise<void> => {
  await db.insertInto('chat_ticket').values(ticket).execute()
}

/** Takes a ticket, once; a second caller gets nothing. */
export async function useTicket(db: Db, ticketHash: string): Promise<Ticket | undefined> {
  return db.deleteFrom('chat_ticket').where('ticket_hash', '=', ticketHash).returningAll().executeTakeFirst()
}

export const dropTickets = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('chat_ticket').where('expires_at', '<', before).execute()
}

/** Which of these logins hold. */
export async function livingLogins(db: Db, hashes: readonly string[], now: Date): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const rows = await db
    .selectFrom('session')
    .select('token_hash')
    .where('token_hash', 'in', [...hashes])
    .where('expires_at', '>', now)
    .execute()
  return new Set(rows.map(({ token_hash }) => token_hash))
}

/** How far the conversations of these shoppers have come. */
export async function revisionsOf(
  db: Db,
  userIds: readonly string[]
): Promise<{ conversation_id: string; user_id: string; revision: number }[]> {
  if (userIds.length === 0) return []
  return db
    .selectFrom('chat_conversation')
    .select(['conversation_id', 'user_id', 'revision'])
    .where('user_id', 'in', [...userIds])
    .execute()
}
