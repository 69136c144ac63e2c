/** The platform's map on a plain ground: markers, their bubbles and lines where they lie; no map service is asked. */
import type { Values } from '../../../host'
import { child, number, type BuiltIn } from './kit'

interface Place {
  latitude: number
  longitude: number
}

interface Bubble {
  content?: string
  color?: string
  fontSize?: number
  borderRadius?: number
  bgColor?: string
  padding?: number
  display?: 'ALWAYS' | 'BYCLICK'
}

interface Marker extends Place {
  id?: number
  title?: string
  iconPath?: string
  width?: number
  height?: number
  zIndex?: number
  anchor?: { x?: number; y?: number }
  callout?: Bubble
  label?: Bubble & { anchorX?: number; anchorY?: number }
}

interface Line {
  points?: Place[]
  color?: string
  width?: number
  dottedLine?: boolean
}

/** Where the phone is, as `wx.getLocation` says. */
const ownPlace = { latitude: 30.27, longitude: 120.12 }

const listOf = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : [])

/** px of the whole earth at scale 0, and how far up a latitude lies on it. */
const earth = 256
const up = (latitude: number): number => {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}

function wordsOf({ content = '', color, fontSize = 12, borderRadius, bgColor, padding }: Bubble): HTMLElement {
  const words = document.createElement('div')
  words.textContent = content
  words.style.color = color ?? ''
  words.style.fontSize = `${fontSize}px`
  words.style.borderRadius = `${borderRadius ?? 0}px`
  words.style.background = bgColor ?? ''
  words.style.padding = `${padding ?? 0}px`
  return words
}

/** px from the middle of the map. */
type From = (place: Place) => { x: number; y: number }

function lineOf({ points = [], color = '#000', width = 1, dottedLine }: Line, from: From): SVGPolylineElement {
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'polyline')
  const facts = {
    points: points.map((point) => `${from(point).x},${from(point).y}`).join(' '),
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    ...(dottedLine ? { 'stroke-dasharray': `${width} ${width * 2}` } : {})
  }
  for (const [name, value] of Object.entries(facts)) line.setAttribute(name, String(value))
  return line
}

/** A marker with its words; `open`: its bubble was asked for by a tap. */
function pinOf(marker: Marker, from: From, source: (path: string) => string, open: boolean): HTMLElement {
  const { title = '', iconPath, width = 20, height = 30, anchor, zIndex = 0, callout, label } = marker
  const pin = document.createElement('button')
  const { x, y } = from(marker)
  const [left, top] = [width * (anchor?.x ?? 0.5), height * (anchor?.y ?? 1)]
  pin.setAttribute('aria-label', title || '●')
  pin.style.left = `calc(50% + ${x - left}px)`
  pin.style.top = `calc(50% + ${y - top}px)`
  pin.style.width = `${width}px`
  pin.style.height = `${height}px`
  pin.style.zIndex = String(zIndex)
  if (iconPath) {
    const picture = child(pin, 'img')
    picture.alt = ''
    picture.src = source(iconPath)
  } else pin.className = 'map-pin'
  if ((open || callout?.display === 'ALWAYS') && (callout?.content || title)) {
    const bubble = wordsOf({ bgColor: '#fff', borderRadius: 5, padding: 5, content: title, ...callout })
    bubble.className = 'map-bubble'
    pin.append(bubble)
  }
  if (label?.content) {
    const words = wordsOf(label)
    words.className = 'map-label'
    words.style.left = `${left + (label.anchorX ?? 0)}px`
    words.style.top = `${top + (label.anchorY ?? 0)}px`
    pin.append(words)
  }
  return pin
}

export const map: BuiltIn = {
  properties: { latitude: 39.9, longitude: 116.4, scale: 16, markers: [], polyline: [], showLocation: false },
  slot: true,
  make: ({ element, values, fire, keep, around }) => {
    const ground = document.createElement('div')
    ground.className = 'map-ground'
    element.prepend(ground)
    let openId: number | undefined
    const across = () => earth * 2 ** number(values['scale'], 16)
    const centre = () => ({ latitude: number(values['latitude'], 0), longitude: number(values['longitude'], 0) })
    const from: From = ({ latitude, longitude }) => ({
      x: ((longitude - centre().longitude) / 360) * across(),
      y: (up(latitude) - up(centre().latitude)) * across()
    })
    const goTo = ({ latitude, longitude }: Values) => {
      keep('latitude', number(latitude, ownPlace.latitude))
      keep('longitude', number(longitude, ownPlace.longitude))
      draw()
    }
    const draw = () => {
      const lines = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
      lines.append(...listOf<Line>(values['polyline']).map((line) => lineOf(line, from)))
      const pins = listOf<Marker>(values['markers']).map((marker) => {
        const pin = pinOf(marker, from, around.source, marker.id !== undefined && marker.id === openId)
        pin.addEventListener('click', () => {
          openId = marker.id
          draw()
          fire('markertap', { markerId: marker.id })
        })
        return pin
      })
      ground.replaceChildren(lines, ...pins)
    }
    return {
      acts: {
        getCenterLocation: centre,
        getScale: () => ({ scale: number(values['scale'], 16) }),
        getRegion: () => {
          const { latitude, longitude } = centre()
          const half = (element.clientWidth / across()) * 180
          return {
            southwest: { latitude: latitude - half, longitude: longitude - half },
            northeast: { latitude: latitude + half, longitude: longitude + half }
          }
        },
        moveToLocation: (to) => goTo((to ?? {}) as Values),
        includePoints: (options) => {
          const { points = [] } = (options ?? {}) as { points?: Place[] }
          const middle = (side: 'latitude' | 'longitude') => {
            const all = points.map((point) => point[side])
            return (Math.min(...all) + Math.max(...all)) / 2
          }
          if (points.length > 0) goTo({ latitude: middle('latitude'), longitude: middle('longitude') })
        }
      },
      changed: draw,
      attached: draw
    }
  }
}
