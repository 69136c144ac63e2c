export interface Caption {
  /** Seconds from the beginning; it stands until the next. */
  at: number
  text: string
}

/** What stands under a video at a second of it. */
export const captionAt = (captions: readonly Caption[], seconds: number): string =>
  captions.filter(({ at }) => at <= seconds).at(-1)?.text ?? ''

/** `0:08` */
export const clockOf = (seconds: number): string => {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
