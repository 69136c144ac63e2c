/** Sixty recipes for six kinds of appliances, and how to have large ones installed. */
import { pictureUrl, type Kind } from '../art'
import type { CatalogueRecipe, KitchenContent, RecipeAppliance } from '../../catalogue/kitchen'
import type { Finish } from '../art/finish'
import { airFryer } from './air'
import { blender } from './drinks'
import { pipeGuides } from './guidesOfPipes'
import { roomGuides } from './guidesOfRooms'
import { microwaves } from './microwave'
import { oven } from './oven'
import { pressureCooker } from './pressure'
import { riceCooker } from './rice'
import { withVideos } from '../videos/scenes'

type Written = Omit<CatalogueRecipe, 'applianceCode'>

const kinds: [kind: Kind, finish: Finish, zh: string, en: string, categoryCode: string, recipes: Written[]][] = [
  ['rice-cooker', 'apricot', '电饭煲', 'Rice cooker', 'C0201', riceCooker],
  ['oven', 'black', '电烤箱', 'Oven', 'C030101', oven],
  ['air-fryer', 'celadon', '空气炸锅', 'Air fryer', 'C030103', airFryer],
  ['pressure-cooker', 'black', '电压力锅', 'Pressure cooker', 'C020201', pressureCooker],
  ['blender', 'white', '破壁机', 'Blender', 'C030201', blender],
  ['microwave', 'silver', '微波炉', 'Microwave', 'C030102', microwaves]
]

const taste = (tasteCode: string, zh: string, en: string) => ({ tasteCode, name: { zh, en } })

const appliances = kinds.map(([kind, finish, zh, en, categoryCode]): RecipeAppliance => ({
  applianceCode: kind,
  name: { zh, en },
  picture: pictureUrl(kind, finish, 'cutout'),
  categoryCodes: [categoryCode]
}))

/** One of each appliance after the other, so that no screen of the list is of one kind. */
function inTurn(lists: readonly CatalogueRecipe[][]): CatalogueRecipe[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat()
}

/** Returns tastes, appliances, recipes, and guides for rooms and pipes, some with a video. */
export const kitchenContent = (): KitchenContent => ({
  tastes: [
    taste('SAVOURY', '鲜咸', 'Savoury'),
    taste('SWEET', '清甜', 'Sweet'),
    taste('SOFT', '软糯', 'Soft'),
    taste('SPICY', '香辣', 'Spicy'),
    taste('SOUR', '酸甜', 'Tangy'),
    taste('CRISP', '香脆', 'Crisp'),
    taste('LIGHT', '少油', 'Light')
  ],
  appliances,
  ...withVideos(
    inTurn(kinds.map(([applianceCode, , , , , recipes]) => recipes.map((recipe) => ({ ...recipe, applianceCode })))),
    [...roomGuides, ...pipeGuides]
  )
})
