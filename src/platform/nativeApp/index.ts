/** What the maker's native app is told of, by the names of its bridge (`docs/spec/bridge.json`). */
export interface AppNotice {
  name: 'orderCommentChange' | 'invoiceChange'
  orderCode: string
}

/** The one place that tells the app. No host has its bridge yet: nothing is sent. */
export const tellApp = (notice: AppNotice): void => void notice
