import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Icon } from '../text/Icon'
import { Pressable } from '../press/Pressable'
import { filterWords } from './filterMessages'
import './ChosenFilters.scss'

interface FilterButtonProps {
  /** How many things narrow the list. */
  count?: number
  onTap: () => void
}

/** The way to a filter's sheet. */
export const FilterButton = observer(function FilterButton({ count = 0, onTap }: FilterButtonProps) {
  return (
    <Pressable
      className={count > 0 ? 'ui-filter-button ui-filter-button--on' : 'ui-filter-button'}
      {...(count > 0 ? { label: filterWords('filterOn', { count }) } : {})}
      onTap={onTap}
    >
      <Text>{filterWords('filter')}</Text>
      <Icon name="filter" size={14} />
    </Pressable>
  )
})
