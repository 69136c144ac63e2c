import type { Area } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { receiptSchema } from './schema'
import * as service from './service'

/** Confirming receipt by the link of a message. */
export const receiptArea: Area = {
  name: 'receipt',
  schema: receiptSchema,
  sweep: service.remindOfReceipts,
  routes: {
    'GET /o2ord-b2c/v1/pub/confirm-receive': (call) =>
      service.receiptOf(call.db, call.query.code, call.clock.now(), call.locale),
    'POST /o2ord-b2c/v1/pub/confirm-receive': (call) =>
      inTransaction(call.db, (tx) => service.confirmByLink(tx, call.clock, call.body, call.locale))
  }
}
