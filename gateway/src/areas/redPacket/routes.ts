import type { EndpointKey } from '../../../../contract'
import type { Area, Call } from '../../core/area'
import { askerOf, visitorOf } from '../../core/identity/asker'
import { remindOfEnding } from './remind'
import { redPacketSchema } from './schema'
import { seedRedPackets } from './seed'
import * as service from './service'

/** The home-show flag of the site configuration. */
const homeShow = (call: Call<EndpointKey>): boolean => call.core.site['homeShowFlag'] === true

/** Red packets: on offer, a shopper's own, and their ledger. */
export const redPacketArea: Area = {
  name: 'redPacket',
  seededAs: 'redpacket',
  schema: redPacketSchema,
  routes: {
    'GET /o2mkt-b2c/v1/pub/red-packet/new-customer': (call) =>
      service.welcome(call.db, { ...visitorOf(call), homeShow: homeShow(call) }),
    'GET /o2mkt-b2c/v1/pub/red-packet/list-of-focus-shop': (call) => service.shopOffers(call.db, visitorOf(call)),
    'POST /o2mkt-b2c/v1/red-packet/receive': (call) =>
      service.receive(call.db, { ...askerOf(call), homeShow: homeShow(call) }, call.body.redPacketCode),
    'GET /o2mkt-b2c/v1/red-packet/list': (call) => service.list(call.db, askerOf(call), call.query),
    'GET /o2mkt-b2c/v1/red-packet/detail': (call) => service.detail(call.db, askerOf(call), call.query.userPacketId),
    'GET /o2mkt-b2c/v1/red-packet/detail-and-record': (call) =>
      service.detailAndRecord(call.db, askerOf(call), call.query.userPacketId),
    'GET /o2mkt-b2c/v1/red-packet/available': (call) => service.available(call.db, askerOf(call), call.query),
    'GET /o2mkt-b2c/v1/red-packet/page-unavailable': (call) => service.unavailable(call.db, askerOf(call), call.query),
    'GET /o2mkt-b2c/v1/red-packet/available-by-shop': (call) => service.availableByShop(call.db, askerOf(call)),
    'POST /o2mkt-b2c/v1/red-packet/use': (call) =>
      service.setAside(call.db, askerOf(call), call.body.userPacketId, false),
    'POST /o2mkt-b2c/v1/red-packet/stop-use': (call) =>
      service.setAside(call.db, askerOf(call), call.body.userPacketId, true)
  },
  seed: seedRedPackets,
  sweep: async (core) => {
    await service.expirePackets(core.db, core.clock.date())
    await remindOfEnding(core)
  }
}
