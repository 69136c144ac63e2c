import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button, Icon, Pressable } from '@/ui'
import { filterWords as t } from './messages'
import { without, type OrderFilter } from './rules'
import { namedFilters } from './words'
import './filter.scss'

interface ChosenFiltersProps {
  filter: OrderFilter
  onChange: (filter: OrderFilter) => void
}

/** What orders are narrowed by, each to be taken away, and all of it at once. */
export const ChosenFilters = observer(function ChosenFilters({ filter, onChange }: ChosenFiltersProps) {
  const named = namedFilters(filter)
  if (named.length === 0) return null
  return (
    <View className="order-filter__chosen" role="group" aria-label={t('chosen')}>
      {named.map(({ names, words }) => (
        <Pressable
          key={names[0]}
          className="order-filter__one"
          label={t('remove', { name: words })}
          onTap={() => onChange(without(filter, names))}
        >
          <View className="order-filter__words">{words}</View>
          <Icon name="close" size={12} color="action" />
        </Pressable>
      ))}
      {named.length > 1 ? (
        <Button kind="text" size="s" onTap={() => onChange({})}>
          {t('clear')}
        </Button>
      ) : null}
    </View>
  )
})
