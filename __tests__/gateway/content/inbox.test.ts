// PostgreSQL: a message that comes while all are marked as read
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { MESSAGE_KINDS, MESSAGES_KEPT_MS, type MessageKind } from '../../../domain/content/inbox'
import { note, tellOfInvite, tellOfProduct, tellOfRebate } from '../../../gateway/src/areas/message'
import { count, list, read } from '../../../gateway/src/areas/message/inbox'
import { advanceOrder } from '../../../gateway/src/areas/parcel'
import { refuse } from '../../../gateway/src/areas/afterSales'
import { inTransaction } from '../../../gateway/src/core/database/database'
import { applyForCase, deliveredOrder } from '../aftersale/cases'
import { order, paidOrder, startPay, startShop, TESTER, type TestShop, type TestShopper } from '../orders/journey-shop'
import { ASK } from './questions'

const LIST = 'GET /o2msg/v1/user-messages/list'
const COUNT = 'GET /o2msg/v1/user-messages/count'
const DETAIL = 'GET /o2msg/v1/user-messages/detail'
const READ = 'POST /o2msg/v1/user-messages/read-flag'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

const messages = async (shopper: TestShopper, query: { kind?: MessageKind; page?: number; size?: number } = {}) =>
  (await shopper.must(LIST, { query: { size: 99, ...query } })).list
const counts = (shopper: TestShopper) => shopper.must(COUNT)
const now = () => shop.core.clock.date()

let serial = 0
/** Tells a shopper of something new. */
const tell = (userId: string, kind: MessageKind = 'OFFER', db = shop.core.db, time = now()) =>
  note(
    db,
    userId,
    {
      event: `test:${(serial += 1)}`,
      kind,
      title: { zh: '有新消息', en: 'News' },
      body: { zh: `第 ${serial} 条`, en: `Number ${serial}` },
      page: 'pagesC/point/myPoint',
      target: 'POINTS'
    },
    time
  )

