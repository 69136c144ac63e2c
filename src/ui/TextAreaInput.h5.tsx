import { useEffect, useRef, useState } from 'react'
import { classes } from './classes'
import type { TextAreaInputProps } from './textInputTypes'
import './TextInput.scss'

/** Several lines of text. While an input method is composing, what is half-typed stays here. */
export function TextAreaInput(props: TextAreaInputProps) {
  const { value, onChange, focus, rows = 3 } = props
  const [composing, setComposing] = useState<string>()
  const element = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    if (focus) element.current?.focus()
  }, [focus])

  const give = (typed: string) => onChange(props.maxLength === undefined ? typed : typed.slice(0, props.maxLength))

  return (
    <textarea
      ref={element}
      id={props.id}
      className={classes('ui-text-input', 'ui-text-input--area', props.className)}
      rows={rows}
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
      onBlur={props.onBlur}
    />
  )
}
