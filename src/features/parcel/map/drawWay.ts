/** A way on a Leaflet map; what it looks like is in WayMap.scss. */
import type Leaflet from 'leaflet'
import type { LatLngTuple, Map as LeafletMap } from 'leaflet'
import { cornersOf, type ShownPlace } from '../rules'
import type { Tiles } from './mapTypes'

export interface DrawnMap {
  show: (places: readonly ShownPlace[], note: string) => void
  /** Moves so that these are seen. */
  lookAt: (places: readonly ShownPlace[]) => void
  zoom: (by: 1 | -1) => void
  close: () => void
}

const margin: [number, number] = [64, 64]
const deepest = 16

const pointOf = ({ latitude, longitude }: ShownPlace): LatLngTuple => [latitude, longitude]

const escaped = (text: string): string => {
  const holder = document.createElement('span')
  holder.textContent = text
  return holder.innerHTML
}

/** A mark with its words, which stand at the side where there is more room. */
function markOf({ kind, name, isHere, passed }: ShownPlace, note: string): HTMLElement {
  const mark = document.createElement('div')
  mark.className = [
    'way-map__mark',
    `way-map__mark--${kind.toLowerCase()}`,
    passed ? 'way-map__mark--passed' : '',
    isHere ? 'way-map__mark--here' : ''
  ].join(' ')
  const words = document.createElement('span')
  words.className = 'way-map__words'
  words.textContent = kind === 'COURIER' && note !== '' ? note : name
  mark.append(document.createElement('i'), words)
  return mark
}

function groundOf(leaflet: typeof Leaflet, tiles: Tiles): Leaflet.Layer {
  if (tiles) return leaflet.tileLayer(tiles.url, { attribution: escaped(tiles.attribution), maxZoom: tiles.maxZoom })
  const Drawn = leaflet.GridLayer.extend({
    createTile: () => {
      const tile = document.createElement('div')
      tile.className = 'way-map__tile'
      return tile
    }
  }) as new () => Leaflet.GridLayer
  return new Drawn()
}

export function drawWay(leaflet: typeof Leaflet, box: HTMLElement, tiles: Tiles): DrawnMap {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const map: LeafletMap = leaflet.map(box, {
    zoomControl: false,
    attributionControl: tiles !== undefined,
    minZoom: 3,
    maxZoom: tiles?.maxZoom ?? deepest,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still
  })
  map.attributionControl?.setPrefix(false)
  groundOf(leaflet, tiles).addTo(map)
  const layer = leaflet.layerGroup().addTo(map)
  return {
    show: (places, note) => {
      layer.clearLayers()
      const passed = places.filter((place) => place.passed)
      const ahead = [...passed.slice(-1), ...places.filter((place) => !place.passed)]
      const line = (of: readonly ShownPlace[], name: string) =>
        leaflet.polyline(of.map(pointOf), { className: `way-map__line way-map__line--${name}`, interactive: false })
      line(ahead, 'ahead').addTo(layer)
      line(passed, 'passed').addTo(layer)
      for (const place of places) {
        const icon = leaflet.divIcon({ className: 'way-map__icon', html: markOf(place, note), iconSize: [0, 0] })
        leaflet
          .marker(pointOf(place), { icon, interactive: false, keyboard: false, zIndexOffset: place.isHere ? 1000 : 0 })
          .addTo(layer)
      }
    },
    lookAt: (places) => {
      const { south, west, north, east } = cornersOf(places)
      const bounds: [LatLngTuple, LatLngTuple] = [
        [south, west],
        [north, east]
      ]
      map.fitBounds(bounds, { padding: margin, maxZoom: deepest - 1, animate: !still })
    },
    zoom: (by) => void map.setZoom(map.getZoom() + by, { animate: !still }),
    close: () => void map.remove()
  }
}
