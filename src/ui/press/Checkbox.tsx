import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../text/Icon'
import { Pressable } from './Pressable'
import './Checkbox.scss'

export interface CheckboxProps {
  checked: boolean
  onChange: (isChecked: boolean) => void
  /** Words beside it; a tap on them ticks too. May hold links. */
  label?: ReactNode
  /** What a screen reader says; needed when the label is absent or more than words. */
  name?: string
  /** One of several that exclude each other. */
  radio?: boolean
  disabled?: boolean
  className?: string
}

/** A round tick. */
export function Checkbox({ checked, onChange, label, name, radio, disabled, className }: CheckboxProps) {
  const toggle = () => {
    if (!disabled) onChange(radio ? true : !checked)
  }
  return (
    <View className={classes('ui-checkbox', disabled && 'ui-checkbox--disabled', className)}>
      <Pressable
        className="ui-checkbox__box"
        role={radio ? 'radio' : 'checkbox'}
        checked={checked}
        disabled={disabled}
        label={name ?? (typeof label === 'string' ? label : undefined)}
        onTap={toggle}
      >
        <View className={classes('ui-checkbox__tick', checked && 'ui-checkbox__tick--on')}>
          {checked ? <Icon name="check" size={14} color="white" /> : null}
        </View>
      </Pressable>
      {label ? (
        <View className="ui-checkbox__label" onClick={typeof label === 'string' ? toggle : undefined}>
          {label}
        </View>
      ) : null}
    </View>
  )
}
