import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { personCount } from '@/lib/counts'
import { currentLocale } from '@/i18n'
import { go } from '@/routes'
import { Icon, Picture, Pressable, Tag } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { useQuery } from './calls'
import { readingWords } from './messages'
import { readingOf, type Reading } from './rules'
import './ReadingRow.scss'

/**
 * A recipe or a manual that the words fit, once it is found; where no product does (`nothing`), an answer of help too. Read
 * inside an `observer`.
 */
export function useReading(keyword: string | undefined, nothing: boolean): Reading | undefined {
  const when = keyword !== undefined && keyword !== ''
  const name = keyword ?? ''
  const recipes = useQuery('GET /o2pcm/pub/v1/crm-group-get/recipe', {
    query: { keyword: name, page: 1, size: 1 },
    when
  })
  const manuals = useQuery('GET /o2pcm/pub/v1/instructions-descriptions-get/product-sku-by-name', {
    query: { name, page: 1, size: 1 },
    forAll: true,
    when
  })
  const problems = useQuery('GET /o2pcm/pub/v1/crm-group-get/crm-common-problem', {
    query: { keyword: name, page: 1, size: 1 },
    when: when && nothing
  })
  return readingOf(recipes.data, manuals.data, nothing ? problems.data : undefined)
}

/** It, as a row among the results. */
export const ReadingRow = observer(function ReadingRow({ reading }: { reading: Reading }) {
  const content =
    reading.kind === 'recipe'
      ? {
          picture: reading.recipe.picture,
          name: reading.recipe.name,
          note: readingWords('recipeNote', {
            minutes: reading.recipe.minutes,
            count: personCount(reading.recipe.cookedCount, currentLocale())
          }),
          open: () => void go('cookingRecipeDetail', { recipeCode: reading.recipe.recipeCode })
        }
      : reading.kind === 'help'
        ? {
            picture: undefined,
            name: reading.problem.title,
            note: readingWords('helpNote'),
            open: () => void go('commonQuestion', { problemCode: reading.problem.problemCode })
          }
        : {
            picture: reading.manual.picture,
            name: reading.manual.name,
            note: readingWords('manualNote', { model: reading.manual.model }),
            open: () => void go('productManual', { manualCode: reading.manual.manualCode })
          }
  return (
    <Pressable className="reading" role="link" onTap={content.open}>
      <View className="reading__picture">
        {content.picture === undefined ? (
          <Icon name="headset" size={28} color="brand" />
        ) : (
          <Picture src={content.picture} alt="" round />
        )}
      </View>
      <View className="ui__grow">
        <Row gap={2}>
          <Tag kind="brand">{readingWords(reading.kind)}</Tag>
          <Text className="ui__size-3 ui__tone-ink ui__bold ui__lines-1 ui__grow">{content.name}</Text>
        </Row>
        <View className="ui__size-2 ui__tone-ink-3 ui__pad-top-1">{content.note}</View>
      </View>
      <Icon name="right" size={14} color="disabled" />
    </Pressable>
  )
})
