/** Which endpoints a program calls, read from its text. */

/** Folders of src whose calls a shopper's screen makes; src/api itself only lists every endpoint. */
export const callingFolders = /^(?:features|stores|pages[A-D]?|custom-tab-bar)[\\/]/

const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g
/** `call('GET /path', …)`, `useQuery('GET /path')` …, with a type or a line's end before the key, or a choice of two keys. */
const calls =
  /\b(call|upload|useQuery|useOne|useList|useMutation)(?:<[^()]*?>)?\(\s*(?:[^'(),;]*\?\s*)?'([A-Z]+ \/[^']*)'(?:\s*:\s*'([A-Z]+ \/[^']*)')?/g

export const withoutComments = (text) => text.replace(comments, '')

/** Pairs of the function and the key, such as `GET /o2cart/v1/carts/list`, that stands as its first argument. */
export function askedBy(text) {
  const matches = [...withoutComments(text).matchAll(calls)]
  return matches.flatMap(([, name, ...keys]) => keys.filter(Boolean).map((key) => [name, key]))
}

/** Keys that stand as the first argument of a call; types and lists don't count. */
export const calledKeys = (text) => new Set(askedBy(text).map(([, key]) => key))
