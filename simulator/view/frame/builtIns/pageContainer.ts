/** page-container: a page over the page, which every way back closes before the page itself. */
import { rpxToViewport } from '../../wxss'
import { isOn, parts, text, type BuiltIn } from './kit'

const entering = ['beforeenter', 'enter', 'afterenter']
const leaving = ['beforeleave', 'leave', 'afterleave']

export const pageContainer: BuiltIn = {
  properties: {
    show: false,
    duration: 300,
    zIndex: 100,
    overlay: true,
    position: 'bottom',
    round: false,
    closeOnSlideDown: false,
    overlayStyle: '',
    customStyle: ''
  },
  slot: true,
  make: ({ element, values, fire, keep, around }) => {
    let isShown = false
    const draw = () => {
      const now = isOn(values['show'])
      element.hidden = !now
      element.style.cssText = `position:fixed;right:0;bottom:0;left:0;${rpxToViewport(text(values['customStyle']))}`
      if (now === isShown) return
      isShown = now
      if (now && document.querySelectorAll('wx-page-container:not([hidden])').length > 1)
        around.problem('A page has one page-container at most; the second does not show on a phone')
      for (const event of now ? entering : leaving) fire(event)
    }
    const leave = () => {
      keep('show', false)
      draw()
    }
    return { attached: draw, changed: draw, acts: { leave } }
  }
}

/** Closes the container of this document's page; undefined where none is open. */
export function overPage(): (() => void) | undefined {
  const container = document.querySelector('wx-page-container:not([hidden])')
  const leave = container && parts.get(container)?.part.acts?.['leave']
  return leave ? () => void leave() : undefined
}
