/** Words beside the feature that says them, in both languages. */
import { hasOwn } from '../lib/json'
import { currentLocale, overrideOf } from './locale'

export type MessageParams = Readonly<Record<string, string | number>>

const placeholder = /^\w+$/

/** The index of the brace that closes the one at `open`, or -1. */
const closingBrace = (text: string, open: number): number => {
  let depth = 0
  for (let index = open; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1
    else if (text[index] === '}') {
      depth -= 1
      if (depth === 0) return index
    }
  }
  return -1
}

/** Parts of a text at the bars that no braces enclose. */
const splitAtBars = (text: string): string[] => {
  const parts: string[] = ['']
  let depth = 0
  for (const character of text) {
    if (character === '{') depth += 1
    if (character === '}') depth -= 1
    if (character === '|' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts
}

const fill = (inner: string, params: MessageParams): string | undefined => {
  const parts = splitAtBars(inner)
  const [name = '', singular, many] = parts
  if (!placeholder.test(name) || !hasOwn(params, name)) return undefined
  const value = params[name]
  if (parts.length === 1) return String(value)
  if (singular === undefined || many === undefined || parts.length !== 3) return undefined
  return formatMessage(Number(value) === 1 ? singular : many, params)
}

/**
 * Fills `{name}`, and `{count|one item|{count} items}` by whether count is 1. A value is put in as it is and never read
 * again, so braces in a product's title stay. A placeholder without a value stays visible.
 */
export const formatMessage = (text: string, params: MessageParams = {}): string => {
  let result = ''
  let index = 0
  while (index < text.length) {
    const open = text.indexOf('{', index)
    const close = open === -1 ? -1 : closingBrace(text, open)
    if (close === -1) return result + text.slice(index)
    result += text.slice(index, open)
    result += fill(text.slice(open + 1, close), params) ?? text.slice(open, close + 1)
    index = close + 1
  }
  return result
}

/** Says the words of a key in the language in use; observable, so what prints it is an `observer`. */
export type Translate<Key extends string> = (key: Key, params?: MessageParams) => string

/** English words by their keys: a build hands in a list in the order of the Chinese ones (`config/plugins/wordsOnce.cjs`). */
const byKey = <Words extends Readonly<Record<string, string>>>(zh: object, en: Words): Words => {
  if (!Array.isArray(en)) return en
  const list: readonly string[] = en
  return Object.fromEntries(Object.keys(zh).map((key, index) => [key, list[index]])) as Words
}

/** The words of a feature; a site may override `namespace.key`. A key missing in English is a compile error. */
export const defineMessages = <const Words extends Readonly<Record<string, string>>>(
  namespace: string,
  zh: Words,
  en: Readonly<Record<keyof Words, string>>
): Translate<keyof Words & string> => {
  let english: typeof en | undefined
  return (key, params) => {
    const words = currentLocale() === 'zh-CN' ? zh : (english ??= byKey(zh, en))
    // a key may come from a reply, and every object answers to «constructor»
    return formatMessage(overrideOf(`${namespace}.${key}`) ?? (hasOwn(words, key) ? words[key] : key), params)
  }
}

/** One of two words given in place, for rows that carry their own, such as a route's title. */
export const pickWords = (words: { zh: string; en: string }): string =>
  currentLocale() === 'zh-CN' ? words.zh : words.en
