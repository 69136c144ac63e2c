/** In the background: what the platform ends and holds there, and what the shop makes of it. */
import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { createClock, turn, type Clock } from '../../simulator/crawl/clock'
import { fetchNetwork } from '../../simulator/crawl/nodePorts'
import type { NetworkPort, WebReply } from '../../simulator/host'
import { order, settlementOf } from '../gateway/orders/journey-shop'
import { shopAndPhone, startPhone, type Phone } from './phone'
import { smallApp, start } from '../simulator/smallApp'

const ok: WebReply = { status: 200, headers: {}, body: new TextEncoder().encode('{"ok":true}').buffer }

/** A phone whose network answers when the test says so. */
async function withSilence() {
  const clock = createClock()
  const open: { url: string; answer: () => void }[] = []
  const aborted: string[] = []
  const phone = await start(smallApp(), {
    ports: {
      timers: clock,
      network: {
        send: ({ url }) => ({
          reply: new Promise((resolve) => open.push({ url, answer: () => resolve(ok) })),
          abort: () => void aborted.push(url)
        })
      }
    }
  })
  const outcomes: string[] = []
  phone.host.on(
    'call',
    ({ name, outcome }) => /^(request|downloadFile|uploadFile)$/.test(name) && outcomes.push(outcome)
  )
  return { ...phone, clock, open, aborted, outcomes }
}

describe('requests in the background', () => {
  it('end as interrupted after 5 s, uploads and downloads too, and are sent no more', async () => {
    const { host, ask, clock, open, aborted, outcomes, inside } = await withSilence()
    inside(`wx.getFileSystemManager().writeFileSync('http://usr/a.png', 'x')`)
    const answers = [
      ask('request', { url: 'https://shop.test/r' }),
      ask('downloadFile', { url: 'https://shop.test/d' }),
      ask('uploadFile', { url: 'https://shop.test/u', filePath: 'http://usr/a.png', name: 'file' })
    ]
    await turn()
    host.hide()
    await clock.pass(4900)
    assert.deepEqual([outcomes, aborted], [[], []])
    await clock.pass(200)
    assert.deepEqual(
      (await Promise.all(answers)).map(({ errMsg }) => errMsg),
      ['request:fail interrupted', 'downloadFile:fail interrupted', 'uploadFile:fail interrupted']
    )
    assert.deepEqual(aborted, ['https://shop.test/r', 'https://shop.test/d', 'https://shop.test/u'])
    assert.equal((await ask('request', { url: 'https://shop.test/late' }))['errMsg'], 'request:fail interrupted')
    assert.equal(open.length, 3)
    await host.show()
    const again = ask('request', { url: 'https://shop.test/again' })
    await turn()
    open.at(-1)?.answer()
    assert.equal((await again)['errMsg'], 'request:ok')
    host.stop()
  })

  it('that wait behind ten others end as well, and none of them is sent', async () => {
    const { host, ask, clock, open } = await withSilence()
    const answers = Array.from({ length: 13 }, () => ask('request', { url: 'https://shop.test/' }))
    await turn()
    host.hide()
    await clock.pass(5100)
    const ends = new Set((await Promise.all(answers)).map(({ errMsg }) => errMsg))
    assert.deepEqual([[...ends], open.length], [['request:fail interrupted'], 10])
    host.stop()
  })

  it('go on where the shopper comes back before that, and are answered in the meantime', async () => {
    const { host, ask, clock, open, outcomes } = await withSilence()
    const first = ask('request', { url: 'https://shop.test/1' })
    const second = ask('request', { url: 'https://shop.test/2' })
    await turn()
    host.hide()
    host.hide()
    await clock.pass(4000)
    open[0]?.answer()
    assert.equal((await first)['errMsg'], 'request:ok')
    await host.show()
    await clock.pass(20_000)
    assert.deepEqual(outcomes, ['request:ok'])
    open[1]?.answer()
    assert.equal((await second)['errMsg'], 'request:ok')
    host.stop()
  })
})

