import type { ReactElement } from 'react'

export interface TabStripProps {
  /** Differs when another tab is chosen, or when tabs get another width, as by counts that come late. */
  state: string
  className: string
  label: string | undefined
  children: ReactElement<{ selected: boolean }>[]
}
