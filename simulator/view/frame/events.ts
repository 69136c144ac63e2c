/** Events on their way to the logic, and touches made of what a mouse does. */
import type { Element as EaselElement } from 'glass-easel'
import type { Values } from '../../host'

/** glass-easel's event as the platform hands it over. */
export interface ViewEvent {
  type: string
  timeStamp: number
  detail: unknown
  target: EaselElement
  currentTarget: EaselElement
  mark: Values | null
  touches?: unknown
  changedTouches?: unknown
}

interface DrawnElement extends HTMLElement {
  __wxElement?: EaselElement
}

const documentElement = (element: EaselElement): HTMLElement | undefined =>
  (element.getBackendElement() as HTMLElement | null) ?? undefined

function described(element: EaselElement): Values {
  const box = documentElement(element)
  return {
    id: element.id,
    dataset: { ...element.dataset },
    offsetLeft: box?.offsetLeft ?? 0,
    offsetTop: box?.offsetTop ?? 0
  }
}

export function toPlatform(event: ViewEvent): Values {
  return {
    type: event.type,
    timeStamp: event.timeStamp,
    detail: event.detail,
    target: described(event.target),
    currentTarget: described(event.currentTarget),
    mark: { ...event.mark },
    ...(event.touches === undefined ? {} : { touches: event.touches, changedTouches: event.changedTouches })
  }
}

export const nearest = (node: EventTarget | null): EaselElement | undefined => {
  for (let current = node instanceof Node ? node : null; current; current = current.parentNode) {
    const owner = (current as DrawnElement).__wxElement
    if (owner) return owner
  }
  return undefined
}

/** ms that a finger rests before it counts as a long press. */
const longPressMs = 350
/** px that a finger may move and still tap. */
const tapDistance = 10

/**
 * Sends touchstart, touchmove, touchend, tap and longpress for the left button of a mouse. `send` answers whether anybody
 * listened: a long press takes the tap away only then.
 */
export function touchesOfMouse(
  send: (target: EaselElement, type: string, detail: Values, fields: Values) => boolean
): void {
  let target: EaselElement | undefined
  let start = { x: 0, y: 0 }
  let isMoved = false
  let longPress: number | undefined
  let long = false
  const touch = (event: MouseEvent): Values => ({
    identifier: 0,
    clientX: event.clientX,
    clientY: event.clientY,
    pageX: event.pageX,
    pageY: event.pageY,
    force: 1
  })
  const tell = (type: string, event: MouseEvent, down: boolean): boolean => {
    if (!target) return false
    const point = touch(event)
    return send(
      target,
      type,
      { x: event.pageX, y: event.pageY },
      { touches: down ? [point] : [], changedTouches: [point] }
    )
  }
  document.addEventListener(
    'mousedown',
    (event) => {
      if (event.button !== 0) return
      target = nearest(event.target)
      start = { x: event.clientX, y: event.clientY }
      isMoved = false
      long = false
      tell('touchstart', event, true)
      longPress = window.setTimeout(() => {
        long = tell('longpress', event, true)
      }, longPressMs)
    },
    { capture: true }
  )
  document.addEventListener(
    'mousemove',
    (event) => {
      if (!target) return
      if (Math.abs(event.clientX - start.x) > tapDistance || Math.abs(event.clientY - start.y) > tapDistance) {
        isMoved = true
        window.clearTimeout(longPress)
      }
      tell('touchmove', event, true)
    },
    { capture: true }
  )
  document.addEventListener(
    'mouseup',
    (event) => {
      window.clearTimeout(longPress)
      if (!target) return
      tell('touchend', event, false)
      if (!isMoved && !long) tell('tap', event, false)
      target = undefined
    },
    { capture: true }
  )
}
