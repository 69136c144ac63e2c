import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { Pressable, useEvent } from '@/ui'
import { parcelWords } from '../messages'
import type { DrawnMap } from './drawWay'
import type { WayMapProps } from './mapTypes'
import { MapScale } from './MapScale'
import { MapZoom } from './MapZoom'
import type { Nearness } from './mercator'
import './WayMap.scss'

/** Which datum the map counts in: the tiles', and that of the points where the ground is drawn. */
export const mapDatum = (tiles: WayMapProps['tiles']) => tiles?.datum ?? 'GCJ02'

/** Without tiles the ground is drawn, of no place in particular. */
export const isSchematic = (tiles: WayMapProps['tiles']): boolean => tiles === undefined

async function open(
  box: HTMLElement,
  tiles: WayMapProps['tiles'],
  onMoved: (nearness: Nearness) => void
): Promise<DrawnMap> {
  const [{ loadLeaflet }, { drawWay }] = await Promise.all([import('./leafletFile'), import('./drawWay')])
  return drawWay(await loadLeaflet(), box, tiles, onMoved)
}

/** The way on a Leaflet map, which comes after the words around it. Arrow keys move it, plus and minus zoom. */
export const WayMap = observer(function WayMap({ places, seen, tiles, label, note, apart = false }: WayMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const [mapView, setMapView] = useState<DrawnMap>()
  const [nearness, setNearness] = useState<Nearness>()
  const [hasFailed, setHasFailed] = useState(false)
  const [tries, setTries] = useState(0)

  // tiles of a site don't change while it is looked at, but come as a new object with each reply
  const openHere = useEvent((ground: HTMLElement) => open(ground, tiles, setNearness))
  const look = useEvent(() => mapView?.lookAt(seen))

  useEffect(() => {
    let isGone = false
    let drawnMap: DrawnMap | undefined
    const ground = box.current
    if (!ground) return undefined
    openHere(ground).then(
      (map) => {
        if (isGone) map.close()
        else {
          drawnMap = map
          setMapView(map)
        }
      },
      () => setHasFailed(true)
    )
    return () => {
      isGone = true
      drawnMap?.close()
      setMapView(undefined)
      setNearness(undefined)
    }
  }, [openHere, tries])

  useEffect(() => mapView?.show(places, note, apart), [mapView, places, note, apart])
  // not with each reply: the shopper may have moved it
  const corners = seen.length
  useEffect(look, [look, mapView, corners])

  return (
    <View className="way-map">
      <div ref={box} key={tries} className="way-map__ground" role="region" aria-label={label} />
      {hasFailed ? (
        <Pressable
          className="way-map__failed"
          onTap={() => {
            setHasFailed(false)
            setTries(tries + 1)
          }}
        >
          {parcelWords('mapFailed')}
        </Pressable>
      ) : (
        <MapZoom onZoom={(by) => mapView?.zoom(by)} />
      )}
      {nearness ? <MapScale nearness={nearness} apart={apart} /> : null}
    </View>
  )
})
