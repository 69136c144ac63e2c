import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { TabBarHost } from '@/custom-tab-bar/TabBarHost'
import {
  CategoryGroups,
  CategoryRail,
  CategoryRecommended,
  CategorySkeleton,
  categoryWords,
  groupId,
  RECOMMENDED,
  shownCategory,
  useCategories
} from '@/features/category'
import { definePage } from '@/page'
import { scrollPageToTop, scrollToElement } from '@/platform/scroll'
import { go, type RouteParams } from '@/routes'
import { EmptyState, Icon, Pressable, Screen, StateView } from '@/ui'
import { barHeight } from '@/ui/screen/barHeight'
import { belowBar } from '@/ui/screen/barMeasures'
import './classification.scss'

const SearchField = observer(function SearchField() {
  return (
    <Pressable className="categories__search" role="link" onTap={() => void go('productSearch')}>
      <Icon name="search" size={18} color="ink-3" />
      <Text className="categories__hint">{categoryWords('search')}</Text>
    </Pressable>
  )
})

/** Categories, tab 1: the first level at the left, what it holds at the right. */
function Categories(params: RouteParams['classification']) {
  const remote = useCategories()
  const [selection, setSelection] = useState(params.categoryCode)
  const [measures] = useState(() => belowBar('--rail-top'))

  // a link to a category opens it, each time it is followed; a tap on the tab keeps what was chosen
  useEffect(() => {
    if (params.categoryCode !== undefined) setSelection(params.categoryCode)
  }, [params])

  // a link to a group or one of its leaves shows the group, not only the category that holds it
  const category = shownCategory(remote.data ?? [], selection)
  const group = category?.groups.find(
    ({ categoryCode, children }) =>
      categoryCode === selection || children.some((leaf) => leaf.categoryCode === selection)
  )
  const target = group?.categoryCode
  useEffect(() => {
    if (target !== undefined) scrollToElement(groupId(target), barHeight())
  }, [target])

  const choose = (categoryCode: string) => {
    setSelection(categoryCode)
    scrollPageToTop('categories')
  }

  return (
    <Screen tone="card" navCenter={<SearchField />}>
      <StateView
        remote={remote}
        empty={{
          when: (categories) => categories.length === 0,
          view: (
            <EmptyState
              drawing="search"
              title={categoryWords('emptyTitle')}
              note={categoryWords('emptyNote')}
              action={{ label: categoryWords('goHome'), onTap: () => void go('index', {}) }}
            />
          )
        }}
      >
        {(categories) => (
          <View id="categories" className="categories" style={measures}>
            <View className="categories__rail">
              <CategoryRail
                categories={[{ categoryCode: RECOMMENDED, name: categoryWords('recommended') }, ...categories]}
                chosen={category?.categoryCode ?? RECOMMENDED}
                onChoose={choose}
              />
            </View>
            <View className="categories__groups">
              {category ? <CategoryGroups category={category} /> : <CategoryRecommended />}
            </View>
          </View>
        )}
      </StateView>
    </Screen>
  )
}

export default definePage('classification', {
  body: Categories,
  skeleton: <CategorySkeleton />,
  tabBar: <TabBarHost index={1} />
})
