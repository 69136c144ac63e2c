/** What every built-in component is made of. */
import type { Values } from '../../../host'
import type { AroundFrame } from '../../shared'

export interface Tools {
  /** The host element of the built-in in the document. */
  element: HTMLElement
  /** Properties as the template gave them, by camelCase name. */
  values: Values
  pageId: number
  around: AroundFrame
  /** Sends an event to what the template bound. Events of built-ins do not go up unless asked. */
  fire(type: string, detail?: unknown, how?: { bubbles?: boolean; fields?: Values }): void
  /** A property changed by the built-in itself, as typing does. */
  keep(name: string, value: unknown): void
}

/** The living part of a built-in. */
export interface Part {
  changed?(name: string): void
  attached?(): void
  detached?(): void
  /** For a form: the value under its name, and how to empty it. */
  value?(): unknown
  reset?(): void
  /** What a context of the scripts asks of it: by the method's name. */
  acts?: Readonly<Record<string, (...values: unknown[]) => unknown>>
  /** A tap on a label that belongs to it. */
  activate?(): void
}

export interface BuiltIn {
  /** Properties with their defaults. */
  properties: Values
  /** Takes children. */
  slot: boolean
  make?(tools: Tools): Part
}

/** Parts by their element, for what looks around itself: labels, forms, groups. */
export const parts = new WeakMap<Element, { tag: string; part: Part; tools: Tools }>()

export const isOn = (value: unknown): boolean => value === true || value === '' || value === 'true'
export const text = (value: unknown): string => (value === undefined || value === null ? '' : String(value))
export const number = (value: unknown, fallback: number): number => {
  const amount = typeof value === 'string' ? Number(value.replace(/px$/, '')) : value
  return typeof amount === 'number' && Number.isFinite(amount) ? amount : fallback
}

export function child<K extends keyof HTMLElementTagNameMap>(
  parent: Element,
  tag: K,
  className = ''
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag)
  if (className) node.className = className
  parent.append(node)
  return node
}

/** Every built-in part under an element, in the document's order. */
export function partsUnder(element: Element): { tag: string; part: Part; tools: Tools }[] {
  return [...element.querySelectorAll('*')].flatMap((each) => parts.get(each) ?? [])
}
