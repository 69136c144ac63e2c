import { MINUTE_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import { DEMONSTRATION_SHOPPERS } from '../customer'
import { productCard } from './cards'
import type { DemonstrationTalk } from './demonstration'
import * as store from './store'
import { eventWords } from './words'

async function talkOf(tx: Db, core: Core, userId: string, talk: DemonstrationTalk): Promise<void> {
  const now = core.clock.now()
  const began = new Date(now - (talk.said[0]?.minutesAgo ?? 0) * MINUTE_MS)
  const opened = await store.openConversation(tx, { userId, shopCode: talk.shopCode, port: 'H5', now: began })
  const { conversation_id: id, session_id } = opened
  const names = await store.agents(tx)
  for (const { by, minutesAgo, text, skuCode, happened: event } of talk.said) {
    const time = new Date(now - minutesAgo * MINUTE_MS)
    const product = skuCode === undefined ? undefined : await productCard(tx, skuCode, time.getTime())
    const base = { session_id, at: time }
    if (event === 'TAKEN') {
      const name = names.get(by)
      if (name === undefined) continue
      await store.changeSession(tx, session_id, {
        state: 'WITH_AGENT',
        agent: by,
        queued_at: new Date(time.getTime() - 8_000),
        taken_at: time
      })
      await store.addMessage(tx, id, {
        ...base,
        sender: 'SYSTEM',
        kind: 'TEXT',
        content: { text: eventWords.taken(name) }
      })
    } else if (event === 'ENDED') {
      const said = { ...base, sender: 'SYSTEM' as const, kind: 'TEXT' as const, content: { text: eventWords.ended } }
      const { message } = await store.addMessage(tx, id, said)
      await store.changeSession(tx, session_id, { state: 'ENDED', ended_at: time, ended_number: message.number })
      await store.changeConversation(tx, id, { state: 'ENDED' })
    } else if (by === 'SHOPPER' || by === 'ROBOT') {
      const card = product === undefined ? {} : { product }
      const kind = product !== undefined ? 'PRODUCT' : by === 'ROBOT' ? 'ANSWER' : 'TEXT'
      const words = text === undefined ? {} : { text }
      await store.addMessage(tx, id, { ...base, sender: by, kind, content: { ...words, ...card } })
      if (product !== undefined)
        await store.changeConversation(tx, id, { about: 'PRODUCT', about_code: product.spuCode })
    } else if (text !== undefined) {
      await store.addMessage(tx, id, { ...base, sender: 'AGENT', kind: 'TEXT', agent: by, content: { text } })
    }
  }
  const { last_number: last } = await store.changeConversation(tx, id, {})
  await store.changeConversation(tx, id, { shop_got: last, shop_read: last, shopper_got: last, shopper_read: last })
}

/** The desk's people, what they often say, and the talks of the first demonstration shopper. */
export async function seedChat(core: Core): Promise<void> {
  const content = (await core.catalogue()).chat?.()
  if (content === undefined) return
  await inTransaction(core.db, async (tx) => {
    await store.addAgents(tx, content.agents)
    await store.addQuickReplies(tx, content.quickReplies)
    const [first] = DEMONSTRATION_SHOPPERS
    if (first === undefined) return
    for (const talk of content.talks) await talkOf(tx, core, first.userId, talk)
  })
}
