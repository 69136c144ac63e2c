/** What the shop's people do at the desk of the chat; each says who did it. */
import type { ChatMessage } from '../../../../contract'
import { grownMark, QUIET_AFTER_MS, QUIET_MS, type ChatHours, type ChatState } from '../../../../domain/content/chat'
import { cut } from '../../../../domain/graphemes'
import { levelOf } from '../../../../domain/people/level'
import { MINUTE_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import { refusal } from '../../core/errors'
import { customerOf, maskPhone } from '../customer'
import { tellOfChat } from '../message'
import { balance } from '../points'
import { productCard } from './cards'
import { hint, hintTyping } from './hub'
import type { StoredContent } from './schema'
import { closeQueue, hold, move, tell, type Held } from './sessions'
import * as store from './store'
import * as cards from './storeCards'
import * as desk from './storeDesk'
import { dropTickets } from './storeSockets'
import { forgetTyping, whoTypes } from './typing'
import { openNow, sellers, shownMessages } from './view'
import * as words from './words'

const stranger = () => refusal('chat.not-yours', '这个会话由别的客服接待', 'Somebody else answers this chat')
const noAgent = () => refusal('chat.no-agent', '没有这位客服', 'There is no such agent')

async function demandAgent(db: Db, agent: string) {
  const name = (await store.agents(db)).get(agent)
  if (name === undefined) throw noAgent()
  return name
}

/** Does something with a conversation that is held, and hints at it. */
async function withHeld(core: Core, id: string, work: (tx: Db, chat: Held) => Promise<Held>): Promise<void> {
  await inTransaction(core.db, async (tx) => {
    const chat = await hold(tx, id)
    if (chat === undefined) throw words.chatMissing()
    await hint(tx, (await work(tx, chat)).conversation)
  })
}

const demandMine = ({ session }: Held, agent: string): void => {
  if (session.state !== 'WITH_AGENT') throw words.notNow()
  if (session.agent !== agent) throw stranger()
}

/** Takes somebody out of the queue, or who left a message: from then on the robot is silent. */
export async function take(core: Core, id: string, agent: string): Promise<void> {
  const name = await demandAgent(core.db, agent)
  await withHeld(core, id, async (tx, chat) => {
    const now = core.clock.date()
    if (chat.session.state === 'LEFT' && !(await openNow(tx, now.getTime())).open)
      throw refusal('chat.closed', '现在不在服务时间', 'It is out of service hours')
    const next = await move(tx, chat, 'TAKE', { agent, taken_at: now, spoken_at: now })
    const marks = { shop_got: next.conversation.last_number, shop_read: next.conversation.last_number }
    const conversation = await store.changeConversation(tx, id, marks)
    return tell(tx, { ...next, conversation }, words.eventWords.taken(name), now)
  })
}

/** What an agent says: words, or a card of a product or of an order of this shopper's. */
export interface AgentWords {
  agent: string
  text?: string
  skuCode?: string
  orderCode?: string
}

async function contentOf(
  tx: Db,
  chat: Held,
  message: AgentWords,
  nowMs: number
): Promise<{ kind: ChatMessage['kind']; content: StoredContent }> {
  if (message.skuCode) {
    const product = await productCard(tx, message.skuCode, nowMs)
    if (product === undefined) throw words.cardMissing()
    return { kind: 'PRODUCT', content: { product } }
  }
  if (message.orderCode) {
    const { user_id: userId } = chat.conversation
    if (!(await cards.ordersBy(tx, userId, [message.orderCode])).has(message.orderCode)) throw words.cardMissing()
    return { kind: 'ORDER', content: { orderCode: message.orderCode } }
  }
  const text = cut((message.text ?? '').trim(), 1000)
  if (text === '') throw refusal('chat.empty', '消息不能为空', 'The message is empty')
  return { kind: 'TEXT', content: { text } }
}

export async function say(core: Core, id: string, wish: AgentWords): Promise<void> {
  await withHeld(core, id, async (tx, chat) => {
    demandMine(chat, wish.agent)
    const at = core.clock.date()
    const { kind, content } = await contentOf(tx, chat, wish, at.getTime())
    const { session_id } = chat.session
    const { message } = await store.addMessage(tx, id, {
      session_id,
      sender: 'AGENT',
      kind,
      content,
      agent: wish.agent,
      at
    })
    const conversation = await store.changeConversation(tx, id, { shop_got: message.number, shop_read: message.number })
    const session = await store.changeSession(tx, session_id, { spoken_at: at, asked_after_at: null })
    return { conversation, session }
  })
  forgetTyping(id, 'agent')
}

/** Gives a shopper to another agent, with a note that only agents read. */
export async function handOver(
  core: Core,
  id: string,
  { agent, to, note }: { agent: string; to: string; note: string }
): Promise<void> {
  const name = await demandAgent(core.db, to)
  await withHeld(core, id, async (tx, chat) => {
    demandMine(chat, agent)
    if (to === agent) throw noAgent()
    const noteText = [chat.session.note, `${agent}: ${cut(note.trim(), 300)}`].filter(Boolean).join('\n')
    const next = await move(tx, chat, 'HAND_OVER', { agent: to, note: noteText })
    return tell(tx, next, words.eventWords.handedOver(name), core.clock.date())
  })
}

export async function end(core: Core, id: string, agent: string): Promise<void> {
  await withHeld(core, id, async (tx, chat) => {
    demandMine(chat, agent)
    const now = core.clock.date()
    return tell(tx, await move(tx, chat, 'END', { ended_at: now }), words.eventWords.ended, now)
  })
}

/** The agent has read up to a number. */
export async function read(
  core: Core,
  id: string,
  { agent, number }: { agent: string; number: number }
): Promise<void> {
  await withHeld(core, id, async (tx, chat) => {
    demandMine(chat, agent)
    const { last_number: last, shop_got: got, shop_read: before } = chat.conversation
    const marks = { shop_got: grownMark(got, number, last), shop_read: grownMark(before, number, last) }
    if (marks.shop_got === got && marks.shop_read === before) return chat
    return { ...chat, conversation: await store.changeConversation(tx, id, marks) }
  })
}

export async function type(core: Core, id: string, agent: string): Promise<void> {
  const { conversation, session } = (await hold(core.db, id)) ?? {}
  if (conversation === undefined || session?.agent !== agent || session.state !== 'WITH_AGENT') return
  await hintTyping(core.db, id, conversation.user_id, 'agent')
}

/** Sets the hours in which people answer. */
export async function setHours({ db }: Core, hours: ChatHours): Promise<void> {
  const isFit = ({ from, to }: ChatHours): boolean =>
    [from, to].every((minute) => Number.isInteger(minute) && minute >= 0 && minute <= 1440)
  if (!isFit(hours)) throw refusal('chat.hours', '时间不正确', 'These are no hours')
  await store.setHours(db, hours)
}

interface DeskChat {
  conversationId: string
  shop: string
  state: ChatState
  port: string
  agent: string | null
  waitingSince: number | null
  note: string
  unread: number
  lastNumber: number
  typing: boolean
  /** Who asks; level and points are null where there are none yet. */
  asker: { nickName: string; phone: string; level: string | null; points: number | null }
  messages: ChatMessage[]
  orders: { orderCode: string; title: string; status: string; payFen: number }[]
}

async function askerOf(db: Db, userId: string): Promise<DeskChat['asker']> {
  const customer = await customerOf(db, userId)
  const points = await balance(db, userId)
  return {
    nickName: customer?.nick_name.zh ?? '',
    phone: maskPhone(customer?.phone ?? ''),
    level: customer === undefined ? null : levelOf(customer.spent_fen).level.levelCode,
    points: points === 0 ? null : points
  }
}

/** All conversations at the desk: waiting shoppers, first come first; those in talk; and left messages. */
export async function chatDesk({ db, clock }: Core): Promise<{
  open: boolean
  hours: string
  agents: { agent: string; name: string; talks: number }[]
  quickReplies: string[]
  chats: DeskChat[]
}> {
  const rows = await desk.atDesk(db)
  const names = await store.agents(db)
  const of = await sellers(
    db,
    rows.map(({ shop_code }) => shop_code)
  )
  const chats: DeskChat[] = []
  for (const row of rows) {
    const { conversation_id: conversationId, user_id: userId } = row
    const reader = { userId, locale: 'zh-CN' as const, nowMs: clock.now() }
    const messages = await shownMessages(
      db,
      (await store.messagesBefore(db, conversationId, undefined, 40)).reverse(),
      reader
    )
    const { rows: orders } = await cards.ordersOf(db, { userId, shopCode: undefined, page: 1, size: 3 })
    chats.push({
      conversationId,
      shop: of.get(row.shop_code)?.name.zh ?? '',
      state: row.state,
      port: row.port,
      agent: row.agent,
      waitingSince: row.queued_at?.getTime() ?? null,
      note: row.note,
      unread: row.last_number - row.shop_read,
      lastNumber: row.last_number,
      typing: whoTypes(conversationId).shopper,
      asker: await askerOf(db, userId),
      messages,
      orders: orders.map((order) => ({
        orderCode: order.order_code,
        title: order.title.zh,
        status: words.statusWords[order.status].zh,
        payFen: order.pay_fen
      }))
    })
  }
  return {
    ...(await openNow(db, clock.now())),
    agents: [...names].map(([agent, name]) => ({
      agent,
      name: name.zh,
      talks: rows.filter((row) => row.state === 'WITH_AGENT' && row.agent === agent).length
    })),
    quickReplies: (await store.quickReplies(db)).map(({ zh }) => zh),
    chats
  }
}

/** Conversations of one round, so that it ends. */
const MOST_AT_ONCE = 200

/** What time does: the hours end, long quiet gets a question and then an end, and an absent shopper a notice of the answer. */
export async function passTime(core: Core): Promise<void> {
  const { db, clock } = core
  const date = clock.date()
  const now = date.getTime()
  await dropTickets(db, new Date(now - MINUTE_MS))
  if (!(await openNow(db, now)).open) {
    for (const id of await desk.inState(db, 'QUEUED', MOST_AT_ONCE))
      await withHeld(core, id, async (tx, chat) =>
        chat.session.state === 'QUEUED' ? closeQueue(tx, chat, date) : chat
      )
  }
  for (const id of await desk.quietSince(db, new Date(now - QUIET_MS), MOST_AT_ONCE))
    await withHeld(core, id, (tx, chat) => passQuiet(tx, chat, date))
  for (const id of await desk.away(db, new Date(now - MINUTE_MS), MOST_AT_ONCE)) await tellAway(core, id)
}

async function passQuiet(tx: Db, chat: Held, now: Date): Promise<Held> {
  const { session } = chat
  if (session.state !== 'WITH_AGENT' || now.getTime() - session.spoken_at.getTime() < QUIET_MS) return chat
  if (session.asked_after_at === null) {
    const nextSession = await store.changeSession(tx, session.session_id, { asked_after_at: now })
    return tell(tx, { ...chat, session: nextSession }, words.eventWords.quiet, now)
  }
  if (now.getTime() - session.asked_after_at.getTime() < QUIET_AFTER_MS) return chat
  return tell(tx, await move(tx, chat, 'QUIET', { ended_at: now }), words.eventWords.ended, now)
}

/** Notifies a shopper who has not got a person's answer; once for the answers so far. */
async function tellAway({ db, clock }: Core, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const conversation = await store.lockConversation(tx, id)
    if (conversation === undefined || conversation.shopper_got >= conversation.last_number) return
    if (conversation.told >= conversation.last_number || conversation.muted) return
    await desk.setTold(tx, id, conversation.last_number)
    const seller = (await sellers(tx, [conversation.shop_code])).get(conversation.shop_code)
    const { user_id: userId, shop_code: shopCode, last_number: number } = conversation
    const name = seller?.name ?? words.BRAND
    await tellOfChat(tx, { userId, conversationId: id, number, shopCode, name }, clock.date())
  })
}
