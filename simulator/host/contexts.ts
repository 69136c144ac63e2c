/** Contexts of video, map and canvas, sounds and animations: what the view can do of them is done, the rest fails and is said. */
import { objectNames } from './apiNames'
import { ApiFailure } from './calls'
import { copyOf } from './data'
import { objectOf, type Unsimulated } from './objects'
import { nothing } from './small'
import type { Func, PartName, Surface, Values } from './types'

export interface ContextHost extends Unsimulated {
  /** Where the page on top, or the instance given, is drawn. */
  surfaceOf(instance: unknown): Surface | undefined
}

export interface Contexts {
  atOnce: Record<string, Func>
  /** What `select().context()` gives of a part that the view found. */
  of(part: PartName, instance: unknown): Values | undefined
}

const videoActs = ['play', 'pause', 'stop', 'seek', 'playbackRate'] as const
const mapActs = ['getCenterLocation', 'getRegion', 'getScale', 'includePoints', 'moveToLocation'] as const

/** Names that describe a moment of an animation; `step` ends it. */
const animated =
  'backgroundColor bottom height left matrix matrix3d opacity right rotate rotate3d rotateX rotateY rotateZ scale scale3d scaleX scaleY scaleZ skew skewX skewY top translate translate3d translateX translateY translateZ width'.split(
    ' '
  )
const styleNames = ['backgroundColor', 'bottom', 'height', 'left', 'opacity', 'right', 'top', 'width']

/** wx.createAnimation: describes steps; `export` hands them over in the platform's form and begins anew. */
function animationOf(options: Values): Values {
  let actions: Values[] = []
  let moment: Values[] = []
  const animation: Values = {
    step: (input: unknown) => {
      const { duration, timingFunction, delay, transformOrigin } = { ...options, ...(input as Values | undefined) }
      const transition = {
        duration: duration ?? 400,
        timingFunction: timingFunction ?? 'linear',
        delay: delay ?? 0
      }
      actions.push({ animates: moment, option: { transformOrigin: transformOrigin ?? '50% 50% 0', transition } })
      moment = []
      return animation
    },
    export: () => {
      const context = { actions }
      actions = []
      return context
    }
  }
  for (const name of animated) {
    animation[name] = (...values: unknown[]) => {
      moment.push(styleNames.includes(name) ? { type: 'style', args: [name, ...values] } : { type: name, args: values })
      return animation
    }
  }
  return animation
}

/** wx.createInnerAudioContext: keeps its state and tells of it; nothing sounds. */
function soundOf(around: ContextHost): Values {
  const { tasks } = around.host
  const handlers = new Map<string, Func[]>()
  const tell = (event: string, value: Values = {}) => {
    const owner = tasks.owner()
    tasks.later(() =>
      handlers.get(event)?.forEach((handler) => tasks.run(owner, () => tasks.realm.tell(handler, value)))
    )
  }
  const listeners = Object.fromEntries(
    objectNames.InnerAudioContext.listeners.map((name): [string, Func] => {
      const event = name.replace(/^o(n|ff)/, '')
      if (name.startsWith('on'))
        return [
          name,
          (handler) =>
            void handlers.set(event, [...(handlers.get(event) ?? []), ...(isFunction(handler) ? [handler] : [])])
        ]
      return [
        name,
        (handler) =>
          void handlers.set(event, handler ? (handlers.get(event) ?? []).filter((each) => each !== handler) : [])
      ]
    })
  )
  const sound: Values = {
    src: '',
    startTime: 0,
    autoplay: false,
    loop: false,
    obeyMuteSwitch: true,
    volume: 1,
    playbackRate: 1,
    duration: 0,
    currentTime: 0,
    paused: true,
    buffered: 0
  }
  const turn = (paused: boolean, event: string) => {
    sound['paused'] = paused
    tell(event)
  }
  return Object.assign(
    sound,
    objectOf(around, 'createInnerAudioContext()', objectNames.InnerAudioContext, {
      quiet: listeners,
      atOnce: {
        play: () => (sound['src'] ? turn(false, 'Play') : tell('Error', { errCode: 10004, errMsg: 'src is empty' })),
        pause: () => turn(true, 'Pause'),
        stop: () => {
          sound['currentTime'] = 0
          turn(true, 'Stop')
        },
        seek: (seconds) => {
          tell('Seeking')
          sound['currentTime'] = Number(seconds)
          tell('Seeked')
        },
        destroy: () => handlers.clear()
      }
    })
  )
}
const isFunction = (value: unknown): value is Func => typeof value === 'function'

/** Rough width of words, px, where no canvas measures them. */
const widthOf = (words: unknown, size: number): number =>
  [...String(words)].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) < 0x250 ? 0.5 : 1), 0) * size

export function createContexts(around: ContextHost): Contexts {
  async function act(part: PartName, instance: unknown, method: string, values: unknown[]): Promise<unknown> {
    const acting = around.surfaceOf(instance)?.act?.(part, method, values)
    if (!acting) throw new ApiFailure(`no ${part.tag} is drawn here`)
    return acting.catch((error: { message: string }) => {
      // an error of the page's own window, which is no Error of this one
      throw new ApiFailure(error.message)
    })
  }

  const videoOf = (id: string, instance: unknown): Values =>
    objectOf(around, 'createVideoContext()', objectNames.VideoContext, {
      atOnce: Object.fromEntries(
        videoActs.map((name): [string, Func] => [
          name,
          (...values) => {
            // a video that is not there does nothing, and nobody hears of it
            act({ tag: 'video', id }, instance, name, values).catch(nothing)
          }
        ])
      )
    })
  const mapOf = (id: string, instance: unknown): Values =>
    objectOf(around, 'createMapContext()', objectNames.MapContext, {
      later: Object.fromEntries(
        mapActs.map((name) => [name, (options: Values) => act({ tag: 'map', id }, instance, name, [copyOf(options)])])
      )
    })
  /** A canvas of the old kind: it takes every call, and draws nothing. */
  function paperOf(): Values {
    let size = 10
    const setters = objectNames.CanvasContext.atOnce.filter((name) => name !== 'draw')
    const gradient = () => ({ addColorStop: nothing })
    return objectOf(around, 'createCanvasContext()', objectNames.CanvasContext, {
      quiet: {
        ...Object.fromEntries(setters.map((name): [string, Func] => [name, nothing])),
        setFontSize: (pixels) => void (size = Number(pixels)),
        measureText: (words) => ({ width: widthOf(words, size) }),
        createLinearGradient: gradient,
        createCircularGradient: gradient,
        draw: (_reserve, callback) => {
          around.unsimulated('createCanvasContext().draw')
          const owner = around.host.tasks.owner()
          if (isFunction(callback)) around.host.tasks.later(() => around.host.tasks.run(owner, () => callback()))
        }
      }
    })
  }

  const makers: Readonly<Record<string, (id: string, instance: unknown) => Values>> = {
    video: videoOf,
    map: mapOf,
    canvas: paperOf
  }
  return {
    atOnce: {
      createVideoContext: (id, instance) => videoOf(String(id), instance),
      createMapContext: (id, instance) => mapOf(String(id), instance),
      createCanvasContext: () => paperOf(),
      createInnerAudioContext: () => soundOf(around),
      createAnimation: (options) => animationOf((options ?? {}) as Values)
    },
    of: ({ tag, id }, instance) => makers[tag]?.(id, instance)
  }
}
