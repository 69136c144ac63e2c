/** A window with a layout for lists that are mounted in part: jsdom measures nothing. */
import { act } from '@testing-library/react'
import { host } from '../support/taro'

const usual = window.innerHeight
let layout: jest.SpyInstance[] = []

interface Layout {
  /** Scrolls the page and lets the list settle. */
  scrollTo: (top: number) => Promise<void>
  /** Sum of what the list takes, blank or not, px. */
  height: () => number
}

/** ms in which a list looks once. */
const aLook = 210
/** Looks until what is seen is there, with the machine's timers; and until all that is spare is, with a test's own. */
const [some, all] = [8, 15]

/** Waits for a look, by the machine's timers. */
const waited = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, aLook))
/** Waits for a look, by timers that a test moves. */
export const moved = async (): Promise<void> => void (await jest.advanceTimersByTimeAsync(aLook))

/** Whether elements are displayed: those of a page below another one have no boxes. */
export const showElements = (shown: boolean): jest.SpyInstance =>
  // of a list of boxes only the length is asked
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue({ length: shown ? 1 : 0 } as DOMRectList)

/** Lists begin at the top of the page; `heightOf` is that of an item that is mounted, px. */
export function layOut(windowHeight: number, heightOf: (item: Element) => number, look = waited): Layout {
  let scrolled = 0
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
      return { top: -scrolled, height: height(this as HTMLElement) } as DOMRect
    })
  ]
  return {
    scrollTo: async (top) => {
      scrolled = top
      await act(async () => host.scroll.forEach((told) => void told({ scrollTop: top })))
      // what a look asks for is there when the act ends
      for (let looks = look === waited ? some : all; looks > 0; looks -= 1) await act(look)
    },
    height: () => {
      const list = document.querySelector<HTMLElement>('[id^="windowed-"]')
      return list ? height(list) : 0
    }
  }
}

/** A window in which everything is seen at once, until `usualWindow`; what comes later within some looks. */
export const tallWindow = (): void => void layOut(20_000, () => 200)

export function usualWindow(): void {
  window.innerHeight = usual
  layout.forEach((spy) => spy.mockRestore())
  layout = []
}
