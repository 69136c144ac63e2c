/** What recipes and installation guides of an empty database are seeded from; as in `catalogue.ts`. */
import type { Words } from '../words'

/** How an amount is rounded. */
export type Measure = 'WEIGHT' | 'SPOON' | 'PIECE'

export interface RecipeAppliance {
  applianceCode: string
  name: Words
  picture: string
  /** Categories of any level: a shopper who bought something of these has such an appliance. */
  categoryCodes: string[]
}

export interface DemonstrationVideo {
  /** Storage path. */
  url: string
  seconds: number
  /** Each until the next, from `at` seconds on. */
  captions: { at: number; words: Words }[]
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

export interface DemonstrationRecipe {
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
  video?: DemonstrationVideo
}

export interface GuideMeasure {
  name: Words
  /** mm, as the figure shows it. */
  mm: number
  note: Words
}

export interface DemonstrationGuide {
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
  video?: DemonstrationVideo
}

/** Everything of both. */
export interface KitchenContent {
  tastes: { tasteCode: string; name: Words }[]
  appliances: RecipeAppliance[]
  recipes: DemonstrationRecipe[]
  guides: DemonstrationGuide[]
}
