import type { FastifyInstance } from 'fastify'
import { sendReader, setBudget, setRegions } from '../areas/subsidy'
import type { Core } from '../core/area'
import { invalid } from '../core/errors'
import { STAFF } from './staff'

interface Reading {
  text: (body: unknown, name: string) => string
  whole: (body: unknown, name: string, fallback: number, most: number) => number
}

const MOST_BUDGET = 1_000_000

/** Budgets, regions and the reader of cards, in place of the shop's people and the authority. */
export function addSubsidyApi(app: FastifyInstance, core: Core, { text, whole }: Reading): void {
  app.post('/demo/api/subsidies/reader/:step', async ({ params }) => {
    const { step = '' } = params as Record<string, string>
    if (step !== 'away' && step !== 'back') throw invalid('操作不存在', 'step must be away or back')
    await sendReader(core, STAFF, step === 'away')
    return { done: true }
  })
  app.post('/demo/api/subsidies/:policyCode/budget', async ({ params, body }) => {
    const { policyCode = '' } = params as Record<string, string>
    await setBudget(core, STAFF, { policyCode, budget: whole(body, 'budget', 0, MOST_BUDGET) })
    return { done: true }
  })
  app.post('/demo/api/subsidies/:policyCode/regions', async ({ params, body }) => {
    const { policyCode = '' } = params as Record<string, string>
    const regionCodes = text(body, 'regionCodes')
      .split(/[^0-9]+/)
      .filter(Boolean)
    await setRegions(core, STAFF, { policyCode, regionCodes })
    return { done: true }
  })
}
