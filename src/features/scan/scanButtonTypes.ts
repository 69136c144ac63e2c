import type { ReactNode } from 'react'

export interface ScanButtonProps {
  className: string
  /** What it is called, and what it shows; default: a scanner's sign. */
  label?: string
  children?: ReactNode
  /** Where a bare model or bar code leads; default: to the products of that name. */
  onWords?: (keyword: string) => void
}
