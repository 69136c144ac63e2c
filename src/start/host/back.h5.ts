/** The way back of each bar. */
import { inApp, openInApp } from '@/platform/nativeApp'
import { back, canGoBack } from '@/routes'

/** Inside the app its own page lies below the first one. */
export const hasBack = (): boolean => canGoBack() || inApp()

/** From the first page back to the app, which closes this one; where it does not, home. */
export async function goBack(): Promise<void> {
  if (!canGoBack() && inApp() && (await openInApp({ name: 'closeWebView' }))) return
  await back()
}
