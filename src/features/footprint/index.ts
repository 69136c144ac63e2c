/** The footprint: what its screen is made of. Writing it is in `footstep`. */
export { FootprintHead } from './list/FootprintHead'
export { ClearButton, FootprintList, FootprintSkeleton } from './list/FootprintList'
export { keyOf, useFootprint } from './list/useFootprint'
export { footprintWords } from './messages'
