import type { FastifyInstance } from 'fastify'
import { failPresaleOrder } from '../areas/closing'
import { endPresale } from '../areas/presale'
import type { Core } from '../core/area'
import { STAFF } from './staff'

/** Ends presales, and orders that the shop has none for, in place of the shop's people. */
export function addPresaleApi(app: FastifyInstance, core: Core): void {
  app.post('/demo/api/presales/:activityCode/end', async ({ params }) => {
    await endPresale(core, STAFF, (params as Record<string, string>)['activityCode'] ?? '')
    return { done: true }
  })
  app.post('/demo/api/presale-orders/:orderCode/fail', async ({ params }) => {
    await failPresaleOrder(core, STAFF, (params as Record<string, string>)['orderCode'] ?? '')
    return { done: true }
  })
}
