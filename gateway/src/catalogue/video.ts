import type { Video } from '../../../contract'
import { say, type Locale, type Words } from '../core/words'

export interface CatalogueVideo {
  /** Storage path. */
  url: string
  seconds: number
  /** Each until the next, from `at` seconds on. */
  captions: { at: number; words: Words }[]
}

/** A video as a reply has it, in the reader's language; nothing where there is none. */
export const videoIn = (video: CatalogueVideo | undefined, locale: Locale): { video?: Video } =>
  video === undefined
    ? {}
    : {
        video: {
          ...video,
          captions: video.captions.map(({ at: second, words }) => ({ at: second, text: say(locale, words) }))
        }
      }