describe('timers in the background', () => {
  it('are held after 5 s until the shopper is back: what came due runs once, missed ticks do not', async () => {
    const { host, clock, inside } = await withSilence()
    const log = () => [...inside<string[]>('getApp().log.splice(0)')].filter((line) => !/[. ]/.test(line))
    inside(`setInterval(() => getApp().log.push('tick'), 2000)`)
    inside(`setTimeout(() => getApp().log.push('early'), 1000)`)
    inside(`setTimeout(() => getApp().log.push('due'), 7000)`)
    inside(`(getApp().gone = setTimeout(() => getApp().log.push('gone'), 7500))`)
    inside(`setTimeout(() => getApp().log.push('later'), 61500)`)
    log()
    host.hide()
    await clock.pass(4500)
    assert.deepEqual(log(), ['early', 'tick', 'tick'])
    await clock.pass(56_000)
    assert.deepEqual(log(), [])
    assert.equal(host.leftovers().timers.length, 4)
    inside('clearTimeout(getApp().gone)')
    await host.show()
    await clock.pass(100)
    assert.deepEqual(log(), ['due'])
    await clock.pass(2000)
    assert.deepEqual(log().sort(), ['later', 'tick'])
    host.stop()
  })

  it('go on where the shopper is back before that', async () => {
    const { host, clock, inside } = await withSilence()
    inside(`(getApp().ticks = 0, setInterval(() => (getApp().ticks += 1), 1000))`)
    host.hide()
    await clock.pass(4500)
    await host.show()
    await clock.pass(6000)
    assert.equal(inside('getApp().ticks'), 10)
    host.stop()
  })
})

