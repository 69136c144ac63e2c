import { Map, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { cornersOf, type ShownPlace } from '../rules'
import type { WayMapProps } from './mapTypes'
import { MapZoom } from './MapZoom'
import './WayMap.scss'

/** The host's map counts in the mainland's datum, whatever tiles the site has for others. */
export const mapDatum = (_tiles: WayMapProps['tiles']) => 'GCJ02' as const

const nearest = 17
const farthest = 4
/** Degrees of longitude that the map's width shows at scale 0, and how much of it a way may take. */
const wholeTurn = 360
const share = 0.6

/** The scale at which places fill most of the map. */
function scaleFor(places: readonly ShownPlace[]): number {
  const { south, west, north, east } = cornersOf(places)
  const degrees = Math.max(east - west, (north - south) * 1.6, 0.005)
  return Math.min(nearest, Math.max(farthest, Math.floor(Math.log2((wholeTurn * share) / degrees))))
}

// the platform's own pieces of a map take colours by value, as tokens.scss has them
const passedColour = '#0b63e5'
const aheadColour = '#8fbcf7'
const inkColour = '#1a1c1f'
const cardColour = '#ffffff'

const line = (places: readonly ShownPlace[], color: string, dottedLine: boolean) => ({
  points: places.map(({ latitude, longitude }) => ({ latitude, longitude })),
  color,
  width: 5,
  dottedLine
})

/** The way on the host's own map. */
export const WayMap = observer(function WayMap({ places, seen, label, note }: WayMapProps) {
  const [zoomed, setZoomed] = useState(0)
  const { south, west, north, east } = cornersOf(seen)
  const passed = places.filter((place) => place.passed)
  const ahead = [...passed.slice(-1), ...places.filter((place) => !place.passed)]
  const markers = places.map(({ latitude, longitude, kind, name, isHere }, id) => ({
    id,
    latitude,
    longitude,
    title: name,
    iconPath: '',
    width: 20,
    height: 28,
    callout: {
      content: kind === 'COURIER' && note !== '' ? note : name,
      color: inkColour,
      fontSize: 12,
      borderRadius: 6,
      borderWidth: 0,
      borderColor: cardColour,
      bgColor: cardColour,
      padding: 6,
      display: isHere || kind === 'HOME' ? ('ALWAYS' as const) : ('BYCLICK' as const),
      textAlign: 'center' as const,
      anchorX: 0,
      anchorY: 0
    }
  }))
  return (
    <View className="way-map">
      <Map
        className="way-map__ground"
        aria-label={label}
        latitude={(south + north) / 2}
        longitude={(west + east) / 2}
        scale={Math.min(nearest, Math.max(farthest, scaleFor(seen) + zoomed))}
        markers={markers}
        polyline={[line(ahead, aheadColour, true), line(passed, passedColour, false)].filter(
          ({ points }) => points.length > 1
        )}
        onError={() => undefined}
      />
      <MapZoom onZoom={(by) => setZoomed(zoomed + by)} />
    </View>
  )
})
