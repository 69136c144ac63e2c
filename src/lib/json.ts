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

/** Depth by brackets outside strings, before parsing: a deep enough text would overflow the parser's own stack. */
const isTooDeep = (text: string, maxDepth: number): boolean => {
  let depth = 0
  let inString = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (inString) {
      if (character === '\\') index += 1
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{' || character === '[') {
      depth += 1
      if (depth > maxDepth) return true
    } else if (character === '}' || character === ']') depth -= 1
  }
  return false
}

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
  if (text.length > maxBytes || utf8Bytes(text) > maxBytes || isTooDeep(text, maxDepth)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return holdsForbiddenKey(value) ? undefined : value
  } catch {
    return undefined
  }
}

/** A JSON object, not an array and not null. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Object.hasOwn, which the oldest browsers of ours lack. */
export const hasOwn = (value: object, key: PropertyKey): boolean => Object.prototype.hasOwnProperty.call(value, key)
