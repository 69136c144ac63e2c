/** Conversations and messages as their shopper reads them. */
import type { ChatConversation, ChatMessage, ChatRating } from '../../../../contract'
import {
  CHAT_HOURS,
  hoursText,
  isChatOpen,
  mayRate,
  RATE_WITHIN_MS,
  RATING_MS,
  TAKE_BACK_MS,
  usualWait,
  type ChatHours
} from '../../../../domain/content/chat'
import { shopMidnight } from '../../../../domain/day'
import { MINUTE_MS } from '../../../../domain/spans'
import type { Db } from '../../core/database/database'
import { signer } from '../../core/files/signing'
import type { Asker } from '../../core/identity/asker'
import { say, type Words } from '../../core/words'
import { answersBy } from '../help'
import { shops } from '../masterdata'
import { shownCase, shownOrder, shownProduct, wordsOf } from './cards'
import { whoTypes } from './typing'
import * as store from './store'
import * as cards from './storeCards'
import { BRAND, ROBOT } from './words'

function openAt(nowMs: number, hours: ChatHours = CHAT_HOURS): { open: boolean; hours: string } {
  const minute = Math.floor((nowMs - shopMidnight(nowMs)) / MINUTE_MS)
  return { open: isChatOpen(hours, minute), hours: hoursText(hours) }
}

/** Whether people answer now, and when they do. */
export const openNow = async (db: Db, nowMs: number): Promise<{ open: boolean; hours: string }> =>
  openAt(nowMs, await store.hours(db))

export const waitNow = async (db: Db): Promise<number> => usualWait(await store.lastWaits(db))

/** Who speaks in conversations: shops by their code, '' for the brand. */
export async function sellers(
  db: Db,
  shopCodes: readonly string[]
): Promise<Map<string, { name: Words; logo?: string; official: boolean }>> {
  const codes = shopCodes.filter((code) => code !== '')
  const shopRows = codes.length === 0 ? [] : await shops(db, codes)
  const of = new Map<string, { name: Words; logo?: string; official: boolean }>(
    shopRows.map(({ shop_code, name, logo }) => [shop_code, { name, logo, official: false }])
  )
  return of.set('', { name: BRAND, official: true })
}

/** An ended session that may be rated now or was. */
function ratingOf(session: store.SessionView, { locale, nowMs }: Pick<Asker, 'locale' | 'nowMs'>): ChatRating[] {
  const { session_id: talkId, ended_number: number, stars, state, agent_name: agent } = session
  const facts = {
    state,
    taken: session.taken_at !== null,
    endedAt: session.ended_at?.getTime(),
    ratedAt: session.rated_at?.getTime()
  }
  const toRate = mayRate(facts, nowMs)
  if (number === null || (!toRate && stars === null)) return []
  return [
    {
      talkId,
      number,
      ...(agent === null ? {} : { agentName: say(locale, agent) }),
      ...(stars === null ? {} : { stars, words: session.rating_words ?? '' }),
      toRate
    }
  ]
}

export async function shownConversations(
  db: Db,
  rows: readonly store.ConversationRecord[],
  { locale, nowMs }: Pick<Asker, 'locale' | 'nowMs'>
): Promise<ChatConversation[]> {
  if (rows.length === 0) return []
  const ratedSince = new Date(nowMs - RATE_WITHIN_MS - RATING_MS)
  const around = await store.surroundings(db, rows, ratedSince)
  const sessions = new Map(around.sessions.map((session) => [session.session_id, session]))
  // nothing is unread where the shopper has read up to the last number
  const behind = rows.filter(({ shopper_read: read, last_number: last }) => read < last)
  const unread = await store.unreadOf(
    db,
    behind.map(({ conversation_id }) => conversation_id)
  )
  const of = await sellers(
    db,
    rows.map(({ shop_code }) => shop_code)
  )
  const usualWaitS = usualWait(around.waits)
  const { open, hours } = openAt(nowMs, around.hours)
  return rows.map((row) => {
    const seller = of.get(row.shop_code)
    const { agent_name: agent, place } = sessions.get(row.session_id) ?? { agent_name: null, place: null }
    const ended = around.sessions.filter(
      ({ conversation_id: id, ended_at: endedAt }) =>
        id === row.conversation_id && endedAt !== null && endedAt >= ratedSince
    )
    return {
      conversationId: row.conversation_id,
      ...(row.shop_code === '' ? {} : { shopCode: row.shop_code }),
      name: seller === undefined ? '' : say(locale, seller.name),
      ...(seller?.logo === undefined ? {} : { logo: seller.logo }),
      official: seller?.official ?? false,
      state: row.state,
      talkId: row.session_id,
      ...(agent === null ? {} : { agentName: say(locale, agent) }),
      ...(row.state !== 'QUEUED' || place === null ? {} : { place }),
      usualWaitS,
      open,
      hours,
      lastNumber: row.last_number,
      revision: row.revision,
      shopGot: row.shop_got,
      shopRead: row.shop_read,
      shopperGot: row.shopper_got,
      unread: unread.get(row.conversation_id) ?? 0,
      shopperRead: row.shopper_read,
      typing: row.state === 'WITH_AGENT' && whoTypes(row.conversation_id).agent,
      muted: row.muted,
      ratings: ended.flatMap((session) => ratingOf(session, { locale, nowMs }))
    }
  })
}

