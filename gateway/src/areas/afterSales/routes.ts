import type { EndpointKey } from '../../../../contract'
import type { Area, Call } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { askerOf } from '../../core/identity/asker'
import * as applying from './applying'
import { takePicture, takeVideo } from './evidence'
import { afterSaleSchema } from './schema'
import { seedCases } from './seed'
import * as sending from './sending'
import * as service from './service'
import { sweepCases } from './sweep'

const senderOf = (call: Call<EndpointKey>) => ({ ...askerOf(call), mode: call.core.mode })

/** What becomes of goods after the sale: refunds, returns and exchanges. */
export const afterSalesArea: Area = {
  name: 'afterSales',
  seededAs: 'aftersale',
  schema: afterSaleSchema,
  seed: seedCases,
  sweep: sweepCases,
  routes: {
    'GET /o2as-b2c/v1/after/sale/list': (call) => service.pageOfCases(call.db, askerOf(call), call.query),
    'GET /o2as-b2c/v1/after/sale/detail': (call) => service.caseDetail(call.db, askerOf(call), call.query.caseCode),
    'DELETE /o2as-b2c/v1/after/sale/{id}': async (call) => {
      await inTransaction(call.db, (tx) => service.hideCase(tx, askerOf(call), call.path['id'] ?? ''))
      return { done: true }
    },
    'GET /o2as-b2c/v1/after/sale/exchange-detail': (call) =>
      service.exchangeDetail(call.db, askerOf(call), call.query.caseCode),
    'POST /o2as-b2c/v1/after/sale/exchange-delete': async (call) => {
      await service.hideCase(call.db, askerOf(call), call.body.caseCode, 'EXCHANGE')
      return { done: true }
    },
    'POST /o2as-b2c/v1/after/sale/cancel-exchange': (call) =>
      service.cancelCase(call.db, askerOf(call), call.body.caseCode, 'EXCHANGE'),
    'POST /o2as-b2c/v1/after/sale/confirm-receipt': (call) =>
      service.confirmReceipt(call.db, askerOf(call), call.body.caseCode),
    'POST /o2as-b2c/v1/after/sale/apply-exchange-order': (call) =>
      applying.applyExchange(call.db, askerOf(call), call.body),
    'POST /o2as-b2c/v1/after/sale/cancel': (call) => service.cancelCase(call.db, askerOf(call), call.body.caseCode),
    'POST /o2as-b2c/v1/after/sale/apply': (call) => applying.apply(call.db, askerOf(call), call.body),
    'GET /o2as-b2c/v1/after/sale/apply-quantity': (call) => service.rowsToAsk(call.db, askerOf(call), call.query),
    'POST /o2as-b2c/v1/after/sale/apply-refundAmount': (call) => applying.estimate(call.db, askerOf(call), call.body),
    'POST /o2as-b2c/v1/after/sale/get-gift-sku': (call) => applying.giftsFor(call.db, askerOf(call), call.body),
    'POST /o2as-b2c/v1/after/sale/answer': (call) => service.answer(call.db, askerOf(call), call.body),
    'GET /o2as-b2c/v1/after/sale/exchange-logistics': (call) =>
      sending.wayBack(call.db, senderOf(call), call.query.caseCode),
    'POST /o2as-b2c/v1/after/sale/exchange-logistics': (call) => sending.send(call.db, senderOf(call), call.body),
    'GET /o2as-b2c/v1/glz-after-sale-type': (call) => service.kindsOf(call.db, askerOf(call), call.query.orderCode),
    'GET /o2as-b2c/v1/carriers/get-carrier-by-logistics': (call) =>
      sending.carriersFor(call.query.trackingNo ?? '', { locale: call.locale, mode: call.core.mode }),
    'POST /o2as-b2c/v1/refund/video': (call) => takeVideo(call.core, call.shopper(), call.file),
    'POST /o2as-b2c/v1/refund/pictures': (call) => takePicture(call.core, call.shopper(), call.file)
  }
}
