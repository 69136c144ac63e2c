/** What shoppers read of the chat. */
import type { ChatConversation, ChatSummary, DataOf, QueryOf } from '../../../../contract'
import { inTransaction, type Db } from '../../core/database/database'
import type { Asker } from '../../core/identity/asker'
import { say } from '../../core/words'
import { askedMost } from '../help'
import { shops } from '../masterdata'
import { productCards, shownCase, shownOrder, shownProduct } from './cards'
import * as store from './store'
import * as cards from './storeCards'
import { openNow, sellers, shownConversation, shownConversations, shownMessages, waitNow } from './view'
import * as words from './words'

const OFFERED = 3
/** Messages that one look at what is new brings. */
const MOST_NEW = 100

async function demandShop(db: Db, shopCode: string): Promise<void> {
  if (shopCode !== '' && (await shops(db, shopCode)).length === 0) throw words.cardMissing()
}

/** The card of what is the shopper's own; what is not there, or another's, is refused alike. */
export async function card(
  db: Db,
  { orderCode, caseCode }: QueryOf<'GET /o2msg/v1/chat/card'>,
  { userId, locale }: Asker
): Promise<DataOf<'GET /o2msg/v1/chat/card'>> {
  const order = orderCode === undefined ? undefined : (await cards.ordersBy(db, userId, [orderCode])).get(orderCode)
  const record = caseCode === undefined ? undefined : (await cards.casesBy(db, userId, [caseCode])).get(caseCode)
  if ((orderCode !== undefined && order === undefined) || (caseCode !== undefined && record === undefined)) {
    throw words.cardMissing()
  }
  return {
    ...(order === undefined ? {} : { order: shownOrder(order, locale) }),
    ...(record === undefined ? {} : { case: shownCase(record, locale) })
  }
}

/** What a chat begins with; a visitor reads it too. */
export async function front(
  db: Db,
  { shopCode = '', skuCode, page = 1 }: QueryOf<'GET /o2msg/v1/pub/chat/front'>,
  { locale, nowMs }: Omit<Asker, 'userId'>
): Promise<DataOf<'GET /o2msg/v1/pub/chat/front'>> {
  await demandShop(db, shopCode)
  const seller = (await sellers(db, [shopCode])).get(shopCode)
  const product = skuCode === undefined ? undefined : (await productCards(db, [skuCode], nowMs)).get(skuCode)
  const most = await askedMost(db, { spuCode: product?.spuCode, size: OFFERED + 1, offset: (page - 1) * OFFERED })
  return {
    name: seller === undefined ? '' : say(locale, seller.name),
    official: seller?.official ?? false,
    ...(await openNow(db, nowMs)),
    usualWaitS: await waitNow(db),
    questions: most.slice(0, OFFERED).map(({ problemCode, title, answer }) => ({
      problemCode,
      title: say(locale, title),
      answer: say(locale, answer)
    })),
    more: most.length > OFFERED,
    ...(product === undefined ? {} : { product: shownProduct(product, locale) })
  }
}

/** The conversation with a shop, or with the brand. */
export async function open(
  db: Db,
  { shopCode = '', port }: { shopCode?: string; port: 'MINI_PROGRAM' | 'APP' | 'H5' },
  reader: Asker
): Promise<DataOf<'POST /o2msg/v1/chat/open'>> {
  await demandShop(db, shopCode)
  const now = new Date(reader.nowMs)
  const of = { userId: reader.userId, shopCode, port, now }
  const conversation = await inTransaction(db, (tx) => store.openConversation(tx, of))
  return shownConversation(db, conversation, reader)
}

export async function messages(
  db: Db,
  query: QueryOf<'GET /o2msg/v1/chat/messages'>,
  reader: Asker
): Promise<DataOf<'GET /o2msg/v1/chat/messages'>> {
  const { conversationId: id, since, before, size = 30 } = query
  // read first: what is said meanwhile has a later revision and comes again
  const conversation = await store.conversationOf(db, reader.userId, id)
  if (conversation === undefined) throw words.chatMissing()
  const view = await shownConversation(db, conversation, reader)
  if (since !== undefined) {
    const rows = since >= conversation.revision ? [] : await store.messagesSince(db, id, since, MOST_NEW)
    const more = rows.length === MOST_NEW
    const list = await shownMessages(db, rows, reader)
    const upTo = more ? (rows.at(-1)?.revision ?? since) : Math.max(since, conversation.revision)
    return { conversation: view, list: list.sort((a, b) => a.number - b.number), upTo, more }
  }
  const rows = await store.messagesBefore(db, id, before, size + 1)
  const list = await shownMessages(db, rows.slice(0, size).reverse(), reader)
  return { conversation: view, list, upTo: conversation.revision, more: rows.length > size }
}

