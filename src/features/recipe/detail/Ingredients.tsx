import { Text, View } from '@tarojs/components'
import { Row } from '@/ui/layout/Box'
import type { RecipeDetail, RecipeIngredient } from '@contract'
import { amountText, FEWEST_PERSONS, MOST_PERSONS, mostPersons, scaledAmount } from '@domain/content/recipe'
import { observer } from 'mobx-react-lite'
import { Card, classes, Icon, Stepper } from '@/ui'
import { recipeWords } from '../messages'
import { litresOf } from '../rules'

const amountOf = ({ amount, unit, measure }: RecipeIngredient, from: number, to: number): string =>
  amount === undefined
    ? recipeWords('asLiked')
    : `${amountText(scaledAmount(amount, measure, from, to))} ${unit}`.trim()

const Pot = observer(function Pot({ recipe, persons }: { recipe: RecipeDetail; persons: number }) {
  const { pot, applianceName: name } = recipe
  if (pot === undefined) return null
  const count = mostPersons(pot.ml, pot.mlEach)
  const fits = persons <= count
  const facts = { litres: litresOf(pot.ml), name, count }
  const words = count === 0 ? 'tooSmall' : fits ? (pot.own ? 'fitsOwn' : 'fits') : pot.own ? 'tooManyOwn' : 'tooMany'
  return (
    <View
      className={classes('ui__row ui__gap-2 ui__size-3 ui__above-3 ui__tight recipe-pot', !fits && 'recipe-pot--over')}
      role="status"
    >
      <Icon name={fits ? 'check' : 'warning'} size={16} />
      <Text className="ui__grow">{recipeWords(words, facts)}</Text>
    </View>
  )
})

interface IngredientsProps {
  recipe: RecipeDetail
  persons: number
  onPersons: (persons: number) => void
}

/** What is needed, for as many as are to eat, and whether the pot holds that. */
export const Ingredients = observer(function Ingredients({ recipe, persons, onPersons }: IngredientsProps) {
  return (
    <Card className="recipe-needs">
      <Row wrap gap={2} justify="between">
        <View className="ui__size-4 ui__tone-ink ui__bold" role="heading" aria-level={2}>
          {recipeWords('ingredients')}
          <Text className="ui__size-2 ui__tone-ink-3 ui__normal ui__before-2">
            {recipeWords(persons === recipe.persons ? 'forPersons' : 'scaled', { count: persons })}
          </Text>
        </View>
        <Stepper
          value={persons}
          min={FEWEST_PERSONS}
          max={MOST_PERSONS}
          label={recipeWords('persons')}
          onChange={onPersons}
        />
      </Row>
      <Row align="stretch" wrap className="recipe-needs__list" role="list">
        {recipe.ingredients.map((ingredient, index) => (
          <Row
            key={index}
            align="baseline"
            justify="between"
            gap={2}
            size={3}
            tight
            className="recipe-needs__one"
            role="listitem"
          >
            <Text className="ui__tone-ink-2 ui__shrinks ui__breaks">{ingredient.name}</Text>
            <Text className="ui__tone-ink ui__bold ui__fixed">{amountOf(ingredient, recipe.persons, persons)}</Text>
          </Row>
        ))}
      </Row>
      <Pot recipe={recipe} persons={persons} />
    </Card>
  )
})
