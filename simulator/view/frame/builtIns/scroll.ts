/** scroll-view and swiper. */
import { rpxToViewport } from '../../wxss'
import { catcherOf } from '../caught'
import { child, isOn, number, text, type BuiltIn, type Tools } from './kit'

export const scrollView: BuiltIn = {
  properties: {
    scrollX: false,
    scrollY: false,
    scrollTop: undefined,
    scrollLeft: undefined,
    scrollIntoView: '',
    scrollWithAnimation: false,
    upperThreshold: 50,
    lowerThreshold: 50,
    enableFlex: false,
    enhanced: false,
    showScrollbar: true,
    pagingEnabled: false,
    refresherEnabled: false,
    refresherTriggered: false,
    refresherThreshold: 45,
    refresherBackground: ''
  },
  slot: true,
  make: ({ element, values, fire }) => {
    let last = { top: 0, left: 0 }
    /** `end`: length at whose end it is; one that grew has another end. */
    let near: { start: boolean; end: number | undefined } = { start: true, end: undefined }
    const state = () => ({
      scrollTop: element.scrollTop,
      scrollLeft: element.scrollLeft,
      scrollWidth: element.scrollWidth,
      scrollHeight: element.scrollHeight
    })
    element.addEventListener('scroll', () => {
      const { scrollTop, scrollLeft } = state()
      fire('scroll', { ...state(), deltaX: last.left - scrollLeft, deltaY: last.top - scrollTop })
      last = { top: scrollTop, left: scrollLeft }
      const upper = number(values['upperThreshold'], 50)
      const lower = number(values['lowerThreshold'], 50)
      const down = isOn(values['scrollY'])
      const offset = down ? scrollTop : scrollLeft
      const rest = down
        ? element.scrollHeight - element.clientHeight - scrollTop
        : element.scrollWidth - element.clientWidth - scrollLeft
      const length = down ? element.scrollHeight : element.scrollWidth
      const now = { start: offset <= upper, end: rest <= lower ? length : undefined }
      if (now.start && !near.start) fire('scrolltoupper', { direction: down ? 'top' : 'left' })
      if (now.end !== undefined && now.end !== near.end) fire('scrolltolower', { direction: down ? 'bottom' : 'right' })
      near = now
    })
    // a mouse pulls where a finger would: down at the top with refresher-enabled
    let from: number | undefined
    element.addEventListener('mousedown', (event) => {
      const catcher = catcherOf(event.target)
      const isInner = catcher !== undefined && catcher !== element && element.contains(catcher)
      if (isOn(values['refresherEnabled']) && element.scrollTop <= 0 && !isInner) from = event.clientY
    })
    element.addEventListener('mousemove', (event) => {
      if (from === undefined) return
      const dy = event.clientY - from
      if (dy > 0) fire('refresherpulling', { dy })
    })
    element.addEventListener('mouseup', (event) => {
      if (from !== undefined && event.clientY - from > number(values['refresherThreshold'], 45)) {
        element.toggleAttribute('data-refreshing', true)
        fire('refresherrefresh', {})
      }
      from = undefined
    })
    const move = (to: ScrollToOptions) =>
      element.scrollTo({ ...to, behavior: isOn(values['scrollWithAnimation']) ? 'smooth' : 'auto' })
    const into = () => {
      const id = text(values['scrollIntoView'])
      const target = id ? element.querySelector<HTMLElement>(`#${CSS.escape(id)}`) : null
      if (!target) return
      const box = element.getBoundingClientRect()
      const place = target.getBoundingClientRect()
      move({
        ...(isOn(values['scrollY']) ? { top: element.scrollTop + place.top - box.top } : {}),
        ...(isOn(values['scrollX']) ? { left: element.scrollLeft + place.left - box.left } : {})
      })
    }
    return {
      attached: () => {
        // positions given before the children were there
        if (values['scrollTop'] !== undefined) move({ top: number(values['scrollTop'], 0) })
        if (values['scrollLeft'] !== undefined) move({ left: number(values['scrollLeft'], 0) })
        requestAnimationFrame(into)
      },
      changed: (name) => {
        element.style.overflowX = isOn(values['scrollX']) ? 'auto' : 'hidden'
        element.style.overflowY = isOn(values['scrollY']) ? 'auto' : 'hidden'
        if (name === 'refresherTriggered')
          element.toggleAttribute('data-refreshing', isOn(values['refresherTriggered']))
        if (isOn(values['enableFlex'])) element.style.display = 'flex'
        if (name === 'scrollTop' && values['scrollTop'] !== undefined && values['scrollTop'] !== null)
          move({ top: number(values['scrollTop'], 0) })
        if (name === 'scrollLeft' && values['scrollLeft'] !== undefined && values['scrollLeft'] !== null)
          move({ left: number(values['scrollLeft'], 0) })
        if (name === 'scrollIntoView') requestAnimationFrame(into)
      }
    }
  }
}

/** What a swiper lays out: its items, and the dots over them. */
interface Row {
  values: Tools['values']
  dots: HTMLElement
  items(): HTMLElement[]
  current(): number
}

