import { Label, Text } from '@tarojs/components'
import type { FieldLabelProps } from './fieldLabelTypes'

/** The label of an input; a tap on it moves the cursor in. */
export function FieldLabel({ inputId, required, children }: FieldLabelProps) {
  return (
    <Label className="ui-field__label" for={inputId}>
      {children}
      {required ? <Text className="ui-field__star">*</Text> : null}
    </Label>
  )
}