describe('messages', () => {
  it('tell an order’s way, each once, the newest first, with its goods and where it leads', async () => {
    const shopper = await shop.shopper()
    const [orderCode = ''] = await order(shopper, { POT: 1 })
    assert.deepEqual(await messages(shopper), [])
    await shop.settle(await startPay(shopper, [orderCode]), 'SUCCEEDED')
    for (const step of ['ship', 'move', 'deliver', 'complete'] as const) await advanceOrder(shop.core, orderCode, step)
    const all = await messages(shopper)
    assert.deepEqual(
      all.map(({ title, kind }) => [title, kind]),
      [
        ['订单已完成', 'ORDER'],
        ['包裹已送达', 'PARCEL'],
        ['包裹已发出', 'PARCEL'],
        ['付款成功', 'ORDER']
      ]
    )
    assert.ok(all.every(({ about, picture, gone, read }) => about && picture && !gone && !read))
    const params = encodeURIComponent(JSON.stringify({ orderCode }))
    assert.equal(all[0]?.page, `pagesB/order/orderDetail?params=${params}`)
    assert.deepEqual(await counts(shopper), { total: 4, ORDER: 2, PARCEL: 2, OFFER: 0, SERVICE: 0 })
  })

  it('tell a refused case with the shop’s words', async () => {
    const shopper = await shop.shopper()
    const [orderCode = ''] = await paidOrder(shop, shopper, { POT: 1 })
    await advanceOrder(shop.core, orderCode, 'ship')
    const rows = [{ position: 0, quantity: 1 }]
    const { caseCode } = await applyForCase(shopper, { orderCode, kind: 'REFUND_ONLY', rows, reasonCode: 'REJECTED' })
    await refuse(shop.core, TESTER, caseCode, { zh: '已经使用过', en: 'It was used' })
    const [first] = await messages(shopper, { kind: 'SERVICE' })
    assert.deepEqual([first?.title, first?.body, first?.target], ['售后申请未通过', '已经使用过', 'CASE'])
  })

  it('are one of an event, however often it is told', async () => {
    const { userId, must } = await shop.shopper()
    const facts = { spu_code: 'P_POT', sku_code: 'POT', title: { zh: '水壶', en: 'Kettle' }, picture: '' }
    const about = { facts, kind: 'PRICE' as const, priceFen: 100, since: now() }
    await tellOfProduct(shop.core.db, userId, about, now())
    await tellOfProduct(shop.core.db, userId, about, now())
    assert.equal((await must(LIST, { query: {} })).total, 1)
  })

  it('are not told of what did not happen', async () => {
    const shopper = await shop.shopper()
    const failed = inTransaction(shop.core.db, async (tx) => {
      await tell(shopper.userId, 'OFFER', tx)
      throw new Error('undone')
    })
    await assert.rejects(failed, /undone/)
    assert.equal((await counts(shopper)).total, 0)
  })

  it('say where others are when what they led to is gone', async () => {
    const shopper = await shop.shopper()
    const orderCode = await deliveredOrder(shop, shopper, { POT: 1 }, false)
    await advanceOrder(shop.core, orderCode, 'complete')
    await shop.core.db.updateTable('trade_order').set({ hidden: true }).where('order_code', '=', orderCode).execute()
    const [first] = await messages(shopper, { kind: 'ORDER' })
    assert.deepEqual([first?.gone, first?.page], [true, 'pagesB/order/myOrder'])
    const { gone, title } = await shopper.must(DETAIL, { query: { messageId: first?.messageId ?? '' } })
    assert.deepEqual([gone, title], [true, '订单已完成'])
  })

  it('of a rebate and of a gift say that their order is gone', async () => {
    const shopper = await shop.shopper()
    const orderCode = await deliveredOrder(shop, shopper, { POT: 1 }, false)
    const { db, clock } = shop.core
    const { userId } = shopper
    const [fen, now] = [500, clock.date()]
    await tellOfRebate(db, userId, { orderCode, position: 0, title: { zh: '壶', en: 'Pot' }, fen }, now)
    await tellOfInvite(db, { kind: 'GIFT', inviteId: 'inv_gift', userId, fen, orderCode }, now)
    const ways = async () => (await messages(shopper, { kind: 'OFFER' })).map(({ gone, page }) => [gone, page])
    assert.ok((await ways()).every(([gone]) => gone === false))
    await db.updateTable('trade_order').set({ hidden: true }).where('order_code', '=', orderCode).execute()
    assert.deepEqual(await ways(), [
      [true, 'pagesB/order/myOrder'],
      [true, 'pagesB/order/myOrder']
    ])
  })

  it('are marked one by one, or all of a kind up to the newest shown, more than a page too', async () => {
    const shopper = await shop.shopper()
    for (let index = 0; index < 25; index += 1) await tell(shopper.userId, index % 5 === 0 ? 'SERVICE' : 'OFFER')
    const [first] = await messages(shopper, { size: 10 })
    assert.equal((await shopper.must(READ, { body: { messageId: first!.messageId } })).marked, 1)
    assert.equal((await shopper.must(READ, { body: { messageId: first!.messageId } })).marked, 0)
    assert.equal((await shopper.must(READ, { body: { upTo: first!.number, kind: 'SERVICE' } })).marked, 5)
    assert.equal((await counts(shopper)).total, 19)
    assert.equal((await shopper.must(READ, { body: { upTo: first!.number } })).marked, 19)
    assert.ok((await messages(shopper)).every(({ read: done }) => done))
  })

  it('that come while all are marked stay unread', async () => {
    const shopper = await shop.shopper()
    await tell(shopper.userId)
    const [shown] = await messages(shopper)
    // told before it is shown, seen after it
    await inTransaction(shop.core.db, async (tx) => {
      await tell(shopper.userId, 'ORDER', tx)
      await read(tx, { upTo: shown!.number }, { userId: shopper.userId, nowMs: shop.core.clock.now() })
    })
    assert.deepEqual(await counts(shopper), { total: 1, ORDER: 1, PARCEL: 0, OFFER: 0, SERVICE: 0 })
  })

  it('that race with readers who mark all are marked by none who has not seen them', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const shopper = await shop.shopper()
      const seen = new Set<string>()
      const readers = Array.from({ length: 3 }, async () => {
        for (let look = 0; look < 4; look += 1) {
          const shown = await messages(shopper)
          for (const { messageId } of shown) seen.add(messageId)
          // what comes between the look and its mark, and what comes beside it
          await inTransaction(shop.core.db, (tx) => tell(shopper.userId, 'ORDER', tx))
          const upTo = Math.max(0, ...shown.map(({ number }) => number))
          if (upTo > 0) await shopper.must(READ, { body: { upTo } })
        }
      })
      await Promise.all(readers)
      const all = await messages(shopper)
      assert.equal(all.length, 12)
      assert.deepEqual(
        all.filter(({ messageId, read: done }) => done && !seen.has(messageId)),
        []
      )
      assert.equal((await counts(shopper)).total, all.filter(({ read: done }) => !done).length)
    }
  })

  it('that are told at once have numbers of their own', async () => {
    const shopper = await shop.shopper()
    await Promise.all(
      Array.from({ length: 8 }, () => inTransaction(shop.core.db, (tx) => tell(shopper.userId, 'ORDER', tx)))
    )
    const numbers = (await messages(shopper)).map(({ number }) => number)
    assert.equal(new Set(numbers).size, 8)
  })

  it('are nobody else’s to see or to mark', async () => {
    const [owner, other] = [await shop.shopper(), await shop.shopper()]
    await tell(owner.userId)
    const [message] = await messages(owner)
    assert.deepEqual(await messages(other), [])
    const refused = await other.ask(DETAIL, { query: { messageId: message!.messageId } })
    assert.equal(refused.success || refused.code, 'message.missing')
    const strange = await other.ask(READ, { body: { messageId: message!.messageId } })
    assert.equal(strange.success || strange.code, 'message.missing')
    assert.equal((await other.must(READ, { body: { upTo: 99 } })).marked, 0)
    assert.equal((await counts(owner)).total, 1)
  })

  it('are refused without saying which to mark', async () => {
    const shopper = await shop.shopper()
    const refused = await shopper.ask(READ, { body: {} })
    assert.equal(refused.success || refused.code, 'request.invalid')
  })

  it('are kept a year', async () => {
    const shopper = await shop.shopper()
    const timeAgo = (ms: number) => new Date(shop.core.clock.now() - ms)
    await tell(shopper.userId, 'ORDER', shop.core.db, timeAgo(MESSAGES_KEPT_MS + 1000))
    await tell(shopper.userId, 'ORDER', shop.core.db, timeAgo(MESSAGES_KEPT_MS - 60_000))
    assert.equal((await messages(shopper)).length, 1)
    assert.equal((await counts(shopper)).total, 1)
    await shop.sweep()
    const kept = await shop.core.db
      .selectFrom('user_message')
      .select('number')
      .where('user_id', '=', shopper.userId)
      .execute()
    assert.equal(kept.length, 1)
  })

  it('tell of a favourite that is cheaper, once for each lower price', async () => {
    const shopper = await shop.shopper()
    await shopper.must('POST /o2wl/v1/favorites/sku/save-all', { body: { favorite: true, skuCodes: ['POT2'] } })
    const prices = async (priceFen: number) => {
      await shop.setPrice('POT2', priceFen)
      await shop.sweep()
      await shop.sweep()
      return (await messages(shopper)).map(({ body }) => body)
    }
    assert.deepEqual(await prices(5_000), [])
    assert.deepEqual(await prices(4_800), ['现价 ¥48.00，比收藏时便宜 ¥2.00'])
    assert.equal((await prices(4_900)).length, 1)
    assert.equal((await prices(4_500))[0], '现价 ¥45.00，比收藏时便宜 ¥5.00')
    await shop.setPrice('POT2', 5_000)
  })

  it('tell the asker of an answer, and not of their own', async () => {
    const [asks, buys] = [await shop.shopper(), await shop.shopper()]
    const { questionId } = await asks.must(ASK, { body: { spuCode: 'P_POT', text: '夜里烧水声音大不大？' } })
    await shop.sweep()
    await deliveredOrder(shop, buys, { POT: 1 })
    await buys.must('POST /o2cmt/v1/consults/answer', { body: { questionId, text: '不大，隔着门就听不见了。' } })
    await shop.sweep()
    const [first] = await messages(asks)
    assert.deepEqual(
      [first?.title, first?.target, first?.about],
      ['你的提问有新回答', 'QUESTION', '夜里烧水声音大不大？']
    )
  })
})

