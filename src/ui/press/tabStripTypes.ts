import type { ReactElement } from 'react'

export interface TabStripProps {
  /** Which of the tabs is chosen, from 0. */
  chosen: number
  /** Differs when the tabs get another width, as by counts that come late. */
  widths: string
  className: string
  label: string | undefined
  children: ReactElement[]
}
