/** What a load, a change, an addition and a login do when they come at the same time. */
import { configureCalls, setIntentShelf, type Intent } from '@/api'
import { CartStore } from '@/stores/cart/cart'
import { defer, refusal, reply, settle, type FakeGateway } from '../../support/gateway'
import { addCall, cartGateway, change, list, mergeCall, remove } from './cartGateway'
import { cartOf, row } from './samples'

let gateway: FakeGateway
let cart: CartStore
let loggedIn: boolean
let intents: Readonly<Record<string, Intent>>

const lists = () => gateway.paths().filter((path) => list.endsWith(path)).length
const keys = () =>
  gateway.requests.filter(({ url }) => url.includes('save-by-product')).map(({ headers }) => headers['idempotency-key'])
const addition = { skuCode: 'A', quantity: 2, priceFen: 1 }
/** Everything from here on happens this much later, ms. */
const later = (ms: number) => {
  const then = Date.now() + ms
  jest.spyOn(Date, 'now').mockImplementation(() => then)
}

beforeEach(async () => {
  localStorage.clear()
  gateway = cartGateway()
  intents = {}
  setIntentShelf({ read: () => intents, write: (value) => void (intents = value) })
  configureCalls({})
  loggedIn = true
  gateway.on(list, reply(cartOf(row('A', 1), row('B', 2))))
  cart = new CartStore()
  cart.connect({ loggedIn: () => loggedIn })
  await cart.load()
})
afterEach(() => jest.restoreAllMocks())

describe('a load that waits for a change', () => {
  test('waits for those that came meanwhile too', async () => {
    const [first, second] = [defer<void>(), defer<void>()]
    gateway.on(change, async () => {
      await first.promise
      return reply(cartOf(row('A', 5), row('B', 2)))
    })
    gateway.on(remove, async () => {
      await second.promise
      return reply({ done: true })
    })
    const before = lists()
    const changing = cart.setQuantity('R-A', 5)
    await settle()
    const loading = cart.load()
    await settle()
    const removing = cart.remove(['R-B'])
    first.release()
    await changing
    await settle()
    expect(lists()).toBe(before)
    second.release()
    await Promise.all([removing, loading])
    expect(lists()).toBe(before + 1)
  })

  test('comes also when that change is refused', async () => {
    const gate = defer<void>()
    gateway.on(change, async () => {
      await gate.promise
      return refusal('stock.short', '库存不足')
    })
    const changing = cart.setQuantity('R-A', 5)
    await settle()
    const loading = cart.load()
    const before = lists()
    gate.release()
    expect(await changing).toBe(false)
    await loading
    expect(lists()).toBe(before + 1)
    expect(cart.status).toBe('ready')
  })
})

describe('a change during a load of the cart', () => {
  let gate: ReturnType<typeof defer<void>>
  const codes = () => cart.view?.shops.flatMap(({ rows }) => rows.map(({ sku }) => sku.skuCode))

  /** C was put into the cart elsewhere; the list that tells of it, or several such lists, is on its way. */
  beforeEach(async () => {
    gate = defer<void>()
    let rowsNow = [row('C', 1), row('A', 1), row('B', 2)]
    gateway.on(list, async () => {
      const rows = rowsNow
      await gate.promise
      return reply(cartOf(...rows))
    })
    gateway.on(remove, ({ body }) => {
      const { rowIds } = JSON.parse(body!) as { rowIds: string[] }
      rowsNow = rowsNow.filter(({ rowId }) => !rowIds.includes(rowId))
      return reply({ done: true })
    })
  })

  test('a line taken out takes nothing else along: the cart is loaded once more', async () => {
    const loading = cart.load()
    await settle()
    await cart.remove(['R-B'])
    gate.release()
    await loading
    expect([codes(), cart.count, cart.status, cart.refreshing]).toEqual([['C', 'A'], 2, 'ready', false])
    expect(lists()).toBe(3)
  })

  test('a removal that is still on its way is waited for', async () => {
    const removal = defer<void>()
    gateway.on(remove, async () => {
      await removal.promise
      return refusal('cart.busy', '稍后再试')
    })
    const loading = cart.load()
    await settle()
    const removing = cart.remove(['R-B'])
    gate.release()
    await settle()
    expect([codes(), lists()]).toEqual([['A'], 2])
    removal.release()
    await Promise.all([removing, loading])
    expect([codes(), cart.count, lists()]).toEqual([['C', 'A', 'B'], 4, 3])
  })

  test('a refused change as well', async () => {
    gateway.on(change, refusal('stock.short', '库存不足'))
    const loading = cart.load()
    await settle()
    expect(await cart.setQuantity('R-A', 9)).toBe(false)
    gate.release()
    await loading
    expect([codes(), cart.count]).toEqual([['C', 'A', 'B'], 4])
  })

  test('a change that replied the cart needs no other list', async () => {
    gateway.on(change, reply(cartOf(row('C', 1), row('A', 9), row('B', 2))))
    const loading = cart.load()
    await settle()
    await cart.setQuantity('R-A', 9)
    gate.release()
    await loading
    expect([cart.count, lists(), cart.status]).toEqual([12, 2, 'ready'])
  })

  test('a shopper who leaves meanwhile sees nothing of it', async () => {
    const removal = defer<void>()
    gateway.on(remove, async () => {
      await removal.promise
      return reply({ done: true })
    })
    const loading = cart.load()
    await settle()
    void cart.remove(['R-B'])
    gate.release()
    await settle()
    loggedIn = false
    cart.leave()
    removal.release()
    await loading
    await settle()
    expect([cart.view, cart.count, lists()]).toEqual([{ shops: [], invalid: [] }, 0, 2])
  })
})

