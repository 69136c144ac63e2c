import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { ClearButton, Icon, TextInput } from '@/ui'
import { manualWords } from '../messages'
import './FindField.scss'

interface FindFieldProps {
  value: string
  hint: string
  label: string
  focus?: boolean
  onChange: (typed: string) => void
  onSubmit?: () => void
}

/** A search box 36 high, for a bar. */
export const FindField = observer(function FindField({
  value,
  hint,
  label,
  focus,
  onChange,
  onSubmit
}: FindFieldProps) {
  return (
    <View className="manual-field" role="search">
      <Icon name="search" size={18} color="ink-3" />
      <TextInput
        className="manual-field__input"
        type="search"
        label={label}
        value={value}
        maxLength={60}
        placeholder={hint}
        focus={focus}
        onChange={onChange}
        onConfirm={onSubmit}
      />
      {value === '' ? null : (
        <ClearButton className="manual-field__clear" label={manualWords('clear')} onTap={() => onChange('')} />
      )}
    </View>
  )
})
