import { lengthOf } from '@domain/graphemes'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { FieldClear } from './FieldClear'
import { FieldFrame } from './FieldFrame'
import { TextAreaInput } from './TextAreaInput'
import { useFieldId } from './useFieldId'

export interface TextAreaProps {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string
  note?: string
  /** Characters; with it the field counts them, unless it has the cross. */
  maxLength?: number
  /** A cross empties it. */
  clearable?: boolean
  /** What a browser may fill in. */
  autoFill?: 'street-address'
  onBlur?: () => void
  placeholder?: string
  required?: boolean
  disabled?: boolean
  focus?: boolean
  /** Lines it shows at least. */
  rows?: number
  /** The label is only said, not shown. */
  bare?: boolean
  id?: string
  className?: string
}

/** Several lines of a form, such as a remark or a pasted address. */
export function TextArea(props: TextAreaProps) {
  const [isFocused, setIsFocused] = useState(false)
  const id = useFieldId(props.id)
  return (
    <FieldFrame {...props} id={id} look="row" focused={isFocused} className={`ui-field--area ${props.className ?? ''}`}>
      <TextAreaInput
        id={id}
        className="ui-field__input"
        value={props.value}
        onChange={props.onChange}
        maxLength={props.maxLength}
        placeholder={props.placeholder}
        disabled={props.disabled}
        focus={props.focus}
        rows={props.rows}
        autoFill={props.autoFill}
        label={props.bare ? props.label : undefined}
        invalid={Boolean(props.error)}
        required={props.required}
        describedBy={props.error ? `${id}-error` : props.note ? `${id}-note` : undefined}
        onFocus={() => setIsFocused(true)}
        onBlur={() => {
          setIsFocused(false)
          props.onBlur?.()
        }}
      />
      {props.clearable && props.value !== '' && !props.disabled ? (
        <FieldClear label={props.label} onTap={() => props.onChange('')} />
      ) : null}
      {props.maxLength === undefined || props.clearable ? null : (
        <View className="ui-field__count" aria-hidden>{`${lengthOf(props.value)}/${props.maxLength}`}</View>
      )}
    </FieldFrame>
  )
}
