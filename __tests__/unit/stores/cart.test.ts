import { configureCalls, setIntentShelf, type Intent } from '@/api'
import { cartTotals } from '@domain/checkout/cart'
import { CartStore } from '@/stores/cart/cart'
import { readStored, writeStored } from '@/stores/persisted'
import { defer, refusal, reply, settle, type FakeGateway } from '../../support/gateway'
import { addCall, cartGateway, change, list, mergeCall, remove, skuQuery } from './cartGateway'
import { cartOf, row, sku } from './samples'

let gateway: FakeGateway
let cart: CartStore
let loggedIn: boolean
let toasts: string[]
let intents: Readonly<Record<string, Intent>>

const begin = () => {
  cart = new CartStore()
  cart.connect({ loggedIn: () => loggedIn })
}
const bodies = (path: string) =>
  gateway.requests
    .filter(({ url }) => url.includes(path))
    .map(({ body }) => JSON.parse(body ?? '{}') as Record<string, unknown>)
const keys = (path: string) =>
  gateway.requests.filter(({ url }) => url.includes(path)).map(({ headers }) => headers['idempotency-key'])
const chosenIds = () => cart.buyable.filter(({ selected }) => selected).map(({ rowId }) => rowId)
const quantities = () => cart.view?.shops.flatMap(({ rows }) => rows.map(({ quantity }) => quantity))

beforeEach(() => {
  localStorage.clear()
  gateway = cartGateway()
  toasts = []
  intents = {}
  setIntentShelf({ read: () => intents, write: (value) => void (intents = value) })
  configureCalls({ toast: (words) => toasts.push(words) })
  loggedIn = false
  begin()
})

