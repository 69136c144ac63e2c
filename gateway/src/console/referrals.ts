import type { FastifyInstance } from 'fastify'
import { actOnReferral, REFERRAL_STEPS } from '../areas/referral'
import type { Core } from '../core/area'
import { invalid } from '../core/errors'
import { STAFF } from './staff'

/** Stops employees' invites and judges them in the brand's place. */
export function addReferralApi(app: FastifyInstance, core: Core): void {
  app.post('/demo/api/referrals/:id/:step', async (request) => {
    const { id = '', step = '' } = request.params as Record<string, string>
    const referralStep = REFERRAL_STEPS.find((name) => name === step)
    if (referralStep === undefined) throw invalid('操作不存在', `step must be one of ${REFERRAL_STEPS.join(', ')}`)
    await actOnReferral(core, STAFF, { id, step: referralStep })
    return { done: true }
  })
}
