/** Components of the mini-program, and its pages, as components of glass-easel. */
import * as glassEasel from 'glass-easel'
import { defaultOf, folderOf, joinPath, propertiesOf, typeOf, withBehaviors, type Values } from '../../host'
import { scopeOf } from '../scope'
import type { UsedComponent } from '../shared'
import { isObject, type Drawing, type Drawn } from './drawing'
import { toPlatform, type ViewEvent } from './events'

/** Constructors of this frame's realm for those that a definition of the scripts' realm names. */
const propertyTypes: Readonly<Record<string, unknown>> = { String, Number, Boolean, Array, Object }
const optionalTypesOf = (declared: unknown): unknown[] | undefined => {
  const types = isObject(declared) ? declared['optionalTypes'] : undefined
  return Array.isArray(types) ? types.map((type) => propertyTypes[typeOf({ type }) ?? ''] ?? null) : undefined
}

/** What a component begins with: its behaviors' data under its own. */
export const dataOf = (definition: Values): Values =>
  Object.assign(
    {},
    ...withBehaviors(definition).map((layer) => (isObject(layer['data']) ? layer['data'] : {}))
  ) as Values

const isShared = (settings: Values) => /shared/.test(String(settings['styleIsolation'] ?? ''))

/** Handlers of a template: the value that the logic has under the name. */
function methodsOf(drawing: Drawing, definition: Values): Record<string, (event: ViewEvent) => void> {
  const layers = withBehaviors(definition).flatMap((layer) => [
    layer,
    ...(isObject(layer['methods']) ? [layer['methods']] : [])
  ])
  const names = layers.flatMap((layer) => Object.keys(layer).filter((name) => typeof layer[name] === 'function'))
  return Object.fromEntries(
    names.map((name) => [
      name,
      function handle(this: object, event: ViewEvent) {
        drawing.heard = true
        const instance = drawing.instances.get(this)
        if (instance) drawing.around.dispatch(instance, name, toPlatform(event))
      }
    ])
  )
}

/** Where the components stand that a file names. */
function usedBy(path: string, settings: Values): Record<string, string> {
  const folder = folderOf(path)
  return Object.fromEntries(
    Object.entries(isObject(settings['usingComponents']) ? settings['usingComponents'] : {}).map(([name, place]) => [
      name,
      `/${joinPath(folder, String(place))}`
    ])
  )
}

/** A component's properties, as its owner gives them, and its life as long as it is drawn. */
function withOwner(
  drawing: Drawing,
  { path, definition }: UsedComponent,
  builder: glassEasel.GeneralBehaviorBuilder
): glassEasel.GeneralBehaviorBuilder {
  const { instances, around } = drawing
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
  return builder
    .lifetime('attached', function attached(this: Drawn) {
      const owner = this.ownerShadowRoot?.getHostNode()
      const ownerInstance = owner ? instances.get(owner) : undefined
      if (!ownerInstance) return
      drawing.making = this
      const values = Object.fromEntries(Object.keys(properties).map((name) => [name, (this.data as Values)[name]]))
      around.createComponent(ownerInstance, `/${path}`, values)
      drawing.making = undefined
    })
    .lifetime('detached', function detached(this: Drawn) {
      const instance = instances.get(this)
      if (instance) around.closeComponent(instance)
    }) as glassEasel.GeneralBehaviorBuilder
}

export function define(
  drawing: Drawing,
  component: UsedComponent,
  initial: () => Values,
  isRoot: boolean
): glassEasel.GeneralComponentDefinition {
  const { data, space } = drawing
  const { path, settings, definition } = component
  const template = data.templates[path]
  if (!template) throw new Error(`${path}.wxml is not there`)
  const isolated = settings['component'] === true
  const scope = isolated ? space.styleScopeManager.register(scopeOf(path)) : glassEasel.StyleScopeManager.globalScope()
  // data and methods are the page's own, which no type knows: the builder is taken as one of any component
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
    .usingComponents(usedBy(path, settings))
    .template({ groupList: data.templates, content: template, fallbackListenerOnNativeNode: true } as never)
    .methods(methodsOf(drawing, definition) as never)
    .data(initial as never) as unknown as glassEasel.GeneralBehaviorBuilder
  if (!isRoot) builder = withOwner(drawing, component, builder)
  return builder.registerComponent() as unknown as glassEasel.GeneralComponentDefinition
}