describe('without login', () => {
  const add = (skuCode: string, quantity = 1) => cart.add({ skuCode, quantity, priceFen: 900 })

  test('lines are kept on the device, newest first, and survive a reload', async () => {
    await add('A', 2)
    await add('B')
    await add('A')
    expect(gateway.requests).toHaveLength(0)
    expect({ count: cart.count, badge: cart.badge, stored: readStored('tabbarBadge') }).toEqual({
      count: 4,
      badge: '4',
      stored: '4'
    })
    begin()
    expect(cart.lines.map(({ skuCode, quantity }) => [skuCode, quantity])).toEqual([
      ['A', 3],
      ['B', 1]
    ])
  })

  test.each([
    [{ available: 3 }, 'STOCK', 3],
    [{ available: 50, purchaseLimit: 4, bought: 2 }, 'LIMIT', 2],
    [{ available: 5000 }, 'MAX', 200]
  ])('what can’t be bought is not added: %j', async (facts, stopped, max) => {
    await cart.add({ skuCode: 'A', quantity: max, priceFen: 1, facts })
    expect(await cart.add({ skuCode: 'A', quantity: 1, priceFen: 1, facts })).toEqual({ added: false, stopped, max })
    expect(cart.count).toBe(max)
  })

  test('a purchase limit counts the product’s versions together, shown in the cart or not', async () => {
    const facts = { available: 50, purchaseLimit: 3 }
    const put = (skuCode: string, quantity: number) =>
      cart.add({ skuCode, quantity, priceFen: 1, facts, versions: ['A', 'B'] })
    await put('A', 2)
    expect(await put('B', 2)).toEqual({ added: false, stopped: 'LIMIT', max: 3 })
    await put('B', 1)
    gateway.on(skuQuery, reply({ list: ['A', 'B'].map((code) => sku(code, { ...facts, spuCode: 'P' })) }))
    await cart.load()
    expect(cart.besideOf(cart.buyable[0]!.sku)).toBe(2)
    await cart.setQuantity('B', 3)
    expect(cart.lines.map(({ quantity }) => quantity)).toEqual([1, 2])
    await cart.changeSku('A', 'B')
    expect(cart.lines.map(({ skuCode, quantity }) => [skuCode, quantity])).toEqual([['B', 3]])
  })

  test('200 lines and no more, though those there may grow', async () => {
    for (let index = 0; index < 200; index += 1) await add(`S${index}`)
    expect(await add('ONE-MORE')).toEqual({ added: false, stopped: 'LINES', max: 200 })
    expect(await add('S7')).toEqual({ added: true })
    expect(cart.lines).toHaveLength(200)
  })

  test('shows today’s prices by shop, what can’t be bought apart, and drops what nobody knows', async () => {
    gateway.on(
      skuQuery,
      reply({
        list: [
          sku('A', { priceFen: 800 }),
          sku('B', { shopCode: 'SHOP2' }),
          sku('C', { unsellable: 'OUT_OF_STOCK', available: 0 })
        ]
      })
    )
    for (const code of ['GONE', 'C', 'B', 'A']) await add(code)
    await cart.load()
    expect(cart.status).toBe('ready')
    expect(cart.view!.shops.map(({ shopCode, rows }) => [shopCode, rows.map(({ rowId }) => rowId)])).toEqual([
      ['SHOP1', ['A']],
      ['SHOP2', ['B']]
    ])
    expect(cart.view!.shops[0]!.rows[0]).toMatchObject({ addedPriceFen: 900, sku: { priceFen: 800 } })
    expect(cart.view!.invalid.map(({ rowId }) => rowId)).toEqual(['C'])
    expect(cart.lines.map(({ skuCode }) => skuCode)).not.toContain('GONE')
    expect(cartTotals(cart.buyable, cart.off)).toMatchObject({ count: 2, payFen: 1800, savedFen: 600 })
  })

  test('changes, selects, removes and survives a reload as the shopper’s own cart does', async () => {
    await add('A')
    await add('B')
    await cart.load()
    expect(await cart.setQuantity('A', 5)).toBe(true)
    await cart.select('B', false)
    expect(chosenIds()).toEqual(['A'])
    expect(cart.allSelected).toBe(false)
    await cart.selectAll(true)
    expect(cart.allSelected).toBe(true)
    await cart.remove(['B'])
    expect(quantities()).toEqual([5])
    begin()
    await cart.load()
    expect(quantities()).toEqual([5])
  })

  test('a quantity above the stock is cut to it', async () => {
    await add('A')
    await cart.load()
    await cart.setQuantity('A', 900)
    expect(quantities()).toEqual([50])
  })

  describe('when the stock fell below what the line holds', () => {
    const fallenTo = async (available: number) => {
      await add('A', 5)
      gateway.on(skuQuery, reply({ list: [sku('A', { available }), sku('C', { available: 0 })] }))
      await cart.load()
    }
    const lines = () => cart.lines.map(({ skuCode, quantity, selected }) => [skuCode, quantity, selected])

    test('choosing the line or not leaves its pieces', async () => {
      await fallenTo(2)
      await cart.select('A', false)
      expect(lines()).toEqual([['A', 5, false]])
      await cart.selectAll(true)
      expect(lines()).toEqual([['A', 5, true]])
    })

    test.each([
      ['a smaller number that is still too much is cut', 2, 4, 2],
      ['a number that can be bought is taken', 2, 1, 1],
      ['the same number changes nothing', 2, 5, 5],
      ['a greater number costs no piece', 2, 6, 5],
      ['of what is sold out no piece is lost', 0, 4, 5]
    ])('%s', async (_name, available, wish, leftover) => {
      await fallenTo(available)
      await cart.setQuantity('A', wish)
      expect(lines()).toEqual([['A', leftover, true]])
    })

    test('a version that is sold out does not take the line’s place', async () => {
      await fallenTo(2)
      await cart.changeSku('A', 'C')
      await cart.changeSku('A', 'C', 1)
      expect(lines()).toEqual([['A', 5, true]])
    })
  })

  test('another SKU takes the line’s place; one that is there already takes its pieces', async () => {
    await add('B', 2)
    await add('A', 1)
    await cart.load()
    await cart.changeSku('A', 'C', 3)
    expect(cart.lines.map(({ skuCode, quantity }) => [skuCode, quantity])).toEqual([
      ['C', 3],
      ['B', 2]
    ])
    await cart.changeSku('C', 'B')
    expect(cart.lines.map(({ skuCode, quantity }) => [skuCode, quantity])).toEqual([['B', 5]])
  })

  test('without a connection the lines stay and the load has failed', async () => {
    await add('A')
    gateway.on(skuQuery, { kind: 'offline' })
    await cart.load()
    expect(cart.status).toBe('failed')
    expect(cart.count).toBe(1)
  })

  test('an empty cart asks nobody', async () => {
    await cart.load()
    expect(gateway.requests).toHaveLength(0)
    expect(cart).toMatchObject({ status: 'ready', view: { shops: [], invalid: [] }, badge: '' })
  })
})

