/** A way on a Leaflet map; what it looks like is in WayMap.scss. */
import type Leaflet from 'leaflet'
import type { LatLngTuple, Map as LeafletMap } from 'leaflet'
import { byWeight, cornersOf, isKept, stretchesOf, type ShownPlace } from '../rules'
import { groundAt, isCountry, looks } from './ground'
import { drawNames } from './drawNames'
import { clearMarks, layWords, type Box, type Said, type Side } from './layWords'
import type { Tiles } from './mapTypes'
import type { Nearness } from './mercator'
import { roadThrough } from './road'

export interface DrawnMap {
  /** `apart`: no way joins the places. */
  show: (places: readonly ShownPlace[], note: string, apart: boolean) => void
  /** Moves so that these are seen. */
  lookAt: (places: readonly ShownPlace[]) => void
  zoom: (by: 1 | -1) => void
  close: () => void
}

/** px that buttons on the map, and words at its rim, leave for a way: left and top, right and bottom. */
const margins: [[number, number], [number, number]] = [
  [56, 84],
  [64, 72]
]
/** Places that no way joins have their buttons below. */
const apartMargins: typeof margins = [
  [56, 52],
  [64, 116]
]
const deepest = 16

/** Colours of a fast road on drawn ground. */
const roadLooks = [
  { color: '#eebf6b', weight: 13, interactive: false },
  { color: '#fde3a7', weight: 11, interactive: false }
]

const pointOf = ({ latitude, longitude }: Pick<ShownPlace, 'latitude' | 'longitude'>): LatLngTuple => [
  latitude,
  longitude
]

const escapeText = (text: string): string => {
  const holder = document.createElement('span')
  holder.textContent = text
  return holder.innerHTML
}

const sides: readonly Side[] = ['BELOW', 'RIGHT', 'LEFT', 'ABOVE']

/** px from the middle of a mark to its rim; the style sheet says the same. */
function reachOf({ kind, isHere }: ShownPlace): number {
  if (kind === 'HOME') return 16
  return isHere ? 21 : 8
}

interface Mark {
  place: ShownPlace
  element: HTMLElement
  words: HTMLElement
}

/** The sign of a place with its words. */
function markOf(place: ShownPlace, note: string): Mark {
  const { kind, name, isHere, passed } = place
  const element = document.createElement('div')
  element.className = [
    'way-map__mark',
    `way-map__mark--${kind.toLowerCase()}`,
    passed ? 'way-map__mark--passed' : '',
    isHere && kind !== 'HOME' ? 'way-map__mark--here' : ''
  ].join(' ')
  const sign = document.createElement('i')
  if (kind === 'HOME' || isHere) {
    const icon = document.createElement('span')
    icon.className = `ui-icon ui-icon--14 ui-icon--${kind === 'HOME' ? 'home' : 'truck'}`
    sign.append(icon)
  }
  const words = document.createElement('span')
  words.className = 'way-map__words'
  words.textContent = kind === 'COURIER' && note !== '' ? note : name
  element.append(sign, words)
  return { place, element, words }
}

function tileOf(coords: Leaflet.Coords): HTMLElement {
  const tile = document.createElement('div')
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const frame = { viewBox: '0 0 256 256', width: '100%', height: '100%', style: 'display:block;background:#eef1f6' }
  for (const [name, value] of Object.entries(frame)) svg.setAttribute(name, value)
  const lines = groundAt(coords)
  for (const [name, { far, ...look }] of looks) {
    if (lines[name] === '') continue
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    path.setAttribute('d', lines[name])
    for (const [fact, value] of Object.entries({ fill: 'none', ...look })) path.setAttribute(fact, value)
    if (far && isCountry(coords.z)) path.setAttribute('stroke-width', far)
    svg.append(path)
  }
  tile.append(svg)
  return tile
}

function groundOf(leaflet: typeof Leaflet, tiles: Tiles): Leaflet.Layer {
  if (tiles) return leaflet.tileLayer(tiles.url, { attribution: escapeText(tiles.attribution), maxZoom: tiles.maxZoom })
  const Drawn = leaflet.GridLayer.extend({ createTile: tileOf }) as new () => Leaflet.GridLayer
  return new Drawn()
}

/** Boxes of elements, px from the upper left of another. */
function boxesIn(frame: Element, elements: Iterable<Element>): Box[] {
  const { left, top } = frame.getBoundingClientRect()
  return [...elements].map((element) => {
    const box = element.getBoundingClientRect()
    return { left: box.left - left, top: box.top - top, right: box.right - left, bottom: box.bottom - top }
  })
}

/** Makes words no wider than their widest line: a box of two lines would keep the width of one. */
function fitWords(words: HTMLElement): void {
  const range = document.createRange()
  range.selectNodeContents(words)
  const lines = [...range.getClientRects()].map(({ width }) => width)
  if (lines.length > 1)
    Object.assign(words.style, { boxSizing: 'content-box', width: `${Math.ceil(Math.max(...lines))}px` })
}

/** px between two boxes along a road, and from its middle to what stands beside it. */
const pace = 8
const verge = 7
/** px between words and what covers the map. */
const breath = 6

/** A road of pixels as boxes that no words should lie on. */
const boxesAlong = (road: readonly { x: number; y: number }[]): Box[] =>
  road.slice(1).flatMap((to, index) => {
    const from = road[index] ?? to
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / pace))
    return Array.from({ length: steps }, (_, step) => {
      const x = from.x + ((to.x - from.x) * step) / steps
      const y = from.y + ((to.y - from.y) * step) / steps
      return { left: x - verge, top: y - verge, right: x + verge, bottom: y + verge }
    })
  })

