import { fakeGateway, reply, type FakeGateway } from '../../support/gateway'
import { sku } from './samples'

export const list = 'GET /o2cart/v1/carts/list'
export const change = 'PUT /o2cart/v1/carts'
export const remove = 'DELETE /o2cart/v1/carts'
export const addCall = 'POST /o2cart/v1/carts/save-by-product'
export const mergeCall = 'POST /o2cart/v1/carts/save-all'
export const skuQuery = '/o2pcm/v1/pub/product/platform-sku-query'

/** A gateway that knows every SKU it is asked for but GONE. */
export function cartGateway(): FakeGateway {
  const gateway = fakeGateway()
  gateway.on(skuQuery, ({ body }) => {
    const { skuCodes } = JSON.parse(body!) as { skuCodes: string[] }
    return reply({ list: skuCodes.filter((code) => code !== 'GONE').map((code) => sku(code)) })
  })
  return gateway
}
