/** What the shop's agents do at the desk of the chat; each act says which agent did it. */
import type { ChatMessage, DataOf } from '../../../../contract'
import { grownMark, TEXT_MOST, type ChatHours, type ChatState } from '../../../../domain/content/chat'
import { saidDay } from '../../../../domain/day'
import { cut, fits } from '../../../../domain/graphemes'
import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { actAtDesk, demandPermission, type DeskCore, type Staff } from '../../core/desk'
import { refusal } from '../../core/errors'
import { beginPhoneWait, phoneWaitOf, type PhoneWait } from '../account'
import { tellOfTaken } from '../message'
import { forService } from '../profile'
import { productCard } from './cards'
import { hint, hintTyping } from './hub'
import type { StoredContent } from './schema'
import { finish, hold, move, tell, withChat, type LockedChat } from './sessions'
import * as store from './store'
import * as cards from './storeCards'
import * as desk from './storeDesk'
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

/** An act with a conversation that is held; `staff.who` is the agent. */
const acting = (
  core: DeskCore,
  staff: Staff,
  { act, id }: { act: string; id: string },
  work: (tx: Db, chat: LockedChat, now: Date) => Promise<LockedChat>
): Promise<void> =>
  actAtDesk(core, staff, { permission: 'CHAT', act: `chat.${act}`, about: id }, (tx, now) =>
    withChat(tx, id, (chat) => work(tx, chat, now))
  )

const demandMine = ({ session }: LockedChat, { who }: Staff): void => {
  if (session.state !== 'WITH_AGENT') throw words.notNow()
  if (session.agent !== who) throw stranger()
}

/** Takes somebody out of the queue, or who left a message: from then on the robot is silent. */
export const take = (core: DeskCore, staff: Staff, id: string): Promise<void> =>
  acting(core, staff, { act: 'take', id }, async (tx, chat, now) => {
    const name = await demandAgent(tx, staff.who)
    if (chat.session.state === 'LEFT' && !(await openNow(tx, now.getTime())).open)
      throw refusal('chat.closed', '现在不在服务时间', 'It is out of service hours')
    const taken = await move(tx, chat, 'TAKE', { agent: staff.who, taken_at: now, spoken_at: now })
    const marks = { shop_got: taken.conversation.last_number, shop_read: taken.conversation.last_number }
    const conversation = await store.changeConversation(tx, id, marks)
    const done = await tell(tx, { ...taken, conversation }, words.eventWords.taken(name), now)
    const { user_id: userId, shop_code: shopCode, last_number: number } = done.conversation
    if (chat.session.state === 'LEFT')
      await tellOfTaken(tx, { userId, conversationId: id, number, shopCode, name }, now)
    return done
  })

/** What an agent says: words, a quick reply, or a card of a product or of an order of this shopper's. */
export interface AgentWords {
  /** The id that the sender's page gave: sent again it is the first message. */
  clientId?: string
  text?: string
  /** Words of one as the desk shows it; each side reads it in its own language. */
  quickReply?: string
  skuCode?: string
  orderCode?: string
}

async function contentOf(
  tx: Db,
  chat: LockedChat,
  said: AgentWords,
  nowMs: number
): Promise<{ kind: ChatMessage['kind']; content: StoredContent }> {
  if (said.skuCode) {
    const product = await productCard(tx, said.skuCode, nowMs)
    if (product === undefined) throw words.cardMissing()
    return { kind: 'PRODUCT', content: { product } }
  }
  if (said.orderCode) {
    const { user_id: userId } = chat.conversation
    if (!(await cards.ordersBy(tx, userId, [said.orderCode])).has(said.orderCode)) throw words.cardMissing()
    return { kind: 'ORDER', content: { orderCode: said.orderCode } }
  }
  if (said.quickReply) {
    const text = (await store.quickReplies(tx)).find(({ zh }) => zh === said.quickReply)
    if (text === undefined) throw refusal('chat.no-reply', '没有这条快捷回复', 'There is no such quick reply')
    return { kind: 'TEXT', content: { text } }
  }
  const text = (said.text ?? '').trim()
  if (text === '') throw refusal('chat.empty', '消息不能为空', 'The message is empty')
  if (!fits(text, TEXT_MOST))
    throw refusal('chat.long', `消息最多 ${TEXT_MOST} 字`, `A message has ${TEXT_MOST} characters at most`)
  return { kind: 'TEXT', content: { text } }
}

/** Sends what an agent wrote to the shopper. */
export async function say(core: DeskCore, staff: Staff, id: string, said: AgentWords): Promise<void> {
  await acting(core, staff, { act: 'say', id }, async (tx, chat, now) => {
    demandMine(chat, staff)
    const { clientId } = said
    if (clientId !== undefined && (await store.messageBy(tx, id, { clientId })) !== undefined) return chat
    const { kind, content } = await contentOf(tx, chat, said, now.getTime())
    const { session_id } = chat.session
    const { conversation } = await store.addMessage(tx, id, {
      session_id,
      sender: 'AGENT',
      kind,
      content,
      agent: staff.who,
      at: now,
      ...(clientId === undefined ? {} : { client_id: clientId })
    })
    return { conversation, session: store.heard(chat.session, now) }
  })
  forgetTyping(id, 'agent')
}

