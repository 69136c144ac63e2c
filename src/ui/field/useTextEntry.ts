import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type SyntheticEvent
} from 'react'
import { uiPorts } from '../ports'
import type { TextAreaInputProps } from './textInputTypes'

/** A range that is selected stays: it is to be copied or typed over. */
function cursorToEnd({ currentTarget: field }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const end = field.value.length
  if (field.selectionStart === field.selectionEnd && field.selectionEnd !== end) field.setSelectionRange(end, end)
}

/**
 * What one line and several lines of text in a browser have in common. While an input method is composing, what is
 * half-typed stays here; leaving the field ends that too, since not every browser says so.
 */
export function useTextEntry<E extends HTMLInputElement | HTMLTextAreaElement>(props: TextAreaInputProps) {
  const { value, onChange, maxLength, focus } = props
  const [composing, setComposing] = useState<string>()
  const element = useRef<E>(null)

  useEffect(() => {
    if (focus) element.current?.focus()
  }, [focus])

  const give = (text: string) => onChange(maxLength === undefined ? text : uiPorts().cut(text, maxLength))
  const end = (text: string) => {
    setComposing(undefined)
    give(text)
  }

  return {
    ref: element,
    id: props.id,
    value: composing ?? value,
    placeholder: props.placeholder,
    disabled: props.disabled,
    'aria-label': props.label,
    'aria-invalid': props.invalid ? true : undefined,
    'aria-required': props.required ? true : undefined,
    'aria-describedby': props.describedBy,
    onChange: (event: ChangeEvent<E>) => {
      if (composing === undefined) give(event.target.value)
      else setComposing(event.target.value)
    },
    onCompositionStart: (event: CompositionEvent<E>) => setComposing(event.currentTarget.value),
    onCompositionEnd: (event: CompositionEvent<E>) => end(event.currentTarget.value),
    onSelect: props.endCursor ? cursorToEnd : undefined,
    onFocus: props.onFocus,
    onBlur: (event: FocusEvent<E>) => {
      if (composing !== undefined) end(event.currentTarget.value)
      props.onBlur?.()
    }
  }
}
