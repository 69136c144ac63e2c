/** The box that scrolls an element: on H5 each page has its own. */
const scrollerOf = (element: Element): Element | null => element.closest('.taro_page') ?? document.scrollingElement

/** px that count as the top. */
const TOP = 8

/** Puts the element with this id `under` px below the top of what is seen. */
export function scrollToElement(id: string, under: number): void {
  const element = document.getElementById(id)
  const scroller = element && scrollerOf(element)
  if (!element || !scroller) return
  scroller.scrollTop += element.getBoundingClientRect().top - scroller.getBoundingClientRect().top - under
}

/** Puts the element back `under` px below the top when it has gone above that; leaves it where it is otherwise. */
export function scrollBackToElement(id: string, under: number): void {
  const element = document.getElementById(id)
  const scroller = element && scrollerOf(element)
  if (!element || !scroller) return
  if (element.getBoundingClientRect().top - scroller.getBoundingClientRect().top < under) scrollToElement(id, under)
}

/** Whether the page that holds the element stands at its top; false for an element that is not there. */
export function isAtTop(id: string): Promise<boolean> {
  const element = document.getElementById(id)
  return Promise.resolve(element !== null && (scrollerOf(element)?.scrollTop ?? 0) < TOP)
}

/** Puts the top of the page that holds the element into view. */
export function scrollPageToTop(id: string): void {
  const element = document.getElementById(id)
  const scroller = element && scrollerOf(element)
  if (scroller) scroller.scrollTop = 0
}
