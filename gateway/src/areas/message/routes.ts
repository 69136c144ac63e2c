import type { Area } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { askerOf } from '../../core/identity/asker'
import * as inbox from './inbox'
import { messageSchema } from './schema'
import { inboxSchema } from './schemaInbox'
import { sendMessages } from './sending'
import { allowMessages } from './service'

/** Notices to shoppers: messages they read here, those of the messaging platform (spec 7.5) and SMS. */
export const messageArea: Area = {
  name: 'message',
  schema: [...messageSchema, ...inboxSchema],
  sweep: async (core) => {
    await inbox.forgetOldMessages(core)
    await sendMessages(core)
  },
  routes: {
    'GET /o2msg/v1/user-messages/count': (call) => inbox.count(call.db, askerOf(call)),
    'GET /o2msg/v1/user-messages/list': (call) => inbox.list(call.db, call.query, askerOf(call)),
    'GET /o2msg/v1/user-messages/detail': (call) => inbox.detail(call.db, call.query.messageId, askerOf(call)),
    'POST /o2msg/v1/user-messages/read-flag': (call) => inbox.read(call.db, call.body, askerOf(call)),
    'POST /o2msg/v1/subscribe-messages': (call) =>
      inTransaction(call.db, (tx) =>
        allowMessages(tx, { userId: call.shopper(), locale: call.locale }, call.body.templates)
      )
  }
}
