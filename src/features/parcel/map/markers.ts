/** The places of a way as markers of the mini-program's map: their pictures, and the words that have room. */
import { byWeight, isKept, type ShownPlace } from '../rules'
import { boxOf, clearMarks, layWords, type Box, type Said, type Side } from './layWords'
import { pixelsFrom, type View } from './mercator'

// the platform's own pieces of a map take colours by value, as tokens.scss has them
const inkColour = '#1a1c1f'
const cardColour = '#ffffff'

/** px of the drawn marks of `marks/`, and what of them lies at the place. */
const marks = {
  home: { width: 32, height: 38, anchor: { x: 0.5, y: 1 } },
  here: { width: 40, height: 40, anchor: { x: 0.5, y: 0.5 } },
  passed: { width: 20, height: 20, anchor: { x: 0.5, y: 0.5 } },
  ahead: { width: 20, height: 20, anchor: { x: 0.5, y: 0.5 } }
}

function markOf({ kind, isHere, passed }: ShownPlace): keyof typeof marks {
  if (kind === 'HOME') return 'home'
  if (isHere) return 'here'
  return passed ? 'passed' : 'ahead'
}

const size = 12
const padding = 4
/** px that words take about: the host measures them too late. */
const widthOf = (words: string): number =>
  Math.max(...words.split('\n').map((text) => [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? size : 7), 0))) +
  2 * padding
const heightOf = (words: string): number => words.split('\n').length * 17 + 2 * padding

const besideMark: readonly Side[] = ['BELOW', 'RIGHT', 'LEFT', 'ABOVE']
const belowPin: readonly Side[] = ['BELOW', 'RIGHT', 'LEFT']
/** Above is where the platform's own bubble stands; under what covers the map nobody would read it. */
const besideParcel: readonly Side[] = ['ABOVE', 'LEFT', 'BELOW', 'RIGHT']

/** What lies on the map at its corners: the parts and the note at the left, full screen and the zoom at the right. */
const coversOf = ({ width, height }: { width: number; height: number }): Box[] => [
  { left: 0, top: 0, right: 180, bottom: 64 },
  { left: width - 112, top: 0, right: width, bottom: 60 },
  { left: width - 60, top: height - 104, right: width, bottom: height },
  { left: 0, top: height - 40, right: 200, bottom: height }
]

interface Drawn {
  places: readonly ShownPlace[]
  words: readonly string[]
  labels: readonly Said[]
}

/** The places by their weight, without those whose marks would lie on others, with their words. */
function drawnOf(
  places: readonly ShownPlace[],
  view: View,
  note: string,
  room: { width: number; height: number },
  areApart: boolean
): Drawn {
  const sortedPlaces = byWeight(places)
  const words = sortedPlaces.map(({ kind, name }) => (kind === 'COURIER' && note !== '' ? note : name))
  const labels = sortedPlaces.map((place, index): Said => {
    const text = words[index] ?? ''
    const { x, y } = pixelsFrom(view, place)
    const mark = markOf(place)
    const reach = marks[mark].height / 2
    return {
      x: x + room.width / 2,
      // a pin stands on its place
      y: y + room.height / 2 - (mark === 'home' ? reach : 0),
      reach,
      width: widthOf(text),
      height: heightOf(text),
      sides: mark === 'here' ? besideParcel : mark === 'home' ? belowPin : besideMark
    }
  })
  const drawn = clearMarks(
    labels,
    sortedPlaces.map((place) => areApart || isKept(place))
  )
  const only = <T>(list: readonly T[]) => list.filter((_, index) => drawn[index])
  return { places: only(sortedPlaces), words: only(words), labels: only(labels) }
}

/** The marks of places with the words that have room; the others' come by a tap. `areApart`: places that no way joins. */
export function markersOf(
  places: readonly ShownPlace[],
  view: View,
  note: string,
  room: { width: number; height: number },
  areApart = false
) {
  const { places: sortedPlaces, words, labels } = drawnOf(places, view, note, room, areApart)
  const sides = layWords(labels, { left: 0, top: 0, right: room.width, bottom: room.height }, coversOf(room))
  return sortedPlaces.map((place, id) => {
    const { latitude, longitude, name } = place
    const mark = markOf(place)
    const [side, own, content = name] = [sides[id], labels[id], words[id]]
    const box = side && own && boxOf(own, side)
    const point = pixelsFrom(view, place)
    const bubble = mark === 'here' && side === 'ABOVE'
    const callout = {
      content,
      color: cardColour,
      fontSize: size,
      borderRadius: 6,
      borderWidth: 0,
      borderColor: inkColour,
      bgColor: inkColour,
      padding: 6,
      display: bubble ? ('ALWAYS' as const) : ('BYCLICK' as const),
      textAlign: 'center' as const,
      anchorX: 0,
      anchorY: 0
    }
    const label = {
      content,
      color: mark === 'here' ? cardColour : inkColour,
      fontSize: size,
      // from the place to the upper left of the words
      anchorX: box ? box.left - room.width / 2 - point.x : 0,
      anchorY: box ? box.top - room.height / 2 - point.y : 0,
      borderWidth: 0,
      borderColor: cardColour,
      borderRadius: 4,
      bgColor: mark === 'here' ? inkColour : cardColour,
      padding,
      textAlign: 'center' as const
    }
    return {
      id,
      latitude,
      longitude,
      title: name,
      iconPath: `/pagesC/order/marks/${mark}.png`,
      ...marks[mark],
      zIndex: sortedPlaces.length - id,
      callout,
      ...(side && !bubble ? { label } : {})
    }
  })
}