describe('the shop after the background', () => {
  const here = shopAndPhone()
  /** Paths of calls whose reply does not come; `reaches`: the gateway gets them. */
  let silent: { path: RegExp; method: string; reaches: boolean } | undefined
  afterEach(() => {
    silent = undefined
  })
  const requests: { method: string; path: string; key: string | undefined }[] = []
  const network: NetworkPort = {
    send: (request) => {
      const path = new URL(request.url).pathname
      requests.push({ method: request.method, path, key: request.headers['idempotency-key'] })
      const under = { reply: new Promise<WebReply>(() => undefined), abort: () => undefined }
      if (!silent?.path.test(path) || request.method !== silent.method) return fetchNetwork.send(request)
      if (silent.reaches) void fetchNetwork.send(request).reply
      return under
    }
  }
  async function phoneAt(page: string, params: object, userId: string): Promise<{ phone: Phone; clock: Clock }> {
    const clock = createClock()
    const token = await here.shop.tokenOf(userId)
    requests.length = 0
    const phone = await startPhone({ address: here.address, token, userId, page, params, network, clock })
    return { phone: here.use(phone), clock }
  }
  async function away(phone: Phone, clock: Clock, meanwhile = () => undefined as unknown) {
    phone.host.hide()
    await clock.pass(5100)
    await turn()
    meanwhile()
    await phone.host.show()
  }
  const shows = (phone: Phone, words: string) => () => phone.text().includes(words)
  const isSent = (path: RegExp, method: string) => () =>
    requests.some((call) => path.test(call.path) && call.method === method)
  const keysOf = (path: RegExp) =>
    new Set(requests.filter((call) => path.test(call.path) && call.key).map(({ key }) => key))

  /** A screen whose read was interrupted comes to show what it reads: by itself, or by the retry that it offers. */
  async function readsAgain(page: string, params: object, userId: string, read: RegExp, words: string) {
    silent = { path: read, method: 'GET', reaches: false }
    const { phone, clock } = await phoneAt(page, params, userId)
    await phone.until('the read', isSent(read, 'GET'))
    await away(phone, clock, () => (silent = undefined))
    assert.ok(phone.calls('request').some(({ outcome }) => outcome === 'request:fail interrupted'))
    await phone.until('an end of waiting', () => shows(phone, '重试')() || shows(phone, words)())
    if (shows(phone, '重试')()) await phone.tap('重试')
    await phone.until('what was read', shows(phone, words))
    assert.deepEqual(phone.problems(), [])
  }

  it('reads an order again', async () => {
    const shopper = await here.shop.shopper()
    const [orderCode = ''] = await order(shopper, { POT: 1 })
    await readsAgain('pagesB/order/orderDetail', { orderCode }, shopper.userId, /order-trades\/detail/, orderCode)
  })

  it('reads a settlement again', async () => {
    const shopper = await here.shop.shopper()
    const settlementId = await settlementOf(shopper, { POT: 1 })
    const read = /query-settlement-detail/
    await readsAgain('pagesB/settlement/confirmation', { settlementId }, shopper.userId, read, '提交订单')
  })

  for (const reaches of [true, false])
    it(`places one order, though its submit was interrupted ${reaches ? 'after' : 'before'} the gateway had it`, async () => {
      const shopper = await here.shop.shopper()
      const settlementId = await settlementOf(shopper, { POT: 1 })
      const submit = /order-settlements\/submit/
      silent = { path: submit, method: 'POST', reaches }
      const { phone, clock } = await phoneAt('pagesB/settlement/confirmation', { settlementId }, shopper.userId)
      await phone.tap('提交订单')
      await phone.until('the submit', isSent(submit, 'POST'))
      await away(phone, clock, () => (silent = undefined))
      await phone.until('the pay screen', () => phone.route() === 'pagesB/pay/pay')
      assert.equal(keysOf(submit).size, 1)
      assert.deepEqual(phone.problems(), [])
    })

  it('does not know the fate of a submit that stays interrupted, says so, and goes on with the same key', async () => {
    const shopper = await here.shop.shopper()
    const settlementId = await settlementOf(shopper, { POT: 1 })
    const calls = /order-settlements\/submit/
    silent = { path: calls, method: 'POST', reaches: false }
    const { phone, clock } = await phoneAt('pagesB/settlement/confirmation', { settlementId }, shopper.userId)
    await phone.tap('提交订单')
    await phone.until('the submit', isSent(calls, 'POST'))
    for (let times = 1; times <= 3; times += 1) {
      await away(phone, clock)
      await clock.pass(3000)
    }
    await phone.until('the words', shows(phone, '还没有确认订单是否已提交'))
    assert.ok(phone.calls('request').some(({ outcome }) => outcome === 'request:fail interrupted'))
    silent = undefined
    await phone.tap('提交订单')
    await phone.until('the pay screen', () => phone.route() === 'pagesB/pay/pay')
    assert.equal(keysOf(calls).size, 1)
    assert.deepEqual(phone.problems(), [])
  })

  it('does not know the fate of a payment whose start was interrupted, and says so', async () => {
    const shopper = await here.shop.shopper()
    const orderCodes = await order(shopper, { POT: 1 })
    const starts = /order-trades\/pay$/
    silent = { path: starts, method: 'POST', reaches: true }
    const { phone, clock } = await phoneAt('pagesB/pay/pay', { orderCodes }, shopper.userId)
    await phone.tap(/^确认支付/)
    await phone.until('the start', isSent(starts, 'POST'))
    await away(phone, clock)
    await phone.until('the words', shows(phone, '还不知道是否已发起支付'))
    assert.doesNotMatch(phone.text(), /支付成功|支付失败/)
    silent = undefined
    await phone.tap(/^确认支付/)
    await phone.until(
      'the second start',
      () => requests.filter(({ path, method }) => starts.test(path) && method === 'POST').length === 2
    )
    assert.equal(keysOf(starts).size, 1)
    assert.deepEqual(phone.problems(), [])
  })
})
