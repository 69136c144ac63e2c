/** What shoppers were told, as they read it later: written in the transaction of what happened, unique by it. */
import type { BodyOf, DataOf, MessageTarget, QueryOf, UserMessage } from '../../../../contract'
import { countMessages, MESSAGES_KEPT_MS } from '../../../../domain/content/inbox'
import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { invalid, notFound } from '../../core/errors'
import type { Asker } from '../../core/identity/asker'
import { say, type Words } from '../../core/words'
import * as store from './storeInbox'

/** What is written of an event. `event` names it, once a shopper. */
export interface Note {
  event: string
  kind: store.NewMessage['kind']
  title: Words
  body: Words
  about?: Words | undefined
  picture?: string | undefined
  /** Path and parameters of the app's page, without a slash before it. */
  page: string
  target: MessageTarget
  /** Default: what it leads to is always there. */
  code?: string
}

/** Writes a message of what happened, once; in the caller's transaction. */
export function note(db: Db, userId: string, { code = '', ...message }: Note, now: Date): Promise<void> {
  return store.insertMessage(db, { ...message, user_id: userId, target_code: code, created_at: now })
}

/** Writes what happened to an order, with its first goods. */
export async function noteOfOrder(
  db: Db,
  userId: string,
  orderCode: string,
  message: Omit<Note, 'about' | 'picture'>,
  now: Date
): Promise<void> {
  const goods = await store.goodsOf(db, orderCode)
  await note(db, userId, { ...message, about: goods?.title, picture: goods?.picture }, now)
}

export const pageOf = (path: string, params: object): string =>
  `${path}?params=${encodeURIComponent(JSON.stringify(params))}`

/** Where such things are found, when the one that a message led to is gone; what is not here is never gone. */
const PLACES: Partial<Record<MessageTarget, string>> = {
  ORDER: 'pagesB/order/myOrder',
  PARCEL: 'pagesC/order/logisticsList',
  REVIEW: 'pagesB/order/myOrder',
  CASE: 'pagesB/applyAfterSales/afterSalesHistory',
  BILL: 'pagesC/bbcAfterSales/bbcHistory',
  INVOICE: 'pagesB/invoice/myInvoice',
  QUESTION: 'pagesB/questions/questionsList',
  PRODUCT: 'pages/index/index',
  ROOM: 'pagesC/live/liveList',
  PACKET: 'pagesB/redPacket/index'
}

const messageMissing = () => notFound('message.missing', '消息不存在或已过期', 'That message is no longer kept')

const sinceOf = (nowMs: number): Date => new Date(nowMs - MESSAGES_KEPT_MS)

async function viewsOf(
  db: Db,
  { userId, locale }: Asker,
  rows: readonly store.MessageRecord[]
): Promise<UserMessage[]> {
  const there = rows.length === 0 ? new Set<string>() : await store.thingsThere(db, userId, rows)
  return rows.map((row) => {
    const place = row.target_code === '' ? undefined : PLACES[row.target]
    const gone = place !== undefined && !there.has(row.target_code)
    return {
      messageId: row.message_id,
      number: row.number,
      kind: row.kind,
      target: row.target,
      title: say(locale, row.title),
      body: say(locale, row.body),
      ...(row.about === null ? {} : { about: say(locale, row.about) }),
      ...(row.picture === null ? {} : { picture: row.picture }),
      page: gone ? place : row.page,
      gone,
      createdAt: row.created_at.getTime(),
      read: row.read_at !== null
    }
  })
}

export async function list(
  db: Db,
  { kind, page = 1, size = 10 }: QueryOf<'GET /o2msg/v1/user-messages/list'>,
  reader: Asker
): Promise<DataOf<'GET /o2msg/v1/user-messages/list'>> {
  const filter = { userId: reader.userId, since: sinceOf(reader.nowMs), kind }
  const { rows, total } = await store.pageOfMessages(db, filter, { page, size })
  return { list: await viewsOf(db, reader, rows), total, page, size }
}

export async function count(
  db: Db,
  { userId, nowMs }: Omit<Asker, 'locale'>
): Promise<DataOf<'GET /o2msg/v1/user-messages/count'>> {
  return countMessages(await store.unreadByKind(db, { userId, since: sinceOf(nowMs) }))
}

export async function detail(db: Db, messageId: string, reader: Asker): Promise<UserMessage> {
  const filter = { userId: reader.userId, since: sinceOf(reader.nowMs) }
  const row = await store.messageOf(db, filter, messageId)
  const [message] = row ? await viewsOf(db, reader, [row]) : []
  if (message === undefined) throw messageMissing()
  return message
}

/** Marks what is named as read; a message of somebody else's is as good as none. */
export async function read(
  db: Db,
  { messageId, upTo, kind }: BodyOf<'POST /o2msg/v1/user-messages/read-flag'>,
  { userId, nowMs }: Omit<Asker, 'locale'>
): Promise<DataOf<'POST /o2msg/v1/user-messages/read-flag'>> {
  const which = messageId === undefined ? upTo && { upTo } : { messageId }
  if (!which) throw invalid('请选择要标为已读的消息', 'The request is not valid: messageId or upTo must be there')
  const marked = await store.markRead(db, { userId, kind }, which, new Date(nowMs))
  // one that was read already is there all the same
  if (marked === 0 && messageId !== undefined) {
    const row = await store.messageOf(db, { userId, since: sinceOf(nowMs) }, messageId)
    if (row === undefined) throw messageMissing()
  }
  return { marked }
}

/** Forgets what is older than a year. */
export const forgetOldMessages = ({ db, clock }: Core): Promise<void> => store.forgetOld(db, sinceOf(clock.now()))
