/** How a recipe is written down: one call a recipe, its ingredients as a text, its steps out of those that come again. */
import { namedPictureUrl } from '../art'
import type { CatalogueRecipe, RecipeIngredient, RecipeStep } from '../../catalogue/kitchen'
import { ingredientNamed, ingredientNames, units } from './ingredients'

const dishUrl = (what: string): string => namedPictureUrl(`dish-${what}`)

/** A step of its own words. `picture`: vessel, base and what lies in it. */
export const own = (
  title: [zh: string, en: string],
  text: [zh: string, en: string],
  picture: string,
  minutes?: number
): RecipeStep => ({
  title: { zh: title[0], en: title[1] },
  text: { zh: text[0], en: text[1] },
  picture: dishUrl(`grey-${picture}`),
  ...(minutes === undefined ? {} : { seconds: Math.round(minutes * 60) })
})

export const cut = (keys: string, picture: string): RecipeStep => {
  const { zh, en } = ingredientNames(keys)
  return own(
    ['备料', 'Prepare'],
    [`${zh}洗净，切成一口大小。`, `Wash the ${en} and cut into bite-size pieces.`],
    `board-none-${picture}`
  )
}
export const soak = (keys: string, minutes: number, picture: string): RecipeStep => {
  const { zh, en } = ingredientNames(keys)
  return own(
    ['泡一泡', 'Soak'],
    [`${zh}洗净，清水泡 ${minutes} 分钟。`, `Rinse the ${en} and soak in cold water for ${minutes} minutes.`],
    `steel-water-${picture}`,
    minutes
  )
}
export const marinate = (keys: string, seasoning: string, minutes: number, picture: string): RecipeStep => {
  const [what, by] = [ingredientNames(keys), ingredientNames(seasoning)]
  return own(
    ['腌入味', 'Marinate'],
    [
      `${what.zh}加${by.zh}抓匀，腌 ${minutes} 分钟。`,
      `Rub the ${what.en} with the ${by.en} and leave for ${minutes} minutes.`
    ],
    `steel-none-${picture}`,
    minutes
  )
}
export const fry = (keys: string, minutes: number, picture: string): RecipeStep => {
  const { zh, en } = ingredientNames(keys)
  return own(
    ['煎炒出香', 'Fry'],
    [
      `热锅少油，中火把${zh}炒香，约 ${minutes} 分钟。`,
      `Fry the ${en} in a little oil over medium heat, about ${minutes} minutes.`
    ],
    `pan-none-${picture}`,
    minutes
  )
}
export const blanch = (keys: string, minutes: number, picture: string): RecipeStep => {
  const { zh, en } = ingredientNames(keys)
  return own(
    ['焯水', 'Blanch'],
    [
      `${zh}冷水下锅，煮开撇去浮沫，${minutes} 分钟后捞出。`,
      `Put the ${en} into cold water, bring to the boil, skim, and take out after ${minutes} minutes.`
    ],
    `steel-water-${picture}`,
    minutes
  )
}
export const mix = (keys: string, picture: string): RecipeStep => {
  const { zh, en } = ingredientNames(keys)
  return own(
    ['拌匀', 'Mix'],
    [`把${zh}拌匀，没有干粉和结块就好。`, `Stir the ${en} together until smooth.`],
    `steel-${picture}`
  )
}

/** What the appliance does: its menu, and how long. */
const programme =
  (zhVerb: string, enPlace: string, zhLid: string, enLid: string) =>
  (menu: [zh: string, en: string], keys: string, minutes: number, picture: string): RecipeStep => {
    const { zh, en } = ingredientNames(keys)
    return own(
      [menu[0], menu[1]],
      [`${zh}${zhVerb}，选「${menu[0]}」。${zhLid}`, `Put the ${en} into ${enPlace} and choose “${menu[1]}”. ${enLid}`],
      picture,
      minutes
    )
  }
