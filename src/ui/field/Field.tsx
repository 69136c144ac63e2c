import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { FieldClear } from './FieldClear'
import { FieldFrame } from './FieldFrame'
import { TextInput } from './TextInput'
import type { InputType } from './textInputTypes'
import { useFieldId } from './useFieldId'

export interface FieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Shown under the field and tied to it; set it on blur. */
  error?: string
  /** Help under the field while there is no error. */
  note?: ReactNode
  type?: InputType
  /** Characters. */
  maxLength?: number
  onBlur?: () => void
  onConfirm?: () => void
  /** As of `TextInput`: the chat app's review of a nickname. */
  onReview?: (stands: Promise<boolean>) => void
  placeholder?: string
  required?: boolean
  disabled?: boolean
  /** Turning true moves the cursor in: the first wrong field of a refused form. */
  focus?: boolean
  /** Before the text, such as +86. */
  prefix?: ReactNode
  /** After the text, such as a button that sends a code. */
  suffix?: ReactNode
  /** `line`: large on a line, for login; `row`: in a card of a form. */
  look?: 'line' | 'row'
  /** The label is only said, not shown. */
  bare?: boolean
  id?: string
  className?: string
}

/** One line of a form. */
export const Field = observer(function Field(props: FieldProps) {
  const { look = 'row', value } = props
  const [isFocused, setIsFocused] = useState(false)
  const id = useFieldId(props.id)
  return (
    <FieldFrame {...props} id={id} look={look} focused={isFocused}>
      {props.prefix ? <View className="ui-field__prefix">{props.prefix}</View> : null}
      <TextInput
        id={id}
        className="ui-field__input"
        value={value}
        onChange={props.onChange}
        type={props.type}
        maxLength={props.maxLength}
        placeholder={props.placeholder}
        disabled={props.disabled}
        focus={props.focus}
        label={props.bare ? props.label : undefined}
        invalid={Boolean(props.error)}
        required={props.required}
        describedBy={props.error ? `${id}-error` : props.note ? `${id}-note` : undefined}
        onConfirm={props.onConfirm}
        onReview={props.onReview}
        onFocus={() => setIsFocused(true)}
        onBlur={() => {
          setIsFocused(false)
          props.onBlur?.()
        }}
      />
      {value !== '' && !props.disabled ? <FieldClear label={props.label} onTap={() => props.onChange('')} /> : null}
      {props.suffix ? <View className="ui-field__suffix">{props.suffix}</View> : null}
    </FieldFrame>
  )
})
