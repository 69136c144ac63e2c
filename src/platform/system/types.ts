/** The mini-program's own button at the top right; px from the window's top left. */
export interface Capsule {
  top: number
  left: number
  width: number
  height: number
}

/** The platform's number of the scene in which it shows one page between bars of its own (spec 9.5). */
export const singlePageScene = 1154

/** What a page must leave room for, px. */
export interface SystemInfo {
  statusBarHeight: number
  windowWidth: number
  windowHeight: number
  safeAreaBottom: number
  /** Only in the mini-program. */
  capsule?: Capsule
  /** The host's own bar stands above the page, and nothing over it. */
  hostBar?: boolean
}
