export interface Caption {
  /** Seconds from the beginning; it stands until the next. */
  at: number
  text: string
}

/** What stands under a video at a second of it. */
export const captionAt = (captions: readonly Caption[], seconds: number): string =>
  captions.filter(({ at: start }) => start <= seconds).at(-1)?.text ?? ''
