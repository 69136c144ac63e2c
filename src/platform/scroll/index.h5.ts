/** px that count as the top. */
const TOP = 8

/** The element with this id on the page on top, as pages below may have it too, and what scrolls it: each page has its own box. */
function find(id: string): { element: Element; scroller: Element | null } | undefined {
  const all = [...document.querySelectorAll(`[id="${id}"]`)]
  const element = all.filter((one) => !one.closest('.taro_page_shade')).at(-1)
  return element && { element, scroller: element.closest('.taro_page') ?? document.scrollingElement }
}

/** px from the top of what is seen to the element with this id; undefined: there is none. */
function topOf(id: string): number | undefined {
  const { element, scroller } = find(id) ?? {}
  return element && scroller ? element.getBoundingClientRect().top - scroller.getBoundingClientRect().top : undefined
}

/** Puts the element with this id `under` px below the top of what is seen. */
export function scrollToElement(id: string, under: number): void {
  const top = topOf(id)
  const scroller = find(id)?.scroller
  if (top !== undefined && scroller) scroller.scrollTop += top - under
}

/** Puts the element back `under` px below the top when it has gone above that; leaves it where it is otherwise. */
export function scrollBackToElement(id: string, under: number): void {
  if ((topOf(id) ?? under) < under) scrollToElement(id, under)
}

/** Whether the page that holds the element stands at its top; false for an element that is not there. */
export function isAtTop(id: string): Promise<boolean> {
  const place = find(id)
  return Promise.resolve(place !== undefined && (place.scroller?.scrollTop ?? 0) < TOP)
}

/** Puts the top of the page that holds the element into view. */
export function scrollPageToTop(id: string): void {
  const scroller = find(id)?.scroller
  if (scroller) scroller.scrollTop = 0
}
