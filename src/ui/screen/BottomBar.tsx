import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { useKeyboardInset } from '../field/useKeyboardInset'
import './BottomBar.scss'

export interface BottomBarProps {
  className?: string
  children?: ReactNode
}

/** The screen's one primary action and what belongs to it; goes into the screen's `footer`. */
export function BottomBar({ className, children }: BottomBarProps) {
  const inset = useKeyboardInset()
  return (
    <View
      className={classes('ui-bottom-bar', className)}
      style={inset > 0 ? { transform: `translateY(-${inset}px)` } : undefined}
    >
      {children}
    </View>
  )
}
