import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Icon, Pressable, Sheet } from '@/ui'
import '@/ui/layout/layout.scss'
import './own.scss'

interface ChoiceSheetProps {
  open: boolean
  onClose: () => void
  title: string
  /** Undefined while nothing is chosen. */
  value: string | undefined
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => unknown
}

/** One of few, chosen by a tap. */
export const ChoiceSheet = observer(function ChoiceSheet(props: ChoiceSheetProps) {
  return (
    <Sheet open={props.open} onClose={props.onClose} title={props.title}>
      <View className="own-choices" role="radiogroup" aria-label={props.title}>
        {props.options.map(({ value, label }) => (
          <Pressable
            key={value}
            className="ui__row ui__justify-between ui__wide own-choices__one"
            role="radio"
            checked={value === props.value}
            onTap={() => void props.onChoose(value)}
          >
            {label}
            {value === props.value ? <Icon name="check" size={20} color="brand" /> : null}
          </Pressable>
        ))}
      </View>
    </Sheet>
  )
})
