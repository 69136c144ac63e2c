import { observer } from 'mobx-react-lite'
import { roundMoney } from '@/stores/money'
import { ChosenFilters } from '@/ui/form/ChosenFilters'
import type { Summary } from '../list/FavouriteHead'
import { favouriteWords as t } from '../messages'
import { without, type FavouriteFilter } from '../rules'

interface ChosenConditionsProps {
  filter: FavouriteFilter
  categories: Summary['categories']
  onChange: (filter: FavouriteFilter) => void
}

function priceWords({ minPriceFen: min, maxPriceFen: max }: FavouriteFilter): string | undefined {
  if (min !== undefined && max !== undefined) return t('between', { from: roundMoney(min), to: roundMoney(max) })
  if (min !== undefined) return t('atLeast', { amount: roundMoney(min) })
  return max === undefined ? undefined : t('atMost', { amount: roundMoney(max) })
}

/** Category and price by which favourites are narrowed, each to be taken away. */
export const ChosenConditions = observer(function ChosenConditions({
  filter,
  categories,
  onChange
}: ChosenConditionsProps) {
  const { categoryCode } = filter
  const price = priceWords(filter)
  const chip = (words: string, names: readonly (keyof FavouriteFilter)[]) => ({
    key: names.join(),
    words,
    onRemove: () => onChange(without(filter, names))
  })
  const category = categories.find((entry) => entry.categoryCode === categoryCode)?.name ?? t('category')
  return (
    <ChosenFilters
      chosen={[
        ...(categoryCode === undefined ? [] : [chip(category, ['categoryCode'])]),
        ...(price === undefined ? [] : [chip(price, ['minPriceFen', 'maxPriceFen'])])
      ]}
      onClear={() => onChange(without(filter, ['categoryCode', 'minPriceFen', 'maxPriceFen']))}
    />
  )
})
