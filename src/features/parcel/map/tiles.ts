import { isDatum } from '@domain/orders/datum'
import type { Tiles } from './mapTypes'

/** Ground that counts as no map this app knows would lie beside its places. */
export const knownTiles = (tiles: Tiles): Tiles => (tiles && isDatum(tiles.datum) ? tiles : undefined)
