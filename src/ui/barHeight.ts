import { systemInfo } from '@/platform/system'
import { barMeasures } from './barMeasures'

/** Height of the nav bar at the design's 375, and the width above which the column grows no more (rem is clamped). */
const DESIGN = { bar: 44, width: 375, least: 300, most: 450 }

/** Height of the nav bar with what is above it, px of the window: what sticks under it starts there. */
export function barHeight(): number {
  const { top, height } = barMeasures()
  if (height > 0) return top + height
  const width = Math.min(Math.max(systemInfo().windowWidth, DESIGN.least), DESIGN.most)
  return top + Math.round((DESIGN.bar * width) / DESIGN.width)
}
