import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { lookClasses, type LookProps } from './look'
import './layout.scss'

export interface BoxProps extends LookProps {
  /** Room between what stands in it, of the tokens: 4, 8, 12, 16 px. */
  gap?: 1 | 2 | 3 | 4
  /** Across: default the middle of a row, the width of a stack. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  /** Along: default from the start. */
  justify?: 'between' | 'center' | 'end'
  wrap?: boolean
  role?: string
  label?: string
  children?: ReactNode
}

const box = (kind: string, props: BoxProps) => (
  <View className={lookClasses(kind, props)} role={props.role} aria-label={props.label}>
    {props.children}
  </View>
)

/** Things beside each other: one element. */
export const Row = (props: BoxProps) => box('ui__row', props)

/** Things below each other: one element. */
export const Stack = (props: BoxProps) => box('ui__stack', props)
