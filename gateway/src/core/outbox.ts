import { newId, type Db } from './database'

/** What the shop sends to people: in demonstration mode the console shows it instead of a carrier. */
export interface OutboxMessage {
  /** SUBSCRIPTION: a message of the messaging platform that the shopper allowed. */
  kind: 'SMS' | 'SUBSCRIPTION' | 'EMAIL'
  /** Phone, user id or e-mail address. */
  recipient: string
  title: string
  body: string
}

/** Puts a message into the outbox, in the caller's transaction. `now` is the shop's clock. */
export async function post(db: Db, message: OutboxMessage, now: Date): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ outbox_id: newId('out'), ...message, created_at: now })
    .execute()
}