const shownOf = (values: Tools['values']): number => Math.max(1, Math.floor(number(values['displayMultipleItems'], 1)))

/** Items from the first that is shown to one; around a circle the last stands before the first. */
function offsetOf(values: Tools['values'], current: number, index: number, count: number): number {
  if (!isOn(values['circular'])) return index - current
  const ahead = (index - current + count) % count
  return ahead === count - 1 && ahead > shownOf(values) ? -1 : ahead
}

function drawDots({ values, dots, items, current }: Row): void {
  dots.hidden = !isOn(values['indicatorDots'])
  dots.replaceChildren(
    ...items().map((_, index) => {
      const dot = document.createElement('span')
      dot.style.background = text(values[index === current() ? 'indicatorActiveColor' : 'indicatorColor'])
      return dot
    })
  )
}

/** Puts the items where the current one asks for them, sliding there when it is `animated`. */
function createLayout(row: Row): (animated: boolean) => void {
  const { values, items, current } = row
  let offsets = new Map<Element, number>()
  return (animated) => {
    const all = items()
    const down = isOn(values['vertical'])
    const [before, after] = [values['previousMargin'], values['nextMargin']].map((margin) =>
      rpxToViewport(typeof margin === 'number' ? `${margin}px` : text(margin) || '0px')
    )
    const size = `calc((100% - ${before} - ${after}) / ${shownOf(values)})`
    const now = new Map<Element, number>()
    all.forEach((item, index) => {
      const offset = offsetOf(values, current(), index, all.length)
      now.set(item, offset)
      // one that goes around the circle does not cross what is shown
      const moves = animated && Math.abs(offset - (offsets.get(item) ?? offset)) < all.length - 1
      item.style.transition =
        moves || (animated && all.length < 3) ? `transform ${number(values['duration'], 500)}ms` : 'none'
      item.style.inset = down ? `${before} 0 auto 0` : `0 auto 0 ${before}`
      item.style[down ? 'height' : 'width'] = size
      item.style.transform = `translate${down ? 'Y' : 'X'}(${offset * 100}%)`
    })
    offsets = now
    drawDots(row)
  }
}

export const swiper: BuiltIn = {
  properties: {
    current: 0,
    autoplay: false,
    interval: 5000,
    duration: 500,
    circular: false,
    vertical: false,
    indicatorDots: false,
    indicatorColor: 'rgba(0,0,0,.3)',
    indicatorActiveColor: '#000',
    displayMultipleItems: 1,
    previousMargin: '0px',
    nextMargin: '0px'
  },
  slot: true,
  make: ({ element, values, fire, keep }) => {
    let current = 0
    let timer: number | undefined
    let from: number | undefined
    const dots = child(element, 'div', 'swiper-dots')
    const items = () =>
      [...element.querySelectorAll<HTMLElement>('wx-swiper-item')].filter(
        (item) => item.closest('wx-swiper') === element
      )
    const visibleCount = () => shownOf(values)
    const lay = createLayout({ values, dots, items, current: () => current })
    const go = (to: number, source: '' | 'autoplay' | 'touch') => {
      const count = items().length
      if (!count) return
      const last = Math.max(0, count - visibleCount())
      const next = isOn(values['circular']) ? (to + count) % count : Math.min(last, Math.max(0, to))
      const isChanged = next !== current
      current = next
      lay(true)
      if (!isChanged) return
      keep('current', current)
      const detail = { current, currentItemId: items()[current]?.id ?? '', source }
      fire('change', detail)
      window.setTimeout(() => fire('animationfinish', detail), number(values['duration'], 500))
    }
    const play = () => {
      window.clearInterval(timer)
      if (isOn(values['autoplay']))
        timer = window.setInterval(
          () => {
            const room = isOn(values['circular']) ? 1 : visibleCount()
            go(current + room >= items().length ? 0 : current + 1, 'autoplay')
          },
          number(values['interval'], 5000)
        )
    }
    const place = (event: MouseEvent) => (isOn(values['vertical']) ? event.clientY : event.clientX)
    element.addEventListener('mousedown', (event) => (from = place(event)))
    element.addEventListener('mouseup', (event) => {
      if (from === undefined) return
      const distance = place(event) - from
      from = undefined
      if (Math.abs(distance) > 30) go(current + (distance < 0 ? 1 : -1), 'touch')
    })
    const watch = new MutationObserver(() => lay(false))
    return {
      attached: () => {
        current = number(values['current'], 0)
        watch.observe(element, { childList: true })
        lay(false)
        play()
      },
      detached: () => {
        watch.disconnect()
        window.clearInterval(timer)
      },
      changed: (name) => {
        if (name === 'current' && number(values['current'], 0) !== current) go(number(values['current'], 0), '')
        if (name === 'autoplay' || name === 'interval') play()
        if (name.startsWith('indicator') || name.endsWith('Margin') || name === 'displayMultipleItems') lay(false)
      }
    }
  }
}
