import type { ReactNode } from 'react'

export interface SideScrollProps {
  /** What lies in it, for a screen reader. */
  label?: string
  /** Id of what is to be in sight as it opens, such as the chosen one. */
  into?: string | undefined
  children: ReactNode
}
