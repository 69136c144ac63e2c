/** progress and icon. */
import { child, isOn, number, text, type BuiltIn } from './kit'

export const progress: BuiltIn = {
  properties: {
    percent: 0,
    showInfo: false,
    borderRadius: 0,
    fontSize: 16,
    strokeWidth: 6,
    color: '#09bb07',
    activeColor: '',
    backgroundColor: '#ebebeb',
    active: false,
    activeMode: 'backwards',
    duration: 30
  },
  slot: false,
  make: ({ element, values, fire }) => {
    const bar = child(element, 'div', 'progress-bar')
    const doneBar = child(bar, 'div')
    const info = child(element, 'div', 'progress-info')
    let current = 0
    let turn: number | undefined
    const show = (percent: number) => {
      current = percent
      doneBar.style.width = `${percent}%`
      info.textContent = `${Math.round(percent)}%`
    }
    /** As the platform fills it: `duration` ms for each percent, from nothing or from where it stood. */
    const fill = () => {
      window.clearInterval(turn)
      const target = Math.min(100, Math.max(0, number(values['percent'], 0)))
      if (!isOn(values['active'])) return show(target)
      if (text(values['activeMode']) !== 'forwards' || current > target) show(0)
      turn = window.setInterval(
        () => {
          show(Math.min(target, current + 1))
          if (current < target) return
          window.clearInterval(turn)
          fire('activeend', {})
        },
        Math.max(1, number(values['duration'], 30))
      )
    }
    return {
      changed: (name) => {
        bar.style.height = `${number(values['strokeWidth'], 6)}px`
        bar.style.borderRadius = `${number(values['borderRadius'], 0)}px`
        bar.style.background = text(values['backgroundColor'])
        doneBar.style.background = text(values['activeColor']) || text(values['color'])
        info.hidden = !isOn(values['showInfo'])
        info.style.fontSize = `${number(values['fontSize'], 16)}px`
        if (['percent', 'active', 'activeMode', 'duration'].includes(name) && element.isConnected) fill()
      },
      attached: fill,
      detached: () => window.clearInterval(turn)
    }
  }
}

/** Sign, colour, and whether it stands in a disc. */
const signs: Readonly<Record<string, readonly [sign: string, color: string, disc: boolean]>> = {
  success: ['✓', '#09bb07', true],
  success_no_circle: ['✓', '#09bb07', false],
  info: ['i', '#10aeff', true],
  warn: ['!', '#f76260', true],
  waiting: ['…', '#10aeff', true],
  cancel: ['×', '#f43530', true],
  download: ['↓', '#09bb07', true],
  search: ['⌕', '#b2b2b2', false],
  clear: ['×', '#b2b2b2', true]
}

export const icon: BuiltIn = {
  properties: { type: '', size: 23, color: '' },
  slot: false,
  make: ({ element, values }) => ({
    changed: () => {
      const type = text(values['type'])
      const [sign = '', own = '', disc = false] = (Object.hasOwn(signs, type) ? signs[type] : undefined) ?? []
      const size = number(values['size'], 23)
      const color = text(values['color']) || own
      element.textContent = sign
      Object.assign(element.style, {
        width: `${size}px`,
        height: `${size}px`,
        lineHeight: `${size}px`,
        fontSize: `${disc ? size * 0.7 : size}px`,
        borderRadius: disc ? '50%' : '',
        background: disc ? color : '',
        color: disc ? '#fff' : color
      })
    }
  })
}
