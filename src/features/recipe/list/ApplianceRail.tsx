import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { classes, Picture, Pressable, SideScroll } from '@/ui'
import { recipeWords } from '../messages'
import type { Recipes } from './useRecipes'

/** Appliances with recipes, the shopper's own first; tapped again it lets go. */
export const ApplianceRail = observer(function ApplianceRail({
  choices,
  filter,
  setFilter
}: Pick<Recipes, 'choices' | 'filter' | 'setFilter'>) {
  const appliances = choices.data?.appliances ?? []
  return (
    <SideScroll label={recipeWords('appliances')}>
      {appliances.map(({ applianceCode, name, picture, own }) => {
        const chosen = filter.applianceCode === applianceCode
        return (
          <Pressable
            key={applianceCode}
            className={classes('recipe-appliance', chosen && 'recipe-appliance--chosen')}
            pressed={chosen}
            onTap={() =>
              setFilter({ ...filter, applianceCode: chosen ? undefined : applianceCode, spuCode: undefined })
            }
          >
            <View className="recipe-appliance__picture">
              <Picture src={picture} alt="" ground={false} fit="contain" eager />
              {own ? <Text className="recipe-appliance__own">{recipeWords('mine')}</Text> : null}
            </View>
            <View className="recipe-appliance__name">{name}</View>
          </Pressable>
        )
      })}
    </SideScroll>
  )
})
