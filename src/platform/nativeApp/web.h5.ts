/** Leaving for a page of somebody else's whose host the site allows. */
import { openInApp } from './index.h5'

/** Opens it in the app's own view of the web, where there is one; else in this window, from which Back returns. */
export const openWeb = (url: string): void =>
  void openInApp({ name: 'loadWebView', url }).then((isTaken) => isTaken || location.assign(url))
