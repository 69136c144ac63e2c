/** The maker's app hosts no mini-program. */
import type { AppNotice, AppScreen } from './types'

export type { AppNotice, AppScreen, ShareView } from './types'

/** False: no app is around a mini-program. */
export const inApp = (): boolean => false

/** Does nothing: no app listens. */
export const tellApp = (_notice: AppNotice): void => undefined

/** Resolves to false: no app took the screen. */
export const openInApp = (_screen: AppScreen): Promise<boolean> => Promise.resolve(false)
