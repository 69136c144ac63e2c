/** What a mouse can do with a strip that scrolls sideways. H5 only, fetched where there is a mouse. */

export type Side = 'previous' | 'next'

export interface SideMouse {
  turn(side: Side): void
  leave(): void
}

/** px that the mouse moves before a press is a drag, not a click. */
const dragPx = 5
/** px of a wheel's line. */
const linePx = 40

/** What lies in the strip: its children, or those of its one row. */
const itemsOf = (strip: HTMLElement): Element[] => {
  const row = strip.childElementCount === 1 ? strip.firstElementChild : strip
  return [...(row?.children ?? [])]
}

const quick = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth')

const mostOf = (strip: HTMLElement): number => strip.scrollWidth - strip.clientWidth
const hasRoom = (strip: HTMLElement, side: Side): boolean =>
  (side === 'next' ? mostOf(strip) - strip.scrollLeft : strip.scrollLeft) > 1

/** What was pressed is not clicked once it was dragged. */
function dragStrip(strip: HTMLElement, signal: AbortSignal): void {
  let from: { x: number; left: number; dragged: boolean } | undefined
  strip.addEventListener(
    'pointerdown',
    ({ pointerType, button, clientX }) => {
      if (pointerType === 'mouse' && button === 0) from = { x: clientX, left: strip.scrollLeft, dragged: false }
    },
    { signal }
  )
  strip.addEventListener(
    'pointermove',
    ({ clientX, pointerId, buttons }) => {
      if (!from || mostOf(strip) <= 1) return
      // let go outside the window
      if (!(buttons & 1)) return drop()
      if (!from.dragged && Math.abs(clientX - from.x) < dragPx) return
      if (!from.dragged) {
        from.dragged = true
        strip.setPointerCapture(pointerId)
        strip.classList.add('ui-side-mouse--held')
      }
      strip.scrollLeft = from.left - (clientX - from.x)
    },
    { signal }
  )
  const drop = () => {
    if (from?.dragged) {
      strip.classList.remove('ui-side-mouse--held')
      const swallow = (event: Event) => {
        event.preventDefault()
        event.stopPropagation()
      }
      strip.addEventListener('click', swallow, { capture: true, once: true })
      // a drag that ends without a click leaves the next one alone
      setTimeout(() => strip.removeEventListener('click', swallow, { capture: true }))
    }
    from = undefined
  }
  strip.addEventListener('pointerup', drop, { signal })
  strip.addEventListener('pointercancel', drop, { signal })
  strip.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
}

/**
 * Sideways and with Shift the wheel is the browser's own. Up and down it is the strip's once the mouse was moved over it: a
 * page that scrolls under a mouse that rests goes on scrolling, also at the strip's end.
 */
function wheelStrip(strip: HTMLElement, signal: AbortSignal): void {
  const snaps = getComputedStyle(strip).scrollSnapType !== 'none'
  let isDrag = false
  strip.addEventListener(
    'pointermove',
    ({ movementX, movementY }) => {
      if (movementX !== 0 || movementY !== 0) isDrag = true
    },
    { signal }
  )
  strip.addEventListener('pointerleave', () => (isDrag = false), { signal })
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof Node && target.contains(strip) && target !== strip) isDrag = false
    },
    { signal, capture: true, passive: true }
  )
  strip.addEventListener(
    'wheel',
    (event) => {
      const { deltaX, deltaY, deltaMode, shiftKey, ctrlKey } = event
      if (snaps || !isDrag || shiftKey || ctrlKey || Math.abs(deltaX) >= Math.abs(deltaY)) return
      if (!hasRoom(strip, deltaY > 0 ? 'next' : 'previous')) return
      event.preventDefault()
      strip.scrollLeft += deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY : deltaY * linePx
    },
    { signal, passive: false }
  )
}

/** Scrolls on by what is seen of it, up to a whole item. */
function turnStrip(strip: HTMLElement, side: Side): void {
  if (!hasRoom(strip, side)) return
  const { left, right, width } = strip.getBoundingClientRect()
  const boxes = itemsOf(strip).map((item) => item.getBoundingClientRect())
  const gutter = Math.max(0, (boxes[0]?.left ?? left) - left + strip.scrollLeft)
  // what is cut off at that side comes to the other one
  const cut =
    side === 'next' ? boxes.find((box) => box.right > right + 1) : boxes.reverse().find((box) => box.left < left - 1)
  const by = cut && (side === 'next' ? cut.left - left - gutter : cut.right - right + gutter)
  // an item wider than the strip is passed all the same
  const whole = side === 'next' ? width : -width
  strip.scrollBy({ left: by !== undefined && by * whole > 1 ? by : whole, behavior: quick() })
}

/** `onRoom` hears where there is more; undefined while all of it is seen. */
export function sideMouse(strip: HTMLElement, onRoom: (room: Record<Side, boolean> | undefined) => void): SideMouse {
  const leaving = new AbortController()
  const { signal } = leaving
  const tell = () =>
    onRoom(mostOf(strip) > 1 ? { previous: hasRoom(strip, 'previous'), next: hasRoom(strip, 'next') } : undefined)
  const sizes = new ResizeObserver(tell)
  sizes.observe(strip)
  for (const child of strip.children) sizes.observe(child)
  strip.addEventListener('scroll', tell, { signal, passive: true })
  strip.classList.add('ui-side-mouse')
  tell()
  dragStrip(strip, signal)
  wheelStrip(strip, signal)

  return {
    turn: (side) => turnStrip(strip, side),
    leave: () => {
      leaving.abort()
      sizes.disconnect()
      strip.classList.remove('ui-side-mouse')
    }
  }
}