/**
 * Leaves out marks that would lie on others, lays the road between those that are left, and says at each where its words stand,
 * or that they have no room.
 */
function arrangeMarks(
  box: HTMLElement,
  marks: readonly Mark[],
  labels: readonly Said[],
  areApart: boolean,
  layRoad: (drawn: ReadonlySet<ShownPlace>) => readonly Box[]
): void {
  const drawn = clearMarks(
    labels,
    marks.map(({ place }) => areApart || isKept(place))
  )
  const drawnMarks = marks.filter((_, index) => drawn[index])
  const road = layRoad(new Set(drawnMarks.map(({ place }) => place)))
  const covers = box.closest('.way-pane')?.querySelectorAll('.way-map__zoom, .way-pane__over') ?? []
  const drawnSides = layWords(
    labels.filter((_, index) => drawn[index]),
    { left: 0, top: 0, right: box.clientWidth, bottom: box.clientHeight },
    boxesIn(box, covers).map(({ left, top, right, bottom }) => ({
      left: left - breath,
      top: top - breath,
      right: right + breath,
      bottom: bottom + breath
    })),
    road
  )
  marks.forEach(({ element }, index) => element.classList.toggle('way-map__mark--under', !drawn[index]))
  drawnMarks.forEach(({ words }, index) => {
    words.className = `way-map__words way-map__words--${(drawnSides[index] ?? 'none').toLowerCase()}`
  })
}

/** The map in its box, on its ground; `still`: nothing of it moves by itself. */
function mapIn(leaflet: typeof Leaflet, box: HTMLElement, tiles: Tiles, still: boolean): LeafletMap {
  const map: LeafletMap = leaflet.map(box, {
    zoomControl: false,
    attributionControl: tiles !== undefined,
    minZoom: 3,
    // drawn ground stays sharp between the steps of tiles
    zoomSnap: tiles ? 1 : 0.25,
    maxZoom: tiles?.maxZoom ?? deepest,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still
  })
  map.attributionControl?.setPrefix(false)
  groundOf(leaflet, tiles).addTo(map)
  return map
}

/** `onMoved`: what is seen of it now. */
export function drawWay(
  leaflet: typeof Leaflet,
  box: HTMLElement,
  tiles: Tiles,
  onMoved: (nearness: Nearness) => void
): DrawnMap {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = mapIn(leaflet, box, tiles, still)
  const layer = leaflet.layerGroup().addTo(map)
  let marks: Mark[] = []
  let looking = false
  let areApart = false
  let shown: readonly ShownPlace[] = []
  let roads: Leaflet.Polyline[] = []
  const arrangeNames = tiles ? undefined : drawNames(leaflet, map, box)
  let lines: { ahead: Leaflet.Polyline; passed: Leaflet.Polyline } | undefined

  const arrange = () => {
    if (!looking) return
    onMoved({ latitude: map.getCenter().lat, scale: map.getZoom() })
    const labels = marks.map(({ place, words }) => {
      const { x, y } = map.latLngToContainerPoint(pointOf(place))
      const reach = reachOf(place)
      fitWords(words)
      // a pin stands on its place
      const middle = place.kind === 'HOME' ? y - reach : y
      return { x, y: middle, reach, width: words.offsetWidth, height: words.offsetHeight, sides }
    })
    let stretches: LatLngTuple[][] = []
    arrangeMarks(box, marks, labels, areApart, (drawn) => {
      // no line leads to what is not there
      const { passed, ahead } = stretchesOf(shown.filter((place) => drawn.has(place)))
      stretches = [ahead, passed].map((stretch) => (tiles ? stretch : roadThrough(stretch)).map(pointOf))
      lines?.ahead.setLatLngs(stretches[0] ?? [])
      lines?.passed.setLatLngs(stretches[1] ?? [])
      for (const road of roads) road.setLatLngs(stretches)
      if (areApart) return []
      return stretches.flatMap((points) => boxesAlong(points.map((point) => map.latLngToContainerPoint(point))))
    })
    arrangeNames?.(stretches.flat())
  }
  // after a turn of the phone the map says that it moved a fifth of a second late
  map.on('moveend resize', arrange)

  return {
    show: (places, note, apart) => {
      layer.clearLayers()
      areApart = apart
      shown = places
      const line = (name: string) =>
        leaflet.polyline([], { className: `way-map__line way-map__line--${name}`, interactive: false }).addTo(layer)
      // a road lies under its line
      roads = apart || tiles ? [] : roadLooks.map((look) => leaflet.polyline([], look).addTo(layer))
      lines = apart ? undefined : { ahead: line('ahead'), passed: line('passed') }
      marks = byWeight(places).map((place) => markOf(place, note))
      marks.forEach(({ place, element }, index) => {
        const icon = leaflet.divIcon({ className: 'way-map__icon', html: element, iconSize: [0, 0] })
        const over = { interactive: false, keyboard: false, zIndexOffset: 1000 * (marks.length - index) }
        leaflet.marker(pointOf(place), { icon, ...over }).addTo(layer)
      })
      arrange()
    },
    lookAt: (places) => {
      const { south, west, north, east } = cornersOf(places)
      const bounds: [LatLngTuple, LatLngTuple] = [
        [south, west],
        [north, east]
      ]
      const [paddingTopLeft, paddingBottomRight] = areApart ? apartMargins : margins
      looking = true
      map.fitBounds(bounds, { paddingTopLeft, paddingBottomRight, maxZoom: deepest - 1, animate: !still })
      arrange()
    },
    zoom: (by) => void map.setZoom(map.getZoom() + by, { animate: !still }),
    close: () => void map.remove()
  }
}
