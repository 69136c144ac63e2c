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

async function open(box: HTMLElement, tiles: WayMapProps['tiles'], onMoved: (at: Nearness) => void): Promise<DrawnMap> {
  const [{ loadLeaflet }, { drawWay }] = await Promise.all([import('./leafletFile'), import('./drawWay')])
  return drawWay(await loadLeaflet(), box, tiles, onMoved)
}

/** The way on a Leaflet map, which comes after the words around it. Arrow keys move it, plus and minus zoom. */
export const WayMap = observer(function WayMap({ places, seen, tiles, label, note, apart = false }: WayMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<DrawnMap>()
  const [at, setAt] = useState<Nearness>()
  const [failed, setFailed] = useState(false)
  const [tried, setTried] = useState(0)

  // tiles of a site don't change while it is looked at, but come as a new object with each reply
  const openHere = useEvent((ground: HTMLElement) => open(ground, tiles, setAt))
  const look = useEvent(() => drawn?.lookAt(seen))

  useEffect(() => {
    let gone = false
    let opened: DrawnMap | undefined
    const ground = box.current
    if (!ground) return undefined
    openHere(ground).then(
      (map) => {
        if (gone) map.close()
        else {
          opened = map
          setDrawn(map)
        }
      },
      () => setFailed(true)
    )
    return () => {
      gone = true
      opened?.close()
      setDrawn(undefined)
      setAt(undefined)
    }
  }, [openHere, tried])

  useEffect(() => drawn?.show(places, note, apart), [drawn, places, note, apart])
  // not with each reply: the shopper may have moved it
  const corners = seen.length
  useEffect(look, [look, drawn, corners])

  return (
    <View className="way-map">
      <div ref={box} key={tried} className="way-map__ground" role="region" aria-label={label} />
      {failed ? (
        <Pressable
          className="way-map__failed"
          onTap={() => {
            setFailed(false)
            setTried(tried + 1)
          }}
        >
          {parcelWords('mapFailed')}
        </Pressable>
      ) : (
        <MapZoom onZoom={(by) => drawn?.zoom(by)} />
      )}
      {at ? <MapScale at={at} apart={apart} /> : null}
    </View>
  )
})
