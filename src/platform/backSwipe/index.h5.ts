/** px from either side within which a phone's browser takes a touch for the swipe to another page */
const edge = 24

const isAtEdge = (x: number): boolean => x < edge || x > window.innerWidth - edge

/** What a touch may still reach at the edge: a tap on it is no swipe. */
const controls = 'button, a, input, textarea, [role="button"], [role="link"], [role="radio"], [role="tab"]'

/** The swipe from the edge does nothing until the result is called. A tap at the edge stays one. */
export function holdBackSwipe(): () => void {
  const hold = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (touch && isAtEdge(touch.clientX) && !(event.target as Element).closest(controls)) event.preventDefault()
  }
  // a passive listener, which is the default on the document, may not
  document.addEventListener('touchstart', hold, { passive: false })
  return () => document.removeEventListener('touchstart', hold)
}
