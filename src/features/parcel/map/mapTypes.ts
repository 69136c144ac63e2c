import type { DataOf } from '@contract'
import type { ShownPlace } from '../rules'

export type WayReply = DataOf<'GET /o2srh/v1/glz-apis/map'>
export type Tiles = WayReply['tiles']

export interface WayMapProps {
  /** What is drawn of the way, in the datum of this host's map. */
  places: readonly ShownPlace[]
  /** What of it is to be seen. */
  seen: readonly ShownPlace[]
  tiles: Tiles
  /** What the map is of. */
  label: string
  /** Said at the courier. */
  note: string
  /** Places of their own: no way joins them. */
  apart?: boolean
  /** Most of the screen high. */
  tall?: boolean
}
