/** A window with a layout for lists that are mounted in part: jsdom measures nothing. */
import { act } from '@testing-library/react'
import { host } from '../support/taro'

const usual = window.innerHeight
let layout: jest.SpyInstance[] = []
/** Whether the clock is this layout's. */
let ownClock = false

interface Layout {
  /** Scrolls the page and moves the clock until the list has settled. */
  scrollTo: (top: number) => Promise<void>
  /** Sum of what the list takes, blank or not, px. */
  height: () => number
}

/** ms in which a list looks once, and how often it does until all that is spare is there. */
const [aLook, looks] = [210, 15]

/** Moves the clock by a look. */
export const moveClock = async (): Promise<void> => void (await jest.advanceTimersByTimeAsync(aLook))

/** Whether elements are displayed: those of a page below another one have no boxes. */
export const showElements = (isShown: boolean): jest.SpyInstance =>
  // tests ask only the length of a list of boxes
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue({ length: isShown ? 1 : 0 } as DOMRectList)

/**
 * Lists begin at the top of the page; `heightOf` is that of an item that is mounted, px. Until `usualWindow` the clock is
 * the test's.
 */
export function layOut(windowHeight: number, heightOf: (item: Element) => number): Layout {
  const layout = laidOut(windowHeight, heightOf)
  jest.useFakeTimers()
  ownClock = true
  return layout
}

function laidOut(windowHeight: number, heightOf: (item: Element) => number): Layout {
  let scrollTop = 0
  const isItem = (element: Element) => element.className === 'ui-windowed__item'
  const height = (element: HTMLElement): number => {
    if (element.style.height !== '') return Number.parseFloat(element.style.height)
    if (isItem(element)) return heightOf(element)
    return [...element.children].reduce((sum, child) => sum + height(child as HTMLElement), 0)
  }
  usualWindow()
  window.innerHeight = windowHeight
  layout = [
    showElements(true),
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { top: -scrollTop, height: height(this as HTMLElement) } as DOMRect
    })
  ]
  return {
    scrollTo: async (top) => {
      scrollTop = top
      await act(async () => host.scroll.forEach((listener) => void listener({ scrollTop: top })))
      // what a look asks for is there when the act ends
      for (let look = 0; look < looks; look += 1) await act(moveClock)
    },
    height: () => {
      const list = document.querySelector<HTMLElement>('[id^="windowed-"]')
      return list ? height(list) : 0
    }
  }
}

/** A window in which everything is seen at once, until `usualWindow`; what comes later within some looks. */
export const tallWindow = (): void => void laidOut(20_000, () => 200)

export function usualWindow(): void {
  if (ownClock) jest.useRealTimers()
  ownClock = false
  window.innerHeight = usual
  layout.forEach((spy) => spy.mockRestore())
  layout = []
}
