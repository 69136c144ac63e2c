/** What a share says and where it leads (spec 2.5), as pure functions. */
import { shorten } from '@domain/graphemes'
import { withoutUnseen } from '@/lib/unseen'
import { withQuery } from '@/lib/query'

/** A page as it is shared. */
export interface ShareSubject {
  /** App path with its parameters; see `urlOf`. */
  path: string
  title: string
  /** As the gateway gives it; a card without one that it can show has the page itself. */
  picture?: string
}

/** What the chat app takes for a card. */
export interface ShareCard {
  title: string
  path: string
  imageUrl?: string
}

/** What it takes for the timeline, which knows no path: the page shared is the one that opens. */
export interface TimelineCard {
  title: string
  query: string
  imageUrl?: string
}

/** Signs that a card shows in its two lines. */
const maxTitle = 60

const shortTitle = (title: string): string => {
  const tidy = withoutUnseen(title.replace(/\s+/g, ' ')).trim()
  return shorten(tidy, maxTitle)
}

/** Makes the full address of a picture that the gateway gave, '' of one that may not be shown. */
type AddressOf = (picture: string) => string

/**
 * The picture of a card: one that may be shown, and no SVG, which the chat app does not draw in cards. It is shown at
 * 5:4, the middle of a picture of another shape.
 */
const picturePart = (picture = '', addressOf: AddressOf): { imageUrl?: string } => {
  const imageUrl = /\.svg(?:[?#]|$)/i.test(picture) ? '' : addressOf(picture)
  return imageUrl === '' ? {} : { imageUrl }
}

/** The card for a chat. */
export const cardOf = ({ path, title, picture }: ShareSubject, addressOf: AddressOf): ShareCard => ({
  title: shortTitle(title),
  path,
  ...picturePart(picture, addressOf)
})

/** The card for the timeline; its flag marks the visit as coming from a share. */
export const timelineOf = ({ path, title, picture }: ShareSubject, addressOf: AddressOf): TimelineCard => ({
  title: shortTitle(title),
  query: withQuery(path, { timelineFlag: 1 }).split('?')[1] ?? '',
  ...picturePart(picture, addressOf)
})

/**
 * The page's address on the web, which is also what its QR code holds: a phone's browser opens the page by it, and the
 * mini-program reads path and parameters out of it (entry/rules). Undefined where the shop's address is not known.
 */
export const linkOf = (shopAddress: string | undefined, path: string): string | undefined =>
  shopAddress ? `${shopAddress.replace(/\/+$/, '')}${path}` : undefined
