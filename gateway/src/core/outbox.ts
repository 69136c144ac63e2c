import { newId, type Db } from './database/database'
import type { Locale } from './words'

/** What the shop sends to people: in demonstration mode the console shows it instead of a carrier. */
export interface OutboxMessage {
  /** SUBSCRIPTION: a message of the messaging platform that the shopper allowed. */
  kind: 'SMS' | 'SUBSCRIPTION' | 'EMAIL'
  /** Phone, user id or e-mail address. */
  recipient: string
  title: string
  /** Words alone; where it leads is `page`. */
  body: string
  /** Path and parameters of the app's page that it leads to, without a slash before it. */
  page?: string
  /** Default: Chinese. */
  language?: Locale
  subscription?: Subscription
}

/** What the messaging platform is given of a SUBSCRIPTION. */
export interface Subscription {
  userId: string
  /** Its name in the contract. */
  template: string
  /** What each of the template's keywords says. */
  data: Record<string, string>
  /** What the platform does not take is sent by SMS. */
  orSms: boolean
}

/** What became of one try to send; `again`: another may do better. `problem` names no person and no words of theirs. */
export type Delivery = 'sent' | { again: boolean; problem: string }

/** The link that opens a page of the app on H5. `address` is an origin. */
export const linkTo = (address: string, page: string): string => `${address}/${page}`

/** Puts a message into the outbox, in the caller's transaction. `now` is the shop's clock. */
export async function post(db: Db, message: OutboxMessage, now: Date): Promise<void> {
  const { subscription, ...rest } = message
  await db
    .insertInto('outbox')
    .values({
      outbox_id: newId('out'),
      ...rest,
      ...(subscription && { subscription: JSON.stringify(subscription) }),
      created_at: now,
      due_at: now
    })
    .execute()
}
