import type { ReactNode } from 'react'

/** Anything that can be tapped. Never put one inside another: lay them side by side. */
export interface PressableProps {
  onTap?: () => void
  /** Can't be reached or tapped. */
  disabled?: boolean
  /** Looks and says disabled, yet a tap still tells why. */
  dimmed?: boolean
  /** What a screen reader says; needed when the content has no words. */
  label?: string
  role?: 'button' | 'link' | 'checkbox' | 'radio' | 'switch' | 'tab'
  /** State of a checkbox, radio or switch. */
  checked?: boolean
  /** State of a tab. */
  selected?: boolean
  /** A link to the screen that is on show. */
  current?: boolean
  /** State of a button that stays pressed, such as a chip. */
  pressed?: boolean
  busy?: boolean
  id?: string
  className?: string
  style?: Record<string, string | number>
  children?: ReactNode
}
