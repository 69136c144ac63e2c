import { classes } from '../classes'
import type { TextAreaInputProps } from './textInputTypes'
import { useTextEntry } from './useTextEntry'
import './TextInput.scss'

/** Several lines of text. A copy of the words, or of the hint, behind the field makes it as high as they are. */
export function TextAreaInput(props: TextAreaInputProps) {
  const entry = useTextEntry<HTMLTextAreaElement>(props)
  return (
    <div className="ui-text-area" data-words={`${entry.value || (props.placeholder ?? '')} `}>
      <textarea
        {...entry}
        className={classes('ui-text-input', 'ui-text-input--area', props.className)}
        rows={props.rows ?? 3}
        autoComplete={props.autoFill ?? 'off'}
      />
    </div>
  )
}
