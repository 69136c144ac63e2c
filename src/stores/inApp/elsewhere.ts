/** Screens that the app around the store has too, by the message that opens them there (spec 1.3, 7.6). */
import { events } from '@/lib/events'
import { choose as chooseInApp, open as openInApp, type AppChoice, type AppScreen } from '@/platform/nativeApp/talk.h5'
import type { RouteKey, RouteParams } from '@/routes'
import { hasOwn } from '@/lib/json'
import { stores } from '../index'
import { checkAddress, readStoredAddress, writeStoredAddress } from '../persisted'
import { syncWithApp } from './session'

type Handed = { [K in RouteKey]?: (params: RouteParams[K]) => AppScreen | undefined }

const handover: Handed = {
  index: () => ({ name: 'toHomePage' }),
  login: () => ({ name: 'toLoginPage' }),
  myPoint: () => ({ name: 'jumpPoint' }),
  customerGetList: () => ({ name: 'toMsgCenter' }),
  orderDetail: ({ orderCode }) =>
    orderCode === '' ? undefined : { name: 'toOrderDetailPage', platformOrderCodes: [orderCode] },
  productDetail: ({ spuCode, skuCode }) =>
    spuCode === ''
      ? undefined
      : { name: 'toProductDetailPage', platformProductCode: spuCode, unitPricePlatformSkuCode: skuCode },
  customC: ({ activity }) => (activity === undefined ? undefined : { name: 'toCustomPage', activity }),
  // the app knows no lists of a shop or of a coupon
  productList: ({ keyword, categoryCode, shopCode, couponCode }) =>
    shopCode === undefined && couponCode === undefined ? { name: 'toGoodsList', keyword, categoryCode } : undefined
}

/** Address screens that are opened to choose; what an order goes to is chosen here, where it can be refused. */
const choices: { [K in RouteKey]?: (params: RouteParams[K]) => AppChoice | undefined } = {
  shippingAddress: ({ select, settlementId, orderCode }) =>
    (select ?? settlementId) === undefined || orderCode !== undefined
      ? undefined
      : { name: 'toAddressManagePage', addressCode: readStoredAddress(stores.session.userId ?? '')?.addressId },
  addAddress: ({ select, settlementId, orderCode, addressId }) =>
    (select ?? settlementId) === undefined || (orderCode ?? addressId) !== undefined
      ? undefined
      : { name: 'toCreateAddressPage' }
}

/** The screen that asked gets what was chosen, and the device keeps it under the userId (spec 4.1); after another login it is dropped. */
async function choose(screen: AppChoice): Promise<boolean> {
  const { token, userId } = stores.session
  const choice = await chooseInApp(screen)
  if (!choice) return false
  void choice.chosen.then((answer) => {
    const address = checkAddress(answer)
    if (address === undefined || userId === undefined || stores.session.token !== token) return
    writeStoredAddress(userId, address)
    const { tag, regionEnded: _, ...fields } = address
    events.emit('selectedAddress', tag === undefined ? fields : { ...fields, tag })
  })
  return true
}

/** Whether the app opened the screen. */
export async function openThere(key: RouteKey, params: object): Promise<boolean> {
  const choiceOf = hasOwn(choices, key) ? (choices[key] as (params: object) => AppChoice | undefined) : undefined
  const choice = choiceOf?.(params)
  if (choice !== undefined) return choose(choice)
  // the parameters were checked by the route's own decoder
  const screenOf = hasOwn(handover, key) ? (handover[key] as (params: object) => AppScreen | undefined) : undefined
  const screen = screenOf?.(params)
  if (screen === undefined || !(await openInApp(screen))) return false
  // a login that lies over the page without hiding it is over by now
  if (key === 'login') void syncWithApp()
  return true
}
