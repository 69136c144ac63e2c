import type { FastifyInstance } from 'fastify'
import { closeShop, openShop } from '../areas/shop'
import type { Core } from '../core/area'
import type { Fields } from './packets'

const STAFF = 'console'

/** Closes shops and opens them again. */
export function addShopApi(app: FastifyInstance, core: Core, { text }: Pick<Fields, 'text'>): void {
  app.post<{ Params: { shopCode: string } }>('/demo/api/shops/:shopCode/close', async ({ params, body }) => {
    const [zh, en] = [text(body, 'reason') || '店铺盘点', text(body, 'reasonEn') || 'Stocktaking']
    await closeShop(core, params.shopCode, { reason: { zh, en }, by: STAFF })
    return { done: true }
  })
  app.post<{ Params: { shopCode: string } }>('/demo/api/shops/:shopCode/open', async ({ params }) => {
    await openShop(core, params.shopCode, STAFF)
    return { done: true }
  })
}
