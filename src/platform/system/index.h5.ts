import { observable, runInAction } from 'mobx'
import type { SystemInfo } from './types'

export type { SystemInfo, Capsule } from './types'

/** A column never grows past this, px: above it the app is one centred column. */
const columnWidth = 540

/** px that the app around the page draws its status bar over; a browser draws none. */
const statusBar = observable.box(0)

/** Notes the px that the app draws its status bar over; observers of `systemInfo` see it. */
export const setStatusBarHeight = (px: number): void => runInAction(() => statusBar.set(px))

/** Measures of the window; safe areas come from CSS `env()` on H5, so they are 0 here. */
export function systemInfo(): SystemInfo {
  return {
    statusBarHeight: statusBar.get(),
    windowWidth: Math.min(window.innerWidth, columnWidth),
    windowHeight: window.innerHeight,
    safeAreaBottom: 0
  }
}

/** Codes of the languages the browser asks for, its first choice first. */
export const deviceLanguages = (): readonly string[] =>
  // an old web view has the one alone, or none
  (navigator as Partial<Navigator>).languages ??
  [navigator.language as string | undefined].filter((code) => code !== undefined)
