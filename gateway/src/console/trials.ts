import type { FastifyInstance } from 'fastify'
import { closeTrial, drawTrial } from '../areas/trial'
import type { Core } from '../core/area'
import { invalid } from '../core/errors'
import { STAFF } from './staff'

const STEPS = { close: closeTrial, draw: drawTrial }

/** Closes and draws trials in place of the shop's people; pieces leave as every order does. */
export function addTrialApi(app: FastifyInstance, core: Core): void {
  app.post('/demo/api/trials/:trialCode/:step', async ({ params }) => {
    const { trialCode = '', step = '' } = params as Record<string, string>
    if (step !== 'close' && step !== 'draw') throw invalid('操作不存在', 'step must be close or draw')
    await STEPS[step](core, STAFF, trialCode)
    return { done: true }
  })
}
