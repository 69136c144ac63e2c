import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { classes } from '../classes'
import { listWords, scoreWord } from '../list/messages'
import { Pressable } from '../press/Pressable'
import { useFieldId } from '../field/useFieldId'
import { GroupFrame, type GroupProps } from './GroupFrame'
import '../list/Stars.scss'

export interface StarFieldProps extends Omit<GroupProps, 'id'> {
  id?: string
  /** 1–5, 0 while none is given. */
  value: number
  onChange: (value: number) => void
  /** As a form's binding brings them. */
  focus?: boolean
  onBlur?: () => void
}

const five = [1, 2, 3, 4, 5]

/** Stars to give, with what they mean in a word. */
export const StarField = observer(function StarField(props: StarFieldProps) {
  const { value, label, onChange } = props
  const id = useFieldId(props.id)
  return (
    <GroupFrame {...props} id={id} role="radiogroup">
      <View className="ui-stars ui-stars--give">
        {five.map((star) => (
          <Pressable
            key={star}
            className="ui-stars__give"
            role="radio"
            checked={value === star}
            label={`${label} ${listWords('score', { score: star, most: five.length })}`}
            onTap={() => onChange(star)}
          >
            <View className={classes('ui-stars__star', star <= value && 'ui-stars__star--on')} />
          </Pressable>
        ))}
        <Text className="ui-stars__word">{value > 0 ? scoreWord(value) : ''}</Text>
      </View>
    </GroupFrame>
  )
})
