import type { FastifyInstance } from 'fastify'
import { endAssist } from '../areas/assist'
import type { Core } from '../core/area'
import { STAFF } from './staff'

/** Ends assists in place of the shop's people. */
export function addAssistApi(app: FastifyInstance, core: Core): void {
  app.post('/demo/api/assists/:activityCode/end', async ({ params }) => {
    await endAssist(core, STAFF, (params as Record<string, string>)['activityCode'] ?? '')
    return { done: true }
  })
}
