/** What lies on drawn ground, by name, where neither places nor what covers the map would lie on it. */
import type Leaflet from 'leaflet'
import { isCountry } from './ground'
import { groundWords, namedAreas } from './groundNames'

/** Below it a country is too small for the names of its cities. */
const farthest = 4

const meet = (box: DOMRect, other: DOMRect): boolean =>
  box.left < other.right + 4 && other.left < box.right + 4 && box.top < other.bottom + 2 && other.top < box.bottom + 2

/** px beside a road. */
const verge = 9

/**
 * Puts the names on the map; call what it returns when the map has moved and its places are where they belong, with the points
 * of the road that is drawn.
 */
export function drawNames(
  leaflet: typeof Leaflet,
  map: Leaflet.Map,
  box: HTMLElement
): (road: readonly Leaflet.LatLngTuple[]) => void {
  const layer = leaflet.layerGroup().addTo(map)
  const takenBy = (road: readonly Leaflet.LatLngTuple[], { left, top }: DOMRect): DOMRect[] => {
    const covers = box.closest('.way-pane')?.querySelectorAll('.way-map__zoom, .way-map__scale, .way-pane__over')
    const signs = box.querySelectorAll('.way-map__mark:not(.way-map__mark--under) > i, .way-map__words')
    return [
      ...[...(covers ?? []), ...signs]
        .filter((element) => getComputedStyle(element).visibility !== 'hidden')
        .map((element) => element.getBoundingClientRect()),
      ...road.map((point) => {
        const { x, y } = map.latLngToContainerPoint(point)
        return new DOMRect(left + x - verge, top + y - verge, 2 * verge, 2 * verge)
      })
    ]
  }
  return (road) => {
    layer.clearLayers()
    const scale = Math.round(map.getZoom())
    if (scale < farthest) return
    const seen = map.getBounds()
    const frame = box.getBoundingClientRect()
    const taken = takenBy(road, frame)
    for (const { key, latitude, longitude, isPart } of namedAreas) {
      if (isPart === isCountry(scale) || !seen.contains([latitude, longitude])) continue
      const words = document.createElement('span')
      words.className = isPart ? 'way-map__name' : 'way-map__name way-map__name--city'
      words.textContent = groundWords(key)
      const icon = leaflet.divIcon({ className: 'way-map__icon', html: words, iconSize: [0, 0] })
      const look = { icon, interactive: false, keyboard: false, zIndexOffset: -1e6 }
      const marker = leaflet.marker([latitude, longitude], look).addTo(layer)
      const own = words.getBoundingClientRect()
      if (own.left < frame.left || own.right > frame.right || taken.some((other) => meet(own, other))) marker.remove()
      else taken.push(own)
    }
  }
}
