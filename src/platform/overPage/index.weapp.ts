import type { OverPage } from './types'

export type { OverPage } from './types'

/** The host's own «back» belongs to its pages. */
export function closesOnBack(_panel: OverPage): () => void {
  return () => undefined
}

/** See above: nothing holds a step back. */
export function leavesByItself(): void {}
