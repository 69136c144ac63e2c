/**
 * What a page shows, in Node: Taro's data tree read as its own compiled templates would, so that tags, bound events and
 * attributes are those of base.wxml and not guesses.
 */
import type { Values } from '../host'

interface Template {
  tag: string
  /** Event → whether it is caught (stops there). */
  events: ReadonlyMap<string, boolean>
  /** Attribute of the component → field of the node's data. */
  attributes: ReadonlyMap<string, string>
  /** Those fields. */
  fields: ReadonlySet<string>
}

export type Templates = ReadonlyMap<string, Template>

/** The templates of base.wxml by node name (`nn`). */
export function readTemplates(wxml: string): Templates {
  const templates = new Map<string, Template>()
  for (const [, name = '', body = ''] of wxml.matchAll(
    /<template name="tmpl_0_([^"]+)">\s*([\s\S]*?)<\/template>\s*(?=<template name|$)/g
  )) {
    const [, tag, head = ''] = /^<([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/.exec(body.trim()) ?? []
    if (!tag || tag === 'template' || tag === 'block') continue
    const events = new Map<string, boolean>()
    const attributes = new Map<string, string>()
    for (const [, attribute = '', value = ''] of head.matchAll(/([\w:-]+)="([^"]*)"/g)) {
      const bound = /^(bind|catch):?(\w+)$/.exec(attribute)
      if (bound?.[2]) events.set(bound[2], bound[1] === 'catch')
      const field = /\bi\.(\w+)/.exec(value)?.[1]
      if (!bound && field) attributes.set(attribute, field)
    }
    const fields = new Set(attributes.values())
    templates.set(name.replace(/_(focus|blur)$/, ''), { tag, events, attributes, fields })
  }
  return templates
}

export interface Node {
  tag: string
  sid: string
  id: string
  className: string
  style: string
  attributes: Values
  events: ReadonlyMap<string, boolean>
  children: Node[]
  /** The words of a text node. */
  text?: string
  parent?: Node
}

/** Asked once of each node: a tree that was read does not change. */
function once<T>(of: (node: Node) => T): (node: Node) => T {
  const cache = new WeakMap<Node, { value: T }>()
  return (node) => {
    const entry = cache.get(node) ?? { value: of(node) }
    cache.set(node, entry)
    return entry.value
  }
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** The tree under `root` of a page's or a component's data. */
export function readTree(data: Values, templates: Templates): Node {
  const root: Node = {
    tag: 'page',
    sid: '',
    id: '',
    className: '',
    style: '',
    attributes: {},
    events: new Map(),
    children: []
  }
  const read = (value: unknown, parent: Node): void => {
    if (!isObject(value)) return
    const name = String(value['nn'] ?? '')
    if (value['v'] !== undefined && !templates.has(name)) {
      const text: Node = {
        ...root,
        tag: '#text',
        text: String(value['v']),
        children: [],
        parent,
        sid: String(value['sid'] ?? '')
      }
      parent.children.push(text)
      return
    }
    const template = templates.get(name)
    if (!template) throw new Error(`The data names a node «${name}» that base.wxml has no template for`)
    // '' is what was taken away
    const lost = Object.keys(value).find(
      (field) => field.startsWith('p') && !template.fields.has(field) && /^p\d+$/.test(field) && value[field] !== ''
    )
    if (lost) throw new Error(`The data has ${lost} for a <${template.tag}>, and its template has no place for it`)
    const attributes: Values = {}
    for (const [attribute, field] of template.attributes)
      if (value[field] !== undefined) attributes[attribute] = value[field]
    const sid = String(value['sid'] ?? '')
    const node: Node = {
      tag: template.tag,
      sid,
      id: String(value['uid'] ?? sid),
      className: String(value['cl'] ?? ''),
      style: String(value['st'] ?? ''),
      attributes,
      events: template.events,
      children: [],
      parent
    }
    parent.children.push(node)
    const children: unknown = value['cn']
    if (Array.isArray(children)) children.forEach((child: unknown) => read(child, node))
  }
  const top = isObject(data['root']) ? data['root']['cn'] : undefined
  if (Array.isArray(top)) top.forEach((child: unknown) => read(child, root))
  return root
}

/** The node and everything under it, in order; nothing under one that is to be `left` out. */
export function* walk(node: Node, isSkipped: (node: Node) => boolean = () => false): Generator<Node> {
  const waiting = [node]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (isSkipped(next)) continue
    yield next
    for (let index = next.children.length - 1; index >= 0; index -= 1) waiting.push(next.children[index] as Node)
  }
}

function some(node: Node, is: (node: Node) => boolean): boolean {
  return is(node) || node.children.some((child) => some(child, is))
}

/** What a person could read, one space between pieces. */
export const textOf: (node: Node) => string = once((node) =>
  [
    node.text ?? String(node.attributes['placeholder'] ?? node.attributes['value'] ?? ''),
    ...node.children.map((child) => textOf(child))
  ]
    .filter((text) => text.trim() !== '')
    .join(' ')
    .trim()
)

export interface Measures {
  /** Elements; texts are not counted. */
  nodes: number
  depth: number
  mostChildren: number
}

/** Counts elements as the platform's own audit does. */
export const measure: (root: Node) => Measures = once((root) => {
  const measures = { nodes: 0, depth: 0, mostChildren: 0 }
  const visit = (node: Node, depth: number): void => {
    const elements = node.children.filter((child) => child.text === undefined)
    measures.nodes += elements.length
    measures.depth = Math.max(measures.depth, depth)
    measures.mostChildren = Math.max(measures.mostChildren, elements.length)
    elements.forEach((child) => visit(child, depth + 1))
  }
  visit(root, 0)
  return measures
})

const isChrome = (node: Node) => /(^| )ui-(skeleton|nav)/.test(node.className)

/** Whether something still stands in for what loads. */
export const isLoading: (root: Node) => boolean = once((root) =>
  some(root, (node) => /(^| )ui-skeleton(__block)?( |$)/.test(node.className))
)

const saysFailed = (node: Node) => /(^| )ui-failed( |$)/.test(node.className)

/** Whether something says that it could not be loaded. */
export const hasFailed: (root: Node) => boolean = once((root) => some(root, saysFailed))

/** Whether a node is of what says so, as its «try again» is. */
export const isInFailed = (node: Node): boolean =>
  saysFailed(node) || (node.parent !== undefined && isInFailed(node.parent))

const showsPicture = (node: Node) => node.tag === 'image' && Boolean(node.attributes['src'])

/** Words or a picture outside the navigation bar and outside what stands in while the page loads. */
export const hasContent: (root: Node) => boolean = once((root) => {
  for (const node of walk(root, isChrome))
    if ((node.text ?? '').trim() !== '' || node.attributes['placeholder'] || showsPicture(node)) return true
  return false
})

/** Neither words nor a picture. */
export const isBlank = (root: Node): boolean => textOf(root) === '' && !some(root, showsPicture)
