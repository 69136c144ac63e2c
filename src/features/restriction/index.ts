/** What may not be sold to where it would go: asked, and said with the thing and the place. */
export { askRestriction, formatRestriction, type Restriction } from './ask'
export { useRestriction } from './useRestriction'
export { restrictionWords } from './messages'
