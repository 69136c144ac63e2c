import { observer } from 'mobx-react-lite'
import { roundMoney } from '@/stores/money'
import { Icon, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
import type { Summary } from '../list/FavouriteHead'
import { favouriteWords as t } from '../messages'
import { without, type FavouriteFilter } from '../rules'
import '../list/favourites.scss'

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
  const conditions = [
    ...(categoryCode === undefined
      ? []
      : [
          {
            names: ['categoryCode'] as const,
            words: categories.find((category) => category.categoryCode === categoryCode)?.name ?? t('category')
          }
        ]),
    ...(price === undefined ? [] : [{ names: ['minPriceFen', 'maxPriceFen'] as const, words: price }])
  ]
  if (conditions.length === 0) return null
  return (
    <Row gap={2} wrap className="favourites__chosen" role="group" label={t('chosenFilters')}>
      {conditions.map(({ names, words }) => (
        <Pressable
          key={names[0]}
          className="ui__row ui__gap-1 ui__size-3 ui__tone-action ui__pad-x-3 ui__hit favourites__one"
          label={t('removeFilter', { name: words })}
          onTap={() => onChange(without(filter, names))}
        >
          {words}
          <Icon name="close" size={12} color="action" />
        </Pressable>
      ))}
    </Row>
  )
})
