/** What costs less in a cart beside what: known of the shopper's cart and of the device's, through every change. */
import { setIntentShelf } from '@/api'
import { CartStore } from '@/stores/cart/cart'
import { defer, reply, type FakeGateway } from '../../support/gateway'
import { cartGateway, change, list, remove, skuQuery } from './cartGateway'
import { cartOf, row, sku } from './samples'

let gateway: FakeGateway
let cart: CartStore
let loggedIn: boolean

beforeEach(() => {
  localStorage.clear()
  gateway = cartGateway()
  setIntentShelf({ read: () => ({}), write: () => undefined })
  loggedIn = false
  cart = new CartStore()
  cart.connect({ loggedIn: () => loggedIn })
})

test('a saving beside another line is known of lines that came by an exchange too', async () => {
  const rules = [{ spuCode: 'P-A', skuCode: 'C', offFen: 300 }]
  gateway.on(skuQuery, ({ body }) => {
    const { skuCodes } = JSON.parse(body!) as { skuCodes: string[] }
    const bundles = rules.filter(({ skuCode }) => skuCodes.includes(skuCode))
    return reply({ list: skuCodes.map((code) => sku(code)), ...(bundles.length > 0 ? { bundles } : {}) })
  })
  for (const skuCode of ['A', 'B']) await cart.add({ skuCode, quantity: 1, priceFen: 900 })
  await cart.load()
  expect(cart.off.size).toBe(0)
  await cart.changeSku('B', 'C')
  expect([...cart.off]).toEqual([['C', 300]])
  await cart.select('A', false)
  expect(cart.off.size).toBe(0)
  await cart.select('A', true)
  await cart.setQuantity('C', 2)
  expect(cart.off.size).toBe(0)
})

test('counts anew at once what the chosen lines cost less together, and keeps it while one goes', async () => {
  loggedIn = true
  const together = {
    ...cartOf(row('A'), row('B'), row('C')),
    bundles: [{ spuCode: 'P-A', skuCode: 'B', offFen: 300 }]
  }
  gateway.on(list, reply(together))
  await cart.load()
  expect([...cart.off]).toEqual([['B', 300]])
  const gate = defer<void>()
  gateway.on(change, async () => {
    await gate.promise
    return reply(together)
  })
  const changing = cart.select('R-A', false)
  expect(cart.off.size).toBe(0)
  void cart.select('R-A', true)
  expect([...cart.off]).toEqual([['B', 300]])
  gateway.on(remove, reply({ done: true }))
  const removing = cart.remove(['R-C'])
  expect([...cart.off]).toEqual([['B', 300]])
  gate.release()
  await Promise.all([changing, removing])
  expect([...cart.off]).toEqual([['B', 300]])
})
