/** view, text, image, rich-text, label, navigator, cover-view and other plain boxes. */
import { rpxToViewport } from '../../wxss'
import { child, isOn, number, parts, partsUnder, text, type BuiltIn, type Tools } from './kit'

const press = { hoverClass: 'none', hoverStopPropagation: false, hoverStartTime: 50, hoverStayTime: 400 }

/** Gives the pressed class while a finger is on it. */
export function pressed({ element, values }: Tools): void {
  let waiting: number | undefined
  const end = () => {
    window.clearTimeout(waiting)
    const name = text(values['hoverClass'])
    window.setTimeout(
      () => name && name !== 'none' && element.classList.remove(...name.split(/\s+/)),
      number(values['hoverStayTime'], 400)
    )
  }
  element.addEventListener('mousedown', (event) => {
    const name = text(values['hoverClass'])
    if (!name || name === 'none') return
    if (isOn(values['hoverStopPropagation'])) event.stopPropagation()
    const show = () => element.classList.add(...name.split(/\s+/))
    const ms = number(values['hoverStartTime'], 50)
    if (ms > 0) waiting = window.setTimeout(show, ms)
    else show()
    window.addEventListener('mouseup', end, { once: true })
  })
}

export const view: BuiltIn = {
  properties: { ...press, hidden: false },
  slot: true,
  make: (tools) => {
    pressed(tools)
    return { changed: (name) => name === 'hidden' && (tools.element.hidden = isOn(tools.values['hidden'])) }
  }
}

export const words: BuiltIn = {
  properties: { selectable: false, userSelect: false, space: '', decode: false, overflow: '', maxLines: undefined },
  slot: true,
  make: ({ element, values }) => ({
    changed: () => {
      element.style.userSelect = isOn(values['selectable']) || isOn(values['userSelect']) ? 'text' : ''
      const lines = number(values['maxLines'], 0)
      if (lines > 0) element.dataset['maxLines'] = String(lines)
      element.style.setProperty('--max-lines', lines > 0 ? String(lines) : '')
    }
  })
}

/** How a mode of image lies in its box. */
const fits: Record<string, [fit: string, place: string]> = {
  scaleToFill: ['fill', 'center'],
  aspectFit: ['contain', 'center'],
  aspectFill: ['cover', 'center'],
  widthFix: ['fill', 'center'],
  heightFix: ['fill', 'center'],
  center: ['none', 'center'],
  top: ['none', 'top'],
  bottom: ['none', 'bottom'],
  left: ['none', 'left'],
  right: ['none', 'right'],
  'top left': ['none', 'left top'],
  'top right': ['none', 'right top'],
  'bottom left': ['none', 'left bottom'],
  'bottom right': ['none', 'right bottom']
}

export const image: BuiltIn = {
  properties: { src: '', mode: 'scaleToFill', lazyLoad: false, fadeIn: false, webp: false, showMenuByLongpress: false },
  slot: false,
  make: ({ element, values, fire, around }) => {
    const picture = child(element, 'img')
    picture.draggable = false
    picture.alt = ''
    picture.addEventListener('load', () => {
      shape()
      fire('load', { width: picture.naturalWidth, height: picture.naturalHeight })
    })
    picture.addEventListener('error', () => fire('error', { errMsg: `GET ${text(values['src'])} failed` }))
    const shape = () => {
      const mode = text(values['mode'])
      const [fit, place] = fits[mode] ?? ['fill', 'center']
      picture.style.objectFit = fit
      picture.style.objectPosition = place
      element.dataset['mode'] = mode
    }
    return {
      changed: (name) => {
        if (name === 'src') {
          const src = text(values['src'])
          if (isOn(values['lazyLoad'])) picture.loading = 'lazy'
          if (src) picture.src = around.source(src)
          else picture.removeAttribute('src')
        }
        shape()
      }
    }
  }
}

interface RichNode {
  type?: string
  name?: string
  text?: string
  attrs?: Record<string, unknown>
  children?: RichNode[]
}

