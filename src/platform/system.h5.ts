import type { SystemInfo } from './systemTypes'

export type { SystemInfo, Capsule } from './systemTypes'

/** A column never grows past this, px: above it the app is one centred column. */
const columnWidth = 540

/** Measures of the window; safe areas come from CSS `env()` on H5, so they are 0 here. */
export function systemInfo(): SystemInfo {
  return {
    statusBarHeight: 0,
    windowWidth: Math.min(window.innerWidth, columnWidth),
    windowHeight: window.innerHeight,
    safeAreaBottom: 0
  }
}
