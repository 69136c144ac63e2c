import { systemInfo } from '@/platform/system'

/** What a nav bar keeps free, px of the window; 0 where the host draws nothing over it. */
export interface BarMeasures {
  /** Under the status bar. */
  top: number
  /** Of the bar itself; 0 leaves it to the style sheet's 44. */
  height: number
  /** At the right, for the mini-program's capsule. */
  right: number
}

/** Measures for a bar that lines up with the mini-program's capsule. */
export const barMeasures = (): BarMeasures => {
  const { statusBarHeight, windowWidth, capsule } = systemInfo()
  if (!capsule) return { top: statusBarHeight, height: 0, right: 0 }
  return {
    top: statusBarHeight,
    height: Math.max(0, capsule.top - statusBarHeight) * 2 + capsule.height,
    right: Math.max(0, windowWidth - capsule.left)
  }
}
