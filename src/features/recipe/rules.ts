/** What recipes need to decide, without a screen. */
import type { RecipeCard } from '@contract'
import type { CookTimer } from '@/stores'

/** What a list is narrowed by. */
export interface RecipeFilter {
  applianceCode?: string | undefined
  tasteCode?: string | undefined
  maxMinutes?: number | undefined
  level?: number | undefined
  keyword: string
  favorite: boolean
  /** Those of one product. */
  spuCode?: string | undefined
}

/** Minutes that a dish may take. */
export const TIMES = [15, 30, 60] as const

/** What the list is asked by; what is not chosen is left out. */
export const queryOf = ({ keyword, favorite, ...rest }: RecipeFilter) =>
  Object.fromEntries(
    Object.entries({
      ...rest,
      keyword: keyword.trim() || undefined,
      favorite: favorite || undefined
    }).filter(([, value]) => value !== undefined)
  )

/** Whether less than everything of an appliance is asked for. */
export const narrows = ({ tasteCode, maxMinutes, level, keyword }: RecipeFilter): boolean =>
  tasteCode !== undefined || maxMinutes !== undefined || level !== undefined || keyword.trim() !== ''

/** Height over width of a dish's picture: neighbours differ, as on a table. */
export const ratioOf = ({ recipeCode }: RecipeCard): number => {
  let sum = 0
  for (const sign of recipeCode) sum += sign.charCodeAt(0)
  return [1.08, 0.92, 1, 1.16][sum % 4] ?? 1
}

/** Recipes in two columns of about one height; more of them move none that is there. */
export function columnsOf(list: readonly RecipeCard[]): [RecipeCard[], RecipeCard[]] {
  const columns: [RecipeCard[], RecipeCard[]] = [[], []]
  const heights = [0, 0]
  /** The words below a picture, in its widths. */
  const words = 0.52
  for (const recipe of list) {
    const column = (heights[1] ?? 0) < (heights[0] ?? 0) ? 1 : 0
    columns[column].push(recipe)
    heights[column] = (heights[column] ?? 0) + ratioOf(recipe) + words
  }
  return columns
}

const two = (value: number): string => String(value).padStart(2, '0')

/** '12:48', '1:05:00': what is left, rounded up, so that it ends at nought. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

/** What is left of a timer at a moment; a paused one stands. */
export const leftOf = (timer: CookTimer, now: number): number => timer.leftMs ?? Math.max(0, timer.endsAt - now)

export const isRunning = ({ leftMs, rang }: CookTimer): boolean => leftMs === undefined && !rang

/** Timers that have ended and told nobody. */
export const dueAt = (timers: readonly CookTimer[], now: number): CookTimer[] =>
  timers.filter((timer) => isRunning(timer) && timer.endsAt <= now)

/** How much has passed, 0 to 1. */
export const partOf = (timer: CookTimer, now: number): number =>
  timer.seconds === 0 ? 1 : 1 - leftOf(timer, now) / (timer.seconds * 1000)

/** Litres with a tenth where there is one: 4000 → '4', 5500 → '5.5'. */
export const litresOf = (ml: number): string => String(Math.round(ml / 100) / 10)
