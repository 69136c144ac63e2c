// Screens that the pictures show in several states. `screen` makes one of a picture's name, a route's key and its parameters;
// `asShopper` shows it with the shopper's login.
import { nightNames, pictureStates } from './states.mjs'

/** Service at home, with a login and without. */
export const serviceScreens = (screen, asShopper) => [
  asShopper(screen('service-home', 'bbcHome', {})),
  screen('service-home-anonymous', 'bbcHome', {}),
  asShopper(screen('service-book', 'bbcInstallRepair', {})),
  screen('service-book-anonymous', 'bbcInstallRepair', {}),
  asShopper(screen('service-history', 'bbcHistory', {})),
  screen('service-query', 'bbcQuery', {}),
  asShopper(screen('service-bill', 'bbcProgress')),
  screen('service-bill-anonymous', 'bbcProgress'),
  asShopper(screen('service-repair', 'afterSaleRepair'))
]

/** Trials: the lists, one that can be applied for, one that was won, one that is over. */
export const trialScreens = (screen, asShopper) => [
  asShopper(screen('trials', 'productTrial', {})),
  asShopper(screen('trials-mine', 'productTrial', { tab: 'MINE' })),
  screen('trials-mine-anonymous', 'productTrial', { tab: 'MINE' }),
  screen('trial-reports', 'productTrial', { tab: 'REPORTS' }),
  asShopper(screen('trial-apply', 'productTrial', { trialCode: 'TR_ROBOT' })),
  asShopper(screen('trial-drawn', 'productTrial', { trialCode: 'TR_KETTLE' })),
  screen('trial-over', 'productTrial', { trialCode: 'TR_FAN' })
]

/** The chat, with a product and without, and who one talked to; and trials. */
export const chatScreens = (screen, asShopper) => [
  asShopper(screen('chat', 'customerBackpage', {})),
  screen('chat-anonymous', 'customerBackpage', {}),
  ...[...Object.keys(pictureStates), ...nightNames].map((name) => asShopper(screen(name, 'customerBackpage', {}))),
  asShopper(screen('chat-product', 'customerBackpage', { skuCode: 'QFC4083-A11' })),
  ...trialScreens(screen, asShopper)
]

/** Invoices and titles, there and not. */
export const payScreens = (screen) => [
  screen('pay', 'pay'),
  screen('pay-failure', 'payFailure'),
  screen('desk', 'glzCashierDesk'),
  screen('pay-for-friend', 'appCheckstand'),
  screen('pay-success', 'paySuccess')
]

export const invoiceScreens = (screen, codes) => [
  screen('invoices', 'myInvoice', {}),
  screen('invoices-none', 'myInvoice', { tab: 'ENDED' }),
  screen('invoice-titles', 'myInvoice', { tab: 'TITLES' }),
  screen('invoice', 'invoiceDetails'),
  screen('invoice-missing', 'invoiceDetails', { invoiceCode: 'iv_none' }),
  screen('invoice-apply', 'issueInvoice'),
  screen('invoice-change', 'issueInvoice', { invoiceCode: codes.invoice }),
  screen('invoice-choose', 'openInvoice'),
  screen('invoice-title-new', 'addInvoiceTitle'),
  screen('invoice-title-edit', 'modifyInvoiceTitle')
]

/** What friends help to buy: all, the shopper's own, somebody else's, and by which rules. */
export const assistScreens = (screen, asShopper) => [
  asShopper(screen('assists', 'assistment', {})),
  screen('assists-anonymous', 'assistment', {}),
  asShopper(screen('assist-running', 'assistment')),
  asShopper(screen('assist-reached', 'assistment', { assistCode: 'as_opening_2_1' })),
  asShopper(screen('assist-friend', 'assistment', { assistCode: 'as_opening_3_1' })),
  screen('assist-missing', 'assistment', { assistCode: 'as_none' }),
  screen('assist-rule', 'assistmentRule')
]

export const accountScreens = (screen) => [
  screen('login', 'login'),
  screen('login-phone', 'loginForPhone'),
  screen('login-code', 'loginForPhoneCode'),
  screen('addresses', 'shippingAddress', {}),
  screen('address-new', 'addAddress', {}),
  screen('address-edit', 'addAddress')
]

export const manualSearches = (screen) => [
  screen('manual-search', 'manualSearch', { keyword: '电饭煲' }),
  screen('manual-search-empty', 'manualSearch', { keyword: 'zzzz' }),
  screen('manual-search-before', 'manualSearch', {})
]