/** What conversations are about, as it is now. */
async function aboutOf(
  db: Db,
  rows: readonly store.ConversationRecord[],
  { userId, locale }: Asker
): Promise<Map<string, ChatSummary['about']>> {
  const codes = (kind: 'ORDER' | 'CASE'): string[] =>
    rows.flatMap(({ about, about_code: code }) => (about === kind && code !== null ? [code] : []))
  const orders = await cards.ordersBy(db, userId, codes('ORDER'))
  const cases = await cards.casesBy(db, userId, codes('CASE'))
  const products = await store.productsSpokenOf(
    db,
    rows.filter(({ about }) => about === 'PRODUCT').map(({ conversation_id }) => conversation_id)
  )
  return new Map(
    rows.map((row): [string, ChatSummary['about']] => {
      const { conversation_id: id, about, about_code: code } = row
      const order = about === 'ORDER' && code !== null ? orders.get(code) : undefined
      const record = about === 'CASE' && code !== null ? cases.get(code) : undefined
      const product = about === 'PRODUCT' ? products.get(id)?.product : undefined
      if (order !== undefined) {
        const { title, picture, statusName } = shownOrder(order, locale)
        return [id, { kind: 'ORDER', title, picture, statusName }]
      }
      if (record !== undefined) {
        const { title, picture, statusName } = shownCase(record, locale)
        return [id, { kind: 'CASE', title, picture, statusName }]
      }
      if (product === undefined) return [id, undefined]
      return [
        id,
        {
          kind: 'PRODUCT',
          title: say(locale, product.title),
          picture: product.picture,
          statusName: say(locale, words.asking)
        }
      ]
    })
  )
}

export async function conversations(
  db: Db,
  { page = 1, size = 10 }: QueryOf<'GET /o2msg/v1/chat/conversations'>,
  reader: Asker
): Promise<DataOf<'GET /o2msg/v1/chat/conversations'>> {
  const { rows, total } = await store.listConversations(db, reader.userId, { page, size })
  const views = await shownConversations(db, rows, reader)
  const lasts = await store.lastOf(
    db,
    rows.map(({ conversation_id }) => conversation_id)
  )
  const last = new Map(
    (await shownMessages(db, [...lasts.values()], reader)).map((message, index) => [[...lasts.keys()][index], message])
  )
  const about = await aboutOf(db, rows, reader)
  const list = views.map((summary): ChatSummary => {
    const lastMessage = last.get(summary.conversationId)
    const of = about.get(summary.conversationId)
    return {
      ...summary,
      ...(lastMessage === undefined ? {} : { last: lastMessage }),
      ...(of === undefined ? {} : { about: of })
    }
  })
  return { list, total, page, size, unread: await store.unreadOfAll(db, reader.userId) }
}

/** The shopper's newest conversation that has not ended; undefined: there is none. */
export async function openConversation(db: Db, reader: Asker): Promise<ChatConversation | undefined> {
  const { rows } = await store.listConversations(db, reader.userId, { page: 1, size: 10 })
  const open = rows.find(({ state }) => state !== 'ENDED')
  return open && shownConversation(db, open, reader)
}

/** Orders, or products that were looked at, as cards that can be sent. */
export async function sendable(
  db: Db,
  { kind, shopCode, page = 1, size = 10 }: QueryOf<'GET /o2msg/v1/chat/cards'>,
  { userId, locale, nowMs }: Asker
): Promise<DataOf<'GET /o2msg/v1/chat/cards'>> {
  const of = { userId, shopCode }
  if (kind === 'ORDER') {
    const { rows, total } = await cards.ordersOf(db, of, { page, size })
    return { list: rows.map((order) => ({ order: shownOrder(order, locale) })), total, page, size }
  }
  const { rows, total } = await cards.seenSkus(db, of, { page, size })
  const codes = rows.map(({ sku_code }) => sku_code)
  const products = await productCards(db, codes, nowMs)
  const list = codes.flatMap((code) => {
    const product = products.get(code)
    return product === undefined ? [] : [{ product: shownProduct(product, locale) }]
  })
  return { list, total, page, size }
}
