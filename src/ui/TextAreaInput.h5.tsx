import { classes } from './classes'
import type { TextAreaInputProps } from './textInputTypes'
import { useTextEntry } from './useTextEntry'
import './TextInput.scss'

/** Several lines of text. */
export function TextAreaInput(props: TextAreaInputProps) {
  return (
    <textarea
      {...useTextEntry<HTMLTextAreaElement>(props)}
      className={classes('ui-text-input', 'ui-text-input--area', props.className)}
      rows={props.rows ?? 3}
    />
  )
}
