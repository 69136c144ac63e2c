import type { ReactNode } from 'react'

/** Slides of one width, one seen at a time. */
export interface CarouselProps {
  /** The slide that shall be seen, from 0. */
  index: number
  /** The shopper came to rest at another slide. */
  onIndex: (index: number) => void
  /** The shopper took hold of it. */
  onTouch: () => void
  /** For a screen reader. */
  label: string
  children: ReactNode
}
