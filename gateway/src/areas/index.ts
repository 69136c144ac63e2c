import type { Area } from '../core/area'
import { accountArea } from './account'
import { activityArea } from './activity'
import { addressArea } from './address'
import { afterSalesArea } from './afterSales'
import { alertArea } from './alert'
import { assistArea } from './assist'
import { cartArea } from './cart'
import { chatArea } from './chat'
import { checkoutArea } from './checkout'
import { closingArea } from './closing'
import { contactArea } from './contact'
import { contentArea } from './content'
import { couponArea } from './coupon'
import { customerArea } from './customer'
import { earnedArea } from './earned'
import { employeeArea } from './employee'
import { exchangeArea } from './exchange'
import { favouriteArea } from './favourite'
import { feeArea } from './fee'
import { footprintArea } from './footprint'
import { groupBuyArea } from './groupBuy'
import { guideArea } from './guide'
import { helpArea } from './help'
import { historyArea } from './history'
import { inventoryArea } from './inventory'
import { invoiceArea } from './invoice'
import { journalArea } from './journal'
import { liveArea } from './live'
import { loginArea } from './login'
import { manualArea } from './manual'
import { masterdataArea } from './masterdata'
import { messageArea } from './message'
import { momentArea } from './moment'
import { newsArea } from './news'
import { orderArea } from './order'
import { outletArea } from './outlet'
import { parcelArea } from './parcel'
import { partnerArea } from './partner'
import { paymentArea } from './payment'
import { pointsArea } from './points'
import { presaleArea } from './presale'
import { productArea } from './product'
import { profileArea } from './profile'
import { protectionArea } from './protection'
import { questionArea } from './question'
import { rebateArea } from './rebate'
import { receiptArea } from './receipt'
import { recipeArea } from './recipe'
import { redPacketArea } from './redPacket'
import { referralArea } from './referral'
import { reviewArea } from './review'
import { riddleArea } from './riddle'
import { roleArea } from './role'
import { searchArea } from './search'
import { seckillArea } from './seckill'
import { serviceBillArea } from './serviceBill'
import { shippingArea } from './shipping'
import { shopArea } from './shop'
import { storyArea } from './story'
import { subsidyArea } from './subsidy'
import { trialArea } from './trial'
import { walletArea } from './wallet'

/** Every area, in the order in which their tables are made and their demonstration data is written. */
export const areas: Area[] = [
  masterdataArea,
  inventoryArea,
  productArea,
  momentArea,
  seckillArea,
  searchArea,
  customerArea,
  pointsArea,
  addressArea,
  loginArea,
  roleArea,
  profileArea,
  messageArea,
  couponArea,
  redPacketArea,
  exchangeArea,
  walletArea,
  referralArea,
  subsidyArea,
  cartArea,
  checkoutArea,
  groupBuyArea,
  employeeArea,
  assistArea,
  presaleArea,
  paymentArea,
  orderArea,
  invoiceArea,
  protectionArea,
  receiptArea,
  shippingArea,
  parcelArea,
  closingArea,
  rebateArea,
  historyArea,
  afterSalesArea,
  favouriteArea,
  footprintArea,
  contentArea,
  reviewArea,
  shopArea,
  liveArea,
  questionArea,
  recipeArea,
  riddleArea,
  storyArea,
  trialArea,
  feeArea,
  guideArea,
  helpArea,
  manualArea,
  serviceBillArea,
  activityArea,
  alertArea,
  accountArea,
  newsArea,
  outletArea,
  contactArea,
  chatArea,
  partnerArea,
  journalArea,
  earnedArea
]
