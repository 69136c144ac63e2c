import { barMeasures, leastHeight } from './barMeasures'

/** Height of the nav bar with what is above it, px of the window: what sticks under it starts there. */
export function barHeight(): number {
  const { top, height } = barMeasures()
  return top + Math.max(height, leastHeight)
}
