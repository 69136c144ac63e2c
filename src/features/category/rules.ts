import type { Category } from '@contract'

/** The category of the first level that is or holds `code`; undefined when there is none. */
export const topCategoryOf = (categories: readonly Category[], code: string): Category | undefined =>
  categories.find(
    (category) =>
      category.categoryCode === code ||
      category.groups.some(
        (group) => group.categoryCode === code || group.children.some(({ categoryCode }) => categoryCode === code)
      )
  )

/** What is shown: the chosen category while it exists, else the first. */
export const shownCategory = (categories: readonly Category[], chosen: string | undefined): Category | undefined =>
  (chosen === undefined ? undefined : topCategoryOf(categories, chosen)) ?? categories[0]
