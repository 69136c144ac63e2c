import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { lookClasses, type LookProps } from './look'
import './layout.scss'

export interface TextProps extends LookProps {
  /** Cut after so many lines. */
  lines?: 1 | 2
  /** A heading of this level. */
  heading?: 1 | 2 | 3
  children?: ReactNode
}

/** Words of a size, tone and weight: one element, a block of its own. */
export const Text = (props: TextProps) => (
  <View
    className={lookClasses('', props)}
    {...(props.heading === undefined ? {} : { role: 'heading', 'aria-level': props.heading })}
  >
    {props.children}
  </View>
)
