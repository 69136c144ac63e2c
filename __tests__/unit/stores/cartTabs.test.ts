/** Two tabs keep one cart on the device: each is a CartStore of its own over the same storage. */
import { configureCalls } from '@/api'
import { CartStore } from '@/stores/cart/cart'
import { readStored, writeStored } from '@/stores/persisted'
import { defer, reply, settle, type FakeGateway } from '../../support/gateway'
import { cartGateway } from './cartGateway'
import { cartOf, row } from './samples'

const list = 'GET /o2cart/v1/carts/list'
const mergeCall = 'POST /o2cart/v1/carts/save-all'

let gateway: FakeGateway
let cart: CartStore
let other: CartStore
let loggedIn: boolean

const begin = () => {
  cart = new CartStore()
  cart.connect({ loggedIn: () => loggedIn })
  other = new CartStore()
  other.connect({ loggedIn: () => loggedIn })
}
const quantities = () => cart.view?.shops.flatMap(({ rows }) => rows.map(({ quantity }) => quantity))

beforeEach(() => {
  localStorage.clear()
  gateway = cartGateway()
  configureCalls({})
  loggedIn = false
  begin()
})

describe('in two tabs', () => {
  const add = (tab: CartStore, skuCode: string, quantity = 1) => tab.add({ skuCode, quantity, priceFen: 900 })
  const lines = (tab: CartStore) => tab.lines.map(({ skuCode, quantity }) => `${skuCode}${quantity}`).join(' ')

  test('an addition of one tab keeps that of the other, and adds up', async () => {
    await add(cart, 'A', 2)
    await add(other, 'B')
    await add(cart, 'A')
    expect(lines(cart)).toBe('A3 B1')
    expect(readStored('anonymousCart')?.map(({ skuCode, quantity }) => [skuCode, quantity])).toEqual([
      ['A', 3],
      ['B', 1]
    ])
  })

  test('a change, a removal and a load keep what the other one put in', async () => {
    await add(cart, 'A')
    await add(cart, 'B')
    await cart.load()
    await add(other, 'C', 3)
    await cart.setQuantity('A', 4)
    expect(lines(cart)).toBe('C3 B1 A4')
    await add(other, 'D')
    await cart.remove(['B'])
    expect(lines(cart)).toBe('D1 C3 A4')
    await add(other, 'GONE')
    await cart.load()
    expect(lines(cart)).toBe('D1 C3 A4')
  })

  test('lines, badge and a cart on the screen follow', async () => {
    await cart.load()
    await add(other, 'A', 2)
    cart.reread()
    expect(cart.badge).toBe('2')
    await settle()
    expect(quantities()).toEqual([2])
    const before = gateway.requests.length
    cart.reread()
    await settle()
    expect(gateway.requests).toHaveLength(before)
  })

  test('200 lines are 200 in both', async () => {
    for (let index = 0; index < 200; index += 1) await add(other, `S${index}`)
    expect(await add(cart, 'ONE-MORE')).toEqual({ added: false, stopped: 'LINES', max: 200 })
  })

  test('after a login elsewhere the cart is the shopper’s, and only the tab that logged in merges', async () => {
    await add(cart, 'A')
    await cart.load()
    loggedIn = true
    writeStored('tabbarBadge', '7')
    gateway.on(list, reply(cartOf(row('B', 7))))
    cart.follow()
    expect(cart.badge).toBe('7')
    await settle()
    expect(quantities()).toEqual([7])
    expect(gateway.paths()).not.toContain(mergeCall.slice(5))
    writeStored('tabbarBadge', '8')
    cart.reread()
    expect(cart.count).toBe(8)
  })

  test('after a logout elsewhere it is the device’s own, and nothing is written over the other tab’s word', async () => {
    loggedIn = true
    gateway.on(list, reply(cartOf(row('B', 7))))
    await cart.load()
    loggedIn = false
    localStorage.removeItem('tabbarBadge')
    cart.follow()
    expect(cart.badge).toBe('')
    await settle()
    expect(cart.view).toEqual({ shops: [], invalid: [] })
    expect(readStored('tabbarBadge')).toBeUndefined()
  })

  test('pieces that come in while others are merged stay on the device', async () => {
    await add(cart, 'A', 2)
    loggedIn = true
    const gate = defer<void>()
    gateway.on(mergeCall, async () => {
      await gate.promise
      return reply({ count: 2, adjusted: [] })
    })
    const entering = cart.enter()
    await settle()
    loggedIn = false
    await add(other, 'A')
    await add(other, 'C')
    loggedIn = true
    gate.release()
    await entering
    expect(lines(cart)).toBe('C1 A1')
  })
})
