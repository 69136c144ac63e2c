/** What the demonstration's videos show: drawn pictures one after the other, and the words that stand under them meanwhile. */
import type { Product as DemonstrationProduct } from '../../core/catalogue/catalogue'
import type {
  DemonstrationGuide,
  DemonstrationRecipe,
  DemonstrationVideo
} from '../../core/catalogue/catalogue-recipes'
import type { Words } from '../../core/words'

export interface Scene {
  /** Storage path of a drawn picture. */
  picture: string
  words: Words
}

/** Seconds of a scene; five of them are as long as a video may be. */
export const SCENE_SECONDS = 1.6
const MOST_SCENES = 5
const RECIPES = 8
const GUIDES = 4
const PRODUCTS = 6

type Recipe = Pick<DemonstrationRecipe, 'recipeCode' | 'name' | 'picture' | 'steps'>
type Product = Pick<
  DemonstrationProduct,
  'spuCode' | 'categoryCode' | 'title' | 'subtitle' | 'pictures' | 'parameters' | 'soldCount'
>
type Guide = Pick<DemonstrationGuide, 'guideCode' | 'name' | 'picture' | 'figure' | 'steps'>

/** The dish, then its steps; the last one shows it again. */
const ofRecipe = ({ name, picture, steps }: Recipe): Scene[] => {
  const shown = steps.length < MOST_SCENES ? steps : [...steps.slice(0, MOST_SCENES - 2), ...steps.slice(-1)]
  return [{ picture, words: name }, ...shown.map((step) => ({ picture: step.picture, words: step.title }))]
}

/** The appliance, then what is measured and done. */
const ofGuide = ({ name, picture, figure, steps }: Guide): Scene[] => [
  { picture, words: name },
  ...steps
    .slice(0, MOST_SCENES - 1)
    .map(({ title }, at) => ({ picture: at % 2 === 0 ? figure : picture, words: title }))
]

const fileOf = (kind: string, code: string): string => `${kind}-${code.toLowerCase()}`

/** Every video by the name of its file. */
export const scenesOf = (recipes: readonly Recipe[], guides: readonly Guide[]): Map<string, Scene[]> =>
  new Map([
    ...recipes.slice(0, RECIPES).map((one) => [fileOf('recipe', one.recipeCode), ofRecipe(one)] as const),
    ...guides.slice(0, GUIDES).map((one) => [fileOf('guide', one.guideCode), ofGuide(one)] as const)
  ])

const videoOf = (name: string, scenes: readonly Scene[]): DemonstrationVideo => ({
  url: `/storage/videos/${name}.mp4`,
  seconds: scenes.length * SCENE_SECONDS,
  captions: scenes.map(({ words }, at) => ({ at: at * SCENE_SECONDS, words }))
})

/** With their videos, those that have one. */
export function withVideos<R extends Recipe, G extends Guide>(
  recipes: readonly R[],
  guides: readonly G[]
): { recipes: (R & { video?: DemonstrationVideo })[]; guides: (G & { video?: DemonstrationVideo })[] } {
  const all = scenesOf(recipes, guides)
  const videoNamed = (name: string): { video?: DemonstrationVideo } => {
    const scenes = all.get(name)
    return scenes ? { video: videoOf(name, scenes) } : {}
  }
  return {
    recipes: recipes.map((one) => ({ ...one, ...videoNamed(fileOf('recipe', one.recipeCode)) })),
    guides: guides.map((one) => ({ ...one, ...videoNamed(fileOf('guide', one.guideCode)) }))
  }
}

/** The appliance, where it stands, what it looks like closely, how large it is. */
function ofProduct({ title, subtitle, pictures, parameters }: Product): Scene[] {
  const [front, scene, , detail, size] = pictures
  const said = parameters.map(({ name, value }) => ({
    zh: `${name.zh} ${value.zh}`,
    en: `${name.en}: ${value.en}`
  }))
  // brand, model and kind come first, and the title says them
  const told = [title, subtitle, said[3], said[4]]
  return [front, scene, detail, size].flatMap((picture, at) => {
    const words = told[at]
    return picture === undefined || words === undefined ? [] : [{ picture, words }]
  })
}

/** The products that have a film, by its file: the one that sells best of each of so many categories. */
export function productScenes(products: readonly Product[]): Map<string, Scene[]> {
  const best = new Map<string, Product>()
  for (const one of products) {
    const before = best.get(one.categoryCode)
    if (before === undefined || before.soldCount < one.soldCount) best.set(one.categoryCode, one)
  }
  const most = [...best.values()].sort((one, other) => other.soldCount - one.soldCount).slice(0, PRODUCTS)
  return new Map(most.map((one) => [fileOf('product', one.spuCode), ofProduct(one)]))
}

/** With their films, those that have one. */
export function withFilms<P extends Product>(products: readonly P[]): (P & { video?: DemonstrationVideo })[] {
  const all = productScenes(products)
  return products.map((one) => {
    const name = fileOf('product', one.spuCode)
    const scenes = all.get(name)
    return scenes ? { ...one, video: videoOf(name, scenes) } : one
  })
}
