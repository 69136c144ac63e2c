import type { ScanButtonProps } from './scanButtonTypes'

/** A browser has no scanner of its own: there is no way to one. */
export function ScanButton(_props: ScanButtonProps) {
  return null
}