type Step =
  | { do: 'tell' | 'again'; kind: MessageKind }
  | { do: 'one'; index: number }
  | { do: 'all'; kind?: MessageKind }

const kinds = fc.constantFrom(...MESSAGE_KINDS)
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('tell' as const, 'again' as const), kind: kinds }) },
  fc.record({ do: fc.constant('one' as const), index: fc.nat(9) }),
  fc.record({ do: fc.constant('all' as const), kind: fc.option(kinds, { nil: undefined }) })
)

it('counts what the list shows as unread, through a thousand random histories', async () => {
  const { db } = shop.core
  let person = 0
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 7 }), async (history) => {
      const userId = `history_${(person += 1)}`
      const reader = { userId, locale: 'zh-CN' as const, nowMs: shop.core.clock.now() }
      const model: { number: number; kind: MessageKind; read: boolean }[] = []
      const events: string[] = []
      let number = 0
      for (const step of history) {
        if (step.do === 'tell' || step.do === 'again') {
          const old = step.do === 'again' ? events[0] : undefined
          const event = old ?? `${userId}:${events.length}`
          number += 1
          if (old === undefined) {
            events.push(event)
            model.push({ number, kind: step.kind, read: false })
          }
          const words = { zh: '一', en: 'one' }
          const said = { event, kind: step.kind, title: words, body: words, page: 'pages/index/index' }
          await note(db, userId, { ...said, target: 'POINTS' }, now())
        } else if (step.do === 'one') {
          const shown = await list(db, {}, reader)
          const chosen = shown.list[step.index % Math.max(1, shown.list.length)]
          if (!chosen) continue
          await read(db, { messageId: chosen.messageId }, reader)
          for (const message of model) if (message.number === chosen.number) message.read = true
        } else {
          const upTo = Math.max(1, number - 1)
          await read(db, { upTo, ...(step.kind && { kind: step.kind }) }, reader)
          for (const message of model)
            if (message.number <= upTo && (!step.kind || message.kind === step.kind)) message.read = true
        }
      }
      const shown = await list(db, { size: 99 }, reader)
      const counted = await count(db, reader)
      const unread = shown.list.filter((message) => !message.read)
      assert.equal(counted.total, unread.length)
      for (const kind of MESSAGE_KINDS)
        assert.equal(counted[kind], unread.filter((message) => message.kind === kind).length)
      assert.deepEqual(
        shown.list
          .map(({ number: place, kind, read: done }) => ({ number: place, kind, read: done }))
          .sort((a, b) => a.number - b.number),
        model
      )
    }),
    { numRuns: 1000 }
  )
})
