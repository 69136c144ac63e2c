import type { Video } from '../../../../contract'
import type { DemonstrationVideo } from './catalogue-recipes'
import { say, type Locale } from '../words'

/** A video as a reply has it, in the reader's language; nothing where there is none. */
export const videoIn = (video: DemonstrationVideo | undefined, locale: Locale): { video?: Video } =>
  video === undefined
    ? {}
    : {
        video: {
          ...video,
          captions: video.captions.map(({ at: second, words }) => ({ at: second, text: say(locale, words) }))
        }
      }
