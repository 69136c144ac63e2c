import { View } from '@tarojs/components'
import { classes } from '../classes'
import type { PressableProps } from './pressableTypes'
import './Pressable.scss'

/** A view with a role in the mini-program: its own button brings a look that can't be taken off. */
export function Pressable(props: PressableProps) {
  const isDisabled = Boolean(props.disabled)
  return (
    <View
      id={props.id}
      className={classes('ui-press', props.className)}
      style={props.style}
      ariaRole={props.role ?? 'button'}
      ariaLabel={props.label}
      hoverClass={isDisabled ? 'none' : 'ui-press--down'}
      onClick={isDisabled ? undefined : () => props.onTap?.()}
    >
      {props.children}
    </View>
  )
}
