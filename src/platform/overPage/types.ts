/** A panel, viewer or dialog over a page. */
export interface OverPage {
  /** Closes it. */
  close: () => void
  /** Whether its page is the one on show. */
  isOnTop: () => boolean
}
