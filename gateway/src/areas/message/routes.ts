import type { Area } from '../../core/area'
import { inTransaction } from '../../core/database'
import { messageSchema } from './schema'
import { allowMessages } from './service'

/** Subscription messages of the messaging platform (spec 7.5). */
export const messageArea: Area = {
  name: 'message',
  schema: messageSchema,
  routes: {
    'POST /o2msg/v1/subscribe-messages': (call) =>
      inTransaction(call.db, (tx) =>
        allowMessages(tx, { userId: call.shopper(), locale: call.locale }, call.body.templates)
      )
  }
}
