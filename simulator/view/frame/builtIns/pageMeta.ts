/** page-meta: what a page says of itself. Only a page that asks for it grows with the chat app's font size, as on the phone. */
import { rpxToViewport } from '../../wxss'
import { parts, text, type BuiltIn } from './kit'

/** px of the ordinary size; the platform's `rem` and body follow the ratio to it. */
const ordinary = 16

export const pageMeta: BuiltIn = {
  properties: { pageFontSize: '', rootFontSize: '', backgroundColor: '', pageStyle: '' },
  slot: true,
  make: ({ values, around }) => {
    const sizeOf = (size: string) => (size === 'system' ? `${around.fontSize()}px` : size)
    const draw = () => {
      document.body.style.cssText = rpxToViewport(text(values['pageStyle']))
      document.body.style.fontSize = sizeOf(text(values['pageFontSize']))
      document.documentElement.style.fontSize = sizeOf(text(values['rootFontSize'])) || `${ordinary}px`
      if (text(values['backgroundColor'])) document.body.style.backgroundColor = text(values['backgroundColor'])
    }
    document.addEventListener('fontsize', draw)
    return { attached: draw, changed: draw, detached: () => document.removeEventListener('fontsize', draw) }
  }
}

/** Whether the page on this document asks for the chat app's font size. */
export function followsFontSize(): boolean {
  const meta = document.querySelector('wx-page-meta')
  const values = (meta && parts.get(meta))?.tools.values
  return values?.['pageFontSize'] === 'system' || values?.['rootFontSize'] === 'system'
}
