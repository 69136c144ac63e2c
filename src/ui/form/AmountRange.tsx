import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { fenOfYuan, yuanOfFen } from '@/lib/yuan'
import { TextInput } from '../field/TextInput'
import { filterWords } from './filterMessages'
import { inOrder, isTurned, type Range } from './range'
import './FilterParts.scss'

interface AmountRangeProps {
  title: string
  /** Beside the title, such as the range that there is. */
  note?: string | undefined
  range: Range
  onChange: (range: Range) => void
  /** What the two fields are called; default: 最低金额, 最高金额. */
  labels?: readonly [from: string, to: string]
  /** What is said when the ends were turned; default: 最低高于最高，已为你对调. */
  turnedWords?: string
}

/** Two fields of whole yuan; a range typed the wrong way round is turned when a field is left, and says so. */
export const AmountRange = observer(function AmountRange(props: AmountRangeProps) {
  const { title, note, range, onChange, labels, turnedWords = filterWords('swapped') } = props
  const [hasTurned, setHasTurned] = useState(false)
  const order = () => {
    setHasTurned(isTurned(range))
    if (isTurned(range)) onChange(inOrder(range))
  }
  const [from, to] = labels ?? [filterWords('min'), filterWords('max')]
  const field = (end: keyof Range, label: string) => (
    <TextInput
      className="ui-amount-range__field"
      type="number"
      label={label}
      placeholder={label}
      value={yuanOfFen(range[end])}
      maxLength={12}
      onChange={(text) => onChange({ ...range, [end]: fenOfYuan(text) })}
      onBlur={order}
      onConfirm={order}
    />
  )
  return (
    <View className="ui-filter-part" role="group" aria-label={title}>
      <View className="ui-filter-part__title">
        <Text>{title}</Text>
        {note === undefined ? null : <Text className="ui-filter-part__note">{note}</Text>}
      </View>
      <View className="ui-amount-range">
        {field('from', from)}
        <View className="ui-amount-range__dash" />
        {field('to', to)}
      </View>
      {hasTurned ? (
        <View className="ui-amount-range__note" role="status">
          {turnedWords}
        </View>
      ) : null}
    </View>
  )
})