export const cook = programme('放进内胆', 'the pot', '中途不要开盖。', 'Keep the lid closed.')
export const press = programme(
  '放进压力锅，锁好盖',
  'the cooker, lock the lid',
  '等浮子落下再开盖。',
  'Open when the valve has dropped.'
)
export const blend = programme('放进杯里，盖紧', 'the jug, close it', '完成后倒出。', 'Pour out when it is done.')
const inHeat =
  (zhWhere: string, enWhere: string, zhThen: string, enThen: string) =>
  (degrees: number, keys: string, minutes: number, picture: string): RecipeStep => {
    const { zh, en } = ingredientNames(keys)
    return own(
      [`${degrees}℃ ${minutes} 分钟`, `${degrees} °C, ${minutes} min`],
      [
        `${zh}${zhWhere}，${degrees}℃ 烤 ${minutes} 分钟。${zhThen}`,
        `Put the ${en} ${enWhere} at ${degrees} °C for ${minutes} minutes. ${enThen}`
      ],
      picture,
      minutes
    )
  }
export const bake = inHeat('放烤箱中层', 'on the middle shelf', '表面上色就好。', 'Done when the top has colour.')
export const airfry = inHeat('平铺进炸篮', 'into the basket in one layer', '到一半翻个面。', 'Turn over at half time.')
export const microwave = (keys: string, minutes: number, picture: string): RecipeStep => {
  const { zh, en } = ingredientNames(keys)
  return own(
    [`高火 ${minutes} 分钟`, `High, ${minutes} min`],
    [
      `${zh}装进微波碗，盖上留一条缝，高火 ${minutes} 分钟。`,
      `Put the ${en} into a microwave bowl, cover loosely, and heat on high for ${minutes} minutes.`
    ],
    picture,
    minutes
  )
}
export const rest = (minutes: number, picture: string): RecipeStep =>
  own(
    ['再焖一会儿', 'Let it stand'],
    [`不开盖，再焖 ${minutes} 分钟，味道更足。`, `Leave it closed for another ${minutes} minutes; it gains flavour.`],
    picture,
    minutes
  )
export const cool = (minutes: number, picture: string): RecipeStep =>
  own(
    ['放凉', 'Cool'],
    [`取出放凉 ${minutes} 分钟再脱模、切开。`, `Take it out and let it cool for ${minutes} minutes before cutting.`],
    picture,
    minutes
  )
/** The last step shows the dish. */
export const serve = (keys: string, cover: string): RecipeStep => {
  const { zh, en } = ingredientNames(keys)
  return {
    ...own(['出锅', 'Serve'], [`盛出，点上${zh}，趁热吃。`, `Dish up, top with ${en}, and eat it hot.`], ''),
    picture: dishUrl(cover)
  }
}
export const pour = (keys: string, cover: string): RecipeStep => {
  const { zh, en } = ingredientNames(keys)
  return {
    ...own(['装杯', 'Serve'], [`倒出来，放上${zh}，马上喝最香。`, `Pour out, top with ${en}, and drink it fresh.`], ''),
    picture: dishUrl(cover)
  }
}

/** `rice 300, thigh 2, salt` → ingredients; without a figure as one likes. */
function amountsOf(text: string): RecipeIngredient[] {
  return text.split(', ').map((part) => {
    const [key = '', amount] = part.split(' ')
    const { zh, en, unit } = ingredientNamed(key)
    const { measure, ...words } = units[unit]
    return {
      name: { zh, en: `${en.charAt(0).toUpperCase()}${en.slice(1)}` },
      unit: words,
      measure,
      ...(amount === undefined ? {} : { amount: Number(amount) })
    }
  })
}

interface Facts {
  level: 1 | 2 | 3
  minutes: number
  kcal: number
  persons: number
  /** What a share fills of a pot, ml; 0: it does not lie in one. */
  pot: number
  cooked: number
}

/** The facts of a recipe in one line. */
export const facts = (
  level: Facts['level'],
  minutes: number,
  kcal: number,
  persons: number,
  pot: number,
  cooked: number
): Facts => ({ level, minutes, kcal, persons, pot, cooked })

/** One recipe; `steps` are called with the look of the dish. */
export const recipe = (
  recipeCode: string,
  name: [zh: string, en: string],
  { level, minutes, kcal, persons, pot, cooked }: Facts,
  tastes: string,
  cover: string,
  amounts: string,
  steps: (cover: string) => RecipeStep[]
): Omit<CatalogueRecipe, 'applianceCode'> => ({
  recipeCode,
  name: { zh: name[0], en: name[1] },
  picture: dishUrl(cover),
  tastes: tastes.split(' '),
  minutes,
  level,
  kcal,
  persons,
  ...(pot === 0 ? {} : { potMlEach: pot }),
  cooked,
  ingredients: amountsOf(amounts),
  steps: steps(cover)
})
