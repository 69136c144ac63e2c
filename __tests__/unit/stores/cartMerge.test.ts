/** A merge of the device's cart whose reply is lost: its fate is asked under its own key, through logins and logouts. */
import { setIntentShelf, type Intent } from '@/api'
import { CartStore } from '@/stores/cart/cart'
import { forgetPersonal, readStored } from '@/stores/persisted'
import { refusal, reply, type FakeGateway } from '../../support/gateway'
import { cartGateway, list, mergeCall, skuQuery } from './cartGateway'
import { cartOf } from './samples'

let gateway: FakeGateway
let cart: CartStore
let loggedIn: boolean
let intents: Readonly<Record<string, Intent>>
/** Pieces by shopper and SKU, as the gateway counts them: a key has its effect once for each shopper. */
let carts: Record<string, Record<string, number>>
let shopper: string
let replies: 'lost' | 'come' | 'unauthorised'
beforeEach(async () => {
  localStorage.clear()
  gateway = cartGateway()
  intents = {}
  setIntentShelf({ read: () => intents, write: (value) => void (intents = value) })
  loggedIn = false
  begin()
  carts = {}
  replies = 'lost'
  const keys = new Map<string, string>()
  await cart.add({ skuCode: 'A', quantity: 2, priceFen: 900 })
  await cart.add({ skuCode: 'B', quantity: 1, priceFen: 500 })
  gateway.on('/o2cart/v1/carts/entryRows', reply({ count: 3 }))
  gateway.on(list, reply(cartOf()))
  gateway.on(mergeCall.slice(5), ({ body = '', headers }) => {
    if (replies === 'unauthorised') return reply(null, 401)
    const key = `${shopper} ${headers['idempotency-key']}`
    if ((keys.get(key) ?? body) !== body) return refusal('idempotency.mismatch', '', { failed: true }, 409)
    const own = (carts[shopper] ??= {})
    const { rows } = JSON.parse(body) as { rows: { skuCode: string; quantity: number }[] }
    if (!keys.has(key)) for (const row of rows) own[row.skuCode] = (own[row.skuCode] ?? 0) + row.quantity
    keys.set(key, body)
    return replies === 'lost' ? { kind: 'timeout' } : reply({ merged: rows.length, adjusted: [], count: 3 })
  })
  await logIn('U1')
})
const begin = () => {
  cart = new CartStore()
  cart.connect({ loggedIn: () => loggedIn })
}
const keys = () =>
  gateway.requests.filter(({ url }) => url.includes('save-all')).map(({ headers }) => headers['idempotency-key'])
const logIn = async (who: string) => {
  shopper = who
  loggedIn = true
  await cart.enter()
}
/** As a logout or a login that lapsed does it. */
const lapse = () => {
  forgetPersonal(shopper)
  intents = {}
  loggedIn = false
  cart.leave()
}

test('a login that lapses meanwhile does not put the pieces in twice', async () => {
  replies = 'unauthorised'
  await cart.load()
  lapse()
  replies = 'come'
  begin()
  await logIn('U1')
  expect(carts).toEqual({ U1: { A: 2, B: 1 } })
  expect(cart.lines).toEqual([])
  expect(readStored('cartMerge')).toBeUndefined()
})

test('pieces that came to the device since go by themselves', async () => {
  lapse()
  await cart.add({ skuCode: 'A', quantity: 3, priceFen: 900 })
  await cart.add({ skuCode: 'C', quantity: 1, priceFen: 100 })
  replies = 'come'
  await logIn('U1')
  expect(carts).toEqual({ U1: { A: 5, B: 1, C: 1 } })
  expect(cart.lines).toEqual([])
})

test('another shopper on this phone has each piece once, and is not refused', async () => {
  lapse()
  await cart.add({ skuCode: 'C', quantity: 1, priceFen: 100 })
  await logIn('U2')
  await cart.load()
  replies = 'come'
  await cart.load()
  expect(carts['U2']).toEqual({ A: 2, B: 1, C: 1 })
  expect(cart.lines).toEqual([])
  lapse()
  await logIn('U1')
  expect(carts['U1']).toEqual({ A: 2, B: 1 })
})

test('a cart that was emptied is another by the time it is filled again', async () => {
  lapse()
  gateway.on(skuQuery, reply({ list: [] }))
  await cart.load() // the shop sells none of it any more
  await cart.add({ skuCode: 'A', quantity: 1, priceFen: 900 })
  replies = 'come'
  await logIn('U2')
  expect(carts['U2']).toEqual({ A: 1 })
  expect(new Set(keys()).size).toBe(2)
})

test('after a refusal the next merge is a new one', async () => {
  gateway.on(mergeCall.slice(5), refusal('stock.short', 'x'))
  await cart.load()
  gateway.on(mergeCall.slice(5), reply({ merged: 2, adjusted: [], count: 3 }))
  await cart.load()
  const [first, second, third] = keys()
  expect([first === second, second === third]).toEqual([true, false])
})
