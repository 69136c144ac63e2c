/** Which reads join one that is under way, and which replies are too much. */
import { configureCalls, MalformedReplyError } from '@/api'
import { call } from '@/api/call'
import { fakeGateway, defer, raw, refusal, reply, settle, type FakeGateway } from '../../support/gateway'

const list = '/o2cart/v1/carts/list'
const listKey = 'GET /o2cart/v1/carts/list'
const writeKey = 'DELETE /o2cart/v1/carts'
const cart = { shops: [], invalid: [] }

let gateway: FakeGateway
beforeEach(() => {
  gateway = fakeGateway()
  configureCalls({})
})
const failureOf = (promise: Promise<unknown>): Promise<unknown> => promise.catch((failure: unknown) => failure)

describe('a read in flight', () => {
  /** The list, held back; each reply says which it is. */
  const holdList = () => {
    const gate = defer<void>()
    let replies = 0
    gateway.on(list, async () => {
      const mine = (replies += 1)
      await gate.promise
      return reply({ ...cart, mine })
    })
    return gate
  }
  const write = () => call(writeKey, { body: { rowIds: ['a'] } })

  it('is not joined by one of another query', async () => {
    gateway.on('/o2srh/v1/pub/search-associate', async ({ url }) => {
      await settle()
      return reply({ list: [{ word: decodeURIComponent(/keyword=([^&]*)/.exec(url)?.[1] ?? ''), count: 1 }] })
    })
    const words = ['水壶', '冰箱'].map((keyword) => call('GET /o2srh/v1/pub/search-associate', { query: { keyword } }))
    const results = await Promise.all(words)
    expect(results.map((data) => data.list[0]?.word)).toEqual(['水壶', '冰箱'])
    expect(gateway.requests).toHaveLength(2)
  })

  it('from before a write is not joined while that is under way', async () => {
    const [gate, writing] = [holdList(), defer<void>()]
    gateway.on('/o2cart/v1/carts', async () => {
      await writing.promise
      return reply({ done: true })
    })
    const before = call(listKey)
    await settle()
    const pendingWrite = write()
    await settle()
    const during = call(listKey)
    gate.release()
    writing.release()
    expect(await during).toMatchObject({ mine: 2 })
    await Promise.all([before, pendingWrite])
  })

  it('from the time of a write is not joined once that is done: its reply may be older', async () => {
    const [gate, writing] = [holdList(), defer<void>()]
    gateway.on('/o2cart/v1/carts', async () => {
      await writing.promise
      return reply({ done: true })
    })
    const pendingWrite = write()
    await settle()
    const during = call(listKey)
    await settle()
    writing.release()
    await pendingWrite
    const after = call(listKey)
    gate.release()
    expect(await after).toMatchObject({ mine: 2 })
    await during
  })
})

it.each([
  ['longer than any screen needs', `{"success":true,"data":{"x":"${'x'.repeat(4_000_000)}"}}`],
  ['nested deeper than anything is', `{"success":true,"data":{"x":${'['.repeat(50)}${']'.repeat(50)}}}`]
])('a reply that is %s is refused', async (_, text) => {
  gateway.on(list, raw(text))
  expect(await failureOf(call(listKey))).toBeInstanceOf(MalformedReplyError)
})

it.each([
  [200, false],
  [400, false],
  [500, true],
  [503, true]
])('a refusal that comes with %i leaves the fate of a write open: %s', async (status, open) => {
  gateway.on('/o2cart/v1/carts', refusal('F', '出错了', { failed: true }, status))
  const failure = await failureOf(call(writeKey, { body: { rowIds: ['a'] } }))
  expect(failure).toMatchObject({ fateUnknown: open })
})
