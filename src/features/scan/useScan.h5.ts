import type { ScanState } from './scanState'

export type { ScanState } from './scanState'

/** Codes are a matter of the mini-program: a browser opens the link itself. */
export function useScan(): ScanState {
  return { status: 'none' }
}
