import type { FastifyInstance } from 'fastify'
import { actOnBill, BILL_STEPS, type BillStep } from '../areas/serviceBill'
import type { Core } from '../core/area'
import { invalid } from '../core/errors'
import type { Fields } from './packets'
import { staffPhoto } from './photo'
import { DESK } from './staff'

/** Steps with which the engineer shows a picture. */
const SHOWN: readonly BillStep[] = ['quote', 'finish', 'give-up']

/** Moves bills of service as the desk and its engineers do; a quote names one item of the bill's standard. */
export function addBillApi(app: FastifyInstance, core: Core, { text }: Pick<Fields, 'text'>): void {
  app.post<{ Params: { billId: string; step: string } }>('/demo/api/bills/:billId/:step', async ({ params, body }) => {
    const step = BILL_STEPS.find((name): name is BillStep => name === params.step)
    if (step === undefined) throw invalid('没有这一步', `step must be one of ${BILL_STEPS.join(', ')}`)
    const line = { itemCode: text(body, 'itemCode'), count: 1, charged: text(body, 'charged') === 'yes' }
    const pictures = SHOWN.includes(step) ? [await staffPhoto()] : []
    await actOnBill(core, DESK, { billId: params.billId, step, quote: { lines: [line] }, pictures })
    return { done: true }
  })
}
