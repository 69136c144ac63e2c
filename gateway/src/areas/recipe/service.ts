import type { DataOf, QueryOf, RecipeCard } from '../../../../contract'
import { potMlOf } from '../../../../domain/content/recipe'
import type { Db } from '../../core/database/database'
import { notFound } from '../../core/errors'
import { videoIn } from '../../catalogue/video'
import type { Visitor } from '../../core/identity/asker'
import { say, type Locale } from '../../core/words'
import { productCards, skuFacts, specsOf } from '../product'
import * as store from './store'

const missing = () => notFound('recipe.missing', '这道食谱不存在或已下架', 'This recipe is no longer there')

const ownAppliances = (db: Db, userId: string | undefined): Promise<store.OwnedRecord[]> =>
  userId === undefined ? Promise.resolve([]) : store.ownedAppliances(db, userId)

/** Names of tastes in the reader's language. */
async function tasteNames(db: Db, locale: Locale): Promise<Map<string, string>> {
  return new Map((await store.tastes(db)).map(({ taste_code, name }) => [taste_code, say(locale, name)]))
}

function toCard(row: store.RecipeRow, names: ReadonlyMap<string, string>, locale: Locale): RecipeCard {
  return {
    recipeCode: row.recipe_code,
    name: say(locale, row.name),
    picture: row.picture,
    applianceCode: row.appliance_code,
    tastes: row.tastes.flatMap((tasteCode) => {
      const name = names.get(tasteCode)
      return name === undefined ? [] : [{ tasteCode, name }]
    }),
    minutes: row.minutes,
    level: row.level as RecipeCard['level'], // the table holds it to 1, 2 and 3
    cookedCount: row.cooked,
    favorite: row.favorite
  }
}

type ListQuery = QueryOf<'GET /o2pcm/pub/v1/crm-group-get/recipe'>

export async function pageOfRecipes(
  db: Db,
  query: ListQuery,
  { userId, locale }: Visitor
): Promise<DataOf<'GET /o2pcm/pub/v1/crm-group-get/recipe'>> {
  const { page = 1, size = 10, applianceCode, spuCode, tasteCode, maxMinutes, level } = query
  const favorite = query.favorite === true
  const leads = applianceCode === undefined && !favorite ? await ownAppliances(db, userId) : []
  const { rows, total } = await store.findRecipes(
    db,
    {
      applianceCode,
      spuCode,
      tasteCode,
      maxMinutes,
      level,
      words: (query.keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean),
      favorite,
      userId,
      ownAppliances: leads.map(({ appliance_code }) => appliance_code)
    },
    { page, size }
  )
  const names = await tasteNames(db, locale)
  return { list: rows.map((row) => toCard(row, names, locale)), total, page, size }
}

export async function filters(
  db: Db,
  { userId, locale }: Visitor
): Promise<DataOf<'GET /o2pcm/pub/v1/crm-group-get/recipe-filter'>> {
  const own = new Set((await ownAppliances(db, userId)).map(({ appliance_code }) => appliance_code))
  const appliances = (await store.appliances(db)).map(({ appliance_code, name, picture, recipes }) => ({
    applianceCode: appliance_code,
    name: say(locale, name),
    picture,
    count: recipes,
    own: own.has(appliance_code)
  }))
  const names = await tasteNames(db, locale)
  return {
    appliances: appliances.sort((a, b) => Number(b.own) - Number(a.own)),
    tastes: [...names].map(([tasteCode, name]) => ({ tasteCode, name }))
  }
}

const valueNames = (specs: readonly { valueName: string }[]): string[] => specs.map(({ valueName }) => valueName)

/** The product a recipe is cooked with, and what its pot holds: the shopper's own before any other. */
async function cookedWith(db: Db, applianceCode: string, reader: Visitor) {
  const mine = (await ownAppliances(db, reader.userId)).filter(({ appliance_code }) => appliance_code === applianceCode)
  const appliance = (await store.appliances(db)).find(({ appliance_code }) => appliance_code === applianceCode)
  const spuCode =
    mine.find(({ on_sale }) => on_sale)?.spu_code ?? (await store.bestSeller(db, appliance?.category_codes ?? []))
  const [product] = spuCode === undefined ? [] : await productCards(db, [spuCode], reader)
  const [sku] = product === undefined ? [] : await skuFacts(db, [product.skuCode])
  const [latest] = mine
  const specs = latest?.specs.zh ?? (sku === undefined ? [] : specsOf(sku.attributes, sku.spec_values, 'zh-CN'))
  return {
    name: appliance === undefined ? '' : say(reader.locale, appliance.name),
    product,
    potMl: potMlOf(valueNames(specs)),
    own: latest !== undefined
  }
}

/** Pictures that are drawn are there as PNG too. */
const shareOf = (picture: string): { sharePicture?: string } =>
  /^\/storage\/pictures\/.*\.svg$/.test(picture) ? { sharePicture: picture.replace(/svg$/, 'png') } : {}

export async function recipeDetail(
  db: Db,
  recipeCode: string,
  reader: Visitor
): Promise<DataOf<'GET /o2pcm/pub/v1/crm-group-get/recipe-detail'>> {
  const row = await store.recipeByCode(db, recipeCode, reader.userId)
  if (row === undefined) throw missing()
  const { locale } = reader
  const names = await tasteNames(db, locale)
  const { name, product, potMl, own } = await cookedWith(db, row.appliance_code, reader)
  const pot = row.pot_ml_each === null || potMl === undefined ? undefined : { mlEach: row.pot_ml_each, ml: potMl, own }
  return {
    ...toCard(row, names, locale),
    ...shareOf(row.picture),
    applianceName: name,
    kcal: row.kcal,
    persons: row.persons,
    ingredients: row.content.ingredients.map((ingredient) => ({
      name: say(locale, ingredient.name),
      ...(ingredient.amount === undefined ? {} : { amount: ingredient.amount }),
      unit: say(locale, ingredient.unit),
      measure: ingredient.measure
    })),
    steps: row.content.steps.map((step) => ({
      title: say(locale, step.title),
      text: say(locale, step.text),
      picture: step.picture,
      ...(step.seconds === undefined ? {} : { seconds: step.seconds })
    })),
    ...videoIn(row.content.video, locale),
    ...(pot === undefined ? {} : { pot }),
    ...(product === undefined ? {} : { product })
  }
}

/** Keeps a recipe or lets it go; asked twice it is as asked. */
export async function setFavorite(
  db: Db,
  shopper: { userId: string; nowMs: number },
  { recipeCode, favorite }: { recipeCode: string; favorite: boolean }
): Promise<DataOf<'POST /o2wl/v1/favorites/recipe'>> {
  if (!(await store.isRecipe(db, recipeCode))) throw missing()
  await (favorite
    ? store.favouriteMarks.set(db, shopper.userId, [
        { thing: recipeCode, values: { created_at: new Date(shopper.nowMs) } }
      ])
    : store.favouriteMarks.unset(db, shopper.userId, [recipeCode]))
  return { recipeCode, favorite }
}
