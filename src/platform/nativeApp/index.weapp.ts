/** The maker's app hosts no mini-program. */
import type { AppNotice, AppScreen } from './types'

export type { AppNotice, AppScreen, ShareView } from './types'

export const inApp = (): boolean => false

export const tellApp = (_notice: AppNotice): void => undefined

export const openInApp = (_screen: AppScreen): Promise<boolean> => Promise.resolve(false)
