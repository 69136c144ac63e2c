import { View } from '@tarojs/components'
import type { RecipeDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Card } from '@/ui'
import { Video } from '@/ui/video/Video'
import { recipeWords } from '../messages'
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
      {recipe.video ? (
        <Card title={recipeWords('video')}>
          <Video {...recipe.video} src={recipe.video.url} poster={recipe.picture} name={recipe.name} />
        </Card>
      ) : null}
      <Steps recipe={recipe} done={cook.done} onDone={cook.setDone} />
      {recipe.product ? <CookWith product={recipe.product} own={recipe.pot?.own === true} /> : null}
    </View>
  )
})