describe('logged in', () => {
  beforeEach(() => {
    loggedIn = true
    gateway.on(list, reply(cartOf(row('A', 1), row('B', 2))))
    begin()
  })

  describe('adding', () => {
    const addition = { skuCode: 'A', quantity: 2, priceFen: 1 }

    test('moves the count at once, then takes the gateway’s', async () => {
      const gate = defer<void>()
      gateway.on(addCall.slice(5), async () => {
        await gate.promise
        return reply({ rowId: 'R-A', quantity: 2, count: 7 })
      })
      const adding = cart.add(addition)
      expect(cart.badge).toBe('2')
      gate.release()
      expect(await adding).toEqual({ added: true })
      expect(cart.count).toBe(7)
    })

    test('rolls the count back and says why when refused', async () => {
      gateway.on(addCall.slice(5), refusal('stock.short', '库存不足'))
      expect(await cart.add(addition)).toMatchObject({
        added: false,
        stopped: 'FAILED',
        error: { code: 'stock.short' }
      })
      expect(cart.count).toBe(0)
      expect(toasts).toEqual(['库存不足'])
    })

    test('a second tap is the same wish; a retry after a time-out carries the same key, a new wish another', async () => {
      gateway.on(addCall.slice(5), { kind: 'timeout' })
      await Promise.all([cart.add(addition), cart.add(addition)])
      expect(gateway.requests).toHaveLength(1)
      expect(cart.count).toBe(0)
      gateway.on(addCall.slice(5), reply({ rowId: 'R-A', quantity: 2, count: 2 }))
      await cart.add(addition)
      await cart.add(addition)
      const [first, retry, anew] = keys('save-by-product')
      expect(retry).toBe(first)
      expect(anew).not.toBe(first)
    })

    test('once the cart has been seen since a lost reply, another tap means another piece', async () => {
      gateway.on(addCall.slice(5), { kind: 'timeout' })
      await cart.add(addition)
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000)
      gateway.on('/o2cart/v1/carts/list', reply(cartOf(row('A'))))
      await cart.load()
      jest.restoreAllMocks()
      gateway.on(addCall.slice(5), reply({ rowId: 'R-A', quantity: 2, count: 2 }))
      await cart.add(addition)
      const [first, second] = keys('save-by-product')
      expect(second).not.toBe(first)
    })
  })

  describe('the badge', () => {
    test.each([
      [0, ''],
      [99, '99'],
      [100, '99+']
    ])('of %p is %p', async (count, badge) => {
      gateway.on('/o2cart/v1/carts/entryRows', reply({ count }))
      await cart.refreshCount()
      expect(cart.badge).toBe(badge)
      expect(readStored('tabbarBadge') ?? '').toBe(badge)
    })

    test('is shown from the last visit until the gateway says', async () => {
      localStorage.setItem('tabbarBadge', '"7"')
      begin()
      expect(cart.badge).toBe('7')
      await cart.refreshCount() // offline
      expect(cart.badge).toBe('7')
    })
  })

  describe('changing', () => {
    beforeEach(() => cart.load())

    test('shows at once, and takes what the gateway replies', async () => {
      const gate = defer<void>()
      gateway.on(change, async () => {
        await gate.promise
        return reply(cartOf(row('A', 4), row('B', 2)))
      })
      const changing = cart.setQuantity('R-A', 5)
      expect(quantities()).toEqual([5, 2])
      expect(cartTotals(cart.buyable, cart.off).payFen).toBe(7000)
      gate.release()
      expect(await changing).toBe(true)
      expect(quantities()).toEqual([4, 2])
      expect(cart.count).toBe(6)
    })

    test('taps faster than the network become one request, the last wish wins', async () => {
      const gate = defer<void>()
      let first = true
      gateway.on(change, async ({ body }) => {
        if (first) await gate.promise
        first = false
        const { rows } = JSON.parse(body!) as { rows: { quantity: number }[] }
        return reply(cartOf(row('A', rows[0]!.quantity), row('B', 2)))
      })
      const taps = [2, 3, 4, 5].map((quantity) => cart.setQuantity('R-A', quantity))
      expect(quantities()).toEqual([5, 2])
      gate.release()
      await Promise.all(taps)
      expect(quantities()).toEqual([5, 2])
      expect(bodies('/carts?').slice(-2)).toEqual([
        { rows: [{ rowId: 'R-A', quantity: 2 }] },
        { rows: [{ rowId: 'R-A', quantity: 5 }] }
      ])
    })

    test('a refusal rolls that change back, says so, and takes no other along', async () => {
      const gate = defer<void>()
      let first = true
      gateway.on(change, async () => {
        if (!first) return reply(cartOf(row('A', 1), row('B', 2, { selected: false })))
        first = false
        await gate.promise
        return refusal('stock.short', '库存不足')
      })
      const refusedChange = cart.setQuantity('R-A', 9)
      await settle()
      const selecting = cart.select('R-B', false)
      gate.release()
      expect(await refusedChange).toBe(false)
      expect(await selecting).toBe(true)
      expect(quantities()).toEqual([1, 2])
      expect(chosenIds()).toEqual(['R-A'])
      expect(toasts).toEqual(['库存不足'])
    })

    test('removing takes lines out at once and puts them back when it fails', async () => {
      const outcome = cart.remove(['R-A'])
      expect(quantities()).toEqual([2])
      expect(await outcome).toBe(false)
      expect(quantities()).toEqual([1, 2])
      gateway.on(remove, reply({ done: true }))
      expect(await cart.remove(['R-A', 'R-B'])).toBe(true)
      expect(cart.view).toEqual({ shops: [], invalid: [] })
      expect(cart.count).toBe(0)
    })

    test('selecting all sends one call, only for lines that differ, and for one shop only if given', async () => {
      gateway.on(
        list,
        reply({
          shops: [
            ...cartOf(row('A')).shops,
            {
              shopCode: 'SHOP2',
              shopName: 'x',
              rows: [row('C', 1, { selected: false, sku: sku('C', { shopCode: 'SHOP2' }) })]
            }
          ],
          invalid: []
        })
      )
      await cart.load()
      gateway.on(change, reply(cartOf(row('A'))))
      await cart.selectAll(true)
      await cart.selectAll(true, 'SHOP2')
      expect(bodies('/carts?').filter(({ rows }) => rows)).toEqual([{ rows: [{ rowId: 'R-C', selected: true }] }])
    })

    test('a load that fails keeps the cart on the screen', async () => {
      gateway.on(list, { kind: 'offline' })
      await cart.load()
      expect(cart.status).toBe('failed')
      expect(quantities()).toEqual([1, 2])
    })

    test('a load that started before a change and ends after it does not undo it', async () => {
      const gate = defer<void>()
      gateway.on(list, async () => {
        await gate.promise
        return reply(cartOf(row('A', 1), row('B', 2)))
      })
      gateway.on(change, reply(cartOf(row('A', 5), row('B', 2))))
      const loading = cart.load()
      await settle()
      await cart.setQuantity('R-A', 5)
      gate.release()
      await loading
      expect(quantities()).toEqual([5, 2])
      expect(cart).toMatchObject({ status: 'ready', refreshing: false })
    })

    test('a load that starts while a change is under way waits for it, so that no older reply undoes it', async () => {
      const changing = defer<void>()
      gateway.on(change, async () => {
        await changing.promise
        return reply(cartOf(row('A', 5), row('B', 2)))
      })
      const quantityChange = cart.setQuantity('R-A', 5)
      await settle()
      const countOf = () => gateway.paths().filter((path) => list.endsWith(path)).length
      const before = countOf()
      const loading = cart.load()
      await settle()
      expect(countOf()).toBe(before)
      gateway.on(list, reply(cartOf(row('A', 5), row('B', 2))))
      changing.release()
      await Promise.all([quantityChange, loading])
      expect(countOf()).toBe(before + 1)
      expect(quantities()).toEqual([5, 2])
    })

    test('a load that started before a change does not undo it', async () => {
      const gate = defer<void>()
      gateway.on(list, async () => {
        await gate.promise
        return reply(cartOf(row('A', 1), row('B', 2)))
      })
      const changing = defer<void>()
      gateway.on(change, async () => {
        await changing.promise
        return reply(cartOf(row('A', 5), row('B', 2)))
      })
      const loading = cart.load()
      await settle()
      const quantityChange = cart.setQuantity('R-A', 5)
      await settle()
      gate.release()
      await settle()
      expect(quantities()).toEqual([5, 2])
      changing.release()
      await Promise.all([quantityChange, loading])
      expect(quantities()).toEqual([5, 2])
    })
  })
})

