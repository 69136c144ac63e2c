// PostgreSQL: numbers without gaps, the robot against a person, one rating, one use of a ticket
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { end, got, handOver, read, say, setHours, take, passTime, chatDesk } from '../../../gateway/src/areas/chat'
import { addQuickReplies } from '../../../gateway/src/areas/chat/store'
import { manager } from '../../../gateway/src/core/desk'
import { applyForCase, backFor, deliveredOrder, KINDS, see } from '../aftersale/cases'
import { addKeepable, PROBLEMS } from '../database/keeping'
import { order, startShop, TESTER, type TestShop, type TestShopper } from '../orders/journey-shop'
import { ACT, clientId, conversationWith, HEAR, OPEN, openDesk, RATE, SAY, talkedTo } from './talks'

const BACK = 'POST /o2msg/v1/chat/take-back'
const READ = 'POST /o2msg/v1/chat/read'
const ALL_READ = 'POST /o2msg/v1/chat/read-all'
const LIST = 'GET /o2msg/v1/chat/conversations'
const HELPED = 'POST /o2msg/v1/chat/helped'
const FRONT = 'GET /o2msg/v1/pub/chat/front'
const CARD = 'GET /o2msg/v1/chat/card'

let shop: TestShop
before(async () => {
  shop = await startShop()
  await addKeepable(shop, 'S1')
  await openDesk(shop)
})
after(() => shop.close())

const text = (id: string, words: string, client = clientId()) => ({
  conversationId: id,
  clientId: client,
  kind: 'TEXT' as const,
  text: words
})
const heard = (shopper: TestShopper, id: string, query: { since?: number; before?: number; size?: number } = {}) =>
  shopper.must(HEAR, { query: { conversationId: id, ...query } })
const openQueue = async (shopper: TestShopper): Promise<string> => {
  const id = await conversationWith(shopper)
  await shopper.must(ACT, { body: { conversationId: id, act: 'PERSON' } })
  return id
}

test('a shopper has one conversation with a shop and one with the brand, however often they open it', async () => {
  const shopper = await shop.shopper()
  const opened = await Promise.all([1, 2, 3].map(() => conversationWith(shopper, 'S1')))
  assert.equal(new Set(opened).size, 1)
  assert.notEqual(await conversationWith(shopper), opened[0])
  assert.equal((await shopper.ask(OPEN, { body: { shopCode: 'NONE', port: 'H5' } })).code, 'chat.no-card')
})

test('goods, their order, parcel and case, and what can be asked for them name the one shop whose talk they open', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT: 2 })
  const query = { orderCode }
  const { caseCode } = await applyForCase(shopper, backFor(orderCode))
  const order = await shopper.must('GET /o2ord-b2c/v1/order-trades/detail', { query })
  const product = await shopper.must('GET /o2pcm/v1/pub/product/detail', {
    query: { spuCode: order.rows[0]?.spuCode ?? '' }
  })
  const { list: parcels } = await shopper.must('GET /o2ord-b2c/v1/parcel/parcel-infos', { query })
  const { rows } = await shopper.must(KINDS, { query })
  const named = [product.shop, order, ...parcels, await see(shopper, caseCode), ...rows]
  assert.deepEqual(
    named.map(({ shopCode }) => shopCode),
    ['S1', 'S1', 'S1', 'S1', 'S1']
  )
  const talks = await Promise.all(named.map(({ shopCode }) => conversationWith(shopper, shopCode)))
  assert.equal(new Set(talks).size, 1)
})

test('messages said at once get numbers without gaps, and each is there once', async () => {
  const shopper = await shop.shopper()
  const id = await openQueue(shopper)
  const before = (await heard(shopper, id)).conversation.lastNumber
  const said = await Promise.all(
    Array.from({ length: 24 }, (_, index) => shopper.must(SAY, { body: text(id, `第 ${index} 句`) }))
  )
  const numbers = said.map(({ message }) => message.number).sort((a, b) => a - b)
  assert.deepEqual(
    numbers,
    Array.from({ length: 24 }, (_, index) => before + 1 + index)
  )
  const { list } = await heard(shopper, id, { size: 99 })
  assert.deepEqual(
    list.map(({ number }) => number),
    Array.from({ length: before + 24 }, (_, index) => index + 1)
  )
})

