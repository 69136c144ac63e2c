import { observer } from 'mobx-react-lite'
import { useMemo, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import { inDatum } from '@domain/orders/datum'
import type { ShownPlace } from '../rules'
import type { Tiles } from './mapTypes'
import { knownTiles } from './tiles'
import { mapDatum, WayMap } from './WayMap'
import './MapPane.scss'

/** A place by its name, in the mainland's datum; `own`: where the shopper is. */
export interface MarkedPlace {
  name: string
  latitude: number
  longitude: number
  own?: boolean
}

/** Places on a map that no way joins; with none there is no map, and what lies over it stays. */
export const PlacesMap = observer(function PlacesMap({
  places,
  tiles: givenTiles,
  label,
  children
}: {
  places: readonly MarkedPlace[]
  tiles: Tiles
  label: string
  /** What lies over it; words of places keep clear of what is `way-pane__over`. */
  children?: ReactNode
}) {
  const tiles = knownTiles(givenTiles)
  const shownPlaces = useMemo(
    () =>
      places.map(({ name, own = false, ...point }): ShownPlace => {
        const { latitude, longitude } = inDatum({ ...point, datum: 'GCJ02' }, mapDatum(tiles))
        return { kind: own ? 'HOME' : 'BRANCH', name, passed: true, isHere: false, latitude, longitude }
      }),
    [places, tiles]
  )
  if (shownPlaces.length === 0) return <>{children}</>
  return (
    <View className="way-pane">
      <WayMap places={shownPlaces} seen={shownPlaces} tiles={tiles} label={label} note="" apart />
      {children}
    </View>
  )
})
