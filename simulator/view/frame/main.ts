/** The frame of one page: draws it, tells scrolling and pulling, and answers what the logic asks of the layout. */
import type { Surface } from '../../host'
import { withoutCode } from '../noCode'
import type { AroundFrame, FrameDoor, FrameWindow, PageSetup } from '../shared'
import { overPage } from './builtIns/pageContainer'
import { followsFontSize } from './builtIns/pageMeta'
import { catcherOf, holdWhatIsCaught } from './caught'
import type { FrameData } from './drawing'
import { createRenderer } from './render'

interface DataWindow extends FrameWindow {
  simulatorData?: FrameData
}

const here = window as DataWindow
// what the scripts are handed of this window, such as a canvas, leads to no code either
withoutCode(window)
let renderer: ReturnType<typeof createRenderer> | undefined

/** Texts with line breaks keep them, as the platform's text does. */
function keepLineBreaks(): void {
  const look = (node: Node) => {
    const words = node.nodeType === Node.TEXT_NODE ? node.textContent : undefined
    if (words?.includes('\n')) node.parentElement?.closest('wx-text')?.setAttribute('data-lines', '')
    else if (words === undefined) node.childNodes.forEach(look)
  }
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === 'characterData') look(change.target)
      else change.addedNodes.forEach(look)
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}

/** px that a pull at the top must reach. */
const pullPx = 60

function listenToScrolling(setup: PageSetup, around: AroundFrame): void {
  const { id } = setup.instance
  /** Height of the page at whose end it was; a page that grew has another end. */
  let endOf: number | undefined
  addEventListener('scroll', () => {
    const page = document.scrollingElement ?? document.documentElement
    around.hook(id, 'onPageScroll', { scrollTop: page.scrollTop })
    const near = page.scrollHeight - page.clientHeight - page.scrollTop <= setup.reachBottomDistance
    if (near && endOf !== page.scrollHeight) around.hook(id, 'onReachBottom')
    endOf = near ? page.scrollHeight : undefined
  })
  holdWhatIsCaught()
  if (!setup.pullDown) return
  let from: number | undefined
  addEventListener('mousedown', (event) => {
    from = scrollY <= 0 && !catcherOf(event.target) ? event.clientY : undefined
  })
  addEventListener('mouseup', (event) => {
    if (from !== undefined && event.clientY - from > pullPx && scrollY <= 0) around.pulled(id)
    from = undefined
  })
}

const door: FrameDoor = {
  open: (setup, around) => {
    const style = document.createElement('style')
    style.textContent = setup.css
    document.head.append(style)
    door.setSafe(setup.safe)
    keepLineBreaks()
    addEventListener('error', (event) => around.problem(`${setup.route}: ${event.message}`))
    if (!here.simulatorData) throw new Error('The templates are not there')
    renderer = createRenderer(here.simulatorData, setup, around)
    listenToScrolling(setup, around)
  },
  mount: (instance, place, data): Surface => {
    if (!renderer) throw new Error('The frame is not open')
    if (place === 'component') return renderer.component(instance)
    return renderer.root(instance, data, document.body)
  },
  setSafe: ({ top, bottom }) => {
    document.documentElement.style.setProperty('--safe-top', `${top}px`)
    document.documentElement.style.setProperty('--safe-bottom', `${bottom}px`)
  },
  pullDown: (refreshing) => document.documentElement.toggleAttribute('data-refreshing', refreshing),
  followsFontSize,
  overPage,
  setFontSize: () => document.dispatchEvent(new Event('fontsize')),
  canvas: (id) =>
    document.querySelector<HTMLCanvasElement>(`wx-canvas[canvas-id="${CSS.escape(id)}"] > canvas`) ?? undefined,
  size: () => ({ nodes: document.body.querySelectorAll('*').length })
}
here.simulatorFrame = door