test('a message sent again by its id is the first one; with other words it is refused', async () => {
  const shopper = await shop.shopper()
  const id = await openQueue(shopper)
  const client = clientId()
  const all = await Promise.all([1, 2, 3].map(() => shopper.must(SAY, { body: text(id, '在吗', client) })))
  assert.equal(new Set(all.map(({ message }) => message.number)).size, 1)
  assert.equal((await shopper.ask(SAY, { body: text(id, '不在吗', client) })).code, 'chat.other-words')
  const other = await shop.shopper()
  const theirs = await openQueue(other)
  assert.equal(
    (await other.must(SAY, { body: text(theirs, '在吗', client) })).message.text,
    '在吗',
    'an id is of one conversation'
  )
})

test('sixty words and acts a minute are all that one shopper says; the next minute goes on', async () => {
  const shopper = await shop.shopper()
  const id = await openQueue(shopper)
  for (let said = 1; said < 60; said += 1) await shopper.must(SAY, { body: text(id, `${said}`) })
  const before = (await heard(shopper, id)).conversation.lastNumber
  for (const act of ['ROBOT', 'PERSON'] as const)
    assert.equal((await shopper.ask(ACT, { body: { conversationId: id, act } })).code, 'chat.too-much')
  assert.equal((await shopper.ask(SAY, { body: text(id, '还有一句') })).code, 'chat.too-much')
  assert.equal((await heard(shopper, id)).conversation.lastNumber, before)
  // nobody else is kept back, and neither is what is read
  assert.notEqual(await openQueue(await shop.shopper()), id)
  await shopper.must(READ, { body: { conversationId: id, number: before, mark: 'READ' } })
  await shop.core.clock.advance(60_000)
  await shopper.must(SAY, { body: text(id, '还有一句') })
})

test('a stranger finds no conversation, message or session of somebody else’s', async () => {
  const owner = await shop.shopper()
  const { id, talkId } = await talkedTo(shop, owner)
  const stranger = await shop.shopper()
  const answers = [
    await stranger.ask(HEAR, { query: { conversationId: id } }),
    await stranger.ask(SAY, { body: text(id, '你好') }),
    await stranger.ask(BACK, { body: { conversationId: id, number: 1 } }),
    await stranger.ask(READ, { body: { conversationId: id, number: 1, mark: 'READ' } }),
    await stranger.ask(RATE, { body: { conversationId: id, talkId, stars: 1 } })
  ]
  assert.deepEqual(
    answers.map(({ code }) => code),
    answers.map(() => 'chat.missing')
  )
  const own = await conversationWith(stranger)
  assert.equal((await stranger.ask(RATE, { body: { conversationId: own, talkId, stars: 1 } })).code, 'chat.missing')
})

test('what is new after a revision comes as often as it is asked for, changes of old messages too', async () => {
  const shopper = await shop.shopper()
  const id = await openQueue(shopper)
  const { message } = await shopper.must(SAY, { body: text(id, '写错了') })
  const { upTo } = await heard(shopper, id)
  assert.deepEqual((await heard(shopper, id, { since: upTo })).list, [])
  await shopper.must(BACK, { body: { conversationId: id, number: message.number } })
  await shopper.must(SAY, { body: text(id, '这句对') })
  const fresh = await heard(shopper, id, { since: upTo })
  assert.deepEqual(
    fresh.list.map(({ number, kind, text: words }) => [number, kind, words]),
    [
      [message.number, 'TAKEN_BACK', ''],
      [message.number + 1, 'TEXT', '这句对']
    ]
  )
  assert.deepEqual((await heard(shopper, id, { since: upTo })).list, fresh.list)
})

