/** What the demonstration's videos show: drawn pictures one after the other, and the words that stand under them meanwhile. */
import type { Product as CatalogueProduct } from '../../catalogue/goods'
import type { CatalogueGuide, CatalogueRecipe } from '../../catalogue/kitchen'
import type { CatalogueVideo } from '../../catalogue/video'
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

type Recipe = Pick<CatalogueRecipe, 'recipeCode' | 'name' | 'picture' | 'steps'>
type Product = Pick<
  CatalogueProduct,
  'spuCode' | 'categoryCode' | 'title' | 'subtitle' | 'pictures' | 'parameters' | 'soldCount'
>
type Guide = Pick<CatalogueGuide, 'guideCode' | 'name' | 'picture' | 'figure' | 'steps'>

/** The dish, then its steps; the last one shows it again. */
const ofRecipe = ({ name, picture, steps }: Recipe): Scene[] => {
  const list = steps.length < MOST_SCENES ? steps : [...steps.slice(0, MOST_SCENES - 2), ...steps.slice(-1)]
  return [{ picture, words: name }, ...list.map((step) => ({ picture: step.picture, words: step.title }))]
}

/** The appliance, then what is measured and done. */
const ofGuide = ({ name, picture, figure, steps }: Guide): Scene[] => [
  { picture, words: name },
  ...steps
    .slice(0, MOST_SCENES - 1)
    .map(({ title }, index) => ({ picture: index % 2 === 0 ? figure : picture, words: title }))
]

const fileOf = (kind: string, code: string): string => `${kind}-${code.toLowerCase()}`

/** Every video by the name of its file. */
export const scenesOf = (recipes: readonly Recipe[], guides: readonly Guide[]): Map<string, Scene[]> =>
  new Map([
    ...recipes.slice(0, RECIPES).map((recipe) => [fileOf('recipe', recipe.recipeCode), ofRecipe(recipe)] as const),
    ...guides.slice(0, GUIDES).map((guide) => [fileOf('guide', guide.guideCode), ofGuide(guide)] as const)
  ])

const videoOf = (name: string, scenes: readonly Scene[]): CatalogueVideo => ({
  url: `/storage/videos/${name}.mp4`,
  seconds: scenes.length * SCENE_SECONDS,
  captions: scenes.map(({ words }, index) => ({ at: index * SCENE_SECONDS, words }))
})

/** With their videos, those that have one. */
export function withVideos<R extends Recipe, G extends Guide>(
  recipes: readonly R[],
  guides: readonly G[]
): { recipes: (R & { video?: CatalogueVideo })[]; guides: (G & { video?: CatalogueVideo })[] } {
  const all = scenesOf(recipes, guides)
  const videoNamed = (name: string): { video?: CatalogueVideo } => {
    const scenes = all.get(name)
    return scenes ? { video: videoOf(name, scenes) } : {}
  }
  return {
    recipes: recipes.map((recipe) => ({ ...recipe, ...videoNamed(fileOf('recipe', recipe.recipeCode)) })),
    guides: guides.map((guide) => ({ ...guide, ...videoNamed(fileOf('guide', guide.guideCode)) }))
  }
}

/** The appliance, where it stands, what it looks like closely, how large it is. */
function ofProduct({ title, subtitle, pictures, parameters }: Product): Scene[] {
  const [front, scene, , detail, size] = pictures
  const lines = parameters.map(({ name, value }) => ({
    zh: `${name.zh} ${value.zh}`,
    en: `${name.en}: ${value.en}`
  }))
  // brand, model and kind come first, and the title says them
  const captions = [title, subtitle, lines[3], lines[4]]
  return [front, scene, detail, size].flatMap((picture, index) => {
    const words = captions[index]
    return picture === undefined || words === undefined ? [] : [{ picture, words }]
  })
}

/** The products that have a film, by its file: the one that sells best of each of so many categories. */
export function productScenes(products: readonly Product[]): Map<string, Scene[]> {
  const best = new Map<string, Product>()
  for (const product of products) {
    const before = best.get(product.categoryCode)
    if (before === undefined || before.soldCount < product.soldCount) best.set(product.categoryCode, product)
  }
  const most = [...best.values()].sort((a, b) => b.soldCount - a.soldCount).slice(0, PRODUCTS)
  return new Map(most.map((product) => [fileOf('product', product.spuCode), ofProduct(product)]))
}

/** With their films, those that have one. */
export function withFilms<P extends Product>(products: readonly P[]): (P & { video?: CatalogueVideo })[] {
  const all = productScenes(products)
  return products.map((product) => {
    const name = fileOf('product', product.spuCode)
    const scenes = all.get(name)
    return scenes ? { ...product, video: videoOf(name, scenes) } : product
  })
}
