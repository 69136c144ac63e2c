import { useEffect, useRef, useState, type HTMLAttributes } from 'react'
import { classes } from './classes'
import type { InputType, TextInputProps } from './textInputTypes'
import './TextInput.scss'

interface Keyboard {
  type: string
  inputMode: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete: string
}

// `text` with an input mode, not `number`: that would eat leading zeros and refuse a pasted phone with spaces.
const keyboards: Record<InputType, Keyboard> = {
  text: { type: 'text', inputMode: 'text', autoComplete: 'off' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  code: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code' },
  number: { type: 'text', inputMode: 'numeric', autoComplete: 'off' },
  search: { type: 'search', inputMode: 'search', autoComplete: 'off' },
  nickname: { type: 'text', inputMode: 'text', autoComplete: 'nickname' },
  name: { type: 'text', inputMode: 'text', autoComplete: 'name' },
  address: { type: 'text', inputMode: 'text', autoComplete: 'street-address' }
}

/** One line of text. While an input method is composing, what is half-typed stays here. */
export function TextInput(props: TextInputProps) {
  const { value, onChange, type = 'text', focus } = props
  const [composing, setComposing] = useState<string>()
  const element = useRef<HTMLInputElement>(null)
  const keyboard = keyboards[type]

  useEffect(() => {
    if (focus) element.current?.focus()
  }, [focus])

  const give = (typed: string) => onChange(props.maxLength === undefined ? typed : typed.slice(0, props.maxLength))

  return (
    <input
      ref={element}
      id={props.id}
      className={classes('ui-text-input', props.className)}
      type={keyboard.type}
      inputMode={keyboard.inputMode}
      autoComplete={keyboard.autoComplete}
      enterKeyHint={type === 'search' ? 'search' : undefined}
      autoCorrect="off"
      spellCheck={false}
      value={composing ?? value}
      placeholder={props.placeholder}
      disabled={props.disabled}
      aria-label={props.label}
      aria-invalid={props.invalid ? true : undefined}
      aria-required={props.required ? true : undefined}
      aria-describedby={props.describedBy}
      onChange={(event) => {
        if (composing === undefined) give(event.target.value)
        else setComposing(event.target.value)
      }}
      onCompositionStart={(event) => setComposing(event.currentTarget.value)}
      onCompositionEnd={(event) => {
        setComposing(undefined)
        give(event.currentTarget.value)
      }}
      onFocus={props.onFocus}
      onBlur={(event) => {
        if (composing !== undefined) {
          setComposing(undefined)
          give(event.currentTarget.value)
        }
        props.onBlur?.()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) props.onConfirm?.()
      }}
    />
  )
}