test('a message is taken back within two minutes alone, and only by who said it', async () => {
  const shopper = await shop.shopper()
  const id = await openQueue(shopper)
  await take(shop.core, manager('qing'), id)
  await say(shop.core, manager('qing'), id, { text: '您好' })
  const { lastNumber } = (await heard(shopper, id)).conversation
  assert.equal((await shopper.ask(BACK, { body: { conversationId: id, number: lastNumber } })).code, 'chat.no-message')
  const { message } = await shopper.must(SAY, { body: text(id, '收回我') })
  await shop.core.clock.advance(121_000)
  assert.equal(
    (await shopper.ask(BACK, { body: { conversationId: id, number: message.number } })).code,
    'chat.too-late'
  )
})

test('the robot answers by words, three answers that did not help lead to a person, and then it is silent', async () => {
  const shopper = await shop.shopper()
  const id = await conversationWith(shopper)
  const known = await shopper.must(SAY, {
    body: { conversationId: id, clientId: clientId(), kind: 'QUESTION', problemCode: PROBLEMS[0] }
  })
  assert.equal(known.conversation.state, 'ROBOT')
  const answer = (await heard(shopper, id)).list.at(-1)
  assert.deepEqual([answer?.from, answer?.text, answer?.helped], ['ROBOT', '看', 'NONE'])
  const no = { conversationId: id, number: answer?.number ?? 0, helped: false }
  await shopper.must(HELPED, { body: no })
  await shopper.must(HELPED, { body: no })
  for (const words of ['天上有几颗星', '月亮几岁']) await shopper.must(SAY, { body: text(id, words) })
  assert.equal((await heard(shopper, id)).conversation.state, 'QUEUED')
  const robots = async () => (await heard(shopper, id, { size: 99 })).list.filter(({ from }) => from === 'ROBOT').length
  const before = await robots()
  await shopper.must(SAY, { body: text(id, PROBLEMS[0]) })
  assert.equal(await robots(), before)
})

test('robot and person never both answer: each message is answered before somebody takes over, or not by the robot', async () => {
  for (let round = 0; round < 6; round += 1) {
    const shopper = await shop.shopper()
    const id = await conversationWith(shopper)
    await Promise.all([
      shopper.must(SAY, { body: text(id, PROBLEMS[1]) }),
      shopper
        .must(ACT, { body: { conversationId: id, act: 'PERSON' } })
        .then(() => take(shop.core, manager('qing'), id)),
      shopper.must(SAY, { body: text(id, PROBLEMS[0]) })
    ])
    const { list } = await heard(shopper, id, { size: 99 })
    const queued = list.findIndex(({ from }) => from === 'SYSTEM')
    assert.ok(queued >= 0)
    assert.ok(
      list.slice(queued).every(({ from }) => from !== 'ROBOT'),
      list.map(({ from }) => from).join(' ')
    )
  }
})

