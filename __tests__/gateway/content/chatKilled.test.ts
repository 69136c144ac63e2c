// PostgreSQL: a gateway that is killed in the middle of a talk, beside another on one database
// covers gateway/src/areas/chat/
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { ChatMessage } from '../../../contract'
import { emptyLog, laidTo } from '../../../domain/content/chat'
import { say, take } from '../../../gateway/src/areas/chat'
import { manager } from '../../../gateway/src/core/desk'
import { startProcess } from '../database/secondGateway'
import { startShop, type TestShop, type TestShopper } from '../orders/journey-shop'
import { ACT, conversationWith, HEAR, openDesk, SAY } from './talks'

const TALKS = 8
const WORDS = 12
/** Messages that were answered when the gateway is killed. */
const KILLED_AFTER = 30

let shop: TestShop
before(async () => {
  shop = await startShop()
  await openDesk(shop)
})
after(() => shop.close())

interface Talk {
  shopper: TestShopper
  id: string
  /** The number of each message that was answered, by its sender's id. */
  acknowledged: Map<string, number>
  read: number
}

const wordOf = (index: number) => `第 ${index} 句`
const clientOf = (id: string, index: number) => `burst-${id.slice(-12)}-${index}`
const bodyOf = ({ id }: Talk, index: number) => ({
  conversationId: id,
  clientId: clientOf(id, index),
  kind: 'TEXT' as const,
  text: wordOf(index)
})

async function talk(): Promise<Talk> {
  const shopper = await shop.shopper()
  const id = await conversationWith(shopper)
  await shopper.must(ACT, { body: { conversationId: id, act: 'PERSON' } })
  await take(shop.core, manager('qing'), id)
  return { shopper, id, acknowledged: new Map(), read: 0 }
}

const skip = process.env['TEST_DATABASE_URL'] ? false : 'needs a second process'
test(
  'kill -9 in a burst: what was answered is there once and in order, the rest comes by another try',
  { skip, timeout: 240_000 },
  async (t) => {
    const { child, base } = await startProcess(shop.databaseUrl ?? '')
    t.after(() => child.kill('SIGKILL'))
    const talks = await Promise.all(Array.from({ length: TALKS }, talk))
    const post = async <T>(path: string, token: string, body: object): Promise<T> => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-lang': 'zh-CN' }
      const reply = await fetch(`${base}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      const { success, data } = (await reply.json()) as { success: boolean; data: T }
      assert.ok(success)
      return data
    }
    let answered = 0
    let isKilled = false
    const burst = async (current: Talk): Promise<void> => {
      const { shopper, id, acknowledged } = current
      for (let index = 0; index < WORDS; index += 1) {
        const body = bodyOf(current, index)
        const { message } = await post<{ message: ChatMessage }>('/o2msg/v1/chat/messages', shopper.token, body)
        acknowledged.set(body.clientId, message.number)
        answered += 1
        if (answered === KILLED_AFTER) isKilled = child.kill('SIGKILL')
        // the other gateway answers and reads meanwhile
        await say(shop.core, manager('qing'), id, { text: `答 ${index}` })
        const mark = { conversationId: id, number: message.number, mark: 'READ' }
        current.read = (await post<{ shopperRead: number }>('/o2msg/v1/chat/read', shopper.token, mark)).shopperRead
      }
    }
    const bursts = await Promise.allSettled(talks.map(burst))
    assert.ok(isKilled && bursts.every(({ status }) => status === 'rejected'), 'everybody was cut off')

    // every device sends what it was not answered for, and all of it once more
    for (const current of talks) {
      const { shopper, id, acknowledged, read } = current
      for (let index = 0; index < WORDS; index += 1) {
        const { message } = await shopper.must(SAY, { body: bodyOf(current, index) })
        const answeredNumber = acknowledged.get(clientOf(id, index))
        if (answeredNumber !== undefined) assert.equal(message.number, answeredNumber)
      }
      let log = emptyLog<ChatMessage>()
      for (let isThereMore = true; isThereMore;) {
        const { list, upTo, more } = await shopper.must(HEAR, { query: { conversationId: id, since: log.upTo } })
        log = laidTo(log, list, upTo)
        isThereMore = more
      }
      const { messages } = log
      assert.deepEqual(
        messages.map(({ number }) => number),
        messages.map((_, index) => index + 1)
      )
      const texts = messages.filter(({ from }) => from === 'SHOPPER').map(({ text }) => text)
      assert.deepEqual(
        texts,
        Array.from({ length: WORDS }, (_, index) => wordOf(index))
      )
      const { conversation } = await shopper.must(HEAR, { query: { conversationId: id } })
      assert.deepEqual([conversation.state, conversation.shopperRead >= read], ['WITH_AGENT', true])
    }
  }
)
