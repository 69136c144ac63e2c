import { Text, View } from '@tarojs/components'
import type { Category } from '@contract'
import { currentLocale } from '@/i18n'
import { classes, Pressable } from '@/ui'
import { categoryWords } from './messages'
import { observer } from 'mobx-react-lite'
import '@/ui/layout/layout.scss'
import './CategoryRail.scss'

interface CategoryRailProps {
  categories: readonly Pick<Category, 'categoryCode' | 'name'>[]
  /** What it chooses among; default: categories. */
  label?: string
  chosen: string
  onChoose: (categoryCode: string) => void
}

/** Categories of the first level, one under another. */
export const CategoryRail = observer(function CategoryRail({ categories, label, chosen, onChoose }: CategoryRailProps) {
  // long words of a Latin script don't break well in a narrow rail
  const latin = currentLocale() !== 'zh-CN'
  return (
    <View
      className="ui__pad-bottom-4"
      role="tablist"
      aria-label={label ?? categoryWords('categories')}
      aria-orientation="vertical"
    >
      {categories.map(({ categoryCode, name }) => (
        <Pressable
          key={categoryCode}
          role="tab"
          selected={categoryCode === chosen}
          className={classes(
            'ui__row ui__justify-center ui__pad-1 ui__center category-rail__item',
            categoryCode === chosen && 'category-rail__item--on'
          )}
          onTap={() => onChoose(categoryCode)}
        >
          <Text className={classes('category-rail__name', latin && 'category-rail__name--latin')}>{name}</Text>
        </Pressable>
      ))}
    </View>
  )
})
