/** Narrowing orders: what its screen is made of. */
export { ChosenOrderFilters } from './ChosenFilters'
export { OrderFilterSheet } from './FilterSheet'
export { filterWords } from './messages'
export { queryOf, without } from './rules'
export { namedFilters } from './words'