/** Gives a shopper to another agent, with a note that only agents read. */
export const handOver = (
  core: DeskCore,
  staff: Staff,
  id: string,
  { to, note }: { to: string; note: string }
): Promise<void> =>
  acting(core, staff, { act: 'hand-over', id }, async (tx, chat, now) => {
    const name = await demandAgent(tx, to)
    demandMine(chat, staff)
    if (to === staff.who) throw noAgent()
    const said = [chat.session.note, `${staff.who}: ${cut(note.trim(), 300)}`].filter(Boolean).join('\n')
    const moved = await move(tx, chat, 'HAND_OVER', { agent: to, note: said })
    return tell(tx, moved, words.eventWords.handedOver(name), now)
  })

/** Ends a chat. */
export const end = (core: DeskCore, staff: Staff, id: string): Promise<void> =>
  acting(core, staff, { act: 'end', id }, async (tx, chat, now) => {
    demandMine(chat, staff)
    return finish(tx, chat, 'END', now)
  })

/**
 * Begins the seven days after which a shopper whose phone is lost may use another one. Asked for in the brand's own chat and
 * noted by who answers there; the shopper reads of it in the chat, and the old number is told.
 */
export const changePhone = (core: DeskCore, staff: Staff, id: string, phone: string): Promise<PhoneWait> =>
  actAtDesk(core, staff, { permission: 'ACCOUNTS', act: 'account.phone-wait', about: id }, async (tx, now) => {
    const chat = await hold(tx, id)
    if (chat === undefined) throw words.chatMissing()
    demandMine(chat, staff)
    const { shop_code: shopCode, user_id: userId } = chat.conversation
    if (shopCode !== '') throw refusal('chat.not-brand', '只有官方客服能更换手机号', 'Only the brand changes phones')
    const wait = await beginPhoneWait(tx, { userId, phone }, now)
    const said = words.eventWords.phoneWaits(wait.phone, saidDay(wait.endsAt, now.getTime()))
    await hint(tx, (await tell(tx, chat, said, now)).conversation)
    return wait
  })

const grownMarks = async (
  tx: Db,
  chat: LockedChat,
  { got = 0, read = 0 }: { got?: number; read?: number }
): Promise<LockedChat> => {
  const { conversation_id: id, last_number: last, shop_got: gotBefore, shop_read: readBefore } = chat.conversation
  const marks = { shop_got: grownMark(gotBefore, got, last), shop_read: grownMark(readBefore, read, last) }
  if (marks.shop_got === gotBefore && marks.shop_read === readBefore) return chat
  return { ...chat, conversation: await store.changeConversation(tx, id, marks) }
}

/** What was said up to a number has come to the desk, also where nobody answers there yet. */
export const got = (core: DeskCore, staff: Staff, id: string, number: number): Promise<void> =>
  acting(core, staff, { act: 'got', id }, (tx, chat) => {
    if (!desk.isAtDesk(chat.session.state)) throw words.notNow()
    return grownMarks(tx, chat, { got: number })
  })

/** The agent has read up to a number. */
export const read = (core: DeskCore, staff: Staff, id: string, number: number): Promise<void> =>
  acting(core, staff, { act: 'read', id }, (tx, chat) => {
    demandMine(chat, staff)
    return grownMarks(tx, chat, { got: number, read: number })
  })

/** The agent types. It is hinted at and kept nowhere, so nothing of it is noted. */
export async function type({ db }: DeskCore, staff: Staff, id: string): Promise<void> {
  demandPermission(staff, 'CHAT')
  const { conversation, session } = (await hold(db, id)) ?? {}
  if (conversation === undefined || session?.agent !== staff.who || session.state !== 'WITH_AGENT') return
  await hintTyping(db, id, conversation.user_id, 'agent')
}

/** Sets the hours in which people answer. */
export const setHours = (core: DeskCore, staff: Staff, hours: ChatHours): Promise<void> => {
  const about = `${hours.from}-${hours.to}`
  return actAtDesk(core, staff, { permission: 'CHAT', act: 'chat.hours', about }, (tx) => {
    const isFit = ({ from, to }: ChatHours): boolean =>
      [from, to].every((minute) => Number.isInteger(minute) && minute >= 0 && minute <= 1440)
    if (!isFit(hours)) throw refusal('chat.hours', '时间不正确', 'These are no hours')
    return store.setHours(tx, hours)
  })
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
  /** Up to where it came to the desk, and to the shopper; and where the shopper read. */
  shopGot: number
  shopperGot: number
  shopperRead: number
  typing: boolean
  /** Who asks; level and points are null where there are none yet. */
  asker: DataOf<'GET /o2cum/v1/customer-info/detail-for-service'>
  /** Another phone of theirs is waited for. */
  phoneWait?: PhoneWait
  /** The brand's own chat. */
  official: boolean
  messages: ChatMessage[]
  orders: { orderCode: string; title: string; status: string; payFen: number }[]
}

/** All that is at the desk: who waits, first come first; who is talked to; and who left a message. */
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
    const wait = await phoneWaitOf(db, userId)
    const { rows: orders } = await cards.ordersOf(db, { userId, shopCode: undefined }, { page: 1, size: 3 })
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
      shopGot: row.shop_got,
      shopperGot: row.shopper_got,
      shopperRead: row.shopper_read,
      typing: whoTypes(conversationId).shopper,
      asker: await forService(db, userId, 'zh-CN'),
      ...(wait === undefined ? {} : { phoneWait: wait }),
      official: row.shop_code === '',
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
