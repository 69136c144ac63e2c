/** Answers to selectorQuery and intersection observers out of the frame's own layout. */
import type { PartName, Selection, Values, Watch } from '../../host'
import { parts } from './builtIns/kit'

/** Where a query looks: the page, or a component with its own classes, which carry its scope in the document. */
export interface Place {
  root: ParentNode
  /** Undefined where classes are the page's. */
  scope?: string
}
export const wholePage: Place = { root: document }

/** A class below `>>>` may be any component's. */
const anyScope = (name: string) => `:is(.${name}, [class$="--${name}"], [class*="--${name} "])`

/** The platform's selector as one of the document: tags are prefixed, classes scoped, `>>>` looks into components. */
export const toDocument = (selector: string, scope?: string): string =>
  selector
    .split('>>>')
    .map((part, depth) =>
      part
        .replace(/\.([\w-]+)/g, (own, name: string) => {
          if (depth > 0) return anyScope(name)
          return scope === undefined ? own : `.${scope}--${name}`
        })
        .replace(
          /(^|[\s>+~,(])([a-z][\w-]*)/g,
          (_, before: string, tag: string) => `${before}${tag === 'page' ? 'body' : `wx-${tag}`}`
        )
    )
    .join(' ')

const rectangle = (box: DOMRectReadOnly): Values => ({
  left: box.left,
  top: box.top,
  right: box.right,
  bottom: box.bottom,
  width: box.width,
  height: box.height
})

const datasetOf = (element: Element): Values => {
  const node = (element as { __wxElement?: { dataset: Values } }).__wxElement
  return { ...node?.dataset }
}

/** What a context is of: the built-in's tag and id, of a canvas the one that its old drawing goes by. */
const partName = (element: Element): PartName => {
  const tag = element.localName.replace(/^wx-/, '')
  return { tag, id: (tag === 'canvas' && element.getAttribute('canvas-id')) || element.id }
}

/** Does what a context asks of a built-in. */
export async function act({ tag, id }: PartName, method: string, values: readonly unknown[]): Promise<unknown> {
  const element = document.querySelector(`wx-${tag}#${CSS.escape(id)}`)
  const work = element && parts.get(element)?.part.acts?.[method]
  if (!work) throw new Error(`no ${tag} of the id ${id} is drawn`)
  return work(...values)
}

function fieldsOf(element: Element, fields: Values): Values {
  const box = element.getBoundingClientRect()
  const row: Values = {}
  if (fields['id']) row['id'] = element.id
  if (fields['dataset']) row['dataset'] = datasetOf(element)
  if (fields['rect']) Object.assign(row, { left: box.left, right: box.right, top: box.top, bottom: box.bottom })
  if (fields['size']) Object.assign(row, { width: box.width, height: box.height })
  if (fields['scrollOffset']) {
    Object.assign(row, {
      scrollLeft: element.scrollLeft,
      scrollTop: element.scrollTop,
      scrollWidth: element.scrollWidth,
      scrollHeight: element.scrollHeight
    })
  }
  for (const name of Array.isArray(fields['computedStyle']) ? fields['computedStyle'].map(String) : []) {
    row[name] = getComputedStyle(element).getPropertyValue(
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    )
  }
  if (fields['node']) row['node'] = element.querySelector('canvas') ?? null
  if (fields['context']) row['context'] = partName(element)
  return row
}

function viewport(fields: Values): Values {
  const page = document.scrollingElement ?? document.documentElement
  return {
    id: '',
    dataset: {},
    ...(fields['rect'] ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : {}),
    ...(fields['size'] ? { width: innerWidth, height: innerHeight } : {}),
    ...(fields['scrollOffset']
      ? {
          scrollLeft: page.scrollLeft,
          scrollTop: page.scrollTop,
          scrollWidth: page.scrollWidth,
          scrollHeight: page.scrollHeight
        }
      : {})
  }
}

export const answer = (selections: readonly Selection[], place: Place): unknown[] =>
  selections.map(({ selector, all, fields }) => {
    if (!selector) return viewport(fields)
    const elements = [...place.root.querySelectorAll(toDocument(selector, place.scope))]
    const rows = elements.map((element) => fieldsOf(element, fields))
    return all ? rows : (rows[0] ?? null)
  })

const px = (value: unknown): string => `${typeof value === 'number' ? value : 0}px`

export function watch(request: Watch, onCross: (crossing: Values) => void, place: Place): () => void {
  const select = (selector: string) => [...place.root.querySelectorAll(toDocument(selector, place.scope))]
  const targets = select(request.selector).slice(0, request.observeAll ? undefined : 1)
  const relative = request.relativeTo[0]
  const { top, right, bottom, left } = relative?.margins ?? {}
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        onCross({
          id: entry.target.id,
          dataset: datasetOf(entry.target),
          time: Date.now(),
          intersectionRatio: entry.intersectionRatio,
          intersectionRect: rectangle(entry.intersectionRect),
          boundingClientRect: rectangle(entry.boundingClientRect),
          relativeRect: rectangle(entry.rootBounds ?? new DOMRect(0, 0, innerWidth, innerHeight))
        })
      }
    },
    {
      // the document itself: margins count only against a root of this frame
      root: (relative?.selector && select(relative.selector)[0]) || document,
      rootMargin: `${px(top)} ${px(right)} ${px(bottom)} ${px(left)}`,
      threshold: request.thresholds
    }
  )
  targets.forEach((target) => observer.observe(target))
  return () => observer.disconnect()
}

export function scrollTo(to: { scrollTop?: number; selector?: string; offsetTop?: number; duration?: number }): void {
  const target = to.selector ? document.querySelector(toDocument(to.selector)) : null
  const top = target ? target.getBoundingClientRect().top + scrollY + (to.offsetTop ?? 0) : to.scrollTop
  if (typeof top === 'number') glide(top, to.duration === 0)
}
const glide = (top: number, atOnce: boolean) => window.scrollTo({ top, behavior: atOnce ? 'auto' : 'smooth' })
