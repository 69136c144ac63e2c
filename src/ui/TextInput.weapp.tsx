import { Input } from '@tarojs/components'
import { classes } from './classes'
import type { InputType, TextInputProps } from './textInputTypes'
import './TextInput.scss'

const keyboards: Record<InputType, 'text' | 'number' | 'nickname'> = {
  text: 'text',
  phone: 'number',
  code: 'number',
  number: 'number',
  search: 'text',
  name: 'text',
  nickname: 'nickname',
  address: 'text'
}

/** One line of text. */
export function TextInput(props: TextInputProps) {
  const { type = 'text' } = props
  return (
    <Input
      id={props.id}
      className={classes('ui-text-input', props.className)}
      type={keyboards[type]}
      value={props.value}
      maxlength={props.maxLength ?? -1}
      placeholder={props.placeholder}
      placeholderClass="ui-text-input__hint"
      disabled={props.disabled}
      focus={props.focus}
      confirmType={type === 'search' ? 'search' : 'done'}
      cursorSpacing={24}
      ariaLabel={props.label}
      onInput={(event) => props.onChange(event.detail.value)}
      onFocus={() => props.onFocus?.()}
      onBlur={(event) => {
        // the chat app's own name, taken from over the keyboard, is told here and by no input event
        if (type === 'nickname') props.onChange(event.detail.value)
        props.onBlur?.()
      }}
      onConfirm={() => props.onConfirm?.()}
    />
  )
}
