/** video, canvas, web-view: usable stand-ins. */
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

/** Pixels of a side above which some phones end the chat app. */
const longestSide = 1365

/** A larger canvas is drawn here all the same, and said. */
function limitSides(paper: HTMLCanvasElement, problem: (message: string) => void): void {
  for (const side of ['width', 'height'] as const) {
    const own = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, side)
    Object.defineProperty(paper, side, {
      get: () => own?.get?.call(paper) as unknown,
      set: (value: number) => {
        if (value > longestSide) problem(`A canvas of ${value} px in ${side} ends some phones; ${longestSide} may be`)
        own?.set?.call(paper, value)
      }
    })
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
    limitSides(paper, around.problem)
    return {
      attached: () => {
        if (text(values['type'])) return
        // a canvas of the old kind, drawn by its id: one pixel a point
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
