/** Our built-ins as components of glass-easel. */
import * as glassEasel from 'glass-easel'
import { builtIns } from './builtIns'
import { parts, type BuiltIn, type Tools } from './builtIns/kit'
import { elementOf, type Drawing, type Drawn } from './drawing'

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const partOf = (component: glassEasel.Element) => {
  const element = elementOf(component)
  return element && parts.get(element)
}

/** What templates may give it. */
const namesOf = (builtIn: BuiltIn, attributes: readonly string[]): ReadonlySet<string> =>
  new Set([...Object.keys(builtIn.properties), ...attributes.map(camel), 'ariaLabel', 'ariaRole'])

function applyProperty(self: Drawn, builtIn: BuiltIn, name: string, value: unknown): void {
  const entry = partOf(self)
  if (!entry) return
  entry.tools.values[name] = value ?? builtIn.properties[name]
  const element = entry.tools.element
  if (name === 'ariaLabel') element.setAttribute('aria-label', String(value ?? ''))
  if (name === 'ariaRole') element.setAttribute('role', String(value ?? ''))
  entry.part.changed?.(name)
}

function toolsOf({ setup, around }: Drawing, builtIn: BuiltIn, component: Drawn, element: HTMLElement): Tools {
  const tools: Tools = {
    element,
    values: { ...builtIn.properties },
    pageId: setup.instance.id,
    around,
    fire: (type, detail = {}, how = {}) => {
      component.triggerEvent(type, detail, { bubbles: how.bubbles ?? false, extraFields: how.fields })
    },
    keep: (name, value) => {
      tools.values[name] = value
    }
  }
  return tools
}

export function defineBuiltIn(drawing: Drawing, tag: string): void {
  const { data, space } = drawing
  const builtIn = builtIns[tag] ?? { properties: {}, slot: true }
  const names = namesOf(builtIn, data.attributes[tag] ?? [])
  let builder = space.define(`built-in/${tag}`).options({
    dataDeepCopy: glassEasel.DeepCopyKind.None,
    propertyPassingDeepCopy: glassEasel.DeepCopyKind.None
  }) as glassEasel.GeneralBehaviorBuilder
  if (!builtIn.slot) {
    builder = builder.template({ content: () => () => ({ C: () => undefined }) } as never)
  }
  for (const name of names) {
    builder = builder.property(name, {
      type: null,
      value: builtIn.properties[name] as never,
      observer(this: Drawn, value: unknown) {
        applyProperty(this, builtIn, name, value)
      }
    } as never) as glassEasel.GeneralBehaviorBuilder
  }
  const definition = builder
    .lifetime('created', function created(this: Drawn) {
      const element = elementOf(this)
      if (!element) throw new Error(`${tag} was made without an element`)
      const tools = toolsOf(drawing, builtIn, this, element)
      const part = builtIn.make?.(tools) ?? {}
      parts.set(element, { tag, part, tools })
      for (const name of Object.keys(builtIn.properties)) part.changed?.(name)
    })
    .lifetime('attached', function attached(this: Drawn) {
      partOf(this)?.part.attached?.()
    })
    .lifetime('detached', function detached(this: Drawn) {
      partOf(this)?.part.detached?.()
    })
    .registerComponent()
  // the component's own types of data and methods are of no use to a space of any components
  space.setGlobalUsingComponent(tag, definition as unknown as glassEasel.GeneralComponentDefinition)
}
