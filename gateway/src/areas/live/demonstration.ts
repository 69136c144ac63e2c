/** What the demonstration shop seeds this area with; plain data, as core/catalogue tells. */
import type { LiveState } from '../../../../domain/content/live'
import type { Words } from '../../core/words'
import type { StoredFilm } from './schema'

export interface DemonstrationRoom {
  roomCode: string
  shopCode: string
  title: Words
  note: Words
  host: Words
  hostPicture: string
  cover: string
  state: Extract<LiveState, 'ANNOUNCED' | 'ON_AIR' | 'REPLAY'>
  /** Minutes from the demonstration's start until it begins; below 0: it began before. */
  startsInMinutes: number
  goods: { skuCode: string; livePriceFen?: number }[]
  explaining?: string
  hls?: string
  film?: StoredFilm
  /** Default: everywhere. */
  channelTypes?: string[]
  others: number
}

declare module '../../core/catalogue' {
  interface Catalogue {
    liveRooms?: readonly DemonstrationRoom[]
  }
}
