import { inMeasure } from '@domain/goods/measure'
import { observer } from 'mobx-react-lite'
import type { Query } from '@/api'
import { stores } from '@/stores'
import { FailedState, Skeleton } from '@/ui'
import { AmountRange } from '@/ui/form/AmountRange'
import { FilterChips } from '@/ui/form/FilterChips'
import { FilterSheet, useFilterDraft } from '@/ui/form/FilterSheet'
import { searchWords } from './messages'
import {
  noFilter,
  orderedRange,
  priceRange,
  toggleAttr,
  toggleCategory,
  type Facets,
  type Filter,
  type SearchCriteria
} from './rules'
import { useCount } from './useCount'

/** Values shown of an attribute before «more». */
const shortList = 6

interface ProductFilterSheetProps {
  open: boolean
  onClose: () => void
  base: SearchCriteria
  facets: Pick<Query<Facets>, 'data' | 'status' | 'error' | 'reload'>
  withCategories: boolean
  filter: Filter
  onApply: (filter: Filter) => void
}

interface ChoicesProps {
  facets: Facets
  withCategories: boolean
  draft: Filter
  onDraft: (draft: Filter) => void
}

/** Categories and attributes of what is listed. */
const Choices = observer(function Choices({ facets, withCategories, draft, onDraft }: ChoicesProps) {
  const { categories, attributes } = facets
  return (
    <>
      {withCategories && categories.length > 1 ? (
        <FilterChips
          title={searchWords('category')}
          values={categories}
          few={shortList}
          keyOf={({ categoryCode }) => categoryCode}
          words={({ name }) => name}
          isChosen={({ categoryCode }) => draft.categoryCode === categoryCode}
          onTap={({ categoryCode }) => onDraft(toggleCategory(draft, categoryCode))}
        />
      ) : null}
      {attributes.map(({ attrCode, name, values }) => (
        <FilterChips
          key={attrCode}
          title={name}
          values={inMeasure(values, (value) => value.name)}
          few={shortList}
          keyOf={({ valueCode }) => valueCode}
          words={(value) => value.name}
          swatchOf={({ swatch }) => swatch}
          isChosen={({ valueCode }) => draft.attrs.includes(`${attrCode}:${valueCode}`)}
          onTap={({ valueCode }) => onDraft(toggleAttr(draft, `${attrCode}:${valueCode}`))}
        />
      ))}
    </>
  )
})

/** Everything that products can be narrowed by, and how many fit it. */
export const ProductFilterSheet = observer(function ProductFilterSheet(props: ProductFilterSheetProps) {
  const { open, onClose, base, facets, withCategories, filter, onApply } = props
  const [draft, setDraft] = useFilterDraft(open, filter)
  const count = useCount(base, draft, open)
  const { data } = facets
  const fits = count === undefined ? 'showSome' : count === 0 ? 'showNone' : 'show'
  return (
    <FilterSheet
      open={open}
      onClose={onClose}
      action={searchWords(fits, { count: count ?? 0 })}
      fitsNone={count === 0}
      onReset={() => setDraft(noFilter)}
      onApply={() => onApply(orderedRange(draft).filter)}
    >
      <AmountRange
        title={searchWords('price')}
        note={
          data && data.maxPriceFen > 0
            ? priceRange(data.minPriceFen, data.maxPriceFen, stores.site.currencySymbol)
            : undefined
        }
        range={{ from: draft.minPriceFen, to: draft.maxPriceFen }}
        onChange={({ from, to }) => setDraft({ ...draft, minPriceFen: from, maxPriceFen: to })}
        labels={[searchWords('minPrice'), searchWords('maxPrice')]}
        turnedWords={searchWords('swapped')}
      />
      <FilterChips
        values={['inStock']}
        keyOf={(name) => name}
        words={() => searchWords('onlyInStock')}
        isChosen={() => draft.inStock}
        onTap={() => setDraft({ ...draft, inStock: !draft.inStock })}
      />
      {data === undefined && facets.status === 'failed' ? (
        <FailedState error={facets.error} note={searchWords('facetsFailed')} onRetry={facets.reload} />
      ) : null}
      {data === undefined && facets.status === 'loading' ? <Skeleton shape="form" count={2} /> : null}
      {data ? <Choices facets={data} withCategories={withCategories} draft={draft} onDraft={setDraft} /> : null}
    </FilterSheet>
  )
})
