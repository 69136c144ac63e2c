/** What a caught touchmove holds still: a touch that begins there neither scrolls the page nor pulls it down. */

/** Elements whose template catches touchmove, on its way down and on its way up. */
const catching = { down: new WeakSet<Element>(), up: new WeakSet<Element>() }

/** Told by the framework whenever that changes for an element. */
export function noteCaught(element: Element, onTheWay: keyof typeof catching, isCaught: boolean): void {
  if (isCaught) catching[onTheWay].add(element)
  else catching[onTheWay].delete(element)
}

/** Where a touchmove of a touch on this is caught. */
export function catcherOf(touched: EventTarget | null): Element | undefined {
  for (let element = touched instanceof Element ? touched : null; element; element = element.parentElement)
    if (catching.up.has(element) || catching.down.has(element)) return element
  return undefined
}

/** px by which what is shown would move on: down and to the right of it are positive. */
interface Move {
  x: number
  y: number
}

/** Parts that scroll by themselves; a box that only has `overflow` is held with the page. */
const movers = 'wx-scroll-view, wx-picker-view-column, textarea'

const hasRoom = (part: Element, { x, y }: Move): boolean => {
  const { overflowX, overflowY } = getComputedStyle(part)
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
  const rest = (by: number, offset: number, length: number, visible: number) =>
    (by < 0 ? offset : length - visible - offset) >= 1
  return Math.abs(y) >= Math.abs(x)
    ? scrolls(overflowY) && rest(y, part.scrollTop, part.scrollHeight, part.clientHeight)
    : scrolls(overflowX) && rest(x, part.scrollLeft, part.scrollWidth, part.clientWidth)
}

/** Whether a touch on this that moves so far scrolls nothing: it is caught, and no part inside can move. */
function isHeld(touched: EventTarget | null, by: Move): boolean {
  const catcher = catcherOf(touched)
  if (!catcher) return false
  for (
    let element = touched instanceof Element ? touched : null;
    element && catcher.contains(element);
    element = element.parentElement
  )
    if (element.matches(movers) && hasRoom(element, by)) return false
  return true
}

/** Holds the page for fingers, and for the wheel, which is what scrolls beside a mouse. */
export function holdWhatIsCaught(): void {
  let start = { x: 0, y: 0 }
  const place = ({ touches }: TouchEvent) => ({ x: touches[0]?.clientX ?? 0, y: touches[0]?.clientY ?? 0 })
  const now = { capture: true, passive: false }
  addEventListener('touchstart', (event) => (start = place(event)), { capture: true, passive: true })
  addEventListener(
    'touchmove',
    (event) => {
      const point = place(event)
      if (event.cancelable && isHeld(event.target, { x: start.x - point.x, y: start.y - point.y }))
        event.preventDefault()
    },
    now
  )
  addEventListener(
    'wheel',
    (event) => {
      if (isHeld(event.target, { x: event.deltaX, y: event.deltaY })) event.preventDefault()
    },
    now
  )
}
