/** Sharing a page: cards, links, posters. */
export { ShareButton } from './ShareButton'
export { openThere } from './openThere'
export { SharedNote } from './SharedNote'
export { LaterQrCode } from './qrcode'
export type { PosterSubject } from './posterTypes'
export { ShareSheets } from './ShareSheets'
export type { ShareSubject } from './rules'
export { useShareCard } from './useShareCard'
