import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Icon } from '../text/Icon'
import { uiWords } from '../messages'
import { Pressable } from '../press/Pressable'

/** The cross that empties a field; `label` is the field's. */
export const FieldClear = observer(function FieldClear({ label, onTap }: { label: string; onTap: () => void }) {
  return (
    <Pressable className="ui-field__clear" label={`${uiWords('clear')} ${label}`} onTap={onTap}>
      <View className="ui-field__cross">
        <Icon name="close" size={12} color="white" />
      </View>
    </Pressable>
  )
})
