import type { Review } from '@contract'

export interface VideoViewerProps {
  video: NonNullable<Review['video']>
  /** What was written with it; a host's own viewer has no place for them. */
  words: string
  open: boolean
  onClose: () => void
}
