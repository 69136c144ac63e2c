/** What the parts of the renderer share of a page while it is drawn. */
import type * as glassEasel from 'glass-easel'
import type { Instance, Values } from '../../host'
import type { AroundFrame, PageSetup } from '../shared'

type Templates = Record<string, ((name: string) => unknown) | undefined>
export type Drawn = glassEasel.GeneralComponent

export interface FrameData {
  /** What the template compiler made of every template, by path. */
  templates: Templates
  /** Attributes that templates give each built-in, by tag. */
  attributes: Readonly<Record<string, readonly string[]>>
}

export interface Drawing {
  data: FrameData
  setup: PageSetup
  around: AroundFrame
  space: glassEasel.ComponentSpace
  instances: WeakMap<object, Instance>
  /** A handler of the scripts was called by the event being sent. */
  heard: boolean
  /** Component that the logic is being made for: its surface is asked for meanwhile. */
  making?: Drawn
}

export const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** The renderer's backend draws with elements of the document; the framework's types only know that there is a backend. */
export const elementOf = (component: glassEasel.Element): HTMLElement | undefined => {
  const element: unknown = component.getBackendElement()
  return element instanceof HTMLElement ? element : undefined
}
