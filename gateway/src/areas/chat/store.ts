import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { ChatMessage, ChatPort } from '../../../../contract'
import type { ChatHours } from '../../../../domain/content/chat'
import { newId, type Db, type Tables } from '../../core/database/database'
import { pageOf, type Page, type Paged } from '../../core/database/paging'
import type { Words } from '../../core/words'
import type { StoredContent } from './schema'

export type ConversationRecord = Selectable<Tables['chat_conversation']>
export type SessionRecord = Selectable<Tables['chat_session']>
export type MessageRecord = Selectable<Tables['chat_message']>

/** One of this shopper's. */
export function conversationOf(db: Db, userId: string, id: string): Promise<ConversationRecord | undefined> {
  return db
    .selectFrom('chat_conversation')
    .selectAll()
    .where('conversation_id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** The same, locked until the transaction ends: each change in it takes the lock. Without a user it is anybody's. */
export function lockConversation(db: Db, id: string, userId?: string): Promise<ConversationRecord | undefined> {
  let query = db.selectFrom('chat_conversation').selectAll().where('conversation_id', '=', id)
  if (userId !== undefined) query = query.where('user_id', '=', userId)
  return query.forUpdate().executeTakeFirst()
}

/** The one with this shop, begun where there is none. */
export async function openConversation(
  db: Db,
  of: { userId: string; shopCode: string; port: ChatPort; now: Date }
): Promise<ConversationRecord> {
  const conversationId = newId('ct')
  const sessionId = newId('cs')
  const row = await db
    .insertInto('chat_conversation')
    .values({
      conversation_id: conversationId,
      user_id: of.userId,
      shop_code: of.shopCode,
      port: of.port,
      session_id: sessionId,
      state: 'ROBOT',
      changed_at: of.now,
      created_at: of.now
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'shop_code']).doUpdateSet({ port: of.port }))
    .returningAll()
    .executeTakeFirstOrThrow()
  if (row.conversation_id === conversationId) await addSession(db, sessionId, conversationId, of.now)
  return row
}

export const addSession = async (db: Db, sessionId: string, conversationId: string, now: Date): Promise<void> => {
  await db
    .insertInto('chat_session')
    .values({ session_id: sessionId, conversation_id: conversationId, state: 'ROBOT', began_at: now, spoken_at: now })
    .execute()
}

/** Changes a held conversation; its revision grows. */
export function changeConversation(
  db: Db,
  id: string,
  change: Updateable<Tables['chat_conversation']>
): Promise<ConversationRecord> {
  return db
    .updateTable('chat_conversation')
    .set(change)
    .set({ revision: sql<number>`revision + 1` })
    .where('conversation_id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const next = sql<number>`last_number + 1`
/** What a message moves beside its number: who says something has got and read all until then; what happens is nobody's word. */
const MARKS = {
  SHOPPER: { shopper_got: next, shopper_read: next },
  ROBOT: { shop_got: next, shop_read: next },
  AGENT: { shop_got: next, shop_read: next },
  SYSTEM: {}
} as const

/** Who speaks for a person: with what they say the quiet of the session is over. */
const isPerson = (sender: ChatMessage['from']): boolean => sender === 'SHOPPER' || sender === 'AGENT'

/** A session in which a person spoke. */
const heardAt = (now: Date) => ({ spoken_at: now, asked_after_at: null })

export const heard = <S extends SessionRecord>(session: S, now: Date): S => ({ ...session, ...heardAt(now) })

type Saying = Omit<
  Insertable<Tables['chat_message']>,
  'conversation_id' | 'number' | 'revision' | 'content' | 'client_id' | 'digest' | 'agent' | 'at'
> & { content: StoredContent; client_id?: string; digest?: string; agent?: string | null; at: Date }

/**
 * Says something in a held conversation, in one statement: the number after the last one, and with it the revision, the
 * speaker's marks, the message, and where a person speaks when their session was spoken in last.
 */
export async function addMessage(
  db: Db,
  id: string,
  content: Saying,
  about: Pick<Updateable<Tables['chat_conversation']>, 'about' | 'about_code'> = {}
): Promise<{ conversation: ConversationRecord; message: MessageRecord }> {
  const row = { client_id: null, digest: null, agent: null, ...content, conversation_id: id }
  const spoken = db.with('spoken', (query) =>
    query
      .updateTable('chat_conversation')
      .set({ last_number: next, revision: sql<number>`revision + 1`, changed_at: content.at })
      .set({ ...MARKS[content.sender], ...about })
      .where('conversation_id', '=', id)
      .returningAll()
  )
  const said = spoken.with('said', (query) =>
    query.insertInto('chat_message').values({
      ...row,
      number: (eb) => eb.selectFrom('spoken').select('spoken.last_number'),
      revision: (eb) => eb.selectFrom('spoken').select('spoken.revision'),
      content: JSON.stringify(content.content)
    })
  )
  const quiet = said.with('quiet', (query) =>
    query
      .updateTable('chat_session')
      .set(heardAt(content.at))
      .where('session_id', '=', content.session_id)
      .where(sql.lit(isPerson(content.sender)))
  )
  const conversation = await quiet.selectFrom('spoken').selectAll().executeTakeFirstOrThrow()
  const { last_number: number, revision } = conversation
  return { conversation, message: { ...row, number, revision } }
}

/** Changes a message of a held conversation, with the revision that the conversation gets. */
export async function changeMessage(
  db: Db,
  of: { id: string; number: number },
  change: { kind?: ChatMessage['kind']; content: StoredContent }
): Promise<{ conversation: ConversationRecord; message: MessageRecord }> {
  const conversation = await changeConversation(db, of.id, {})
  const message = await db
    .updateTable('chat_message')
    .set({
      ...(change.kind === undefined ? {} : { kind: change.kind }),
      content: JSON.stringify(change.content),
      revision: conversation.revision
    })
    .where('conversation_id', '=', of.id)
    .where('number', '=', of.number)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { conversation, message }
}

export function messageBy(
  db: Db,
  id: string,
  by: { number: number } | { clientId: string }
): Promise<MessageRecord | undefined> {
  const query = db.selectFrom('chat_message').selectAll().where('conversation_id', '=', id)
  const match = 'number' in by ? query.where('number', '=', by.number) : query.where('client_id', '=', by.clientId)
  return match.executeTakeFirst()
}

/** What is new or changed after a revision, the oldest change first. */
export function messagesSince(db: Db, id: string, since: number, size: number): Promise<MessageRecord[]> {
  return db
    .selectFrom('chat_message')
    .selectAll()
    .where('conversation_id', '=', id)
    .where('revision', '>', since)
    .orderBy('revision')
    .limit(size)
    .execute()
}

/** Those before a number, the newest first. */
export function messagesBefore(db: Db, id: string, before: number | undefined, size: number): Promise<MessageRecord[]> {
  let query = db.selectFrom('chat_message').selectAll().where('conversation_id', '=', id)
  if (before !== undefined) query = query.where('number', '<', before)
  return query.orderBy('number', 'desc').limit(size).execute()
}

export function sessionBy(db: Db, sessionId: string): Promise<SessionRecord | undefined> {
  return db.selectFrom('chat_session').selectAll().where('session_id', '=', sessionId).executeTakeFirst()
}

/** A session, and the number and digest of what its conversation knows by a sender's id; nulls: nothing was said by it. */
export function sessionWith(
  db: Db,
  sessionId: string,
  clientId: string
): Promise<(SessionRecord & { said: number | null; said_digest: string | null }) | undefined> {
  return db
    .selectFrom('chat_session as s')
    .leftJoin('chat_message as m', (join) =>
      join.onRef('m.conversation_id', '=', 's.conversation_id').on('m.client_id', '=', clientId)
    )
    .selectAll('s')
    .select(['m.number as said', 'm.digest as said_digest'])
    .where('s.session_id', '=', sessionId)
    .executeTakeFirst()
}

export async function changeSession(
  db: Db,
  sessionId: string,
  change: Updateable<Tables['chat_session']>
): Promise<SessionRecord> {
  return db
    .updateTable('chat_session')
    .set(change)
    .where('session_id', '=', sessionId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Messages of the shop's that the shopper has not read, by conversation. */
export async function unreadOf(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ conversation_id: string; unread: number }>`
    select m.conversation_id, count(*)::int as unread
    from chat_message m join chat_conversation c on c.conversation_id = m.conversation_id
    where m.conversation_id = any(${[...ids]}::text[]) and m.number > c.shopper_read
      and m.sender in ('ROBOT', 'AGENT') and m.kind <> 'TAKEN_BACK'
    group by m.conversation_id`.execute(db)
  return new Map(rows.map((row) => [row.conversation_id, row.unread]))
}

/** How many messages of all listed conversations are unread. */
export async function unreadOfAll(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread
    from chat_message m join chat_conversation c on c.conversation_id = m.conversation_id
    where c.user_id = ${userId} and c.last_number > c.hidden_at and m.number > c.shopper_read
      and m.sender in ('ROBOT', 'AGENT') and m.kind <> 'TAKEN_BACK'`.execute(db)
  return rows[0]?.unread ?? 0
}

/** Conversations in which something was said, the newest first. */
export const listConversations = (db: Db, userId: string, page: Page): Promise<Paged<ConversationRecord>> =>
  pageOf(
    db.selectFrom('chat_conversation').where('user_id', '=', userId).whereRef('last_number', '>', 'hidden_at'),
    page,
    (all) => all.selectAll().orderBy('changed_at', 'desc').orderBy('conversation_id')
  )

/** What was said last in each, but for what happened. */
export async function lastOf(db: Db, ids: readonly string[]): Promise<Map<string, MessageRecord>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<MessageRecord>`
    select distinct on (conversation_id) * from chat_message
    where conversation_id = any(${[...ids]}::text[]) and sender <> 'SYSTEM'
    order by conversation_id, number desc`.execute(db)
  return new Map(rows.map((row) => [row.conversation_id, row]))
}

/** Places in the queue, from 1, of these sessions. */
export async function placesOf(db: Db, sessionIds: readonly string[]): Promise<Map<string, number>> {
  if (sessionIds.length === 0) return new Map()
  const { rows } = await sql<{ session_id: string; place: number }>`
    select s.session_id, (select count(*)::int from chat_session o where o.state = 'QUEUED'
      and (o.queued_at, o.session_id) <= (s.queued_at, s.session_id)) as place
    from chat_session s where s.state = 'QUEUED' and s.session_id = any(${[...sessionIds]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.session_id, row.place]))
}

const HOURS = 'chat-hours'

function hoursIn(value: string | null | undefined): ChatHours | undefined {
  const match = /^(\d{1,4})-(\d{1,4})$/.exec(value ?? '')
  return match ? { from: Number(match[1]), to: Number(match[2]) } : undefined
}

export async function hours(db: Db): Promise<ChatHours | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', HOURS).executeTakeFirst()
  return hoursIn(row?.value)
}

const waits = sql`select extract(epoch from taken_at - queued_at)::int as waited from chat_session
  where taken_at is not null and queued_at is not null order by taken_at desc limit 20`

/** How long those waited who were taken last, in seconds. */
export async function lastWaits(db: Db): Promise<number[]> {
  const { rows } = await sql<{ waited: number }>`${waits}`.execute(db)
  return rows.map(({ waited }) => waited)
}

/** A session as its shopper is shown it. */
export interface SessionView extends SessionRecord {
  agent_name: Words | null
  /** In the queue, from 1. */
  place: number | null
}

/** What is shown beside conversations. */
interface Surroundings {
  hours: ChatHours | undefined
  /** How long those waited who were taken last, in seconds. */
  waits: number[]
  sessions: SessionView[]
}

/**
 * In one statement what is shown beside these conversations: their present sessions, those that a person had and that have
 * ended since then, by where they ended, and what is the same for all.
 */
export async function surroundings(
  db: Db,
  rows: readonly Pick<ConversationRecord, 'conversation_id' | 'session_id'>[],
  since: Date
): Promise<Surroundings> {
  type Row = { hours: string | null; waits: number[] } & (SessionView | { session_id: null })
  const ids = rows.map(({ conversation_id }) => conversation_id)
  const current = rows.map(({ session_id }) => session_id)
  const result = await sql<Row>`
    select f.hours, f.waits, s.*, a.name as agent_name, case when s.state = 'QUEUED' then (
      select count(*)::int from chat_session o where o.state = 'QUEUED'
        and (o.queued_at, o.session_id) <= (s.queued_at, s.session_id)) end as place
    from (select (select value from setting where name = ${HOURS}) as hours, array(${waits}) as waits) f
    left join chat_session s on s.conversation_id = any(${ids}::text[]) and (s.session_id = any(${current}::text[])
      or (s.state = 'ENDED' and s.taken_at is not null and s.ended_at >= ${since}))
    left join chat_agent a on a.agent = s.agent
    order by s.ended_number`.execute(db)
  const [first] = result.rows
  return {
    hours: hoursIn(first?.hours),
    waits: first?.waits ?? [],
    sessions: result.rows.flatMap((row) => (row.session_id === null ? [] : [row]))
  }
}

export async function setHours(db: Db, { from, to }: ChatHours): Promise<void> {
  const value = `${from}-${to}`
  await db
    .insertInto('setting')
    .values({ name: HOURS, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

export async function agents(db: Db): Promise<Map<string, Words>> {
  const rows = await db.selectFrom('chat_agent').selectAll().orderBy('agent').execute()
  return new Map(rows.map(({ agent, name }) => [agent, name]))
}

/** Keeps agents with their names. */
export async function addAgents(db: Db, rows: readonly { agent: string; name: Words }[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('chat_agent')
    .values(rows.map(({ agent, name }) => ({ agent, name: JSON.stringify(name) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function quickReplies(db: Db): Promise<Words[]> {
  const rows = await db.selectFrom('chat_quick_reply').select('text').orderBy('position').execute()
  return rows.map(({ text }) => text)
}

export async function addQuickReplies(db: Db, all: readonly Words[]): Promise<void> {
  if (all.length === 0) return
  await db
    .insertInto('chat_quick_reply')
    .values(all.map((text, position) => ({ position, text: JSON.stringify(text) })))
    .execute()
}

/** Paths of all pictures of a conversation but those of one message. */
export async function picturesBut(db: Db, id: string, number: number): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select jsonb_array_elements_text(content -> 'pictures') as path from chat_message
    where conversation_id = ${id} and number <> ${number} and content ? 'pictures'`.execute(db)
  return rows.map(({ path }) => path)
}

/** The product card that was sent last in each conversation. */
export async function productsSpokenOf(db: Db, ids: readonly string[]): Promise<Map<string, StoredContent>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ conversation_id: string; content: StoredContent }>`
    select distinct on (conversation_id) conversation_id, content from chat_message
    where conversation_id = any(${[...ids]}::text[]) and kind = 'PRODUCT'
    order by conversation_id, number desc`.execute(db)
  return new Map(rows.map((row) => [row.conversation_id, row.content]))
}
