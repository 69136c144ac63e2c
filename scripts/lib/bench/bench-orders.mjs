// A purchase of the benchmarks, and a shopper who owns very many orders and invoices.
import { goodsOf } from './bench.mjs'
import { loadTs } from '../load-ts.mjs'

const { makeOrders } = await loadTs('gateway/bench/many-orders.ts')
const settlements = '/o2cht/v1/order-settlements'

/** Opens a settlement of one piece: {settlementId}. */
export const openSettlement = (ask, token, skuCode) =>
  ask('POST', `${settlements}/buy-now`, { token, body: { skuCode, quantity: 1 } })

/** Opens a settlement, reads it and submits it; returns the code of the order. */
export async function buy(ask, token, skuCode) {
  const { settlementId } = await openSettlement(ask, token, skuCode)
  const query = `settlementId=${settlementId}`
  const { payFen } = await ask('GET', `${settlements}/query-settlement-detail?${query}`, { token })
  const { orderCodes } = await ask('POST', `${settlements}/submit`, {
    token,
    body: { settlementId, expectedPayFen: payFen }
  })
  return orderCodes[0]
}

/**
 * Buys, pays and invoices one order of the shopper and copies it in the database until there are `orders`; `own`
 * of them and as many invoices are the shopper's. Returns the numbers of the first. The gateway has to be on PostgreSQL.
 */
export async function ownMany({ shop, ask, token, url }, { orders, own, invoices }) {
  const post = (path, body) =>
    fetch(shop.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: shop.address },
      body: JSON.stringify(body)
    })
  const orderCode = await buy(ask, token, (await goodsOf(ask))[0])
  const { paymentId } = await ask('POST', '/o2ord-b2c/v1/order-trades/pay', {
    token,
    body: { orderCodes: [orderCode], channel: 'WECHAT', host: 'H5' }
  })
  await post(`/demo/api/payments/${paymentId}`, { result: 'SUCCEEDED' })
  const { invoiceCode } = await ask('POST', '/o2ord-b2c/v1/apply-invoice', {
    token,
    body: { orderCode, positions: [0], party: { kind: 'PERSONAL', name: '试用' }, keepTitle: false }
  })
  await post('/demo/api/clock', { advanceMs: 120_000 })
  await makeOrders({ databaseUrl: url }, { orderCode, orders, own, invoices })
  return { orderCode, invoiceCode }
}
