/** The mini-program's own button at the top right; px from the window's top left. */
export interface Capsule {
  top: number
  left: number
  width: number
  height: number
}

/** What a page must leave room for, px. */
export interface SystemInfo {
  statusBarHeight: number
  windowWidth: number
  windowHeight: number
  safeAreaBottom: number
  /** Only in the mini-program. */
  capsule?: Capsule
}
