import { Map, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { systemInfo } from '@/platform/system'
import { stretchesOf, type ShownPlace } from '../rules'
import type { WayMapProps } from './mapTypes'
import { MapScale } from './MapScale'
import { MapZoom } from './MapZoom'
import { markersOf } from './markers'
import { viewOf, withinScales } from './mercator'
import './WayMap.scss'

/** The host's map counts in the mainland's datum, also where the site has tiles in another. */
export const mapDatum = (_tiles: WayMapProps['tiles']) => 'GCJ02' as const

/** The host's map has a ground of its own. */
export const isSchematic = (_tiles: WayMapProps['tiles']): boolean => false

/** px of the map that the buttons on it, and words at its rim, leave for a way. */
const rimAcross = 130
const rimDown = 140

// the platform's lines take colours by value, as tokens.scss has them
const passedColour = '#0b63e5'
const aheadColour = '#8fbcf7'

const line = (places: readonly ShownPlace[], color: string, dottedLine: boolean) => ({
  points: places.map(({ latitude, longitude }) => ({ latitude, longitude })),
  color,
  width: 5,
  dottedLine
})

interface RegionChange {
  type: string
  detail?: { causedBy?: string; scale?: number }
}

/** The way on the host's own map. */
export const WayMap = observer(function WayMap({ places, seen, label, note, apart = false, tall }: WayMapProps) {
  const [zoomSteps, setZoomSteps] = useState(0)
  /** The scale that two fingers left, which the host keeps to itself otherwise. */
  const [pinchZoom, setPinchZoom] = useState<number>()
  const { windowWidth, windowHeight } = systemInfo()
  const room = { width: windowWidth, height: tall ? windowHeight * 0.6 : windowWidth * 0.69 }
  const fitting = viewOf(seen, { width: room.width - rimAcross, height: room.height - rimDown })
  const view = { ...fitting, scale: withinScales(fitting.scale + zoomSteps) }
  const markers = markersOf(places, view, note, room, apart)
  // no line leads to what is not there
  const { passed, ahead } = stretchesOf(
    places.filter((place) =>
      markers.some(({ latitude, longitude }) => latitude === place.latitude && longitude === place.longitude)
    )
  )
  return (
    <View className="way-map">
      <Map
        className="way-map__ground"
        aria-label={label}
        latitude={view.latitude}
        longitude={view.longitude}
        scale={view.scale}
        markers={markers}
        polyline={(apart ? [] : [line(ahead, aheadColour, true), line(passed, passedColour, false)]).filter(
          ({ points }) => points.length > 1
        )}
        onRegionChange={({ type, detail }: RegionChange) => {
          // moved by its own `scale`, it is as near as that says
          if (type === 'end') setPinchZoom(detail?.causedBy === 'update' ? undefined : detail?.scale)
        }}
        onError={() => undefined}
      />
      <MapZoom
        onZoom={(by) => {
          setZoomSteps(Math.round(pinchZoom ?? view.scale) + by - fitting.scale)
          setPinchZoom(undefined)
        }}
      />
      <MapScale nearness={{ ...view, scale: pinchZoom ?? view.scale }} apart={apart} />
    </View>
  )
})
