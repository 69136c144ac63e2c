// covers gateway/src/core/wire/door.ts
// Nobody waits long for a place: calls at once and in wait are bounded, purchases by themselves
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { contract, type EndpointKey } from '../../../contract'
import type { Area, Handlers } from '../../../gateway/src/core/area'
import { Busy, DOOR, Door, laneOf, LANES, doorWithin, ofLanes, type Lane } from '../../../gateway/src/core/wire/door'
import { Turns } from '../../../gateway/src/core/wire/turns'
import { startTestGateway, until, type TestGateway } from '../support'

const READ = 'GET /o2srh/v1/pub/hot-word'
const BUY = 'GET /o2ord-b2c/v1/pub/order-trades/detail/{id}'
const few = { atOnce: 2, ofAll: 2, patience: 60_000 }

let gateway: TestGateway
let port: number
/** Lets the oldest of the calls that are inside go. */
const inside: (() => void)[] = []
let beginCount = 0
const hold = async <T>(reply: T): Promise<T> => {
  beginCount += 1
  await new Promise<void>((resolve) => inside.push(resolve))
  return reply
}

before(async () => {
  // what is answered does not matter here
  const routes: Handlers = { [READ]: () => hold({ list: [] }), [BUY]: () => hold(undefined as never) }
  const areas: Area[] = [{ name: 'held', routes }]
  gateway = await startTestGateway({
    areas,
    checkReplies: false,
    seeds: false,
    door: ofLanes(() => few),
    allowedOrigins: ['https://app.example']
  })
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  port = (gateway.app.server.address() as AddressInfo).port
})
after(() => gateway.close())

const letAllGo = async (calls: readonly Promise<unknown>[]): Promise<void> => {
  let over = false
  const all = Promise.all(calls).then(() => (over = true))
  await until(() => {
    for (const leave of inside.splice(0)) leave()
    return over
  })
  await all
}
const read = (how = {}) => gateway.ask(READ, how)
const buy = () => gateway.ask(BUY, { path: { id: 'pl_0000000000000000' } })

test('what finds no place is refused at once, in words of its language; purchases and the page have theirs', async () => {
  beginCount = 0
  const reads = [1, 2, 3, 4].map(() => read())
  await until(() => beginCount === 2)
  const origin = { origin: 'https://app.example' }
  const [zh, en] = [await read({ headers: origin }), await read({ locale: 'en-US' })]
  assert.deepEqual(
    [zh, en].map(({ status, code, failed, message }) => [status, code, failed, message]),
    [
      [503, 'service.busy', true, '现在访问的人较多，请稍后再试'],
      [503, 'service.busy', true, 'The store is busy right now, please try again in a moment']
    ]
  )
  assert.equal(zh.headers['retry-after'], '2')
  assert.match(String(zh.headers['access-control-expose-headers']), /retry-after/)
  for (const path of ['/healthz', '/readyz', '/openapi.json'])
    assert.equal((await gateway.app.inject(path)).statusCode, 200, path)
  const purchases = [buy(), buy()]
  await until(() => beginCount === 4)
  await letAllGo([...reads, ...purchases])
  for (const call of [...reads, ...purchases]) assert.equal((await call).code, 'S')
  assert.equal(beginCount, 6)
})

test('who has given up by the time a place is free is not served', async () => {
  beginCount = 0
  const reads = [read(), read()]
  await until(() => beginCount === 2)
  const arrival = once(gateway.app.server, 'request')
  const sending = request({ port, host: '127.0.0.1', path: READ.split(' ')[1] })
  sending.on('error', () => undefined).end()
  await arrival
  const other = read()
  // both wait
  assert.equal((await read()).code, 'service.busy')
  sending.destroy()
  await until(() => connections().then((open) => open === 0))
  await letAllGo([...reads, other])
  assert.equal(beginCount, 3)
})

const connections = (): Promise<number> =>
  new Promise((resolve) => gateway.app.server.getConnections((_, open) => resolve(open)))

test('a shop that is asked to wait for longer does so in every lane, and in a rush by the same share', () => {
  assert.deepEqual(doorWithin(DOOR.browsing.patience), DOOR)
  const patient = doorWithin(8000)
  for (const lane of LANES) assert.equal(patient[lane].patience, 8000)
  assert.deepEqual([patient.browsing.lasting?.patience, patient.buying.lasting?.patience], [250, 1000])
  assert.equal(patient.elsewhere.lasting, undefined)
})

