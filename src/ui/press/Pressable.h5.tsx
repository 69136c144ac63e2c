import { classes } from '../classes'
import type { PressableProps } from './pressableTypes'
import './Pressable.scss'

/** A real button on H5: keyboard, focus and name come with it. */
export function Pressable(props: PressableProps) {
  const { role = 'button' } = props
  return (
    <button
      type="button"
      id={props.id}
      role={role === 'button' ? undefined : role}
      className={classes('ui-press', props.className)}
      style={props.style}
      disabled={props.disabled}
      aria-disabled={props.dimmed || props.busy ? true : undefined}
      aria-busy={props.busy ? true : undefined}
      aria-label={props.label}
      aria-checked={role === 'checkbox' || role === 'radio' || role === 'switch' ? Boolean(props.checked) : undefined}
      aria-selected={role === 'tab' ? Boolean(props.selected) : undefined}
      aria-current={props.current ? 'page' : undefined}
      aria-pressed={props.pressed}
      onClick={() => props.onTap?.()}
    >
      {props.children}
    </button>
  )
}
