import type { FastifyInstance } from 'fastify'
import { closeSession, moveSession, publishSession } from '../areas/seckill'
import type { Core } from '../core/area'
import type { Fields } from './packets'
import { STAFF } from './staff'

const MINUTE_MS = 60_000
/** Minutes that a session may be put off, and last. */
const MOST_MINUTES = 43_200

/** Publishes, moves and ends sessions of the flash sale in place of the shop's people. */
export function addSessionApi(app: FastifyInstance, core: Core, { text, whole }: Pick<Fields, 'text' | 'whole'>): void {
  const codeOf = (params: unknown): string => (params as Record<string, string>)['sessionCode'] ?? ''
  const timesOf = (body: unknown) => {
    const startAt = core.clock.now() + whole(body, 'startsIn', 0, MOST_MINUTES) * MINUTE_MS
    return { startAt, endAt: startAt + whole(body, 'lasts', 60, MOST_MINUTES) * MINUTE_MS }
  }
  app.post('/demo/api/sessions', async ({ body }) => ({
    sessionCode: await publishSession(core, STAFF, timesOf(body), [
      {
        skuCode: text(body, 'skuCode').trim(),
        priceFen: whole(body, 'yuan', 1, 1_000_000) * 100,
        allotment: whole(body, 'allotment', 1, 10_000),
        limitEach: whole(body, 'limitEach', 1, 100)
      }
    ])
  }))
  app.post('/demo/api/sessions/:sessionCode/move', async ({ params, body }) => {
    await moveSession(core, STAFF, codeOf(params), timesOf(body))
    return { done: true }
  })
  app.post('/demo/api/sessions/:sessionCode/end', async ({ params }) => {
    await closeSession(core, STAFF, codeOf(params))
    return { done: true }
  })
}
