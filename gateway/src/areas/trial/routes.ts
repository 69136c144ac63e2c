import type { Area } from '../../core/area'
import { askerOf, readerOf, visitorOf } from '../../core/identity/asker'
import { trialSchema } from './schema'
import { seedTrials } from './seed'
import * as service from './service'
import { sweepTrials } from './sweep'

/** Trials of new products: what can be applied for, the draw, and reports. */
export const trialArea: Area = {
  name: 'trial',
  schema: trialSchema,
  routes: {
    'GET /o2mkt-b2c/v1/product-trial': (call) => service.trials(call.db, visitorOf(call), call.query),
    'GET /o2mkt-b2c/v1/product-trial/pub/detail': (call) =>
      service.detail(call.db, visitorOf(call), call.query.trialCode),
    'GET /o2mkt-b2c/v1/product-trial/pub/draw': (call) => service.drawOf(call.db, call.query.trialCode),
    'GET /o2mkt-b2c/v1/product-trial/pub/reports': (call) => service.reports(call.db, readerOf(call), call.query),
    'GET /o2mkt-b2c/v1/product-trial/entries': (call) => service.entries(call.db, askerOf(call), call.query),
    'POST /o2mkt-b2c/v1/product-trial/apply': (call) => service.apply(call.db, askerOf(call), call.body),
    'POST /o2mkt-b2c/v1/product-trial/confirm': (call) => service.confirm(call.db, askerOf(call), call.body)
  },
  seed: seedTrials,
  sweep: sweepTrials
}
