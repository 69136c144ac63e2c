/** The routes that a run opens: all, or those that `npm test` names for a sample (`scripts/lib/scope.mjs`). */
import { routes, type Route } from '../../src/routes/table'

const wanted = process.env.E2E_ROUTES?.split(',')
const sampled = routes.filter(({ key }) => !wanted || wanted.includes(key))

export const built: Route[] = sampled.filter((route) => route.built)
export const planned: Route[] = sampled.filter((route) => !route.built)
