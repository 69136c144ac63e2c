/** Draws instances of the host with glass-easel: compiled templates, our own built-ins, scopes of components. */
import * as glassEasel from 'glass-easel'
import { pathParts, type Instance, type Surface, type Values } from '../../host'
import { scopeOf } from '../scope'
import { rpxToViewport } from '../wxss'
import type { AroundFrame, PageSetup } from '../shared'
import { defineBuiltIn } from './builtInParts'
import { builtIns } from './builtIns'
import { noteCaught } from './caught'
import { dataOf, define } from './definitions'
import { elementOf, type Drawing, type Drawn, type FrameData } from './drawing'
import { touchesOfMouse } from './events'
import { act, answer, scrollTo, watch, wholePage, type Place } from './queries'

// Casts to the framework's «General…» types below: its types of definitions with named properties, and of its own other
// backends, do not meet the ones it gives for this one.

/** The framework's `EventMutLevel.Final`, which is there for its types alone: the listener lets nothing pass. */
const finalLevel = 2

/** The document as glass-easel draws in it: prefixed tags, and no events but those we send. */
class Backend extends glassEasel.CurrentWindowBackendContext {
  override document = {
    createElement: (tag: string) => document.createElement(`wx-${tag}`),
    createTextNode: (words: string) => document.createTextNode(words),
    createDocumentFragment: () => document.createDocumentFragment()
  } as unknown as glassEasel.CurrentWindowBackendContext['document']
  override onEvent(): void {}
  override setListenerStats(node: object, type: string, capture: boolean, level: glassEasel.EventMutLevel): void {
    if (type !== 'touchmove' || !(node instanceof Element)) return
    noteCaught(node, capture ? 'down' : 'up', Number(level) === finalLevel)
  }
}

/** Lengths in rpx of inline styles, which the style sheets' conversion never sees. */
function convertInlineStyles(): void {
  const attribute = Element.prototype.setAttribute
  Element.prototype.setAttribute = function setAttribute(name: string, value: string) {
    attribute.call(this, name, name === 'style' && typeof value === 'string' ? rpxToViewport(value) : value)
  }
}

/** Everything that the templates of this page may name. */
function defineAll(drawing: Drawing): void {
  const { data, setup } = drawing
  Object.keys(builtIns).forEach((tag) => defineBuiltIn(drawing, tag))
  for (const tag of Object.keys(data.attributes)) {
    if (!builtIns[tag] && !setup.components.some(({ path }) => path.split('/').at(-1) === tag))
      defineBuiltIn(drawing, tag)
  }
  setup.components
    .filter(({ path }) => path !== setup.instance.path)
    .forEach((component) => define(drawing, component, () => structuredClone(dataOf(component.definition)), false))
}

/** Events of the document as the page hears them. */
function sendEvents(drawing: Drawing): void {
  const send = (target: glassEasel.Element, type: string, detail: Values, fields: Values): boolean => {
    drawing.heard = false
    const element = elementOf(target)
    if (type === 'tap' && element?.closest('[data-disabled]')) return false
    target.triggerEvent(type, detail, { bubbles: true, composed: true, capturePhase: true, extraFields: fields })
    return drawing.heard
  }
  touchesOfMouse(send)
  for (const [name, to] of [
    ['transitionend', 'transitionend'],
    ['animationstart', 'animationstart'],
    ['animationiteration', 'animationiteration'],
    ['animationend', 'animationend']
  ] as const) {
    document.addEventListener(name, (event) => {
      const node = (event.target as { __wxElement?: glassEasel.Element }).__wxElement
      const detail =
        event instanceof AnimationEvent ? { animationName: event.animationName, elapsedTime: event.elapsedTime } : {}
      node?.triggerEvent(to, detail, { bubbles: true, composed: true })
    })
  }
}

/** A component without an element of its own is looked for in the whole page. */
const placeOf = (component: Drawn, { path, settings }: Instance): Place => ({
  root: elementOf(component) ?? document,
  scope: settings['component'] === true ? scopeOf(path) : undefined
})

function surfaceOf({ instances }: Drawing, component: Drawn, instance: Instance, close: () => void): Surface {
  const place = () => (instance.kind === 'page' ? wholePage : placeOf(component, instance))
  return {
    update: (values, onDrawn) => {
      for (const [path, value] of Object.entries(values)) component.replaceDataOnPath(pathParts(path), value as never)
      component.applyDataUpdates()
      onDrawn()
    },
    close,
    trigger: (name, detail, { bubbles, composed, capturePhase }) =>
      component.triggerEvent(name, detail, {
        bubbles: bubbles === true,
        composed: composed === true,
        capturePhase: capturePhase === true
      }),
    query: (selections) => Promise.resolve(answer(selections, place())),
    observe: (request, onCross) => watch(request, onCross, place()),
    act,
    scrollTo,
    find: (selector, all) => {
      const root = component.getShadowRoot()
      const met = all ? root?.querySelectorAll(selector) : [root?.querySelector(selector)]
      return (met ?? []).flatMap((element) => (element && instances.get(element)) ?? [])
    }
  }
}

export function createRenderer(data: FrameData, setup: PageSetup, around: AroundFrame) {
  const space = new glassEasel.ComponentSpace()
  const backend = new Backend()
  const drawing: Drawing = { data, setup, around, space, instances: new WeakMap(), heard: false }
  convertInlineStyles()
  defineAll(drawing)
  sendEvents(drawing)

  /** Draws an instance that stands by itself: the page, or its tab bar. */
  function root(instance: Instance, initial: Values, into: HTMLElement): Surface {
    const definition = define(
      drawing,
      { path: instance.path, settings: instance.settings, definition: instance.definition },
      () => initial,
      true
    )
    const component = glassEasel.Component.createWithContext(
      instance.kind === 'page' ? 'page-root' : 'tab-bar-root',
      definition,
      backend as unknown as glassEasel.GeneralBackendContext
    ) as unknown as Drawn
    drawing.instances.set(component, instance)
    const place = document.createElement('div')
    into.append(place)
    glassEasel.Element.replaceDocumentElement(
      component,
      into as unknown as glassEasel.GeneralBackendElement,
      place as unknown as glassEasel.GeneralBackendElement
    )
    return surfaceOf(drawing, component, instance, () => glassEasel.Element.pretendDetached(component))
  }

  /** Takes the instance that the logic made for the component being attached. */
  function component(instance: Instance): Surface {
    const element = drawing.making
    if (!element) throw new Error(`${instance.path} was made for no component`)
    drawing.instances.set(element, instance)
    for (const [name, value] of Object.entries(instance.data)) {
      if ((element.data as Values)[name] !== value) element.replaceDataOnPath([name], value as never)
    }
    element.applyDataUpdates()
    return surfaceOf(drawing, element, instance, () => undefined)
  }

  return { root, component }
}
