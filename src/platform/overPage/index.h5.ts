import type { OverPage } from './types'

export type { OverPage } from './types'

/** Where an entry of the browser's history stands, as the router numbers them; 0 for the first of a visit. */
const placeOf = (state: unknown): number => {
  const place = typeof state === 'object' && state !== null ? (state as { idx?: unknown }).idx : undefined
  return typeof place === 'number' ? place : 0
}

/** An entry of the first page's own, between the numbers of two pages: «back» ends there, and not outside the shop. */
const half = 0.5

interface Open extends OverPage {
  place: number
}

/** What lies over a page, the topmost last. */
const open: Open[] = []
/** Where the history stood when it was last seen. */
let lastPlace = placeOf(window.history.state)
/** The place that «back» had left and that is on its way again. */
let returnsTo: number | undefined
/** The step back that comes next is the shop's own. */
let isOwn = false

function onPop(event: PopStateEvent): void {
  const place = placeOf(event.state)
  const from = lastPlace
  lastPlace = place
  if (returnsTo !== undefined) {
    const isReturn = place === returnsTo
    returnsTo = undefined
    if (isReturn) return event.stopImmediatePropagation()
  }
  const top = open[open.length - 1]
  if (isOwn || !top || top.place === place || !top.isOnTop()) {
    // the entry of the first page's own was left behind by a panel that closed otherwise
    const leaves = !isOwn && from === half && place === 0
    isOwn = false
    if (!leaves) return
    event.stopImmediatePropagation()
    window.history.back()
    return
  }
  event.stopImmediatePropagation()
  if (top.place !== half || place !== 0) {
    returnsTo = top.place
    window.history.go(Math.ceil(Math.abs(top.place - place)) * (place < top.place ? 1 : -1))
  }
  top.close()
}

// before the router's own listener, which shows another page
window.addEventListener('popstate', onPop, true)

/**
 * «Back», of the browser, the phone or a swipe, closes what lies over the page, the topmost first, and leaves the page
 * where it is. Returns what ends this.
 */
export function closesOnBack(panel: OverPage): () => void {
  isOwn = false
  const { history } = window
  if (placeOf(history.state) === 0) history.pushState({ ...(history.state as object | null), idx: half }, '')
  lastPlace = placeOf(history.state)
  const openPanel = { ...panel, place: lastPlace }
  open.push(openPanel)
  return () => void open.splice(open.indexOf(openPanel), 1)
}

/** The next step back is the shop's own and leaves the page at once, also where a panel lies over it. */
export function leavesByItself(): Promise<void> | undefined {
  isOwn = true
  return undefined
}
