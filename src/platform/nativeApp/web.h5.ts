/** Leaving for a page of somebody else's whose host the site allows. */
import { inApp, openInApp } from './index.h5'

/** Opens it in the app's own view of the web, where there is one; else in this window, from which Back returns. */
export function openWeb(url: string): void {
  const here = () => window.location.assign(url)
  if (!inApp()) return here()
  void openInApp({ name: 'loadWebView', url }).then((taken) => {
    if (!taken) here()
  })
}
