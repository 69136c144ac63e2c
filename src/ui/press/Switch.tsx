import { View } from '@tarojs/components'
import { classes } from '../classes'
import { Pressable } from './Pressable'
import './Switch.scss'

export interface SwitchProps {
  on: boolean
  onChange: (on: boolean) => void
  /** What it turns on, for a screen reader. */
  label: string
  disabled?: boolean
}

/** On or off, at once. */
export function Switch({ on, onChange, label, disabled }: SwitchProps) {
  return (
    <Pressable
      className={classes('ui-switch', on && 'ui-switch--on', disabled && 'ui-switch--disabled')}
      role="switch"
      checked={on}
      disabled={disabled}
      label={label}
      onTap={() => onChange(!on)}
    >
      <View className="ui-switch__knob" />
    </Pressable>
  )
}
