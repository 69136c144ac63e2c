/** Reading JSON that somebody else wrote: a query, a stored value, a QR code. */

export interface JsonBounds {
  /** UTF-8 bytes of the text. */
  maxBytes: number
  /** Objects and arrays inside one another; a bare value is 0 deep. */
  maxDepth: number
}

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Bytes of a text in UTF-8, counted without TextEncoder, which mini-programs lack. */
export const utf8Bytes = (text: string): number => {
  let bytes = 0
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return bytes
}

/** Where the string that begins at `quote` ends; -1: it has no end. */
const endOfString = (text: string, quote: number): number => {
  for (let end = text.indexOf('"', quote + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0
    while (text[end - 1 - slashes] === '\\') slashes += 1
    if (slashes % 2 === 0) return end
  }
  return -1
}

/** Depth by brackets outside strings, before parsing: a deep enough text would overflow the parser's own stack. */
const isTooDeep = (text: string, maxDepth: number): boolean => {
  let depth = 0
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (character === '"') {
      index = endOfString(text, index)
      if (index < 0) return false
    } else if (character === '{' || character === '[') {
      depth += 1
      if (depth > maxDepth) return true
    } else if (character === '}' || character === ']') depth -= 1
  }
  return false
}

/** A text without these, written out or as escapes, needs no walk through its value: replies are long and phones slow. */
const mayHoldForbiddenKey = (text: string): boolean =>
  text.includes('\\u') || [...forbiddenKeys].some((key) => text.includes(key))

const holdsForbiddenKey = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(holdsForbiddenKey)
  return Object.entries(value).some(([key, inner]) => forbiddenKeys.has(key) || holdsForbiddenKey(inner))
}

/**
 * The parsed value, or undefined (which JSON can't say) when the text is no JSON, too long, too deep, or holds a key
 * that could reach a prototype. Never throws.
 */
export const parseBounded = (text: string, { maxBytes, maxDepth }: JsonBounds): unknown => {
  // a unit of a text is three bytes at most: most texts need no counting
  if (text.length > maxBytes || (text.length * 3 > maxBytes && utf8Bytes(text) > maxBytes)) return undefined
  if (isTooDeep(text, maxDepth)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return mayHoldForbiddenKey(text) && holdsForbiddenKey(value) ? undefined : value
  } catch {
    return undefined
  }
}

export { hasOwn, isRecord } from '../../domain/check'
