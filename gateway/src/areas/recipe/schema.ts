import { sql, type ColumnType } from 'kysely'
import type { CatalogueVideo } from '../../catalogue/video'
import type { RecipeIngredient, RecipeStep } from '../../catalogue/kitchen'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'

/** A column that is written as JSON text and read as what it holds. */
type Json<T> = ColumnType<T, string, string>

export interface RecipeContent {
  ingredients: RecipeIngredient[]
  steps: RecipeStep[]
  video?: CatalogueVideo
}

declare module '../../core/database/database' {
  interface Tables {
    /** What is cooked with. */
    recipe_appliance: {
      appliance_code: string
      name: Json<Words>
      picture: string
      /** Products of these are such an appliance. */
      category_codes: string[]
      position: number
    }
    recipe_taste: { taste_code: string; name: Json<Words>; position: number }
    recipe: {
      recipe_code: string
      appliance_code: string
      name: Json<Words>
      picture: string
      tastes: string[]
      minutes: number
      level: number
      kcal: number
      persons: number
      /** Null: it does not lie in a pot. */
      pot_ml_each: number | null
      cooked: number
      content: Json<RecipeContent>
      /** Its name and what is in it, in both languages, lower case. */
      found_by: string
      position: number
    }
    recipe_favorite: { user_id: string; recipe_code: string; created_at: Date }
  }
}

export const recipeSchema: Migration[] = [
  {
    id: 'recipe-001',
    up: async (db) => {
      await sql`create table recipe_appliance (
        appliance_code text primary key,
        name jsonb not null,
        picture text not null,
        category_codes text[] not null,
        position int not null
      )`.execute(db)
      await sql`create table recipe_taste (
        taste_code text primary key,
        name jsonb not null,
        position int not null
      )`.execute(db)
      await sql`create table recipe (
        recipe_code text primary key,
        appliance_code text not null references recipe_appliance (appliance_code),
        name jsonb not null,
        picture text not null,
        tastes text[] not null,
        minutes int not null,
        level int not null check (level between 1 and 3),
        kcal int not null,
        persons int not null check (persons > 0),
        pot_ml_each int check (pot_ml_each > 0),
        cooked int not null,
        content jsonb not null,
        found_by text not null,
        position int not null
      )`.execute(db)
      await sql`create table recipe_favorite (
        user_id text not null,
        recipe_code text not null references recipe (recipe_code),
        created_at timestamptz not null,
        primary key (user_id, recipe_code)
      )`.execute(db)
    }
  }
]
