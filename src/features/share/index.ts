/** Sharing a page: cards, links, posters. */
export { ShareButton } from './ShareButton'
export { SharedNote } from './SharedNote'
export { ShareSheets, type PosterSubject } from './ShareSheets'
export type { ShareSubject } from './rules'
export { useShareCard } from './useShareCard'
