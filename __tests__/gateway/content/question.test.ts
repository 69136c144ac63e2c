// PostgreSQL: questions, answers and «helpful» that come twice at once
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { paidOrder, startShop, type TestShop, type TestShopper } from '../orders/journey-shop'
import {
  ANSWER,
  ANSWERS,
  ASK,
  BRIEF,
  DELETE,
  DELETE_ANSWER,
  DETAIL,
  FIRST_BUY,
  HELPFUL_ANSWER,
  LIST,
  OWN,
  READ
} from './questions'
import { completedOrder } from './reviews'
import { ownPage } from '../support'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

const DAY_MS = 86_400_000
const spuCode = 'P_POT'
let questionCount = 0
/** Asks something that nobody asked before; its id comes back. */
async function ask(shopper: TestShopper, text = `第 ${(questionCount += 1)} 个问题，能烧茶吗？`): Promise<string> {
  return (await shopper.must(ASK, { body: { spuCode, text } })).questionId
}
async function shownQuestion(shopper?: TestShopper): Promise<string> {
  const questionId = await ask(shopper ?? (await shop.shopper()))
  await shop.sweep()
  return questionId
}
async function buyer(): Promise<TestShopper> {
  const shopper = await shop.shopper()
  await completedOrder(shop, shopper)
  return shopper
}
const answer = async (shopper: TestShopper, questionId: string, text = '能烧，半壶就行'): Promise<string> =>
  (await shopper.must(ANSWER, { body: { questionId, text } })).answerId
const listOf = async (query: Record<string, unknown> = {}, who: Pick<TestShop, 'must'> = shop) =>
  (await who.must(LIST, { query: { spuCode, size: 99, ...query } })).list
const codeOf = async (shopper: TestShopper, text: string) => (await shopper.ask(ASK, { body: { spuCode, text } })).code
const atConsole = async (id: string, step: string, reply?: string) => {
  const url = `/demo/api/questions/${id}/${step}`
  const adminReply = await shop.app.inject({ method: 'POST', url, headers: ownPage(shop), payload: { reply } })
  assert.equal(adminReply.statusCode, 200, adminReply.body)
}

test('a question is seen by its asker at once and by everybody when it was judged', async () => {
  const [asker, other] = [await shop.shopper(), await shop.shopper()]
  const questionId = await ask(asker)
  const seenBy = async (who: TestShopper) =>
    (await listOf({}, who)).some((question) => question.questionId === questionId)
  assert.deepEqual([await seenBy(asker), await seenBy(other)], [true, false])
  assert.equal((await other.ask(DETAIL, { query: { questionId } })).code, 'question.missing')
  assert.equal((await other.ask(ANSWERS, { query: { questionId } })).code, 'question.missing')
  await shop.sweep()
  assert.equal(await seenBy(other), true)
  const reply = await other.must(DETAIL, { query: { questionId } })
  assert.deepEqual([reply.own, reply.author, reply.product.title], [false, '客**', '电热水壶'])
})

test('a double tap, a lost reply and two tabs make one question', async () => {
  const shopper = await shop.shopper()
  const body = { spuCode, text: '一次能烧几升水？' }
  const key = randomUUID()
  const same = await Promise.all([shopper.ask(ASK, { body, key }), shopper.ask(ASK, { body, key })])
  assert.deepEqual([same[0]?.success, same[0]?.data.questionId], [true, same[1]?.data.questionId])
  const tabs = await Promise.all([shopper.ask(ASK, { body }), shopper.ask(ASK, { body })])
  assert.deepEqual(
    tabs.map(({ code }) => code),
    ['question.asked', 'question.asked']
  )
  assert.equal((await shopper.must(OWN)).total, 1)
})

test('text is kept as written, and refused with words when it is too long, too short or unseen', async () => {
  const shopper = await shop.shopper()
  assert.equal(await codeOf(shopper, '好'.repeat(5000)), 'text.too-long')
  assert.equal(await codeOf(shopper, '好吗'), 'text.too-short')
  assert.equal(await codeOf(shopper, ' \n '), 'text.empty')
  for (const hiddenText of ['好用吗\u202e好用吗', '好用吗\u0007好用吗', '\u200b\u200b\u200b\u200b\u200b']) {
    assert.equal(await codeOf(shopper, hiddenText), 'text.unseen', JSON.stringify(hiddenText))
  }
  const questionId = await ask(shopper, '<b>好</b> &\n "快"  <script>1</script>吗？')
  const { text } = await shopper.must(DETAIL, { query: { questionId } })
  assert.equal(text, '<b>好</b> & "快" <script>1</script>吗？')
  const shownId = await shownQuestion()
  const teller = await buyer()
  const reply = await teller.ask(ANSWER, { body: { questionId: shownId, text: '好'.repeat(5000) } })
  assert.equal(reply.code, 'text.too-long')
})

