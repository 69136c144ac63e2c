import type { FastifyInstance } from 'fastify'
import { actOnPartner, PARTNER_STEPS, reissueContract } from '../areas/partner'
import type { Core } from '../core/area'
import { invalid } from '../core/errors'
import { STAFF } from './staff'

/** Verifies, refuses, stops and ends partners, and issues contracts, in the shop's place. */
export function addPartnerApi(app: FastifyInstance, core: Core): void {
  app.post('/demo/api/partners/:userId/:step', async (request) => {
    const { userId = '', step = '' } = request.params as Record<string, string>
    const known = PARTNER_STEPS.find((candidate) => candidate === step)
    if (known === undefined) throw invalid('操作不存在', `step must be one of ${PARTNER_STEPS.join(', ')}`)
    await actOnPartner(core, STAFF, { userId, step: known })
    return { done: true }
  })
  app.post('/demo/api/partner-contract', async () => ({ version: await reissueContract(core, STAFF) }))
}
