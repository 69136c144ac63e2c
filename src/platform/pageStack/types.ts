/** The host goes from one page to another, whoever asked for it. */
export interface PageChange {
  /** Path of the page that is left; none at the first one. */
  from: string | undefined
  /** Path of the page that comes. */
  to: string
}
