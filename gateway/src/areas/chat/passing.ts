/** What time does to conversations. */
import { QUIET_AFTER_MS, QUIET_MS } from '../../../../domain/content/chat'
import { MINUTE_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import { tellOfChat } from '../message'
import { closeQueue, finish, tell, withChat, type LockedChat } from './sessions'
import * as store from './store'
import * as desk from './storeDesk'
import { dropTickets } from './storeSockets'
import { openNow, sellers } from './view'
import * as words from './words'

/** Conversations of one round, so that it ends. */
const MOST_AT_ONCE = 200

const moveOn = (db: Db, id: string, work: (tx: Db, chat: LockedChat) => Promise<LockedChat>): Promise<void> =>
  inTransaction(db, (tx) => withChat(tx, id, (chat) => work(tx, chat)))

/** What time does: the hours end, long quiet is asked after and ends, and who is away is told that there is an answer. */
export async function passTime(core: Core): Promise<void> {
  const { db, clock } = core
  const now = clock.date()
  const nowMs = now.getTime()
  await dropTickets(db, new Date(nowMs - MINUTE_MS))
  if (!(await openNow(db, nowMs)).open) {
    for (const id of await desk.inState(db, 'QUEUED', MOST_AT_ONCE))
      await moveOn(db, id, async (tx, chat) => (chat.session.state === 'QUEUED' ? closeQueue(tx, chat, now) : chat))
  }
  for (const id of await desk.quietSince(db, new Date(nowMs - QUIET_MS), MOST_AT_ONCE))
    await moveOn(db, id, (tx, chat) => passQuiet(tx, chat, now))
  for (const id of await desk.away(db, new Date(nowMs - MINUTE_MS), MOST_AT_ONCE)) await tellAway(core, id)
}

async function passQuiet(tx: Db, chat: LockedChat, now: Date): Promise<LockedChat> {
  const { session } = chat
  if (session.state !== 'WITH_AGENT' || now.getTime() - session.spoken_at.getTime() < QUIET_MS) return chat
  if (session.asked_after_at === null) {
    const next = await store.changeSession(tx, session.session_id, { asked_after_at: now })
    return tell(tx, { ...chat, session: next }, words.eventWords.quiet, now)
  }
  if (now.getTime() - session.asked_after_at.getTime() < QUIET_AFTER_MS) return chat
  return finish(tx, chat, 'QUIET', now)
}

/** Tells a shopper who has not got the answer of a person; once for what is there. */
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
