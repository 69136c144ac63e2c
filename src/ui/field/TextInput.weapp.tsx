import { Input } from '@tarojs/components'
import { useRef } from 'react'
import { classes } from '../classes'
import { uiPorts } from '../ports'
import type { InputType, TextInputProps } from './textInputTypes'
import './TextInput.scss'

const keyboards: Record<InputType, 'text' | 'number' | 'digit' | 'nickname'> = {
  text: 'text',
  phone: 'number',
  code: 'number',
  number: 'number',
  amount: 'digit',
  search: 'text',
  name: 'text',
  email: 'text',
  nickname: 'nickname'
}

/**
 * The chat app reviews a nickname once its field is left, and empties the field of one that it refuses, by no input
 * event: then the words from before stand there again.
 */
function useReview({ value, onChange, onReview }: TextInputProps) {
  const before = useRef(value)
  const textAtBlur = useRef<string>()
  const answer = useRef<(stands: boolean) => void>()
  return {
    entered: () => {
      if (!answer.current) before.current = value
    },
    typed: (words: string) => {
      if (words !== value && !answer.current) onReview?.(new Promise((resolve) => (answer.current = resolve)))
    },
    left: (words: string) => {
      textAtBlur.current = words
    },
    reviewed: (pass: boolean) => {
      if (!pass) {
        if (value !== textAtBlur.current) return // typed on since: those words have their own review
        onChange(before.current)
      }
      answer.current?.(pass)
      answer.current = undefined
    }
  }
}

/** One line of text. The host's own limit counts halves of signs: it is for digits alone. */
export function TextInput(props: TextInputProps) {
  const { type = 'text' } = props
  const review = useReview(props)
  const isNickname = type === 'nickname'
  const { maxLength } = props
  const cut = (words: string) => (maxLength === undefined ? words : uiPorts().cut(words, maxLength))
  const handleInput = (words: string) => {
    const text = cut(words)
    if (isNickname) review.typed(text)
    props.onChange(text)
  }
  return (
    <Input
      id={props.id}
      className={classes('ui-text-input', props.className)}
      type={keyboards[type]}
      value={props.value}
      maxlength={keyboards[type] === 'number' ? (maxLength ?? -1) : -1}
      placeholder={props.placeholder}
      placeholderClass="ui-text-input__hint"
      disabled={props.disabled}
      focus={props.focus}
      confirmType={type === 'search' ? 'search' : 'done'}
      cursorSpacing={24}
      ariaLabel={props.label}
      onInput={(event) => handleInput(event.detail.value)}
      onFocus={() => {
        review.entered()
        props.onFocus?.()
      }}
      onBlur={(event) => {
        // the chat app's own name, taken from over the keyboard, is told here and by no input event
        if (isNickname) {
          handleInput(event.detail.value)
          review.left(cut(event.detail.value))
        }
        props.onBlur?.()
      }}
      onNickNameReview={({ detail }: { detail: { pass: boolean } }) => review.reviewed(detail.pass)}
      onConfirm={() => props.onConfirm?.()}
    />
  )
}
