import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { currentLocale } from '@/i18n'
import { Checkbox } from '../press/Checkbox'
import { dayWords } from './days'
import { selectWords } from './selectMessages'
import './DayHead.scss'

interface DayHeadProps {
  /** A moment of the day, epoch ms. */
  day: number
  /** Server time, epoch ms. */
  now: number
  /** Said beside the weekday, such as how many there are of the day. */
  note?: string
  /** In select mode: whether all of the day is selected, and selecting it. */
  select?: { chosen: boolean; onChange: (isChosen: boolean) => void } | undefined
}

/** Above the rows of a day: today, yesterday or the date, its weekday, and a tick for all of it. */
export const DayHead = observer(function DayHead({ day, now, note, select }: DayHeadProps) {
  const { name, note: weekday } = dayWords(day, now, currentLocale())
  return (
    <View className="ui-day">
      {select ? (
        <Checkbox
          checked={select.chosen}
          onChange={select.onChange}
          name={`${selectWords(select.chosen ? 'dayChosen' : 'chooseDay')} ${name}`}
        />
      ) : null}
      <View className="ui-day__name" role="heading" aria-level={2}>
        {name}
      </View>
      <Text className="ui-day__note">{note === undefined ? weekday : `${weekday} · ${note}`}</Text>
    </View>
  )
})
