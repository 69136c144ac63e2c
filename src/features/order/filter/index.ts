/** Narrowing orders: what its screen is made of. */
export { ChosenFilters } from './ChosenFilters'
export { FilterButton } from './FilterButton'
export { FilterSheet } from './FilterSheet'
export { filterWords } from './messages'
export { queryOf, without } from './rules'
export { namedFilters } from './words'
