import type { HTMLAttributes } from 'react'
import { classes } from '../classes'
import type { InputType, TextInputProps } from './textInputTypes'
import { useTextEntry } from './useTextEntry'
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
  amount: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
  search: { type: 'search', inputMode: 'search', autoComplete: 'off' },
  nickname: { type: 'text', inputMode: 'text', autoComplete: 'nickname' },
  name: { type: 'text', inputMode: 'text', autoComplete: 'name' },
  // not of the type `email`: the browser would take what is half typed for nothing
  email: { type: 'text', inputMode: 'email', autoComplete: 'email' }
}

/** One line of text. */
export function TextInput(props: TextInputProps) {
  const { type = 'text' } = props
  const keyboard = keyboards[type]
  return (
    <input
      {...useTextEntry<HTMLInputElement>(props)}
      className={classes('ui-text-input', props.className)}
      type={keyboard.type}
      inputMode={keyboard.inputMode}
      autoComplete={keyboard.autoComplete}
      enterKeyHint={type === 'search' ? 'search' : undefined}
      autoCorrect="off"
      spellCheck={false}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) props.onConfirm?.()
      }}
    />
  )
}
