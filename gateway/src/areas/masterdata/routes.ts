import type { Area } from '../../core/area'
import { seedMasterdata } from './seed'
import { masterdataSchema } from './schema'
import { shopCards } from './service'
import { systemParameter } from './store'

/** System parameters, shops, the caller's network address. */
export const masterdataArea: Area = {
  name: 'masterdata',
  schema: masterdataSchema,
  routes: {
    'GET /o2md/v1/pub/sysParameter/{code}': async (call) => {
      const code = call.path['code'] ?? ''
      return { code, defaultValue: (await systemParameter(call.db, code)) ?? null }
    },
    'GET /o2md/v1/pub/online-shop': async (call) => ({
      list: await shopCards(call.db, call.locale, call.query.shopCode)
    }),
    'GET /o2md/v1/pub/client-ip': (call) => ({ ip: call.ip })
  },
  seed: seedMasterdata
}
