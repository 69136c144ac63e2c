/** What a person would find wrong with a screen at a glance. Each function runs inside the page that it looks at. */

/** Until nothing stands in for what loads, pictures in view have come and what moves has come to rest; ms at most. */
export async function atRest(body: Element, atMost: number): Promise<void> {
  const until = Date.now() + atMost
  const inView = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight
  }
  const standsIn = /(?:^ui-skeleton|-wait|__wait)(?:__|-|$)/
  // a line that says how long to wait has words, what stands in has none
  const waits = () =>
    [...body.querySelectorAll('[class*="wait"], [class*="skeleton"]')].some(
      (element) =>
        !element.textContent?.trim() && inView(element) && [...element.classList].some((name) => standsIn.test(name))
    )
  // rows of a long list that are still to be mounted
  const empty = () => [...body.querySelectorAll('.ui-windowed__item')].some((row) => !row.firstChild && inView(row))
  // the next pictures of a gallery stand beside the screen, and load when they come near
  const beside = (image: HTMLImageElement) => {
    const { left, right } = image.getBoundingClientRect()
    return right <= 0 || left >= innerWidth
  }
  const comes = (image: HTMLImageElement) =>
    Boolean(image.getAttribute('src')) && !image.complete && inView(image) && !beside(image)
  const moves = ({ playState, effect }: Animation) =>
    playState === 'running' && Number(effect?.getComputedTiming().endTime) < 900
  let calm = 0
  while (Date.now() < until && calm < 2) {
    await new Promise((resolve) => setTimeout(resolve, 40))
    const busy =
      (body as HTMLElement).innerText.trim() === '' ||
      waits() ||
      empty() ||
      [...document.images].some(comes) ||
      document.getAnimations().some(moves)
    calm = busy ? 0 : calm + 1
  }
}

/** What is wrong: nothing there, something that still waits or failed, what sticks out of the phone, words on words. */
export function flawsOf(body: Element): string[] {
  const flaws: string[] = []
  const rectOf = (element: Element) => element.getBoundingClientRect()
  const name = (element: Element) => `.${[...element.classList].join('.') || element.tagName.toLowerCase()}`
  const inView = (element: Element) => {
    const { top, bottom, width, height } = rectOf(element)
    return width > 0 && height > 0 && bottom > 0 && top < innerHeight
  }
  const all = [...body.querySelectorAll('*')]
  const words = all
    .filter((element) => !element.closest('.ui-nav') && inView(element))
    .flatMap((element) => [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
    .filter(({ textContent }) => textContent?.trim())
  if (words.length === 0) flaws.push('blank')
  const standsIn = /(?:^ui-skeleton|-wait|__wait)(?:__|-|$)/
  const leftover = all.find(
    (element) =>
      !element.textContent?.trim() &&
      inView(element) &&
      [...element.classList].some((className) => standsIn.test(className))
  )
  if (leftover) flaws.push(`still waits: ${name(leftover)}`)
  const gap = all.find((row) => row.matches('.ui-windowed__item:empty') && inView(row))
  if (gap) flaws.push(`a row without content: #${gap.id}`)
  if (body.querySelector('.ui-failed')) flaws.push('says that it could not be loaded')
  const title = body.querySelector('.ui-nav__words')
  if (title && (title.scrollWidth > title.clientWidth || title.scrollHeight > title.clientHeight))
    flaws.push(`title is cut: «${title.textContent}»`)

  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) flaws.push(`${scrollWidth} px wide on a phone of ${innerWidth}`)
  const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
  const isClipped = (element: Element): boolean => {
    for (let node = element.parentElement; node && node !== body; node = node.parentElement)
      if (clips(node)) return true
    return false
  }
  for (const element of all) {
    const { left: from, right: to, width, height } = rectOf(element)
    const out = from < -0.5 || to > innerWidth + 0.5
    // what was put out of sight as a whole is no part of the screen
    const away = to <= 0 || from >= innerWidth
    if (out && !away && width > 0 && height > 0 && !isClipped(element))
      flaws.push(`sticks out: ${name(element)} ${Math.round(from)}…${Math.round(to)}`)
  }

  const floats = (element: Element | null): boolean => {
    for (let node = element; node && node !== body; node = node.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(node).position)) return true
    return false
  }
  const boxes = words.flatMap((node) => {
    const parent = node.parentElement
    if (!parent || floats(parent) || getComputedStyle(parent).visibility === 'hidden') return []
    // words in a carousel or a list that scrolls sideways lie over each other on purpose
    if (parent.closest('swiper-item, wx-swiper-item, [class*="swiper"]')) return []
    const range = document.createRange()
    range.selectNodeContents(node)
    const clip = { top: 0, bottom: innerHeight, left: 0, right: innerWidth }
    for (let ancestor: Element | null = parent; ancestor && ancestor !== body; ancestor = ancestor.parentElement) {
      if (getComputedStyle(ancestor).overflow === 'visible') continue
      const box = rectOf(ancestor)
      clip.top = Math.max(clip.top, box.top)
      clip.bottom = Math.min(clip.bottom, box.bottom)
      clip.left = Math.max(clip.left, box.left)
      clip.right = Math.min(clip.right, box.right)
    }
    return [...range.getClientRects()]
      .map((box) => ({
        words: node.textContent ?? '',
        top: Math.max(box.top, clip.top),
        bottom: Math.min(box.bottom, clip.bottom),
        left: Math.max(box.left, clip.left),
        right: Math.min(box.right, clip.right)
      }))
      .filter((box) => box.bottom - box.top > 4 && box.right - box.left > 4)
  })
  boxes.forEach((box, index) => {
    for (const other of boxes.slice(index + 1)) {
      if (box.words === other.words) continue
      const across = Math.min(box.right, other.right) - Math.max(box.left, other.left)
      // lines are a little taller than what is seen of them
      const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
      if (across > 2 && down > 5) flaws.push(`words on words: «${box.words.trim()}» and «${other.words.trim()}»`)
    }
  })
  return [...new Set(flaws)].slice(0, 6)
}

