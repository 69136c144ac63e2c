/** Draws instances of the host with glass-easel: compiled templates, our own built-ins, scopes of components. */
import * as glassEasel from 'glass-easel'
import {
  defaultOf,
  folderOf,
  joinPath,
  pathParts,
  propertiesOf,
  typeOf,
  withBehaviors,
  type Instance,
  type Surface,
  type Values
} from '../../host'
import { scopeOf } from '../scope'
import { rpxToViewport } from '../wxss'
import type { AroundFrame, PageSetup, UsedComponent } from '../shared'
import { builtIns } from './builtIns'
import { parts, type Tools } from './builtIns/kit'
import { noteCaught } from './caught'
import { toPlatform, touchesOfMouse, type ViewEvent } from './events'
import { act, answer, scrollTo, watch, wholePage, type Place } from './queries'

type Templates = Record<string, ((name: string) => unknown) | undefined>
type Drawn = glassEasel.GeneralComponent

export interface FrameData {
  /** What the template compiler made of every template, by path. */
  templates: Templates
  /** Attributes that templates give each built-in, by tag. */
  attributes: Readonly<Record<string, readonly string[]>>
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** The backend below draws with elements of the document; the framework's types only know that there is a backend. */
const elementOf = (drawn: glassEasel.Element): HTMLElement | undefined => {
  const element: unknown = drawn.getBackendElement()
  return element instanceof HTMLElement ? element : undefined
}
const partOf = (drawn: glassEasel.Element) => {
  const element = elementOf(drawn)
  return element && parts.get(element)
}

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
  override setListenerStats(given: object, type: string, capture: boolean, level: glassEasel.EventMutLevel): void {
    if (type !== 'touchmove' || !(given instanceof Element)) return
    noteCaught(given, capture ? 'down' : 'up', Number(level) === finalLevel)
  }
}

/** Constructors of this frame's realm for those that a definition of the scripts' realm names. */
const propertyTypes: Readonly<Record<string, unknown>> = { String, Number, Boolean, Array, Object }
const optionalTypesOf = (declared: unknown): unknown[] | undefined => {
  const types = isObject(declared) ? declared['optionalTypes'] : undefined
  return Array.isArray(types) ? types.map((type) => propertyTypes[typeOf({ type }) ?? ''] ?? null) : undefined
}

/** What a component begins with: its behaviors' data under its own. */
const dataOf = (definition: Values): Values =>
  Object.assign(
    {},
    ...withBehaviors(definition).map((layer) => (isObject(layer['data']) ? layer['data'] : {}))
  ) as Values

const isShared = (settings: Values) => /shared/.test(String(settings['styleIsolation'] ?? ''))

