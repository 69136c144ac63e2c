/** Our built-ins as components of glass-easel. */
import * as glassEasel from 'glass-easel'
import { builtIns } from './builtIns'
import { parts, type BuiltIn, type Tools } from './builtIns/kit'
import { elementOf, type Drawing, type Drawn } from './drawing'

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const partOf = (drawn: glassEasel.Element) => {
  const element = elementOf(drawn)
  return element && parts.get(element)
}

/** What templates may give it. */
const namesOf = (given: BuiltIn, attributes: readonly string[]): ReadonlySet<string> =>
  new Set([...Object.keys(given.properties), ...attributes.map(camel), 'ariaLabel', 'ariaRole'])

function changed(self: Drawn, given: BuiltIn, name: string, value: unknown): void {
  const known = partOf(self)
  if (!known) return
  known.tools.values[name] = value ?? given.properties[name]
  const element = known.tools.element
  if (name === 'ariaLabel') element.setAttribute('aria-label', String(value ?? ''))
  if (name === 'ariaRole') element.setAttribute('role', String(value ?? ''))
  known.part.changed?.(name)
}

function toolsOf({ setup, around }: Drawing, given: BuiltIn, drawn: Drawn, element: HTMLElement): Tools {
  const tools: Tools = {
    element,
    values: { ...given.properties },
    pageId: setup.instance.id,
    around,
    fire: (type, detail = {}, how = {}) => {
      drawn.triggerEvent(type, detail, { bubbles: how.bubbles ?? false, extraFields: how.fields })
    },
    keep: (name, value) => {
      tools.values[name] = value
    }
  }
  return tools
}

export function defineBuiltIn(drawing: Drawing, tag: string): void {
  const { data, space } = drawing
  const given = builtIns[tag] ?? { properties: {}, slot: true }
  const names = namesOf(given, data.attributes[tag] ?? [])
  let builder = space.define(`built-in/${tag}`).options({
    dataDeepCopy: glassEasel.DeepCopyKind.None,
    propertyPassingDeepCopy: glassEasel.DeepCopyKind.None
  }) as glassEasel.GeneralBehaviorBuilder
  if (!given.slot) {
    builder = builder.template({ content: () => () => ({ C: () => undefined }) } as never)
  }
  for (const name of names) {
    builder = builder.property(name, {
      type: null,
      value: given.properties[name] as never,
      observer(this: Drawn, value: unknown) {
        changed(this, given, name, value)
      }
    } as never) as glassEasel.GeneralBehaviorBuilder
  }
  const definition = builder
    .lifetime('created', function created(this: Drawn) {
      const element = elementOf(this)
      if (!element) throw new Error(`${tag} was made without an element`)
      const tools = toolsOf(drawing, given, this, element)
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
  // the component's own types of data and methods are of no use to a space of any components
  space.setGlobalUsingComponent(tag, definition as unknown as glassEasel.GeneralComponentDefinition)
}