test('a wait is over in less than a second, and who broke the work off leaves the place', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  for (const { patience } of Object.values(DOOR)) assert.ok(patience < 1_000)
  const door = new Door({ ...ofLanes(() => few), browsing: { ...few, atOnce: 1 } })
  const call = { lane: 'browsing', who: 'a', isGone: () => false } as const
  await assert.rejects(
    door.within(call, () => Promise.reject(new Error('broken'))),
    /broken/
  )
  let leave: () => void = () => undefined
  const first = door.within(call, () => new Promise<void>((resolve) => (leave = resolve)))
  const second = assert.rejects(
    door.within(call, () => Promise.resolve()),
    Busy
  )
  await nextTurn()
  t.mock.timers.tick(few.patience)
  await second
  leave()
  await first
  await door.within(call, () => Promise.resolve())
})

test('who sends most gives way where no more may wait, and turns go round', async () => {
  const turns = new Turns({ atOnce: 1, ofAll: 3, patience: 60_000 }, () => new Busy())
  const end = await turns.enter('a')
  const order: string[] = []
  const enter = (who: string) =>
    turns.enter(who).then(
      (leave) => {
        order.push(who)
        leave()
      },
      (why: Busy) => order.push(`${who} ${why.code}`)
    )
  const calls = [enter('a'), enter('a'), enter('a'), enter('b')]
  await nextTurn()
  assert.deepEqual(order, ['a service.busy'])
  calls.push(enter('b'), enter('c'))
  await nextTurn()
  assert.deepEqual(order, ['a service.busy', 'b service.busy', 'a service.busy'])
  end()
  await Promise.all(calls)
  assert.deepEqual(order.slice(3), ['a', 'b', 'c'])
})

test('in a rush who came last is next, who came first gives way, and who is new goes before who sends many', async () => {
  const turns = new Turns({ atOnce: 1, ofAll: 4, calm: 1, patience: 60_000 }, () => new Busy())
  const end = await turns.enter('a')
  const order: string[] = []
  const enter = (who: string, name: string) =>
    turns.enter(who).then(
      (leave) => {
        order.push(name)
        leave()
      },
      () => order.push(`not ${name}`)
    )
  const calls = ['first', 'second', 'third', 'fourth', 'fifth'].map((name) => enter('a', name))
  await nextTurn()
  assert.deepEqual(order, ['not first'])
  calls.push(enter('b', 'new'))
  await nextTurn()
  assert.deepEqual(order, ['not first', 'not second'])
  end()
  await Promise.all(calls)
  // the last one waits in a calm
  assert.deepEqual(order.slice(2), ['new', 'fifth', 'fourth', 'third'])
})

test('in a rush that lasts who has waited long gives way; a burst is answered whole, however slowly', async () => {
  let now = 0
  const turns = new Turns(
    { atOnce: 1, ofAll: 100, calm: 2, patience: 60_000, lasting: { after: 500, patience: 25 } },
    () => new Busy(),
    () => now
  )
  const came: string[] = []
  const enter = (name: string): Promise<unknown> =>
    turns.enter(name).then(
      (leave) => {
        came.push(name)
        now += 1000
        leave()
      },
      () => came.push(`not ${name}`)
    )
  const leave = await turns.enter('x')
  const burst = ['a', 'b'].map(enter)
  leave()
  await Promise.all(burst)
  assert.deepEqual(came.splice(0), ['a', 'b'])
  const end = await turns.enter('x')
  const rush = ['c', 'd', 'e'].map(enter)
  now += 500
  rush.push(enter('f'))
  end()
  await Promise.all(rush)
  assert.deepEqual(came.splice(0), ['not c', 'not d', 'not e', 'f'])
  now -= 900
  const again = await turns.enter('x')
  const same = ['i', 'j', 'k'].map(enter)
  now += 30
  again()
  await Promise.all(same)
  assert.deepEqual(came.splice(0), ['not i', 'not j', 'not k'])
  now += 2000
  const over = await turns.enter('x')
  const calm = ['g', 'h'].map(enter)
  now += 500
  over()
  await Promise.all(calm)
  assert.deepEqual(came, ['g', 'h'])
})

test('a lane is shut while a rush lasts and enough wait, and open again once fewer do', async () => {
  let now = 0
  const turns = new Turns(
    { atOnce: 1, ofAll: 100, calm: 2, patience: 60_000, lasting: { after: 500, patience: 25 } },
    () => new Busy(),
    () => now
  )
  const end = await turns.enter('x')
  const wait = (name: string) =>
    turns.enter(name).then(
      (leave) => leave(),
      () => undefined
    )
  const calls = ['a', 'b', 'c'].map(wait)
  assert.equal(turns.isShut, false, 'a burst')
  now += 500
  assert.equal(turns.isShut, true)
  end()
  await Promise.all(calls)
  assert.equal(turns.isShut, false)
})

