/** What the maker's native app is told of, by the names of its bridge (`docs/spec/bridge.json`). */
export type AppNotice =
  | { name: 'afterSalesChange' | 'orderCommentChange' | 'invoiceChange'; orderCode: string }
  | { name: 'hideHud' }

/** The one place that tells the app. No host has its bridge yet: nothing is sent. */
export const tellApp = (notice: AppNotice): void => void notice

/** A screen of the app's own, by the name of its bridge, with the parameters that are passed through to it. */
export type AppScreen =
  | { name: 'gotoCashierPage'; orderCodes: readonly string[] }
  | { name: 'pushCustomerService'; h5Url: string }

/** Asks the app to open a screen of its own; false: nobody took it. No host has its bridge yet. */
export const openInApp = (screen: AppScreen): boolean => {
  void screen
  return false
}
