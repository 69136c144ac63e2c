/** What an entry into the mini-program asks for (spec 2.5), as pure functions; a scene and a query of the platform. */
import { codeOfEntry, isScanScene } from '@/features/scan'
import { singlePageScene } from '@/platform/system/types'

/** Scenes by the platform's numbers (spec 9.5). */
const shareScenes: ReadonlySet<number> = new Set([1007, 1008, singlePageScene, 1155])

export interface Arrival {
  scene?: number
  /** Without or with a leading slash. */
  path?: string
  query?: Readonly<Record<string, unknown>>
}

export interface ArrivalMeaning {
  /** The QR code's text as the platform hands it over; only of a scan. */
  q?: string
  fromShare: boolean
  singlePage: boolean
}

/** What the scene and the query say. A shared path is opened by the platform itself, so nothing is left to open. */
export function meaningOf({ scene = 0, query = {} }: Arrival): ArrivalMeaning {
  const { q, timelineFlag } = query
  const code = codeOfEntry(scene, q)
  const isShare = shareScenes.has(scene)
  return {
    // a scan without a code is an ordinary visit of the page it opens
    ...(code === undefined ? {} : { q: code }),
    fromShare: isShare || (!isScanScene(scene) && (timelineFlag === '1' || timelineFlag === 'true')),
    singlePage: scene === singlePageScene
  }
}
