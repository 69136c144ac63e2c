import { observer } from 'mobx-react-lite'
import { Field } from '../field/Field'

interface IdentityFieldsProps {
  values: Readonly<Record<'realName' | 'idNumber', string>>
  wrong: Readonly<Partial<Record<'realName' | 'idNumber', string | undefined>>>
  change: (name: 'realName' | 'idNumber') => (value: string) => void
  onLeaveId: () => void
  words: (key: 'name' | 'nameHint' | 'id' | 'idHint') => string
}

/** A person's name and the number of their identity card. */
export const IdentityFields = observer(function IdentityFields(props: IdentityFieldsProps) {
  const { values, wrong, change, onLeaveId, words } = props
  return (
    <>
      <Field
        label={words('name')}
        placeholder={words('nameHint')}
        value={values.realName}
        maxLength={60}
        error={wrong.realName}
        onChange={change('realName')}
      />
      <Field
        label={words('id')}
        placeholder={words('idHint')}
        value={values.idNumber}
        maxLength={36}
        error={wrong.idNumber}
        onChange={change('idNumber')}
        onBlur={onLeaveId}
      />
    </>
  )
})
