import type { Core } from '../../core/area'
import type { CatalogueRecipe } from '../../catalogue/kitchen'
import type { Words } from '../../core/words'

const json = (value: unknown): string => JSON.stringify(value)

/** Everything a recipe is searched by. */
const foundBy = ({ name, ingredients }: CatalogueRecipe): string => {
  const words: Words[] = [name, ...ingredients.map((ingredient) => ingredient.name)]
  return words
    .flatMap(({ zh, en }) => [zh, en])
    .join(' ')
    .toLowerCase()
}

/** Writes the demonstration's recipes. */
export async function seedRecipes({ db, catalogue }: Core): Promise<void> {
  const kitchen = (await catalogue()).kitchen?.()
  if (kitchen === undefined || kitchen.recipes.length === 0) return
  await db
    .insertInto('recipe_appliance')
    .values(
      kitchen.appliances.map(({ applianceCode, name, picture, categoryCodes }, position) => ({
        appliance_code: applianceCode,
        name: json(name),
        picture,
        category_codes: categoryCodes,
        position
      }))
    )
    .execute()
  await db
    .insertInto('recipe_taste')
    .values(
      kitchen.tastes.map(({ tasteCode, name }, position) => ({ taste_code: tasteCode, name: json(name), position }))
    )
    .execute()
  await db
    .insertInto('recipe')
    .values(
      kitchen.recipes.map((recipe, position) => ({
        recipe_code: recipe.recipeCode,
        appliance_code: recipe.applianceCode,
        name: json(recipe.name),
        picture: recipe.picture,
        tastes: recipe.tastes,
        minutes: recipe.minutes,
        level: recipe.level,
        kcal: recipe.kcal,
        persons: recipe.persons,
        pot_ml_each: recipe.potMlEach ?? null,
        cooked: recipe.cooked,
        content: json({ ingredients: recipe.ingredients, steps: recipe.steps, video: recipe.video }),
        found_by: foundBy(recipe),
        position
      }))
    )
    .execute()
}
