/** The categories tab: what its screen uses. */
export { CategoryGroups, groupId } from './CategoryGroups'
export { CategoryRecommended } from './CategoryPopular'
export { CategoryRail } from './CategoryRail'
export { CategorySkeleton } from './CategorySkeleton'
export { categoryWords } from './messages'
export { RECOMMENDED, shownCategory } from './rules'
export { useCategories } from './useCategories'