test('a product that is not there is not asked about', async () => {
  const shopper = await shop.shopper()
  const body = { spuCode: 'P_NONE', text: '这个好用吗？' }
  assert.equal((await shopper.ask(ASK, { body })).code, 'product.missing')
  assert.equal((await shop.ask(BRIEF, { query: { spuCode: 'P_NONE' } })).code, 'product.missing')
})

test('only who received the product answers, and not themselves; each is told why not', async () => {
  const asker = await buyer()
  const questionId = await shownQuestion(asker)
  const [stranger, waiting, owner] = [await shop.shopper(), await shop.shopper(), await buyer()]
  await paidOrder(shop, waiting, { POT: 1 })
  const [back = ''] = await paidOrder(shop, stranger, { POT: 1 })
  await stranger.must('POST /o2ord-b2c/v1/order-trades/cancel-reason', {
    body: { orderCode: back, reasonCode: 'MIND' }
  })
  const code = async (who: TestShopper) => (await who.ask(ANSWER, { body: { questionId, text: '可以' } })).code
  assert.equal(await code(stranger), 'answer.not-bought')
  assert.equal(await code(waiting), 'answer.not-received')
  assert.equal(await code(asker), 'answer.own-question')
  const firstBuy = (who: TestShopper) => who.must(FIRST_BUY, { query: { spuCode } })
  assert.deepEqual(await firstBuy(stranger), { spuCode })
  assert.deepEqual(Object.keys(await firstBuy(waiting)), ['spuCode', 'boughtAt'])
  assert.deepEqual(Object.keys(await firstBuy(owner)), ['spuCode', 'boughtAt', 'receivedAt'])
  const fan = await owner.must(FIRST_BUY, { query: { spuCode: 'P_FAN' } })
  assert.deepEqual(fan, { spuCode: 'P_FAN' })
  await answer(owner, questionId)
  assert.equal(await code(owner), 'answer.answered')
})

test('a double tap and two tabs make one answer', async () => {
  const questionId = await shownQuestion()
  const teller = await buyer()
  const body = { questionId, text: '能，很快' }
  const key = randomUUID()
  const same = await Promise.all([teller.ask(ANSWER, { body, key }), teller.ask(ANSWER, { body, key })])
  assert.deepEqual([same[0]?.success, same[0]?.data.answerId], [true, same[1]?.data.answerId])
  assert.equal((await teller.ask(ANSWER, { body })).code, 'answer.answered')
  await shop.sweep()
  await shop.sweep()
  const [question] = (await listOf()).filter((candidate) => candidate.questionId === questionId)
  assert.deepEqual([question?.answerCount, question?.answers.length], [1, 1])
})

test('an answer says how long its author had had the product', async () => {
  const questionId = await shownQuestion()
  const { userId } = await buyer()
  await shop.core.clock.advance(33 * DAY_MS)
  const token = await shop.tokenOf(userId)
  const reply = await shop.must(ANSWER, { token, body: { questionId, text: '用到现在挺好' } })
  assert.deepEqual([reply.days, reply.byShop, reply.status], [33, false, 'PENDING'])
})

test('the asker sees a mark when answered, and none once it was read; nobody else reads for them', async () => {
  const [asker, teller, other] = [await shop.shopper(), await buyer(), await shop.shopper()]
  const questionId = await shownQuestion(asker)
  await answer(teller, questionId)
  const marks = async () => [
    (await asker.must(BRIEF, { query: { spuCode } })).newAnswers,
    (await asker.must(OWN)).list[0]?.newAnswers
  ]
  assert.deepEqual(await marks(), [0, 0])
  await shop.sweep()
  assert.deepEqual(await marks(), [1, 1])
  assert.equal((await other.must(DETAIL, { query: { questionId } })).newAnswers, 0)
  assert.equal((await other.ask(READ, { body: { questionId } })).code, 'question.missing')
  assert.deepEqual(await marks(), [1, 1])
  await asker.must(READ, { body: { questionId } })
  await asker.must(READ, { body: { questionId } })
  assert.deepEqual(await marks(), [0, 0])
})