describe('coming and going', () => {
  const shopAtOnce = async () => {
    await cart.add({ skuCode: 'A', quantity: 2, priceFen: 900 })
    await cart.add({ skuCode: 'B', quantity: 1, priceFen: 500 })
    loggedIn = true
    gateway.on('/o2cart/v1/carts/entryRows', reply({ count: 3 }))
    gateway.on(list, reply(cartOf(row('B', 1), row('A', 2))))
  }

  test('a login merges the device’s lines, oldest first, and clears them once that succeeded', async () => {
    await shopAtOnce()
    gateway.on(mergeCall.slice(5), reply({ merged: 2, adjusted: [], count: 3 }))
    await cart.enter()
    expect(bodies('save-all')).toEqual([
      {
        rows: [
          { skuCode: 'A', quantity: 2, selected: true, addedPriceFen: 900 },
          { skuCode: 'B', quantity: 1, selected: true, addedPriceFen: 500 }
        ]
      }
    ])
    expect(cart.lines).toEqual([])
    expect(cart.count).toBe(3)
    expect(readStored('anonymousCart')).toEqual([])
  })

  test('a merge without a known fate keeps the lines and goes on with the same key', async () => {
    await shopAtOnce()
    gateway.on(mergeCall.slice(5), { kind: 'timeout' })
    await cart.enter()
    expect(cart.lines).toHaveLength(2)
    gateway.on(mergeCall.slice(5), reply({ merged: 2, adjusted: [], count: 3 }))
    await cart.load()
    expect(new Set(keys('save-all')).size).toBe(1)
    expect(keys('save-all')).toHaveLength(2)
    expect(cart.lines).toEqual([])
    expect(toasts).toEqual([])
  })

  test('the cart on a screen waits for the merge, which runs once', async () => {
    await shopAtOnce()
    const gate = defer<void>()
    gateway.on(mergeCall.slice(5), async () => {
      await gate.promise
      return reply({ merged: 2, adjusted: [], count: 3 })
    })
    const entering = cart.enter()
    const loading = cart.load()
    await settle()
    expect(gateway.paths()).not.toContain('/o2cart/v1/carts/list')
    gate.release()
    await Promise.all([entering, loading])
    expect(keys('save-all')).toHaveLength(1)
    expect(quantities()).toEqual([1, 2])
  })

  test('a logout shows the device’s own cart again, not the shopper’s', async () => {
    loggedIn = true
    gateway.on(list, reply(cartOf(row('A', 3))))
    await cart.load()
    expect(cart.badge).toBe('3')
    loggedIn = false
    cart.leave()
    await settle()
    expect(cart).toMatchObject({ status: 'ready', view: { shops: [], invalid: [] }, badge: '', count: 0 })
    expect(readStored('tabbarBadge')).toBeUndefined()
  })

  test('a reply that comes after the logout is not shown', async () => {
    loggedIn = true
    const gate = defer<void>()
    gateway.on(list, async () => {
      await gate.promise
      return reply(cartOf(row('A', 3)))
    })
    const loading = cart.load()
    await settle()
    loggedIn = false
    cart.leave()
    gate.release()
    await loading
    await settle()
    expect(cart.view).toEqual({ shops: [], invalid: [] })
  })

  test('a change that comes back after the logout is not shown', async () => {
    loggedIn = true
    gateway.on(list, reply(cartOf(row('A', 3))))
    await cart.load()
    const gate = defer<void>()
    gateway.on(change, async () => {
      await gate.promise
      return reply(cartOf(row('A', 4)))
    })
    const changing = cart.setQuantity('R-A', 4)
    await settle()
    loggedIn = false
    cart.leave()
    gate.release()
    await changing
    await settle()
    expect(cart.view).toEqual({ shops: [], invalid: [] })
  })
})

describe('without a network', () => {
  test('a start shows the last cart of the same shopper, and says that it could not be refreshed', async () => {
    gateway.on(skuQuery, reply({ list: [sku('A')] }))
    writeStored('anonymousCart', [{ skuCode: 'A', quantity: 1, selected: true, addedPriceFen: 1000, addedAt: 1 }])
    const first = new CartStore()
    await first.load()
    gateway.on(skuQuery, { kind: 'offline' })
    const next = new CartStore()
    await next.load()
    expect(next.status).toBe('failed')
    expect(next.view?.shops[0]?.rows.map(({ sku: { skuCode } }) => skuCode)).toEqual(['A'])
    const another = new CartStore()
    another.connect({ loggedIn: () => true })
    writeStored('userId', 'U9')
    gateway.on(list, { kind: 'offline' })
    writeStored('anonymousCart', undefined)
    await another.load()
    expect(another.view).toBeUndefined()
  })
})
