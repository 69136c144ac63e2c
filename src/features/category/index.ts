/** The categories tab: what its screen uses. */
export { CategoryGroups, groupId } from './CategoryGroups'
export { CategoryRail } from './CategoryRail'
export { CategorySkeleton } from './CategorySkeleton'
export { categoryWords } from './messages'
export { shownCategory } from './rules'
export { useCategories } from './useCategories'
