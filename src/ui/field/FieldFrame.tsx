import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { FieldLabel } from './FieldLabel'
import { Icon } from '../text/Icon'
import './Field.scss'

interface FrameProps {
  id: string
  label: string
  /** The label is only said, not shown. */
  bare?: boolean
  look: 'line' | 'row'
  error?: string
  note?: ReactNode
  focused: boolean
  required?: boolean
  className?: string
  children: ReactNode
}

/** Label above, the input, and the field's own error under it. */
export function FieldFrame(props: FrameProps) {
  return (
    <View
      className={classes(
        'ui-field',
        `ui-field--${props.look}`,
        props.focused && 'ui-field--focused',
        props.error && 'ui-field--wrong',
        props.className
      )}
    >
      {props.bare ? null : (
        <FieldLabel inputId={props.id} required={props.required}>
          {props.label}
        </FieldLabel>
      )}
      <View className="ui-field__box">{props.children}</View>
      {props.error ? (
        <View id={`${props.id}-error`} className="ui-field__error" role="alert">
          <Icon name="info" size={14} />
          <Text className="ui-field__error-words">{props.error}</Text>
        </View>
      ) : props.note ? (
        <View id={`${props.id}-note`} className="ui-field__note">
          {props.note}
        </View>
      ) : null}
    </View>
  )
}
