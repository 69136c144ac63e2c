import type { BaseInfo, Kept } from '@/bridge/baseInfo'
import type { MessageName, ParamsOf } from '@/bridge/messages'

export type { BaseInfo, Kept }

/** A message by its name, with its parameters beside it. */
type Message<N extends MessageName> = { [K in N]: { name: K } & ParamsOf<K> }[N]

/** What the app is only told. */
export type AppNotice = Message<
  | 'afterSalesChange'
  | 'invoiceChange'
  | 'orderCommentChange'
  | 'customerDataChanged'
  | 'hideHud'
  | 'logout'
  | 'fullScreen'
  | 'setOrientation'
  | 'provideCustomerListData'
>

/** What shares a page, by what it is. */
export type ShareView =
  | 'toShareView'
  | 'toCommonShareView'
  | 'toEmployeeShareView'
  | 'toAssistmentShareView'
  | 'toAssistmentActivityShareView'
  | 'toRedPacketActivityShareView'

/** What has an answer that is used: a screen of the app's own on which people choose something, or what it knows. */
export type AppChoice = Message<
  | 'toAddressManagePage'
  | 'toCreateAddressPage'
  | 'getPicture'
  | 'takePicture'
  | 'toGetSignature'
  | 'checkAppExist'
  | 'selectCountryCode'
>

/** A screen of the app's own, or an act of it, by the name of its message. */
export type AppScreen = Message<
  | 'closeWebView'
  | 'toLoginPage'
  | 'gotoCashierPage'
  | 'pushCustomerService'
  | 'toOrderDetailPage'
  | 'toHomePage'
  | 'toProductDetailPage'
  | 'toMsgCenter'
  | 'jumpPoint'
  | 'toCustomPage'
  | 'toGoodsList'
  | 'toSalesafterApplySucceedPage'
  | 'toAfterSalesVideoPlay'
  | 'loadWebView'
  | 'setBackResult'
  | 'gotoUserDetail'
  | ShareView
>
