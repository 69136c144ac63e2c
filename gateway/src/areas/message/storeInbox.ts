import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { MessageKind, SubscribeTemplate } from '../../../../contract'
import { newId, type Db, type Tables } from '../../core/database/database'
import { pageOfSql, type Page, type Paged } from '../../core/database/paging'
import type { Words } from '../../core/words'

export type MessageRecord = Selectable<Tables['user_message']>

export interface NewMessage extends Pick<
  MessageRecord,
  'user_id' | 'event' | 'kind' | 'page' | 'target' | 'target_code' | 'created_at'
> {
  title: Words
  body: Words
  about?: Words | undefined
  picture?: string | undefined
}

/**
 * Writes a message, unless the shopper has one of that event. Its number is the next one of the shopper's: their row is
 * locked until the transaction ends, so a higher number is never seen before a lower one.
 */
export async function insertMessage(db: Db, message: NewMessage): Promise<void> {
  const { title, body, about, picture, ...rest } = message
  const { number } = await db
    .insertInto('user_message_number')
    .values({ user_id: rest.user_id, number: 1 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((build) => ({ number: build('user_message_number.number', '+', 1) }))
    )
    .returning('number')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('user_message')
    .values({
      ...rest,
      message_id: newId('msg'),
      number,
      title: JSON.stringify(title),
      body: JSON.stringify(body),
      about: about === undefined ? null : JSON.stringify(about),
      picture: picture ?? null,
      read_at: null
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'event']).doNothing())
    .execute()
}

/** Whether a shopper allowed one more message of a template; `userId` is a column of the query around it. */
export const permits = (userId: RawBuilder<unknown>, template: SubscribeTemplate): RawBuilder<boolean> =>
  sql<boolean>`exists (select from message_permission allowed
    where allowed.user_id = ${userId} and allowed.template = ${template} and allowed.count > 0)`

/** Whether a shopper has no message of an event yet; `userId` and `event` are of the query around it. */
export const notTold = (userId: RawBuilder<unknown>, event: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from user_message told where told.user_id = ${userId} and told.event = ${event})`

export interface MessageFilter {
  userId: string
  /** What is older is not shown any more. */
  since: Date
  kind?: MessageKind | undefined
}

const conditionOf = ({ userId, since, kind }: MessageFilter): RawBuilder<unknown> =>
  sql`m.user_id = ${userId} and m.created_at > ${since} and (${kind ?? null}::text is null or m.kind = ${kind ?? ''})`

/** A page of messages, the newest first, and how many there are. */
export function pageOfMessages(db: Db, filter: MessageFilter, page: Page): Promise<Paged<MessageRecord>> {
  const list = sql`from user_message m where ${conditionOf(filter)}`
  return pageOfSql(db, { list, columns: sql`m.*`, order: sql`m.created_at desc, m.number desc` }, page)
}

/** Unread messages by kind, of the same rows as the list. */
export async function unreadByKind(db: Db, filter: MessageFilter): Promise<{ kind: MessageKind; count: number }[]> {
  const { rows } = await sql<{ kind: MessageKind; count: number }>`
    select m.kind, count(*)::int as count from user_message m
    where ${conditionOf(filter)} and m.read_at is null group by m.kind`.execute(db)
  return rows
}

export async function messageOf(
  db: Db,
  { userId, since }: MessageFilter,
  messageId: string
): Promise<MessageRecord | undefined> {
  const { rows } = await sql<MessageRecord>`select m.* from user_message m
    where m.message_id = ${messageId} and ${conditionOf({ userId, since })}`.execute(db)
  return rows[0]
}

/** Marks one message, or all up to a number; returns how many were unread. */
export async function markRead(
  db: Db,
  { userId, kind }: Pick<MessageFilter, 'userId' | 'kind'>,
  which: { messageId: string } | { upTo: number },
  now: Date
): Promise<number> {
  const condition = 'messageId' in which ? sql`message_id = ${which.messageId}` : sql`number <= ${which.upTo}`
  const result = await sql`update user_message set read_at = ${now} where user_id = ${userId} and read_at is null
    and ${condition} and (${kind ?? null}::text is null or kind = ${kind ?? ''})`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}

/** Who has read a talk up to a number has read what told of it, by events `chat:conversation:number`. */
export async function readTalk(
  db: Db,
  { userId, conversationId, number }: { userId: string; conversationId: string; number: number },
  now: Date
): Promise<void> {
  await sql`update user_message set read_at = ${now} where user_id = ${userId} and read_at is null and target = 'CHAT'
    and split_part(event, ':', 2) = ${conversationId}
    and nullif(split_part(event, ':', 3), '')::int <= ${number}`.execute(db)
}

/** Messages older than a moment count as read then. */
export async function readBefore(db: Db, userId: string, before: Date): Promise<void> {
  await sql`update user_message set read_at = created_at
    where user_id = ${userId} and read_at is null and created_at < ${before}`.execute(db)
}

/** Messages that go in one statement. */
const AT_ONCE = 1000

/** Forgets what is older than a moment. */
export async function forgetOld(db: Db, before: Date): Promise<void> {
  await sql`delete from user_message where message_id in (
    select message_id from user_message where created_at <= ${before} order by created_at limit ${AT_ONCE})`.execute(db)
}

/** What an order is of: its first row. */
export async function goodsOf(db: Db, orderCode: string): Promise<{ title: Words; picture: string } | undefined> {
  return db
    .selectFrom('order_row')
    .select(['title', 'picture'])
    .where('order_code', '=', orderCode)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
}

/** Which of these things a shopper can still open. What is of no table here is always there. */
export async function thingsThere(
  db: Db,
  userId: string,
  things: readonly Pick<MessageRecord, 'target' | 'target_code'>[]
): Promise<ReadonlySet<string>> {
  const codes = (...targets: MessageRecord['target'][]): string[] =>
    things.flatMap(({ target, target_code }) => (targets.includes(target) ? [target_code] : []))
  const { rows } = await sql<{ code: string }>`
    select order_code as code from trade_order
      where order_code = any(${codes('ORDER', 'PARCEL', 'REVIEW')}::text[]) and user_id = ${userId} and not hidden
    union all select case_code from after_sale_case
      where case_code = any(${codes('CASE')}::text[]) and user_id = ${userId} and not hidden
    union all select bill_id from service_bill where bill_id = any(${codes('BILL')}::text[]) and not hidden
    union all select invoice_code from invoice
      where invoice_code = any(${codes('INVOICE')}::text[]) and user_id = ${userId}
    union all select question_id from question
      where question_id = any(${codes('QUESTION')}::text[]) and (status = 'SHOWN' or user_id = ${userId})
    union all select spu_code from product where spu_code = any(${codes('PRODUCT')}::text[]) and on_sale
    union all select room_code from live_room
      where room_code = any(${codes('ROOM')}::text[]) and state <> 'CANCELLED'
    union all select user_packet_id from user_red_packet
      where user_packet_id = any(${codes('PACKET')}::text[]) and user_id = ${userId}`.execute(db)
  return new Set(rows.map(({ code }) => code))
}