test('work that keeps the event loop busy is begun a few ms a turn, so that who knocks meanwhile is let in', async () => {
  let now = 0
  const turns = new Turns(
    { atOnce: 16, ofAll: 100, patience: 60_000, turn: 2 },
    () => new Busy(),
    () => now
  )
  const came: number[] = []
  let turn = 0
  const calls: Promise<unknown>[] = []
  for (let index = 0; index < 5; index += 1) {
    calls.push(
      turns.enter('a').then((leave) => {
        came.push(turn)
        now += 1
        leave()
      })
    )
    // sockets are heard one after the other, each with what it sets off
    await new Promise<void>((resolve) => queueMicrotask(() => process.nextTick(resolve)))
  }
  for (turn = 1; came.length < 5; turn += 1) await nextTurn()
  await Promise.all(calls)
  // two of a ms each
  assert.deepEqual(
    [...new Set(came)].map((each) => came.filter((other) => other === each).length),
    [2, 2, 1]
  )
})

test('nobody begins a purchase while many finish theirs, and is let in as soon as fewer do', async () => {
  const many = { atOnce: 8, ofAll: 8, patience: 60_000 }
  const door = new Door({ ...ofLanes(() => many), buying: { ...many, behind: 2 } })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const enter = (lane: Lane, name: string) =>
    door.within({ lane, who: name, isGone: () => false }, () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
  const calls = [enter('settling', 'a'), enter('settling', 'b'), enter('buying', 'c'), enter('buying', 'd')]
  calls.push(enter('settling', 'e'), enter('paying', 'f'), enter('browsing', 'g'))
  await nextTurn()
  assert.deepEqual(begun, ['a', 'b', 'e', 'f', 'g'])
  ends[0]?.()
  await nextTurn()
  assert.equal(begun.length, 5)
  ends[1]?.()
  await nextTurn()
  assert.deepEqual(begun.slice(5), ['c', 'd'])
  for (const end of ends) end()
  await Promise.all(calls)
})

test('every step of a purchase has a place of its kind', () => {
  const ofLane = (lane: string) => (Object.keys(contract) as EndpointKey[]).filter((key) => laneOf(key) === lane)
  assert.deepEqual(ofLane('buying'), [
    'POST /o2cht/v1/order-settlements/buy-now',
    'POST /o2cht/v1/order-settlements/submit-cart'
  ])
  assert.deepEqual(ofLane('paying'), [
    'POST /o2ord-b2c/v1/order-trades/pay',
    'GET /o2ord-b2c/v1/order-trades/pay',
    'POST /o2ord-b2c/v1/order-trades/pay-links',
    'GET /o2ord-b2c/v1/pub/order-trades/detail/{id}',
    'POST /o2ord-b2c/v1/balancet-redpacket',
    'POST /o2ord-b2c/v1/pub/order-trades/pay',
    'GET /o2ord-b2c/v1/order-trades/desk',
    'POST /o2ord-b2c/v1/order-trades/desk'
  ])
  assert.ok(ofLane('settling').length > 7)
  assert.ok(ofLane('settling').every((key) => key.includes('/o2cht/')))
  assert.ok(ofLane('elsewhere').includes('POST /oauth/public/send-phone-captcha-always'))
  assert.equal(laneOf('GET /o2ord-b2c/v1/order-trades/detail'), 'browsing')
})

test('a wait for a sender of codes, a checker of persons or a bank takes no place of shoppers who look around', () => {
  const waiting: EndpointKey[] = [
    'POST /oauth/public/send-phone-captcha-always',
    'POST /o2as-b2c/v1/sms/pub/send-verification-code',
    'POST /o2cum/v1/sms/send-verification-code',
    'POST /o2cum/v1/customer-info/phone-code',
    'POST /o2cum/v1/customer-info/employee-code',
    'POST /o2cum/v1/customer-info/validateIdCardInfo',
    'POST /o2mkt-b2c/v1/subsidy/send-code',
    'POST /o2cum/v1/partner/verify',
    'POST /o2cum/v1/partner/card',
    'POST /o2cum/v1/partner/withdraw-code'
  ]
  assert.deepEqual(
    waiting.filter((key) => laneOf(key) !== 'elsewhere'),
    []
  )
  assert.equal(laneOf('GET /o2cum/v1/partner/account'), 'browsing')
})
