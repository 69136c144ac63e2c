import type { Area } from '../../core/area'
import { inTransaction } from '../../core/database'
import { messageSchema } from './schema'
import { sendMessages } from './sending'
import { allowMessages } from './service'

/** What shoppers are told: messages of the messaging platform (spec 7.5) and SMS. */
export const messageArea: Area = {
  name: 'message',
  schema: messageSchema,
  sweep: sendMessages,
  routes: {
    'POST /o2msg/v1/subscribe-messages': (call) =>
      inTransaction(call.db, (tx) =>
        allowMessages(tx, { userId: call.shopper(), locale: call.locale }, call.body.templates)
      )
  }
}
