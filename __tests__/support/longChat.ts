/** A conversation of ten thousand messages, as its calls answer. */
import type { ChatConversation, ChatMessage } from '../../contract'

export const LONG = 10_000
export const ROWS_MOST = 50

export const longTalk: ChatConversation = {
  conversationId: 'ct_long',
  name: '栖禾客服',
  official: true,
  state: 'WITH_AGENT',
  talkId: 'cs_1',
  usualWaitS: 8,
  open: true,
  hours: '09:00–21:00',
  lastNumber: LONG,
  revision: LONG,
  shopGot: LONG,
  shopRead: LONG,
  shopperGot: LONG,
  shopperRead: LONG,
  unread: 0,
  typing: false,
  muted: false,
  ratings: []
}

export const message = (number: number): ChatMessage => ({
  number,
  revision: number,
  from: number % 2 ? 'SHOPPER' : 'AGENT',
  kind: 'TEXT',
  at: Date.UTC(2026, 10, 1) + number * 60_000,
  text: `第 ${number} 句，滤网要用温水泡一会儿再刷`
})

/** What `GET …/chat/messages` answers: the newest, those before a number, or what is new. */
export function longPage(query: URLSearchParams): object {
  if (query.has('since')) return { conversation: longTalk, list: [], upTo: LONG, more: false }
  const end = query.has('before') ? Number(query.get('before')) - 1 : LONG
  const size = Math.min(Number(query.get('size') ?? 30), end)
  const list = Array.from({ length: size }, (_, index) => message(end - size + 1 + index))
  return { conversation: longTalk, list, upTo: LONG, more: (list[0]?.number ?? 1) > 1 }
}

export const longFront = {
  name: '栖禾客服',
  official: true,
  open: true,
  hours: '09:00–21:00',
  usualWaitS: 8,
  questions: [],
  more: false
}

/** Numbers of the messages that a text shows. */
export const numbersIn = (text: string): number[] =>
  [...text.matchAll(/第 (\d+) 句/g)].map(([, number]) => Number(number))
