import { Text, View } from '@tarojs/components'
import { inMeasure } from '@domain/measure'
import { observer } from 'mobx-react-lite'
import { useEffect, useState, type ReactNode } from 'react'
import type { Query } from '@/api'
import { fenOfYuan, yuanOfFen } from '@/lib/yuan'
import { stores } from '@/stores'
import { Button, Chip, FailedState, Icon, Pressable, Sheet, Skeleton, TextInput } from '@/ui'
import { searchWords } from './messages'
import {
  noFilter,
  orderedRange,
  toggleAttr,
  toggleCategory,
  priceRange,
  type Facets,
  type Filter,
  type SearchCriteria
} from './rules'
import { useCount } from './useCount'
import './FilterSheet.scss'

/** Values shown of an attribute before «more». */
const shortList = 6

interface FoldProps {
  title: string
  count: number
  children: (shown: number) => ReactNode
}

/** A group of choices, the rarer ones behind «more». */
const Fold = observer(function Fold({ title, count, children }: FoldProps) {
  const [open, setOpen] = useState(false)
  return (
    <View className="filter-part">
      <View className="filter-part__head">
        <View className="filter-part__title">{title}</View>
        {count > shortList ? (
          <Pressable className="filter-part__more" onTap={() => setOpen(!open)}>
            <Text>{searchWords(open ? 'less' : 'more')}</Text>
            <Icon name={open ? 'up' : 'down'} size={12} />
          </Pressable>
        ) : null}
      </View>
      <View className="filter-part__chips">{children(open ? count : shortList)}</View>
    </View>
  )
})

interface PriceRangeProps {
  filter: Filter
  facets: Facets | undefined
  onChange: (filter: Filter) => void
}

/** Two fields of whole yuan; a range typed the wrong way round is turned when the field is left, and says so. */
const PriceRange = observer(function PriceRange({ filter, facets, onChange }: PriceRangeProps) {
  const [swapped, setSwapped] = useState(false)
  const order = () => {
    const ordered = orderedRange(filter)
    setSwapped(ordered.swapped)
    if (ordered.swapped) onChange(ordered.filter)
  }
  const field = (name: 'minPriceFen' | 'maxPriceFen', label: string) => (
    <TextInput
      className="filter-price__field"
      type="number"
      label={label}
      placeholder={label}
      value={yuanOfFen(filter[name])}
      maxLength={12}
      onChange={(typed) => onChange({ ...filter, [name]: fenOfYuan(typed) })}
      onBlur={order}
      onConfirm={order}
    />
  )
  return (
    <View className="filter-part">
      <View className="filter-part__title">
        <Text>{searchWords('price')}</Text>
        {facets && facets.maxPriceFen > 0 ? (
          <Text className="filter-part__note">
            {priceRange(facets.minPriceFen, facets.maxPriceFen, stores.site.currencySymbol)}
          </Text>
        ) : null}
      </View>
      <View className="filter-price">
        {field('minPriceFen', searchWords('minPrice'))}
        <View className="filter-price__dash" />
        {field('maxPriceFen', searchWords('maxPrice'))}
      </View>
      {swapped ? (
        <View className="filter-price__note" role="status">
          {searchWords('swapped')}
        </View>
      ) : null}
    </View>
  )
})

interface FilterSheetProps {
  open: boolean
  onClose: () => void
  base: SearchCriteria
  facets: Pick<Query<Facets>, 'data' | 'status' | 'error' | 'reload'>
  withCategories: boolean
  filter: Filter
  onApply: (filter: Filter) => void
}

/** Everything a list can be narrowed by; nothing changes until it is applied. */
export const FilterSheet = observer(function FilterSheet(props: FilterSheetProps) {
  const { open, onClose, base, facets, withCategories, filter, onApply } = props
  const [draft, setDraft] = useState(filter)
  useEffect(() => {
    if (open) setDraft(filter)
  }, [open, filter])
  const count = useCount(base, draft, open)
  const { data } = facets
  const show =
    count === undefined
      ? searchWords('showSome')
      : count === 0
        ? searchWords('showNone')
        : searchWords('show', { count })

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={searchWords('filter')}
      footer={
        <>
          <Button kind="tint" size="l" block onTap={() => setDraft(noFilter)}>
            {searchWords('reset')}
          </Button>
          <Button size="l" block disabled={count === 0} onTap={() => onApply(orderedRange(draft).filter)}>
            {show}
          </Button>
        </>
      }
    >
      <PriceRange filter={draft} facets={data} onChange={setDraft} />
      <View className="filter-part">
        <View className="filter-part__chips">
          <Chip selected={draft.inStock} onTap={() => setDraft({ ...draft, inStock: !draft.inStock })}>
            {searchWords('onlyInStock')}
          </Chip>
        </View>
      </View>
      {data === undefined && facets.status === 'failed' ? (
        <FailedState error={facets.error} note={searchWords('facetsFailed')} onRetry={facets.reload} />
      ) : null}
      {data === undefined && facets.status === 'loading' ? <Skeleton shape="form" count={2} /> : null}
      {data && withCategories && data.categories.length > 1 ? (
        <Fold title={searchWords('category')} count={data.categories.length}>
          {(shown) =>
            data.categories.slice(0, shown).map(({ categoryCode, name }) => (
              <Chip
                key={categoryCode}
                selected={draft.categoryCode === categoryCode}
                onTap={() => setDraft(toggleCategory(draft, categoryCode))}
              >
                {name}
              </Chip>
            ))
          }
        </Fold>
      ) : null}
      {data?.attributes.map(({ attrCode, name, values }) => (
        <Fold key={attrCode} title={name} count={values.length}>
          {(shown) =>
            inMeasure(values, (value) => value.name)
              .slice(0, shown)
              .map((value) => (
                <Chip
                  key={value.valueCode}
                  swatch={value.swatch}
                  selected={draft.attrs.includes(`${attrCode}:${value.valueCode}`)}
                  onTap={() => setDraft(toggleAttr(draft, `${attrCode}:${value.valueCode}`))}
                >
                  {value.name}
                </Chip>
              ))
          }
        </Fold>
      ))}
    </Sheet>
  )
})
