import type { FastifyInstance } from 'fastify'
import { endRebate, publishRebate } from '../areas/rebate'
import type { Core } from '../core/area'
import { STAFF } from './staff'

/** Publishes and ends rebates in place of the shop's people. */
export function addRebateApi(app: FastifyInstance, core: Core): void {
  app.post('/demo/api/rebates', async ({ body }) => {
    const { spuCode, percent } = body as { spuCode: unknown; percent: unknown }
    const rate = { basisPoints: Math.round(Number(percent) * 100) }
    return { offerCode: await publishRebate(core, STAFF, { spuCode: String(spuCode), rate }) }
  })
  app.post('/demo/api/rebates/:offerCode/end', async ({ params }) => {
    await endRebate(core, STAFF, (params as Record<string, string>)['offerCode'] ?? '')
    return { done: true }
  })
}
