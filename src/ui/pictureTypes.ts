export interface PictureProps {
  src: string
  /** What it shows; empty when the words beside it say the same. */
  alt: string
  /** Height over width; 1 is square. The place is kept before anything loads. */
  ratio?: number
  /** px at 375 wide; without one as wide as there is room. */
  width?: number
  fit?: 'cover' | 'contain'
  /** Above the fold: loads at once. */
  eager?: boolean
  /** Corners: the controls' radius, or none (default). */
  round?: boolean
  /** The soft ground products stand on (default), or none. */
  ground?: boolean
  className?: string
}
