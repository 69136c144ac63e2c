/**
 * The style sheets of a compiled page, as far as letters and the boxes around them go: no layout, but which size a text has and
 * whether a box has a height of its own. Lengths are rpx.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Node } from '../../simulator/crawl/tree'
import { dist } from './drawn'

interface Rule {
  /** From the outermost to the node itself, each the classes that it must have. */
  chain: string[][]
  specificity: number
  /** What came later wins among equals. */
  order: number
  declared: Record<string, string>
}

export interface Sheet {
  /** Size of the letters of a node, where those of the screen are so many times as large. */
  sizeOf(node: Node, times: number): number
  /** A height of its own, and lines of a fixed height; undefined: by what it holds. */
  boxOf(node: Node, times: number): { height: number | undefined; lineHeight: number | undefined }
}

/** Sheets of a page, with what they import, in the order in which they hold. */
function textsOf(file: string, seenFiles = new Set<string>()): string[] {
  if (seenFiles.has(file) || !existsSync(file)) return []
  seenFiles.add(file)
  const text = readFileSync(file, 'utf8')
  const imports = [...text.matchAll(/@import\s+"([^"]+)"/g)].flatMap(([, of = '']) =>
    textsOf(path.resolve(path.dirname(file), of), seenFiles)
  )
  return [...imports, text]
}

const propertyNames = new Set(['font-size', 'height', 'line-height'])

/** Rules of plain classes; states, parts and screens of other sizes say nothing of what stands still. */
function rulesOf(text: string, from: number): Rule[] {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, heads = '', body = ''], index) => {
    const declared = Object.fromEntries(
      body
        .split(';')
        .map((line): [string, string] => [
          line.slice(0, line.indexOf(':')).trim(),
          line.slice(line.indexOf(':') + 1).trim()
        ])
        .filter(([name]) => propertyNames.has(name))
    )
    if (Object.keys(declared).length === 0) return []
    return heads.split(',').flatMap((head): Rule[] => {
      const parts = head.trim().split(/\s+(?![^(]*\))/)
      if (!parts.every((part) => /^(?:\.[\w-]+)+$/.test(part))) return []
      const chain = parts.map((part) => part.slice(1).split('.'))
      return [{ chain, specificity: chain.flat().length, order: from + index, declared }]
    })
  })
}

const classesOf = ({ className }: Node): string[] => className.split(' ')
const has = (node: Node, names: readonly string[]): boolean => names.every((name) => classesOf(node).includes(name))

function holds({ chain }: Rule, node: Node): boolean {
  const [self, ...above] = [...chain].reverse()
  if (!self || !has(node, self)) return false
  let current: Node | undefined = node.parent
  for (const names of above) {
    while (current && !has(current, names)) current = current.parent
    if (!current) return false
    current = current.parent
  }
  return true
}

const tokens = [22, 24, 28, 32, 36, 44, 56]

/** `24rpx`, `var(--f2)`, `calc(var(--f3)*1.071)`. */
function sizeFrom(value: string, times: number): number | undefined {
  const [, token, factor = '1'] = /^(?:calc\()?var\(--f(\d)\)(?:\s*\*\s*([\d.]+)\))?$/.exec(value) ?? []
  if (token !== undefined) return (tokens[Number(token) - 1] ?? 0) * times * Number(factor)
  const [, size] = /^([\d.]+)rpx$/.exec(value) ?? []
  return size === undefined ? undefined : Number(size)
}

const lengthOf = (value = '', times: number): number | undefined => {
  if (value.includes('var(')) return sizeFrom(value, times)
  const [, length, unit] = /^([\d.]+)(rpx|px)$/i.exec(value) ?? []
  return length === undefined ? undefined : Number(length) * (unit === 'rpx' ? 1 : 2)
}

export function sheetOf(page: string): Sheet {
  const texts = [path.join(dist, 'app.wxss'), path.join(dist, `${page}.wxss`)].flatMap((file) => textsOf(file))
  const rules = texts.flatMap((text, index) => rulesOf(text, index * 1_000_000))
  const winning = (node: Node, name: string): string | undefined =>
    rules
      .filter((rule) => rule.declared[name] !== undefined && holds(rule, node))
      .sort((first, other) => first.specificity - other.specificity || first.order - other.order)
      .at(-1)?.declared[name]
  const sizeOf = (node: Node, times: number): number => {
    for (let current: Node | undefined = node; current; current = current.parent) {
      const value = winning(current, 'font-size')
      const size = value === undefined || value === 'inherit' ? undefined : sizeFrom(value, times)
      if (size !== undefined) return size
      if (value !== undefined && value !== 'inherit') throw new Error(`Letters of ${value} in .${current.className}`)
    }
    return 28
  }
  return {
    sizeOf,
    boxOf: (node, times) => ({
      height: lengthOf(winning(node, 'height'), times),
      lineHeight: lengthOf(winning(node, 'line-height'), times)
    })
  }
}