test('a list waited for a change that came meanwhile is the newest there is', async () => {
  const gate = defer<void>()
  gateway.on(change, async () => {
    await gate.promise
    return reply(cartOf(row('A', 5), row('B', 2)))
  })
  const changing = cart.setQuantity('R-A', 5)
  await settle()
  const loading = cart.load()
  await settle()
  gateway.on(remove, reply({ done: true }))
  gateway.on(list, reply(cartOf(row('C', 1), row('A', 5))))
  const removing = cart.remove(['R-B'])
  gate.release()
  await Promise.all([changing, removing, loading])
  expect(cart.count).toBe(6)
})

test('an addition with a lost reply is another one two minutes later', async () => {
  gateway.on(addCall, { kind: 'timeout' })
  await cart.add(addition)
  later(119_000)
  await cart.add(addition)
  expect(new Set(keys()).size).toBe(1)
  later(2000)
  await cart.add(addition)
  expect(new Set(keys()).size).toBe(2)
})

test('a load that fails after the logout says nothing of the device’s own cart', async () => {
  const gate = defer<void>()
  gateway.on(list, async () => {
    await gate.promise
    return { kind: 'offline' }
  })
  const loading = cart.load()
  await settle()
  loggedIn = false
  cart.leave()
  await settle()
  gate.release()
  await loading
  await settle()
  expect(cart).toMatchObject({ status: 'ready', error: undefined, view: { shops: [], invalid: [] } })
})

describe('a load lets go of additions with a known fate', () => {
  test('and of no other intent', async () => {
    const time = Date.now() - 1000
    intents = { 'cart.add:A:2': { key: 'seen', at: time }, 'pay:H5:WECHAT:O1': { key: 'kept', at: time } }
    await cart.load()
    expect(Object.keys(intents)).toEqual(['pay:H5:WECHAT:O1'])
  })

  test('not of one that is on its way', async () => {
    const gate = defer<void>()
    gateway.on(addCall, async () => {
      await gate.promise
      return { kind: 'timeout' }
    })
    const adding = cart.add(addition)
    await settle()
    later(1000)
    await cart.load()
    gate.release()
    await adding
    await cart.add(addition)
    expect(new Set(keys()).size).toBe(1)
    expect(keys()).toHaveLength(2)
  })

  test('not of one that began after the request', async () => {
    const gate = defer<void>()
    gateway.on(list, async () => {
      await gate.promise
      return reply(cartOf(row('A')))
    })
    const loading = cart.load()
    await settle()
    later(1000)
    gateway.on(addCall, { kind: 'timeout' })
    await cart.add(addition)
    gate.release()
    await loading
    await cart.add(addition)
    expect(new Set(keys()).size).toBe(1)
    expect(keys()).toHaveLength(2)
  })
})

test('the lines that a merge has cut or left out are listed until they were read', async () => {
  loggedIn = false
  await cart.add({ skuCode: 'C', quantity: 9, priceFen: 900 })
  loggedIn = true
  gateway.on(mergeCall, reply({ merged: 1, adjusted: ['C'], count: 3 }))
  await cart.enter()
  expect(cart.adjusted).toEqual(['C'])
  cart.forgetAdjusted()
  expect(cart.adjusted).toEqual([])
})
