import type { FastifyInstance } from 'fastify'
import { actOnRole, ROLE_STEPS } from '../areas/role'
import type { Core } from '../core/area'
import { invalid } from '../core/errors'
import { STAFF } from './staff'

/** Grants and takes roles in the brand's place. */
export function addRoleApi(app: FastifyInstance, core: Core): void {
  app.post('/demo/api/roles/:userId/:step', async (request) => {
    const { userId = '', step = '' } = request.params as Record<string, string>
    const roleStep = ROLE_STEPS.find((name) => name === step)
    if (roleStep === undefined) throw invalid('操作不存在', `step must be one of ${ROLE_STEPS.join(', ')}`)
    await actOnRole(core, STAFF, { userId, step: roleStep })
    return { done: true }
  })
}
