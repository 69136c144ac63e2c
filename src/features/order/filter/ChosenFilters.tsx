import { observer } from 'mobx-react-lite'
import { ChosenFilters } from '@/ui/form/ChosenFilters'
import { without, type OrderFilter } from './rules'
import { namedFilters } from './words'
import './filter.scss'

interface ChosenOrderFiltersProps {
  filter: OrderFilter
  onChange: (filter: OrderFilter) => void
}

/** What orders are narrowed by. */
export const ChosenOrderFilters = observer(function ChosenOrderFilters({ filter, onChange }: ChosenOrderFiltersProps) {
  const chips = namedFilters(filter).map(({ names, words }) => ({
    key: names[0] ?? '',
    words,
    onRemove: () => onChange(without(filter, names))
  }))
  return <ChosenFilters chosen={chips} onClear={() => onChange({})} />
})
