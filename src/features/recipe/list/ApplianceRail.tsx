import { observer } from 'mobx-react-lite'
import { PictureRail } from '@/ui/list/PictureRail'
import { recipeWords } from '../messages'
import type { Recipes } from './useRecipes'

/** Appliances with recipes, the shopper's own first; tapped again it lets go. */
export const ApplianceRail = observer(function ApplianceRail({
  choices,
  filter,
  setFilter
}: Pick<Recipes, 'choices' | 'filter' | 'setFilter'>) {
  const choose = (key: string) =>
    setFilter({ ...filter, applianceCode: key === filter.applianceCode ? undefined : key, spuCode: undefined })
  return (
    <PictureRail
      label={recipeWords('appliances')}
      items={(choices.data?.appliances ?? []).map(({ applianceCode, name, picture, own }) => ({
        key: applianceCode,
        name,
        picture,
        mark: own ? recipeWords('mine') : undefined
      }))}
      chosen={filter.applianceCode}
      onTap={choose}
    />
  )
})
