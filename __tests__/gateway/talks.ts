/** Conversations of the tests’ shoppers, and the desk that answers them. */
import { addAgents, end, setHours, take } from '../../gateway/src/areas/chat'
import type { TestShop, TestShopper } from './journey-shop'

export const OPEN = 'POST /o2msg/v1/chat/open'
export const SAY = 'POST /o2msg/v1/chat/messages'
export const HEAR = 'GET /o2msg/v1/chat/messages'
export const ACT = 'POST /o2msg/v1/chat/session'
export const RATE = 'POST /o2msg/v1/chat/rate'

export const AGENTS = [
  { agent: 'qing', name: { zh: '阿晴', en: 'Qing' } },
  { agent: 'zhou', name: { zh: '小周', en: 'Zhou' } }
]

/** People at the desk, all day. */
export async function openDesk({ core }: TestShop): Promise<void> {
  await addAgents(core.db, AGENTS)
  await setHours(core, { from: 0, to: 1440 })
}

let said = 0
/** An id as a device makes them. */
export const clientId = (): string => `said-${String((said += 1)).padStart(6, '0')}`

export const conversationWith = async (shopper: TestShopper, shopCode?: string): Promise<string> => {
  const body = { port: 'H5' as const, ...(shopCode === undefined ? {} : { shopCode }) }
  return (await shopper.must(OPEN, { body })).conversationId
}

/** A conversation in which a person was asked, answered and ended the session. */
export async function talkedTo(shop: TestShop, shopper: TestShopper): Promise<{ id: string; talkId: string }> {
  await openDesk(shop)
  const id = await conversationWith(shopper)
  await shopper.must(ACT, { body: { conversationId: id, act: 'PERSON' } })
  await take(shop.core, id, 'qing')
  await end(shop.core, id, 'qing')
  const { conversation } = await shopper.must(HEAR, { query: { conversationId: id } })
  return { id, talkId: conversation.talkId }
}
