import type { ReactNode } from 'react'

export interface SideScrollProps {
  /** What lies in it, for a screen reader. */
  label?: string
  children: ReactNode
}
