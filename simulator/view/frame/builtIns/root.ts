/** root-portal and match-media: boxes that show their children elsewhere, or only where there is room. */
import { isOn, number, text, type BuiltIn } from './kit'

/** Its children stand above the whole page, even where the boxes around them clip or turn. */
export const rootPortal: BuiltIn = {
  properties: { enable: true },
  slot: true,
  make: ({ element, values }) => {
    const draw = () => {
      if (!element.isConnected) return
      const above = isOn(values['enable'])
      element.popover = above ? 'manual' : null
      if (above && !element.matches(':popover-open')) element.showPopover()
    }
    return { attached: draw, changed: draw }
  }
}

export const matchMedia: BuiltIn = {
  properties: {
    minWidth: undefined,
    maxWidth: undefined,
    width: undefined,
    minHeight: undefined,
    maxHeight: undefined,
    height: undefined,
    orientation: ''
  },
  slot: true,
  make: ({ element, values }) => {
    const fits = (side: 'Width' | 'Height', size: number) => {
      const exact = values[side.toLowerCase()]
      if (exact !== undefined && size !== number(exact, size)) return false
      return size >= number(values[`min${side}`], 0) && size <= number(values[`max${side}`], Number.POSITIVE_INFINITY)
    }
    const draw = () => {
      const orientation = text(values['orientation'])
      const turned = orientation === '' || orientation === (innerHeight >= innerWidth ? 'portrait' : 'landscape')
      element.hidden = !(turned && fits('Width', innerWidth) && fits('Height', innerHeight))
    }
    addEventListener('resize', draw)
    return { attached: draw, changed: draw, detached: () => removeEventListener('resize', draw) }
  }
}
