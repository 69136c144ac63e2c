import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { currentLocale } from '@/i18n'
import { soldCount } from '@/lib/counts'
import { go } from '@/routes'
import { Card, Picture, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { useQuery } from './calls'
import { briefWords } from './messages'
import './BriefRecipes.scss'

const most = 3

/** What can be cooked with a product; nothing where there is none of it. */
export const BriefRecipes = observer(function BriefRecipes({ spuCode }: { spuCode: string }) {
  const { data } = useQuery('GET /o2pcm/pub/v1/crm-group-get/recipe', { query: { spuCode, size: most } })
  if (data === undefined || data.total === 0) return null
  return (
    <Card
      title={briefWords('brief', { count: soldCount(data.total, currentLocale()) })}
      more={{ label: briefWords('all'), onTap: () => void go('cookingRecipe', { spuCode }) }}
    >
      <Row align="stretch" role="list">
        {data.list.map(({ recipeCode, name, picture }) => (
          <View key={recipeCode} className="brief-recipes__one" role="listitem">
            <Pressable
              className="ui__block ui__wide ui__left brief-recipes__way"
              role="link"
              onTap={() => void go('cookingRecipeDetail', { recipeCode })}
            >
              <Picture src={picture} alt="" round ratio={0.84} />
              <Text size={3} tone="ink" tight lines={2} above={1}>
                {name}
              </Text>
            </Pressable>
          </View>
        ))}
      </Row>
    </Card>
  )
})
