/** What recipes and installation guides of an empty database are seeded from; as in `core/catalogue`. */
import type { Words } from '../core/words'
import type { CatalogueVideo } from './video'

/** How an amount is rounded. */
export type Measure = 'WEIGHT' | 'SPOON' | 'PIECE'

export interface RecipeAppliance {
  applianceCode: string
  name: Words
  picture: string
  /** Categories of any level: a shopper who bought something of these has such an appliance. */
  categoryCodes: string[]
}

export interface RecipeIngredient {
  name: Words
  /** For the recipe's own persons; absent: as one likes. */
  amount?: number
  unit: Words
  measure: Measure
}

export interface RecipeStep {
  title: Words
  text: Words
  /** Storage path. */
  picture: string
  /** What is waited for. */
  seconds?: number
}

export interface CatalogueRecipe {
  recipeCode: string
  applianceCode: string
  name: Words
  /** Storage path; the same as PNG by its ending. */
  picture: string
  tastes: string[]
  minutes: number
  /** 1 is for beginners. */
  level: 1 | 2 | 3
  /** A person. */
  kcal: number
  persons: number
  /** What one person's share fills of a pot; absent: it does not lie in a pot. */
  potMlEach?: number
  cooked: number
  ingredients: RecipeIngredient[]
  steps: RecipeStep[]
  video?: CatalogueVideo
}

export interface GuideMeasure {
  name: Words
  /** mm, as the figure shows it. */
  mm: number
  note: Words
}

export interface CatalogueGuide {
  guideCode: string
  name: Words
  picture: string
  /** The figure with the measures in their order. */
  figure: string
  categoryCodes: string[]
  /** How long the visit takes. */
  minutes: number
  prepare: Words[]
  measures: GuideMeasure[]
  steps: { title: Words; text: Words }[]
  video?: CatalogueVideo
}

/** Everything of both. */
export interface KitchenContent {
  tastes: { tasteCode: string; name: Words }[]
  appliances: RecipeAppliance[]
  recipes: CatalogueRecipe[]
  guides: CatalogueGuide[]
}

declare module '../core/catalogue' {
  interface Catalogue {
    /** Made when asked for. */
    kitchen?(): KitchenContent
  }
}
