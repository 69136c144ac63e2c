/** A window with a layout for lists that are mounted in part: jsdom measures nothing. */
import { act } from '@testing-library/react'
import { host } from './homeTaro'

const usual = window.innerHeight
let layout: jest.SpyInstance[] = []

interface Layout {
  /** Scrolls the page and lets the list settle. */
  scrollTo: (top: number) => Promise<void>
  /** Sum of what the list takes, blank or not, px. */
  height: () => number
}

/** Looks are at least 160 ms apart: ms for what is seen to come, and for all that is spare, which takes a dozen. */
const [someLooks, allLooks] = [1300, 2500]

/** With the timers of the machine, or with those that a test moves. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, someLooks))
export const moved = async (): Promise<void> => void (await jest.advanceTimersByTimeAsync(allLooks))

/** Lists begin at the top of the page; `heightOf` is that of an item that is mounted, px. */
export function layOut(windowHeight: number, heightOf: (item: Element) => number, settle = settled): Layout {
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
    jest
      .spyOn(Element.prototype, 'getClientRects')
      .mockReturnValue([{ height: 1 }] as unknown as ReturnType<Element['getClientRects']>),
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { top: -scrolled, height: height(this as HTMLElement) } as DOMRect
    })
  ]
  return {
    scrollTo: async (top) => {
      scrolled = top
      await act(async () => host.scroll.forEach((told) => void told({ scrollTop: top })))
      await act(settle)
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
