/** checkbox, radio, their groups, switch and slider. */
import { child, isOn, number, parts, partsUnder, text, type BuiltIn, type Tools } from './kit'

/** Tells the group around a box, or nobody. */
function tellGroup(element: Element, tag: string): void {
  const group = element.closest(`wx-${tag}-group`)
  const entry = group ? parts.get(group) : undefined
  entry?.tools.fire('change', { value: entry.part.value?.() })
}

function box(tools: Tools, tag: 'checkbox' | 'radio') {
  const { element, values, keep } = tools
  const mark = document.createElement('span')
  mark.className = `box box-${tag}`
  element.prepend(mark)
  const draw = () => {
    const checked = isOn(values['checked'])
    mark.dataset['checked'] = String(checked)
    mark.style.color = text(values['color']) || '#09bb07'
    element.setAttribute('aria-checked', String(checked))
  }
  element.setAttribute('role', tag)
  const press = () => {
    if (isOn(values['disabled'])) return
    if (tag === 'radio') {
      if (isOn(values['checked'])) return
      const group = element.closest('wx-radio-group')
      for (const other of group ? partsUnder(group) : []) {
        if (other.tag !== 'radio' || other.tools.element === element) continue
        other.tools.keep('checked', false)
        other.part.changed?.('checked')
      }
      keep('checked', true)
    } else keep('checked', !isOn(values['checked']))
    draw()
    tellGroup(element, tag)
  }
  element.addEventListener('click', press)
  return { changed: draw, attached: draw, activate: press }
}

const boxProperties = { value: '', checked: false, disabled: false, color: '', name: '' }
export const checkbox: BuiltIn = { properties: boxProperties, slot: true, make: (tools) => box(tools, 'checkbox') }
export const radio: BuiltIn = { properties: boxProperties, slot: true, make: (tools) => box(tools, 'radio') }

const checkedUnder = (element: Element, tag: string) =>
  partsUnder(element)
    .filter((entry) => entry.tag === tag && isOn(entry.tools.values['checked']))
    .map((entry) => text(entry.tools.values['value']))

const resetUnder = (element: Element, tag: string) => {
  for (const other of partsUnder(element).filter((each) => each.tag === tag)) {
    other.tools.keep('checked', false)
    other.part.changed?.('checked')
  }
}

export const checkboxGroup: BuiltIn = {
  properties: { name: '' },
  slot: true,
  make: ({ element }) => ({
    value: () => checkedUnder(element, 'checkbox'),
    reset: () => resetUnder(element, 'checkbox')
  })
}
export const radioGroup: BuiltIn = {
  properties: { name: '' },
  slot: true,
  make: ({ element }) => ({
    value: () => checkedUnder(element, 'radio')[0] ?? '',
    reset: () => resetUnder(element, 'radio')
  })
}

export const toggle: BuiltIn = {
  properties: { checked: false, disabled: false, type: 'switch', color: '', name: '' },
  slot: false,
  make: ({ element, values, fire, keep }) => {
    const knob = child(element, 'span', 'switch-track')
    element.setAttribute('role', 'switch')
    const draw = () => {
      knob.dataset['checked'] = String(isOn(values['checked']))
      knob.style.color = text(values['color']) || '#04be02'
      element.setAttribute('aria-checked', String(isOn(values['checked'])))
    }
    const press = () => {
      if (isOn(values['disabled'])) return
      keep('checked', !isOn(values['checked']))
      draw()
      fire('change', { value: isOn(values['checked']) })
    }
    element.addEventListener('click', press)
    return {
      changed: draw,
      attached: draw,
      activate: press,
      value: () => isOn(values['checked']),
      reset: () => {
        keep('checked', false)
        draw()
      }
    }
  }
}

export const slider: BuiltIn = {
  properties: {
    min: 0,
    max: 100,
    step: 1,
    value: 0,
    disabled: false,
    showValue: false,
    activeColor: '#1aad19',
    blockSize: 28,
    name: ''
  },
  slot: false,
  make: ({ element, values, fire, keep }) => {
    const range = child(element, 'input')
    range.type = 'range'
    const label = child(element, 'span')
    const draw = () => {
      range.min = text(values['min'])
      range.max = text(values['max'])
      range.step = text(values['step'])
      range.value = text(values['value'])
      range.disabled = isOn(values['disabled'])
      range.style.accentColor = text(values['activeColor'])
      label.textContent = range.value
      label.hidden = !isOn(values['showValue'])
    }
    range.addEventListener('input', () => {
      keep('value', Number(range.value))
      label.textContent = range.value
      fire('changing', { value: Number(range.value) })
    })
    range.addEventListener('change', () => fire('change', { value: Number(range.value) }))
    return {
      changed: draw,
      attached: draw,
      value: () => Number(range.value),
      reset: () => {
        keep('value', number(values['min'], 0))
        draw()
      }
    }
  }
}
