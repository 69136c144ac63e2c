/** The maker's app around this page, if there is one. What talks with it is fetched inside it alone. */
import { inApp } from './held.h5'
import type { AppNotice, AppScreen } from './types'

export { inApp, lookForApp } from './held.h5'
export type { AppNotice, AppScreen, ShareView } from './types'

const no = (): boolean => false
const talk = () => import('./talk.h5')

/** Tells the app, where there is one. */
export const tellApp = (notice: AppNotice): void => {
  if (inApp()) void talk().then(({ tell }) => tell(notice), no)
}

/** Asks the app to open a screen of its own; false: nobody took it. */
export const openInApp = async (screen: AppScreen): Promise<boolean> =>
  inApp() && talk().then(({ open }) => open(screen), no)