test('of two agents one takes a shopper; only that one answers, hands over and ends', async () => {
  const shopper = await shop.shopper()
  const id = await openQueue(shopper)
  const taken = await Promise.allSettled(['qing', 'zhou'].map((agent) => take(shop.core, manager(agent), id)))
  assert.deepEqual(taken.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  const mine = taken[0]?.status === 'fulfilled' ? 'qing' : 'zhou'
  const other = mine === 'qing' ? 'zhou' : 'qing'
  await assert.rejects(say(shop.core, manager(other), id, { text: '我来' }), { code: 'chat.not-yours' })
  await handOver(shop.core, manager(mine), id, { to: other, note: '问安装' })
  await say(shop.core, manager(other), id, { text: '我来了' })
  const { chats } = await chatDesk(shop.core)
  assert.match(chats.find(({ conversationId }) => conversationId === id)?.note ?? '', /问安装/)
  assert.doesNotMatch(JSON.stringify((await heard(shopper, id)).list), /问安装/)
  await end(shop.core, manager(other), id)
  await assert.rejects(say(shop.core, manager(other), id, { text: '还有' }), { code: 'chat.state' })
})

test('a quick reply is read in each side’s language, and one that is none is refused', async () => {
  const reply = { zh: '请稍等。', en: 'One moment, please.' }
  await addQuickReplies(shop.core.db, [reply])
  assert.deepEqual((await chatDesk(shop.core)).quickReplies, [reply.zh])
  const shopper = await shop.shopper()
  const id = await openQueue(shopper)
  await take(shop.core, manager('qing'), id)
  await say(shop.core, manager('qing'), id, { quickReply: reply.zh })
  const lastBy = async (locale: 'zh-CN' | 'en-US') =>
    (await shopper.must(HEAR, { query: { conversationId: id }, locale })).list.at(-1)?.text
  assert.deepEqual([await lastBy('en-US'), await lastBy('zh-CN')], [reply.en, reply.zh])
  await assert.rejects(say(shop.core, manager('qing'), id, { quickReply: '没有' }), { code: 'chat.no-reply' })
})

test('a session is rated once, changeable for a day; one without a person is not', async () => {
  const shopper = await shop.shopper()
  const { id, talkId } = await talkedTo(shop, shopper)
  const { conversation, list } = await heard(shopper, id)
  const number = list.at(-1)?.number ?? 0
  assert.deepEqual(conversation.ratings, [{ talkId, number, agentName: '阿晴', toRate: true }])
  await Promise.all([4, 4, 4].map((stars) => shopper.must(RATE, { body: { conversationId: id, talkId, stars } })))
  await shop.core.clock.advance(3_600_000)
  const changed = await shopper.must(RATE, { body: { conversationId: id, talkId, stars: 5, words: '很快' } })
  assert.deepEqual(
    changed.ratings.map(({ stars, words }) => [stars, words]),
    [[5, '很快']]
  )
  await shop.core.clock.advance(24 * 3_600_000)
  assert.equal((await shopper.ask(RATE, { body: { conversationId: id, talkId, stars: 1 } })).code, 'chat.rated')
  const fresh = await conversationWith(shopper, 'S1')
  const other = (await heard(shopper, fresh)).conversation.talkId
  const early = await shopper.ask(RATE, { body: { conversationId: fresh, talkId: other, stars: 1 } })
  assert.equal(early.code, 'chat.not-rateable')
})

test('a session can be rated after another has begun, each at its own end, and its rating changed for a day', async () => {
  const shopper = await shop.shopper()
  const first = await talkedTo(shop, shopper)
  const second = await talkedTo(shop, shopper)
  await shopper.must(SAY, { body: text(first.id, '还有一件事') })
  const { conversation, list } = await heard(shopper, first.id, { size: 99 })
  assert.equal(conversation.state, 'ROBOT')
  assert.deepEqual(
    conversation.ratings.map(({ talkId, number }) => [talkId, list.find((message) => message.number === number)?.text]),
    [first, second].map(({ talkId }) => [talkId, '这次服务已结束，再发消息可以继续问'])
  )
  const rate = (talkId: string, stars: number) =>
    shopper.must(RATE, { body: { conversationId: first.id, talkId, stars } })
  await rate(first.talkId, 3)
  await shop.core.clock.advance(23 * 3_600_000)
  assert.deepEqual(
    (await rate(first.talkId, 4)).ratings.map(({ stars, toRate }) => [stars, toRate]),
    [
      [4, true],
      [undefined, true]
    ]
  )
  await shop.core.clock.advance(2 * 3_600_000)
  assert.deepEqual(
    (await heard(shopper, first.id)).conversation.ratings.map(({ toRate }) => toRate),
    [false, true]
  )
  await shop.core.clock.advance(7 * 24 * 3_600_000)
  assert.deepEqual((await heard(shopper, first.id)).conversation.ratings, [])
})

test('a rating of the session that ended last is shown for eight days, also where no other has begun', async () => {
  const shopper = await shop.shopper()
  const { id, talkId } = await talkedTo(shop, shopper)
  const shown = async () => (await heard(shopper, id)).conversation.ratings.map(({ stars }) => stars)
  await shopper.must(RATE, { body: { conversationId: id, talkId, stars: 5 } })
  await shop.core.clock.advance(7 * 24 * 3_600_000)
  assert.deepEqual(await shown(), [5])
  await shop.core.clock.advance(25 * 3_600_000)
  assert.deepEqual(await shown(), [])
})

test('marks only grow, and a message that comes while all is read stays unread', async () => {
  const shopper = await shop.shopper()
  const id = await openQueue(shopper)
  await take(shop.core, manager('qing'), id)
  await say(shop.core, manager('qing'), id, { text: '一' })
  const shown = (await shopper.must(LIST)).list[0]
  assert.deepEqual([shown?.unread, shown?.last?.text], [1, '一'])
  await say(shop.core, manager('qing'), id, { text: '二' })
  const marks = [{ conversationId: id, number: shown?.lastNumber ?? 0 }]
  assert.deepEqual(await shopper.must(ALL_READ, { body: { marks } }), { unread: 1 })
  const back = await shopper.must(READ, { body: { conversationId: id, number: 1, mark: 'READ' } })
  assert.equal(back.shopperRead, shown?.lastNumber)
  await shopper.must(SAY, { body: text(id, '好') })
  await read(shop.core, manager('qing'), id, 9999)
  const { conversation } = await heard(shopper, id)
  assert.deepEqual([conversation.shopRead, conversation.unread], [conversation.lastNumber, 0])
})

test('what stands on the desk is delivered and not read; the desk sees how far its own words came', async () => {
  const shopper = await shop.shopper()
  const id = await openQueue(shopper)
  const { number } = (await shopper.must(SAY, { body: text(id, '在吗') })).message
  const shopMarks = async () => {
    const { conversation } = await heard(shopper, id)
    return [conversation.shopGot >= number, conversation.shopRead >= number]
  }
  const deskMarks = async () => {
    const chat = (await chatDesk(shop.core)).chats.find(({ conversationId }) => conversationId === id)
    return [chat?.lastNumber, chat?.shopperGot, chat?.shopperRead]
  }
  assert.deepEqual(await shopMarks(), [false, false])
  await got(shop.core, manager('zhou'), id, number)
  assert.deepEqual(await shopMarks(), [true, false])
  await got(shop.core, manager('zhou'), id, 1)
  assert.deepEqual(await shopMarks(), [true, false])
  await take(shop.core, manager('qing'), id)
  assert.deepEqual(await shopMarks(), [true, true])
  await say(shop.core, manager('qing'), id, { text: '在的' })
  const last = (await heard(shopper, id)).conversation.lastNumber
  const before = await deskMarks()
  assert.ok(before[1] !== undefined && before[1] < last)
  await shopper.must(READ, { body: { conversationId: id, number: last, mark: 'GOT' } })
  assert.deepEqual(await deskMarks(), [last, last, before[2]])
  await shopper.must(READ, { body: { conversationId: id, number: last, mark: 'READ' } })
  assert.deepEqual(await deskMarks(), [last, last, last])
  await end(shop.core, manager('qing'), id)
  await assert.rejects(got(shop.core, manager('qing'), id, last), { code: 'chat.state' })
})

test('an order’s card is the caller’s own, asks for a person, and shows its state of now', async () => {
  const shopper = await shop.shopper()
  const [orderCode = ''] = await order(shopper, { POT: 2 })
  const stranger = await shop.shopper()
  const theirs = await conversationWith(stranger)
  const card = (id: string) => ({ conversationId: id, clientId: clientId(), kind: 'ORDER' as const, orderCode })
  assert.equal((await stranger.ask(SAY, { body: card(theirs) })).code, 'chat.no-card')
  const id = await conversationWith(shopper)
  const sent = await shopper.must(SAY, { body: card(id) })
  assert.deepEqual(
    [sent.conversation.state, sent.message.order?.orderCount, sent.message.order?.orderStatus],
    ['QUEUED', 2, 'WAIT_PAY']
  )
  await shop.core.db
    .updateTable('trade_order')
    .set({ status: 'CANCELLED' })
    .where('order_code', '=', orderCode)
    .execute()
  const card1 = (await heard(shopper, id)).list.find(({ kind }) => kind === 'ORDER')
  assert.equal(card1?.order?.orderStatus, 'CANCELLED')
  assert.equal((await stranger.ask(CARD, { query: { orderCode } })).code, 'chat.no-card', 'nobody else is offered it')
  assert.equal((await shopper.must(CARD, { query: { orderCode } })).order?.orderId, orderCode)
  assert.equal((await shopper.must(LIST)).list[0]?.about?.kind, 'ORDER')
})

test('out of hours a message is left, and is answered in hours; who is away is told once', async () => {
  const shopper = await shop.shopper()
  const id = await conversationWith(shopper)
  await setHours(shop.core, TESTER, { from: 0, to: 0 })
  const left = await shopper.must(ACT, { body: { conversationId: id, act: 'PERSON' } })
  assert.deepEqual([left.state, left.open], ['LEFT', false])
  await assert.rejects(take(shop.core, manager('qing'), id), { code: 'chat.closed' })
  await setHours(shop.core, TESTER, { from: 0, to: 1440 })
  await take(shop.core, manager('qing'), id)
  await say(shop.core, manager('qing'), id, { text: '早上好' })
  await shop.core.clock.advance(61_000)
  await Promise.all([passTime(shop.core), passTime(shop.core)])
  await passTime(shop.core)
  const { phone } = await shop.core.db
    .selectFrom('customer')
    .select('phone')
    .where('user_id', '=', shopper.userId)
    .executeTakeFirstOrThrow()
  const sms = await shop.core.db.selectFrom('outbox').select(['title', 'body']).where('recipient', '=', phone).execute()
  assert.deepEqual(
    sms.filter(({ title }) => title === '客服回复了你').map(({ body }) => body),
    ['官方客服回复了你的消息，点链接查看'],
    'once, and it names nothing of what was said'
  )
})

test('who waits when the hours end leaves a message; a talk that is quiet is asked after and ends', async () => {
  const shopper = await shop.shopper()
  const waiting = await openQueue(shopper)
  await setHours(shop.core, TESTER, { from: 0, to: 0 })
  await passTime(shop.core)
  assert.equal((await heard(shopper, waiting)).conversation.state, 'LEFT')
  await setHours(shop.core, TESTER, { from: 0, to: 1440 })
  const other = await shop.shopper()
  const id = await openQueue(other)
  await take(shop.core, manager('zhou'), id)
  await shop.core.clock.advance(31 * 60_000)
  await passTime(shop.core)
  assert.equal((await heard(other, id)).conversation.state, 'WITH_AGENT')
  await shop.core.clock.advance(6 * 60_000)
  await passTime(shop.core)
  assert.equal((await heard(other, id)).conversation.state, 'ENDED')
  const next = await other.must(SAY, { body: text(id, '又来了') })
  assert.equal(next.conversation.state, 'ROBOT')
})

test('a conversation that was taken off the list is there again with the next word', async () => {
  const shopper = await shop.shopper()
  const id = await openQueue(shopper)
  const hide = async (hiddenTo: number) => {
    await shopper.must('POST /o2msg/v1/chat/settings', { body: { conversationId: id, hiddenTo } })
    return (await shopper.must(LIST)).list.map(({ unread }) => unread)
  }
  const shown = (await shopper.must(LIST)).list[0]?.lastNumber ?? 0
  assert.deepEqual(await hide(shown), [])
  await take(shop.core, manager('qing'), id)
  await say(shop.core, manager('qing'), id, { text: '还在吗' })
  // said after the list was shown: it stays there, unread
  assert.deepEqual(await hide(shown), [1])
  assert.deepEqual(await hide(9999), [])
})

test('a visitor reads who answers and what is asked most', async () => {
  const front = await shop.must(FRONT, { query: { skuCode: 'POT' } })
  assert.deepEqual(
    [front.official, front.product?.shopId, front.product?.unitPrice, front.questions[0]?.answer],
    [true, 'S1', 3_000, '看']
  )
})