test('one’s own question stands first, and each once over the pages', async () => {
  const asker = await shop.shopper()
  const own = [await shownQuestion(asker), await shownQuestion(asker)]
  for (let count = 0; count < 3; count += 1) await shownQuestion()
  await answer(await buyer(), own[0] ?? '')
  await shop.sweep()
  const pages = []
  for (let page = 1; page <= 40; page += 1) {
    const { list, total } = await asker.must(LIST, { query: { spuCode, page, size: 3 } })
    pages.push(...list.map(({ questionId }) => questionId))
    if (pages.length >= total) break
  }
  assert.deepEqual(pages.slice(0, 2), own)
  assert.equal(new Set(pages).size, pages.length)
  assert.equal(pages.length, (await asker.must(LIST, { query: { spuCode } })).total)
})

test('answered questions come first, then the newest; search finds words anywhere, signs too', async () => {
  const [plain, answeredId] = [await shownQuestion(), await shownQuestion()]
  const newest = await shownQuestion()
  await answer(await buyer(), answeredId)
  await shop.sweep()
  const order = (await listOf()).map(({ questionId }) => questionId)
  assert.ok(order.indexOf(answeredId) < order.indexOf(newest) && order.indexOf(newest) < order.indexOf(plain))
  assert.equal((await listOf({ sort: 'NEWEST' }))[0]?.questionId, newest)
  const shopper = await shop.shopper()
  await ask(shopper, '100% 防干烧吗？')
  await shop.sweep()
  assert.equal((await shop.must(LIST, { query: { spuCode, keyword: '防干烧 100%' } })).total, 1)
  assert.equal((await shop.must(LIST, { query: { spuCode, keyword: '%%' } })).total, 0)
})

test('«helpful» counts a person once, and is taken back', async () => {
  const [first, two] = [await shop.shopper(), await shop.shopper()]
  const questionId = await shownQuestion()
  const answerId = await answer(await buyer(), questionId)
  assert.equal((await first.ask(HELPFUL_ANSWER, { body: { answerId, helpful: true } })).code, 'answer.missing')
  await shop.sweep()
  const say = (who: TestShopper, helpful: boolean) => who.must(HELPFUL_ANSWER, { body: { answerId, helpful } })
  await Promise.all([say(first, true), say(first, true), say(two, true)])
  assert.equal((await say(first, true)).helpfulCount, 2)
  assert.equal((await listOf())[0]?.questionId, questionId)
  assert.equal((await say(first, false)).helpfulCount, 1)
  assert.equal((await say(first, false)).helpfulCount, 1)
  const { list } = await two.must(ANSWERS, { query: { questionId } })
  assert.deepEqual([list[0]?.helpful, list[0]?.helpfulCount], [true, 1])
})

test('hurtful words are refused with the reason; ways to be reached wait for a person', async () => {
  const [asker, other] = [await shop.shopper(), await shop.shopper()]
  await ask(asker, '客服都去 死吗？')
  const heldQuestion = await ask(asker, '便宜货源加微信：abc12345')
  await shop.sweep()
  const { list } = await asker.must(OWN)
  assert.deepEqual(list.map(({ status }) => status).sort(), ['PENDING', 'REFUSED'])
  assert.match(list.find(({ status }) => status === 'REFUSED')?.refusedFor ?? '', /伤人/)
  const count = async () => (await other.must(LIST, { query: { spuCode } })).total
  const before = await count()
  await shop.sweep()
  assert.equal(await count(), before)
  await atConsole(heldQuestion, 'show')
  assert.equal(await count(), before + 1)
  await atConsole(heldQuestion, 'refuse')
  assert.equal(await count(), before)
  const questionId = await shownQuestion()
  const teller = await buyer()
  const answerId = await answer(teller, questionId, '王八蛋，别买')
  await shop.sweep()
  const of = async (who: TestShopper) => (await who.must(ANSWERS, { query: { questionId } })).list
  assert.deepEqual([(await of(teller))[0]?.status, (await of(other)).length], ['REFUSED', 0])
  await teller.must(DELETE_ANSWER, { body: { answerId } })
  await answer(teller, questionId, '换个说法：一般')
})

test('the shop answers under its own name, once', async () => {
  const questionId = await shownQuestion()
  await atConsole(questionId, 'reply', '可以的，欢迎选购')
  const { list } = await shop.must(ANSWERS, { query: { questionId } })
  assert.deepEqual([list[0]?.author, list[0]?.byShop, list[0]?.days], ['一号店', true, undefined])
})

