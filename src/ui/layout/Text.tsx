import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import './layout.scss'

export interface TextProps {
  /** Of the tokens: 11, 12, 14, 16, 18, 22 px; default: that of what it stands in. */
  size?: 1 | 2 | 3 | 4 | 5 | 6
  /** Default: that of what it stands in. */
  tone?: 'ink' | 'ink-2' | 'ink-3' | 'action' | 'sale' | 'warm' | 'ok' | 'white'
  weight?: 'medium' | 'bold'
  /** Room above it, of the tokens: 4, 8, 12, 16 px. */
  above?: 1 | 2 | 3 | 4
  /** Lines close to each other, for what has several. */
  tight?: boolean
  /** Cut after so many lines. */
  lines?: 1 | 2
  /** Digits of one width, for amounts and times. */
  figures?: boolean
  /** Takes the room that is left in its row. */
  grow?: boolean
  /** Keeps its width in a row. */
  fixed?: boolean
  /** A heading of this level. */
  heading?: 1 | 2 | 3
  className?: string
  children?: ReactNode
}

/** Words of a size, tone and weight: one element, a block of its own. */
export const Text = (props: TextProps) => {
  const { size, tone, weight, above, lines, heading } = props
  return (
    <View
      className={classes(
        size !== undefined && `ui-size-${size}`,
        tone !== undefined && `ui-tone-${tone}`,
        weight !== undefined && `ui-${weight}`,
        above !== undefined && `ui-above-${above}`,
        props.tight && 'ui-tight',
        lines !== undefined && `ui-lines-${lines}`,
        props.figures && 'ui-figures',
        props.grow && 'ui-grow',
        props.fixed && 'ui-fixed',
        props.className
      )}
      {...(heading === undefined ? {} : { role: 'heading', 'aria-level': heading })}
    >
      {props.children}
    </View>
  )
}
