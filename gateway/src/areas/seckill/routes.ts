import type { Area } from '../../core/area'
import { visitorOf } from '../../core/identity/asker'
import { giveLeftBack } from './holding'
import { flashSchema } from './schema'
import { keepOnAir, seedFlash } from './seed'
import { sessions } from './service'

/** Sessions of the flash sale. */
export const seckillArea: Area = {
  name: 'seckill',
  seededAs: 'flash',
  schema: flashSchema,
  routes: {
    'GET /o2mkt-b2c/v1/activity/pub/seckil': (call) => sessions(call.db, visitorOf(call))
  },
  seed: seedFlash,
  sweep: async (core) => {
    await giveLeftBack(core)
    await keepOnAir(core)
  }
}
