// What the fake app answers a message with, and which screen of its own it shows for it.

/** The names that the specification gives the app (7.6), for its list of functions and the rules. */
export const names = [
  ...['getBaseInfo', 'closeWebView', 'checkAppExist', 'startApplication', 'setBackResult', 'selectCountryCode'],
  ...['gotoUserDetail', 'setOrientation', 'fullScreen', 'loadWebView', 'logout', 'getPicture', 'takePicture'],
  ...['toOrderDetailPage', 'toHomePage', 'toProductDetailPage', 'toAddressManagePage', 'toCreateAddressPage'],
  ...['toMsgCenter', 'gotoCashierPage', 'getAddress', 'toSalesafterApplySucceedPage', 'toShareView'],
  ...['provideCustomerListData', 'customerDataChanged', 'pushCustomerService', 'hideHud', 'toAfterSalesVideoPlay'],
  ...['toLoginPage', 'jumpPoint', 'toEmployeeShareView', 'toAssistmentShareView', 'toAssistmentActivityShareView'],
  ...['toCustomPage', 'toRedPacketActivityShareView', 'toGoodsList', 'toCommonShareView', 'toGetSignature'],
  ...['afterSalesChange', 'invoiceChange', 'orderCommentChange']
]

/** Screens that the app has for what the store has too. */
const storeScreens = [
  ...['toHomePage', 'toOrderDetailPage', 'toProductDetailPage', 'toGoodsList', 'toMsgCenter', 'jumpPoint'],
  ...['toCustomPage']
]
const sinceEight = ['toCommonShareView', 'toAssistmentActivityShareView', 'toRedPacketActivityShareView']

/** The messages that an app of this version knows. */
export function functionsOf({ version, hasScreens, absent }) {
  if (version === '5.1.3') return []
  const lacks = new Set([...absent, ...(version === '7.9.0' ? sinceEight : []), ...(hasScreens ? [] : storeScreens)])
  return names.filter((name) => !lacks.has(name))
}

/** The session as the app says it (spec 3.2). */
export function baseInfo({ session, address, version, notch, hasScreens, absent, push }) {
  return {
    ...(session === undefined ? {} : { token: session.token, userId: session.userId }),
    ...(session === undefined || address === undefined ? {} : { address }),
    statusBarHeight: notch,
    appVersion: version,
    functions: functionsOf({ version, hasScreens, absent }),
    ...(push === undefined ? {} : { pushExtra: push })
  }
}

const nothing = new Set([
  ...['hideHud', 'logout', 'customerDataChanged', 'provideCustomerListData', 'fullScreen', 'setOrientation'],
  ...['afterSalesChange', 'invoiceChange', 'orderCommentChange', 'setBackResult']
])

/** What is answered at once; undefined: a screen of the app's own is shown, and its people answer. */
export function replyOf(name, state) {
  if (name === 'getBaseInfo') return { reply: baseInfo(state) }
  if (name === 'getAddress') return state.session && state.address ? { reply: state.address } : { refused: true }
  if (name === 'checkAppExist') return { reply: true }
  return nothing.has(name) ? { reply: undefined } : undefined
}

/** A name written by hand. */
export const signature = {
  paper: { width: 300, height: 150 },
  strokes: [
    [
      [30, 40],
      [90, 110],
      [140, 50]
    ],
    [
      [160, 120],
      [260, 30]
    ]
  ]
}
