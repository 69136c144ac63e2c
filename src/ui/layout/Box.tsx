import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import './layout.scss'

export interface BoxProps {
  /** Room between what stands in it, of the tokens: 4, 8, 12, 16 px. */
  gap?: 1 | 2 | 3 | 4
  /** Across: default the middle of a row, the width of a stack. */
  align?: 'start' | 'end' | 'baseline' | 'stretch'
  /** Along: default from the start. */
  justify?: 'between' | 'center' | 'end'
  /** Room above it, of the tokens: 4, 8, 12, 16 px. */
  above?: 1 | 2 | 3 | 4
  wrap?: boolean
  /** Takes the room that is left where it stands. */
  grow?: boolean
  role?: string
  label?: string
  className?: string
  children?: ReactNode
}

/** The classes of a box; for what is an element already, such as a Pressable, and needs none around it. */
export const boxClasses = (
  kind: 'row' | 'stack',
  { gap, align, justify, above, wrap, grow, className }: BoxProps
): string =>
  classes(
    `ui-${kind}`,
    gap !== undefined && `ui-gap-${gap}`,
    align !== undefined && `ui-align-${align}`,
    justify !== undefined && `ui-justify-${justify}`,
    above !== undefined && `ui-above-${above}`,
    wrap && 'ui-wrap',
    grow && 'ui-grow',
    className
  )

/** Things beside each other: one element. */
export const Row = (props: BoxProps) => (
  <View className={boxClasses('row', props)} role={props.role} aria-label={props.label}>
    {props.children}
  </View>
)

/** Things below each other: one element. */
export const Stack = (props: BoxProps) => (
  <View className={boxClasses('stack', props)} role={props.role} aria-label={props.label}>
    {props.children}
  </View>
)
