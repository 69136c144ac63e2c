import { View } from '@tarojs/components'
import { classes } from '../classes'
import type { IconName } from './iconNames'
import './Icon.scss'

export interface IconProps {
  name: IconName
  /** px at 375 wide. */
  size?: 12 | 14 | 16 | 18 | 20 | 22 | 24 | 28 | 32
  /** A token; without one it takes the colour of the text around it. */
  color?: 'brand' | 'action' | 'sale' | 'warm' | 'ok' | 'ink' | 'ink-2' | 'ink-3' | 'disabled' | 'white'
  className?: string
}

/** A drawn icon; says nothing to a screen reader, so what it stands in has its own name. */
export function Icon({ name, size = 24, color, className }: IconProps) {
  return (
    <View
      className={classes('ui-icon', `ui-icon--${name}`, `ui-icon--${size}`, color && `ui-icon--c-${color}`, className)}
      aria-hidden
    />
  )
}
