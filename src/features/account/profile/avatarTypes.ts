import type { ReactNode } from 'react'

export interface AvatarButtonProps {
  /** What a screen reader says. */
  label: string
  busy: boolean
  /** A file of this device; undefined when the choice was given up. */
  onChosen: (filePath: string | undefined) => void
  children: ReactNode
}