/**
 * px that the page is high once somebody has been at its end, where more begins to load: scrolls there until it stands
 * still or reaches `atMost`. The page is back at its beginning then.
 */
export async function scrolledHeight(_body: Element, atMost: number): Promise<number> {
  const height = () => document.documentElement.scrollHeight
  if (height() <= innerHeight) return height()
  const until = Date.now() + 4000
  let last = 0
  for (let still = 0; still < 4 && last < atMost && Date.now() < until;) {
    scrollTo(0, height())
    await new Promise((resolve) => setTimeout(resolve, 60))
    still = height() === last ? still + 1 : 0
    last = height()
  }
  scrollTo(0, 0)
  return last
}

/** What stays in view while the page scrolls and is covered by the bar at its top; the page is back at its beginning then. */
export async function coveredOf(body: Element): Promise<string[]> {
  scrollTo(0, innerHeight / 2)
  // what is only there once somebody scrolls begins to load, too
  await new Promise((resolve) => setTimeout(resolve, 100))
  const bar = body.querySelector('.ui-nav')?.getBoundingClientRect().bottom ?? 0
  const coveredElements = [...body.querySelectorAll('*')].filter((element) => {
    const { position, top } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    return position === 'sticky' && parseFloat(top) > 0 && box.height > 0 && box.bottom > bar && box.top < bar - 0.5
  })
  const descriptions = coveredElements.map((element) => {
    const under = (bar - element.getBoundingClientRect().top).toFixed(1)
    return `under the bar by ${under} px: .${[...element.classList].join('.')}`
  })
  scrollTo(0, 0)
  return descriptions
}

/** px on either side of an element's words, inside what it lies in. */
export function roomBeside(element: Element): number[] {
  const words = document.createRange()
  words.selectNodeContents(element)
  const box = element.parentElement?.getBoundingClientRect()
  const { left, right } = words.getBoundingClientRect()
  return box ? [left - box.left, box.right - right] : []
}
