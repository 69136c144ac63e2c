export interface PictureProps {
  /** As the gateway or the decoration gives it. */
  src: string
  /** `src` is a file of this device, which the shopper chose: it is shown as it is. */
  device?: boolean
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
  /** It is there to be seen. */
  onLoaded?: () => void
}
