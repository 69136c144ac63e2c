import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Chip } from '@/ui'
import { searchWords } from './messages'
import { quickChips, toggleAttr, toggleCategory, type Facets, type Filter } from './rules'
import './SortBar.scss'

interface QuickChipsProps {
  /** Undefined until they came. */
  facets: Facets | undefined
  /** They can't be had: nothing is waited for. */
  failed: boolean
  withCategories: boolean
  filter: Filter
  onChange: (filter: Filter) => void
}

/** The filters most used, one tap away; a chosen one is taken back by a tap. */
export const QuickChips = observer(function QuickChips({
  facets,
  failed,
  withCategories,
  filter,
  onChange
}: QuickChipsProps) {
  return (
    <View className="quick-chips" role="group" aria-label={searchWords('quick')}>
      <Chip
        ground="card"
        removable
        selected={filter.inStock}
        onTap={() => onChange({ ...filter, inStock: !filter.inStock })}
      >
        {searchWords('inStock')}
      </Chip>
      {facets
        ? quickChips(facets, withCategories, (attribute, value) =>
            searchWords('ofAttribute', { attribute, value })
          ).map(({ kind, code, name }) => (
            <Chip
              key={code}
              ground="card"
              removable
              selected={kind === 'attr' ? filter.attrs.includes(code) : filter.categoryCode === code}
              onTap={() => onChange(kind === 'attr' ? toggleAttr(filter, code) : toggleCategory(filter, code))}
            >
              {name}
            </Chip>
          ))
        : failed || [0, 1, 2].map((key) => <View key={key} className="quick-chips__wait" />)}
    </View>
  )
})
