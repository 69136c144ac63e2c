import { fakeGateway, reply, type FakeGateway } from '../api/fakeGateway'
import { sku } from './samples'

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
