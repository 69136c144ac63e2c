/** What time does to conversations. */
import { QUIET_AFTER_MS, QUIET_MS } from '../../../../domain/content/chat'
import { MINUTE_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import { tellOfChat } from '../message'
import { closeQueue, finish, tell, withHeld, type Held } from './sessions'
import * as store from './store'
import * as desk from './storeDesk'
import { dropTickets } from './storeSockets'
import { openNow, sellers } from './view'
import * as words from './words'

/** Conversations of one round, so that it ends. */
const MOST_AT_ONCE = 200

const moveOn = (db: Db, id: string, work: (tx: Db, held: Held) => Promise<Held>): Promise<void> =>
  inTransaction(db, (tx) => withHeld(tx, id, (held) => work(tx, held)))

/** What time does: the hours end, long quiet is asked after and ends, and who is away is told that there is an answer. */
export async function passTime(core: Core): Promise<void> {
  const { db, clock } = core
  const at = clock.date()
  const now = at.getTime()
  await dropTickets(db, new Date(now - MINUTE_MS))
  if (!(await openNow(db, now)).open) {
    for (const id of await desk.inState(db, 'QUEUED', MOST_AT_ONCE))
      await moveOn(db, id, async (tx, held) => (held.session.state === 'QUEUED' ? closeQueue(tx, held, at) : held))
  }
  for (const id of await desk.quietSince(db, new Date(now - QUIET_MS), MOST_AT_ONCE))
    await moveOn(db, id, (tx, held) => passQuiet(tx, held, at))
  for (const id of await desk.away(db, new Date(now - MINUTE_MS), MOST_AT_ONCE)) await tellAway(core, id)
}

async function passQuiet(tx: Db, held: Held, at: Date): Promise<Held> {
  const { session } = held
  if (session.state !== 'WITH_AGENT' || at.getTime() - session.spoken_at.getTime() < QUIET_MS) return held
  if (session.asked_after_at === null) {
    const asked = await store.changeSession(tx, session.session_id, { asked_after_at: at })
    return tell(tx, { ...held, session: asked }, words.eventWords.quiet, at)
  }
  if (at.getTime() - session.asked_after_at.getTime() < QUIET_AFTER_MS) return held
  return finish(tx, held, 'QUIET', at)
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
