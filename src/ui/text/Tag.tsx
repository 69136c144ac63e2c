import { Text } from '@tarojs/components'
import { classes } from '../classes'
import './Tag.scss'

export interface TagProps {
  kind?: 'sale' | 'brand' | 'warm' | 'ok' | 'plain'
  className?: string
  children?: string
}

/** A short label on a tint: a promotion, a state, an address's kind. */
export function Tag({ kind = 'sale', className, children }: TagProps) {
  return <Text className={classes('ui-tag', `ui-tag--${kind}`, className)}>{children}</Text>
}
