import type { Area } from '../core/area'
import { activityArea } from './activity/routes'
import { cartArea } from './cart/routes'
import { checkoutArea } from './checkout/routes'
import { couponArea } from './coupon/routes'
import { customerArea } from './customer/routes'
import { inventoryArea } from './inventory/routes'
import { masterdataArea } from './masterdata/routes'
import { messageArea } from './message/routes'
import { orderArea } from './order/routes'
import { paymentArea } from './payment/routes'
import { productArea } from './product/routes'
import { searchArea } from './search/routes'

/** Every area, in the order in which their tables are made and their demonstration data is written. */
export const areas: Area[] = [
  masterdataArea,
  inventoryArea,
  productArea,
  searchArea,
  customerArea,
  messageArea,
  couponArea,
  cartArea,
  checkoutArea,
  paymentArea,
  orderArea,
  activityArea
]
