import type { FieldLabelProps } from './fieldLabelTypes'

/** The label of an input; a tap on it moves the cursor in. */
export function FieldLabel({ inputId, required, children }: FieldLabelProps) {
  return (
    <label className="ui-field__label" htmlFor={inputId}>
      {children}
      {required ? (
        <span className="ui-field__star" aria-hidden="true">
          *
        </span>
      ) : null}
    </label>
  )
}
