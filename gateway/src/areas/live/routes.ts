import type { EndpointKey } from '../../../../contract'
import { DAY_MS } from '../../../../domain/spans'
import type { Area, Call } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { endLost } from './moving'
import { forgetRoom, remindOfRoom, tellWaiting } from './reminding'
import { liveSchema } from './schema'
import { seedLive } from './seed'
import * as service from './service'
import { dropViewers } from './store'

const asker = <K extends EndpointKey>({ db, clock, locale, userId }: Call<K>) => ({ db, clock, locale, userId })
const channel = <K extends EndpointKey>(call: Call<K>): string => call.path['channelType'] ?? ''

/** Live rooms: what is on air, who watches, what it costs there. */
export const liveArea: Area = {
  name: 'live',
  schema: liveSchema,
  routes: {
    'GET /o2pcm/v1/glz-zb/pub/{channelType}/room-list': (call) =>
      service.roomList(asker(call), channel(call), call.query),
    'GET /o2pcm/v1/glz-zb/pub/{channelType}/sku-on-live': (call) =>
      service.skusOnLive(asker(call), channel(call), call.query.roomCode),
    'GET /o2pcm/v1/glz-zb/pub/{channelType}/shop-on-live': (call) =>
      service.shopOnLive(asker(call), channel(call), call.query.shopCode),
    'GET /o2pcm/v1/glz-zb/pub/{channelType}/product-video': (call) =>
      service.filmOf(asker(call), channel(call), call.query.roomCode),
    'POST /o2mkt-b2c/v1/live-reminders': (call) =>
      inTransaction(call.db, (tx) => remindOfRoom(tx, call.shopper(), call.body.roomCode, call.clock.date())),
    'POST /o2mkt-b2c/v1/live-reminders/cancel': (call) => forgetRoom(call.db, call.shopper(), call.body.roomCode),
    'POST /o2srh/pub/v1/glz-zb/info': (call) => service.roomInfo(asker(call), call.body)
  },
  seed: seedLive,
  sweep: async (core) => {
    await endLost(core)
    await tellWaiting(core)
    await dropViewers(core.db, new Date(core.clock.now() - DAY_MS))
  }
}
