import type { FastifyInstance } from 'fastify'
import { closeShop, licenceDesk, lookAtReport, openShop, putLicence, reportDesk } from '../areas/shop'
import type { Core } from '../core/area'
import { invalid } from '../core/errors'
import type { Fields } from './packets'
import { DESK } from './staff'

/** The largest scan that is taken, bytes. */
const LARGEST_SCAN = 8_000_000

/** Closes shops and opens them again, puts scans in the place of papers, and deals with reports. */
export function addShopApi(app: FastifyInstance, core: Core, { text }: Pick<Fields, 'text'>): void {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: LARGEST_SCAN },
    (_request, body, callback) => callback(null, body)
  )
  app.get('/demo/api/shop-reports', async () => ({ list: await reportDesk(core) }))
  app.post('/demo/api/shop-reports/looked', async ({ body }) => {
    await lookAtReport(core, DESK, { userId: text(body, 'userId'), shopCode: text(body, 'shopCode') })
    return { done: true }
  })
  app.get('/demo/api/licences', async () => ({ list: await licenceDesk(core) }))
  app.post<{ Params: { shopCode: string; kind: string } }>(
    '/demo/api/shops/:shopCode/licences/:kind',
    { bodyLimit: LARGEST_SCAN },
    async ({ params, body }) => {
      if (!Buffer.isBuffer(body)) throw invalid('请选择图片', 'The body must be a picture')
      await putLicence(core, DESK, { ...params, bytes: body })
      return { done: true }
    }
  )
  app.post<{ Params: { shopCode: string } }>('/demo/api/shops/:shopCode/close', async ({ params, body }) => {
    const [zh, en] = [text(body, 'reason') || '店铺盘点', text(body, 'reasonEn') || 'Stocktaking']
    await closeShop(core, DESK, { shopCode: params.shopCode, reason: { zh, en } })
    return { done: true }
  })
  app.post<{ Params: { shopCode: string } }>('/demo/api/shops/:shopCode/open', async ({ params }) => {
    await openShop(core, DESK, params.shopCode)
    return { done: true }
  })
}
