import type { Review } from '@contract'

export interface VideoOverProps {
  video: NonNullable<Review['video']>
  /** What was written with it; a host's own viewer has no place for them. */
  words: string
  onClose: () => void
}

export interface VideoViewerProps extends VideoOverProps {
  open: boolean
}
