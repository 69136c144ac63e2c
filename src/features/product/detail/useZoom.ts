import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { closeUp, panned, scaledTo, unzoomed, type Zoom } from './zoom'

/** ms in which a second tap belongs to the first. */
const doubleTap = 280
/** px that a finger may slip and still tap. */
const slip = 24

/** Two fingers or a double tap make a picture larger, one moves it then; a tap alone does `onTap`, once it is alone. */
export function useZoom(onTap: () => void) {
  const [zoom, setZoom] = useState(unzoomed)
  const now = useRef<Zoom>(unzoomed)
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const moved = useRef(false)
  const tapped = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>()
  useEffect(() => () => clearTimeout(tapped.current?.timer), [])

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
    const at = { x: event.clientX, y: event.clientY }
    const box = boxOf(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    if (Math.hypot(at.x - last.x, at.y - last.y) > 2) moved.current = true
    fingers.current.set(event.pointerId, at)
    if (other) {
      const apart = (one: { x: number; y: number }) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))
      const middle = fromMiddle(box, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 })
      moved.current = true
      show(scaledTo(now.current, (now.current.scale * apart(at)) / apart(last), middle, box))
    } else if (now.current.scale > 1) show(panned(now.current, { x: at.x - last.x, y: at.y - last.y }, box))
  }

  const lift = ({ pointerId }: PointerEvent<HTMLElement>) => void fingers.current.delete(pointerId)

  return {
    zoom,
    /** The whole picture again. */
    reset: () => show(unzoomed),
    /** Larger or smaller around the middle, by keys. */
    scaleBy: (by: number, element: HTMLElement) =>
      show(scaledTo(now.current, now.current.scale * by, { x: 0, y: 0 }, element.getBoundingClientRect())),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (fingers.current.size === 0) moved.current = false
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      },
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: lift,
      onClick: (event: { clientX: number; clientY: number; currentTarget: HTMLElement }) => {
        if (moved.current) return
        const { clientX: x, clientY: y } = event
        const first = tapped.current
        tapped.current = undefined
        if (first && Math.hypot(first.x - x, first.y - y) < slip) {
          clearTimeout(first.timer)
          const box = event.currentTarget.getBoundingClientRect()
          show(now.current.scale > 1 ? unzoomed : scaledTo(unzoomed, closeUp, fromMiddle(box, { x, y }), box))
          return
        }
        clearTimeout(first?.timer)
        tapped.current = { x, y, timer: setTimeout(onTap, doubleTap) }
      }
    }
  }
}
