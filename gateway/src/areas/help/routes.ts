import type { Area } from '../../core/area'
import { helpSchema } from './schema'
import { seedHelp } from './seed'
import { groupsOf, markHelped, problemsOf } from './service'

/** What shoppers ask, and whether the answers help. */
export const helpArea: Area = {
  name: 'help',
  schema: helpSchema,
  seed: seedHelp,
  routes: {
    'GET /o2pcm/pub/v1/crm-group-get/common-problem-groups': (call) => groupsOf(call.db, call.locale),
    'GET /o2pcm/pub/v1/crm-group-get/crm-common-problem': (call) =>
      problemsOf(call.db, call.query, { userId: call.userId, locale: call.locale }),
    'POST /o2pcm/v1/common-problem-help': (call) =>
      markHelped(call.db, { userId: call.shopper(), now: call.clock.date() }, call.body)
  }
}
