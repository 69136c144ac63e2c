export interface FieldLabelProps {
  /** id of the input it names. */
  inputId: string
  required?: boolean
  children: string
}