/** What rich-text keeps of HTML; the rest, and every script or event, falls away. */
const richTags = new Set(
  'a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del div dl dt em fieldset font footer h1 h2 h3 h4 h5 h6 header hr i img ins label legend li mark nav ol p pre q rt ruby s section small span strong sub sup table tbody td tfoot th thead tr tt u ul'.split(
    ' '
  )
)
const richAttributes = new Set(
  'class style src alt height width colspan rowspan align start type dir span size face color'.split(' ')
)

function richNode(node: RichNode): Node | undefined {
  if (node.type === 'text' || (node.name === undefined && node.text !== undefined)) {
    return document.createTextNode(
      text(node.text)
        .replace(/&nbsp;/g, '\u00a0')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&amp;/g, '&')
    )
  }
  const name = text(node.name).toLowerCase()
  if (!richTags.has(name)) return undefined
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(node.attrs ?? {})) {
    if (richAttributes.has(attribute))
      element.setAttribute(attribute, attribute === 'style' ? rpxToViewport(text(value)) : text(value))
  }
  for (const each of node.children ?? []) {
    const inner = richNode(each)
    if (inner) element.append(inner)
  }
  return element
}

/** HTML text as nodes, read without running anything. */
function readHtml(html: string): RichNode[] {
  const read = (node: Node): RichNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return [{ type: 'text', text: node.textContent ?? '' }]
    if (!(node instanceof Element)) return []
    return [
      {
        name: node.tagName.toLowerCase(),
        attrs: Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
        children: [...node.childNodes].flatMap(read)
      }
    ]
  }
  // a template's content is inert; its document knows the frame's own classes
  const holder = document.createElement('template')
  holder.innerHTML = html
  return [...holder.content.childNodes].flatMap(read)
}

export const richText: BuiltIn = {
  properties: { nodes: [], space: '', userSelect: false, mode: 'default' },
  slot: false,
  make: ({ element, values }) => {
    const inner = child(element, 'div')
    return {
      changed: (name) => {
        if (name !== 'nodes') return
        const nodes = values['nodes']
        const list = Array.isArray(nodes) ? (nodes as RichNode[]) : readHtml(text(nodes))
        inner.replaceChildren(...list.flatMap((node) => richNode(node) ?? []))
      }
    }
  }
}

export const label: BuiltIn = {
  properties: { for: '', name: '' },
  slot: true,
  make: ({ element, values }) => {
    element.addEventListener('click', (event) => {
      const from =
        event.target instanceof Element
          ? event.target.closest('wx-checkbox,wx-radio,wx-switch,wx-input,wx-textarea,wx-button')
          : null
      if (from) return // it answers for itself
      const targetId = text(values['for'])
      const target = targetId ? document.getElementById(targetId) : null
      const control = target ? parts.get(target) : partsUnder(element).find(({ part }) => part.activate)
      control?.part.activate?.()
    })
    return {}
  }
}

export const navigator: BuiltIn = {
  properties: {
    ...press,
    hoverClass: 'navigator-hover',
    url: '',
    openType: 'navigate',
    delta: 1,
    target: 'self',
    appId: '',
    path: ''
  },
  slot: true,
  make: (tools) => {
    const { element, values, around, fire } = tools
    pressed(tools)
    const names: Record<string, string> = {
      navigate: 'navigateTo',
      redirect: 'redirectTo',
      switchTab: 'switchTab',
      reLaunch: 'reLaunch',
      navigateBack: 'navigateBack',
      exit: 'exitMiniProgram'
    }
    element.addEventListener('click', () => {
      const away = values['target'] === 'miniProgram'
      const name = away ? 'navigateToMiniProgram' : names[text(values['openType'])]
      if (!name) return
      const target = away
        ? { appId: values['appId'], path: values['path'] }
        : { url: values['url'], delta: number(values['delta'], 1) }
      around.call(name, target).then(
        (result) => fire('success', result),
        (error: unknown) => fire('fail', error)
      )
    })
    return {}
  }
}
