/** The host goes from one page to another, by the shop's own step or the shopper's. */
export interface PageChange {
  /** Path of the page that is left; none at the first one. */
  from: string | undefined
  /** Path of the page that comes. */
  to: string
}
