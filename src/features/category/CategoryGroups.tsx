import { Text, View } from '@tarojs/components'
import type { Category } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { EmptyState, Icon, Picture, Pressable } from '@/ui'
import { Stack } from '@/ui/layout/Box'
import { CategoryPopular } from './CategoryPopular'
import { categoryWords } from './messages'
import { drawnGroups } from './rules'
import './CategoryGroups.scss'

type Group = Category['groups'][number]

const openCategory = (categoryCode: string, title: string): void => void go('productList', { categoryCode, title })

/** Height over width of a category's banner. */
const BANNER_RATIO = 0.32

const CategoryBanner = ({ banner }: { banner: NonNullable<Category['banner']> }) => (
  <Pressable
    className="ui__below-1 ui__block ui__wide ui__left category-banner"
    role="link"
    label={`${banner.title} ${banner.subtitle}`}
    onTap={() => openCategory(banner.categoryCode, banner.title)}
  >
    <Picture src={banner.picture} alt="" ratio={BANNER_RATIO} eager />
    <Stack justify="center" className="category-banner__words">
      <View className="ui__size-4 ui__tone-ink ui__heavy ui__lines-2 category-banner__title">{banner.title}</View>
      <View className="category-banner__subtitle">{banner.subtitle}</View>
    </Stack>
  </Pressable>
)

/** The element that a group starts at. */
export const groupId = (categoryCode: string): string => `category-group-${categoryCode}`

const GroupHead = observer(function GroupHead({ group }: { group: Group }) {
  return (
    <View id={groupId(group.categoryCode)} className="ui__row ui__justify-between ui__hit">
      <View className="category-group__name" role="heading" aria-level={2}>
        {group.name}
      </View>
      <Pressable
        className="category-group__all"
        role="link"
        label={categoryWords('allOf', { name: group.name })}
        onTap={() => openCategory(group.categoryCode, group.name)}
      >
        <Text>{categoryWords('all')}</Text>
        <Icon name="right" size={14} />
      </Pressable>
    </View>
  )
})

const Leaf = ({ leaf, eager }: { leaf: Group['children'][number]; eager: boolean }) => (
  <Pressable
    className="ui__block ui__wide ui__shrinks ui__center"
    role="link"
    onTap={() => openCategory(leaf.categoryCode, leaf.name)}
  >
    <View className="category-leaf__ground">
      <Picture src={leaf.picture} alt="" fit="contain" ground={false} eager={eager} />
    </View>
    <View className="ui__size-2 ui__tone-ink-2 ui__lines-2 category-leaf__name">{leaf.name}</View>
  </Pressable>
)

/** What one category of the first level holds: a banner, groups of pictures that lead to products, and what sells. */
export const CategoryGroups = observer(function CategoryGroups({ category }: { category: Category }) {
  return (
    <View className="category-groups">
      {category.banner ? <CategoryBanner banner={category.banner} /> : null}
      {category.groups.length === 0 ? (
        <EmptyState drawing="search" title={categoryWords('noneTitle')} note={categoryWords('noneNote')} />
      ) : null}
      {drawnGroups(category.groups).map(({ headed, groups }, position) => (
        <View key={groups[0]?.categoryCode} className={headed ? 'category-group' : 'ui__above-3 category-group'}>
          {headed ? groups.map((group) => <GroupHead key={group.categoryCode} group={group} />) : null}
          <View className="category-group__leaves">
            {groups.map((group) =>
              group.children.map((leaf, index) => (
                <View key={leaf.categoryCode} id={!headed && index === 0 ? groupId(group.categoryCode) : undefined}>
                  <Leaf leaf={leaf} eager={position < 2} />
                </View>
              ))
            )}
          </View>
        </View>
      ))}
      {category.groups.length > 0 ? <CategoryPopular key={category.categoryCode} category={category} /> : null}
    </View>
  )
})
