/** movable-area and movable-view: dragged by a mouse as by one finger, within the area. Two fingers there are none. */
import { isOn, number, text, type BuiltIn } from './kit'

export const movableArea: BuiltIn = { properties: { scaleArea: false }, slot: true }

const between = (value: number, first: number, second: number) =>
  Math.min(Math.max(first, second), Math.max(Math.min(first, second), value))

export const movableView: BuiltIn = {
  properties: {
    direction: 'none',
    x: 0,
    y: 0,
    disabled: false,
    animation: true,
    inertia: false,
    outOfBounds: false,
    damping: 20,
    friction: 2
  },
  slot: true,
  make: ({ element, values, fire }) => {
    const place = { x: 0, y: 0 }
    let from: { x: number; y: number; origin: { x: number; y: number } } | undefined
    /** Within the area; one that is larger than it may be moved until its far edge is seen. */
    const bounds = () => {
      const area = element.closest<HTMLElement>('wx-movable-area')
      return {
        x: (area?.clientWidth ?? 0) - element.offsetWidth,
        y: (area?.clientHeight ?? 0) - element.offsetHeight
      }
    }
    const move = (to: { x: number; y: number }, source: '' | 'touch') => {
      const most = bounds()
      const next = { x: between(to.x, 0, most.x), y: between(to.y, 0, most.y) }
      element.style.transition = source === '' && isOn(values['animation']) ? 'transform 0.2s' : 'none'
      element.style.transform = `translate(${next.x}px, ${next.y}px)`
      if (next.x === place.x && next.y === place.y) return
      Object.assign(place, next)
      fire('change', { ...next, source })
    }
    const goes = (axis: 'horizontal' | 'vertical') => ['all', axis].includes(text(values['direction']))
    const drag = (event: MouseEvent) => {
      if (!from) return
      const by = { x: event.clientX - from.x, y: event.clientY - from.y }
      if (by.x !== 0 || by.y !== 0) fire(Math.abs(by.x) > Math.abs(by.y) ? 'htouchmove' : 'vtouchmove', by)
      move(
        { x: from.origin.x + (goes('horizontal') ? by.x : 0), y: from.origin.y + (goes('vertical') ? by.y : 0) },
        'touch'
      )
    }
    const end = () => {
      from = undefined
      window.removeEventListener('mousemove', drag)
    }
    element.addEventListener('mousedown', (event) => {
      if (isOn(values['disabled'])) return
      from = { x: event.clientX, y: event.clientY, origin: { ...place } }
      window.addEventListener('mousemove', drag)
      window.addEventListener('mouseup', end, { once: true })
    })
    const toWanted = () => move({ x: number(values['x'], 0), y: number(values['y'], 0) }, '')
    return {
      // once the area has its size
      attached: () => void requestAnimationFrame(toWanted),
      changed: (name) => {
        if ((name === 'x' || name === 'y') && element.isConnected) toWanted()
      },
      detached: end
    }
  }
}
