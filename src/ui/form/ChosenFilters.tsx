import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '../press/Button'
import { Icon } from '../text/Icon'
import { Pressable } from '../press/Pressable'
import { filterWords } from './filterMessages'
import './ChosenFilters.scss'

interface ChosenFiltersProps {
  /** Each thing that narrows the list, by its name, and taking it away. */
  chosen: readonly { key: string; words: string; onRemove: () => void }[]
  onClear: () => void
}

/** What a list is narrowed by, each to be taken away, and all of it at once; nothing where it is not narrowed. */
export const ChosenFilters = observer(function ChosenFilters({ chosen, onClear }: ChosenFiltersProps) {
  if (chosen.length === 0) return null
  return (
    <View className="ui-chosen" role="group" aria-label={filterWords('chosen')}>
      {chosen.map(({ key, words, onRemove }) => (
        <Pressable key={key} className="ui-chosen__one" label={filterWords('remove', { name: words })} onTap={onRemove}>
          <View className="ui-chosen__words">{words}</View>
          <Icon name="close" size={12} color="action" />
        </Pressable>
      ))}
      {chosen.length > 1 ? (
        <Button kind="text" size="s" onTap={onClear}>
          {filterWords('clear')}
        </Button>
      ) : null}
    </View>
  )
})
