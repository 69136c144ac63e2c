import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { closeUp, panBy, scaledTo, wholePicture, type Zoom } from './zoom'

/** ms in which a second tap belongs to the first. */
const doubleTap = 280
/** px between two taps that belong together. */
const slip = 24
/** px that a finger may move and still tap. */
const still = 8

/** Two fingers or a double tap make a picture larger, one moves it then; a tap alone does `onTap`, once it is alone. */
export function useZoom(onTap: () => void) {
  const [zoom, setZoom] = useState(wholePicture)
  const now = useRef<Zoom>(wholePicture)
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const start = useRef({ x: 0, y: 0 })
  const hasMoved = useRef(false)
  const lastTap = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>()
  useEffect(() => () => clearTimeout(lastTap.current?.timer), [])

  const show = (next: Zoom) => {
    now.current = next
    setZoom(next)
  }
  const boxOf = ({ currentTarget }: PointerEvent<HTMLElement>) => currentTarget.getBoundingClientRect()
  const fromMiddle = (box: DOMRect, { x, y }: { x: number; y: number }) => ({
    x: x - box.left - box.width / 2,
    y: y - box.top - box.height / 2
  })

  const move = (event: PointerEvent<HTMLElement>) => {
    const last = fingers.current.get(event.pointerId)
    if (!last) return
    const point = { x: event.clientX, y: event.clientY }
    const box = boxOf(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    if (Math.hypot(point.x - start.current.x, point.y - start.current.y) > still) hasMoved.current = true
    fingers.current.set(event.pointerId, point)
    if (other) {
      const apart = (touch: { x: number; y: number }) => Math.max(1, Math.hypot(touch.x - other.x, touch.y - other.y))
      const middle = fromMiddle(box, { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 })
      hasMoved.current = true
      show(scaledTo(now.current, (now.current.scale * apart(point)) / apart(last), middle, box))
    } else if (now.current.scale > 1) show(panBy(now.current, { x: point.x - last.x, y: point.y - last.y }, box))
  }

  const lift = ({ pointerId }: PointerEvent<HTMLElement>) => void fingers.current.delete(pointerId)

  const tap = (event: PointerEvent<HTMLElement>) => {
    const { clientX: x, clientY: y } = event
    const first = lastTap.current
    lastTap.current = undefined
    clearTimeout(first?.timer)
    if (first && Math.hypot(first.x - x, first.y - y) < slip) {
      const box = boxOf(event)
      show(now.current.scale > 1 ? wholePicture : scaledTo(wholePicture, closeUp, fromMiddle(box, { x, y }), box))
    } else lastTap.current = { x, y, timer: setTimeout(onTap, doubleTap) }
  }

  return {
    zoom,
    /** The whole picture again. */
    reset: () => show(wholePicture),
    /** Larger or smaller around the middle, by keys. */
    scaleBy: (by: number, element: HTMLElement) =>
      show(scaledTo(now.current, now.current.scale * by, { x: 0, y: 0 }, element.getBoundingClientRect())),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const point = { x: event.clientX, y: event.clientY }
        if (fingers.current.size === 0) {
          hasMoved.current = false
          start.current = point
        } else hasMoved.current = true
        fingers.current.set(event.pointerId, point)
      },
      onPointerMove: move,
      // a browser makes no click of the first tap after a picture was moved
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (event.button === 0 && fingers.current.has(event.pointerId) && !hasMoved.current) tap(event)
        lift(event)
      },
      onPointerCancel: lift
    }
  }
}
