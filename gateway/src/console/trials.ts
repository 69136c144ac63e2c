import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { actOnReport, closeTrial, drawTrial, REPORT_STEPS, sendPiece } from '../areas/trial'
import type { Core } from '../core/area'
import { invalid } from '../core/errors'
import type { Fields } from './packets'

const STEPS = { close: closeTrial, draw: drawTrial }

/** Closes and draws trials, sends pieces and judges reports in place of the shop's people. */
export function addTrialApi(app: FastifyInstance, core: Core, { text }: Pick<Fields, 'text'>): void {
  app.post('/demo/api/trials/:trialCode/:step', async ({ params }) => {
    const { trialCode = '', step = '' } = params as Record<string, string>
    if (step !== 'close' && step !== 'draw') throw invalid('操作不存在', 'step must be close or draw')
    await STEPS[step](core, 'staff_demo', trialCode)
    return { done: true }
  })
  app.post('/demo/api/trial-entries/:entryId/:step', async ({ params, body }) => {
    const { entryId = '', step = '' } = params as Record<string, string>
    if (step === 'send') {
      const carrier = { zh: '品牌自送', en: 'Our own delivery' }
      const parcelNo = `QT${randomInt(10 ** 9, 10 ** 10)}`
      await sendPiece(core, 'staff_demo', { entryId, carrier, parcelNo })
      return { done: true }
    }
    const known = REPORT_STEPS.find((one) => one === step)
    if (known === undefined) throw invalid('操作不存在', `step must be send, ${REPORT_STEPS.join(', ')}`)
    await actOnReport(core, { entryId, step: known, reason: text(body, 'reason') })
    return { done: true }
  })
}
