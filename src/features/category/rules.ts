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

/** The rail's first entry, which is no category: what the shop recommends. */
export const RECOMMENDED = 'RECOMMENDED'

/** What is shown: the chosen category while it exists; undefined stands for what is recommended. */
export const shownCategory = (
  categories: readonly Category[],
  categoryCode: string | undefined
): Category | undefined => (categoryCode === undefined ? undefined : topCategoryOf(categories, categoryCode))

/** Groups of so few pictures stand together in one grid; a heading over one picture says the same twice. */
const FEW = 2

/** The groups as they are drawn: small neighbours in one grid without a heading, each other one under its own. */
export function drawnGroups(groups: Category['groups']): { headed: boolean; groups: Category['groups'] }[] {
  const sections: { headed: boolean; groups: Category['groups'] }[] = []
  for (const group of groups) {
    const headed = group.children.length > FEW
    const last = sections.at(-1)
    if (!headed && last?.headed === false) last.groups.push(group)
    else sections.push({ headed, groups: [group] })
  }
  return sections
}