test('who deletes their question takes its answers along; a stranger’s stays', async () => {
  const [asker, teller] = [await shop.shopper(), await buyer()]
  const questionId = await shownQuestion(asker)
  const answerId = await answer(teller, questionId)
  await shop.sweep()
  const count = async () => (await shop.must(BRIEF, { query: { spuCode } })).total
  const before = await count()
  assert.equal((await teller.ask(DELETE, { body: { questionId } })).code, 'question.missing')
  assert.equal((await asker.ask(DELETE_ANSWER, { body: { answerId } })).code, 'answer.missing')
  await asker.must(DELETE, { body: { questionId } })
  assert.equal(await count(), before - 1)
  assert.equal((await teller.ask(ANSWERS, { query: { questionId } })).code, 'question.missing')
  assert.equal((await asker.ask(DELETE, { body: { questionId } })).code, 'question.missing')
})

test('who deletes their answer takes its count along, and can answer again', async () => {
  const [asker, teller] = [await shop.shopper(), await buyer()]
  const questionId = await shownQuestion(asker)
  const answerId = await answer(teller, questionId)
  await shop.sweep()
  await asker.must(HELPFUL_ANSWER, { body: { answerId, helpful: true } })
  await teller.must(DELETE_ANSWER, { body: { answerId } })
  const { answerCount, newAnswers } = await asker.must(DETAIL, { query: { questionId } })
  assert.deepEqual([answerCount, newAnswers], [0, 0])
  await answer(teller, questionId)
  await shop.sweep()
  assert.equal((await asker.must(DETAIL, { query: { questionId } })).answerCount, 1)
})

test('questions are told and narrowed by what they are about, one’s own as well', async () => {
  const product = 'P_FRIDGE'
  const [asker, other] = [await shop.shopper(), await shop.shopper()]
  const texts = ['晚上会不会很吵？', '声音大不大？', '一天几度电，吵不吵？', '送货几天能到？', '门好开吗？']
  const write = (who: TestShopper, text: string) => who.must(ASK, { body: { spuCode: product, text } })
  for (const text of texts.slice(0, 3)) await write(other, text)
  await shop.sweep()
  const topics = async () => (await shop.must(BRIEF, { query: { spuCode: product } })).topics
  assert.deepEqual(await topics(), []) // few are read faster
  for (const text of texts.slice(3)) await write(other, text)
  await shop.sweep()
  assert.deepEqual(await topics(), [
    { topic: 'NOISE', count: 3 },
    { topic: 'ENERGY', count: 1 },
    { topic: 'SERVICE', count: 1 }
  ])
  await write(asker, '冷藏室的噪音呢？')
  const about = async (who: Pick<TestShop, 'must'>, more: object) => {
    const page = await who.must(LIST, { query: { spuCode: product, sort: 'NEWEST', ...more } })
    return [page.total, ...page.list.map(({ text }) => text)]
  }
  assert.deepEqual(await about(shop, { topic: 'NOISE', size: 2 }), [3, texts[2], texts[1]])
  // what only its asker sees yet
  assert.deepEqual(await about(asker, { topic: 'NOISE', size: 2 }), [4, '冷藏室的噪音呢？', texts[2]])
  assert.deepEqual(await about(shop, { topic: 'NOISE', keyword: '几度' }), [1, texts[2]])
  assert.deepEqual(await about(shop, { topic: 'CLEAN' }), [0])
})

test('a shopper asks five questions a day about one product and twenty in all, counting deleted ones', async () => {
  const shopper = await shop.shopper()
  const asks = (spu: string, index: number) =>
    shopper.ask(ASK, { body: { spuCode: spu, text: `第 ${index} 个限量的问题吗？` } })
  const first = await asks(spuCode, 0)
  await shopper.must(DELETE, { body: { questionId: first.data.questionId } })
  const codes = await Promise.all([1, 2, 3, 4, 5, 6].map(async (index) => (await asks(spuCode, index)).code))
  assert.deepEqual(codes.filter((code) => code === 'S').length, 4)
  assert.deepEqual([...new Set(codes.filter((code) => code !== 'S'))], ['question.product-daily'])
  assert.equal((await asks('P_FAN', 7)).code, 'S')
  await shop.core.db
    .updateTable('question_quota')
    .set({ count: 20 })
    .where('user_id', '=', shopper.userId)
    .where('what', '=', 'ASK')
    .execute()
  assert.equal((await asks('P_FAN', 8)).code, 'question.daily')
  await shop.core.clock.advance(DAY_MS)
  assert.equal((await asks(spuCode, 9)).code, 'S')
})

test('a heap of signs over one letter is not taken', async () => {
  const shopper = await shop.shopper()
  const heap = `能煮茶吗${'\u0301\u0302\u0303\u0304\u0305'}？`
  assert.equal((await shopper.ask(ASK, { body: { spuCode, text: heap } })).code, 'text.unseen')
})
