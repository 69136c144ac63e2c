import type { EndpointKey } from '../../../../contract'
import type { Area, Call } from '../../core/area'
import { askerOf, readerOf } from '../../core/identity/asker'
import { issuePictureCode } from '../../core/identity/picture-code'
import * as booking from './booking'
import { sync, syncState } from './maker'
import * as owning from './owning'
import { payOrder } from './paying'
import { phoneOf, proveService, sendServiceCode } from './phoneCode'
import * as reading from './reading'
import { serviceBillSchema } from './schema'
import { seedBills } from './seed'
import { dropViews } from './store'

const asker = <K extends EndpointKey>(call: Call<K>): reading.BillAsker => ({ ...askerOf(call), mode: call.core.mode })

/** Service at home: bills of repair, installation and cleaning, and the maker's own. */
export const serviceBillArea: Area = {
  name: 'serviceBill',
  seededAs: 'servicebill',
  schema: serviceBillSchema,
  seed: seedBills,
  sweep: (core) => dropViews(core.db, core.clock.date()),
  routes: {
    'GET /o2as-b2c/v1/fix-install-bills/get-fix-sku': (call) => reading.appliances(call.db, asker(call)),
    'GET /o2as-b2c/v1/fix-install-bills/pub/fault-list': (call) =>
      reading.faultList(call.db, call.query.kindCode, call.locale),
    'GET /o2as-b2c/v1/fix-install-bills/pub/visit-windows': (call) =>
      reading.windowsOf(call.db, call.query.districtCode, { mode: call.core.mode, nowMs: call.clock.now() }),
    'POST /o2as-b2c/v1/fix-install-bills/create-fix-bill-by-order': (call) =>
      booking.bookByOrder(call.db, asker(call), call.body),
    'POST /o2as-b2c/v1/fix-install-bills/createFixInstallBill': (call) =>
      booking.bookByHand(call.db, asker(call), call.body),
    'POST /o2as-b2c/v1/fix-install-bills/pub/createFixInstallBill': (call) =>
      booking.bookByPhone(call.core, call.body, call.locale),
    'GET /o2as-b2c/v1/fix-install-bills/listFixInstallBill': (call) =>
      reading.pageOfShopBills(call.db, asker(call), call.query),
    'POST /o2as-b2c/v1/fix-install-bills/pub/listFixInstallBill': async (call) => ({
      ...(await proveService(call.db, call.clock, call.body)),
      list: await reading.billsOfPhone(call.db, call.body.phone, readerOf(call))
    }),
    'GET /o2as-b2c/v1/fix-install-bills/fix-detail': (call) => reading.billOf(call.db, asker(call), call.query.billId),
    'POST /o2as-b2c/v1/fix-install-bills/pub/fix-detail': async (call) => {
      const phone = await phoneOf(call.db, call.body.viewKey, call.clock.date())
      return reading.billOfPhone(call.db, phone, call.body.billId, readerOf(call))
    },
    'POST /o2as-b2c/v1/fix-install-bills/cancel': (call) => owning.cancel(call.db, asker(call), call.body.billId, true),
    'POST /o2as-b2c/v1/fix-install-bills/cancel-without-bill': (call) =>
      owning.cancel(call.db, asker(call), call.body.billId, false),
    'DELETE /o2as-b2c/v1/fix-install-bills': (call) => owning.remove(call.db, asker(call), call.body.billId),
    'POST /o2as-b2c/v1/fix-install-bills/quote-answer': (call) => owning.answerQuote(call.db, asker(call), call.body),
    'POST /o2as-b2c/v1/fix-install-bills/pub/quote-answer': (call) =>
      owning.answerByPhone(call.core, call.body, call.locale),
    'POST /o2as-b2c/v1/fix-install-bills/pay-order': (call) => payOrder(call.db, asker(call), call.body.billId),
    'POST /o2as-b2c/v1/fix-install-bills/review': (call) => owning.review(call.db, asker(call), call.body),
    'POST /o2as-b2c/v1/fix-install-bills/upload': (call) =>
      owning.takeFaultPicture(call.core, call.shopper(), call.file),
    'POST /o2as-b2c/v1/fix-install-bills/upload-video': (call) =>
      owning.takeFaultVideo(call.core, call.shopper(), call.file),
    'GET /o2as-m-bbc/v1/service-bills/list': (call) => reading.pageOfBills(call.db, asker(call), call.query),
    'GET /o2as-m-bbc/v1/service-bills/detail': (call) => reading.billOf(call.db, asker(call), call.query.billId),
    'PUT /o2as-m-bbc/v1/service-bills/{billId}': (call) =>
      owning.changeTime(call.db, asker(call), call.path['billId'] ?? '', call.body),
    'POST /o2as-m-bbc/v1/service-bills/cancel': (call) => owning.cancel(call.db, asker(call), call.body.billId),
    'DELETE /o2as-m-bbc/v1/service-bills/delete': (call) => owning.remove(call.db, asker(call), call.body.billId),
    'POST /o2as-m-bbc/v1/service-bills/sync': (call) => sync(call.core, asker(call)),
    'GET /o2as-m-bbc/v1/service-bills/syncState': (call) => syncState(call.core, asker(call)),
    'POST /o2as-b2c/v1/sms/pub/send-image-code': (call) =>
      issuePictureCode({ ...call, words: call.body.inWords === true ? call.locale : undefined }),
    'POST /o2as-b2c/v1/sms/pub/send-verification-code': (call) => sendServiceCode(call.core, call.body, call)
  }
}
