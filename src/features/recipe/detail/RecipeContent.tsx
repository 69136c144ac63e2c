import { View } from '@tarojs/components'
import type { RecipeDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { CookWith } from './CookWith'
import { Ingredients } from './Ingredients'
import { RecipeHead } from './RecipeHead'
import { Steps } from './Steps'
import type { Cook } from './useCooking'
import './Recipe.scss'

/** A recipe to cook by. */
export const RecipeContent = observer(function RecipeContent({
  recipe,
  cook,
  share
}: {
  recipe: RecipeDetail
  cook: Cook
  share: ReactNode
}) {
  return (
    <View>
      <RecipeHead recipe={recipe} share={share} />
      <Ingredients recipe={recipe} persons={cook.persons} onPersons={cook.setPersons} />
      <Steps recipe={recipe} done={cook.done} onDone={cook.setDone} />
      {recipe.product ? <CookWith product={recipe.product} /> : null}
    </View>
  )
})