export async function shownConversation(
  db: Db,
  row: store.ConversationRecord,
  reader: Pick<Asker, 'locale' | 'nowMs'>
): Promise<ChatConversation> {
  const [view] = await shownConversations(db, [row], reader)
  if (view === undefined) throw new Error('A conversation that was read is shown')
  return view
}

/** Messages with what their cards show now; pictures open for ten minutes. */
export async function shownMessages(
  db: Db,
  rows: readonly store.MessageRecord[],
  { userId, locale, nowMs }: Asker
): Promise<ChatMessage[]> {
  if (rows.length === 0) return []
  const contents = rows.map(({ content }) => content)
  const some = <T>(values: (T | undefined)[]): T[] => [
    ...new Set(values.filter((value): value is T => value !== undefined))
  ]
  const orders = await cards.ordersBy(db, userId, some(contents.map(({ orderCode }) => orderCode)))
  const cases = await cards.casesBy(db, userId, some(contents.map(({ caseCode }) => caseCode)))
  const problems = await answersBy(db, some(contents.flatMap(({ problems: codes = [] }) => codes)))
  const agents = rows.some(({ agent }) => agent !== null) ? await store.agents(db) : new Map<string, Words>()
  const hasPictures = contents.some(({ pictures }) => pictures !== undefined)
  const sign = hasPictures ? await signer(db, nowMs) : (path: string) => path
  return rows.map((row): ChatMessage => {
    const { content, sender, kind } = row
    const agent = row.agent === null ? undefined : agents.get(row.agent)
    const name = sender === 'ROBOT' ? ROBOT : sender === 'AGENT' ? agent : undefined
    const base = {
      number: row.number,
      revision: row.revision,
      // an agent's is of their own page alone
      ...(row.client_id === null || sender !== 'SHOPPER' ? {} : { clientId: row.client_id }),
      from: sender,
      kind,
      at: row.at.getTime(),
      ...(name === undefined ? {} : { name: say(locale, name) })
    }
    if (kind === 'TAKEN_BACK') return { ...base, text: '' }
    const order = content.orderCode === undefined ? undefined : orders.get(content.orderCode)
    const record = content.caseCode === undefined ? undefined : cases.get(content.caseCode)
    const until = row.at.getTime() + TAKE_BACK_MS
    return {
      ...base,
      text: wordsOf(content.text, locale),
      ...(content.pictures === undefined ? {} : { pictures: content.pictures.map(sign) }),
      ...(content.product === undefined ? {} : { product: shownProduct(content.product, locale) }),
      ...(order === undefined ? {} : { order: shownOrder(order, locale) }),
      ...(record === undefined ? {} : { case: shownCase(record, locale) }),
      ...(content.problems === undefined
        ? {}
        : {
            questions: content.problems.flatMap((problemCode) => {
              const problem = problems.get(problemCode)
              return problem === undefined ? [] : [{ problemCode, title: say(locale, problem.title) }]
            })
          }),
      ...(sender === 'ROBOT' && content.problemCode !== undefined ? { helped: content.helped ?? 'NONE' } : {}),
      ...(sender === 'SHOPPER' && until > nowMs ? { takeBackUntil: until } : {})
    }
  })
}