export function createRenderer(data: FrameData, setup: PageSetup, around: AroundFrame) {
  const space = new glassEasel.ComponentSpace()
  const backend = new Backend()
  const instances = new WeakMap<object, Instance>()
  let heard = false
  /** Component that the logic is being made for: its surface is asked for meanwhile. */
  let making: Drawn | undefined

  function defineBuiltIn(tag: string): void {
    const given = builtIns[tag] ?? { properties: {}, slot: true }
    const names = new Set([
      ...Object.keys(given.properties),
      ...(data.attributes[tag] ?? []).map(camel),
      'ariaLabel',
      'ariaRole'
    ])
    let builder = space.define(`built-in/${tag}`).options({
      dataDeepCopy: glassEasel.DeepCopyKind.None,
      propertyPassingDeepCopy: glassEasel.DeepCopyKind.None
    }) as glassEasel.GeneralBehaviorBuilder
    if (!given.slot) {
      builder = builder.template({ content: () => () => ({ C: () => undefined }) } as never)
    }
    const changed = (self: Drawn, name: string, value: unknown) => {
      const known = partOf(self)
      if (!known) return
      known.tools.values[name] = value ?? given.properties[name]
      const element = known.tools.element
      if (name === 'ariaLabel') element.setAttribute('aria-label', String(value ?? ''))
      if (name === 'ariaRole') element.setAttribute('role', String(value ?? ''))
      known.part.changed?.(name)
    }
    for (const name of names) {
      builder = builder.property(name, {
        type: null,
        value: given.properties[name] as never,
        observer(this: Drawn, value: unknown) {
          changed(this, name, value)
        }
      } as never) as glassEasel.GeneralBehaviorBuilder
    }
    const definition = builder
      .lifetime('created', function created(this: Drawn) {
        const element = elementOf(this)
        if (!element) throw new Error(`${tag} was made without an element`)
        const tools: Tools = {
          element,
          values: { ...given.properties },
          pageId: setup.instance.id,
          around,
          fire: (type, detail = {}, how = {}) => {
            this.triggerEvent(type, detail, { bubbles: how.bubbles ?? false, extraFields: how.fields })
          },
          keep: (name, value) => {
            tools.values[name] = value
          }
        }
        const part = given.make?.(tools) ?? {}
        parts.set(element, { tag, part, tools })
        for (const name of Object.keys(given.properties)) part.changed?.(name)
      })
      .lifetime('attached', function attached(this: Drawn) {
        partOf(this)?.part.attached?.()
      })
      .lifetime('detached', function detached(this: Drawn) {
        partOf(this)?.part.detached?.()
      })
      .registerComponent()
    space.setGlobalUsingComponent(tag, definition as unknown as glassEasel.GeneralComponentDefinition)
  }

  /** Handlers of a template: whatever the logic has under the name. */
  function methodsOf(definition: Values): Record<string, (event: ViewEvent) => void> {
    const layers = withBehaviors(definition).flatMap((layer) => [
      layer,
      ...(isObject(layer['methods']) ? [layer['methods']] : [])
    ])
    const names = layers.flatMap((layer) => Object.keys(layer).filter((name) => typeof layer[name] === 'function'))
    return Object.fromEntries(
      names.map((name) => [
        name,
        function handle(this: object, event: ViewEvent) {
          heard = true
          const instance = instances.get(this)
          if (instance) around.dispatch(instance, name, toPlatform(event))
        }
      ])
    )
  }

  function define(used: UsedComponent, initial: () => Values, isRoot: boolean): glassEasel.GeneralComponentDefinition {
    const { path, settings, definition } = used
    const template = data.templates[path]
    if (!template) throw new Error(`${path}.wxml is not there`)
    const isolated = settings['component'] === true
    const scope = isolated
      ? space.styleScopeManager.register(scopeOf(path))
      : glassEasel.StyleScopeManager.globalScope()
    const folder = folderOf(path)
    const using = Object.fromEntries(
      Object.entries(isObject(settings['usingComponents']) ? settings['usingComponents'] : {}).map(([name, place]) => [
        name,
        `/${joinPath(folder, String(place))}`
      ])
    )
    let builder = space
      .define(path)
      .options({
        styleScope: scope,
        extraStyleScope: isolated && isShared(settings) ? glassEasel.StyleScopeManager.globalScope() : null,
        virtualHost: isObject(definition['options']) && definition['options']['virtualHost'] === true && !isRoot,
        multipleSlots: isObject(definition['options']) && definition['options']['multipleSlots'] === true,
        dataDeepCopy: glassEasel.DeepCopyKind.None,
        propertyPassingDeepCopy: glassEasel.DeepCopyKind.None,
        writeIdToDOM: true
      })
      .usingComponents(using)
      .template({ groupList: data.templates, content: template, fallbackListenerOnNativeNode: true } as never)
      .methods(methodsOf(definition) as never)
      .data(initial as never) as unknown as glassEasel.GeneralBehaviorBuilder
    if (!isRoot) {
      const properties = propertiesOf(definition)
      for (const [name, declared] of Object.entries(properties)) {
        builder = builder.property(name, {
          type: propertyTypes[typeOf(declared) ?? ''] ?? null,
          optionalTypes: optionalTypesOf(declared),
          value: defaultOf(declared) as never,
          observer(this: Drawn, value: unknown) {
            const instance = instances.get(this)
            if (instance) around.setProperties(instance, { [name]: value })
          }
        } as never) as glassEasel.GeneralBehaviorBuilder
      }
      builder = builder
        .lifetime('attached', function attached(this: Drawn) {
          const owner = this.ownerShadowRoot?.getHostNode()
          const ownerInstance = owner ? instances.get(owner) : undefined
          if (!ownerInstance) return
          making = this
          const given = Object.fromEntries(Object.keys(properties).map((name) => [name, (this.data as Values)[name]]))
          around.createComponent(ownerInstance, `/${path}`, given)
          making = undefined
        })
        .lifetime('detached', function detached(this: Drawn) {
          const instance = instances.get(this)
          if (instance) around.closeComponent(instance)
        }) as glassEasel.GeneralBehaviorBuilder
    }
    return builder.registerComponent() as unknown as glassEasel.GeneralComponentDefinition
  }

  const attribute = Element.prototype.setAttribute
  // rpx in inline styles, which the style sheets' conversion never sees
  Element.prototype.setAttribute = function setAttribute(name: string, value: string) {
    attribute.call(this, name, name === 'style' && typeof value === 'string' ? rpxToViewport(value) : value)
  }
  Object.keys(builtIns).forEach(defineBuiltIn)
  for (const tag of Object.keys(data.attributes)) {
    if (!builtIns[tag] && !setup.components.some(({ path }) => path.split('/').at(-1) === tag)) defineBuiltIn(tag)
  }
  setup.components
    .filter(({ path }) => path !== setup.instance.path)
    .forEach((used) => define(used, () => structuredClone(dataOf(used.definition)), false))

  const send = (target: glassEasel.Element, type: string, detail: Values, fields: Values): boolean => {
    heard = false
    const drawn = elementOf(target)
    if (type === 'tap' && drawn?.closest('[data-disabled]')) return false
    target.triggerEvent(type, detail, { bubbles: true, composed: true, capturePhase: true, extraFields: fields })
    return heard
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

  /** A component without an element of its own is looked for in the whole page. */
  const placeOf = (drawn: Drawn, { path, settings }: Instance): Place => ({
    root: elementOf(drawn) ?? document,
    scope: settings['component'] === true ? scopeOf(path) : undefined
  })

  function surfaceOf(drawn: Drawn, instance: Instance, close: () => void): Surface {
    const place = () => (instance.kind === 'page' ? wholePage : placeOf(drawn, instance))
    return {
      update: (values, done) => {
        for (const [path, value] of Object.entries(values)) drawn.replaceDataOnPath(pathParts(path), value as never)
        drawn.applyDataUpdates()
        done()
      },
      close,
      trigger: (name, detail, { bubbles, composed, capturePhase }) =>
        drawn.triggerEvent(name, detail, {
          bubbles: bubbles === true,
          composed: composed === true,
          capturePhase: capturePhase === true
        }),
      query: (selections) => Promise.resolve(answer(selections, place())),
      observe: (asked, onCross) => watch(asked, onCross, place()),
      act,
      scrollTo,
      find: (selector, all) => {
        const root = drawn.getShadowRoot()
        const met = all ? root?.querySelectorAll(selector) : [root?.querySelector(selector)]
        return (met ?? []).flatMap((one) => (one && instances.get(one)) ?? [])
      }
    }
  }

  /** Draws an instance that stands by itself: the page, or its tab bar. */
  function root(instance: Instance, initial: Values, into: HTMLElement): Surface {
    const definition = define(
      { path: instance.path, settings: instance.settings, definition: instance.definition },
      () => initial,
      true
    )
    const drawn = glassEasel.Component.createWithContext(
      instance.kind === 'page' ? 'page-root' : 'tab-bar-root',
      definition,
      backend as unknown as glassEasel.GeneralBackendContext
    ) as unknown as Drawn
    instances.set(drawn, instance)
    const place = document.createElement('div')
    into.append(place)
    glassEasel.Element.replaceDocumentElement(
      drawn,
      into as unknown as glassEasel.GeneralBackendElement,
      place as unknown as glassEasel.GeneralBackendElement
    )
    return surfaceOf(drawn, instance, () => glassEasel.Element.pretendDetached(drawn))
  }

  /** Takes the instance that the logic made for the component being attached. */
  function component(instance: Instance): Surface {
    const drawn = making
    if (!drawn) throw new Error(`${instance.path} was made for no component`)
    instances.set(drawn, instance)
    for (const [name, value] of Object.entries(instance.data)) {
      if ((drawn.data as Values)[name] !== value) drawn.replaceDataOnPath([name], value as never)
    }
    drawn.applyDataUpdates()
    return surfaceOf(drawn, instance, () => undefined)
  }

  return { root, component }
}
