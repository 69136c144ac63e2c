import { systemInfo } from '@/platform/system'

/** What a nav bar keeps free, px of the window; 0 where the host draws nothing over it. */
export interface BarMeasures {
  /** Under the status bar. */
  top: number
  /** Height of the bar below the system's; 0 leaves it to the style sheet's 44. */
  height: number
  /** Height of the bar's upper part, which lines up with the mini-program's capsule. */
  row: number
  /** At the right, for the mini-program's capsule. */
  right: number
}

/** Least height of a bar in px, at any width (spec 9.6); the style sheet's `$nav-bar` says the same. */
export const leastHeight = 44

/** Measures for a bar that lines up with the mini-program's capsule; an `exact` one is no higher than 44 for it. */
export const barMeasures = (exact = false): BarMeasures => {
  const { statusBarHeight, windowWidth, capsule, hostBar } = systemInfo()
  if (hostBar) return { top: 0, height: leastHeight, row: leastHeight, right: 0 }
  // without a status bar over the page the style sheet says how high its bar is
  const least = statusBarHeight > 0 ? leastHeight : 0
  if (!capsule) return { top: statusBarHeight, height: least, row: least, right: 0 }
  const lineHeight = Math.max(0, capsule.top - statusBarHeight) * 2 + capsule.height
  const row = exact ? Math.min(lineHeight, leastHeight) : lineHeight
  return {
    top: statusBarHeight,
    height: Math.max(row, leastHeight),
    row,
    right: Math.max(0, windowWidth - capsule.left)
  }
}

/**
 * The style of what sticks right under the nav bar: the custom property `name` as the bar's height, px, where the host draws
 * over the page; nothing elsewhere, where the style sheet says it.
 */
export function belowBar(name: `--${string}`): Record<string, string> {
  const { top, height } = barMeasures()
  return height > 0 ? { [name]: `${top + height}px` } : {}
}
