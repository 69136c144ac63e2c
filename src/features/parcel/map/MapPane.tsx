import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useMemo, useState, type ReactNode } from 'react'
import { formatClock } from '@/lib/dates'
import { shownMinute } from '@/stores/times'
import { classes, Hidden, Pressable } from '@/ui'
import { parcelWords } from '../messages'
import { hasTown, leadingInto, partOf, shownPlaces, type MapPart, type ShownPlace } from '../rules'
import type { WayReply } from './mapTypes'
import { knownTiles } from './tiles'
import { isSchematic, mapDatum, WayMap } from './WayMap'
import '@/ui/layout/layout.scss'
import './MapPane.scss'

/** The way in words, for who does not see the map. */
function inWords(places: readonly ShownPlace[]): string {
  const labels = places.map(({ name, kind, isHere, passed }) => {
    const what = kind === 'HOME' ? `${parcelWords('home')} ${name}` : name
    return `${what} ${parcelWords(isHere ? 'here' : passed ? 'gone' : 'coming')}`
  })
  return parcelWords('way', { places: labels.join(parcelWords('separator')) })
}

const partKeys = { WHOLE: 'wholeWay', TOWN: 'inTown' } as const

interface MapPaneProps {
  way: WayReply
  label: string
  note: string
  tall?: boolean
  /** Beside the zoom buttons. */
  children?: ReactNode
}

/** A way on the map, all of it or its last stretch, with when it was known; words where there is none to draw. */
export const MapPane = observer(function MapPane({ way, label, note, tall = false, children }: MapPaneProps) {
  const { updatedAt } = way
  const tiles = knownTiles(way.tiles)
  const places = useMemo(() => shownPlaces(way.places, mapDatum(tiles)), [way.places, tiles])
  const town = hasTown(places)
  const [selection, setSelection] = useState<MapPart>()
  const part = town ? (selection ?? 'TOWN') : 'WHOLE'
  const partPlaces = useMemo(() => partOf(places, part), [places, part])
  const drawnPlaces = useMemo(() => leadingInto(places, part), [places, part])
  if (places.length === 0) {
    return (
      <View className="way-none">
        <View className="ui__size-4 ui__tone-ink ui__bold">{parcelWords('noWay')}</View>
        <View className="ui__size-2 ui__tone-ink-3 ui__above-1 ui__loose">{parcelWords('noWayNote')}</View>
      </View>
    )
  }
  const time = town ? formatClock(updatedAt) : shownMinute(updatedAt)
  return (
    <View className="way-pane">
      <WayMap places={drawnPlaces} seen={partPlaces} tiles={tiles} label={label} note={note} tall={tall} />
      <Hidden>{inWords(places)}</Hidden>
      {town ? (
        <View className="way-pane__parts way-pane__over" role="group" aria-label={parcelWords('part')}>
          {(['WHOLE', 'TOWN'] as const).map((option) => (
            <Pressable
              key={option}
              className={classes(
                'ui__row ui__justify-center ui__size-3 ui__pad-x-3 ui__hit way-pane__part',
                option === part && 'way-pane__part--chosen'
              )}
              pressed={option === part}
              onTap={() => setSelection(option)}
            >
              <Text>{parcelWords(partKeys[option])}</Text>
            </Pressable>
          ))}
        </View>
      ) : null}
      <View className="ui__size-2 ui__tone-ink-3 way-pane__note way-pane__over">
        {isSchematic(tiles) ? `${parcelWords('schematic')} · ` : ''}
        {parcelWords('updated', { time })}
      </View>
      {children}
    </View>
  )
})
