import { View } from '@tarojs/components'
import { classes } from '../classes'
import type { PressableProps } from './pressableTypes'
import './Pressable.scss'

/** A view with a role in the mini-program: its own button brings a look that can't be taken off. */
export function Pressable(props: PressableProps) {
  const stopped = Boolean(props.disabled)
  return (
    <View
      id={props.id}
      className={classes('ui-press', props.className)}
      style={props.style}
      ariaRole={props.role ?? 'button'}
      ariaLabel={props.label}
      hoverClass={stopped ? 'none' : 'ui-press--down'}
      onClick={stopped ? undefined : () => props.onTap?.()}
    >
      {props.children}
    </View>
  )
}
