import { useState } from 'react'
import { CookBar, levelWords, RecipeContent, recipeWords, useCooking, useRecipe } from '@/features/recipe'
import { ShareButton, ShareSheets, useShareCard } from '@/features/share'
import { pickWords } from '@/i18n'
import { definePage } from '@/page'
import { go, routeOf, urlOf, type RouteParams } from '@/routes'
import { EmptyState, Screen, Skeleton, StateView } from '@/ui'

/** One recipe: what it needs, what is done, and what is waited for. */
function Recipe({ recipeCode }: RouteParams['cookingRecipeDetail']) {
  const remote = useRecipe(recipeCode)
  const recipe = remote.data
  const cook = useCooking(recipe)
  const [sharing, setSharing] = useState(false)
  const picture = recipe?.sharePicture ?? recipe?.picture
  const subject = {
    path: urlOf('cookingRecipeDetail', { recipeCode }),
    title: recipe?.name ?? pickWords(routeOf('cookingRecipeDetail').title),
    ...(picture === undefined ? {} : { picture })
  }
  useShareCard(subject)

  return (
    <Screen
      // the dish lies under the bar, and is named below
      {...(recipe ? { title: '' } : remote.status === 'failed' ? { tone: 'plain' as const } : {})}
      footer={
        recipe ? (
          <CookBar
            recipeCode={recipeCode}
            steps={recipe.steps.length}
            done={cook.done}
            onDone={cook.setDone}
            onShow={cook.show}
          />
        ) : undefined
      }
    >
      <StateView
        remote={remote}
        missing={
          <EmptyState
            drawing="lost"
            title={recipeWords('missing')}
            note={recipeWords('missingNote')}
            action={{ label: recipeWords('seeAll'), onTap: () => go('cookingRecipe', {}, { replace: true }) }}
          />
        }
      >
        {(recipeDetail) => (
          <RecipeContent
            recipe={recipeDetail}
            cook={cook}
            share={<ShareButton inBar onTap={() => setSharing(true)} />}
          />
        )}
      </StateView>
      <ShareSheets
        open={sharing}
        onClose={() => setSharing(false)}
        subject={subject}
        poster={
          recipe && {
            kind: 'activity',
            picture: picture ?? '',
            line: recipeWords('posterLine', { count: recipe.minutes, level: levelWords(recipe.level) }),
            ground: '#FFF4E5',
            dark: false
          }
        }
      />
    </Screen>
  )
}

export default definePage('cookingRecipeDetail', {
  body: Recipe,
  skeleton: <Skeleton shape="detail" />,
  screen: { tone: 'clear' }
})
