/** video, map, canvas, web-view: usable stand-ins. */
import type { Values } from '../../../host'
import { child, isOn, number, text, type BuiltIn } from './kit'

export const video: BuiltIn = {
  properties: {
    src: '',
    poster: '',
    controls: true,
    autoplay: false,
    loop: false,
    muted: false,
    objectFit: 'contain',
    initialTime: 0
  },
  slot: true,
  make: ({ element, values, fire, around }) => {
    const player = document.createElement('video')
    element.prepend(player)
    player.playsInline = true
    for (const name of ['play', 'pause', 'ended', 'waiting', 'error'] as const)
      player.addEventListener(name, () => fire(name, {}))
    player.addEventListener('timeupdate', () =>
      fire('timeupdate', { currentTime: player.currentTime, duration: player.duration })
    )
    return {
      acts: {
        // a browser that lets nothing play without a touch has told the page by its error event
        play: () => player.play().catch(() => fire('error', {})),
        pause: () => player.pause(),
        stop: () => {
          player.pause()
          player.currentTime = 0
        },
        seek: (seconds) => void (player.currentTime = number(seconds, 0)),
        playbackRate: (rate) => void (player.playbackRate = number(rate, 1))
      },
      changed: () => {
        const src = around.source(text(values['src']))
        if (src && player.getAttribute('src') !== src) player.src = src
        player.poster = text(values['poster'])
        player.controls = isOn(values['controls'])
        player.loop = isOn(values['loop'])
        player.muted = isOn(values['muted'])
        player.autoplay = isOn(values['autoplay'])
        player.style.objectFit = text(values['objectFit'])
      }
    }
  }
}

interface Marker {
  id?: number
  latitude: number
  longitude: number
  title?: string
}

/** Where the phone is, as `wx.getLocation` says. */
const ownPlace = { latitude: 30.27, longitude: 120.12 }

/** A plain ground with the markers where they lie; no map service is asked. */
export const map: BuiltIn = {
  properties: { latitude: 39.9, longitude: 116.4, scale: 16, markers: [], polyline: [], showLocation: false },
  slot: true,
  make: ({ element, values, fire, keep }) => {
    const ground = document.createElement('div')
    ground.className = 'map-ground'
    element.prepend(ground)
    const degreesOf = () => 360 / 2 ** number(values['scale'], 16)
    const centre = () => ({ latitude: number(values['latitude'], 0), longitude: number(values['longitude'], 0) })
    const goTo = ({ latitude, longitude }: Values) => {
      keep('latitude', number(latitude, ownPlace.latitude))
      keep('longitude', number(longitude, ownPlace.longitude))
      draw()
    }
    const draw = () => {
      const degrees = degreesOf()
      const markers = (Array.isArray(values['markers']) ? values['markers'] : []) as Marker[]
      ground.replaceChildren(
        ...markers.map((marker) => {
          const pin = document.createElement('button')
          pin.textContent = marker.title ?? '●'
          pin.style.left = `${50 + ((marker.longitude - number(values['longitude'], 0)) / degrees) * 100}%`
          pin.style.top = `${50 - ((marker.latitude - number(values['latitude'], 0)) / degrees) * 100}%`
          pin.addEventListener('click', () => fire('markertap', { markerId: marker.id }))
          return pin
        })
      )
    }
    return {
      acts: {
        getCenterLocation: centre,
        getScale: () => ({ scale: number(values['scale'], 16) }),
        getRegion: () => {
          const [{ latitude, longitude }, half] = [centre(), degreesOf() / 2]
          return {
            southwest: { latitude: latitude - half, longitude: longitude - half },
            northeast: { latitude: latitude + half, longitude: longitude + half }
          }
        },
        moveToLocation: (to) => goTo((to ?? {}) as Values),
        includePoints: (asked) => {
          const { points = [] } = (asked ?? {}) as { points?: Marker[] }
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

/** What the platform's canvas has and the document's has not. */
function asPlatformCanvas(paper: HTMLCanvasElement, source: (src: string) => string): void {
  const address = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')
  const createImage = () => {
    const picture = new Image()
    picture.crossOrigin = 'anonymous'
    Object.defineProperty(picture, 'src', {
      get: () => address?.get?.call(picture) as unknown,
      set: (value: unknown) => address?.set?.call(picture, source(text(value)))
    })
    return picture
  }
  Object.assign(paper, {
    createImage,
    createImageData: (width: number, height: number) => new ImageData(width, height),
    createPath2D: (path?: Path2D) => new Path2D(path),
    requestAnimationFrame: (work: FrameRequestCallback) => window.requestAnimationFrame(work),
    cancelAnimationFrame: (id: number) => window.cancelAnimationFrame(id)
  })
}

/** Its size in pixels is 300 × 150 until the page says another, as on the phone. */
export const canvas: BuiltIn = {
  properties: { type: '', canvasId: '', disableScroll: false },
  slot: false,
  make: ({ element, values, around }) => {
    const paper = child(element, 'canvas')
    asPlatformCanvas(paper, around.source)
    return {
      attached: () => {
        if (text(values['type'])) return
        // of the old kind, drawn by its id: one pixel a point
        paper.width = element.clientWidth || 300
        paper.height = element.clientHeight || 150
      },
      changed: (name) => name === 'canvasId' && element.setAttribute('canvas-id', text(values['canvasId']))
    }
  }
}

export const webView: BuiltIn = {
  properties: { src: '' },
  slot: false,
  make: ({ element, values, fire }) => {
    const frame = child(element, 'iframe')
    frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin')
    frame.addEventListener('load', () => fire('load', { src: text(values['src']) }))
    return { changed: () => (frame.src = text(values['src'])) }
  }
}
