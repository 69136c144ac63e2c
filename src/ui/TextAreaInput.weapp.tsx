import { Textarea } from '@tarojs/components'
import { classes } from './classes'
import type { TextAreaInputProps } from './textInputTypes'
import './TextInput.scss'

/** Several lines of text. */
export function TextAreaInput(props: TextAreaInputProps) {
  return (
    <Textarea
      id={props.id}
      className={classes('ui-text-input', 'ui-text-input--area', props.className)}
      value={props.value}
      maxlength={props.maxLength ?? -1}
      placeholder={props.placeholder}
      placeholderClass="ui-text-input__hint"
      disabled={props.disabled}
      focus={props.focus}
      autoHeight
      cursorSpacing={24}
      ariaLabel={props.label}
      onInput={(event) => props.onChange(event.detail.value)}
      onFocus={() => props.onFocus?.()}
      onBlur={() => props.onBlur?.()}
    />
  )
}
