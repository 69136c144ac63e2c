// covers gateway/src/areas/chat/, gateway/src/areas/message/
// What the shop says of a talk beside it, what agents say once, and when the robot understands that a shopper asks for a person.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { passTime, say, setHours, take } from '../../../gateway/src/areas/chat'
import { manager } from '../../../gateway/src/core/desk'
import { addKeepable } from '../database/keeping'
import { startShop, TESTER, type TestShop, type TestShopper } from '../orders/journey-shop'
import { ACT, clientId, conversationWith, HEAR, openDesk, SAY } from './talks'

const LIST = 'GET /o2msg/v1/user-messages/list'
const COUNT = 'GET /o2msg/v1/user-messages/count'
const READ = 'POST /o2msg/v1/chat/read'
const QING = manager('qing')

let shop: TestShop
before(async () => {
  shop = await startShop()
  await addKeepable(shop, 'S1')
  await openDesk(shop)
})
after(() => shop.close())

const heard = (shopper: TestShopper, id: string) => shopper.must(HEAR, { query: { conversationId: id, size: 99 } })
const messages = async (shopper: TestShopper) =>
  (await shopper.must(LIST)).list.map(({ title, target, read }) => [title, target, read])
const openQueue = async (shopper: TestShopper): Promise<string> => {
  const id = await conversationWith(shopper)
  await shopper.must(ACT, { body: { conversationId: id, act: 'PERSON' } })
  return id
}

test('who left a message is told when somebody takes it up, in that transaction, and leads back to it', async () => {
  const shopper = await shop.shopper()
  await setHours(shop.core, TESTER, { from: 0, to: 0 })
  const id = await openQueue(shopper)
  assert.deepEqual(await messages(shopper), [])
  await assert.rejects(take(shop.core, QING, id), { code: 'chat.closed' })
  assert.deepEqual(await messages(shopper), [])
  await setHours(shop.core, TESTER, { from: 0, to: 1440 })
  await take(shop.core, QING, id)
  assert.deepEqual(await messages(shopper), [['留言有人接待了', 'CHAT', false]])
  const { list } = await shopper.must(LIST)
  assert.ok(list[0]?.body.startsWith('阿晴') && list[0].page.startsWith('pagesC/customer/backpage'))
  // who waits in the queue looks at the talk
  const waiting = await shop.shopper()
  await take(shop.core, QING, await openQueue(waiting))
  assert.deepEqual(await messages(waiting), [])
})

test('what told of an answer is read with the answer, and not by who reads less or another talk', async () => {
  const shopper = await shop.shopper()
  const id = await openQueue(shopper)
  const ofShop = await conversationWith(shopper, 'S1')
  await take(shop.core, QING, id)
  await say(shop.core, QING, id, { text: '早上好' })
  await shop.core.clock.advance(61_000)
  await passTime(shop.core)
  assert.deepEqual(await messages(shopper), [['客服回复了你', 'CHAT', false]])
  const { lastNumber } = (await heard(shopper, id)).conversation
  const mark = (conversationId: string, number: number, kind: 'GOT' | 'READ' = 'READ') =>
    shopper.must(READ, { body: { conversationId, number, mark: kind } })
  await mark(id, lastNumber - 1)
  await mark(id, lastNumber, 'GOT')
  await mark(ofShop, lastNumber)
  assert.equal((await shopper.must(COUNT)).SERVICE, 1)
  await mark(id, lastNumber)
  assert.equal((await shopper.must(COUNT)).SERVICE, 0)
  assert.deepEqual(await messages(shopper), [['客服回复了你', 'CHAT', true]])
})

test('what told of an answer is read by who writes below it, each time that something was told', async () => {
  const shopper = await shop.shopper()
  const id = await openQueue(shopper)
  await take(shop.core, QING, id)
  for (const turn of [1, 2]) {
    await shopper.must(SAY, { body: { conversationId: id, clientId: clientId(), kind: 'TEXT', text: `问 ${turn}` } })
    await say(shop.core, QING, id, { text: `答 ${turn}` })
    await shop.core.clock.advance(61_000)
    await passTime(shop.core)
    assert.equal((await shopper.must(COUNT)).SERVICE, 1)
    await shopper.must(SAY, { body: { conversationId: id, clientId: clientId(), kind: 'TEXT', text: '收到' } })
    assert.equal((await shopper.must(COUNT)).SERVICE, 0)
  }
})

test('what an agent sends again after a lost reply is said once, and what is too long is refused whole', async () => {
  const shopper = await shop.shopper()
  const id = await openQueue(shopper)
  await take(shop.core, QING, id)
  const words = { text: '您好', clientId: clientId() }
  await Promise.all([1, 2, 3].map(() => say(shop.core, QING, id, words)))
  await assert.rejects(say(shop.core, QING, id, { text: '长'.repeat(1001) }), { code: 'chat.long' })
  await say(shop.core, QING, id, { text: '长'.repeat(1000) })
  const said = (await heard(shopper, id)).list.filter(({ from }) => from === 'AGENT')
  assert.deepEqual(
    said.map(({ text, clientId: ofPage }) => [text.length, ofPage]),
    [
      [2, undefined],
      [1000, undefined]
    ]
  )
})

for (const [words, state] of [
  ['人工', 'QUEUED'],
  ['我要转人工', 'QUEUED'],
  ['安装的人工费怎么收', 'ROBOT'],
  ['人工智能控温怎么关', 'ROBOT'],
  ['can I talk to a person', 'QUEUED'],
  ['Agent!', 'QUEUED'],
  ['which cleaning agent fits', 'ROBOT']
] as const)
  test(`«${words}» ${state === 'QUEUED' ? 'asks for a person' : 'is a question for the robot'}`, async () => {
    const shopper = await shop.shopper()
    const id = await conversationWith(shopper)
    const body = { conversationId: id, clientId: clientId(), kind: 'TEXT' as const, text: words }
    assert.equal((await shopper.must(SAY, { body })).conversation.state, state)
  })
