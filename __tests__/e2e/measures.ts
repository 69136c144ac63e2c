/** Sizes of a screen as a finger and an eye meet them. Each function runs inside the page that it looks at. */

export interface Sizes {
  /** px of the smallest words in sight, and what shows them. */
  type: { px: number; of: string }
  /** px of the smaller side of the smallest area that takes a tap. */
  hit: { px: number; of: string }
  /** What is under 11 px of type or 44 px of hit area. */
  small: string[]
  /** Buttons alone in their row that leave a part of it dead. */
  short: string[]
}

/** The smallest type and hit area of the whole screen; scrolls it, and leaves it at its beginning. */
export function sizesOf(body: Element): Sizes {
  const SMALLEST_TYPE = 11
  const SMALLEST_HIT = 44
  // rounding of rem and of lines between two pixels
  const LEEWAY = 1
  const name = (element: Element) => `.${[...element.classList].join('.') || element.tagName.toLowerCase()}`
  const isSeen = (element: Element) => {
    const { width, height, right, left } = element.getBoundingClientRect()
    return (
      width > 1 && height > 1 && right > 0 && left < innerWidth && getComputedStyle(element).visibility !== 'hidden'
    )
  }
  const sizes: Sizes = { type: { px: 99, of: '' }, hit: { px: 99, of: '' }, small: [], short: [] }

  for (const element of body.querySelectorAll('*')) {
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()
    )
    if (!hasWords || !isSeen(element) || element.closest('svg, iframe')) continue
    const px = Number.parseFloat(getComputedStyle(element).fontSize)
    if (px < sizes.type.px) sizes.type = { px, of: name(element) }
    if (px < SMALLEST_TYPE - 0.05) sizes.small.push(`${px.toFixed(1)} px of type: ${name(element)}`)
  }

  const pressable =
    'button, a[href], input, textarea, [role=link], [role=button], [role=tab], [role=radio], [role=checkbox], [role=switch]'
  for (const element of body.querySelectorAll<HTMLElement>(pressable)) {
    if (!isSeen(element) || element.matches(':disabled') || element.closest('[aria-hidden=true], [inert]')) continue
    // links within a sentence are as high as its line
    if (getComputedStyle(element).display === 'inline') continue
    element.scrollIntoView({ block: 'center', inline: 'nearest' })
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
    const y = (top + bottom) / 2
    const isHit = (atX: number, atY: number) => {
      const topElement = document.elementFromPoint(atX, atY)
      return (
        topElement !== null &&
        (topElement === element ||
          element.contains(topElement) ||
          topElement.closest('label')?.contains(element) === true)
      )
    }
    // something lies over it, or it is cut: what is over it is measured itself
    if (!isHit(x, y)) continue
    const reach = (stepX: number, stepY: number) => {
      let px = 0
      while (px < SMALLEST_HIT && isHit(x + stepX * (px + 1), y + stepY * (px + 1))) px += 1
      return px
    }
    // the screen's own edge ends an area as well as a finger's way to it
    const high = reach(0, -1) + reach(0, 1) + 1
    const wide = reach(-1, 0) + reach(1, 0) + 1
    const px = Math.min(high, wide)
    if (px < sizes.hit.px) sizes.hit = { px, of: name(element) }
    if (px < SMALLEST_HIT - LEEWAY) sizes.small.push(`${wide}×${high} px to hit: ${name(element)}`)
    const { parentElement: row } = element
    const own = getComputedStyle(element)
    // a flex box stands in a row of its own, and is as wide as its words where nothing says otherwise
    if (!row || own.display !== 'flex' || own.position === 'absolute' || getComputedStyle(row).display !== 'block')
      continue
    const space = row.clientWidth - element.offsetWidth
    if (space > SMALLEST_HIT && element.offsetLeft < SMALLEST_HIT) sizes.short.push(name(element))
  }
  scrollTo(0, 0)
  sizes.small = [...new Set(sizes.small)]
  sizes.short = [...new Set(sizes.short)]
  return sizes
}

/** Layout shift of the page so far, in all and what moved most; `watchShifts` runs before the page's own scripts. */
export interface Shifts {
  total: number
  moved: string[]
}

declare global {
  interface Window {
    layoutShifts?: Shifts
  }
}

/** Notes what moves by itself from the start of the page. */
export function watchShifts(): void {
  interface Shift extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }
  const shifts: Shifts = { total: 0, moved: [] }
  window.layoutShifts = shifts
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      // the sign at a list's end is pushed on by the rows that it promises
      const isSign = entry.sources.every(
        ({ node }) => node instanceof Element && node.closest('.ui-list-foot') !== null
      )
      if (entry.hadRecentInput || (isSign && entry.sources.length > 0)) continue
      shifts.total += entry.value
      const [source] = entry.sources
      const node = source?.node
      const element = node instanceof Element ? node : node?.parentElement
      shifts.moved.push(
        `${entry.value.toFixed(3)} ${element ? [...element.classList].join('.') : 'what went'} ` +
          `${Math.round(source?.previousRect.top ?? 0)}→${Math.round(source?.currentRect.top ?? 0)}`
      )
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Makes all letters so many times as large, with their lines, as a browser does by its person's wish; replies what ends it. */
export function enlarge(body: Element, times: number): () => void {
  const changed: { style: CSSStyleDeclaration; before: string }[] = []
  const sizes = [...body.querySelectorAll<HTMLElement>('*')].map((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element)
    return { element, size: Number.parseFloat(fontSize), line: Number.parseFloat(lineHeight) }
  })
  for (const { element, size, line } of sizes) {
    if (element.closest('svg, iframe') || !(element instanceof HTMLElement)) continue
    changed.push({ style: element.style, before: element.style.cssText })
    element.style.fontSize = `${size * times}px`
    if (!Number.isNaN(line)) element.style.lineHeight = `${line * times}px`
  }
  return () => {
    for (const { style, before } of changed) style.cssText = before
  }
}

/** Scrolls a page on by most of a screen; replies whether that is its end. */
export function scrollOn(view: Element): boolean {
  const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY)
  let box: Element | null = view
  while (box && !(scrolls(box) && box.scrollHeight > box.clientHeight + 1)) box = box.parentElement
  const page = box ?? document.scrollingElement
  if (!page) return true
  page.scrollTop += innerHeight * 0.8
  return page.scrollTop + page.clientHeight >= page.scrollHeight - 1
}
