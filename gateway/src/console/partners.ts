import type { FastifyInstance } from 'fastify'
import { actOnPartner, PARTNER_STEPS, reissueContract } from '../areas/partner'
import type { Core } from '../core/area'
import { invalid } from '../core/errors'

const BY = 'staff_demo'

/** Verifies, refuses, stops and ends partners, and issues contracts, in the shop's place. */
export function addPartnerApi(app: FastifyInstance, core: Core): void {
  app.post('/demo/api/partners/:userId/:step', async (request) => {
    const { userId = '', step = '' } = request.params as Record<string, string>
    const partnerStep = PARTNER_STEPS.find((name) => name === step)
    if (partnerStep === undefined) throw invalid('操作不存在', `step must be one of ${PARTNER_STEPS.join(', ')}`)
    await actOnPartner(core, userId, partnerStep, { by: BY })
    return { done: true }
  })
  app.post('/demo/api/partner-contract', async () => ({ version: await reissueContract(core, BY) }))
}
