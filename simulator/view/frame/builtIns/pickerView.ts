/** picker-view: wheels in the page itself, turned by scrolling or by a tap on a row. */
import { rpxToViewport } from '../../wxss'
import { child, number, partsUnder, text, type BuiltIn } from './kit'

/** ms without scrolling after which a wheel has come to rest. */
const restMs = 120

export const pickerView: BuiltIn = {
  properties: {
    value: [],
    indicatorStyle: '',
    indicatorClass: '',
    maskStyle: '',
    maskClass: '',
    immediateChange: false
  },
  slot: true,
  make: ({ element, values, fire, keep }) => {
    const indicator = child(element, 'div')
    const columns = () =>
      partsUnder(element)
        .filter(({ tag }) => tag === 'picker-view-column')
        .map(({ tools }) => tools.element)
    const rowPx = () => indicator.offsetHeight || 34
    const indexes = () => (Array.isArray(values['value']) ? (values['value'] as unknown[]) : [])
    /** Row in the middle of each wheel. */
    const positions = () =>
      columns().map((column) => {
        const row = Math.round(column.scrollTop / rowPx())
        return Math.min(Math.max(0, column.childElementCount - 1), Math.max(0, row))
      })
    const place = () => {
      indicator.className = `picker-view-indicator ${text(values['indicatorClass'])}`
      indicator.setAttribute('style', rpxToViewport(text(values['indicatorStyle'])))
      element.style.setProperty('--row', `${rowPx()}px`)
      element.style.setProperty('--rest', `${Math.max(0, (element.clientHeight - rowPx()) / 2)}px`)
      columns().forEach((column, index) => {
        column.scrollTop = number(indexes()[index], 0) * rowPx()
      })
    }
    let resting: number | undefined
    const rest = () => {
      resting = undefined
      const now = positions()
      const isMoved = now.some((row, index) => row !== number(indexes()[index], 0))
      if (isMoved) {
        keep('value', now)
        fire('change', { value: now })
      }
      fire('pickend', {})
    }
    // scrolling does not go up, but it is seen on its way down
    element.addEventListener(
      'scroll',
      () => {
        if (resting === undefined) fire('pickstart', {})
        window.clearTimeout(resting)
        resting = window.setTimeout(rest, restMs)
      },
      { capture: true }
    )
    element.addEventListener('click', (event) => {
      for (const column of columns()) {
        const row = [...column.children].findIndex(
          (each) => event.target instanceof Node && each.contains(event.target)
        )
        if (row >= 0) column.scrollTo({ top: row * rowPx(), behavior: 'smooth' })
      }
    })
    // rows that come later make room for the one that is wanted
    const watch = new MutationObserver(() => place())
    return {
      attached: () => {
        watch.observe(element, { childList: true, subtree: true })
        place()
      },
      changed: () => element.isConnected && place(),
      detached: () => {
        watch.disconnect()
        window.clearTimeout(resting)
      }
    }
  }
}
