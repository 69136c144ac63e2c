export interface LongPictureProps {
  /** The address that the sanitiser left. */
  src: string
  /** Height over width; undefined: not known before it is there. */
  ratio?: number | undefined
}
