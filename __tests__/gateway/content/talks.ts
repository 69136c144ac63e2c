/** Conversations of the tests’ shoppers, and the desk that answers them. */
import { addAgents, end, setHours, take } from '../../../gateway/src/areas/chat'
import { manager } from '../../../gateway/src/core/desk'
import { TESTER, type TestShop, type TestShopper } from '../orders/journey-shop'
import { PROBLEMS } from '../database/keeping'

export const OPEN = 'POST /o2msg/v1/chat/open'
export const SAY = 'POST /o2msg/v1/chat/messages'
export const HEAR = 'GET /o2msg/v1/chat/messages'
export const ACT = 'POST /o2msg/v1/chat/session'
export const TICKET = 'POST /o2msg/v1/chat/ticket'
export const RATE = 'POST /o2msg/v1/chat/rate'

export const AGENTS = [
  { agent: 'qing', name: { zh: '阿晴', en: 'Qing' } },
  { agent: 'zhou', name: { zh: '小周', en: 'Zhou' } }
]

/** People at the desk, all day. */
export async function openDesk({ core }: TestShop): Promise<void> {
  await addAgents(core.db, AGENTS)
  await setHours(core, TESTER, { from: 0, to: 1440 })
}

let said = 0
/** An id as a device makes them. */
export const clientId = (): string => `said-${String((said += 1)).padStart(6, '0')}`

export const conversationWith = async (shopper: TestShopper, shopCode?: string): Promise<string> => {
  const body = { port: 'H5' as const, ...(shopCode === undefined ? {} : { shopCode }) }
  return (await shopper.must(OPEN, { body })).conversationId
}

/** A conversation in which a person was asked, answered and ended the session; the desk is open. */
export async function talkedTo(shop: TestShop, shopper: TestShopper): Promise<{ id: string; talkId: string }> {
  const id = await conversationWith(shopper)
  await shopper.must(ACT, { body: { conversationId: id, act: 'PERSON' } })
  await take(shop.core, manager('qing'), id)
  await end(shop.core, manager('qing'), id)
  const { conversation } = await shopper.must(HEAR, { query: { conversationId: id } })
  return { id, talkId: conversation.talkId }
}

/** A question to the robot of a conversation that is not under way; replies the numbers of it and of the answer. */
export async function askedRobot(
  shopper: TestShopper,
  conversationId: string
): Promise<{ said: number; answered: number }> {
  const body = { conversationId, clientId: clientId(), kind: 'QUESTION' as const, problemCode: PROBLEMS[0] ?? '' }
  const { number: said } = (await shopper.must(SAY, { body })).message
  const { list } = await shopper.must(HEAR, { query: { conversationId } })
  return { said, answered: [...list].reverse().find(({ from }) => from === 'ROBOT')?.number ?? 0 }
}
