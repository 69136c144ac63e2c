import type { Video } from '@contract'

export interface StripProps {
  pictures: readonly string[]
  index: number
  onIndex: (index: number) => void
  /** A tap on a picture. */
  onOpen: (index: number) => void
}

export interface ViewerProps {
  pictures: readonly string[]
  /** The same for what takes no SVG: the viewer of a chat app, an album. */
  files: readonly string[]
  /** The picture it opens at; undefined: it is closed. */
  start: number | undefined
  /** Words under the pictures; a host's own viewer has no place for them. */
  caption?: string | undefined
  onClose: () => void
}

export interface FilmProps {
  video: Video
  /** A picture of the product. */
  poster: string
  onClose: () => void
}
