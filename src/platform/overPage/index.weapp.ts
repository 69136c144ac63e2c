import { layOver, letGo } from './over'
import type { OverPage } from './types'

export type { OverPage } from './types'

/** The key of the phone, a swipe from the edge and the host's own way back close what lies over the page, the topmost first. */
export function closesOnBack(panel: OverPage): () => void {
  return layOver(panel)
}

/** The next step back is the shop's own and leaves the page, once the result has come; none: at once. */
export function leavesByItself(): Promise<void> | undefined {
  return letGo()
}
