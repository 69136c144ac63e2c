import { Textarea } from '@tarojs/components'
import { classes } from '../classes'
import { uiPorts } from '../ports'
import type { TextAreaInputProps } from './textInputTypes'
import './TextInput.scss'

/** Several lines of text. The host's own limit would count halves of signs, and is 140 unless there is none. */
export function TextAreaInput(props: TextAreaInputProps) {
  const { maxLength, onChange } = props
  return (
    <Textarea
      id={props.id}
      className={classes('ui-text-input', 'ui-text-input--area', props.className)}
      value={props.value}
      maxlength={-1}
      placeholder={props.placeholder}
      placeholderClass="ui-text-input__hint"
      disabled={props.disabled}
      focus={props.focus}
      autoHeight
      cursorSpacing={24}
      ariaLabel={props.label}
      onInput={({ detail: { value } }) => onChange(maxLength === undefined ? value : uiPorts().cut(value, maxLength))}
      onFocus={() => props.onFocus?.()}
      onBlur={() => props.onBlur?.()}
    />
  )
}
