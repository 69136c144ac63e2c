import { Text, View } from '@tarojs/components'
import type { ShopDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { classes, Picture, Pressable, SideScroll } from '@/ui'
import { shopWords as t } from '../messages'
import './Kinds.scss'

/** What the shop sells, by kind. */
export const Kinds = observer(function Kinds(props: {
  /** Undefined: they are still to come, and their room is kept. */
  categories: ShopDetail['categories'] | undefined
  chosen: string | undefined
  onChoose: (categoryCode: string | undefined) => void
}) {
  const { categories, chosen, onChoose } = props
  if (categories === undefined) return <View className="shop-kinds__wait" />
  if (categories.length < 2) return null
  return (
    <SideScroll label={t('categories')}>
      {categories.map(({ categoryCode, name, picture, count }) => {
        const on = categoryCode === chosen
        return (
          <Pressable
            key={categoryCode}
            className={classes('shop-kind', on && 'shop-kind--on')}
            pressed={on}
            onTap={() => onChoose(on ? undefined : categoryCode)}
          >
            <View className="shop-kind__picture">
              <Picture src={picture} alt="" fit="contain" round />
            </View>
            <Text className="shop-kind__name">
              {name} <Text className="ui__tone-ink-3">{count}</Text>
            </Text>
          </Pressable>
        )
      })}
    </SideScroll>
  )
})
