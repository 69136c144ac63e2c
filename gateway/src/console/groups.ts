import type { FastifyInstance } from 'fastify'
import { endGroupBuy } from '../areas/group'
import type { Core } from '../core/area'

/** Ends group buys in place of the shop's people. */
export function addGroupApi(app: FastifyInstance, core: Core): void {
  app.post('/demo/api/groups/:activityCode/end', async ({ params }) => {
    await endGroupBuy(core, 'staff_demo', (params as Record<string, string>)['activityCode'] ?? '')
    return { done: true }
  })
}
