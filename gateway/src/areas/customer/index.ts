import type { Area } from '../../core/area'
import { customerSchema } from './schema'

export { customerOrLogin, markFirstOrder, maskName, maskPhone, nickNameOf } from './service'
export { DEMONSTRATION_SHOPPERS } from './shoppers'
export {
  addSpending,
  CLOSED_PHONE_KEY,
  customerByPhone,
  customerOf,
  findOrAddCustomer,
  keepAgreed,
  lockCustomer,
  markPacketReceived,
  noteClosedPhone,
  personOf,
  wasClosed,
  setAvatar,
  setNickname
} from './store'

/** Who shops here. What can be asked of it is in address, login and profile, whose tables are made here too. */
export const customerArea: Area = { name: 'customer', schema: customerSchema, routes: {} }
